import { expect, test } from 'vitest';
import type { Measured } from './comparison.ts';
import { comparisonLines } from './comparison-table.ts';
import type { ServerName } from './server-process.ts';

const round = (requestsPerSecond: number) => ({
  requests: requestsPerSecond,
  requestsPerSecond,
  p50Ms: 1,
  p99Ms: 2,
  failed: 0,
  cpuUs: 30,
});

const measured = (name: ServerName, run: number[], status: number[]): Measured => ({
  name,
  rounds: { 'POST run': run.map(round), 'GET status': status.map(round) },
  peakBytes: 64 * 2 ** 20,
});

test('a comparison is told as ratios, with its noise and its aims', () => {
  const lines = comparisonLines({
    generator: 'wrk',
    connections: 32,
    pinned: true,
    measured: [
      measured('bare', [100, 200, 150], [100, 100, 100]),
      // Round by round 0.95, 0.75 and 0.96; the medians alone would give 0.96.
      measured('middleware', [95, 150, 144], [94, 94, 94]),
    ],
    skipped: [{ name: 'prism', reason: 'It did not start in time.' }],
  });
  const row = (text: string) => lines.find((line) => line.includes(text))?.trim();
  expect(row('our middleware on it')).toMatch(/ 144 +0\.950 +30\.0 .* 94 +0\.940 .* 64$/);
  expect(row('Prism')).toMatch(/skipped: It did not start in time\.$/);
  expect(row('noise')).toMatch(/3 rounds .*: POST run 67 %, GET status 0 %$/);
  expect(row('on it, POST run')).toMatch(/^met .* 0\.95 of 0\.90$/);
  expect(row('on it, GET status')).toMatch(/^MISSED .* 0\.94 of 0\.95$/);
});
