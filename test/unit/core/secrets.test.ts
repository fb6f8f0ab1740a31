/** That the cost of a search grows with the text alone, counted rather than timed. */
import { expect, test, vi } from 'vitest';
import { Secrets } from '../../../src/core/secrets.ts';

const lines = Array.from(
  { length: 62 },
  (_, index) => `line ${index} of ${'k'.repeat(40)}${index}`,
);
const secret = lines.join('\n').slice(0, 3900);

/** How many characters regular expressions start from in a search, times the ways that each can begin. */
function startsIn(text: string): number {
  const secrets = new Secrets();
  secrets.add(secret, '[secret]');
  let starts = 0;
  const exec = RegExp.prototype.exec;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (
    this: RegExp,
    given: string,
  ) {
    starts += (this.sticky ? 1 : given.length) * this.source.split('|').length;
    return exec.call(this, given);
  });
  try {
    secrets.replaceIn(text);
  } finally {
    spy.mockRestore();
  }
  return starts;
}

test.each([
  ['a percent sign', '%'],
  ['a backslash', '\\'],
  ['ordinary text with escapes', 'an ordinary line,\\nor two of them%20'],
  ['a secret that never goes on', `${lines[0]?.slice(0, 20)}\\u0020`],
])('a text of nothing but %s is looked at only where a secret may stand', (_, piece) => {
  expect(startsIn(piece.repeat(50_000 / piece.length))).toBe(0);
});

test('a secret among escapes is found with few attempts', () => {
  const secrets = new Secrets();
  secrets.add(secret, '[secret]');
  const noise = '\\n%20'.repeat(10_000);
  expect(secrets.replaceIn(`${noise}${secret}${noise}`)).toBe(`${noise}[secret]${noise}`);
});

test('a forgotten secret is not looked for, and others that begin like it are', () => {
  const secrets = new Secrets();
  secrets.add('secret-one', '[1]');
  secrets.add('secret-two', '[2]');
  secrets.forget('secret-one');
  expect(secrets.replaceIn('secret-one, secret%2Dtwo')).toBe('secret-one, [2]');
});
