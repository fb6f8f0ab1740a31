/** Outputs that a mock makes: those of the owner, or values that fit the schema. */
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { compileEndpoint } from '../../../src/endpoints/schema-tools.ts';
import { realEndpoints } from './real-schemas.ts';

function checksOf(id: string) {
  const compiled = compileEndpoint(id, realEndpoints[id]?.endpoint ?? {});
  if (!('checks' in compiled)) throw new Error(compiled.refusal);
  return compiled.checks;
}

describe.each(Object.keys(realEndpoints))('%s', (id) => {
  const checks = checksOf(id);

  test('every output fits its schema, and the same seed gives the same', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const sample = checks.drawOutput(seed);
      if ('problem' in sample) throw new Error(sample.problem);
      expect(checks.outputErrors(sample.value)).toEqual([]);
      expect(checks.drawOutput(seed)).toEqual(sample);
    }
  });

  test('inputs that fit are told from others', () => {
    for (const input of realEndpoints[id]?.right ?? []) {
      expect(checks.inputErrors(input)).toEqual([]);
    }
    for (const [input] of realEndpoints[id]?.wrong ?? []) {
      expect(checks.inputErrors(input)).not.toEqual([]);
    }
  });
});

test('examples come first', () => {
  const { drawOutput } = checksOf('chat');
  const texts = [0, 1, 2].map((seed) => JSON.stringify(drawOutput(seed)));
  expect(texts[0]).toContain('"Hi"');
  expect(texts[1]).toContain('"Hello!"');
  expect(texts[2]).toBe(texts[0]);
});

test('examples are found behind a reference, too', () => {
  const compiled = compileEndpoint('own', {
    output: {
      $ref: '#/$defs/a',
      description: 'beside it',
      $defs: { a: { type: 'object', examples: [{ a: 'one' }] } },
    },
  });
  expect('checks' in compiled && compiled.checks.drawOutput(5)).toEqual({ value: { a: 'one' } });
});

test('members have the examples and defaults of their schemas, where these fit', () => {
  const word = { type: 'string', examples: ['tide'] };
  const properties = {
    words: { type: 'array', items: { $ref: '#/$defs/word' }, minItems: 2 },
    count: { type: 'integer', default: 4 },
    wrong: { type: 'string', minLength: 5, maxLength: 9, examples: ['x'] },
  };
  const output = { type: 'object', $defs: { word }, properties, required: ['words', 'count'] };
  const drawn = (schema: JsonObject) => {
    const compiled = compileEndpoint('own', { output: schema });
    return 'checks' in compiled && compiled.checks.drawOutput(1);
  };
  const fitting = drawn({ ...output, properties: { ...properties, wrong: {} } });
  expect(fitting).toMatchObject({ value: { words: expect.arrayContaining(['tide']), count: 4 } });
  const required = [...output.required, 'wrong'];
  expect(drawn({ ...output, required })).toMatchObject({
    value: { wrong: expect.stringMatching(/^.{5,9}$/) },
  });
});

test('repetitions within each other end', () => {
  const pattern = `^${'('.repeat(20)}a${'+)'.repeat(20)}$`;
  const output = { type: 'object', required: ['a'], properties: { a: { pattern } } };
  const compiled = compileEndpoint('own', { output });
  expect('checks' in compiled && compiled.checks.drawOutput(1)).toEqual({
    problem: expect.stringContaining('it takes longer than 2 s'),
  });
});

test.each([
  { type: 'string', maxLength: 1e9 },
  { type: 'array', maxItems: 1e9, items: { type: 'string', maxLength: 1e9 } },
  { type: 'array', maxItems: 1000, items: { type: 'array', maxItems: 1000, items: {} } },
  { type: 'object', maxProperties: 1e9, required: ['a'], properties: { a: { maxLength: 1e9 } } },
])('large maxima make no large values: %j', (schema) => {
  const compiled = compileEndpoint('own', {
    output: { properties: { made: schema }, required: ['made'] },
  });
  if (!('checks' in compiled)) throw new Error(compiled.refusal);
  for (let seed = 0; seed < 20; seed += 1) {
    const sample = compiled.checks.drawOutput(seed);
    if ('problem' in sample) throw new Error(sample.problem);
    expect(JSON.stringify(sample.value).length).toBeLessThan(20_000);
  }
});
