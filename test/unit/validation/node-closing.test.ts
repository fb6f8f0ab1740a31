/** Who gets an answer, and what becomes of the connection. */
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listen } from '../../../src/validation/adapters/node-http.ts';
import type { HttpRequest, HttpResponse } from '../../../src/validation/http.ts';
import { deferred, raw, rawClient, serve, statuses, text } from './raw-client.ts';

const megabyte = 1024 * 1024;

const refuse = () => text('refused', 401);

async function readSome(request: HttpRequest): Promise<HttpResponse> {
  try {
    await request.body(1000);
    return text('read');
  } catch (error) {
    return text(error instanceof Error ? error.name : '', 413);
  }
}

describe('a refusal of a large body', () => {
  const length = `Content-Length: ${25 * megabyte}`;
  const headers = [length, `Connection: close\r\n${length}`, 'Transfer-Encoding: chunked'];
  const cases = headers.flatMap((header) => [
    { header, reason: 'unread', handler: refuse, status: 401 },
    { header, reason: 'too large', handler: readSome, status: 413 },
  ]);

  test.each(cases)(
    'reaches a client that first writes the whole body: $reason, $header',
    async ({ header, handler, status }) => {
      const url = await serve(handler);
      const { socket, ended, received } = rawClient(url);
      const errors: unknown[] = [];
      socket.on('error', (error) => errors.push(error)).pause();
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
      const body = Buffer.alloc(25 * megabyte, 'x');
      if (header.includes('chunked')) {
        socket.write(`${body.length.toString(16)}\r\n`);
        socket.write(body);
        await new Promise((written) => socket.write('\r\n0\r\n\r\n', written));
      } else await new Promise((written) => socket.write(body, written));
      socket.resume();
      await ended;
      socket.end();
      expect(statuses(received())).toEqual([status]);
      expect(received().toLowerCase()).toContain('connection: close');
      expect(errors).toEqual([]);
    },
  );

  describe('for a body that does not arrive', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    test('closes the connection after 20 seconds', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { socket, ended } = rawClient(await serve(refuse));
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${megabyte}\r\n\r\n`);
      expect(statuses(await ended)).toEqual([401]);
      vi.advanceTimersByTime(19_999);
      await new Promise((written) => socket.write('x', written));
      await turns();
      await new Promise((written) => socket.write('x', written));
      expect(socket.destroyed).toBe(false);
      vi.advanceTimersByTime(1);
      while (!socket.destroyed) {
        socket.write('x');
        await turns();
      }
    });
  });
});

/** Lets what is on its way on the loopback arrive; only ever needed to notice a closed connection. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('the next request of a connection', () => {
  test('is not processed after a response with Connection: close', async () => {
    const targets: string[] = [];
    const url = await serve((request) => {
      targets.push(request.target);
      return refuse();
    });
    const { socket, ended, gone } = rawClient(url);
    socket.write('POST /first HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello');
    expect(await ended).toMatch(/connection: close/i);
    const second = 'POST /second HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi';
    socket.end(
      `\r\n0\r\n\r\n${second}GET /third HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n`,
    );
    await gone;
    await fetch(`${url}/later`);
    expect(targets).toEqual(['/first', '/later']);
  });

  test('is processed after a small body that arrives late, whether read or not', async () => {
    const targets: string[] = [];
    const url = await serve((request) => {
      targets.push(request.target);
      return refuse();
    });
    const { socket, until } = rawClient(url);
    socket.write('POST /first HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n');
    expect(await until(/refused$/)).toMatch(/connection: keep-alive/i);
    socket.write('helloGET /second HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(statuses(await until(/refused[\s\S]*refused$/))).toEqual([401, 401]);
    expect(targets).toEqual(['/first', '/second']);
    socket.destroy();
  });
});

describe('a client that closes its sending side', () => {
  test('receives its response', async () => {
    const url = await serve(async (request) => {
      await request.body(100);
      await turns();
      return text('hello');
    });
    const { socket, ended } = rawClient(url);
    socket.end('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi');
    expect(statuses(await ended)).toEqual([200]);
  });

  test('counts as disconnected if the handler waits for that', async () => {
    const url = await serve(async ({ signal }) => {
      if (!signal.aborted) await once(signal, 'abort');
      return text('as far as it is');
    });
    const { socket, ended } = rawClient(url);
    socket.end('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await ended).toMatch(/200 OK[\s\S]*as far as it is$/);
  });

  test('in the middle of its body gets status 400', async () => {
    const { socket, ended } = rawClient(await serve(readSome));
    socket.end('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nhalf');
    expect(statuses(await ended)).toEqual([400]);
  });

  test('in the middle of a small body that was already refused keeps that response', async () => {
    const { socket, until, ended } = rawClient(await serve(refuse));
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n');
    await until(/refused/);
    socket.end('half');
    expect(statuses(await ended)).toEqual([401]);
  });
});

describe('a server that shuts down does not wait for', () => {
  test.each([
    ['a refused body', `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${megabyte}\r\n\r\n`],
    ['a client that asked for a tunnel', 'CONNECT b:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a malformed request', 'GARBAGE\r\n\r\n'],
    ['an unfinished request', 'GET / HT'],
  ])('%s', async (_, message) => {
    const server = await listen(refuse, { host: '127.0.0.1', port: 0 });
    const { socket, until } = rawClient(server.url);
    await new Promise((written) => socket.write(message, written));
    if (!message.endsWith('HT')) await until(/refused|status/);
    await server.close();
    socket.destroy();
  });
});

describe('a client that waits for 100 Continue', () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n';

  test('gets it when the handler reads the body', async () => {
    const { socket, until } = rawClient(await serve(readSome));
    socket.write(head);
    expect(await until(/\r\n\r\n/)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('hello');
    expect(statuses(await until(/read$/))).toEqual([100, 200]);
    socket.destroy();
  });

  test('is refused without sending the body', async () => {
    const answer = await raw(await serve(refuse), head);
    expect(statuses(answer)).toEqual([401]);
    expect(answer).toMatch(/connection: close/i);
  });
});

test('a server that shuts down announces and closes each connection with its next response', async () => {
  const answer = deferred<HttpResponse>();
  const targets: string[] = [];
  const server = await listen(
    async (request) => {
      targets.push(request.target);
      if (request.target === '/waits') return answer.promise;
      return text(Buffer.from(await request.body(100)).toString());
    },
    { host: '127.0.0.1', port: 0 },
  );
  const waiting = rawClient(server.url);
  const sending = rawClient(server.url);
  waiting.socket.write('GET /waits HTTP/1.1\r\nHost: a\r\n\r\n');
  sending.socket.write('POST /sends HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n');
  await expect.poll(() => targets.toSorted()).toEqual(['/sends', '/waits']);
  const closed = server.close();
  sending.socket.write('body');
  expect(await sending.ended).toMatch(/Connection: close\r\n[\s\S]*body$/);
  waiting.socket.write('GET /too-late HTTP/1.1\r\nHost: a\r\n\r\n');
  answer.resolve(text('waited'));
  expect(await waiting.ended).toMatch(/Connection: close\r\n[\s\S]*waited$/);
  expect(statuses(waiting.received())).toEqual([200]);
  sending.socket.destroy();
  waiting.socket.destroy();
  await closed;
});
