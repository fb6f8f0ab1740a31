/** A key is found in whatever form a logger prints it. */
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import {
  keySearch,
  lineWithKey,
  withoutKeyLines,
} from '../../../src/callers/application/key-search.ts';

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
  `key ${key.slice(0, 10)}…${key.slice(-10)} ends in ${key.slice(-4)}`,
  inspect([...Buffer.alloc(200_000), ...Buffer.from(key)], { maxArrayLength: null }),
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

test('lines with the key are left out, also in a form that nothing else finds', () => {
  const bytes = inspect([...Buffer.from(key)]);
  const text = `ready\nkey as bytes: ${bytes.replaceAll(/\s+/g, ' ')}\ndone`;
  expect(withoutKeyLines(text, hasKey)).toBe('ready\n[with the API key]\ndone');
  expect(lineWithKey(text, hasKey)?.number).toBe(2);
  expect(withoutKeyLines(`ready\n${bytes}`, hasKey)).toBe('[with the API key]');
  expect(withoutKeyLines('ready', hasKey)).toBe('ready');
});
