import { expect, test } from 'vitest';
import { countCharacters, countTokens } from '../../../../src/reference/models/count-text.ts';

test.each([
  ['', 0],
  [' \n\t', 0],
  ['Hello, world!', 4],
  ["It's 5 °C.", 7],
  ['naïve cafés', 2],
  ['e\u0301te\u0301', 1],
  ['灯台', 1],
  ['a👍b𝒳c', 3],
  ['\ud800 \udc00\u00a0x', 3],
  ['👍👍', 2],
])('counts the tokens of %j', (text, tokens) => {
  expect(countTokens(text)).toBe(tokens);
});

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['👍', 1],
  ['e\u0301', 2],
])('counts the characters of %j as code points', (text, characters) => {
  expect(countCharacters(text)).toBe(characters);
});
