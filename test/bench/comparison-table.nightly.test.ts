import { expect, test } from 'vitest';
import type { Measured } from './comparison.ts';
import { comparisonLines } from './comparison-table.ts';
import type { ServerName } from './server-process.ts';

const round = (cpuUs: number | undefined, requestsPerSecond = 1000) => ({
  requests: requestsPerSecond,
  requestsPerSecond,
  p50Ms: 1,
  p99Ms: 2,
  failed: 0,
  cpuUs,
});

const measured = (name: ServerName, run: number[], status: number[]): Measured => ({
  name,
  rounds: {
    'POST run': run.map((cpuUs) => round(cpuUs)),
    'GET status': status.map((cpuUs) => round(cpuUs)),
  },
  peakBytes: 64 * 2 ** 20,
});

const run = { generator: 'wrk', connections: 32, pinned: true, skipped: [] } as const;

test('a comparison lists processor times, ratios, noise and aims', () => {
  const lines = comparisonLines({
    ...run,
    measured: [
      measured('bare', [30, 60, 45], [30, 30, 30]),
      // Round by round 0.75, 1 and 0.9.
      measured('middleware', [40, 60, 50], [32, 32, 32]),
    ],
    skipped: [{ name: 'prism', reason: 'It did not start in time.' }],
  });
  const row = (text: string) => lines.find((line) => line.includes(text))?.trim();
  expect(row('our middleware on it')).toMatch(
    / 1,000 +45\.0 +50\.0 +55\.0 +0\.90 .* 32\.0 +0\.94 .* 64$/,
  );
  expect(row('Prism')).toMatch(/skipped: It did not start in time\.$/);
  expect(row('noise')).toMatch(/3 rounds .*: POST run 67 %, GET status 0 %$/);
  expect(row('on it, POST run, to bare')).toMatch(
    /^met .* 0\.90 of 0\.90, quartiles 0\.82 to 0\.95$/,
  );
  expect(row('on it, GET status, to bare')).toMatch(/^MISSED .* 0\.94 of 0\.95, quartiles/);
});

test('without processor times, the time that passed counts', () => {
  const rounds = (rate: number) => ({
    'POST run': [round(undefined, rate)],
    'GET status': [round(undefined, rate)],
  });
  const lines = comparisonLines({
    ...run,
    measured: [
      { ...measured('stub', [], []), rounds: rounds(100) },
      { ...measured('reference', [], []), rounds: rounds(70) },
    ],
  });
  const aim = (exchange: string) => lines.find((line) => line.includes(`${exchange}, to a stub`));
  expect(aim('POST run')).toMatch(/^met .* 0\.70 of 0\.60/);
  expect(aim('GET status')).toMatch(/^MISSED .* 0\.70 of 1\.00/);
});
