import { describe, expect, test } from 'vitest';
import { repeatedKeyIn, withFirstMembers } from '../../../src/core/repeated-keys.ts';

test.each([
  ['{"a":1,"a":2}', '/a', '{"a":1}'],
  ['{"a":1,"b":2}', undefined, '{"a":1,"b":2}'],
  ['{"a":1,"\\u0061":2}', '/a', '{"a":1}'],
  ['{ "a" : 1 , "b" : 2 , "a" : 3 }', '/a', '{ "a" : 1 , "b" : 2 }'],
  ['{"a":{"b":1,"b":2},"c":[{"d":1,"d":2}]}', '/a/b', '{"a":{"b":1},"c":[{"d":1}]}'],
  ['[0,{"a":1,"a":2}]', '/1/a', '[0,{"a":1}]'],
  ['{"a":1,"a":{"b":1,"b":2},"a":3,"c":4}', '/a', '{"a":1,"c":4}'],
  ['{"a":{"a":1},"b":["a","a"]}', undefined, '{"a":{"a":1},"b":["a","a"]}'],
  ['{"a/b":"x,\\"}","a/b":2}', '/a~1b', '{"a/b":"x,\\"}"}'],
  ['{"a":"\\\\","a":"\\\\\\""}', '/a', '{"a":"\\\\"}'],
  ['{"__proto__":1,"__proto__":2}', '/__proto__', '{"__proto__":1}'],
  ['{"a":12345678901234567890,"b":1,"b":2}', '/b', '{"a":12345678901234567890,"b":1}'],
  ['"a"', undefined, '"a"'],
  ['', undefined, ''],
])('in %s, %s is repeated', (text, place, rest) => {
  expect(repeatedKeyIn(text)).toBe(place);
  expect(withFirstMembers(text)).toBe(rest);
});

describe('long texts', () => {
  test('may be nested deeply', () => {
    const levels = 100_000;
    const text = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    expect(withFirstMembers(text)).toBe(text);
  });

  test('may consist of backslashes', () => {
    const text = JSON.stringify({ a: '\\'.repeat(200_000), b: '"'.repeat(200_000) });
    expect(repeatedKeyIn(text)).toBeUndefined();
  });
});
