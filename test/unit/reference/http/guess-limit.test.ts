import { expect, test } from 'vitest';
import { withGuessLimit } from '../../../../src/reference/http/guess-limit.ts';
import type { HttpRequest, HttpResponse } from '../../../../src/validation/http.ts';
import { bare } from '../check-answer.ts';

function limited() {
  let nowMs = 0;
  const handle = withGuessLimit(
    ({ header }) => ({ status: header('authorization') === 'right' ? 200 : 401, headers: {} }),
    () => nowMs,
  );
  const send = async (address: string | undefined, authorization?: string) => {
    const request: HttpRequest = {
      ...bare({ method: 'GET', target: '/v2/echo/health' }),
      address,
      header: (name) => (name === 'authorization' ? authorization : undefined),
    };
    const answer: HttpResponse = await handle(request);
    return answer.status;
  };
  const guess = async (address: string | undefined, count: number) => {
    for (let index = 0; index < count; index += 1) await send(address, `guess-${index}`);
  };
  return { send, guess, pass: (ms: number) => (nowMs += ms) };
}

test('an address that guesses keys is refused for a while, whatever its key', async () => {
  const { send, guess, pass } = limited();
  await guess('203.0.113.7', 299);
  expect(await send('203.0.113.7', 'right')).toBe(200);
  await guess('203.0.113.7', 1);
  expect(await send('203.0.113.7', 'right')).toBe(429);
  // Without a key there is nothing to guess.
  expect(await send('203.0.113.7')).toBe(401);
  expect(await send('203.0.113.8', 'right')).toBe(200);
  pass(60_000);
  expect(await send('203.0.113.7', 'right')).toBe(200);
});

test('addresses of one network of IPv6 count together', async () => {
  const { send, guess } = limited();
  await guess('2001:db8:0:1::1', 150);
  await guess('2001:db8:0:1:2:3:4:5', 150);
  expect(await send('2001:db8::1:0:0:0:9', 'right')).toBe(429);
  expect(await send('2001:db8:0:2::1', 'right')).toBe(200);
});

test.each([undefined, '127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'programs of this machine may try as many as they want: %s',
  async (address) => {
    const { send, guess } = limited();
    await guess(address, 1000);
    expect(await send(address, 'right')).toBe(200);
  },
);

test('many addresses take no more memory', async () => {
  const { send, guess } = limited();
  await guess('203.0.113.7', 300);
  for (let index = 0; index < 1000; index += 1) await guess(`10.0.${index >> 8}.${index & 255}`, 1);
  expect(await send('203.0.113.7', 'right')).toBe(200);
});
