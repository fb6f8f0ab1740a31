import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../../src/validation/adapters/node-http.ts';
import type { HttpHandler, HttpRequest } from '../../../src/validation/http.ts';

const open: Listening[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function serve(handler: HttpHandler): Promise<string> {
  const server = await listen(handler, { host: '127.0.0.1', port: 0 });
  open.push(server);
  return server.url;
}

const text = (body: string, status = 200) => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
});

describe('the node:http adapter', () => {
  test('hands over method, target, headers, origin and body', async () => {
    const url = await serve(async (request) => {
      const body = new TextDecoder().decode(await request.body(100));
      const { method, target, origin } = request;
      return text(JSON.stringify({ method, target, origin, body, header: request.header('x-a') }));
    });
    const response = await fetch(`${url}/a%20b?c=d`, {
      method: 'POST',
      body: 'hello',
      headers: { 'x-a': '1' },
    });
    expect(await response.json()).toEqual({
      method: 'POST',
      target: '/a%20b?c=d',
      origin: url,
      body: 'hello',
      header: '1',
    });
  });

  test('refuses a body beyond the limit, announced or not, and closes the connection', async () => {
    const url = await serve(async (request) => {
      try {
        await request.body(10);
        return text('read');
      } catch (error) {
        return text(error instanceof Error ? error.name : 'unknown', 413);
      }
    });
    const announced = await fetch(url, { method: 'POST', body: 'x'.repeat(11) });
    expect([announced.status, await announced.text()]).toEqual([413, 'BodyTooLarge']);
    const chunked = await raw(
      url,
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n12345678901\r\n',
    );
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
    expect(chunked.toLowerCase()).toContain('connection: close');
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(10) })).status).toBe(200);
  });

  test('tells of a client that goes away in the middle of its body', async () => {
    const outcome = deferred<string>();
    const url = await serve(async (request) => {
      try {
        await request.body(100);
        outcome.resolve('complete');
      } catch (error) {
        outcome.resolve(error instanceof Error ? error.name : 'unknown');
      }
      return text('');
    });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nhalf', () => {
      socket.destroy();
    });
    expect(await outcome.promise).toBe('BodyIncomplete');
  });

  test('aborts the signal when the client goes away before the answer', async () => {
    const aborted = deferred<boolean>();
    const arrived = deferred<void>();
    const url = await serve((request: HttpRequest) => {
      request.signal.addEventListener('abort', () => aborted.resolve(true));
      arrived.resolve();
      return aborted.promise.then(() => text('too late'));
    });
    const client = new AbortController();
    const call = fetch(url, { signal: client.signal }).catch(() => 'aborted');
    await arrived.promise;
    client.abort();
    expect(await call).toBe('aborted');
    expect(await aborted.promise).toBe(true);
  });

  test('sends no body to HEAD, but its length', async () => {
    const url = await serve(() => text('hello'));
    const response = await fetch(url, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('5');
    expect(await response.text()).toBe('');
  });

  test('repeats no Host header that is none', async () => {
    const url = await serve((request) => text(request.origin));
    const answer = await raw(
      url,
      'GET / HTTP/1.1\r\nHost: "><script>\r\nConnection: close\r\n\r\n',
    );
    expect(answer).not.toContain('script');
    expect(answer).toContain(url);
  });

  test('says why it cannot listen', async () => {
    const { port } = new URL(await serve(() => text('')));
    await expect(
      listen(() => text(''), { host: '127.0.0.1', port: Number(port) }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

function raw(url: string, message: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.once('close', () => resolve(answer));
    socket.once('error', reject);
    socket.write(message);
  });
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
