/** Each keyword both ways: from the wider schema to the narrower, values are lost; back, none is. */
import { describe, expect, test } from 'vitest';
import { compareSchemas } from '../../../src/compatibility/compare-schemas.ts';
import type { Difference } from '../../../src/compatibility/difference.ts';
import type { JsonObject } from '../../../src/core/json.ts';

const at = (root: JsonObject) => ({ schema: root, pointer: '#', root });

const node = (value: JsonObject) => ({
  type: 'object',
  properties: { value, next: { $ref: '#' } },
});
const object = (properties: JsonObject, more: JsonObject = {}) => ({
  type: 'object',
  properties,
  ...more,
});
const text = { type: 'string' };
const number = { type: 'number' };
const kind = (name: string, more: JsonObject = {}) =>
  object({ kind: { const: name }, ...more }, { required: ['kind'] });
const map = object({}, { additionalProperties: text });
const closed = { additionalProperties: false };

// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const consequence = (schema: JsonObject) => ({ then: schema });

/** What may be sent by the wider schema and is not taken by the narrower one, both ways with certainty. */
const certain: readonly (readonly [
  name: string,
  wider: JsonObject,
  narrower: JsonObject,
  lost: string,
])[] = [
  [
    'a type',
    { type: ['string', 'null'] },
    { type: 'string' },
    'type: ["string","null"] > "string"',
  ],
  ['a type where there was none', {}, { type: 'string' }, 'type: not set > "string"'],
  ['whole numbers', { type: 'number' }, { type: 'integer' }, 'type: "number" > "integer"'],
  [
    'null',
    { type: ['integer', 'null'] },
    { type: 'integer' },
    'type: ["integer","null"] > "integer"',
  ],
  ['a value of an enum', { enum: ['a', 'b'] }, { enum: ['a'] }, 'enum "b": allowed > not allowed'],
  ['an enum of a type', text, { enum: ['a', 'b'] }, 'enum: not set > ["a","b"]'],
  ['a constant', { enum: [1, 2] }, { const: 1 }, 'const 2: allowed > not allowed'],
  [
    'an object as a constant',
    { enum: [{ a: 1 }, { a: 2 }] },
    { const: { a: 1 } },
    'const {"a":2}: allowed > not allowed',
  ],
  ['a minimum', { type: 'integer', minimum: 1 }, { type: 'integer', minimum: 2 }, 'minimum: 1 > 2'],
  ['a new maximum', number, { type: 'number', maximum: 2 }, 'maximum: not set > 2'],
  [
    'an exclusive minimum',
    { ...number, minimum: 1 },
    { ...number, exclusiveMinimum: 1 },
    'exclusiveMinimum: 1 (minimum) > 1',
  ],
  [
    'an exclusive maximum',
    { ...number, maximum: 1 },
    { ...number, exclusiveMaximum: 1 },
    'exclusiveMaximum: 1 (maximum) > 1',
  ],
  [
    'multiples of numbers with bounds',
    { type: 'integer', minimum: 1, maximum: 9 },
    { type: 'integer', minimum: 1, maximum: 9, multipleOf: 5 },
    'multipleOf: not set > 5',
  ],
  [
    'an enum of short texts',
    { ...text, maxLength: 2 },
    { enum: ['a', 'b'] },
    'enum: not set > ["a","b"]',
  ],
  [
    'a multiple',
    { type: 'integer', multipleOf: 2 },
    { type: 'integer', multipleOf: 4 },
    'multipleOf: 2 > 4',
  ],
  ['a length', { ...text, maxLength: 5 }, { ...text, maxLength: 4 }, 'maxLength: 5 > 4'],
  ['a least length', text, { ...text, minLength: 1 }, 'minLength: not set > 1'],
  ['a pattern', text, { ...text, pattern: '^a' }, 'pattern: not set > "^a"'],
  ['a format', text, { ...text, format: 'date' }, 'format: not set > "date"'],
  [
    'a narrower format',
    { ...text, format: 'uri-reference' },
    { ...text, format: 'uri' },
    'format: "uri-reference" > "uri"',
  ],
  [
    'an encoding',
    text,
    { ...text, contentEncoding: 'base64' },
    'contentEncoding: not set > "base64"',
  ],
  [
    'items',
    { type: 'array', items: number },
    { type: 'array', items: { type: 'integer' } },
    '* type: "number" > "integer"',
  ],
  [
    'first items',
    { type: 'array', prefixItems: [number] },
    { type: 'array', prefixItems: [{ type: 'integer' }] },
    '0 type: "number" > "integer"',
  ],
  [
    'items after the first',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text], items: text },
    '* type: not set > "string"',
  ],
  [
    'a least number of items',
    { type: 'array' },
    { type: 'array', minItems: 1 },
    'minItems: not set > 1',
  ],
  [
    'a number of items',
    { type: 'array', maxItems: 3 },
    { type: 'array', maxItems: 2 },
    'maxItems: 3 > 2',
  ],
  [
    'items that repeat',
    { type: 'array' },
    { type: 'array', uniqueItems: true },
    'uniqueItems: not set > true',
  ],
  [
    'lists without an item',
    { type: 'array' },
    { type: 'array', contains: text },
    'contains: not set > {"type":"string"}',
  ],
  [
    'a required member',
    object({ a: text }),
    object({ a: text }, { required: ['a'] }),
    'a : optional > required',
  ],
  [
    'a member',
    object({ a: number }),
    object({ a: { type: 'integer' } }),
    'a type: "number" > "integer"',
  ],
  [
    'a member within members',
    object({ a: object({ b: number }) }),
    object({ a: object({ b: { type: 'integer' } }) }),
    'a b type: "number" > "integer"',
  ],
  [
    'other members',
    object({ a: text }),
    object({ a: text }, closed),
    'other members: accepted > refused',
  ],
  [
    'the form of other members',
    object({ a: text }, { additionalProperties: number }),
    object({ a: text }, { additionalProperties: { type: 'integer' } }),
    '* type: "number" > "integer"',
  ],
  [
    'members by pattern',
    object({}, { patternProperties: { '^a': number } }),
    object({}, { patternProperties: { '^a': { type: 'integer' } } }),
    '* type: "number" > "integer"',
  ],
  [
    'names',
    { type: 'object' },
    { type: 'object', propertyNames: { maxLength: 3 } },
    'propertyNames: maxLength: not set > 3',
  ],
  [
    'a number of members',
    { type: 'object' },
    { type: 'object', maxProperties: 2 },
    'maxProperties: not set > 2',
  ],
  [
    'empty objects',
    { type: 'object' },
    { type: 'object', minProperties: 1 },
    'minProperties: not set > 1',
  ],
  [
    'a member that another one needs',
    object({ a: text, b: text }),
    object({ a: text, b: text }, { dependentRequired: { a: ['b'] } }),
    'b : optional > required with a',
  ],
  [
    'a schema that a member needs',
    object({ a: text, b: text }),
    object({ a: text, b: text }, { dependentSchemas: { a: { required: ['b'] } } }),
    'b : optional > required',
  ],
  [
    'a joined schema',
    { ...text, allOf: [{ maxLength: 5 }] },
    { allOf: [{ ...text, maxLength: 4 }] },
    'maxLength: 5 > 4',
  ],
  [
    'an alternative',
    { anyOf: [text, { type: 'integer' }] },
    { anyOf: [text] },
    'anyOf: an alternative > none',
  ],
  [
    'an alternative of several',
    { anyOf: [text, { type: 'integer' }, { type: 'null' }] },
    { anyOf: [text, { type: 'null' }] },
    'anyOf: an alternative > none',
  ],
  [
    'an alternative by its kind',
    { oneOf: [kind('a'), kind('b')] },
    { oneOf: [kind('a')] },
    'oneOf: an alternative > none',
  ],
  [
    'a member of an alternative',
    { oneOf: [kind('a', { x: number }), kind('b')] },
    { oneOf: [kind('a', { x: { type: 'integer' } }), kind('b')] },
    'x type: "number" > "integer"',
  ],
  [
    'what contains itself',
    node(number),
    node({ type: 'integer' }),
    'value type: "number" > "integer"',
  ],
  ['everything', { type: 'string' }, { not: {} }, 'schema: accepted > refused'],
];

/** What callers lose who know the old schema. */
const forCallers: typeof certain = [
  ['a value out of bounds', { enum: [1, 5] }, { type: 'integer', maximum: 4 }, 'maximum: 5 > 4'],
  [
    'values that miss a pattern',
    { enum: ['a', 'b'] },
    { ...text, pattern: '^a' },
    'pattern: not set > "^a"',
  ],
  [
    'a listed member of a closed object',
    object({ a: text, b: text }, closed),
    object({ a: text }, closed),
    'b : accepted > refused',
  ],
  [
    'a member of joined schemas',
    { allOf: [object({ a: text })], properties: { b: text }, unevaluatedProperties: false },
    { allOf: [object({ a: text })], unevaluatedProperties: false, type: 'object' },
    'b : accepted > refused',
  ],
];

/** The same, where nothing is proved in the one direction. */
const undecided: readonly (readonly [name: string, wider: JsonObject, narrower: JsonObject])[] = [
  [
    'a pattern that differs',
    { ...text, pattern: '^[a-c]' },
    { ...text, pattern: '^[ab]', allOf: [{ pattern: '^[a-c]' }] },
  ],
  ['an exclusion', text, { ...text, not: { const: 'a' } }],
  [
    'an exclusion of a member',
    object({ a: text }),
    object({ a: text }, { not: { required: ['a'] } }),
  ],
  [
    'a condition',
    object({ a: text, b: text }),
    object({ a: text, b: text }, { if: { required: ['a'] }, ...consequence({ required: ['b'] }) }),
  ],
  [
    'what else applies',
    object({ a: text, b: text }),
    object({ a: text, b: text }, { if: { required: ['a'] }, else: { required: ['b'] } }),
  ],
  ['an exclusion of any member of a map', map, { ...map, not: { required: ['a'] } }],
  [
    'a condition about any member of a map',
    map,
    { ...map, if: { required: ['a'] }, ...consequence({ required: ['b'] }) },
  ],
  [
    'alternatives that are about any member of a map',
    map,
    { ...map, oneOf: [{ required: ['a'] }, {}] },
  ],
  [
    'multiples between two minimums',
    { type: 'integer', multipleOf: 8, minimum: 1 },
    { type: 'integer', multipleOf: 8, minimum: 8 },
  ],
  [
    'a length beside a format',
    { ...text, format: 'uuid' },
    { ...text, format: 'uuid', minLength: 36 },
  ],
  ['an enum of texts with a pattern', { ...text, pattern: '^a$' }, { enum: ['a'] }],
  ['an enum of a few numbers', { type: 'integer', minimum: 1, maximum: 2 }, { enum: [1, 2] }],
  [
    'a pattern that says a length',
    { ...text, minLength: 1 },
    { ...text, minLength: 1, pattern: '.' },
  ],
  [
    'multiples of a single number',
    { type: 'integer', minimum: 4, maximum: 4 },
    { type: 'integer', minimum: 4, maximum: 4, multipleOf: 2 },
  ],
  [
    'one of a few members',
    object({ a: text }, { ...closed, minProperties: 1 }),
    object({ a: text }, { ...closed, required: ['a'] }),
  ],
  [
    'alternatives that overlap',
    {
      anyOf: [
        { minimum: 1, type: 'integer' },
        { maximum: 5, type: 'integer' },
      ],
    },
    {
      oneOf: [
        { minimum: 1, type: 'integer' },
        { maximum: 5, type: 'integer' },
      ],
    },
  ],
  [
    'items that nothing looked at',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text], unevaluatedItems: false },
  ],
];

/** What the first takes, the second takes, too. */
const implied: readonly (readonly [name: string, sent: JsonObject, received: JsonObject])[] = [
  [
    'an exclusive bound of whole numbers',
    { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 3 },
    { type: 'integer', minimum: 1, maximum: 2 },
  ],
  ['whole multiples', { type: 'number', multipleOf: 2 }, { type: 'integer' }],
  ['multiples with fractions', { enum: [0.1, 0.3] }, { multipleOf: 0.1 }],
  [
    'bounds of a format',
    { type: 'integer', minimum: 0, maximum: 9 },
    { type: 'integer', format: 'int32' },
  ],
  [
    'items that are listed',
    { type: 'array', prefixItems: [{}], items: false },
    { type: 'array', maxItems: 1 },
  ],
  [
    'different items of an enum',
    { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true },
    { type: 'array', maxItems: 2 },
  ],
  [
    'members that a required one needs',
    object({ a: text, b: text }, { required: ['a'], dependentRequired: { a: ['b'] } }),
    object({ a: text, b: text }, { required: ['a', 'b'] }),
  ],
  ['values that a pattern refuses', { enum: ['a', 'b'], pattern: 'a' }, { enum: ['a'] }],
];

function textsOf(differences: readonly Difference[]): string {
  return differences
    .map(
      ({ path, subject, sent, received }) =>
        `${[...path, subject].join(' ')}: ${sent} > ${received}`,
    )
    .join('; ');
}

describe.each(['old', 'new'] as const)('with the %s schema that sends', (sender) => {
  const differences = (from: JsonObject, to: JsonObject) =>
    compareSchemas(at(from), at(to), { sender });

  test.each(certain)('%s', (_, wider, narrower, lost) => {
    const found = differences(wider, narrower);
    expect(found.map(({ verdict }) => verdict)).toEqual(found.map(() => 'broken'));
    expect(textsOf(found)).toBe(lost);
    expect(differences(narrower, wider)).toEqual([]);
    expect(differences(wider, wider)).toEqual([]);
    expect(differences(narrower, narrower)).toEqual([]);
  });

  test.each(implied)('no less: %s', (_, sent, received) => {
    expect(differences(sent, received)).toEqual([]);
  });

  test.each(undecided)('%s, perhaps', (_, wider, narrower) => {
    const found = differences(wider, narrower);
    expect(found.map(({ verdict }) => verdict)).toContain('undecided');
    expect(differences(narrower, wider)).toEqual([]);
    expect(differences(narrower, narrower)).toEqual([]);
  });
});

test.each(forCallers)('callers lose %s', (_, wider, narrower, lost) => {
  expect(textsOf(compareSchemas(at(wider), at(narrower), { sender: 'old' }))).toBe(lost);
});

test.each([
  ['a list of types in another order', { type: ['string', 'null'] }, { type: ['null', 'string'] }],
  ['an enum in another order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
  [
    'types as alternatives',
    { type: ['string', 'integer'] },
    { anyOf: [text, { type: 'integer' }] },
  ],
  [
    'a reference in place of a schema',
    { $defs: { a: text }, properties: { b: { $ref: '#/$defs/a' } } },
    { properties: { b: text } },
  ],
  ['constants as an enum', { oneOf: [{ const: 'a' }, { const: 'b' }] }, { enum: ['a', 'b'] }],
  [
    'a condition as alternatives',
    { if: { type: 'string' }, ...consequence({ maxLength: 3 }) },
    { anyOf: [{ type: 'string', maxLength: 3 }, { not: { type: 'string' } }] },
  ],
  [
    'alternatives in another order',
    { oneOf: [kind('a'), kind('b')] },
    { oneOf: [kind('b'), kind('a')] },
  ],
  [
    'a member by pattern',
    object({ a1: text }, { patternProperties: { '^a': text } }),
    object({}, { patternProperties: { '^a': text } }),
  ],
])('takes the same: %s', (_, one, other) => {
  expect(compareSchemas(at(one), at(other), { sender: 'old' })).toEqual([]);
});

describe('members that only one schema lists', () => {
  const [few, more] = [object({ a: text }), object({ a: text, b: text })];

  test('a new member breaks no caller', () => {
    expect(compareSchemas(at(few), at(more), { sender: 'old' })).toEqual([]);
    expect(compareSchemas(at(more), at(few), { sender: 'old' })).toEqual([]);
  });

  test('a response without it does', () => {
    const [removed] = compareSchemas(at(few), at(more), { sender: 'new' });
    expect(removed).toMatchObject({
      verdict: 'broken',
      path: ['b'],
      sent: 'not listed',
      received: 'listed',
    });
    expect(compareSchemas(at(more), at(few), { sender: 'new' })).toEqual([]);
  });

  test('members of which the form is known count', () => {
    const open = object({ a: text }, { additionalProperties: text });
    const found = compareSchemas(at(open), at(object({ b: number })), { sender: 'old' });
    expect(found).toMatchObject([{ verdict: 'broken', path: ['b'], subject: 'type' }]);
  });
});

describe('defaults', () => {
  const [one, two, none] = [1, 2, undefined].map((value) =>
    object({ a: { type: 'integer', ...(value !== undefined && { default: value }) } }),
  );
  test('of requests must stay', () => {
    if (one === undefined || two === undefined || none === undefined)
      throw new Error('Expected three.');
    expect(compareSchemas(at(one), at(two), { sender: 'old' })).toMatchObject([
      { verdict: 'broken', subject: 'default', sent: '1', received: '2' },
    ]);
    expect(compareSchemas(at(one), at(none), { sender: 'old' })).toMatchObject([
      { verdict: 'undecided' },
    ]);
    expect(compareSchemas(at(none), at(one), { sender: 'old' })).toEqual([]);
    expect(compareSchemas(at(one), at(two), { sender: 'new' })).toEqual([]);
  });
});

test('what takes too long is undecided', () => {
  const alternatives = (type: string) => ({
    allOf: Array.from({ length: 30 }, (_, index) => ({
      anyOf: [{ required: [`a${index}`] }, { properties: { [`b${index}`]: { type } } }],
    })),
  });
  const found = compareSchemas(
    at(alternatives('number')),
    at({ ...alternatives('integer'), minProperties: 1 }),
    { sender: 'old' },
  );
  expect(found).toMatchObject([{ verdict: 'undecided', sent: 'too large to compare' }]);
});

test('references by name that lead nowhere are undecided', () => {
  expect(
    compareSchemas(at({ $ref: 'other.json' }), at({ $ref: 'more.json' }), { sender: 'old' }),
  ).toMatchObject([{ verdict: 'undecided', subject: '$ref' }]);
});
