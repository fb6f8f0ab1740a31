import { expect, test } from 'vitest';
import { capitalise, clauseOf, timesText } from '../../../src/core/sentences.ts';

test('a clause is a sentence without its period and the spaces around it', () => {
  expect(clauseOf(' It waits. ')).toBe('It waits');
});

test('only the first letter becomes a capital', () => {
  expect(capitalise('the API key')).toBe('The API key');
  expect(capitalise('')).toBe('');
});

test('how often has a word of its own only for 1', () => {
  expect([0, 1, 2].map(timesText)).toEqual(['0 times', 'once', '2 times']);
});
