/** Inputs that checks make from the schema of an endpoint: which of those that fit a worker must take. */
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { hasMadeUpValues, makeInputs } from '../../../src/endpoints/changed-inputs.ts';
import { declaredSchemas, exampleInput } from '../../../src/endpoints/declared-schemas.ts';

function inputsOf(schema: JsonObject, input: JsonObject) {
  const { input: compiled } = declaredSchemas({ input: schema });
  if (compiled === undefined) throw new Error('Expected a compiled schema.');
  return makeInputs(compiled, input);
}

function fittingOf(schema: JsonObject, input: JsonObject): Record<string, JsonObject> {
  const fitting = inputsOf(schema, input).changed.filter(({ fits }) => fits);
  return Object.fromEntries(fitting.map(({ change, value }) => [change, value]));
}

function mistakesOf(schema: JsonObject, input: JsonObject): string[] {
  return inputsOf(schema, input).changed.flatMap(({ fits, change }) => (fits ? [] : [change]));
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

test('an alternative without examples is sent, and said to have made-up values', () => {
  const text = { type: 'string' };
  const schema = object(
    { source: { oneOf: [withOnly('url', text), withOnly('bytes', text)] } },
    { required: ['source'] },
  );
  const fitting = Object.keys(fittingOf(schema, { source: { url: 'https://a.test' } }));
  expect(fitting).toContain('/source: alternative 2 of oneOf, with made-up values');
  // The other one is that of the input.
  expect(fitting.filter(hasMadeUpValues)).toHaveLength(1);
});

function withOnly(name: string, schema: JsonObject): JsonObject {
  return object({ [name]: schema }, { required: [name], additionalProperties: false });
}

test('mistakes are made in each alternative', () => {
  const text = { type: 'string' };
  const schema = object({ source: { oneOf: [withOnly('url', text), withOnly('bytes', text)] } });
  expect(mistakesOf(schema, { source: { url: 'https://a.test' } })).toEqual(
    expect.arrayContaining([
      '/source/url: another number',
      '/source: alternative 2 of oneOf, with made-up values; /source/bytes: another number',
    ]),
  );
});

test('of another alternative, only its own part gets mistakes', () => {
  const text = { type: 'string' };
  const source = { oneOf: [withOnly('url', text), withOnly('bytes', text)] };
  const schema = object({ source, source_rate: { type: 'integer' } });
  const mistakes = mistakesOf(schema, { source: { url: 'https://a.test' }, source_rate: 8 });
  const ofAlternative = mistakes.filter((change) => change.includes('; '));
  expect(ofAlternative.length).toBeGreaterThan(0);
  expect(ofAlternative.filter((change) => change.includes('source_rate'))).toEqual([]);
});

test('null is a mistake of its own, also of a list of values', () => {
  expect(mistakesOf(object({ mode: { enum: ['a', 'b'] } }), { mode: 'a' })).toContain(
    '/mode: null',
  );
  const mistakes = mistakesOf(object({ n: { type: 'integer' } }), { n: 1 });
  expect(mistakes).toEqual(expect.arrayContaining(['/n: null', '/n: a text of 1 character']));
});

test('lists are empty, and have two items', () => {
  const schema = object({ rows: { type: 'array', items: { type: 'integer' } } });
  expect(fittingOf(schema, { rows: [7] })).toMatchObject({
    '/rows: 0 items instead of 1': { rows: [] },
    '/rows: 2 items instead of 1': { rows: [7, 7] },
  });
});

test('what is said of the base says whether it has made-up values', () => {
  const schema = object({ text: { type: 'string' } }, { required: ['text'] });
  const { input: compiled } = declaredSchemas({ input: schema });
  const made = compiled && exampleInput(compiled);
  const sample = made && 'input' in made ? made.input : {};
  expect(inputsOf(schema, sample).baseLabel).toBe('unchanged, with made-up values');
  expect(inputsOf(schema, { text: 'of the owner' }).baseLabel).toBe('unchanged');
  const withExample = { ...schema, examples: [{ text: 'of the owner' }] };
  expect(inputsOf(withExample, { text: 'of the owner' }).baseLabel).toBe('unchanged');
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
  expect(Object.keys(fitting).filter((change) => change.includes('items'))).toEqual([
    '/loras: 0 items instead of 1',
    '/tags: 3 items instead of 1',
    '/tags: 0 items instead of 1',
    '/tags: 2 items instead of 1',
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
