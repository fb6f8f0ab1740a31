/** Values one change away from one that fits a schema: what checks send to a deployment. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.ts';
import { changedValues } from '../../../src/endpoints/changed-values.ts';
import { compileSchemas } from '../../../src/endpoints/compile-schemas.ts';
import { isJsonObject } from '../../../src/endpoints/endpoint-schemas.ts';
import { drawSample } from '../../../src/endpoints/sample-value.ts';
import { selfContainedSchemas } from '../../../src/endpoints/self-contained-schemas.ts';
import { realEndpoints } from './real-schemas.ts';

function compile(schema: object) {
  const input = Object.fromEntries(Object.entries(schema));
  const schemas = selfContainedSchemas({ own: { input } }).get('own');
  const compiled = schemas && compileSchemas(schemas).compiled.input;
  if (compiled === undefined) throw new Error('Expected a compiled schema.');
  return compiled;
}

/** What is said of changes to the member `a`, by whether the changed value fits. */
function changesOf(member: JsonObject, value: Json) {
  const schema = { type: 'object', properties: { a: member }, additionalProperties: false };
  const changes = changedValues(compile(schema), { a: value }).filter(({ keyword }) =>
    Object.hasOwn(member, keyword),
  );
  const texts = (fits: boolean) =>
    changes.filter((each) => each.fits === fits).map(({ change }) => change);
  return { fitting: texts(true), refused: texts(false) };
}

test.each<[JsonObject, Json, { fitting?: string[]; refused?: string[] }]>([
  [{ type: 'string' }, 'text', { refused: ['/a: another number', '/a: null'] }],
  [{ type: 'integer' }, 7, { refused: ['/a: a text of 1 character', '/a: null'] }],
  [{ type: 'boolean' }, true, { refused: ['/a: a text of 4 characters', '/a: null'] }],
  [{ type: ['array', 'null'] }, [], { fitting: ['/a: null'], refused: ['/a: an object'] }],
  [
    { enum: ['a', 'b'] },
    'a',
    { fitting: ['/a: value 2 of the list'], refused: ['/a: a value that is not listed'] },
  ],
  [{ const: 5 }, 5, { refused: ['/a: a value that is not listed'] }],
  [{ minimum: 1 }, 20, { fitting: ['/a: 1'], refused: ['/a: 0'] }],
  [{ exclusiveMaximum: 50 }, 20, { fitting: ['/a: 49'], refused: ['/a: 50'] }],
  [{ multipleOf: 8 }, 64, { refused: ['/a: no multiple of 8'] }],
  [
    { minLength: 2 },
    'text',
    { fitting: ['/a: a text of 2 characters'], refused: ['/a: a text of 1 character'] },
  ],
  [
    { maxLength: 5 },
    'text',
    { fitting: ['/a: a text of 5 characters'], refused: ['/a: a text of 6 characters'] },
  ],
  [{ pattern: '^[a-z]+$' }, 'text', { refused: ['/a: a text of 0 characters'] }],
  [{ format: 'date' }, '2020-01-01', { refused: ['/a: a text of 0 characters'] }],
  [
    { minItems: 1 },
    [1, 2],
    { fitting: ['/a: 1 item instead of 2'], refused: ['/a: 0 items instead of 2'] },
  ],
  [
    { maxItems: 3 },
    [1, 2],
    { fitting: ['/a: 3 items instead of 2'], refused: ['/a: 4 items instead of 2'] },
  ],
  [{ uniqueItems: true }, [1], { refused: ['/a: 2 items instead of 1'] }],
])('%j suggests changes to %j', (member, value, expected) => {
  expect(changesOf(member, value)).toEqual({ fitting: [], refused: [], ...expected });
});

test('a format that nobody checks suggests nothing', () => {
  expect(changesOf({ format: 'unheard-of' }, 'text')).toEqual({ fitting: [], refused: [] });
});

test('members are left out and added', () => {
  const schema = {
    type: 'object',
    required: ['prompt'],
    properties: { prompt: {}, steps: {}, size: { const: 8 } },
    additionalProperties: false,
  };
  const changes = changedValues(compile(schema), { prompt: 'x', steps: 4 });
  expect(changes.map(({ change, fits }) => [change, fits])).toEqual([
    ['without /prompt', false],
    ['without /steps', true],
    ['with /size', true],
    ['with /unlisted_member', false],
  ]);
});

test.each<[JsonObject, Json, string[]]>([
  [{ type: 'string' }, 'A text.', ['/a: a text of 20000 characters']],
  [{ type: ['string', 'null'] }, 'A text.', ['/a: null', '/a: a text of 20000 characters']],
  // These may be codes, dates or ids.
  [{ type: 'string' }, 'en', []],
  [{ type: 'string' }, '2026-01-31 12:00:00', []],
  [{ type: 'string' }, '9f8b2c1e-0001', []],
  [{ type: 'string' }, '', []],
  [{ type: 'string', maxLength: 1e9 }, 'text', ['/a: a text of 20000 characters']],
  [{ type: 'string', maxLength: 300 }, 'text', ['/a: a text of 300 characters']],
  [{ type: 'string', format: 'uri' }, 'https://a.test', []],
  [{ type: 'string', pattern: '^t' }, 'text', []],
  [{ type: 'string', contentEncoding: 'base64' }, 'AA==', []],
  [{}, 'text', []],
  [{ enum: ['a', null] }, 'a', ['/a: null']],
  [{ enum: ['a', 'b', null] }, 'a', ['/a: value 2 of the list', '/a: null']],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 7, ['/a: null']],
])('%j of %j may be long or null', (member, value, expected) => {
  const schema = { type: 'object', required: ['a'], properties: { a: member } };
  const changes = changedValues(compile(schema), { a: value });
  const fitting = changes.filter(({ fits, pointer }) => fits && pointer === '/a');
  expect(fitting.map(({ change }) => change).toSorted()).toEqual(expected.toSorted());
});

test('a member that is missing may be null', () => {
  const properties = { a: { type: ['integer', 'null'] }, b: { type: 'integer' } };
  const changes = changedValues(compile({ type: 'object', properties }), {});
  expect(changes.filter(({ value }) => Object.values(value).includes(null))).toMatchObject([
    { change: 'with /a: null', fits: true, value: { a: null } },
  ]);
});

test('the other members of a union are tried', () => {
  const url = {
    type: 'object',
    required: ['url'],
    properties: { url: { const: 'https://a.test' } },
  };
  const bytes = { type: 'object', required: ['bytes'], properties: { bytes: { const: 'AA==' } } };
  const changes = changedValues(
    compile({ type: 'object', properties: { audio: { oneOf: [url, bytes] } } }),
    {
      audio: { url: 'https://a.test' },
    },
  );
  const other = changes.find(({ keyword, fits }) => keyword === 'oneOf' && fits);
  expect(other?.value).toEqual({ audio: { bytes: 'AA==' } });
});

describe.each(Object.entries(realEndpoints))('%s', (id, { endpoint }) => {
  const compiled = compile(endpoint.input ?? {});
  const sample = drawSample(compiled, { seed: 1, role: 'input' });
  const base = 'value' in sample && isJsonObject(sample.value) ? sample.value : {};
  const changes = changedValues(compiled, base);

  test('another validator agrees on what fits', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
      compiled.schema,
    );
    const disputed = changes.filter(
      ({ value, fits, keyword }) => keyword !== 'format' && validate(value) !== fits,
    );
    expect(disputed).toEqual([]);
  });

  test('there are changes of both kinds, each another value', () => {
    const texts = changes.map(({ value }) => JSON.stringify(value));
    expect(new Set([...texts, JSON.stringify(base)]).size).toBe(changes.length + 1);
    expect(
      changes.some(({ fits }) => fits),
      id,
    ).toBe(true);
    expect(changes.filter(({ fits }) => !fits).length).toBeGreaterThan(2);
  });
});

test('a large or recursive schema suggests a bounded number of changes', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`member${index}`, { type: 'integer' }]),
  );
  const base = Object.fromEntries(Object.keys(properties).map((name) => [name, 1]));
  expect(changedValues(compile({ type: 'object', properties }), base).length).toBeLessThan(600);
  const tree = { type: 'object', properties: { left: { $ref: '#' }, right: { $ref: '#' } } };
  expect(changedValues(compile(tree), { left: { left: {} } }).length).toBeLessThan(600);
});

test('a number beyond a bound is still a multiple, and a longer list still has no item twice', () => {
  const schema = {
    type: 'object',
    properties: {
      n: { type: 'integer', minimum: 1, maximum: 10, multipleOf: 2 },
      tags: { type: 'array', uniqueItems: true, maxItems: 3, items: { type: 'string' } },
    },
  };
  const changes = changedValues(compile(schema), { n: 4, tags: ['a', 'b'] });
  const refused = (keyword: string) =>
    changes.filter((change) => change.keyword === keyword && !change.fits);
  expect(refused('minimum').map(({ value }) => value['n'])).toEqual([0]);
  expect(refused('maximum').map(({ value }) => value['n'])).toEqual([12]);
  expect(refused('maxItems').map(({ value }) => value['tags'])).toEqual([['a', 'b', 'a2', 'b3']]);
});

test('a number at a bound is exact', () => {
  const schema = {
    type: 'object',
    properties: { n: { type: 'number', minimum: 0.3, maximum: 0.7, multipleOf: 0.1 } },
  };
  const values = changedValues(compile(schema), { n: 0.5 })
    .filter(({ fits }) => fits)
    .flatMap(({ value }) => value['n'] ?? []);
  expect(values).toEqual(expect.arrayContaining([0.3, 0.7]));
  expect(values.every((value) => String(value).length === 3)).toBe(true);
});

test('what is said of a change has no part of the value', () => {
  const member = {
    type: 'string',
    enum: ['secret-one', 'secret-two'],
    minLength: 2,
    maxLength: 20,
    pattern: '^s',
  };
  const schema = { type: 'object', properties: { password: member, pin: { type: 'integer' } } };
  const changes = changedValues(compile(schema), { password: 'secret-one', pin: 4711 });
  expect(changes.length).toBeGreaterThan(4);
  expect(changes.map(({ change }) => change).join()).not.toMatch(/secret|47/);
});

test('a pattern that takes very long for long texts gets none', () => {
  const schema = {
    type: 'object',
    properties: { words: { type: 'string', pattern: '^(\\w+\\s?)*$', maxLength: 5000 } },
  };
  const changes = changedValues(compile(schema), { words: 'some words that are long enough' });
  expect(changes.every(({ value }) => JSON.stringify(value).length < 100)).toBe(true);
});
