/** Encodings within each other, and that the cost of a search grows with the text alone, as a count. */
import { expect, test, vi } from 'vitest';
import { Secrets } from '../../../src/core/secrets.ts';

const lines = Array.from(
  { length: 62 },
  (_, index) => `line ${index} of ${'k'.repeat(40)}${index}`,
);
const secret = lines.join('\n').slice(0, 3900);

/** How often a search compares a part of the text with what secrets begin with, or go on with. */
function comparisonsIn(text: string, known: readonly string[] = [secret]): number {
  const secrets = new Secrets();
  for (const one of known) secrets.add(one, '[secret]');
  secrets.replaceIn('');
  const spies = (['slice', 'startsWith'] as const).map((name) => vi.spyOn(String.prototype, name));
  secrets.replaceIn(text);
  const calls: readonly (readonly unknown[])[] = spies.flatMap(({ mock }) => mock.calls);
  for (const spy of spies) spy.mockRestore();
  // Escapes are decoded with one argument.
  return calls.filter(({ length }) => length === 2).length;
}

test.each([
  ['a percent sign', '%'],
  ['a backslash', '\\'],
  ['ordinary text with escapes', 'an ordinary one,\\nor two of them%20'],
])('a text of nothing but %s is not compared with a secret', (_, piece) => {
  expect(comparisonsIn(piece.repeat(50_000 / piece.length))).toBe(0);
});

test('a text is compared only where a secret may begin, as often for 1000 secrets as for one', () => {
  const text = 'abcd and more '.repeat(1000);
  const alike = Array.from({ length: 1000 }, (_, index) => `abcd-and-lore-${1000 + index}`);
  expect(comparisonsIn(text, alike.slice(0, 1))).toBe(1000);
  expect(comparisonsIn(text, alike)).toBe(1000);
});

test('a secret among escapes is found', () => {
  const secrets = new Secrets();
  secrets.add(secret, '[secret]');
  const noise = '\\n%20'.repeat(10_000);
  expect(secrets.replaceIn(`${noise}${secret}${noise}`)).toBe(`${noise}[secret]${noise}`);
});

test('a secret is found in 9 MB of escapes', () => {
  const secrets = new Secrets();
  secrets.add('of-4%-or-more', '[secret]');
  const noise = '\\u002c'.repeat(1_500_000);
  expect(secrets.replaceIn(`${noise}OF-4%25-or-more`)).toBe(`${noise}[secret]`);
});

test('a forgotten secret is not looked for, and others that begin like it are', () => {
  const secrets = new Secrets();
  secrets.add('secret-one-1', '[1]');
  secrets.add('secret-two-2', '[2]');
  secrets.forget('secret-one-1');
  expect(secrets.replaceIn('secret-one-1, secret%2Dtwo-2')).toBe('secret-one-1, [2]');
});

const inJson = (text: string) => JSON.stringify({ a: text });
const lined = (text: string, end: string) => text.replaceAll(/.{76}/g, `$&${end}`);
const base64 = Buffer.from(secret).toString('base64');

test.each([
  ['JSON in JSON', (text: string) => inJson(inJson(text))],
  ['JSON in percent-encoding', (text: string) => encodeURIComponent(inJson(text))],
  ['percent-encoding in JSON', (text: string) => inJson(encodeURIComponent(text))],
  ['percent-encoding twice', (text: string) => encodeURIComponent(encodeURIComponent(text))],
])('a secret is found in %s, as it is and in Base64', (_, encode) => {
  const key = 'rpa_ABC/def+ghi"j\\k=1234567';
  const secrets = new Secrets();
  secrets.add(key, 'SECRET');
  for (const written of [key, Buffer.from(key).toString('base64')]) {
    expect(secrets.replaceIn(encode(written))).toBe(encode('SECRET'));
  }
});

test.each([
  ['\\n', lined(base64, '\n')],
  ['\\r\\n in JSON', inJson(lined(base64, '\r\n'))],
])('a secret is found in Base64 with line breaks: %s', (_, text) => {
  const secrets = new Secrets();
  secrets.add(secret, 'SECRET');
  expect(['SECRET', inJson('SECRET')]).toContain(secrets.replaceIn(text));
});

test('line breaks within ordinary text stay', () => {
  const secrets = new Secrets();
  secrets.add('one-two', '[secret]');
  expect(secrets.replaceIn('one\n-two')).toBe('one\n-two');
});

test.each([
  ['a%41b/c d of k3y', 'a%41b%2Fc%20d%20of k3y'],
  ['ΟΔΟΣ-key-of-1', 'οδος-key-of-1'],
  ['5µ-key-of-1', '5Μ-KEY-OF-1'],
])('the secret %s is found as %s', (known, text) => {
  const secrets = new Secrets();
  secrets.add(known, '[secret]');
  expect(secrets.replaceIn(`<${text}>`)).toBe('<[secret]>');
});

/** How many characters are looked at to find the ends of a number. */
function looksIn(number: string): number {
  const secrets = new Secrets();
  secrets.add('123412341234', '[secret]');
  const test = vi.spyOn(RegExp.prototype, 'test');
  const found = secrets.replaceIn(`[${number}]`);
  const looks = test.mock.calls.length;
  test.mockRestore();
  expect(found).toBe('["[secret]"]');
  return looks;
}

test('the ends of a number are looked for once, however many secrets are in it', () => {
  expect(looksIn('1234'.repeat(600))).toBeLessThan(2.5 * looksIn('1234'.repeat(300)));
});
