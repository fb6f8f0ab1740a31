import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeInvisible, escapeLines } from '../../../src/core/visible-text.ts';

test.each([
  ['\u001b[31mred', '\\u001b[31mred'],
  ['\u202eright to left', '\\u202eright to left'],
  ['one\u0085\u2028two', 'one\\u0085\\u2028two'],
  ['\u{e0041} tag', '\\udb40\\udc41 tag'],
  ['half \ud83d', 'half \\ud83d'],
  ['Zoë 🙂', 'Zoë 🙂'],
])('%j is shown as %j', (text, shown) => {
  expect(escapeInvisible(text)).toBe(shown);
  expect(escapeLines(text)).toBe(shown);
});

test('lines stay lines, and nothing else steers', () => {
  expect(escapeLines('a\tb\r\nc\rd\n')).toBe('a\tb\nc\\u000dd\n');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeLines(text)).toMatch(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|[\n\t])*$/u);
      expect(escapeInvisible(text)).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u);
    }),
  );
});
