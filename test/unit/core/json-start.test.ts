import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonStart } from '../../../src/core/json-start.ts';

test('the start of a value is the beginning of its JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 60 }), (value, length) => {
      const whole = JSON.stringify(value);
      const start = jsonStart(value, length);
      if (whole.length <= length) expect(start).toBe(whole);
      else expect(whole.startsWith(start.replace(/…$/, ''))).toBe(true);
      expect(start.length).toBeLessThanOrEqual(length + 1);
    }),
  );
});

test('nothing beyond the start is looked at, and no character is cut in half', () => {
  const value = {
    text: 'x'.repeat(1000),
    get later(): string {
      throw new Error('Looked at.');
    },
  };
  expect(jsonStart(value, 12)).toBe('{"text":"xxx…');
  expect(jsonStart('a😀b', 3)).toBe('"a…');
});
