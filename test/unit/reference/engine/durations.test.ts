/** Run times and cold starts that are drawn from a distribution. */
import { expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { type Duration, drawDurationMs } from '../../../../src/reference/engine/durations.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';

const distributions: readonly [Duration, { least: number; most: number }][] = [
  [700, { least: 700, most: 700 }],
  [
    { distribution: 'fixed', ms: 700.4 },
    { least: 700, most: 700 },
  ],
  [
    { distribution: 'uniform', minMs: 100, maxMs: 200 },
    { least: 100, most: 200 },
  ],
  [
    { distribution: 'lognormal', medianMs: 500, sigma: 0.1 },
    { least: 300, most: 900 },
  ],
  [
    { distribution: 'observed', ms: [110, 120, 190] },
    { least: 110, most: 190 },
  ],
];

test.each(distributions)('%j gives whole milliseconds within its limits', (duration, limits) => {
  const drawn = Array.from({ length: 200 }, (_, index) => drawDurationMs(duration, `job ${index}`));
  expect(drawn.every(Number.isInteger)).toBe(true);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(limits.least);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(limits.most);
});

test('every observed time is drawn, and nothing else', () => {
  const ms = [110, 120, 190];
  const drawn = Array.from({ length: 300 }, (_, index) =>
    drawDurationMs({ distribution: 'observed', ms }, `job ${index}`),
  );
  expect([...new Set(drawn)].sort((left, right) => left - right)).toEqual(ms);
});

test('a draw is never longer than a job may be kept waiting', () => {
  const duration = { distribution: 'lognormal', medianMs: 604_800_000, sigma: 5 } as const;
  const drawn = Array.from({ length: 50 }, (_, index) => drawDurationMs(duration, `job ${index}`));
  expect(Math.max(...drawn)).toBe(604_800_000);
});

interface Times {
  readonly delayTime: number;
  readonly executionTime: number;
}

/** The times of jobs that run one after the other. */
async function timesOf(seed: string, worker: 'echo' | 'script'): Promise<Times[]> {
  const clock = new ManualClock();
  const service = createReferenceService({
    settings: {
      accounts: { one: { keys: { key: {} } } },
      endpoints: {
        drawn: {
          kind: 'serverless',
          worker,
          ...(worker === 'script' && { script: {} }),
          durationMs: { distribution: 'observed', ms: [100, 200, 300, 400] },
          workers: {
            coldStartMs: { distribution: 'uniform', minMs: 10, maxMs: 90 },
            idleTimeoutMs: 0,
          },
        },
      },
    },
    seed,
    clock,
  });
  const ask = async (path: string, init: RequestInit = {}): Promise<Record<string, unknown>> => {
    const headers = { authorization: 'Bearer key', 'content-type': 'application/json' };
    const request = new Request(`http://service.test/v2/drawn/${path}`, { headers, ...init });
    return Object(await (await service.fetch(request)).json());
  };
  const times: Times[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { id } = await ask('run', { method: 'POST', body: JSON.stringify({ input: {} }) });
    await clock.advance(1000);
    const { delayTime, executionTime } = await ask(`status/${id}`);
    times.push({ delayTime: Number(delayTime), executionTime: Number(executionTime) });
  }
  service.close();
  return times;
}

test.each(['echo', 'script'] as const)(
  'jobs of %s differ, and a seed repeats them',
  async (worker) => {
    const times = await timesOf('one', worker);
    expect(await timesOf('one', worker)).toEqual(times);
    expect(await timesOf('other', worker)).not.toEqual(times);
    const runs = new Set(times.map(({ executionTime }) => executionTime));
    expect([100, 200, 300, 400]).toEqual(expect.arrayContaining([...runs]));
    expect(runs.size).toBeGreaterThan(1);
    const delays = new Set(times.map(({ delayTime }) => delayTime));
    expect(delays.size).toBeGreaterThan(6);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...delays)).toBeLessThanOrEqual(90);
  },
);
