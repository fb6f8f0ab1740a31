/** Cases for the keywords of JSON Schema 2020-12. */

/** A schema with values that are valid and values that are not. */
interface Case {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { description: string; data: unknown; valid: boolean }[];
}

function the(description: string, schema: unknown, valid: unknown[], invalid: unknown[]): Case {
  const named = (data: unknown, isValid: boolean) => ({
    description: JSON.stringify(data),
    data,
    valid: isValid,
  });
  return {
    description,
    schema,
    tests: [
      ...valid.map((data) => named(data, true)),
      ...invalid.map((data) => named(data, false)),
    ],
  };
}

const condition = (rest: object) => ({
  if: { properties: { a: { const: 1 } }, required: ['a'] },
  ...rest,
});

/** An object with a member `then` would pass for a promise; the linter forbids to write one. */
function consequences(yes: object, no?: object): object {
  return Object.fromEntries([['then', yes], ...(no === undefined ? [] : [['else', no]])]);
}

/** By keyword. */
export const cases2020: readonly Case[] = [
  the('a schema that is true', true, [1, null, {}], []),
  the('a schema that is false', false, [], [1, null, {}]),
  the('several types', { type: ['string', 'null'] }, ['', null], [1, {}, []]),
  the('integers may have a fraction of zero', { type: 'integer' }, [1, 1.0, -2], [1.5, '1', null]),
  the('const', { const: { a: [1] } }, [{ a: [1] }], [{ a: [2] }, {}]),
  the('const null', { const: null }, [null], [0, false, '']),
  the('an empty enum', { enum: [] }, [], [null, 0]),
  the(
    'enum of objects',
    { enum: [{ a: 1 }, [true]] },
    [{ a: 1 }, [true]],
    [{ a: 2 }, [false], [1]],
  ),
  the(
    'prefixItems',
    { prefixItems: [{ type: 'integer' }, { type: 'string' }] },
    [[1], [1, 'a', 2], []],
    [['a'], [1, 1]],
  ),
  the(
    'items after prefixItems',
    { prefixItems: [true], items: { type: 'string' } },
    [[1, 'a'], [1]],
    [[1, 2]],
  ),
  the(
    'contains',
    { contains: { const: 1 }, minContains: 2, maxContains: 3 },
    [
      [1, 1],
      [1, 2, 1, 1],
    ],
    [[1], [1, 1, 1, 1], []],
  ),
  the('minContains of zero', { contains: { const: 1 }, minContains: 0 }, [[], [2]], []),
  the(
    'uniqueItems',
    { uniqueItems: true },
    [
      [1, '1', [1]],
      [{ a: 1 }, { a: 2 }],
    ],
    [
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  ),
  the(
    'patternProperties',
    { patternProperties: { '^n': { type: 'integer' } }, additionalProperties: false },
    [{ n1: 1 }],
    [{ n1: 'a' }, { m: 1 }],
  ),
  the('propertyNames', { propertyNames: { maxLength: 2 } }, [{ ab: 1 }, {}], [{ abc: 1 }]),
  the(
    'dependentRequired',
    { dependentRequired: { card: ['address'] } },
    [{}, { card: 1, address: 2 }],
    [{ card: 1 }],
  ),
  the(
    'dependentSchemas',
    { dependentSchemas: { a: { properties: { b: { type: 'integer' } } } } },
    [{ b: 'x' }, { a: 1, b: 2 }],
    [{ a: 1, b: 'x' }],
  ),
  the(
    'if, then and else',
    condition(consequences({ required: ['b'] }, { required: ['c'] })),
    [{ a: 1, b: 1 }, { c: 1 }],
    [{ a: 1 }, { a: 2 }],
  ),
  the(
    'if without else',
    condition(consequences({ required: ['b'] })),
    [{ a: 1, b: 1 }, {}, 3],
    [{ a: 1 }],
  ),
  the('not', { not: { type: 'integer' } }, ['a', 1.5], [1]),
  the('oneOf', { oneOf: [{ type: 'integer' }, { minimum: 2 }] }, [1, 2.5, 'a'], [3, 1.5]),
  the('anyOf', { anyOf: [{ type: 'integer' }, { minimum: 2 }] }, [1, 2.5, 3], [1.5]),
  the('exclusive limits', { exclusiveMinimum: 0, exclusiveMaximum: 1 }, [0.5], [0, 1]),
  the('multipleOf', { multipleOf: 0.01 }, [4.02, 0], [4.005]),
  the('length in characters', { minLength: 2, maxLength: 2 }, ['ab', '💩💩'], ['a', '💩', 'abc']),
  the('pattern of Unicode', { pattern: '^\\p{Letter}+$' }, ['größe'], ['1', '']),
  the('pattern with needless escapes', { pattern: '^[a-z]+\\-[0-9]\\_\\@$' }, ['a-1_@'], ['a1']),
  the(
    'unevaluatedProperties over allOf',
    { allOf: [{ properties: { a: true } }], properties: { b: true }, unevaluatedProperties: false },
    [{ a: 1, b: 2 }, {}],
    [{ c: 3 }],
  ),
  the(
    'unevaluatedProperties with a schema',
    { properties: { a: true }, unevaluatedProperties: { type: 'integer' } },
    [{ a: 'x', b: 1 }],
    [{ b: 'x' }],
  ),
  the(
    'unevaluatedProperties over anyOf',
    {
      anyOf: [{ properties: { a: { const: 1 } }, required: ['a'] }, { properties: { b: true } }],
      unevaluatedProperties: false,
    },
    [{ a: 1 }, { b: 1 }],
    [{ a: 2 }, { c: 1 }],
  ),
  the(
    'unevaluatedProperties under a condition',
    condition({ ...consequences({ properties: { b: true } }), unevaluatedProperties: false }),
    [{ a: 1, b: 2 }, {}],
    [{ b: 2 }, { a: 2 }],
  ),
  the(
    'unevaluatedItems',
    { allOf: [{ prefixItems: [true] }], unevaluatedItems: false },
    [[1], []],
    [[1, 2]],
  ),
  the(
    'references with neighbours',
    {
      $defs: { short: { maxLength: 2 } },
      $id: 'https://schemas.example/neighbours',
      $ref: '#/$defs/short',
      type: 'string',
    },
    ['ab'],
    ['abc', 1],
  ),
  the(
    'a tree',
    {
      $id: 'https://schemas.example/tree',
      type: 'object',
      required: ['value'],
      properties: { value: { type: 'integer' }, children: { type: 'array', items: { $ref: '#' } } },
    },
    [{ value: 1, children: [{ value: 2 }] }],
    [{ value: 1, children: [{}] }],
  ),
  the(
    'a tree by dynamic reference',
    {
      $id: 'https://schemas.example/dynamic',
      $dynamicAnchor: 'node',
      properties: { value: { type: 'integer' }, next: { $dynamicRef: '#node' } },
    },
    [{ value: 1, next: { value: 2 } }],
    [{ next: { next: { value: 'x' } } }],
  ),
  the(
    'an anchor',
    {
      $id: 'https://schemas.example/anchor',
      $defs: { number: { $anchor: 'number', type: 'number' } },
      items: { $ref: '#number' },
    },
    [[1]],
    [['a']],
  ),
  the(
    'a reference to another component',
    { properties: { n: { $ref: '#/components/schemas/S2' } } },
    [{ n: null }],
    [{ n: 1 }],
  ),
  the(
    'a reference into another component',
    { $ref: '#/components/schemas/S8/prefixItems/0' },
    [1],
    ['a'],
  ),
  the(
    'a reference to itself',
    { properties: { next: { $ref: '#/components/schemas/S38' } }, additionalProperties: false },
    [{ next: { next: {} } }],
    [{ next: { nxt: {} } }],
  ),
  the(
    'names that every object inherits',
    { required: ['constructor'], properties: { toString: { type: 'string' } } },
    [{ constructor: 1 }],
    [{}, { constructor: 1, toString: 1 }],
  ),
  the('format date', { format: 'date' }, ['2024-02-29', 1], ['2023-02-29', 'x']),
  the(
    'format date-time',
    { format: 'date-time' },
    ['2024-01-01T00:00:00Z', '2024-01-01T00:00:00.5+01:00'],
    ['2024-01-01', '2024-01-01T25:00:00Z'],
  ),
  the('format uuid', { format: 'uuid' }, ['123e4567-e89b-12d3-a456-426614174000'], ['123e4567']),
  the('format ipv6', { format: 'ipv6' }, ['::1'], ['12345::']),
  the('format uri', { format: 'uri' }, ['https://a.example/b'], ['/b']),
  the('format int32', { type: 'integer', format: 'int32' }, [2147483647], [2147483648]),
  the('format int64', { type: 'integer', format: 'int64' }, [9007199254740991], [1.5]),
  the('format float and double', { type: 'number', format: 'double' }, [1.5], ['1.5']),
  the('format byte', { type: 'string', format: 'byte' }, ['aGk='], ['a']),
  the(
    'formats that allow everything',
    { allOf: [{ format: 'binary' }, { format: 'password' }, { format: 'anything' }] },
    ['', 'x'],
    [],
  ),
  the(
    'annotations',
    {
      title: 't',
      description: 'd',
      default: 1,
      examples: [1],
      example: 1,
      deprecated: true,
      $comment: 'c',
      contentEncoding: 'base64',
      contentMediaType: 'image/png',
      xml: {},
      externalDocs: { url: 'x' },
      'x-note': 1,
    },
    [1, '!'],
    [],
  ),
];
