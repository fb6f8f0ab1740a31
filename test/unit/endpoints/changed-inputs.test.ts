/** Inputs that checks make from the schema of an endpoint: which of those that fit a worker must take. */
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { changedInputs } from '../../../src/endpoints/changed-inputs.ts';
import { declaredSchemas } from '../../../src/endpoints/declared-schemas.ts';

function fittingOf(schema: JsonObject, input: JsonObject): Record<string, JsonObject> {
  const { input: compiled } = declaredSchemas({ input: schema });
  if (compiled === undefined) throw new Error('Expected a compiled schema.');
  const fitting = changedInputs(compiled, input).filter(({ fits }) => fits);
  return Object.fromEntries(fitting.map(({ change, value }) => [change, value]));
}

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});

test('each example is sent', () => {
  const examples = [{ url: 'https://a.test' }, { bytes: 'AA==' }, { url: 'https://b.test' }];
  const schema = object({ url: { type: 'string' }, bytes: { type: 'string' } }, { examples });
  expect(fittingOf(schema, { url: 'https://a.test' })).toMatchObject({
    'example 2': { bytes: 'AA==' },
    'example 3': { url: 'https://b.test' },
  });
});

test('each listed value is sent', () => {
  const schema = object({ style: { enum: ['plain', 'brief', 'formal', null] } });
  expect(fittingOf(schema, { style: 'plain' })).toEqual({
    '/style: value 2 of the list': { style: 'brief' },
    '/style: value 3 of the list': { style: 'formal' },
    '/style: null': { style: null },
    'without /style': {},
  });
});

const url = { type: 'string', examples: ['https://a.test'] };
const bytes = { type: 'string', examples: ['AA=='] };

test.each<[string, JsonObject]>([
  ['whole', object({}, { oneOf: [object({ url }, { required: ['url'] }), { $ref: '#/$defs/b' }] })],
  [
    'beside the list',
    object({ url, bytes }, { oneOf: [{ required: ['url'] }, { required: ['bytes'] }] }),
  ],
])('each alternative with an example is sent: %s', (_, schema) => {
  const $defs = { b: object({ bytes }, { required: ['bytes'], not: { required: ['url'] } }) };
  const fitting = fittingOf({ ...schema, $defs }, { url: 'https://here.test' });
  expect(fitting['the value: alternative 2 of oneOf']).toEqual({ bytes: 'AA==' });
});

test('members that are listed but missing are sent with what the schema gives', () => {
  const schema = object({
    known: { type: 'string', examples: ['en'] },
    usual: { type: 'integer', default: 4 },
    flag: { type: 'boolean' },
    empty: { type: ['string', 'null'] },
    // A worker may not find the voice, the picture, or the number.
    voice: { type: 'string' },
    picture: { type: 'string', format: 'uri' },
    number: { type: 'integer' },
  });
  expect(Object.keys(fittingOf(schema, {})).toSorted()).toEqual([
    'with /empty: null',
    'with /flag',
    'with /known',
    'with /usual',
  ]);
});

test('no list is filled with names of ours', () => {
  const loras = { type: 'array', items: { type: 'string' }, uniqueItems: true, maxItems: 3 };
  const tags = { type: 'array', items: { type: 'string' }, maxItems: 3 };
  const fitting = fittingOf(object({ loras, tags }), { loras: ['grain'], tags: ['a'] });
  expect(Object.keys(fitting).toSorted()).toEqual([
    '/tags: 3 items instead of 1',
    'without /loras',
    'without /tags',
  ]);
});

test('each keyword comes first, then each place, then the further values of lists', () => {
  const values = ['a', 'b', 'c', 'd', 'e'];
  const names = ['one', 'two', 'three', 'four', 'five'];
  const listed = Object.fromEntries(names.map((name) => [name, { enum: values }]));
  const schema = object({ ...listed, number: { type: 'integer', minimum: 1 } });
  const input = { ...Object.fromEntries(names.map((name) => [name, 'a'])), number: 4 };
  const changes = Object.keys(fittingOf(schema, input));
  expect(changes).toHaveLength(16);
  expect(changes.slice(0, 3)).toEqual(['without /one', '/one: value 2 of the list', '/number: 1']);
  expect(changes.filter((change) => change.includes('value 2'))).toHaveLength(5);
  expect(changes.filter((change) => change.includes('value 3'))).toHaveLength(2);
});
