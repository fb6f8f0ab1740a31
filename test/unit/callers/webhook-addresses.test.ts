import { expect, test } from 'vitest';
import { guessAddress, guessedAddresses } from '../../../src/callers/stage/webhook-addresses.ts';

const base = 'http://127.0.0.1:9000/hooks';
const order = '6f1d5e0a-3c58-4a0b-9f5e-2d7c4b8a9e10';
const token = 'c2VjcmV0LW9mLXRoZS1hcHBsaWNhdGlvbg1';
const answer = JSON.stringify({ id: order, number: 42, state: 'open' });

test.each([
  ['has nothing in it', base],
  ['has what is too short for a secret', `${base}/k3J9x2Pq4Lm7Rz8?order=42`],
  ['has words only', `${base}/a-long-path-of-many-words`],
  ['has an order that customers know', `${base}/${order}?order=${order}&note=a%20b+c`],
  ['has it among other text', `${base}/order-${order}.json?number=42`],
])('an address that %s can be known as it is', (_, address) => {
  expect(guessAddress(address, [answer])).toBe(address);
});

test.each([
  [
    'a token in its query',
    `${base}?order=${order}&token=${token}`,
    `${base}?order=${order}&token=`,
  ],
  ['a value without a name', `${base}/${order}?${token}`, `${base}/${order}?`],
  ['a token beside the order', `${base}/${order}.${token}`, `${base}/${order}.`],
  ['a token beside a number', `${base}/job-42-${token}`, `${base}/job-42-`],
])('of an address, what customers know is kept, and not the secret: %s', (_, address, kept) => {
  const guess = guessAddress(address, [answer]);
  expect(guess.slice(0, kept.length)).toBe(kept);
  expect(guess).not.toContain(token);
  expect(guess).toHaveLength(address.length);
});

test('an order that customers do not know yet is a secret', () => {
  const guess = guessAddress(`${base}/${order}`, []);
  expect(guess).not.toContain(order);
  expect(guess).toHaveLength(base.length + 1 + order.length);
});

test('an address that is printed as a whole gives nothing away', () => {
  const address = `${base}/${order}?token=${token}`;
  const printed = [
    `submitting with ${address}`,
    `POST ${new URL(address).pathname}?token=${token}`,
  ];
  expect(guessAddress(address, printed)).not.toContain(token);
  expect(guessAddress(address, [...printed, `token: ${token}`])).toContain(token);
});

test('user and password are secret', () => {
  expect(guessAddress('http://user:word@127.0.0.1:9000/hooks', ['user', 'word'])).toBe(base);
});

test('a secret parameter is also left out', () => {
  const token = 'Zk39fj20dkA93kdjQ8s7';
  const address = `${base}?order=1&token=${token}`;
  const [guess = '', bare] = guessedAddresses(address, []);
  expect(guess).toContain('token=');
  expect(guess).not.toContain(token);
  expect(bare).toBe(`${base}?order=1`);
  expect(guessedAddresses(`${base}?order=1`, [])).toEqual([`${base}?order=1`]);
});
