/** Schemas that `learn` proposes from what was seen, and outputs that no longer fit. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { textsWithin } from '../../../src/core/json.ts';
import type { EvidenceRecord } from '../../../src/evidence/record-types.ts';
import { compareOutputs } from '../../../src/learning/compare-outputs.ts';
import { proposedSchemasFile } from '../../../src/learning/proposed-schemas.ts';
import { SeenValues } from '../../../src/learning/seen-values.ts';

function schemaOf(...values: readonly unknown[]): { text: string; schema: object } {
  const seen = new SeenValues();
  for (const value of values) seen.add(value);
  const text = seen.schemaLines().join('\n');
  return { text, schema: parse(text) };
}

test('types, required members, unions and ranges are what was seen', () => {
  const { text, schema } = schemaOf(
    {
      prompt: 'A lighthouse',
      steps: 4,
      seed: null,
      sizes: [64, 512],
      url: 'https://a.test/pictures/a',
    },
    { prompt: 'A', steps: 20, seed: 7, sizes: [], url: 'https://b.test/pictures/b', scale: 1.5 },
    { prompt: 'B', steps: 8, seed: 7, sizes: [], url: 'https://b.test/pictures/b', scale: 2 },
  );
  expect(schema).toEqual({
    type: 'object',
    required: ['prompt', 'steps', 'seed', 'sizes', 'url'],
    properties: {
      prompt: { type: 'string' },
      steps: { type: 'integer' },
      seed: { type: ['null', 'integer'] },
      sizes: { type: 'array', items: { type: 'integer' } },
      url: { type: 'string', format: 'uri' },
      scale: { type: 'number' },
    },
  });
  expect(text).toContain('type: integer # 4 to 20');
  expect(text).toContain('type: string # 1 to 12 characters');
  expect(text).toContain('type: array # 0 to 2 items');
});

const name = fc.constantFrom('a', 'steps', 'on', 'null', 'image_url', 'the key', 'Z9');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  ),
}));

test('every value that was seen fits', () => {
  const values = fc.array(fc.dictionary(name, value), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(values, (seen) => {
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      const validate = ajv.compile(schemaOf(...seen).schema);
      expect(seen.filter((one) => !validate(one))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a map, a single number and a redacted text propose nothing', () => {
  const { text, schema } = schemaOf(
    { scores: { alice: 0.5, bob: 1 }, phone: 491701234567, pin: 4711, secret: '[redacted]' },
    { scores: { carol: 0.5, 'maria schmidt': 1 }, phone: 491701234567, pin: 4711, secret: 'x' },
  );
  expect(schema).toMatchObject({
    properties: {
      scores: { type: 'object' },
      phone: { type: 'integer' },
      pin: { type: 'integer' },
    },
  });
  expect(text).not.toMatch(/alice|maria|4917|4711|redacted/);
});

test('a name that comes once among many is data, and hides no others', () => {
  const { schema } = schemaOf(
    ...Array.from({ length: 8 }, (_, index) => ({ prompt: 'x', [`user${index}`]: 1 })),
  );
  expect(schema).toEqual({
    type: 'object',
    required: ['prompt'],
    properties: { prompt: { type: 'string' } },
  });
});

test('no text, and no name that may be private, is in it', () => {
  const secrets = fc.array(fc.stringMatching(/^[a-z]{3}[0-9]{4}[a-z]{6,12}$/), { minLength: 1 });
  fc.assert(
    fc.property(secrets, (texts) => {
      const { text } = schemaOf({
        list: texts,
        one: { inside: texts[0] },
        ...Object.fromEntries(texts.map((secret) => [secret, 1])),
      });
      expect(texts.filter((secret) => text.includes(secret))).toEqual([]);
      expect(text).toContain('whose names may be private');
    }),
  );
});

/** The evidence of one job, submitted with an input and completed with an output. */
function completed(output: object): EvidenceRecord[] {
  const exchange = (
    id: number,
    method: string,
    target: string,
    sent: string,
    got: object,
  ): EvidenceRecord => ({
    kind: 'exchange',
    id,
    scenario: 'any',
    key: 'valid',
    sentMs: 1000 * id,
    receivedMs: 1000 * id + 10,
    request: {
      method,
      target,
      headers: { 'content-type': 'application/json' },
      ...(sent !== '' && { body: sent }),
    },
    response: {
      status: 200,
      headers: { 'content-type': 'application/json' },
      bytes: 1,
      body: JSON.stringify(got),
    },
  });
  return [
    { kind: 'subject', format: 1, baseUrl: 'https://a.test', claims: [], endpoints: [] },
    exchange(1, 'POST', '/v2/own/run', '{"input":{"prompt":"x"}}', { id: 'j', status: 'IN_QUEUE' }),
    exchange(2, 'GET', '/v2/own/status/j', '', { id: 'j', status: 'COMPLETED', output }),
  ];
}

test('a file has the schemas of each endpoint, and the evidence', () => {
  const text = proposedSchemasFile([completed({ text: 'A secret text' })]);
  expect(parse(text)).toEqual({
    endpoints: {
      own: {
        input: { type: 'object', required: ['prompt'], properties: { prompt: { type: 'string' } } },
        output: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
      },
    },
  });
  expect(text).toContain('"own": # 1 completed job, in evidence 2');
  expect(text).not.toContain('A secret text');
});

test('without completed jobs, the file says so', () => {
  expect(parse(proposedSchemasFile([[]]))).toEqual({ endpoints: {} });
});

describe('compareOutputs', () => {
  const none = { changes: [], fresh: [], same: [], notCompared: [], notLookedFor: [] };
  const output = {
    type: 'object',
    required: ['text'],
    properties: { text: { type: 'string' }, count: { type: 'integer' } },
  };
  const compare = (got: object) =>
    compareOutputs(
      {
        ...none,
        notLookedFor: [{ path: ['endpoints', 'own', 'output'], reason: 'never shown' }],
      },
      { endpoints: { own: { output } }, evidence: [completed(got)] },
    );

  test('an output that fits is the same', () => {
    const { changes, same, notLookedFor } = compare({ text: 'x' });
    expect(changes).toEqual([]);
    expect(same.map(({ path }) => path)).toEqual([['endpoints', 'own', 'output']]);
    expect(notLookedFor).toEqual([]);
  });

  test('one that no longer fits is named with its place, without its value', () => {
    const { changes, same } = compare({ text: { secret: 'A secret text' } });
    expect(same).toEqual([]);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ shownBy: [{ source: 0, id: 2 }] });
    expect(changes[0]?.detail).toContain('/output/text');
    expect(textsWithin(changes).join()).not.toContain('A secret text');
  });

  test('where settings have no schema, that of the target counts', () => {
    const [subject, ...records] = completed({ text: 7 });
    const declared = { id: 'own', kind: 'serverless', output } as const;
    if (subject?.kind !== 'subject') throw new Error('Expected a subject.');
    const evidence = [[{ ...subject, endpoints: [declared] }, ...records]];
    const { changes } = compareOutputs(none, { endpoints: { own: {} }, evidence });
    expect(changes).toMatchObject([{ path: ['endpoints', 'own', 'output'] }]);
  });

  test('one of another type no longer fits', () => {
    expect(compare(['a text']).changes).toMatchObject([{ path: ['endpoints', 'own', 'output'] }]);
  });

  test('one that may have been redacted says nothing', () => {
    const { changes, same, notLookedFor } = compare({ text: 'x', count: '[redacted]' });
    expect([changes, same]).toEqual([[], []]);
    expect(notLookedFor).toHaveLength(1);
  });

  test('without an output, nothing is compared', () => {
    const { notLookedFor } = compareOutputs(
      { ...none, notLookedFor: [{ path: ['endpoints', 'own', 'output'], reason: 'never shown' }] },
      { endpoints: { own: { output } }, evidence: [[]] },
    );
    expect(notLookedFor).toHaveLength(1);
  });
});
