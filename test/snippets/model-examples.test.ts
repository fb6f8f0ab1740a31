/** The requests that the document shows for each kind of model give what it shows. */
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { modelKinds } from '#generated/reference/tables.js';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { textOfOutput } from '../../src/conformance/contract/documented-members.ts';
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

/** How much a job is charged for, by the quantity of its price, as its request and its output show it. */
const amounts: Readonly<Record<string, (input: Values, output: Values, kind: string) => unknown>> =
  {
    pixels: ({ width, height }) => Number(width) * Number(height),
    seconds: ({ duration }) => duration,
    characters: (_, output, kind) => [...(textOfOutput(kind, output) ?? '')].length,
    tokens: (_, output) => Object(output['usage']).output,
  };

test.each(modelKinds)('%s: the shown cost follows from what is shown', (kind) => {
  const name = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
  const request = examples.get(`${name}Request`);
  const { output = {} } = examples.get(`${name}Completed`)?.value ?? {};
  const endpoint = settings.endpoints[request?.['x-endpoint'] ?? ''];
  const { price, per, quantity } = document['x-pricing'].prices[String(Object(endpoint).price)];
  const amount = Number(amounts[quantity]?.(request?.value.input ?? {}, output, kind));
  expect(output['cost']).toBeCloseTo((amount * Number(price)) / per, 10);
});
