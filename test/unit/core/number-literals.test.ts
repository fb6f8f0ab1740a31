/** Numbers of JSON texts keep the form in which they were written, where `JSON.stringify` would change it. */
import fc from 'fast-check';
import { parse, stringify } from 'lossless-json';
import { describe, expect, test } from 'vitest';
import {
  mayHaveUnusualNumbers,
  numberLiteralsIn,
  writeWithLiterals,
} from '../../../src/core/number-literals.ts';

/** What arrives when a text was read, and is written with its literals. */
function passedOn(json: string): string {
  return writeWithLiterals(JSON.parse(json), numberLiteralsIn(json));
}

const unusual = [
  '12345678901234567890',
  '-12345678901234567890',
  '9007199254740993',
  `1${'0'.repeat(40)}`,
  '0.1234567890123456789',
  '-0',
  '-0.0',
  '-0e0',
  '1.0',
  '10.50',
  '0.0000001',
  '1e2',
  '1E2',
  '1E+2',
  '1.50e-7',
  '1E-400',
  '1.7976931348623157E308',
];

const usual = ['0', '-1', '0.1', '1.05', '100', '0.000001', '123456789012345', '1783.25', '-0.5'];

describe.each([...unusual, ...usual])('%s', (literal) => {
  test.each([
    ['as a member', `{"a":${literal}}`],
    ['in a list', `{"a":[true,[${literal}],${literal}]}`],
    ['under names like any other', `{"__proto__":{"constructor":${literal}},"":${literal}}`],
    ['under a name with escapes', `{"a\\"b\\\\":${literal},"é/~":{"\\n":${literal}}}`],
    ['at the top of a list', `[${literal}]`],
  ])('stays %s', (_, json) => {
    expect(passedOn(json)).toBe(json);
  });

  test('stays between spaces and beside texts that look like it', () => {
    const json = `{ "a" :\n [ ${literal}\t, "${literal}" ] , "b": "[${literal}]\\",${literal}" }`;
    const compact = `{"a":[${literal},"${literal}"],"b":"[${literal}]\\",${literal}"}`;
    expect(passedOn(json)).toBe(compact);
  });
});

test.each(unusual)('%s is recorded once it is a value', (literal) => {
  expect(numberLiteralsIn(`{"a":{"b":[0,${literal}]}}`)).toEqual({ a: { b: { 1: literal } } });
  expect(numberLiteralsIn(`{"a":"${literal}"}`)).toBeUndefined();
});

test.each([
  ['{"a":1.0,"a":1}', '{"a":1}'],
  ['{"a":1,"a":1.0}', '{"a":1.0}'],
  ['{"a":1.0,"a":null}', '{"a":null}'],
  ['{"a":{"b":1.0},"a":{"b":1}}', '{"a":{"b":1}}'],
  ['{"a":[1.0,2.0],"\\u0061":[1,2.0]}', '{"a":[1,2.0]}'],
])('of a repeated name the last value counts: %s', (json, expected) => {
  expect(passedOn(json)).toBe(expected);
});

test('literals of what is no longer there, or no number any more, have no effect', () => {
  const literals = numberLiteralsIn('{"a":1.0,"b":{"c":2.0},"d":[3.0,4.0],"e":5.0}');
  const value = { b: { c: 'two' }, d: 'none', e: 5, f: undefined };
  expect(writeWithLiterals(value, literals)).toBe('{"b":{"c":"two"},"d":"none","e":5.0}');
});

const literals = fc.oneof(
  fc.constantFrom(...unusual, ...usual),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => JSON.stringify(number)),
  fc.bigInt().map(String),
  fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.stringMatching(/^(0|[1-9]\d{0,20})$/),
      fc.stringMatching(/^(\.\d{1,20})?$/),
      fc.stringMatching(/^([eE][+-]?\d{1,2})?$/),
    )
    .map((parts) => parts.join('')),
);

/** Texts of JSON with numbers in any form. */
const { texts } = fc.letrec<{ texts: string }>((tie) => ({
  texts: fc.oneof(
    { depthSize: 'small' },
    literals,
    fc.string().map((text) => JSON.stringify(text)),
    literals.map((literal) => `"${literal}"`),
    fc.constantFrom('true', 'false', 'null'),
    fc.array(tie('texts'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
    fc
      .uniqueArray(fc.tuple(fc.string(), tie('texts')), {
        selector: ([name]) => name,
        maxLength: 4,
      })
      .map(
        (members) =>
          `{${members.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`,
      ),
  ),
}));

test('a text with any numbers is written as a parser writes it that keeps all digits', () => {
  fc.assert(
    fc.property(texts, (text) => {
      // That parser drops a member called `__proto__`, which has tests of its own.
      fc.pre(!text.includes('__proto__'));
      const json = `{"value":${text}}`;
      expect(passedOn(json)).toBe(stringify(parse(json)));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('an ordinary text is known to have no unusual numbers without a second reading', () => {
  const ordinary = {
    input: {
      prompt: 'A house on 2024-01-01 at 10:30, for 3.5 people',
      image: `data:image/png;base64,${'iVBORw0KGgo3e4AAAANSUhEUgAA1E5'.repeat(100)}`,
      guidance: 7.5,
      size: [1024, 768],
      seed: 123_456_789,
      sentMs: 1_783_000_000_000,
      id: '6f1e2e30-0b7c-4e5e-9d1e-0a0b0c0d0e0f',
    },
    webhook: 'https://receiver.test/hook/1e5?at=1.0',
    policy: { executionTimeout: 600_000, ttl: 86_400_000 },
  };
  expect(mayHaveUnusualNumbers(JSON.stringify(ordinary))).toBe(false);
  expect(mayHaveUnusualNumbers(JSON.stringify(ordinary, null, 2))).toBe(false);
});
