/** The client of this package, used as its guide says, keeps all that it claims. */
import { expect, test } from 'vitest';
import { functionApplication } from '../../src/callers/application/function-application.ts';
import { createClient } from '../../src/client/index.ts';
import { isObject } from '../../src/core/json.ts';
import { verdictsOf, withVerdict } from './check.ts';

const endpoint = 'black-forest-labs-flux-1-schnell';
const input = { prompt: 'a lighthouse', width: 256, height: 256 };

test('the client of this package keeps every rule that it claims', async () => {
  const application = functionApplication({
    name: 'the client',
    endpoint,
    withinSeconds: 25,
    declares: { downloads: true, several: true, givesUpAfterSeconds: 20 },
    work: async ({ baseUrl, apiKey, signal }) => {
      const client = createClient({ baseUrl, apiKey, maxRetries: 4 });
      const job = await client.runAndWait(endpoint, { input }, { signal, timeoutMs: 20_000 });
      if (job.phase !== 'completed') throw new Error(`The job ended as ${job.status}.`);
      const { output } = job;
      const url = isObject(output) ? output['image_url'] : undefined;
      if (typeof url !== 'string') throw new Error('The job has no result.');
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`The result was answered with ${response.status}.`);
      await response.arrayBuffer();
    },
  });
  const verdicts = await verdictsOf(application);
  expect(withVerdict(verdicts, 'broken')).toEqual({});
  expect(withVerdict(verdicts, 'inconclusive')).toEqual({});
  expect(withVerdict(verdicts, 'not run')).toEqual({});
}, 300_000);
