import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { HttpResponse } from '../../../src/validation/http.ts';
import { rawClient, serve, text } from './raw-client.ts';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const megabytes = (count: number) => 'x'.repeat(count * 1_000_000);
const answer = (body: string) => ({ status: 200, headers: {}, body });

/** A client that asks, once or more often, and reads nothing. */
function silentReader(url: string, times = 1, target = '/'): void {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  sockets.push(socket);
  socket.write(`GET ${target} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(times));
}

test('a large response arrives unchanged', async () => {
  const body = `${megabytes(3)}é`;
  const url = await serve(() => answer(body));
  const response = await fetch(url);
  expect(response.headers.get('content-length')).toBe(String(body.length + 1));
  expect((await response.text()) === body).toBe(true);
  // The connection goes on.
  expect((await fetch(url)).status).toBe(200);
});

test('a client that reads nothing is disconnected', async () => {
  let isCut = false;
  const url = await serve(
    ({ signal }) => {
      signal.addEventListener('abort', () => {
        isCut = true;
      });
      return answer(megabytes(20));
    },
    { unread: { silenceMs: 20 } },
  );
  silentReader(url);
  await expect.poll(() => isCut, { timeout: 5000 }).toBe(true);
});

test('a client that reads no small responses is disconnected too', async () => {
  let isCut = false;
  const url = await serve(
    ({ signal }) => {
      signal.addEventListener('abort', () => {
        isCut = true;
      });
      return answer('x'.repeat(250_000));
    },
    { unread: { silenceMs: 20 } },
  );
  // As many as the system takes nothing more of.
  silentReader(url, 40);
  await expect.poll(() => isCut, { timeout: 5000 }).toBe(true);
});

test('a response that waits for the previous one does not count as unread', async () => {
  let settle: (answer: HttpResponse) => void = () => undefined;
  const slow = new Promise<HttpResponse>((resolve) => {
    settle = resolve;
  });
  let asked = 0;
  const url = await serve(
    ({ target, signal }) => {
      if (target === '/unread') {
        // Once its reader is cut off, so would be the other one.
        signal.addEventListener('abort', () => settle(text('first')));
        return answer(megabytes(20));
      }
      asked += 1;
      return target === '/slow' ? slow : text('second');
    },
    { unread: { silenceMs: 20 } },
  );
  const client = rawClient(url);
  client.socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => asked).toBe(2);
  silentReader(url, 1, '/unread');
  const received = await client.until(/second/);
  expect(received.indexOf('first')).toBeGreaterThan(0);
  expect(received.indexOf('second')).toBeGreaterThan(received.indexOf('first'));
  client.socket.destroy();
});

test('when too many responses wait, the next one is 503', async () => {
  const url = await serve(() => answer(megabytes(20)), { unread: { bytes: 30_000_000 } });
  let asked = 0;
  const counted = await serve(
    () => {
      asked += 1;
      return answer(megabytes(20));
    },
    { unread: { bytes: 30_000_000 } },
  );
  silentReader(counted);
  await expect.poll(() => asked).toBe(1);
  const refused = await fetch(counted);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toEqual({ status: 503, title: 'Service Unavailable' });
  // One that is too large by itself is sent where nothing else waits.
  expect((await (await fetch(url)).text()).length).toBe(20_000_000);
});
