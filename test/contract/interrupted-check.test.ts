/** Ctrl-C ends a check, also of a deployment that hangs, and says what may still run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stub } from './checked.ts';

/** As the contract has ids. */
const jobId = (number: number) => `0f0e0d0c-0b0a-4908-8706-${`${number}`.padStart(12, '0')}-u1`;

test('what was submitted is listed, and nothing is stuck', { timeout: 60_000 }, async () => {
  let jobs = 0;
  let hang: () => void = () => undefined;
  const hanging = new Promise<void>((resolve) => {
    hang = resolve;
  });
  const url = await stub((request, response) => {
    if (request.url?.endsWith('/status/preflight')) response.writeHead(404).end();
    else if (request.url?.endsWith('/run')) {
      jobs += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id: jobId(jobs), status: 'IN_QUEUE' }));
    } else if (jobs > 0) hang();
  });
  const options = ['--base-url', url, '--endpoint', 'echo', '--api-key-env', 'KEY', '--allow-cost'];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/cli/main.ts', 'test', ...options],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env.PATH, KEY: 'the-valid-key' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [printed, warned] = [child.stdout, child.stderr].map((stream) => stream.toArray());
  await hanging;
  child.kill('SIGINT');
  const [status] = await once(child, 'exit');
  expect(`${await warned}`).toContain('Calling off what was submitted; once more ends at once.');
  expect(`${await printed}`).toMatch(
    /Jobs that may still run:\n {2}[\da-f-]{36}-u1, of echo \([a-z-]+\)\n/,
  );
  expect(`${await printed}`).toContain('Incomplete: ');
  expect(status).toBe(3);
});
