import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/random.ts';
import {
  countCharacters,
  countTokens,
  writeSentence,
} from '../../../../src/reference/models/prose.ts';

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

test('writes sentences whose pieces are one token each', () => {
  const random = seededRandom('test');
  for (let index = 0; index < 100; index += 1) {
    const sentence = writeSentence(random);
    expect(sentence.map(countTokens)).toEqual(sentence.map(() => 1));
    expect(sentence.join('')).toMatch(/^The [^.]+\.$/);
  }
});
