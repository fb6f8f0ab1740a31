/** Texts of documents, as JSON and as YAML. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocumentText, TextError } from '../../../../src/validation/load/document-text.ts';

test('any JSON object is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(parseDocumentText(text)).toEqual(JSON.parse(text));
      expect(parseDocumentText(`\uFEFF\n${text}`)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  ['{"a": 1,\n "b": {"c": ":", "\\u0064": 2, "d": 3}}', 2, 31],
  ['{"a\\"": 1, "a\\"": 2}', 1, 12],
  ['a: 1\nb:\n  c: 1\n  c: 2\n', 4, 3],
])('a key that is there twice in %j has its place', (text, line, column) => {
  const act = () => parseDocumentText(text);
  expect(act).toThrow(TextError);
  expect(act).toThrow(expect.objectContaining({ line, column }));
});

test('aliases repeat a part at most 10,000 times', () => {
  // With the part itself, each of two levels has a hundred.
  const text = (count: number) =>
    `a: &a [1]\nb: &b [${'*a, '.repeat(99)}]\nc: [${'*b, '.repeat(count)}]`;
  expect(parseDocumentText(text(99))).toHaveProperty('c.length', 99);
  expect(() => parseDocumentText(text(100))).toThrow(
    'Expected at most 10000 repetitions by aliases, got more.',
  );
});

test('aliases that repeat too much are refused', () => {
  const levels = Array.from({ length: 20 }, (_, index) => {
    return `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`;
  });
  expect(() => parseDocumentText(['a0: &a0 [1]', ...levels].join('\n'))).toThrow(TextError);
});
