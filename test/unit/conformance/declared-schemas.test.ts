/** Endpoints of a target whose owner declares schemas. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePlan } from '../../../src/conformance/run/run-plan.ts';
import { redactedSchemas } from '../../../src/conformance/run/target-secrets.ts';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import { subjectOfTarget } from '../../../src/conformance/target/target.ts';
import { readTarget, type TargetContext } from '../../../src/conformance/target/target-file.ts';
import { Redaction } from '../../../src/evidence/redaction.ts';
import { realEndpoints } from '../endpoints/real-schemas.ts';

const input = {
  type: 'object',
  required: ['prompt'],
  additionalProperties: false,
  properties: { prompt: { type: 'string', minLength: 1 }, steps: { type: 'integer', minimum: 1 } },
  examples: [{ prompt: 'A lighthouse', steps: 4 }],
};

function read(endpoint: object, context: Omit<TargetContext, 'env'> = {}) {
  const file = {
    baseUrl: 'https://host.test',
    keys: { valid: { public: 'key' } },
    endpoints: { own: { id: 'abc', kind: 'serverless', ...endpoint } },
  };
  return readTarget(file, { env: {}, ...context });
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
  const target = read({ input: { $ref: './input.json' } }, { path: join(folder, 'target.yaml') });
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

test('evidence has keywords as they are, and neither remarks nor values that may be secret', () => {
  const secret = 'sk-live-0f8a7c3b5d9e4f21a6';
  const schema = {
    type: 'object',
    'x-note': 'for Acme only',
    required: ['api_key'],
    $defs: { Key: { type: 'string', pattern: '^sk-', 'x-expected': 'a key' } },
    properties: {
      api_key: { $ref: '#/$defs/Key', enum: [secret] },
      webhook: { type: 'string', format: 'uri' },
      s3Config: { type: 'object', properties: { accessKey: { const: secret } } },
    },
    examples: [{ api_key: secret }],
  };
  const redacted = redactedSchemas({ input: schema }, new Redaction()).input;
  expect(redacted).toMatchObject({
    required: ['api_key'],
    $defs: { Key: { type: 'string', pattern: '^sk-', 'x-expected': 'a key' } },
    properties: {
      api_key: { $ref: '#/$defs/Key' },
      webhook: { type: 'string', format: 'uri' },
      s3Config: { type: 'object' },
    },
  });
  expect(JSON.stringify(redacted)).not.toMatch(/sk-live|Acme/);
});

test('what of a schema is not checked is told', () => {
  const warnings: string[] = [];
  read(
    { input: { type: 'object', properties: { a: { format: 'colour' } } } },
    {
      onWarning: (warning) => warnings.push(warning),
    },
  );
  expect(warnings).toEqual([
    '/endpoints/own/input/properties/a/format: The format colour is not known, so it is not checked.',
  ]);
});

test('the plan says how many jobs are made of a schema', () => {
  const target = read({ input });
  const plan = makePlan(target, { profile: 'contract', scenarios });
  const planned = plan.scenarios.find(({ scenario }) => scenario.name === 'schema-inputs');
  expect(planned?.jobs).toBeGreaterThan(5);
  expect(planned?.jobs).toBeLessThan(43);
  expect(planned?.mostJobs).toBeGreaterThan(planned?.jobs ?? 0);
});
