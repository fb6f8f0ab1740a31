/** A key is found in whatever form a logger prints it. */
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
])('in %j', (text) => {
  expect(hasKey(text)).toBe(true);
});

test.each(['Bearer [redacted]', `${key.slice(0, 8)}…`, 'rpa_', ''])('not in %j', (text) => {
  expect(hasKey(text)).toBe(false);
});

test('a short key is found, too', () => {
  expect(keySearch('demo')('using demo')).toBe(true);
});
