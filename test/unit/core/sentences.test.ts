import { expect, test } from 'vitest';
import { capitalise, clauseOf, sentenceOf, timesText } from '../../../src/core/sentences.ts';

test('a clause is a sentence without its period and the spaces around it', () => {
  expect(clauseOf(' It waits. ')).toBe('It waits');
});

test('a sentence gets a period, unless it ends already', () => {
  const texts = ['It waits', 'Why?', 'Stop!', 'and so on…'];
  expect(texts.map(sentenceOf)).toEqual(['It waits.', 'Why?', 'Stop!', 'and so on…']);
});

test('only the first letter becomes a capital', () => {
  expect(capitalise('the API key')).toBe('The API key');
  expect(capitalise('')).toBe('');
});

test('how often has a word of its own only for 1', () => {
  expect([0, 1, 2].map(timesText)).toEqual(['0 times', 'once', '2 times']);
});
