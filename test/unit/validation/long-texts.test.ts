import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { testbed } from '../reference/testbed.ts';

/** Long enough for the stack of every pattern that needs one. */
const text = (beginning: string) => beginning + 'a'.repeat(9_000_000);

const beginnings = ['', 'http://', '/', '#/'];

/** The pointers that are wrong in a body with one text of a format. */
async function checker(format: string) {
  const schema = { type: 'object', properties: { at: { type: 'string', format } } };
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: 'Done' } };
  const validator = await createValidator({
    openapi: '3.1.0',
    info: { title: 'Long texts', version: '1' },
    paths: { '/': { post: { operationId: 'send', requestBody: { content }, responses } } },
  });
  return async (at: string) => {
    const body = new TextEncoder().encode(JSON.stringify({ at }));
    const verdict = await validator.check({
      method: 'POST',
      target: '/',
      origin: 'http://service.test',
      header: (name) => (name === 'content-type' ? 'application/json' : undefined),
      body: async () => body,
      signal: new AbortController().signal,
    });
    return JSON.stringify(verdict).includes('/at') ? 'invalid' : 'valid';
  };
}

const formats = Object.entries(fullFormats).flatMap(([name, format]) =>
  format instanceof RegExp || typeof format === 'function' ? [name] : [],
);

test('the tested formats include those with patterns', () => {
  expect(formats).toEqual(expect.arrayContaining(['uri', 'uri-reference', 'uri-template', 'url']));
});

test.each(formats)(
  'a text of nine million characters is either a valid %s or not, without an error',
  async (name) => {
    const check = await checker(name);
    for (const beginning of beginnings) {
      expect(['valid', 'invalid']).toContain(await check(text(beginning)));
    }
  },
);

test.each(['uri', 'uri-reference', 'uri-template', 'url'])(
  'a text of nine million characters is not a valid %s',
  async (name) => {
    const check = await checker(name);
    expect(await check('http://a.test')).toBe('valid');
    expect(await check(text('http://'))).toBe('invalid');
  },
);

test('a webhook of nine million characters gets status 400', async () => {
  const { call, faults } = testbed();
  expect(await call('POST', '/v2/echo/run', { input: {}, webhook: text('http://') })).toMatchObject(
    {
      status: 400,
      body: { code: 'invalidRequest', detail: expect.stringContaining('characters)') },
    },
  );
  expect(faults).toEqual([]);
});
