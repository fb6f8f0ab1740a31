/** A key is found in whatever form a logger prints it. */
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { keySearch } from '../../../src/callers/application/key-search.ts';

const key = 'rpa_Zk39fj20dk/A93kd+jQ8';
const hasKey = keySearch(key);
const basic = Buffer.from(`user:${key}`).toString('base64');

test.each([
  `key ${key}`,
  `Authorization: Bearer ${key}`,
  `-H 'Authorization: Bearer ${key}'`,
  `{ authorization: 'Bearer ${key}' }`,
  `{"headers":{"Authorization":"Bearer ${key}"}}`,
  JSON.stringify({ body: JSON.stringify({ apiKey: key }) }),
  `GET /v2/echo/run?api_key=${encodeURIComponent(key)}`,
  `Authorization: Basic ${basic}`,
  `${Buffer.from(key).toString('hex')}`,
  `KEY=${key.toUpperCase()}`,
  `${key.slice(0, 12)}\n  ${key.slice(12)}`,
  `key ${key.slice(0, 18)}…`,
  `key …${key.slice(-18)}`,
  `key ${key.slice(0, 10)}…${key.slice(-10)}`,
  `\u001b[32m${key.slice(0, 6)}\u001b[0m\u001b[1;31m${key.slice(6)}\u001b[0m`,
  inspect(Buffer.from(key)),
  inspect([...Buffer.from(key)]),
  JSON.stringify(Buffer.from(key)),
  [...Buffer.from(key)].map((byte) => `\\x${byte.toString(16)}`).join(''),
  Buffer.from(key)
    .toString('hex')
    .replaceAll(/..(?=.)/g, '$&:')
    .toUpperCase(),
  inspect([...key]),
  JSON.stringify([...key]),
])('in %j', (text) => {
  expect(hasKey(text)).toBe(true);
});

test.each([
  'Bearer [redacted]',
  `${key.slice(0, 8)}…`,
  `${key.slice(0, 8)}…${key.slice(-4)}`,
  'rpa_',
  '',
  inspect([...Buffer.from('another text of bytes')]),
])('not in %j', (text) => {
  expect(hasKey(text)).toBe(false);
});

test('a short key is found, too', () => {
  expect(keySearch('demo')('using demo')).toBe(true);
});
