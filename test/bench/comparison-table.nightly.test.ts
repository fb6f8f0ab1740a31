import { expect, test } from 'vitest';
import type { Measured } from './comparison.ts';
import { comparisonLines } from './comparison-table.ts';
import type { ServerName } from './server-process.ts';

const round = (requestsPerSecond: number, cpuUs = 30) => ({
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
    'POST run': run.map((rate) => round(rate)),
    'GET status': status.map((rate) => round(rate)),
  },
  peakBytes: 64 * 2 ** 20,
});

test('a comparison lists ratios with their noise and their targets', () => {
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
  expect(row('on it, POST run, to bare')).toMatch(/^met .* 0\.95 of 0\.90, by CPU time 1\.00$/);
  expect(row('on it, GET status, to bare')).toMatch(/^MISSED .* 0\.94 of 0\.95, by/);
});

test('the service and the stub are compared by request rate and by processor time', () => {
  const lines = comparisonLines({
    generator: 'wrk',
    connections: 32,
    pinned: true,
    measured: [
      {
        ...measured('stub', [], []),
        rounds: { 'POST run': [round(100, 40)], 'GET status': [round(100, 40)] },
      },
      {
        ...measured('reference', [], []),
        rounds: { 'POST run': [round(70, 50)], 'GET status': [round(110, 20)] },
      },
    ],
    skipped: [],
  });
  expect(lines.find((line) => line.includes('POST run, to a stub'))).toMatch(
    /^MISSED .* 0\.70 of 0\.80, by CPU time 0\.80$/,
  );
  expect(lines.find((line) => line.includes('GET status, to a stub'))).toMatch(
    /^met .* 1\.10 of 1\.00, by CPU time 2\.00$/,
  );
});
