/** What a document is refused for, and what it is warned of. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { DocumentError } from '../../../../src/validation/document-error.ts';
import {
  type DocumentOptions,
  readDocument,
} from '../../../../src/validation/load/read-document.ts';
import { schemaDocument } from '../schema-document.ts';

function faultsOf(document: unknown, options?: DocumentOptions): string[] {
  try {
    readDocument(document, { strict: true, ...options });
    return [];
  } catch (error) {
    if (error instanceof DocumentError) {
      return error.problems.map(({ pointer, message }) => `${pointer}: ${message}`);
    }
    throw error;
  }
}

const schemaAt = '#/components/schemas/S0';

/** Schemas that the tests of `unevaluatedItems` refer to. */
const referred = [
  { items: {} },
  { contains: {} },
  { prefixItems: [{}] },
  { anyOf: [{ items: {} }] },
];
/** A member of this name in a literal would make a promise of it, for the linter. */
const then = 'then';
const to = (index: number) => ({ $ref: `#/components/schemas/S${index + 1}` });

describe('unevaluatedItems', () => {
  test.each([
    ...[{ contains: {} }, { allOf: [{ contains: {} }] }, to(1), { anyOf: [{ contains: {} }] }],
    ...[{ anyOf: [{ items: {} }] }, { oneOf: [{}, { items: {} }] }, { anyOf: [to(0)] }, to(3)],
    ...[{ if: {}, [then]: { items: {} } }, { if: {}, else: { items: {} } }, { if: { items: {} } }],
    ...[{ if: { prefixItems: [{}] } }, { if: to(2) }, { if: { allOf: [{ contains: {} }] } }],
    ...[{ anyOf: [{ allOf: [{ items: {} }] }] }, { allOf: [{}, { oneOf: [{ items: {} }] }] }],
    ...[{ allOf: [to(3)] }, { if: {}, [then]: { allOf: [to(0)] } }, { if: {}, else: to(1) }],
  ])('is refused beside %j, whose items it would not see', (beside) => {
    const document = schemaDocument([{ ...beside, unevaluatedItems: false }, ...referred]);
    expect(faultsOf(document)).toEqual([
      `${schemaAt}/unevaluatedItems: unevaluatedItems is not supported beside contains or conditional items.`,
    ]);
  });

  test.each([
    ...[{ items: {} }, { prefixItems: [{}] }, { allOf: [{ items: {} }] }, to(0), to(2)],
    ...[{ anyOf: [{ prefixItems: [{}] }] }, { oneOf: [to(2)] }, { not: { contains: {} } }],
    ...[
      { if: {}, [then]: { prefixItems: [{}] } },
      { if: {}, else: { prefixItems: [{}] } },
    ],
    ...[
      { properties: { a: { contains: {} } } },
      { items: { contains: {} } },
      { if: { minItems: 1 } },
    ],
    ...[{ allOf: [to(0), to(2)] }, { anyOf: [{ minItems: 1 }] }],
  ])('is checked beside %j', (beside) => {
    const document = schemaDocument([{ ...beside, unevaluatedItems: false }, ...referred]);
    expect(faultsOf(document)).toEqual([]);
  });
});

describe('a schema', () => {
  test.each([
    [
      { properties: { a: { allOf: [{ foo: 1 }] } } },
      '3.1.0',
      `${schemaAt}/properties/a/allOf/0/foo: foo is not a keyword of OpenAPI 3.1.`,
    ],
    [
      { format: 'colour' },
      '3.1.0',
      `${schemaAt}/format: The format colour is not known; name it in the option formats.`,
    ],
    [{ pattern: '(' }, '3.1.0', `${schemaAt}/pattern: ( is not a regular expression of ECMA-262.`],
    [
      { $ref: '#/components/schemas/Gone' },
      '3.1.0',
      `${schemaAt}/$ref: There is nothing at #/components/schemas/Gone.`,
    ],
    [
      { $ref: 'other.yaml#/Pet' },
      '3.1.0',
      `${schemaAt}/$ref: other.yaml#/Pet is another file; give the path of the document in place of its content.`,
    ],
    [
      { $schema: 'http://json-schema.org/draft-07/schema#' },
      '3.1.0',
      `${schemaAt}/$schema: The dialect http://json-schema.org/draft-07/schema# is not supported.`,
    ],
    [
      {
        oneOf: [{ required: ['a'] }],
        discriminator: { propertyName: 'a', mapping: { x: 'Gone' } },
      },
      '3.1.0',
      `${schemaAt}/discriminator: The mapping of x refers to a schema that does not exist.`,
    ],
    [
      { contains: {}, unevaluatedItems: false },
      '3.1.0',
      `${schemaAt}/unevaluatedItems: unevaluatedItems is not supported beside contains or conditional items.`,
    ],
  ])('%j in %s', (schema, version, fault) => {
    expect(faultsOf(schemaDocument([schema], version))).toEqual([fault]);
  });

  test('may use custom formats', () => {
    const document = schemaDocument([{ format: 'colour' }]);
    expect(faultsOf(document, { formats: { colour: /^#[0-9a-f]{6}$/ } })).toEqual([]);
  });

  test.each([
    [{ minimum: 'three' }, 'Expected a number in minimum, got "three".'],
    [{ exclusiveMinimum: true }, 'Expected a number in exclusiveMinimum, got true. Leave it out.'],
    [{ multipleOf: 0 }, 'Expected a number above 0 in multipleOf, got 0.'],
    [{ maxLength: -1 }, 'Expected a whole number that is not negative in maxLength, got -1.'],
    [
      { type: 'intger' },
      'Expected names of JSON types in type, got "intger". Write `type: integer`.',
    ],
    [{ type: 'text' }, 'Expected names of JSON types in type, got "text". Write `type: string`.'],
    [
      { required: true },
      'Expected a list of names in required, got true. List the name of this property in `required` of the object that has it.',
    ],
    [{ allOf: [] }, 'Expected a list of schemas that is not empty in allOf, got []. Leave it out.'],
    [{ properties: [] }, 'Expected an object in properties, got []. Leave it out.'],
    [
      { dependentRequired: { a: 'b' } },
      'Expected lists of names in dependentRequired, got {"a":"b"}.',
    ],
    [{ uniqueItems: 'yes' }, 'Expected true or false in uniqueItems, got "yes".'],
  ])('with a keyword value of the wrong form is refused: %j', (schema, fault) => {
    const [keyword] = Object.keys(schema);
    expect(faultsOf(schemaDocument([schema]))).toEqual([`${schemaAt}/${keyword}: ${fault}`]);
  });

  test.each(['^(a+)+$', '^(\\w+\\s?)*$', '(x|x)*y'])(
    'gets a warning for the pattern %s',
    (pattern) => {
      const { warnings } = readDocument(schemaDocument([{ pattern }]));
      expect(warnings.map(({ pointer }) => pointer)).toEqual([`${schemaAt}/pattern`]);
    },
  );

  test.each([
    [
      { $ref: '#/components/schemas/S1', nullable: true },
      `${schemaAt}: OpenAPI 3.0 ignores nullable beside a $ref; write allOf: [{$ref}] instead.`,
    ],
    [
      { allOf: [{ type: 'string' }], nullable: true },
      `${schemaAt}/nullable: OpenAPI 3.0 gives nullable no effect without a type beside it.`,
    ],
    [
      { enum: [] },
      `${schemaAt}/enum: Expected at least one value in enum, got []; no value is valid.`,
    ],
    [
      { type: ['string', 'null'] },
      `${schemaAt}/type: OpenAPI 3.0 has one type, with nullable: true for null; others are checked as in OpenAPI 3.1.`,
    ],
    [
      { type: 'null' },
      `${schemaAt}/type: OpenAPI 3.0 has one type, with nullable: true for null; others are checked as in OpenAPI 3.1.`,
    ],
    [{ $ref: '#/components/schemas/S1', description: 'x' }, undefined],
    [{ type: 'string', nullable: true }, undefined],
  ])('%j gets a warning for keywords without effect', (schema, warning) => {
    const { warnings } = readDocument(schemaDocument([schema, {}], '3.0.3'));
    const [first] = warnings.map(({ pointer, message }) => `${pointer}: ${message}`);
    expect(first).toBe(warning);
  });

  test.each(['^[a-z]+$', '^\\d{4}-\\d{2}$', '^[\\w-]+(\\.[\\w-]+)*$'])('may have %s', (pattern) => {
    expect(readDocument(schemaDocument([{ pattern }])).warnings).toEqual([]);
  });
});

test.each(['contract', 'reference', 'control'])(
  'our own document %s is read without warnings',
  async (name) => {
    const text = await readFile(`generated/${name}/openapi.json`, 'utf8');
    expect(readDocument(JSON.parse(text), { strict: true }).warnings).toEqual([]);
  },
);

describe('a document', () => {
  const withOperation = (operation: object, path = '/a') => ({
    openapi: '3.0.3',
    info: { title: 'T', version: '1' },
    paths: { [path]: { get: { responses: {}, ...operation } } },
  });

  test.each([
    [{ openapi: '2.0' }, '#/openapi: Expected the version 3.0.x or 3.1.x, got 2.0.'],
    [null, '#/openapi: Expected the version 3.0.x or 3.1.x, got undefined.'],
    [
      withOperation({ parameters: [{ name: 'a', in: 'query', style: 'simple' }] }),
      '#/paths/~1a/get/parameters/0/style: In query the style is one of form, spaceDelimited, pipeDelimited, deepObject.',
    ],
    [
      withOperation({ parameters: [{ name: 'a', in: 'body' }] }),
      '#/paths/~1a/get/parameters/0: Expected a name, and one of path, query, header, cookie in "in".',
    ],
    [
      withOperation({ parameters: [{ name: 'a', in: 'query', stile: 'form' }] }),
      '#/paths/~1a/get/parameters/0/stile: Unknown member of a parameter.',
    ],
    [
      withOperation({
        parameters: [{ name: 'a', in: 'query', style: 'deepObject', schema: { type: 'array' } }],
      }),
      '#/paths/~1a/get/parameters/0/style: The style deepObject is for objects.',
    ],
    [
      withOperation({}, 'a'),
      '#/paths/a: Expected a path that begins with "/", without query and fragment, and with each parameter once and in braces, got a.',
    ],
    [
      { ...withOperation({}), servers: [{ url: '/{version}' }] },
      '#/servers/0/url: The variable version is not declared.',
    ],
    [
      withOperation({
        servers: [{ url: '{at}', variables: { at: { default: 'https://a:b/c' } } }],
      }),
      '#/paths/~1a/get/servers/0/url: Expected a valid URL.',
    ],
    [
      withOperation({
        servers: [
          { url: '/{n}', variables: { n: { default: '0', enum: Array.from(Array(65).keys()) } } },
        ],
      }),
      '#/paths/~1a/get/servers/0/url: Its variables make more than 64 paths.',
    ],
    [
      {
        ...withOperation({}),
        paths: { '/a': { $ref: '#/components/pathItems/A', parameters: [] } },
        components: { pathItems: { A: {} } },
      },
      '#/paths/~1a: Beside the $ref of a path item parameters is not supported.',
    ],
    [
      withOperation({}, '/a/{b}'),
      '#/paths/~1a~1{b}/get: The path parameter b must be both in the path /a/{b} and declared.',
    ],
    [
      withOperation({ security: [{ key: [] }] }),
      '#/paths/~1a/get: There is no security scheme key.',
    ],
    [
      withOperation({
        parameters: [
          { name: 'a', in: 'query' },
          { name: 'a', in: 'header' },
          { name: 'a', in: 'query' },
        ],
      }),
      '#/paths/~1a/get/parameters/2: Expected each parameter once, got a in query again; it is also at #/paths/~1a/get/parameters/0.',
    ],
    [
      withOperation({
        parameters: [
          { name: 'X-A', in: 'header' },
          { name: 'x-a', in: 'header' },
        ],
      }),
      '#/paths/~1a/get/parameters/1: Expected each parameter once, got x-a in header again; it is also at #/paths/~1a/get/parameters/0.',
    ],
    [
      {
        ...withOperation({}),
        paths: Object.fromEntries(
          ['x', 'y'].map((name) => [
            `/a/{${name}}`,
            { parameters: [{ name, in: 'path' }], get: { responses: {} } },
          ]),
        ),
      },
      '#/paths/~1a~1{y}/get: Expected a path of its own, got /a/{y}, which means the same requests as /a/{x} at #/paths/~1a~1{x}/get.',
    ],
    [
      {
        ...withOperation({}),
        paths: { '/caf%C3%A9': { get: { responses: {} } }, '/café': { get: { responses: {} } } },
      },
      '#/paths/~1café/get: Expected a path of its own, got /café, which means the same requests as /caf%C3%A9 at #/paths/~1caf%C3%A9/get.',
    ],
    ...['abc', '600', '20', '6XX', 'Default'].map((status): [object, string] => [
      withOperation({ responses: { [status]: { description: '' } } }),
      `#/paths/~1a/get/responses/${status}: Expected a status such as 200, a range such as 2XX, or default, got ${status}.`,
    ]),
    [{ ...withOperation({}), servers: 'x' }, '#/servers: Expected a list of servers, got "x".'],
    [
      { ...withOperation({}), servers: ['x'] },
      '#/servers/0: Expected a server with a url, got "x".',
    ],
    [
      withOperation({ servers: [{}] }),
      '#/paths/~1a/get/servers/0: Expected a server with a url, got {}.',
    ],
    [
      { ...withOperation({}), security: 'key' },
      '#/security: Expected a list of security requirements, got "key".',
    ],
    [
      withOperation({ security: {} }),
      '#/paths/~1a/get/security: Expected a list of security requirements, got {}.',
    ],
    [withOperation({ parameters: {} }), '#/paths/~1a/get/parameters: Expected a list, got {}.'],
    [withOperation({ responses: [] }), '#/paths/~1a/get/responses: Expected an object, got [].'],
    [{ ...withOperation({}), paths: 'x' }, '#/paths: Expected an object, got "x".'],
    [
      withOperation({ requestBody: null }),
      '#/paths/~1a/get/requestBody: Expected an object, got null.',
    ],
  ])('%#', (document, fault) => {
    expect(faultsOf(document)).toEqual([fault]);
  });

  test('with an unsupported body type is refused, unless the type is unchecked', () => {
    const schema = { type: 'object' };
    const document = withOperation({ requestBody: { content: { 'application/xml': { schema } } } });
    expect(faultsOf(document)[0]).toContain('Content of application/xml is read as text');
    expect(faultsOf(document, { unchecked: ['application/xml'] })).toEqual([]);
  });

  describe('with webhooks and callbacks', () => {
    const request = (schema: object) => ({
      requestBody: { content: { 'application/json': { schema } } },
      responses: {},
    });
    const sending = (schema: object) => ({
      ...withOperation({ callbacks: { done: { '{$url}': { post: request(schema) } } } }),
      openapi: '3.1.0',
      webhooks: { late: { post: request(schema) } },
    });

    test('does not check them', () => {
      const { plan, wanted } = readDocument(sending({ type: 'string' }));
      expect(plan.operations.map(({ id }) => id)).toEqual(['GET /a']);
      expect([...wanted.request, ...wanted.response]).toEqual([]);
    });

    test('checks them instead of its own operations if their paths are given', () => {
      const { plan, wanted } = readDocument(sending({ type: 'string' }), {
        receives: { done: '/hooks/done', late: '/hooks/late' },
      });
      expect(plan.operations.map(({ id, path }) => [id, path])).toEqual([
        ['done', '/hooks/done'],
        ['late', '/hooks/late'],
      ]);
      expect(wanted.request.size).toBe(2);
    });

    test('must contain their names', () => {
      const receives = { never: '/hooks' };
      expect(faultsOf(sending({}), { receives })).toEqual([
        '#: No webhook or callback has the name never.',
      ]);
      const document = sending({});
      Object.assign(document, { webhooks: { done: { post: request({}) } } });
      expect(faultsOf(document, { receives: { done: '/hooks' } })).toEqual([
        '#: More than one of them has the name done.',
      ]);
    });

    test('must still have valid schemas for them', () => {
      expect(faultsOf(sending({ maxium: 1 }))).toHaveLength(2);
    });
  });

  test.each([
    ['', {}],
    [', also with an $id of its own,', { $id: 'https://schemas.test/self' }],
  ])('that contains itself%s is refused', (_, own) => {
    const schema: Record<string, unknown> = { type: 'object', ...own };
    schema.properties = { self: schema };
    expect(faultsOf(schemaDocument([schema]))).toEqual([
      `${schemaAt}/properties/self: A schema contains itself; write a $ref instead.`,
    ]);
  });

  test.each([
    [[{ $ref: schemaAt }]],
    [[{ oneOf: [{ type: 'string' }, { allOf: [{ $ref: schemaAt }] }] }]],
    [[{ type: 'object', not: { $ref: '#/components/schemas/S1' } }, { $ref: schemaAt }]],
  ])('with schemas %j is refused because validation would never end', (schemas) => {
    expect(faultsOf(schemaDocument(schemas))).toEqual([
      `${schemaAt}: The schema refers to itself without a member or an item in between.`,
    ]);
  });

  test('may be recursive through properties and items', () => {
    const again = { $ref: schemaAt };
    const schema = { anyOf: [{ properties: { a: again } }, { items: { allOf: [again] } }] };
    expect(faultsOf(schemaDocument([schema]))).toEqual([]);
  });

  test('is never modified', () => {
    const document = schemaDocument([{ type: 'string', nullable: true, minLength: 1 }], '3.0.3');
    const before = structuredClone(document);
    readDocument(document).compiler('request', { errors: 'all', output: 'functions' });
    expect(document).toEqual(before);
  });
});
