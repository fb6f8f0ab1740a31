/** Defaults and coercion: only where asked for, only where certain, and never in what was given. */
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { DocumentError } from '../../../src/validation/document-error.ts';
import { agreeingWays } from './both-ways.ts';
import { requestOf, schemaDocument } from './schema-document.ts';

const schemas = {
  Order: {
    type: 'object',
    required: ['count'],
    properties: {
      id: { type: 'integer', readOnly: true, default: 1 },
      count: { type: 'integer', maximum: 10, default: 1 },
      size: { $ref: '#/components/schemas/Size' },
      note: { type: ['string', 'null'], default: null },
      paid: { type: 'boolean' },
      tags: { type: 'array', items: { type: 'integer' } },
      pair: { prefixItems: [{ type: 'string' }, { type: 'boolean' }], items: { type: 'number' } },
      address: {
        type: 'object',
        default: { city: 'Aberdeen' },
        properties: { zip: { type: 'integer', default: 1 }, city: { type: 'string' } },
      },
      parent: { $ref: '#/components/schemas/Order' },
      either: {
        oneOf: [
          { type: 'object', properties: { a: { default: 1 }, b: { type: 'integer' } } },
          { type: 'integer' },
        ],
      },
    },
    allOf: [{ properties: { priority: { type: 'integer', default: 5 } } }],
    additionalProperties: { type: ['number', 'null'] },
  },
  Size: { enum: [1, 2, 3], default: 2 },
};

const parameters = [
  { name: 'limit', in: 'query', schema: { type: 'integer', default: 20 } },
  { name: 'needed', in: 'query', required: true, schema: { type: 'string', default: 'yes' } },
  { name: 'size', in: 'header', schema: { $ref: '#/components/schemas/Size' } },
  {
    name: 'filter',
    in: 'query',
    style: 'deepObject',
    schema: { type: 'object', properties: { open: { type: 'boolean', default: true } } },
  },
];

const document = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  paths: {
    '/orders': {
      post: {
        operationId: 'order',
        parameters,
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Order' } },
            'application/x-www-form-urlencoded': {
              schema: { $ref: '#/components/schemas/Order' },
            },
          },
        },
        responses: {
          200: {
            description: 'done',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
        },
      },
    },
  },
  components: { schemas },
};

type Ways = ReturnType<typeof agreeingWays>;

const json = 'application/json';

async function order(ways: Ways, body: unknown, { target = '/orders?needed=x', type = json } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = { headers: { 'content-type': type }, body: text };
  const created = await ways.check('POST', target, sent);
  if (created.kind === 'valid') return { body: created.body, ...created.parameters };
  if (created.kind === 'undocumented') throw new Error('Expected a documented path.');
  return created.problem.errors?.map(({ detail }) => detail);
}

describe('without options', () => {
  const ways = agreeingWays(document, {});

  test('no default is filled in and no text is coerced', async () => {
    expect(await order(ways, { count: 1 })).toMatchObject({ body: { count: 1 }, header: {} });
    expect(await order(ways, {})).toEqual(['Expected a value at body /count, got nothing.']);
    expect(await order(ways, { count: '1' })).toEqual([
      'Expected an integer at body /count, got "1".',
    ]);
    expect(ways.created().plan.preparations).toBeUndefined();
  });
});

describe('with defaults for parameters', () => {
  const ways = agreeingWays(document, { defaults: 'parameters' });

  test('parameters get defaults but bodies do not, even with shared schemas', async () => {
    expect(await order(ways, { count: 1 }, { target: '/orders' })).toMatchObject({
      query: { limit: 20, needed: 'yes' },
      header: { size: 2 },
      body: { count: 1 },
    });
    const { body } = Object(await order(ways, { count: 1 }));
    expect(body).toEqual({ count: 1 });
    expect(await order(ways, {})).toEqual(['Expected a value at body /count, got nothing.']);
  });
});

describe('with defaults', () => {
  const ways = agreeingWays(document, { defaults: true });
  const filled = {
    count: 1,
    size: 2,
    note: null,
    address: { city: 'Aberdeen' },
    priority: 5,
  };

  test('missing members get defaults, even required ones, except readOnly ones', async () => {
    expect(await order(ways, {})).toMatchObject({ body: filled });
    const { body } = Object(await order(ways, {}));
    expect(Object.keys(body).sort()).toEqual(Object.keys(filled).sort());
  });

  test('existing values stay, including null, and existing objects get defaults inside', async () => {
    const given = { count: 2, note: 'a', size: 3, priority: 1, address: {} };
    expect(await order(ways, given)).toMatchObject({ body: { ...given, address: { zip: 1 } } });
    expect(await order(ways, { count: null })).toEqual([
      'Expected an integer at body /count, got null.',
    ]);
  });

  test('references are followed to the depth of the value', async () => {
    expect(await order(ways, { parent: { parent: {} } })).toMatchObject({
      body: { ...filled, parent: { ...filled, parent: filled } },
    });
  });

  test('alternatives stay unchanged', async () => {
    const { body } = Object(await order(ways, { either: {} }));
    expect(body.either).toEqual({});
  });

  test('a missing body stays missing', async () => {
    expect(await order(ways, '')).toMatchObject({ body: undefined });
  });

  test('parameters in all places get defaults', async () => {
    expect(await order(ways, '', { target: '/orders' })).toMatchObject({
      query: { limit: 20, needed: 'yes' },
      header: { size: 2 },
    });
    expect(
      await order(ways, '', { target: '/orders?limit=3&filter[more]=1&needed=no' }),
    ).toMatchObject({ query: { limit: 3, needed: 'no', filter: { more: '1', open: true } } });
  });

  test('forms get defaults like JSON', async () => {
    const type = 'application/x-www-form-urlencoded';
    expect(await order(ways, 'count=3', { type })).toMatchObject({
      body: { ...filled, count: 3 },
    });
  });

  test('responses are checked without defaults', async () => {
    const header = (name: string) => (name === 'content-type' ? json : undefined);
    expect(await ways.checkResponse({ status: 200, header, body: '{}' })).toEqual([
      'Expected a value at body /count, got nothing.',
    ]);
  });

  test('each value gets its own copy of the defaults', async () => {
    const address = async () => Object(await order(ways, {})).body.address;
    expect(await address()).not.toBe(await address());
  });
});

describe('with coercion', () => {
  const ways = agreeingWays(document, { coercion: true });

  test("text is parsed by its schema's types unless the schema allows a string", async () => {
    const given = {
      count: '2',
      size: '3',
      note: '7',
      paid: 'false',
      tags: ['1', 2],
      pair: ['1', 'true', '1.5e1'],
      more: 'null',
      priority: '1',
      parent: { count: '3' },
    };
    expect(await order(ways, given)).toMatchObject({
      body: {
        count: 2,
        size: 3,
        note: '7',
        paid: false,
        tags: [1, 2],
        pair: ['1', true, 15],
        more: null,
        priority: 1,
        parent: { count: 3 },
      },
    });
  });

  test('coerced values are validated', async () => {
    expect(await order(ways, { count: '11' })).toEqual([
      'Expected a number of at most 10 at body /count, got 11.',
    ]);
  });

  test.each([
    [{ count: '0x1' }, 'Expected an integer at body /count, got "0x1".'],
    [{ count: '' }, 'Expected an integer at body /count, got "".'],
    [{ count: ' 1' }, 'Expected an integer at body /count, got " 1".'],
    [{ count: true }, 'Expected an integer at body /count, got true.'],
    [{ count: ['1'] }, 'Expected an integer at body /count, got an array of 1.'],
    [{ count: '1e999' }, 'Expected an integer at body /count, got "1e999".'],
    [{ count: 1, paid: 1 }, 'Expected a boolean at body /paid, got 1.'],
    [{ count: 1, paid: 'yes' }, 'Expected a boolean at body /paid, got "yes".'],
    [{ count: 1, note: 1 }, 'Expected a string or null at body /note, got 1.'],
    [{ count: 1, tags: '1' }, 'Expected an array at body /tags, got "1".'],
  ])('%j is refused', async (body, detail) => {
    expect(await order(ways, body)).toEqual([detail]);
  });

  test('alternatives stay unchanged', async () => {
    const { body } = Object(await order(ways, { count: 1, either: { a: '1' } }));
    expect(body.either).toEqual({ a: '1' });
  });
});

describe('with both options', () => {
  const ways = agreeingWays(document, { defaults: true, coercion: true });

  test('values parsed by a framework are not modified', async () => {
    const given = Object.freeze({
      tags: Object.freeze(['1']),
      parent: Object.freeze({}),
      toString: 1,
    });
    const headers = { 'content-type': json };
    const request = requestOf('POST', '/orders', { headers });
    const verdict = await ways.created().check(request, { value: given });
    expect(verdict).toMatchObject({
      kind: 'valid',
      body: { tags: [1], count: 1, parent: { size: 2 } },
    });
    expect(given).toEqual({ tags: ['1'], parent: {}, toString: 1 });
  });

  test('a value that needs no changes is passed on as it is', async () => {
    const validator = createValidator(
      schemaDocument([{ properties: { a: { type: 'integer', default: 1 } } }]),
      { defaults: true, coercion: true },
    );
    const given = { a: 2, b: ['x'] };
    const headers = { 'content-type': json };
    const verdict = await validator.check(requestOf('POST', '/0', { headers }), { value: given });
    expect(verdict.kind === 'valid' && verdict.body).toBe(given);
  });

  test('members of any name are copied', async () => {
    const text = '{"__proto__":{"x":1},"constructor":2}';
    const validator = createValidator(
      schemaDocument([{ properties: { a: { default: 1 } }, additionalProperties: {} }]),
      { defaults: true, coercion: true },
    );
    const headers = { 'content-type': json };
    const verdict = await validator.check(requestOf('POST', '/0', { headers, body: text }));
    const made: unknown = verdict.kind === 'valid' ? verdict.body : undefined;
    expect(JSON.stringify(made)).toBe('{"__proto__":{"x":1},"constructor":2,"a":1}');
  });
});

test('a default that violates its schema is an error at startup', () => {
  const schema = { properties: { a: { type: 'integer', default: '1' }, b: { default: 1 } } };
  const wrong = schemaDocument([schema]);
  expect(() => createValidator(wrong)).not.toThrow();
  expect(() => createValidator(wrong, { defaults: true, coercion: true })).toThrow(DocumentError);
  expect(() => createValidator(wrong, { defaults: true })).toThrow(
    /^#\/components\/schemas\/S0\/properties\/a\/default: The schema rejects its own default.$/,
  );
});

test('in OpenAPI 3.0, keywords next to a $ref are ignored', async () => {
  const validator = createValidator(
    schemaDocument(
      [
        { type: 'object', properties: { a: { $ref: '#/components/schemas/S1', default: 2 } } },
        { type: 'integer', nullable: true, default: null },
      ],
      '3.0.3',
    ),
    { defaults: true },
  );
  const headers = { 'content-type': json };
  const verdict = await validator.check(requestOf('POST', '/0', { headers, body: '{}' }));
  expect(verdict).toMatchObject({ body: { a: null } });
});
