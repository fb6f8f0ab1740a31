import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { pattern } from '../../../src/validation/runtime.js';
import { testbed } from '../reference/testbed.ts';

const run = promisify(execFile);

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

test.each(['a', 'token'])(
  'a webhook of nine million characters of %s gets status 400',
  async (piece) => {
    const { call, faults } = testbed();
    const webhook = `http://${piece.repeat(9_000_000 / piece.length)}`;
    expect(await call('POST', '/v2/echo/run', { input: {}, webhook })).toMatchObject({
      status: 400,
      body: { code: 'invalidRequest', detail: expect.stringContaining('characters') },
    });
    expect(faults).toEqual([]);
  },
);

test('a text does not match a pattern that overflows the stack', () => {
  const { test } = pattern('^(?:[a-z]|[0-9])+$', 'u');
  expect(test('a1')).toBe(true);
  expect(test('a1'.repeat(5_000_000))).toBe(false);
});

test('an email address of nine million characters is not valid', async () => {
  const check = await checker('email');
  expect(await check('a.b@c.test')).toBe('valid');
  expect(await check(`${'a.'.repeat(4_500_000)}a@b.test`)).toBe('invalid');
});

/** V8 does so by itself in a process that has compiled many expressions. */
test('models read long texts where V8 does not optimize regular expressions', async () => {
  const reference = new URL('../../../src/reference/', import.meta.url).href;
  const models = `${reference}models/`;
  const script = `
    import { Alternatives } from '${reference}alternatives/account-alternatives.ts';
    import { countTokens } from '${models}count-text.ts';
    import { textWorker } from '${models}text.ts';
    import { transcriptionWorker } from '${models}transcription.ts';
    const long = 'a'.repeat(10_000_000);
    const task = { random: { nextUint32: () => 1 }, alternatives: new Alternatives() };
    const outcome = (worker, input) => worker.begin({ ...task, input }).outcome.kind;
    console.log(countTokens(long + ' b. c'), outcome(textWorker({}), { prompt: long }));
    console.log(outcome(transcriptionWorker({}), { audio_base64: long }));`;
  const flags = ['--no-regexp-optimization', '--import', 'tsx', '--input-type=module'];
  const { stdout } = await run(process.execPath, [...flags, '--eval', script]);
  expect(stdout).toBe('4 output\noutput\n');
});
