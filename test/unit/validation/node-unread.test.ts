import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { serve } from './raw-client.ts';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const megabytes = (count: number) => 'x'.repeat(count * 1_000_000);
const answer = (body: string) => ({ status: 200, headers: {}, body });

/** A client that asks once and reads nothing. */
function silentReader(url: string): void {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
}

test('a large answer arrives as it is', async () => {
  const body = `${megabytes(3)}é`;
  const url = await serve(() => answer(body));
  const response = await fetch(url);
  expect(response.headers.get('content-length')).toBe(String(body.length + 1));
  expect((await response.text()) === body).toBe(true);
  // The connection goes on.
  expect((await fetch(url)).status).toBe(200);
});

test('a reader that takes nothing is cut off', async () => {
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

test('where too much waits, a further answer is not sent', async () => {
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
  await expect(fetch(counted).then((response) => response.text())).rejects.toThrow();
  // One that is too large by itself is sent where nothing else waits.
  expect((await (await fetch(url)).text()).length).toBe(20_000_000);
});
