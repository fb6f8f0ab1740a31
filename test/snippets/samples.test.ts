/** The code samples of every operation of the contract, run as they stand against the reference service. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { missingFor, runners, runSample, sampledOperations } from './code-samples.ts';

const operations = await sampledOperations('contract');

const service = createReferenceService({
  settings: {
    accounts: { demo: { keys: { 'sample-key': {} } } },
    endpoints: { image: { kind: 'public', model: 'image', price: 'image-fast' } },
  },
});
let server: Listening;
let jobId: string;

beforeAll(async () => {
  server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${server.url}/v2/image/run`, {
    method: 'POST',
    headers: { authorization: 'Bearer sample-key', 'content-type': 'application/json' },
    body: '{"input": {"prompt": "A sample"}}',
  });
  jobId = JSON.parse(await answer.text()).id;
});

afterAll(async () => {
  service.close();
  await server.close();
});

function answered(operationId: string): object {
  const statuses: Readonly<Record<string, unknown>> = {
    runJob: 'IN_QUEUE',
    runJobSync: 'COMPLETED',
    getJobStatus: 'COMPLETED',
  };
  return { id: expect.any(String), status: statuses[operationId] };
}

describe.each(operations)('$operationId', ({ operationId, 'x-codeSamples': samples = [] }) => {
  test('has a sample in each language', () => {
    expect(samples.map(({ lang }) => lang).sort()).toEqual(Object.keys(runners).sort());
  });

  test.for(samples)('in $lang answers the job', async (sample, context) => {
    const missing = missingFor(sample);
    context.skip(missing !== undefined, missing);
    const { exitCode, output, errors } = await runSample(sample, {
      env: {
        BASE_URL: server.url,
        API_KEY: 'sample-key',
        ENDPOINT_ID: 'image',
        JOB_ID: jobId,
      },
    });
    expect(errors).not.toMatch(/error/i);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject(answered(operationId));
  });
});
