/** That the cost of a search grows with the text alone, counted rather than timed. */
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
  const alike = Array.from({ length: 1000 }, (_, index) => `abcd${1000 + index}`);
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
  const noise = '\\u0061'.repeat(1_500_000);
  expect(secrets.replaceIn(`${noise}OF-4%25-or-more`)).toBe(`${noise}[secret]`);
});

test('a forgotten secret is not looked for, and others that begin like it are', () => {
  const secrets = new Secrets();
  secrets.add('secret-one', '[1]');
  secrets.add('secret-two', '[2]');
  secrets.forget('secret-one');
  expect(secrets.replaceIn('secret-one, secret%2Dtwo')).toBe('secret-one, [2]');
});
