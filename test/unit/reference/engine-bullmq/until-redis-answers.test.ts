/** Work that is not given up while Redis is away. */
import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { StoreUnavailable } from '../../../../src/reference/engine/store-unavailable.ts';
import { untilRedisAnswers } from '../../../../src/reference/engine-bullmq/until-redis-answers.ts';

function setup(errors: readonly unknown[]) {
  const clock = new ManualClock();
  const closing = new AbortController();
  const reported: unknown[] = [];
  let tries = 0;
  const work = async () => {
    const error = errors[tries];
    tries += 1;
    if (error !== undefined) throw error;
  };
  const done = untilRedisAnswers(work, {
    ...{ clock, againMs: 1000, signal: closing.signal },
    onError: (error) => reported.push(error),
  });
  return { clock, closing, reported, done, tries: () => tries };
}

describe('untilRedisAnswers', () => {
  const away = new StoreUnavailable(undefined);

  test('tries again while the store is unavailable', async () => {
    const { clock, reported, done, tries } = setup([away, away]);
    await clock.advance(2000);
    await done;
    expect(tries()).toBe(3);
    expect(reported).toEqual([away, away]);
  });

  test('rejects with a defect after one try, and leaves it to the caller to report it', async () => {
    const defect = new TypeError('defect');
    const { clock, reported, done, tries } = setup([defect]);
    await expect(done).rejects.toBe(defect);
    await clock.advance(5000);
    expect(tries()).toBe(1);
    expect(reported).toEqual([]);
  });

  test('does not try again once it is closed', async () => {
    const { clock, closing, done, tries } = setup([away, away]);
    await clock.advance(500);
    closing.abort();
    await done;
    expect(tries()).toBe(1);
    expect(clock.nextDueMs).toBeUndefined();
  });
});
