/** The requests that the document shows for each kind of model give what it shows. */
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { createReferenceService } from '../../src/reference/service.ts';

interface Example {
  readonly 'x-endpoint'?: string;
  readonly value: { readonly input?: Values; readonly output?: Values };
}

type Values = Readonly<Record<string, unknown>>;

const document = JSON.parse(await readFile('generated/reference/openapi.json', 'utf8'));
const examples = new Map<string, Example>(Object.entries(document.components.examples));
const requests = [...examples].filter(([, example]) => example['x-endpoint'] !== undefined);
const settings = await readSettings('mocks/service.yaml');
const service = createReferenceService({ settings });
afterAll(() => service.close());

test('every kind of model has a request', () => {
  const kinds = Object.keys(document['x-models']).map((kind) => `${kind}request`);
  expect(requests.map(([name]) => name.toLowerCase())).toEqual(expect.arrayContaining(kinds));
});

test.each(requests)('%s completes on its endpoint', async (name, { value, ...example }) => {
  const target = `http://service.test/v2/${example['x-endpoint']}/runsync`;
  const answer = await service.fetch(
    new Request(target, {
      method: 'POST',
      headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
      // Its webhook is nobody's.
      body: JSON.stringify({ ...value, webhook: undefined }),
    }),
  );
  const job = JSON.parse(await answer.text());
  expect(job).toMatchObject({ status: 'COMPLETED' });
  const shown = examples.get(name.replace('Request', 'Completed'))?.value.output ?? {};
  expect(Object.keys(job.output)).toEqual(expect.arrayContaining(Object.keys(shown)));
  if ('cost' in shown) expect(job.output.cost).toBe(shown['cost']);
});

/** What each kind of model is charged by, as its request and its output show it. */
const quantities: Readonly<Record<string, (input: Values, output: Values) => unknown>> = {
  Image: ({ width, height }) => Number(width) * Number(height),
  Video: ({ duration }) => duration,
  Transcription: (_, { transcription }) => [...String(transcription)].length,
  Text: (_, output) => Object(output['usage']).output,
};

test.each(Object.entries(quantities))(
  '%s: the shown cost follows from what is shown',
  (kind, of) => {
    const request = examples.get(`${kind}Request`);
    const { output = {} } = examples.get(`${kind}Completed`)?.value ?? {};
    const endpoint = settings.endpoints[request?.['x-endpoint'] ?? ''];
    const { price, per } = document['x-pricing'].prices[String(Object(endpoint).price)];
    const quantity = Number(of(request?.value.input ?? {}, output));
    expect(output['cost']).toBeCloseTo((quantity * Number(price)) / per, 10);
  },
);
