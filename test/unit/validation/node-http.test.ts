import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { listen } from '../../../src/validation/adapters/node-http.ts';
import type { HttpRequest } from '../../../src/validation/http.ts';
import { deferred, raw, serve, text } from './raw-client.ts';

describe('the node:http adapter', () => {
  test('passes on method, target, headers, origin and body', async () => {
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

  test('aborts the signal when the client disconnects before the response', async () => {
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

  test('sends no body for HEAD but its length', async () => {
    const url = await serve(() => text('hello'));
    const response = await fetch(url, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('5');
    expect(await response.text()).toBe('');
  });

  test.each([
    ['/v2/a?b=c', 'example.org:8080', '/v2/a?b=c', 'http://example.org:8080'],
    ['http://other.org/v2/a?b=c', 'example.org', '/v2/a?b=c', 'http://other.org'],
    ['HTTPS://other.org:81/v2/a', 'example.org', '/v2/a', 'http://other.org:81'],
    ['http://other.org', 'example.org', '/', 'http://other.org'],
    ['http://other.org?b=c', 'example.org', '/?b=c', 'http://other.org'],
    ['/a', '[::1]:65535', '/a', 'http://[::1]:65535'],
    ['/a', '"><script>', '/a', 'its own address'],
    ['/a', 'example.org:65536', '/a', 'its own address'],
    ['/a', 'example.org:99999', '/a', 'its own address'],
    ['http://other.org:99999/a', 'example.org', '/a', 'its own address'],
    ['http://me@other.org/a', 'example.org', '/a', 'its own address'],
    ['ftp://other.org/a', 'example.org', 'ftp://other.org/a', 'its own address'],
  ])('parses the target %s with the host %s', async (sent, host, target, origin) => {
    const url = await serve((request) => text(`<${request.target}> <${request.origin}>`));
    const answer = await raw(
      url,
      `GET ${sent} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toContain(`<${target}> <${origin === 'its own address' ? url : origin}>`);
  });

  test('sends no length with a status that has no body', async () => {
    const url = await serve(() => ({ status: 204, headers: {} }));
    const response = await fetch(url);
    expect([response.status, response.headers.get('content-length')]).toEqual([204, null]);
  });

  test.each(['/signal', '/body'])('reports a broken connection: %s first', async (first) => {
    const outcome = deferred<unknown>();
    const arrived = deferred<void>();
    const url = await serve(async (request) => {
      arrived.resolve();
      if (request.target === '/signal') {
        await once(request.signal, 'abort');
        outcome.resolve(await request.body(100).catch((error: Error) => error.name));
      } else {
        const name = await request.body(100).catch((error: Error) => error.name);
        outcome.resolve(request.signal.aborted ? name : 'not aborted');
      }
      return text('');
    });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(`POST ${first} HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nhalf`);
    await arrived.promise;
    socket.resetAndDestroy();
    expect(await outcome.promise).toBe('BodyIncomplete');
  });

  test('reports a client that disconnected before the signal was used', async () => {
    const left = deferred<void>();
    const aborted = deferred<boolean>();
    const url = await serve(async (request) => {
      await request.body(100).catch(() => left.resolve());
      await left.promise;
      aborted.resolve(request.signal.aborted);
      return text('');
    });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nhalf', () => {
      socket.destroy();
    });
    expect(await aborted.promise).toBe(true);
  });

  test('says why it cannot listen', async () => {
    const { port } = new URL(await serve(() => text('')));
    await expect(
      listen(() => text(''), { host: '127.0.0.1', port: Number(port) }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
