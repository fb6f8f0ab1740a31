/** What is not about schemas alone, in OpenAPI 3.0, through both ways in: the same answers. */
import { describe, expect, test } from 'vitest';
import { agreeingWays } from './both-ways.ts';
import type { requestOf } from './schema-document.ts';

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
    '/trees': {
      post: {
        operationId: 'plant',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: tree } },
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

const ways = agreeingWays(document);

/** What was read, or every sentence about what is wrong. */
async function outcome(...request: Parameters<typeof requestOf>): Promise<unknown> {
  const created = await ways.check(...request);
  if (created.kind === 'undocumented') throw new Error('Expected a documented path.');
  if (created.kind === 'refused') return created.problem.errors?.map(({ detail }) => detail);
  return created.body;
}

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
    [{ ...seed, id: 1 }, ['Expected no read-only property at body /id, got 1.']],
    [{ ...seed, fruit: { type: 'red' } }, ['Expected a value at body /fruit/size, got nothing.']],
    [{ ...seed, fruit: { type: 'Nut' } }, ['Expected a value at body /fruit/shell, got nothing.']],
  ])('is checked: %j', async (body, expected) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { headers, body: JSON.stringify(body) };
    expect(await outcome('POST', '/trees', sent)).toEqual(expected);
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
      ['Expected no write-only property at body /key, got text of 1 character.'],
    ],
    [{ 'x-left': '1' }, { height: 2 }, ['Expected a value at body /id, got nothing.']],
  ])('is checked with %j and %j', async (given, body, expected) => {
    const sent: Record<string, string> = { 'content-type': 'application/json', ...given };
    const response = {
      status: 200,
      header: (name: string) => sent[name],
      body: JSON.stringify(body),
    };
    expect(await ways.checkResponse(response)).toEqual(expected);
  });
});
