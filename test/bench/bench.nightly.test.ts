/** That the measurements run; how fast anything is, is nothing for a test. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('every measurement runs at a small size', { timeout: 60_000 }, async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    main,
    ...['--scale', '0.001'],
    ...[
      'queued-jobs',
      'deadlines',
      'waiting-callers',
      'finished-jobs',
      'redaction',
      'judge',
    ].flatMap((name) => ['--only', name]),
  ]);
  for (const figure of [
    /overhead of a job beyond its input +[\d,.]+ bytes/,
    /submit in the last tenth +[\d,.]+ µs/,
    /advancing by a week +[\d,.]+ ms/,
    /in process: answering all +[\d,.]+ ms/,
    /over sockets: answering all +[\d,.]+ ms/,
    /parameters in each other +[\d,.]+ ms\/MB/,
    /CPU time for 100 records +[\d,.]+ s/,
    /heap after 2000 finished jobs +[\d,.]+ MiB/,
  ]) {
    expect(stdout).toMatch(figure);
  }
});
