import { expect, test } from 'vitest';
import { limits } from '#generated/control/tables.js';
import { withGuessLimit } from '../../../../src/reference/http/guess-limit.ts';
import type { HttpRequest, HttpResponse } from '../../../../src/validation/http.ts';
import { bare } from '../check-answer.ts';

const { most, windowSeconds, addresses } = limits.wrongKeys;

function limited() {
  let nowMs = 0;
  const handle = withGuessLimit(
    ({ header }) => ({ status: header('authorization') === 'right' ? 200 : 401, headers: {} }),
    { now: () => nowMs },
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

test('an address that guesses keys has its wrong ones refused for a while', async () => {
  const { send, guess, pass } = limited();
  await guess('203.0.113.7', most - 1);
  expect(await send('203.0.113.7', 'wrong')).toBe(401);
  expect(await send('203.0.113.7', 'wrong')).toBe(429);
  // Without a key there is nothing to guess.
  expect(await send('203.0.113.7')).toBe(401);
  expect(await send('203.0.113.8', 'wrong')).toBe(401);
  pass(windowSeconds * 1000);
  expect(await send('203.0.113.7', 'wrong')).toBe(401);
});

test('a right key is accepted however many wrong ones its address has sent', async () => {
  const { send, guess } = limited();
  await guess('203.0.113.7', 2 * most);
  expect(await send('203.0.113.7', 'right')).toBe(200);
});

test('programs of this machine have no limit, also between requests of others', async () => {
  const { send, guess } = limited();
  await guess('203.0.113.7', most);
  for (const local of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1', undefined]) {
    await guess(local, most);
    expect(await send(local, 'wrong')).toBe(401);
    expect(await send('203.0.113.7', 'wrong')).toBe(429);
  }
});

test('requests without a key count for nothing', async () => {
  const { send } = limited();
  for (let index = 0; index < 2 * most; index += 1) await send('203.0.113.7');
  expect(await send('203.0.113.7', 'wrong')).toBe(401);
});

test('the refusal says how long to wait, and pages may read it like the answer that it replaces', async () => {
  const cors = { vary: 'Origin', 'access-control-allow-origin': 'https://app.example.com' };
  const headers = { ...cors, 'www-authenticate': 'Bearer' };
  const handle = withGuessLimit(() => ({ status: 401, headers }), { now: () => 0 });
  const request: HttpRequest = {
    ...bare({ method: 'GET', target: '/v2/echo/health' }),
    address: '203.0.113.7',
    header: () => 'wrong',
  };
  for (let index = 0; index < most; index += 1)
    expect(await handle(request)).toEqual({ status: 401, headers });
  const { status, headers: limitedHeaders } = await handle(request);
  expect(status).toBe(429);
  expect(limitedHeaders).toMatchObject({ ...cors, 'retry-after': `${windowSeconds}` });
  expect(limitedHeaders).not.toHaveProperty('www-authenticate');
});

test('addresses of one network of IPv6 count together', async () => {
  const { send, guess } = limited();
  await guess('2001:db8:0:1::1', most / 2);
  await guess('2001:db8:0:1:2:3:4:5', most / 2);
  expect(await send('2001:db8::1:0:0:0:9', 'wrong')).toBe(429);
  expect(await send('2001:db8:0:2::1', 'wrong')).toBe(401);
});

test.each([undefined, '127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'programs of this machine may try as many as they want: %s',
  async (address) => {
    const { send, guess } = limited();
    await guess(address, 2 * most);
    expect(await send(address, 'wrong')).toBe(401);
  },
);

test('many addresses take no more memory', async () => {
  const { send, guess } = limited();
  await guess('203.0.113.7', most);
  for (let index = 0; index < addresses; index += 1) {
    await guess(`10.0.${index >> 8}.${index & 255}`, 1);
  }
  expect(await send('203.0.113.7', 'wrong')).toBe(401);
});
