/** What is read-only in requests and write-only in responses, however schemas are put together. */
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { agreeingWays, bothWays } from './both-ways.ts';
import { judge, schemaDocument } from './schema-document.ts';

const at = (index: number) => ({ $ref: `#/components/schemas/S${index}` });
const id = { type: 'integer', readOnly: true };

const schemas = [
  // 0 and 1: parts to refer to.
  { type: 'object', required: ['id', 'name'], properties: { name: { type: 'string' } } },
  { type: 'integer', readOnly: true },
  { allOf: [at(0), { properties: { id } }] },
  { allOf: [{ allOf: [at(0)] }, { properties: { id: { allOf: [at(1)] } } }] },
  { allOf: [at(2), { required: ['id'] }] },
  {
    properties: { id, name: { type: 'string' } },
    oneOf: [{ required: ['id', 'name'] }, { required: ['id', 'title'] }],
  },
  { type: 'array', items: { allOf: [at(0), { properties: { id: at(1) } }] } },
];

describe.each(['3.0.3', '3.1.0'])('in %s', (version) => {
  const ways = agreeingWays(schemaDocument(schemas, version));

  async function details(index: number, value: unknown): Promise<unknown> {
    const created = await judge(ways.created(), index, value);
    expect(await judge(ways.loaded(), index, value)).toEqual(created);
    if (created.kind !== 'refused') return created.kind;
    return created.problem.errors?.map(({ detail }) => detail);
  }

  test.each([2, 3, 4, 5])('schema %i does not require readOnly properties', async (index) => {
    expect(await details(index, { name: 'A' })).toBe('valid');
    expect(await details(index, { id: 1, name: 'A' })).toContain(
      'Expected no read-only property at body /id, got 1.',
    );
  });

  test.each([2, 3, 4])('schema %i requires the other properties', async (index) => {
    expect(await details(index, {})).toEqual(['Expected a value at body /name, got nothing.']);
  });

  test('a referenced schema still requires them on its own', async () => {
    expect(await details(0, { name: 'A' })).toEqual(['Expected a value at body /id, got nothing.']);
    expect(await details(6, [{ name: 'A' }])).toBe('valid');
  });
});

test('readOnly next to a $ref counts in 3.1', async () => {
  const schema = { ...at(0), properties: { id } };
  const { created, remove } = await bothWays(schemaDocument([schemas[0], schema]));
  expect(await judge(created, 1, { name: 'A' })).toMatchObject({ kind: 'valid' });
  await remove();
});

test.each(['3.0.3', '3.1.0'])(
  "readOnly: 'ignore' accepts read-only properties in %s and still checks them",
  async (version) => {
    const options = { readOnly: 'ignore' } as const;
    const { created, loaded, remove } = await bothWays(schemaDocument(schemas, version), options);
    for (const validator of [created, loaded]) {
      for (const index of [2, 3, 4]) {
        expect(await judge(validator, index, { name: 'A' })).toMatchObject({ kind: 'valid' });
        expect(await judge(validator, index, { id: 1, name: 'A' })).toMatchObject({
          kind: 'valid',
        });
        expect(await judge(validator, index, { id: 'x', name: 'A' })).toMatchObject({
          problem: { detail: 'Expected an integer at body /id, got "x".' },
        });
      }
    }
    await remove();
  },
);

test("readOnly: 'ignore' leaves write-only properties out of responses", async () => {
  const schema = { properties: { pin: { type: 'string', writeOnly: true } } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/S0' } } };
  const document = {
    ...schemaDocument([schema]),
    paths: { '/': { get: { responses: { 200: { description: '', content } } } } },
  };
  const validator = createValidator(document, { readOnly: 'ignore' });
  const [operation] = validator.plan.operations;
  if (operation === undefined) throw new Error('Expected an operation.');
  const header = (name: string) => (name === 'content-type' ? 'application/json' : undefined);
  const response = { status: 200, header, body: '{"pin":"1"}' };
  expect(await validator.checkResponse(operation, response)).toMatchObject([
    {
      detail: 'Expected no write-only property at body /pin, got text of 1 character.',
      schema: '#/components/schemas/S0/properties/pin/writeOnly',
    },
  ]);
});

describe.each(['3.0.3', '3.1.0'])('a recursive schema in %s', (version) => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const text = { type: 'string' };
  const without = (name: string, mark: object) => ({
    allOf: [ref(name), { properties: { id: mark } }],
  });
  const content = (name: string) => ({ 'application/json': { schema: ref(name) } });
  const document = {
    openapi: version,
    info: { title: 'Trees', version: '1' },
    paths: {
      '/': {
        post: {
          operationId: 'grow',
          requestBody: { required: true, content: content('Sent') },
          responses: { 200: { description: 'Grown', content: content('Received') } },
        },
      },
    },
    components: {
      schemas: {
        Sent: {
          type: 'object',
          required: ['id', 'size'],
          properties: {
            id: text,
            size: { type: 'integer', default: 1 },
            pin: { type: 'integer', format: 'password' },
            child: without('Sent', { readOnly: true }),
            leaf: without('Leaf', { readOnly: true }),
          },
        },
        Leaf: {
          type: 'object',
          required: ['id'],
          properties: { id: text, child: without('Sent', { readOnly: true }), own: ref('Leaf') },
        },
        Received: {
          type: 'object',
          required: ['id', 'size'],
          properties: {
            id: text,
            size: { type: 'integer' },
            child: without('Received', { writeOnly: true }),
          },
        },
      },
    },
  };
  const ways = agreeingWays(document, { defaults: true });

  async function sent(value: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const created = await ways.check('POST', '/', { headers, body: JSON.stringify(value) });
    if (created.kind === 'undocumented') throw new Error('Expected a documented path.');
    return created.kind === 'valid' ? created.body : created.problem.errors;
  }

  async function answered(value: unknown): Promise<unknown> {
    const header = (name: string) => (name === 'content-type' ? 'application/json' : undefined);
    return ways.checkResponse({ status: 200, header, body: JSON.stringify(value) });
  }

  test('does not require properties of the other direction at any depth', async () => {
    const child = { size: 1, child: { size: 2, leaf: { child: { child: { size: 3 } } } } };
    expect(await sent({ id: 'a', size: 0, child })).toEqual({
      id: 'a',
      size: 0,
      child: { size: 1, child: { size: 2, leaf: { child: { size: 1, child: { size: 3 } } } } },
    });
    expect(await answered({ id: 'a', size: 0, child: { size: 1, child: { size: 2 } } })).toEqual(
      [],
    );
  });

  test('refuses properties of the other direction but requires the rest at any depth', async () => {
    expect(await sent({ size: 0, child: { child: { id: 'c' } } })).toMatchObject([
      { pointer: '/id', received: 'nothing' },
      { pointer: '/child/child/id', expected: 'no read-only property' },
    ]);
    expect(await sent({ id: 'a', child: { leaf: { own: {} } } })).toMatchObject([
      { pointer: '/child/leaf/own/id', received: 'nothing' },
    ]);
    const child = { size: 1, child: { size: 2, id: 'c' } };
    expect(await answered({ id: 'a', size: 0, child })).toEqual([
      'Expected no write-only property at body /child/child/id, got text of 1 character.',
    ]);
  });

  test('is named at its place in findings and keeps its secrets', async () => {
    expect(await sent({ id: 'a', child: { child: { pin: 'hidden' } } })).toMatchObject([
      {
        received: 'text of 6 characters',
        pointer: '/child/child/pin',
        schema: '#/components/schemas/Sent/properties/pin/type',
      },
    ]);
  });
});
