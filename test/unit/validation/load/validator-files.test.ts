/** What is written ahead of time: everything once. */
import { expect, test } from 'vitest';
import { validatorFiles } from '../../../../src/validation/load/validator-files.ts';

const names = Array.from({ length: 12 }, (_, index) => `member${index}`);
const shared = {
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 7 }])),
};
const reference = { $ref: '#/components/schemas/Shared' };
const operation = {
  parameters: [{ $ref: '#/components/parameters/Page' }],
  requestBody: { content: { 'application/json': { schema: { items: reference } } } },
  responses: { 200: { description: '', content: { 'text/plain': { schema: { enum: ['a'] } } } } },
};
const { files } = validatorFiles({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: { '/a': { post: operation }, '/b': { post: operation }, '/c': { post: operation } },
  components: {
    schemas: { Shared: shared },
    parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
  },
});
const countOf = (file: string, text: string) => (files.get(file) ?? '').split(text).length - 1;

test.each(['request-first.js', 'request-all.js'])(
  '%s checks a shared schema in one place',
  (file) => {
    expect(countOf(file, 'data.member7;')).toBe(1);
    expect(countOf(file, '"#/components/schemas/Shared"')).toBe(1);
  },
);

test('the plan has a shared parameter once', () => {
  expect(countOf('plan.js', '"name":"page"')).toBe(1);
});

test('functions have neither unused schemas nor parameters', () => {
  expect(countOf('request-first.js', 'const schema')).toBe(0);
  expect(countOf('request-all.js', 'rootData')).toBe(0);
});
