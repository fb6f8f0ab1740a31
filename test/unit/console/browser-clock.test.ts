import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { pauseUnlessAborted } from '../../../src/console/browser-clock.ts';

test('a pause leaves no listener behind', async () => {
  const { signal } = new AbortController();
  await pauseUnlessAborted(0, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a pause ends when its signal aborts, or at once if it has', async () => {
  const controller = new AbortController();
  const paused = pauseUnlessAborted(2 ** 31 - 1, controller.signal);
  controller.abort();
  await paused;
  await pauseUnlessAborted(2 ** 31 - 1, controller.signal);
});
