/** What is answered to messages that are no request. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { renderPlainError } from '../../../src/validation/adapters/node/read-errors.ts';
import { createNodeServer } from '../../../src/validation/adapters/node/server.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../../../src/validation/http.ts';
import { deferred, raw, rawClient, serve, statuses, text } from './raw-client.ts';

const head = 'HTTP/1.1\r\nHost: a\r\n';

async function readAll(request: HttpRequest): Promise<HttpResponse> {
  await request.body(100).catch(() => undefined);
  return text('hello');
}

/** A server whose errors say which status they have, and why. */
function serveWithErrors(handler: HttpHandler = readAll) {
  const renderError = (status: number, detail: string) => text(`<${status}: ${detail}>`, status);
  return serve(handler, { renderError });
}

describe('a malformed request gets an error in the format of the service', () => {
  test.each([
    ['no request line', 'GARBAGE\r\n\r\n', 400, 'Expected a request of HTTP/1.1'],
    ['TLS bytes', '\x16\x03\x01\x02\x00\x01', 400, 'Expected a request of HTTP/1.1'],
    ['an unknown method', `BREW /x ${head}\r\n`, 501, 'This method'],
    ['a method in lower case', `get /x ${head}\r\n`, 501, 'This method'],
    ['another version', 'GET / HTTP/9.1\r\nHost: a\r\n\r\n', 505, 'Expected HTTP/1.1'],
    ['too many headers', `GET / ${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'less than 16384'],
    ['a bad header', `GET / ${head}X\x01: b\r\n\r\n`, 400, 'Expected a request of HTTP/1.1'],
    ['a bad length', `POST / ${head}Content-Length: x\r\n\r\n`, 400, 'one Content-Length'],
    [
      'a length and chunks',
      `POST / ${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc`,
      400,
      'one Content-Length or else',
    ],
    [
      'another transfer coding',
      `POST / ${head}Transfer-Encoding: gzip\r\n\r\n`,
      501,
      'no transfer coding but chunked',
    ],
    ...[
      ...['gzip, chunked', 'GZIP,Chunked', 'identity, chunked'],
      ...[
        'gzip\r\nTransfer-Encoding: chunked',
        'br\r\ntransfer-encoding: CHUNKED',
        'gzip;q=1,,chunked',
      ],
    ].map((codings): [string, string, number, string] => [
      `the transfer codings ${JSON.stringify(codings)}`,
      `POST / ${head}Transfer-Encoding: ${codings}\r\n\r\n3\r\nabc\r\n0\r\n\r\nGET / ${head}\r\n`,
      501,
      'Expected no transfer coding but chunked',
    ]),
    [
      'chunks of chunks',
      `POST / ${head}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`,
      400,
      'or else Transfer-Encoding',
    ],
    ['CONNECT', `CONNECT example.org:80 ${head}\r\n`, 501, 'CONNECT is not supported'],
    [
      'an unknown expectation',
      `POST / ${head}Expect: wonders\r\nContent-Length: 3\r\n\r\nabc`,
      417,
      'Expected no Expect header',
    ],
  ])('%s', async (_, message, status, detail) => {
    const answer = await raw(await serveWithErrors(), message);
    expect(statuses(answer)).toEqual([status]);
    expect(answer).toContain(`<${status}: `);
    expect(answer).toContain(detail);
    expect(answer).toMatch(/connection: close/i);
  });

  test.each([
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 'Expected a host header, got none.'],
    ['two Host headers', `GET / ${head}HOST: b\r\nConnection: close\r\n\r\n`, 'one host header'],
    [
      'two Authorization headers',
      `GET / ${head}Authorization: a\r\nauthorization: b\r\nConnection: close\r\n\r\n`,
      'one authorization header',
    ],
    [
      'two Content-Type headers',
      `GET / ${head}Content-Type: a\r\nContent-type: a\r\nConnection: close\r\n\r\n`,
      'one content-type header',
    ],
  ])('%s', async (_, message, detail) => {
    let called = false;
    const url = await serveWithErrors(() => {
      called = true;
      return text('');
    });
    const answer = await raw(url, message);
    expect(answer).toContain('<400: ');
    expect(answer).toContain(detail);
    expect(called).toBe(false);
  });

  test('as a problem document by default', async () => {
    const answer = await raw(await serve(() => text('')), 'GARBAGE\r\n\r\n');
    expect(answer).toContain('content-type: application/problem+json');
    expect(answer).toContain('\r\n\r\n{"status":400,"title":"Bad Request"}');
  });

  test('even while the client is still sending it', async () => {
    const { socket, ended, received } = rawClient(await serveWithErrors());
    const errors: unknown[] = [];
    socket.on('error', (error) => errors.push(error)).pause();
    const message = `GET / ${head}X: ${'x'.repeat(11_000_000)}`;
    await new Promise((written) => socket.write(message, written));
    socket.resume();
    await ended;
    expect(statuses(received())).toEqual([431]);
    expect(errors).toEqual([]);
    socket.destroy();
  });
});

test.each(['chunked', 'Chunked', ', chunked'])('the transfer coding %j is read', async (coding) => {
  const body = '3\r\nabc\r\n0\r\n\r\n';
  const message = `POST / ${head}Connection: close\r\nTransfer-Encoding: ${coding}\r\n\r\n${body}`;
  expect(statuses(await raw(await serveWithErrors(), message))).toEqual([200]);
});

describe('a malformed body', () => {
  const broken = `POST / ${head}Transfer-Encoding: chunked\r\n\r\n2\r\nhi\r\nzz\r\n`;

  test('is answered at once, and its reader gets an error', async () => {
    const outcome = deferred<unknown>();
    const url = await serveWithErrors(async (request) => {
      await request.body(1000).catch(outcome.resolve);
      return text('from the handler');
    });
    const answer = await raw(url, broken);
    expect(answer).toContain('<400: Expected a chunked body');
    expect(answer).not.toContain('from the handler');
    expect(await outcome.promise).toMatchObject({ name: 'BodyIncomplete' });
  });

  test('aborts the signal', async () => {
    const aborted = deferred<boolean>();
    const url = await serveWithErrors(async ({ signal }) => {
      signal.addEventListener('abort', () => aborted.resolve(true));
      await aborted.promise;
      return text('');
    });
    const { socket, until } = rawClient(url);
    socket.write(broken);
    await until(/<400/);
    expect(await aborted.promise).toBe(true);
    socket.destroy();
  });

  test('cannot be read again', async () => {
    const url = await serveWithErrors(async (request) => {
      const { signal } = request;
      if (!signal.aborted) await once(signal, 'abort');
      outcome.resolve(await request.body(1000).catch((error) => error));
      return text('');
    });
    const outcome = deferred<unknown>();
    await raw(url, broken);
    expect(await outcome.promise).toMatchObject({ name: 'BodyIncomplete' });
  });
});

describe('requests before a malformed one', () => {
  test.each([
    ['GARBAGE\r\n\r\n', 400],
    [`CONNECT example.org:80 ${head}\r\n`, 501],
    [`POST /late ${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  ])('are answered first: %j', async (wrong, status) => {
    const late = deferred<void>();
    const url = await serveWithErrors(async (request) => {
      if (request.target === '/late') await request.body(100).catch(() => undefined);
      else await late.promise;
      return text('hello');
    });
    const { socket, ended } = rawClient(url);
    socket.write(`GET /a ${head}\r\nGET /b ${head}\r\n${wrong}`, () => setImmediate(late.resolve));
    const answer = await ended;
    expect(statuses(answer)).toEqual([200, 200, status]);
    socket.destroy();
  });

  test('are not affected by data after their announced end', async () => {
    const url = await serveWithErrors(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return text('hello');
    });
    const answer = await raw(url, `GET / ${head}Connection: close\r\n\r\nGARBAGE`);
    expect(statuses(answer)).toEqual([200]);
  });
});

test('an upgrade request is handled as an ordinary request', async () => {
  const wish = `GET / ${head}Connection: upgrade, close\r\nUpgrade: websocket\r\n\r\n`;
  expect(statuses(await raw(await serveWithErrors(), wish))).toEqual([200]);
});

describe('a slow client', () => {
  async function slowClient(message: string, handler: HttpHandler = () => text('')) {
    const { server, connections } = createNodeServer(handler, { renderError: renderPlainError });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const accepted = once(server, 'connection');
    const client = rawClient(`http://127.0.0.1:${port}`);
    client.socket.write(message);
    const [socket] = await accepted;
    return {
      server,
      client,
      socket,
      // What node:http reports when the time is over.
      expire: () => {
        const error = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        server.emit('clientError', error, socket);
      },
      close: () => {
        server.close();
        connections.end();
      },
    };
  }

  test('has time limits for headers, request and idle connection', async () => {
    const { server, close } = await slowClient('');
    expect(server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
    });
    close();
  });

  test('gets an error before its headers are complete', async () => {
    const { client, socket, expire, close } = await slowClient('GET / HTT');
    await expect.poll(() => socket.bytesRead).toBe(9);
    expire();
    expect(await client.ended).toMatch(/^HTTP\/1\.1 408 /);
    close();
  });

  test('that has sent nothing is disconnected without a response', async () => {
    const { client, expire, close } = await slowClient('');
    expire();
    expect(await client.ended).toBe('');
    close();
  });

  test('gets an error before its body is complete', async () => {
    const reading = deferred<void>();
    const { client, expire, close } = await slowClient(
      `POST / ${head}Content-Length: 5\r\n\r\n`,
      async (request) => {
        reading.resolve();
        await request.body(10).catch(() => undefined);
        return text('from the handler');
      },
    );
    await reading.promise;
    expire();
    expect(statuses(await client.ended)).toEqual([408]);
    close();
  });

  test('gets an error for a pause within its body', async () => {
    const { client, socket, close } = await slowClient(
      `POST / ${head}Content-Length: 5\r\n\r\nhel`,
      async (request) => {
        await request.body(10).catch(() => undefined);
        return text('from the handler');
      },
    );
    await expect.poll(() => socket.timeout).toBe(15_000);
    socket.emit('timeout');
    expect(statuses(await client.ended)).toEqual([408]);
    close();
  });

  test('that takes nothing of a large response is disconnected', async () => {
    const { client, socket, close } = await slowClient(`GET / ${head}\r\n`, () =>
      text('x'.repeat(10_000_000)),
    );
    client.socket.pause();
    await expect.poll(() => socket.timeout).toBe(30_000);
    socket.emit('timeout');
    expect(socket.destroyed).toBe(true);
    client.socket.destroy();
    close();
  });
});

test.each(['http://[::1/', 'http://::1]/', 'http://[::1]x/', 'http://[]/', 'http:///'])(
  'the target %s gets status 400, and the connection stays open',
  async (target) => {
    const url = await serve(() => text('not reached'));
    const message = `POST ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`;
    const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    expect(statuses(await raw(url, message + last))).toEqual([400, 200]);
  },
);

test.each([100, 1500, 3900])(
  'a second Authorization header is detected after %i other headers',
  async (count) => {
    const url = await serve(() => text('served'));
    const others = 'a:\r\n'.repeat(count);
    const first = 'Host: a\r\nAuthorization: one\r\n';
    const second = 'Authorization: two\r\nConnection: close\r\n\r\n';
    const answer = await raw(url, `GET / HTTP/1.1\r\n${first}${others}${second}`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).not.toContain('served');
  },
);
