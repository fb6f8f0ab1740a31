import { expect, test } from 'vitest';
import { decodePercent } from '../../../src/core/percent-encoding.ts';
import { shellQuoted, shellWord } from '../../../src/core/shell-quoting.ts';

test('percent-encoding is decoded, and undefined where it is invalid', () => {
  expect(['a%2Fb', 'a+b', '', '100%', '%ff'].map(decodePercent)).toEqual([
    'a/b',
    'a+b',
    '',
    undefined,
    undefined,
  ]);
});

test('a word of a shell command is in quotes where a shell would interpret it', () => {
  expect(['a/b.yaml', '--x=1', '', '~/a', 'a b', "it's", '$A'].map(shellWord)).toEqual([
    'a/b.yaml',
    '--x=1',
    "''",
    "'~/a'",
    "'a b'",
    String.raw`'it'\''s'`,
    "'$A'",
  ]);
  expect(shellQuoted('a')).toBe("'a'");
});
