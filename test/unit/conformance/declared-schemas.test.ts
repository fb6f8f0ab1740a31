/** Endpoints of a target whose owner declares schemas. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePlan } from '../../../src/conformance/run/run-plan.ts';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import { subjectOfTarget } from '../../../src/conformance/target/target.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';
import { realEndpoints } from '../endpoints/real-schemas.ts';

const input = {
  type: 'object',
  required: ['prompt'],
  additionalProperties: false,
  properties: { prompt: { type: 'string', minLength: 1 }, steps: { type: 'integer', minimum: 1 } },
  examples: [{ prompt: 'A lighthouse', steps: 4 }],
};

function read(endpoint: object, path?: string) {
  const file = {
    baseUrl: 'https://host.test',
    keys: { valid: { public: 'key' } },
    endpoints: { own: { id: 'abc', kind: 'serverless', ...endpoint } },
  };
  return readTarget(file, { env: {}, ...(path !== undefined && { path }) });
}

test('a schema declares itself, and an ordinary input', () => {
  const { claims, endpoints } = read({ input, output: { type: 'object' } });
  expect(claims).toContain('input-schema');
  expect(claims).toContain('output-schema');
  expect(endpoints[0]?.inputs).toEqual({ ordinary: { prompt: 'A lighthouse', steps: 4 } });
});

test.each(Object.entries(realEndpoints))('an input is made where none is given: %s', (_, real) => {
  const { endpoints } = read({ input: real.endpoint.input });
  expect(endpoints[0]?.inputs.ordinary).toBeTypeOf('object');
});

test('evidence has schemas that refer to no file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'target-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'input.json'), JSON.stringify(input));
  writeFileSync(join(folder, 'target.yaml'), '');
  const target = read({ input: { $ref: './input.json' } }, join(folder, 'target.yaml'));
  expect(subjectOfTarget(target).endpoints[0]?.input).toEqual(input);
});

test.each([
  [
    { kind: 'public', model: 'text', input },
    '/endpoints/own/input: expected no schema of a public',
  ],
  [{ input: { type: 'objekt' } }, '/endpoints/own/input/type: Expected'],
  [{ input: { $ref: './input.json' } }, '/endpoints/own/input'],
  [
    { input, inputs: { ordinary: { prompt: '' } } },
    '/endpoints/own/inputs/ordinary/prompt: expected at least 1 character, as the schema of the input says, got "".',
  ],
  [
    { input, inputs: { slow: { input: { prompt: 7 }, runsForMs: 1 } } },
    '/endpoints/own/inputs/slow/input/prompt: expected a string, as the schema of the input says, got 7.',
  ],
  [{ input: { type: 'object', not: {} } }, '/endpoints/own/input: '],
])('%j is refused with its place', (endpoint, message) => {
  expect(() => read(endpoint)).toThrow(message);
});

test('an input that a worker is declared to refuse need not fit', () => {
  expect(() => read({ input, inputs: { failing: { prompt: 7 } } })).not.toThrow();
});

test('the plan says how many jobs are made of a schema', () => {
  const target = read({ input });
  const plan = makePlan(target, { profile: 'contract', scenarios });
  const planned = plan.scenarios.find(({ scenario }) => scenario.name === 'schema-inputs');
  expect(planned?.jobs).toBeGreaterThan(5);
  expect(planned?.jobs).toBeLessThan(43);
  expect(planned?.mostJobs).toBeGreaterThan(planned?.jobs ?? 0);
});
