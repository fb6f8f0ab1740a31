import { describe, expect, test } from 'vitest';
import {
  durationInLargestUnit,
  markdownTable,
} from '../../../../src/generate/documentation/markdown.ts';

describe('duration', () => {
  test.each([
    ['600000', '10 min'],
    ['90000', '90 s'],
    ['86400000', '24 h'],
    ['604800000', '7 d'],
    ['1500', '1500 ms'],
    ['0', '0'],
    ['', ''],
    ['soon', 'soon'],
  ])('writes %s as %s', (ms, text) => {
    expect(durationInLargestUnit(ms)).toBe(text);
  });
});

describe('markdownTable', () => {
  test('keeps each row on one line', () => {
    expect(markdownTable(['A', 'B'], [['x|y', ' two\n lines ']])).toBe(
      '| A | B |\n| --- | --- |\n| x\\|y | two lines |',
    );
  });

  test('is empty without rows', () => {
    expect(markdownTable(['A'], [])).toBe('');
  });
});
