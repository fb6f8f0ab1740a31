/** Bodies by media type: ranges, text, bytes, forms of both kinds. */
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { pairsOfForm } from '../../../src/validation/request/query-values.ts';
import { requestOf } from './schema-document.ts';

/** What becomes of a body of an operation that takes the given content. */
async function send(
  content: object,
  contentType: string,
  body: string | Uint8Array,
): Promise<unknown> {
  const validator = createValidator({
    openapi: '3.0.3',
    info: { title: 'Bodies', version: '1' },
    paths: { '/': { post: { requestBody: { content }, responses: {} } } },
  });
  const headers = { 'content-type': contentType };
  const verdict = await validator.check(requestOf('POST', '/', { headers, body }));
  if (verdict.kind === 'valid') return verdict.body;
  if (verdict.kind === 'undocumented') throw new Error('Expected a documented path.');
  const { status, errors, detail } = verdict.problem;
  return [status, ...(errors?.map((error) => error.detail) ?? [detail])];
}

const one = { schema: { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } } };

describe('a media type', () => {
  test.each([
    [{ 'application/json': one }, 'application/json; charset=UTF-8', '{"a":1}', { a: 1 }],
    [{ 'application/*': one }, 'application/vnd.boat+json', '{"a":1}', { a: 1 }],
    [
      { 'application/*': one },
      'application/json',
      '{}',
      [400, 'Expected a value at body /a, got nothing.'],
    ],
    [{ '*/*': one }, 'Application/JSON', '{"a":1}', { a: 1 }],
    [{ 'application/json': {}, '*/*': one }, 'application/json', '{}', {}],
    [
      { 'application/merge-patch+json': one },
      'application/json',
      '{}',
      [415, 'Expected the content type application/merge-patch+json, got application/json.'],
    ],
    [
      { 'text/plain': { schema: { type: 'string', maxLength: 2 } } },
      'text/plain',
      'größe',
      [400, 'Expected at most 2 characters at the body, got text of 5 characters.'],
    ],
    [{ 'text/*': { schema: { type: 'string' } } }, 'text/csv', 'a,b', 'a,b'],
  ])('%j accepts %s', async (content, type, body, result) => {
    expect(await send(content, type, body)).toEqual(result);
  });

  test('for binary data yields the bytes, and its schema limits their number', async () => {
    const content = { 'image/png': { schema: { type: 'string', format: 'binary', maxLength: 3 } } };
    const bytes = new Uint8Array([0xff, 0, 0x80]);
    expect(await send(content, 'image/png', bytes)).toEqual(bytes);
    expect(await send(content, 'image/png', new Uint8Array(4))).toMatchObject([
      400,
      expect.stringContaining('at most 3'),
    ]);
  });
});

describe('a form', () => {
  const properties = {
    count: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
    place: { type: 'object', properties: { x: { type: 'number' } } },
    photo: { type: 'string', format: 'binary', maxLength: 4 },
  };
  const schema = { type: 'object', required: ['count'], properties };

  test('that is URL-encoded has its fields parsed by their schemas and encodings', async () => {
    const encoding = {
      tags: { style: 'pipeDelimited', explode: false },
      place: { style: 'deepObject' },
    };
    const content = { 'application/x-www-form-urlencoded': { schema, encoding } };
    const type = 'application/x-www-form-urlencoded';
    const text = 'count=2&tags=a|b&place[x]=1.5&more=1&more=2';
    expect(await send(content, type, text)).toEqual({
      count: 2,
      tags: ['a', 'b'],
      place: { x: 1.5 },
      more: ['1', '2'],
    });
    expect(await send(content, type, 'tags=a')).toEqual([
      400,
      'Expected a value at body /count, got nothing.',
    ]);
  });

  async function multipart(
    fields: readonly (readonly [string, string | Blob])[],
  ): Promise<unknown> {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const sent = new Response(form);
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const type = sent.headers.get('content-type') ?? '';
    return send({ 'multipart/form-data': { schema } }, type, bytes);
  }

  test('that is multipart can contain objects as JSON, and files', async () => {
    const photo = new Blob(['1234'], { type: 'image/png' });
    const value = await multipart([
      ['count', '2'],
      ['tags', 'a'],
      ['place', '{"x":1}'],
      ['photo', photo],
    ]);
    expect(value).toMatchObject({
      count: 2,
      tags: ['a'],
      place: { x: 1 },
      photo: { size: 4, type: 'image/png' },
    });
  });

  test('that is multipart is refused for invalid parts', async () => {
    expect(
      await multipart([
        ['count', 'x'],
        ['photo', new Blob(['12345'])],
      ]),
    ).toMatchObject([
      400,
      'Expected an integer at body /count, got "x".',
      expect.stringContaining('at most 4 characters'),
    ]);
    expect(await send({ 'multipart/form-data': { schema } }, 'multipart/form-data', 'x')).toEqual([
      400,
      'Expected multipart/form-data, got something else.',
    ]);
  });
});

test('a parsed form with many values of one name takes linear time', () => {
  const texts = Array.from({ length: 10_000 }, (_, index) => `v${index}`);
  /** The shortest of some, because something else may run in between. */
  const costOf = (form: object): number => {
    const runsMs = Array.from({ length: 3 }, () => {
      const startMs = performance.now();
      pairsOfForm(form);
      return performance.now() - startMs;
    });
    return Math.min(...runsMs);
  };
  expect(pairsOfForm({ a: ['1', ['2%']] })).toEqual(new Map([['a', ['1', '2%25']]]));
  const ofManyNames = costOf(Object.fromEntries(texts.map((text) => [text, text])));
  expect(costOf({ a: texts })).toBeLessThan(5 * ofManyNames);
});
