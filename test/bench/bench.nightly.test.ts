/** That the measurements run; how fast anything is, is nothing for a test. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('every measurement runs at a small size', { timeout: 120_000 }, async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    main,
    ...['--scale', '0.001'],
    ...[
      '--only',
      'waiting-callers',
      '--only',
      'judge',
      '--only',
      'patterns',
      '--only',
      'request-log',
      '--only',
      'scale',
    ],
  ]);
  for (const figure of [
    /in process: answering all +[\d,.]+ ms/,
    /over sockets: answering all +[\d,.]+ ms/,
    /1 ordinary patterns: CPU time +[\d,.]+ s/,
    /CPU time for 100 records +[\d,.]+ s/,
    /1,000 kept jobs: POST run, CPU +[\d,.]+ us/,
    /records of evidence: judge, cost of the most to the least +[\d.]+/,
    /submissions: a minute later to before and kept +[\d.]+/,
    /over a socket: with the log, as a ratio +[\d.]+ .*below 1.03/,
  ]) {
    expect(stdout).toMatch(figure);
  }
});
