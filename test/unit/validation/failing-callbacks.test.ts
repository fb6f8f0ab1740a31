/** Whatever the functions of a user throw, every request is answered and the process continues. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toFetch } from '../../../src/validation/adapters/fetch.ts';
import { createValidator } from '../../../src/validation/create-validator.ts';
import type { HttpHandler, HttpResponse } from '../../../src/validation/http.ts';
import { serve, text } from './raw-client.ts';

const unhandled: unknown[] = [];
const see = (reason: unknown) => unhandled.push(reason);

beforeEach(() => {
  process.on('unhandledRejection', see).on('uncaughtException', see);
});

afterEach(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', see).off('uncaughtException', see);
  expect(unhandled.splice(0)).toEqual([]);
});

const error = new Error('mine');
const throws = () => {
  throw error;
};
const rejects = () => Promise.reject(error);
const failing: [string, () => never | Promise<never>][] = [
  ['throws', throws],
  ['rejects', rejects],
];

describe.each(failing)('what %s', (_, fail) => {
  test('is reported as a handler, and answered with 500', async () => {
    const onError = vi.fn(fail);
    const url = await serve(fail, { onError });
    expect((await fetch(url)).status).toBe(500);
    expect((await fetch(url, { method: 'POST', body: 'a'.repeat(100_000) })).status).toBe(500);
    expect(onError.mock.calls).toEqual([[error], [error]]);
  });

  test('is ignored as onError of a validator', async () => {
    const onError = vi.fn(fail);
    const served = createValidator(document, { onError }).serve({ get: fail });
    const url = await serve(served);
    expect((await fetch(`${url}/a`)).status).toBe(500);
    expect((await toFetch(served)(new Request('http://a/a'))).status).toBe(500);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test('is ignored as onInvalidResponse', async () => {
    const onInvalidResponse = vi.fn(fail);
    const onError = vi.fn();
    const options = { responses: 'report', onInvalidResponse, onError } as const;
    const served = createValidator(document, options).serve({ get: () => text('odd', 201) });
    const url = await serve(served);
    expect((await fetch(`${url}/a`)).status).toBe(201);
    expect(onInvalidResponse).toHaveBeenCalledOnce();
    expect(onError).not.toHaveBeenCalled();
  });

  test('is ignored as the end of a stream that is not read', async () => {
    const end = vi.fn(fail);
    const stream = { [Symbol.asyncIterator]: () => ({ next: fail, return: end }) };
    const handler: HttpHandler = () => ({ status: 200, headers: {}, stream });
    const url = await serve(handler);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    expect((await toFetch(handler)(new Request(url, { method: 'HEAD' }))).status).toBe(200);
    expect(end).toHaveBeenCalledTimes(2);
  });
});

test('a renderError that throws is reported, and another answer sent', async () => {
  const onError = vi.fn();
  const url = await serve(rejects, { renderError: throws, onError });
  expect((await fetch(url)).status).toBe(500);
  expect(onError.mock.calls).toEqual([[error], [error]]);
});

test('an answer that cannot be sent is answered with 500', async () => {
  const onError = vi.fn();
  const answers: HttpResponse[] = [
    { status: 200, headers: { 'a b': 'c' } },
    { status: 99, headers: {} },
    { status: 200, headers: { a: 'b\r\nc: d' }, body: 'e' },
  ];
  const given = [...answers];
  const url = await serve(() => given.shift() ?? text(''), { onError });
  for (const _ of answers) expect((await fetch(url)).status).toBe(500);
  expect(onError).toHaveBeenCalledTimes(answers.length);
});

const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: { '/a': { get: { operationId: 'get', responses: { 200: { description: 'Fine' } } } } },
};
