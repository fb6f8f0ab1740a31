import { expect, test } from 'vitest';
import {
  escapeToken,
  isObject,
  keysOf,
  partAt,
  pointerOf,
  unescapeToken,
  valueAt,
} from '../../../src/core/json.ts';

test('only JSON objects count as objects', () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true);
  expect([null, undefined, [], 'text', 1, true].some(isObject)).toBe(false);
});

test.each(['a/b', 'm~n', '~1', '~01', '', 'é%20'])(
  'the key "%s" survives conversion to a pointer and back',
  (key) => {
    expect(unescapeToken(escapeToken(key))).toBe(key);
    expect(partAt({ [key]: [1] }, `/${escapeToken(key)}/0`)).toBe(1);
  },
);

test('pointers in fragment form are split and joined consistently', () => {
  expect(keysOf(pointerOf(['paths', '/v2/{id}', '~']))).toEqual(['paths', '/v2/{id}', '~']);
  expect(() => keysOf('other.yaml#/a')).toThrow('not a pointer');
});

test('a pointer refers only to own values and to nothing below a scalar', () => {
  expect(partAt({ a: 'text' }, '/a/length')).toBeUndefined();
  expect(partAt({}, '/constructor')).toBeUndefined();
  expect(valueAt({}, '#/constructor')).toBeUndefined();
  expect(partAt([[7]], '/0/0')).toBe(7);
  expect(partAt('whole', '')).toBe('whole');
});
