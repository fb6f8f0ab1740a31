/** Times as settings, and which differences of times count. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/random.ts';
import { quantile } from '../../../src/core/statistics.ts';
import { durationChange, fewestTimes } from '../../../src/learning/duration-change.ts';
import { type DurationSetting, durationFrom } from '../../../src/learning/duration-setting.ts';
import { drawDurationMs } from '../../../src/reference/engine/durations.ts';

const sorted = (ms: readonly number[]) => ms.toSorted((left, right) => left - right);

const measured = (ms: readonly number[]) => ({ ms, withinMs: 0 });

/** Times that a service with this setting would have. */
function drawn(
  duration: DurationSetting,
  { count, seed }: { count: number; seed: string },
): number[] {
  return sorted(
    Array.from({ length: count }, (_, index) => drawDurationMs(duration, `${seed} ${index}`)),
  );
}

test('times that no timer distinguishes are one number', () => {
  expect(durationFrom([300])).toBe(300);
  expect(durationFrom([300, 301, 349])).toBe(301);
});

test('times that differ are listed, and many of them by their quantiles', () => {
  expect(durationFrom([100, 200])).toEqual({ distribution: 'observed', ms: [100, 200] });
  const many = Array.from({ length: 1001 }, (_, index) => index);
  const duration = durationFrom(many);
  const ms = typeof duration === 'object' && 'ms' in duration ? [duration.ms].flat() : [];
  expect(ms).toHaveLength(20);
  expect([ms[0], quantile(ms, 0.5), ms.at(-1)]).toEqual([0, 500, 1000]);
});

const shapes: readonly DurationSetting[] = [
  20,
  300,
  { distribution: 'uniform', minMs: 100, maxMs: 30_000 },
  { distribution: 'lognormal', medianMs: 800, sigma: 0.3 },
  { distribution: 'lognormal', medianMs: 20_000, sigma: 1 },
];

/** Half of its times are short: where the middle is says little. */
const halved: DurationSetting = {
  distribution: 'observed',
  ms: [80, 90, 100, 110, 12_000, 15_000],
};

describe.each([...shapes, halved])('a deployment whose times are %j', (shape) => {
  test('seldom seems to have changed, however few times were measured', () => {
    const random = seededRandom('learn and check');
    let alarms = 0;
    const checks = 2000;
    for (let check = 0; check < checks; check += 1) {
      const [before, now] = ['before', 'now'].map((when) => ({
        count: fewestTimes + Math.floor(random.next() * 30),
        seed: `${when} ${check}`,
      }));
      if (before === undefined || now === undefined) throw new Error('Expected two samples.');
      const learned = durationFrom(drawn(shape, before));
      if (durationChange(learned, measured(drawn(shape, now)), 'learnedTime') !== undefined)
        alarms += 1;
    }
    expect(alarms / checks).toBeLessThan(0.02);
  });
});

test.each(shapes)(
  'a deployment with times such as %j has changed if all are much longer',
  (shape) => {
    const before = durationFrom(drawn(shape, { count: 100, seed: 'before' }));
    const longer = drawn(shape, { count: 100, seed: 'now' }).map((ms) => 10 * ms + 5000);
    const change = durationChange(before, measured(longer), 'learnedTime');
    expect(change?.toMs).toBeGreaterThan((change?.fromMs ?? 0) + (change?.allowedMs ?? 0));
  },
);

test('too few times show no change', () => {
  expect(durationChange(100, measured([9000, 9000]), 'learnedTime')).toBeUndefined();
  expect(durationChange(100, measured([9000, 9000, 9000]), 'learnedTime')).toEqual({
    ...{ fromMs: 100, toMs: 9000, allowedMs: 125 },
  });
});

test('times have not changed as long as they are not known more precisely', () => {
  const now = { ms: [500, 500, 500], withinMs: 500 };
  expect(durationChange(120, now, 'learnedTime')).toBeUndefined();
  expect(durationChange(120, measured(now.ms), 'learnedTime')).toMatchObject({ toMs: 500 });
});

test('the times of a learned setting are those that were seen', () => {
  const seen = drawn(
    { distribution: 'lognormal', medianMs: 2000, sigma: 0.5 },
    { count: 200, seed: 'seen' },
  );
  const again = drawn(durationFrom(seen), { count: 2000, seed: 'again' });
  for (const share of [0.1, 0.5, 0.9]) {
    const ratio = quantile(again, share) / quantile(seen, share);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  }
});

describe('answer times', () => {
  const network: DurationSetting = { distribution: 'lognormal', medianMs: 80, sigma: 0.5 };
  const answers = (setting: DurationSetting, seed: string, count = 30) =>
    drawn(setting, { count, seed });

  test('of a network that is twice as far away have not changed', () => {
    const before = durationFrom(answers(network, 'before'));
    for (const factor of [0.5, 1, 2, 3]) {
      const now = answers(network, `now ${factor}`).map((ms) => ms * factor);
      expect(durationChange(before, measured(now), 'answerTime')).toBeUndefined();
    }
  });

  test('have changed if they are ten times as long', () => {
    const before = durationFrom(answers(network, 'before'));
    const now = answers(network, 'now').map((ms) => 10 * ms);
    expect(durationChange(before, measured(now), 'answerTime')).toBeDefined();
  });
});
