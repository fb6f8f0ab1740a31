/** Applications that say by schemas what they submit, and with which outputs they cope. */
import { expect, test } from 'vitest';
import { readApplicationFile } from '../../../src/callers/application/app-file.ts';
import { functionApplication } from '../../../src/callers/application/function-application.ts';
import { planApplication } from '../../../src/callers/check-caller.ts';
import { outputsVary } from '../../../src/callers/results/varied-outputs.ts';
import { realEndpoints } from '../endpoints/real-schemas.ts';

const work = () => Promise.resolve();

test('a schema declares itself', () => {
  const { declares } = functionApplication({ work, input: { type: 'object' }, output: {} });
  expect([...declares]).toEqual(expect.arrayContaining(['input-schema', 'output-schema']));
});

test('without a schema of outputs, none is varied', () => {
  const plan = planApplication(functionApplication({ work }), {});
  expect(plan.scenarios).not.toContain(outputsVary);
  expect(plan.notCovered.map(({ rule }) => rule)).toContain('copes-with-outputs');
});

test.each(Object.entries(realEndpoints))('%s: at most 12 outputs are tried', (_, { endpoint }) => {
  const rounds = outputsVary.rounds?.({ output: endpoint.output ?? {} }) ?? 0;
  expect(rounds).toBeGreaterThan(1);
  expect(rounds).toBeLessThanOrEqual(12);
});

test('no output leads an application to an address of ours', () => {
  const roundsWith = (image: object) =>
    outputsVary.rounds?.({
      output: {
        type: 'object',
        required: ['image'],
        properties: { image, seed: { type: 'integer' } },
      },
    });
  const url = { type: 'string', format: 'uri' };
  expect(roundsWith(url)).toBe(1);
  expect(roundsWith({ ...url, examples: ['http://127.0.0.1:1/a.png'] })).toBeGreaterThan(1);
});

test('each example of the output is tried', () => {
  const examples = [{ url: 'https://a.test' }, { bytes: 'AA==' }, { parts: ['https://b.test'] }];
  const output = { type: 'object', additionalProperties: false };
  const properties = { url: {}, bytes: {}, parts: {} };
  const roundsWith = (listed: readonly object[]) =>
    outputsVary.rounds?.({ output: { ...output, properties, examples: listed } }) ?? 0;
  expect(roundsWith(examples) - roundsWith(examples.slice(0, 1))).toBe(2);
});

test.each([
  [{ input: { type: 'objekt' } }, '/input/type: Expected'],
  [{ output: { properties: { a: { minimum: 'x' } } } }, '/output/properties/a/minimum: Expected'],
  [{ output: { $ref: '../output.json' } }, '/output'],
])('%j in an application file is refused with its place', (schemas, message) => {
  const file = { endpoint: 'echo', work: { command: ['true', '{baseUrl}', '{apiKey}'] } };
  expect(() => readApplicationFile({ ...file, ...schemas })).toThrow(message);
});
