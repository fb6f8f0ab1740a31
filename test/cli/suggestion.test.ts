import { describe, expect, test } from 'vitest';
import { closestTo } from '../../src/core/closest-names.ts';

const commands = ['serve', 'docs', 'mock'];

describe('closestTo', () => {
  test.each([
    ['serv', 'serve'],
    ['sevre', 'serve'],
    ['SERVE', 'serve'],
    ['doc', 'docs'],
    ['mokc', 'mock'],
  ])('corrects %s to %s', (word, meant) => {
    expect(closestTo(word, commands)).toBe(meant);
  });

  test.each(['', 'x', 'proxy', 'something'])('finds no match for "%s"', (word) => {
    expect(closestTo(word, commands)).toBeUndefined();
  });

  test('picks the closest match, and the first of several equally close ones', () => {
    expect(closestTo('width', ['height', 'with', 'widths'])).toBe('with');
  });
});
