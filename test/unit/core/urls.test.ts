/** Whether a text is a URL, however often that was asked. */
import { expect, test } from 'vitest';
import { isUrl } from '../../../src/core/urls.ts';

test('a URL with letters beyond ASCII stays one, also when the engine has compiled the function', () => {
  const answers = new Set<boolean>();
  for (let calls = 0; calls < 50_000; calls += 1) answers.add(isUrl('http://wébhook.invalid/ä'));
  expect([...answers]).toEqual([true]);
});

test('a relative reference needs a base', () => {
  expect(isUrl('/a')).toBe(false);
  expect(isUrl('/a', 'http://b.invalid/')).toBe(true);
  expect(isUrl('http://[')).toBe(false);
});
