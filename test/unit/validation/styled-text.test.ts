/** Parameters in every style, as the tables of the OpenAPI specification write them. */
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { requestOf } from './schema-document.ts';

const list = { type: 'array', items: { type: 'string' } };
const numbers = { type: 'array', items: { type: 'integer' } };
const colour = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' } } };
const text = { type: 'string' };

/** What a single parameter `color` is read as. */
async function read(
  parameter: Record<string, unknown>,
  sent: { path?: string; query?: string; headers?: Record<string, string> },
): Promise<unknown> {
  const place = String(parameter.in);
  const path = place === 'path' ? '/{color}' : '/fixed';
  const validator = createValidator({
    openapi: '3.1.0',
    info: { title: 'Styles', version: '1' },
    paths: {
      [path]: {
        get: {
          operationId: 'read',
          parameters: [{ name: 'color', required: place === 'path', ...parameter }],
          responses: {},
        },
      },
    },
  });
  const target = `/${sent.path ?? 'fixed'}${sent.query === undefined ? '' : `?${sent.query}`}`;
  const verdict = await validator.check(requestOf('GET', target, { headers: sent.headers ?? {} }));
  if (verdict.kind === 'undocumented') throw new Error('Expected a documented path.');
  if (verdict.kind === 'refused') return verdict.problem.errors?.map(({ detail }) => detail);
  return {
    ...verdict.parameters.path,
    ...verdict.parameters.query,
    ...verdict.parameters.header,
    ...verdict.parameters.cookie,
  }.color;
}

describe('path', () => {
  test.each([
    ['simple', false, text, 'a%2Fb', 'a/b'],
    ['simple', false, list, 'blue,black%2Cgrey', ['blue', 'black,grey']],
    ['simple', false, colour, 'R,100,G,200', { R: 100, G: 200 }],
    ['simple', true, colour, 'R=100,G=200', { R: 100, G: 200 }],
    ['label', false, text, '.blue', 'blue'],
    ['label', false, list, '.blue,black', ['blue', 'black']],
    ['label', true, list, '.blue.black', ['blue', 'black']],
    ['label', true, colour, '.R=100.G=200', { R: 100, G: 200 }],
    ['matrix', false, text, ';color=blue', 'blue'],
    ['matrix', false, list, ';color=blue,black', ['blue', 'black']],
    ['matrix', true, numbers, ';color=1;color=2', [1, 2]],
    ['matrix', false, colour, ';color=R,100,G,200', { R: 100, G: 200 }],
    ['matrix', true, colour, ';R=100;G=200', { R: 100, G: 200 }],
  ])('%s, explode %s: %j is read from %s', async (style, explode, schema, path, value) => {
    expect(await read({ in: 'path', style, explode, schema }, { path })).toEqual(value);
  });

  test('the prefixes of label and matrix are required', async () => {
    expect(await read({ in: 'path', style: 'label', schema: text }, { path: 'blue' })).toEqual([
      'Expected a value after a "." at path /color, got text without it.',
    ]);
  });

  test('invalid percent-encoding is reported', async () => {
    expect(await read({ in: 'path', schema: text }, { path: '%E0%A4%A' })).toEqual([
      'Expected percent-encoded UTF-8 at path /color, got other bytes.',
    ]);
  });
});

describe('query', () => {
  test.each([
    [{ schema: text }, 'color=a%20b+c', 'a b c'],
    [{ schema: text, allowReserved: true }, 'color=a+b/c', 'a+b/c'],
    [{ schema: text }, 'color=', ''],
    [{ schema: { type: 'integer' }, allowEmptyValue: true }, 'color', ''],
    [{ schema: { type: 'integer' } }, 'color=12', 12],
    [{ schema: { type: 'boolean' } }, 'color=true', true],
    [{ schema: { type: ['integer', 'null'] } }, 'color=null', null],
    [{ schema: { type: ['integer', 'string'] } }, 'color=x1', 'x1'],
    [{ schema: { enum: [1, 2] } }, 'color=2', 2],
    [{ schema: list }, 'color=blue&color=black', ['blue', 'black']],
    [{ schema: numbers }, 'color=1', [1]],
    [{ schema: list, explode: false }, 'color=blue,black%2Cgrey', ['blue', 'black,grey']],
    [{ schema: colour }, 'R=100&G=200', { R: 100, G: 200 }],
    [{ schema: colour, explode: false }, 'color=R,100,G,200', { R: 100, G: 200 }],
    [
      { schema: list, style: 'spaceDelimited', explode: false },
      'color=blue%20black+grey',
      ['blue', 'black', 'grey'],
    ],
    [
      { schema: list, style: 'pipeDelimited', explode: false },
      'color=blue|black%7Cgrey',
      ['blue', 'black', 'grey'],
    ],
    [{ schema: colour, style: 'deepObject' }, 'color[R]=100&color%5BG%5D=200', { R: 100, G: 200 }],
    [
      { schema: { type: 'object', additionalProperties: numbers }, style: 'deepObject' },
      'color[a][]=1&color[a][]=2',
      { a: [1, 2] },
    ],
    [{ content: { 'application/json': { schema: colour } } }, 'color=%7B%22R%22%3A1%7D', { R: 1 }],
    [{ schema: text }, 'other=1', undefined],
  ])('%j is read from %s', async (parameter, query, value) => {
    expect(await read({ in: 'query', ...parameter }, { query })).toEqual(value);
  });

  test.each([
    [
      { schema: { type: 'integer' } },
      'color=0x10',
      'Expected an integer at query /color, got "0x10".',
    ],
    [{ schema: text }, 'color=a&color=b', 'Expected one value at query /color, got 2 of them.'],
    [{ schema: text, required: true }, 'x', 'Expected a value at query /color, got nothing.'],
    [
      { schema: colour, style: 'deepObject' },
      'color[R]=x',
      'Expected an integer at query /color/R, got "x".',
    ],
    [
      { content: { 'application/json': { schema: colour } } },
      'color={',
      'Expected JSON at query /color, got text that is not JSON.',
    ],
  ])('%j refuses %s', async (parameter, query, detail) => {
    expect(await read({ in: 'query', ...parameter }, { query })).toEqual([detail]);
  });
});

test.each([
  [text, false, ' blue ', 'blue'],
  [numbers, false, '1, 2', [1, 2]],
  [colour, false, 'R,100,G,200', { R: 100, G: 200 }],
  [colour, true, 'R=100,G=200', { R: 100, G: 200 }],
])('header: %j, explode %s', async (schema, explode, color, value) => {
  expect(await read({ in: 'header', schema, explode }, { headers: { color } })).toEqual(value);
});

test.each([
  [text, true, 'a=1; color=b%20c+d', 'b c+d'],
  [numbers, false, 'color=1,2', [1, 2]],
  [colour, false, 'color=R,100,G,200', { R: 100, G: 200 }],
])('cookie: %j, explode %s', async (schema, explode, cookie, value) => {
  expect(await read({ in: 'cookie', schema, explode }, { headers: { cookie } })).toEqual(value);
});

test.each([
  [{ type: 'integer' }, { filters: { x: 1 }, q: 'z' }],
  [true, { filters: { x: '1' }, q: 'z' }],
])(
  'query: an exploded object of %j takes the parameters that others do not use',
  async (additionalProperties, value) => {
    const filters = {
      name: 'filters',
      in: 'query',
      schema: { type: 'object', additionalProperties },
    };
    const q = { name: 'q', in: 'query', schema: text };
    const validator = createValidator({
      openapi: '3.1.0',
      info: { title: 'Styles', version: '1' },
      paths: { '/': { get: { parameters: [filters, q], responses: {} } } },
    });
    const verdict = await validator.check(requestOf('GET', '/?x=1&q=z'));
    expect(verdict).toMatchObject({ kind: 'valid', parameters: { query: value } });
  },
);
