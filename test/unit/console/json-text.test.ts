import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mistakeText,
  NumberLiteral,
  readShownJson,
  valueOrMistake,
} from '../../../src/console/parts/json-text.ts';

function mistakeIn(text: string) {
  const read = valueOrMistake(text);
  return 'mistake' in read ? read.mistake : undefined;
}

describe('readJson', () => {
  test.each([
    ['', 'Line 1, column 1: expected a value.'],
    ['{"a": 1,\n "b" 2}', 'Line 2, column 6: expected a colon.'],
    ['{"a": [1 2]}', 'Line 1, column 10: expected a comma or ].'],
    ['{"a": 1,}', 'Line 1, column 9: expected a name in double quotes.'],
    ['{a: 1}', 'Line 1, column 2: expected a name in double quotes or }.'],
    ['[,]', 'Line 1, column 2: expected a value or ].'],
    ['{"a": 01}', 'Line 1, column 7: expected a value.'],
    ['{"a": "b\n"}', 'Line 1, column 7: expected the text to end.'],
    ['{} {}', 'Line 1, column 4: expected the end.'],
  ])('explains %j', (text, expected) => {
    const mistake = mistakeIn(text);
    expect(mistake && mistakeText(mistake)).toBe(expected);
  });

  test('finds a mistake exactly where the text is not JSON', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-',
      'null',
      ' ',
      '\n',
      '"',
      '\\',
      'é',
    ];
    const texts = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(texts, fc.json(), fc.string()), (text) => {
        const mistake = mistakeIn(text);
        expect(mistake === undefined).toBe(isJson(text));
        if (mistake === undefined) return;
        // What comes before could still become JSON, and does not end it.
        expect(mistake.at).toBeLessThanOrEqual(text.length);
        if (mistake.expected === 'the end') expect(isJson(text.slice(0, mistake.at))).toBe(true);
        else expect(isJson(text.slice(0, mistake.at))).toBe(false);
      }),
    );
  });

  test('follows a mistake behind a long text and deep lists', () => {
    expect(mistakeIn(`["${'x'.repeat(1_000_000)}", !]`)?.column).toBe(1_000_006);
    expect(mistakeIn('['.repeat(100_000))?.at).toBe(100_000);
  });

  // What tries every way to split a text never ends.
  test.each(['x', 'a\u0085', '\\n', 'é\\u00e9', '😀'])(
    'ends for an endless text of %j',
    (piece) => {
      const endless = piece.repeat(65_536 / piece.length);
      expect(mistakeIn(`{"a":"${endless}`)).toMatchObject({ at: 5, expected: 'the text to end' });
      expect(mistakeIn(`{"${endless}\n":1}`)).toMatchObject({ at: 1, expected: 'the text to end' });
    },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['{"a":[0.5,12345678901234567890,{"b":1.0}],"c":-0}', ['12345678901234567890', '1.0', '-0']],
  ['{"1.0":"1.0 \\" 2.0","__proto__":1E400,"a":1,"a":2.50}', ['1E400', '2.50']],
  ['["\\u00001.0",1.0,"\\u0000\\u0000"]', ['1.0']],
  ['[1,0.25,"",true]', []],
])('%s is shown with its numbers as they are written', (json, literals) => {
  const read = readShownJson(json);
  const shown = JSON.stringify(read, (_, value) =>
    value instanceof NumberLiteral ? `literal ${value}` : value,
  );
  expect([...shown.matchAll(/literal ([^"]*)/g)].map(([, literal]) => literal)).toEqual(literals);
  const plain = JSON.stringify(read, (_, value) =>
    value instanceof NumberLiteral ? Number(`${value}`) : value,
  );
  expect(plain).toBe(JSON.stringify({ value: JSON.parse(json) }));
});
