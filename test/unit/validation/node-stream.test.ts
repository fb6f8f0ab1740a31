/** Answers that are sent piece by piece. */
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { deferred, rawClient, serve, text } from './raw-client.ts';

/** A stream that begins, and ends when it is told to. */
function heldStream() {
  const held = deferred<void>();
  async function* pieces() {
    yield 'begun';
    await held.promise;
    yield 'over';
  }
  return { pieces, end: held.resolve };
}

/** A stream that begins, and ends when the signal aborts. */
async function* untilAborted(signal: AbortSignal) {
  yield 'begun';
  if (!signal.aborted) await once(signal, 'abort');
  yield 'over';
}

describe('a client that closes its sending side ends the stream', () => {
  test('during a stream: the source receives the abort and ends the stream', async () => {
    const url = await serve(({ signal }) => ({
      status: 200,
      headers: {},
      stream: untilAborted(signal),
    }));
    const { socket, until, ended } = rawClient(url);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(/begun/);
    socket.end();
    expect(await ended).toMatch(/over\r\n0\r\n\r\n$/);
  });

  test('before a stream: the source receives the abort as soon as it starts', async () => {
    const url = await serve(async ({ signal }) => {
      if (!signal.aborted) await once(signal, 'abort');
      return { status: 200, headers: {}, stream: untilAborted(signal) };
    });
    const { socket, ended } = rawClient(url);
    socket.end('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await ended).toMatch(/over\r\n0\r\n\r\n$/);
  });
});

test('a stream is sent while the client is still sending', async () => {
  const { pieces, end } = heldStream();
  const url = await serve(() => ({ status: 200, headers: {}, stream: pieces() }));
  const { socket, until, ended } = rawClient(url);
  const body = Buffer.alloc(25_000_000);
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`);
  await until(/begun/);
  await new Promise((written) => socket.write(body, written));
  end();
  expect(await ended).toMatch(/over\r\n0\r\n\r\n$/);
  socket.destroy();
});

test('no further request is processed during the last response', async () => {
  const targets: string[] = [];
  const { pieces, end } = heldStream();
  const url = await serve(({ target }) => {
    targets.push(target);
    return target === '/first' ? { status: 200, headers: {}, stream: pieces() } : text('');
  });
  const { socket, until, ended } = rawClient(url);
  socket.write('POST /first HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  expect(await until(/begun/)).toMatch(/connection: close/i);
  socket.write('0\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n');
  await fetch(`${url}/later`);
  end();
  await ended;
  expect(targets).toEqual(['/first', '/later']);
  socket.destroy();
});

describe('the source of a stream', () => {
  function source() {
    const closed = deferred<'closed'>();
    const stream: AsyncIterableIterator<string> = {
      next: async () => ({ done: false, value: 'x'.repeat(10_000) }),
      return: async () => {
        closed.resolve('closed');
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => stream,
    };
    return { closed: closed.promise, answer: { status: 200, headers: {}, stream } };
  }

  test('is closed when the client goes away', async () => {
    const { closed, answer } = source();
    const { socket, until } = rawClient(await serve(() => answer));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(/xxx/);
    socket.destroy();
    expect(await closed).toBe('closed');
  });

  test.each([
    ['HEAD gets none of it', 'HEAD', {}],
    ['the connection is dropped', 'GET', { drop: true as const }],
  ])('is closed when %s', async (_, method, more) => {
    const { closed, answer } = source();
    const url = await serve(() => ({ ...answer, ...more }));
    await fetch(url, { method }).catch(() => undefined);
    expect(await closed).toBe('closed');
  });
});
