import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { ManualClock } from '../../../src/core/clock.ts';
import { pause, withTimeLimit } from '../../../src/core/clock-waits.ts';

const clock = new ManualClock();

test('a pause takes its time, and leaves no listener behind', async () => {
  const { signal } = new AbortController();
  let isOver = false;
  const over = pause(10, { clock, signal }).then(() => {
    isOver = true;
  });
  await clock.advance(9);
  expect(isOver).toBe(false);
  await clock.advance(1);
  await over;
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a pause rejects with the reason of its signal, also of one that has aborted, and leaves no timer', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  const over = pause(10, { clock, signal: controller.signal });
  controller.abort(reason);
  await expect(over).rejects.toBe(reason);
  expect(clock.nextDueMs).toBeUndefined();
  await expect(pause(10, { clock, signal: controller.signal })).rejects.toBe(reason);
});

test('work gets a signal that aborts when its time is over, or with the given one', async () => {
  const untilAborted = (signal: AbortSignal) =>
    new Promise<string>((resolve) => {
      const end = () => resolve(String(signal.reason));
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    });
  const late = withTimeLimit(10, { clock }, untilAborted);
  await clock.advance(10);
  expect(await late).toContain('AbortError');

  const controller = new AbortController();
  const { signal } = controller;
  const stopped = withTimeLimit(Number.POSITIVE_INFINITY, { clock, signal }, untilAborted);
  expect(clock.nextDueMs).toBeUndefined();
  controller.abort('stopped');
  expect(await stopped).toBe('stopped');
  expect(await withTimeLimit(10, { clock, signal }, untilAborted)).toBe('stopped');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(clock.nextDueMs).toBeUndefined();
});
