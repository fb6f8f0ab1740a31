import { describe, expect, test } from 'vitest';
import { closestTo } from '../../src/cli/command.ts';

const commands = ['serve', 'docs', 'mock'];

describe('closestTo', () => {
  test.each([
    ['serv', 'serve'],
    ['sevre', 'serve'],
    ['SERVE', 'serve'],
    ['doc', 'docs'],
    ['mokc', 'mock'],
  ])('takes %s for %s', (word, meant) => {
    expect(closestTo(word, commands)).toBe(meant);
  });

  test.each(['', 'x', 'proxy', 'something'])('finds nothing close to "%s"', (word) => {
    expect(closestTo(word, commands)).toBeUndefined();
  });

  test('takes the closest, and the first of several that are equally close', () => {
    expect(closestTo('width', ['height', 'with', 'widths'])).toBe('with');
  });
});
