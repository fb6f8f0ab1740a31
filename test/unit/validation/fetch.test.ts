import { describe, expect, test } from 'vitest';
import { toFetch } from '../../../src/validation/adapters/fetch.ts';
import type { HttpHandler, HttpRequest } from '../../../src/validation/http.ts';

const address = 'http://127.0.0.1/a?b=c';

/** What becomes of reading at most ten bytes. */
async function readTen(request: HttpRequest) {
  const outcome = await request.body(10).catch((error: Error) => error);
  const body = outcome instanceof Error ? outcome.name : new TextDecoder().decode(outcome);
  return { status: 200, headers: {}, body };
}

async function call(handler: HttpHandler, init?: RequestInit): Promise<Response> {
  return toFetch(handler)(new Request(address, init));
}

describe('the fetch adapter', () => {
  test('passes on method, target and origin', async () => {
    const answer = await call(({ method, target, origin }) => ({
      status: 200,
      headers: {},
      body: `${method} ${target} ${origin}`,
    }));
    expect(await answer.text()).toBe('GET /a?b=c http://127.0.0.1');
  });

  test.each([
    ['ten bytes', '1234567890', '1234567890'],
    ['eleven', '12345678901', 'BodyTooLarge'],
  ])('reads a body up to the limit: %s', async (_, body, outcome) => {
    const answer = await call(readTen, { method: 'POST', body });
    expect(await answer.text()).toBe(outcome);
  });

  test('trusts a client that announces too large a body', async () => {
    const headers = { 'content-length': '11' };
    const answer = await call(readTen, { method: 'POST', headers, body: '1' });
    expect(await answer.text()).toBe('BodyTooLarge');
  });

  test('reports a body that breaks off', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half'));
        controller.error(new Error('gone'));
      },
    });
    const answer = await call(readTen, { method: 'POST', body, duplex: 'half' });
    expect(await answer.text()).toBe('BodyIncomplete');
  });

  test.each([
    ['HEAD', 'HEAD', {}],
    ['a dropped connection', 'GET', { drop: true as const }],
  ])('closes the source of a stream that is not read: %s', async (_, method, more) => {
    let closed = false;
    const stream: AsyncIterableIterator<string> = {
      next: async () => ({ done: false, value: 'x' }),
      return: async () => {
        closed = true;
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => stream,
    };
    await call(() => ({ status: 200, headers: {}, stream, ...more }), { method }).catch(() => {});
    expect(closed).toBe(true);
  });
});
