/** Random pairs of schemas, with values. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { PossibleMembers } from '../../../src/compatibility/possible-members.ts';
import type { SchemaAt } from '../../../src/compatibility/schema-at.ts';
import { asObject, isArray, isObject, type Json, type JsonObject } from '../../../src/core/json.ts';

const names = ['a', 'b', 'c'];
const texts = ['', 'a', 'ab', 'abc', '1'];
const name = fc.constantFrom(...names);
const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0.5, ...texts),
  fc.integer({ min: -2, max: 4 }),
);

export const value = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    // `other` is in no schema.
    fc.dictionary(fc.constantFrom(...names, 'other'), tie('value'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).value;

const count = fc.integer({ min: 0, max: 3 });
const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'object', 'array');

const { schema } = fc.letrec<{ schema: Json; keywords: JsonObject }>((tie) => {
  const list = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  const keywords: Record<string, fc.Arbitrary<Json>> = {
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 2 })),
    enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }),
    const: value,
    minimum: count,
    exclusiveMinimum: count,
    maximum: count,
    exclusiveMaximum: count,
    multipleOf: fc.constantFrom(0.5, 1, 2, 3, 4),
    minLength: count,
    maxLength: count,
    pattern: fc.constantFrom('^a', 'b', '^.$'),
    minItems: count,
    maxItems: count,
    uniqueItems: fc.boolean(),
    prefixItems: list,
    items: tie('schema'),
    contains: tie('schema'),
    minContains: count,
    maxContains: count,
    unevaluatedItems: tie('schema'),
    required: fc.uniqueArray(name, { maxLength: 2 }),
    properties: fc.dictionary(name, tie('schema'), {
      minKeys: 1,
      maxKeys: 3,
      noNullPrototype: true,
    }),
    patternProperties: fc.dictionary(fc.constantFrom('^a', '[bc]'), tie('schema'), {
      minKeys: 1,
      maxKeys: 1,
      noNullPrototype: true,
    }),
    additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
    unevaluatedProperties: fc.oneof(fc.boolean(), tie('schema')),
    propertyNames: fc.oneof(
      fc.record({ enum: fc.uniqueArray(name, { minLength: 1 }) }),
      fc.record({ maxLength: count }),
      fc.record({ pattern: fc.constant('^[ab]') }),
    ),
    minProperties: count,
    maxProperties: count,
    dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    dependentSchemas: fc.dictionary(name, tie('schema'), { maxKeys: 2, noNullPrototype: true }),
    allOf: list,
    anyOf: list,
    oneOf: list,
    not: tie('schema'),
    if: tie('schema'),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: tie('schema'),
    else: tie('schema'),
    $ref: fc.constantFrom('#', '#/$defs/a', '#/$defs/b'),
  };
  // A schema without a value in it: AJV does not end for one that only refers to itself.
  const deep = ['properties', 'items', 'prefixItems', 'additionalProperties'];
  const entry = fc
    .constantFrom(...Object.keys(keywords).filter((keyword) => keyword !== '$ref'))
    .chain((keyword) => fc.tuple(fc.constant(keyword), keywords[keyword] ?? fc.constant(true)));
  const referring = fc
    .tuple(fc.constantFrom(...deep), fc.record({ $ref: keywords['$ref'] ?? fc.constant('#') }))
    .map(([keyword, reference]): [string, Json] => {
      if (keyword === 'properties') return [keyword, { a: reference }];
      return [keyword, keyword === 'prefixItems' ? [reference] : reference];
    });
  return {
    keywords: fc
      .array(fc.oneof({ weight: 9, arbitrary: entry }, { weight: 1, arbitrary: referring }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((entries) => Object.fromEntries(entries))
      // With both, AJV takes an empty list, which contains nothing.
      .filter(({ prefixItems, contains }) => prefixItems === undefined || contains === undefined),
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.oneof(
        { weight: 5, arbitrary: type.map((name) => ({ type: name })) },
        { weight: 1, arbitrary: fc.boolean() },
      ),
      tie('keywords'),
    ),
  };
});

const whole: fc.Arbitrary<JsonObject> = fc
  .tuple(schema, schema, schema)
  .map(([root, a, b]) => ({ ...(isObject(root) ? root : {}), $defs: { a, b } }));

/** The schema with one keyword, anywhere, added, left out or replaced. */
const changed = (from: JsonObject): fc.Arbitrary<JsonObject> =>
  fc.tuple(fc.infiniteStream(fc.nat(99)), schema).map(([chances, other]) => {
    const chance = (below: number) => Number(chances.next().value) % below;
    const change = (part: Json, level: number): Json => {
      if (!isObject(part)) return other;
      const keys = Object.keys(part);
      if (keys.length === 0 || (level > 0 && chance(3) === 0)) {
        return { ...part, ...(isObject(other) ? other : {}) };
      }
      const key = keys[chance(keys.length)] ?? '';
      const inner = part[key];
      if (chance(4) === 0)
        return Object.fromEntries(Object.entries(part).filter(([each]) => each !== key));
      if (typeof inner === 'number')
        return { ...part, [key]: Math.max(0.5, inner + chance(3) - 1) };
      if (isArray(inner) && inner.length > 1) return { ...part, [key]: inner.slice(1) };
      if (isArray(inner) && isObject(inner[0]))
        return { ...part, [key]: [change(inner[0], level + 1)] };
      if (['properties', 'patternProperties', 'dependentSchemas'].includes(key)) {
        return {
          ...part,
          [key]: Object.fromEntries(
            Object.entries(asObject(inner)).map(([each, item], index) => [
              each,
              index === 0 ? change(item, level + 1) : item,
            ]),
          ),
        };
      }
      const holds = [
        'items',
        'contains',
        'additionalProperties',
        'unevaluatedProperties',
        'not',
        'if',
        'then',
        'else',
      ];
      return holds.includes(key) ? { ...part, [key]: change(inner ?? true, level + 1) } : part;
    };
    const { $defs, ...root } = from;
    return { ...asObject(change(root, 0)), $defs: $defs ?? {} };
  });

export const pair = whole.chain((from) =>
  fc.tuple(
    fc.constant(from),
    fc.oneof({ weight: 4, arbitrary: changed(from) }, { weight: 1, arbitrary: whole }),
  ),
);

const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });

export function compiled(schema: JsonObject): ValidateFunction | undefined {
  try {
    return ajv.compile(schema);
  } catch {
    return undefined;
  }
}

export function at(root: JsonObject): SchemaAt {
  return { schema: root, pointer: '#', root };
}

/** Whether the sender's schema mentions each member of a value, or says of which form others are. */
export function isMentioned(value: Json, schemas: readonly SchemaAt[]): boolean {
  const possible = new PossibleMembers(schemas);
  if (isArray(value)) return value.every((item) => isMentioned(item, possible.items()));
  if (!isObject(value)) return true;
  return Object.entries(value).every(([key, item]) => {
    const said = possible.member(key);
    const hasForm = said.some(({ schema }) => isObject(schema) && Object.keys(schema).length > 0);
    return (key === 'other' || possible.mentions(key) || hasForm) && isMentioned(item, said);
  });
}
