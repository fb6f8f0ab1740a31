/** Numbers that JSON can write and a double cannot hold are refused where they stand. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { infiniteNumberIn, tooLargeNumberIn } from '../../../src/validation/number-range.ts';
import { agreeingWays } from './both-ways.ts';
import { requestOf } from './schema-document.ts';

const content = { 'application/json': { schema: { type: 'object' } } };
const document = {
  openapi: '3.1.0',
  info: { title: 'Numbers', version: '1' },
  paths: {
    '/open': {
      post: {
        operationId: 'open',
        parameters: [{ name: 'p', in: 'query', content: { 'application/json': {} } }],
        requestBody: { content },
        responses: { 200: { description: 'done', content } },
      },
    },
  },
};
const json = { 'content-type': 'application/json' };

const ways = agreeingWays(document);

async function details(query: string, body: string): Promise<unknown> {
  const created = await ways.check('POST', `/open${query}`, { headers: json, body });
  if (created.kind !== 'refused') return created.kind;
  return [created.problem.status, created.problem.detail];
}

const nines = '9'.repeat(309);

describe('an unrestricted body', () => {
  test.each([
    ['{"a":{"b":[0,1e999]}}', '/a/b/1'],
    ['{"a/b":-1e309}', '/a~1b'],
    [`{"a":[{}],"b":${nines}}`, '/b'],
    [`{"a":${'9'.repeat(220)}.0E99}`, '/a'],
    ['{"a":1e+0000400}', '/a'],
  ])('with %s is refused', async (body, pointer) => {
    expect(await details('', body)).toEqual([
      400,
      `Expected a number that a double can hold at body ${pointer}, got one that is too large.`,
    ]);
  });

  test.each([
    '{"a":1.7976931348623157e308}',
    '{"a":1e-999}',
    `{"a":0.${nines}}`,
    `{"a":"${nines}","b":"1e999"}`,
    `{"a":12345678901234567890}`,
  ])('with %s is accepted', async (body) => {
    expect(await details('', body)).toBe('valid');
  });

  test('that a framework has parsed is refused too', async () => {
    const request = requestOf('POST', '/open', { headers: json });
    const verdict = await ways
      .created()
      .check(request, { value: { a: [Number.POSITIVE_INFINITY] } });
    expect(verdict).toMatchObject({ problem: { errors: [{ pointer: '/a/0' }] } });
  });
});

test('a JSON parameter with too large a number is refused', async () => {
  expect(await details('?p=%7B%22a%22:1e999%7D', '{}')).toEqual([
    400,
    'Expected a number that a double can hold at query /p, got one that is too large.',
  ]);
});

test('a response with too large a number is reported', async () => {
  const header = (name: string) => (name === 'content-type' ? 'application/json' : undefined);
  const sent = { status: 200, header, body: '{"a":1e999}' };
  expect(await ways.checkResponse(sent)).toEqual([expect.stringContaining(' at body /a, ')]);
});

test('very long texts and deeply nested values are checked', () => {
  // Runs of digits just too short to matter.
  const text = `[${`${'9'.repeat(199)}.`.repeat(50_000)}]`;
  expect(tooLargeNumberIn(text, undefined)).toBeUndefined();
  let deep: unknown = [Number.NEGATIVE_INFINITY];
  for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
  expect(infiniteNumberIn(deep)).toBe('/0'.repeat(50_001));
});

describe('numbers as they were written', () => {
  test('come with a valid body, where JavaScript would write them in another way', async () => {
    const body = '{"a":[0.5,{"b":12345678901234567890}],"c":1.0,"d":"1.0"}';
    expect(await ways.check('POST', '/open', { headers: json, body })).toMatchObject({
      body: { a: [0.5, { b: 12_345_678_901_234_567_000 }], c: 1, d: '1.0' },
      numberLiterals: { a: { 1: { b: '12345678901234567890' } }, c: '1.0' },
    });
  });

  test.each([
    ['an ordinary body is parsed once', '{"a":{"\\u0062":[0.5,1234567]},"c":"1.0"}', 1],
    ['a second reading parses names from the first such number on', '{"a":1,"b":1.0,"c":2}', 3],
  ])('%s', async (_, body, times) => {
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    const request = requestOf('POST', '/open', { headers: json, body });
    expect(await ways.created().check(request)).toMatchObject({ kind: 'valid' });
    expect(parse).toHaveBeenCalledTimes(times);
  });
});
