/** What is not about schemas alone, in OpenAPI 3.0, through both ways in: the same answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { DocumentError } from '../../../src/validation/document-error.ts';
import { validatorFiles } from '../../../src/validation/load/validator-files.ts';
import { bothWays } from './both-ways.ts';
import { requestOf, schemaDocument } from './schema-document.ts';

const numbers = { type: 'array', items: { type: 'integer' } };
const point = {
  type: 'object',
  required: ['x'],
  properties: { x: { type: 'integer' }, y: { type: 'integer' } },
};
const tree = '#/components/schemas/Tree';
const answers = {
  200: {
    description: 'done',
    headers: {
      'X-Left': { required: true, schema: { type: 'integer', nullable: true } },
      'X-Points': { explode: true, schema: point },
      'X-Note': { content: { 'application/json': { schema: numbers } } },
    },
    content: { 'application/json': { schema: { $ref: tree } } },
  },
};

const document = {
  openapi: '3.0.3',
  info: { title: 'Trees', version: '1' },
  paths: {
    '/matrix/{list}/{point}': {
      get: {
        operationId: 'matrix',
        parameters: [
          { name: 'list', in: 'path', required: true, style: 'matrix', schema: numbers },
          {
            name: 'point',
            in: 'path',
            required: true,
            style: 'matrix',
            explode: true,
            schema: point,
          },
        ],
        responses: answers,
      },
    },
    '/label/{list}/{point}': {
      get: {
        operationId: 'label',
        parameters: [
          {
            name: 'list',
            in: 'path',
            required: true,
            style: 'label',
            explode: true,
            schema: numbers,
          },
          { name: 'point', in: 'path', required: true, style: 'label', schema: point },
        ],
        responses: answers,
      },
    },
    '/cookies': {
      get: {
        operationId: 'cookies',
        parameters: [
          { name: 'session', in: 'cookie', required: true, schema: { type: 'string' } },
          { name: 'list', in: 'cookie', explode: false, schema: numbers },
          { name: 'X-Point', in: 'header', schema: point },
        ],
        responses: answers,
      },
    },
    '/trees': {
      post: {
        operationId: 'plant',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: tree } },
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['photo'],
                properties: { photo: { type: 'string', format: 'binary' }, point },
              },
            },
          },
        },
        responses: answers,
      },
    },
  },
  components: {
    schemas: {
      Tree: {
        type: 'object',
        required: ['id', 'key', 'height'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer', readOnly: true },
          key: { type: 'string', writeOnly: true },
          height: { type: 'integer', nullable: true, minimum: 0 },
          kind: { type: 'string', nullable: true, enum: ['oak', null] },
          shoots: { type: 'array', items: { $ref: tree } },
          fruit: { $ref: '#/components/schemas/Fruit' },
        },
      },
      Fruit: {
        oneOf: [{ $ref: '#/components/schemas/Apple' }, { $ref: '#/components/schemas/Nut' }],
        discriminator: { propertyName: 'type', mapping: { red: 'Apple' } },
      },
      Apple: {
        type: 'object',
        required: ['type', 'size'],
        properties: { type: { enum: ['red'] }, size: { type: 'integer' } },
      },
      Nut: {
        type: 'object',
        required: ['type', 'shell'],
        properties: { type: { enum: ['Nut'] }, shell: { type: 'boolean' } },
      },
    },
  },
};

let ways: Awaited<ReturnType<typeof bothWays>>;

beforeAll(async () => {
  ways = await bothWays(document);
}, 60_000);

afterAll(() => ways.remove());

/** What was read, or every sentence about what is wrong. */
async function outcome(...request: Parameters<typeof requestOf>): Promise<unknown> {
  const created = await ways.created.check(requestOf(...request));
  expect(await ways.loaded.check(requestOf(...request))).toEqual(created);
  if (created.kind === 'undocumented') throw new Error('Expected a documented path.');
  if (created.kind === 'refused') return created.problem.errors?.map(({ detail }) => detail);
  const { path, header, cookie } = created.parameters;
  return { ...path, ...header, ...cookie, ...Object(created.body) };
}

describe('a parameter', () => {
  test.each([
    ['/matrix/;list=1,2/;x=1;y=2', { list: [1, 2], point: { x: 1, y: 2 } }],
    ['/matrix/;list=1,a/;x=1', ['Expected an integer at path /list/1, got "a".']],
    ['/matrix/1/;y=2', expect.arrayContaining(['Expected a value at path /point/x, got nothing.'])],
    ['/label/.1.2/.x,1,y,2', { list: [1, 2], point: { x: 1, y: 2 } }],
    ['/label/.1/.y,b', expect.arrayContaining(['Expected a value at path /point/x, got nothing.'])],
  ])('is checked in the path: %s', async (target, expected) => {
    expect(await outcome('GET', target)).toEqual(expected);
  });

  test.each([
    [{ cookie: 'a=b; session=s%20s; list=1,2' }, { session: 's s', list: [1, 2] }],
    [
      { cookie: 'list=a' },
      ['Expected a value at cookie /session, got nothing.', expect.anything()],
    ],
    [
      { cookie: 'session=s', 'x-point': 'x,1' },
      { session: 's', 'x-point': { x: 1 } },
    ],
    [
      { cookie: 'session=s', 'x-point': 'x,a' },
      ['Expected an integer at header /x-point/x, got "a".'],
    ],
  ])('is checked in headers: %j', async (headers, expected) => {
    expect(await outcome('GET', '/cookies', { headers })).toEqual(expected);
  });
});

describe('a body', () => {
  const seed = { key: 'a', height: null };

  test.each([
    [
      { ...seed, kind: null },
      { ...seed, kind: null },
    ],
    [{ ...seed, kind: 'elm' }, ['Expected one of ["oak",null] at body /kind, got "elm".']],
    [{ ...seed, key: null }, ['Expected a string at body /key, got null.']],
    [{ ...seed, shoots: [{ ...seed, shoots: [seed] }] }, expect.objectContaining(seed)],
    [
      { ...seed, shoots: [{ ...seed, shoots: [{ key: 'a', height: -1 }] }] },
      ['Expected a number of at least 0 at body /shoots/0/shoots/0/height, got -1.'],
    ],
    [{ ...seed, id: 1 }, ['Expected no value at body /id, got 1.']],
    [{ ...seed, fruit: { type: 'red' } }, ['Expected a value at body /fruit/size, got nothing.']],
    [{ ...seed, fruit: { type: 'Nut' } }, ['Expected a value at body /fruit/shell, got nothing.']],
  ])('is checked: %j', async (body, expected) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { headers, body: JSON.stringify(body) };
    expect(await outcome('POST', '/trees', sent)).toEqual(expected);
  });

  test('is checked if it is multipart', async () => {
    const send = async (fields: Record<string, string | Blob>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const sent = new Response(form);
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
      const body = new Uint8Array(await sent.arrayBuffer());
      return outcome('POST', '/trees', { headers, body });
    };
    expect(await send({ photo: new Blob(['1']), point: '{"x":1}' })).toMatchObject({
      point: { x: 1 },
    });
    expect(await send({ point: '{"x":"1"}' })).toEqual([
      'Expected a value at body /photo, got nothing.',
      'Expected an integer at body /point/x, got "1".',
    ]);
  });
});

describe('a response', () => {
  const grown = { id: 1, height: 2 };

  test.each([
    [{ 'x-left': '1', 'x-points': 'x=1,y=2', 'x-note': '[1]' }, grown, []],
    [{ 'x-left': 'null' }, grown, []],
    [{ 'x-left': '1', 'content-encoding': 'br' }, 'what is packed', []],
    [
      { 'x-left': '1', 'content-encoding': 'gzip' },
      grown,
      ['Expected the content coding gzip at the body, got something else.'],
    ],
    [{}, grown, ['Expected a value at header /x-left, got nothing.']],
    [
      { 'x-left': '1', 'x-points': 'y=2', 'x-note': '["a"]' },
      grown,
      [
        'Expected a value at header /x-points/x, got nothing.',
        'Expected an integer at header /x-note/0, got "a".',
      ],
    ],
    [
      { 'x-left': '1' },
      { ...grown, key: 'a' },
      ['Expected no value at body /key, got text of 1 character.'],
    ],
    [{ 'x-left': '1' }, { height: 2 }, ['Expected a value at body /id, got nothing.']],
  ])('is checked with %j and %j', async (given, body, expected) => {
    const sent: Record<string, string> = { 'content-type': 'application/json', ...given };
    for (const validator of [ways.created, ways.loaded]) {
      const [operation] = validator.plan.operations;
      if (operation === undefined) throw new Error('Expected an operation.');
      const findings = await validator.checkResponse(operation, {
        status: 200,
        header: (name) => sent[name],
        body: JSON.stringify(body),
      });
      expect(findings.map(({ detail }) => detail)).toEqual(expected);
    }
  });
});

test.each([
  [{ maxium: 3 }],
  [{ format: 'colour' }],
  [{ $ref: '#/components/schemas/S0' }],
  [{ $ref: 'elsewhere.yaml#/S' }],
  [{ type: 'object', discriminator: { mapping: {} } }],
])('%j gives the same error at startup', (schema) => {
  const wrong = schemaDocument([schema]);
  const faultsOf = (make: () => unknown) => {
    try {
      make();
      return undefined;
    } catch (error) {
      return error instanceof DocumentError ? error.problems : undefined;
    }
  };
  const faults = faultsOf(() => createValidator(wrong, { strict: true }));
  expect(faults).toHaveLength(1);
  expect(faultsOf(() => validatorFiles(wrong, { strict: true }))).toEqual(faults);
});
