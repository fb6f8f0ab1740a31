/** `run` as a process of its own: input from a pipe, output for a pipe, and signals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stub } from '../servers/stub.ts';
import { reference } from './setup.ts';

function start(baseUrl: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      INFERENCE_BASE_URL: baseUrl,
      INFERENCE_API_KEY: 'demo-key',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return { child, printed: text(child.stdout), warned: text(child.stderr) };
}

test('reads standard input, and prints one document of JSON', { timeout: 60_000 }, async () => {
  const { child, printed } = start(await reference(), 'run', 'echo', '--input', '-', '--wait');
  child.stdin.end('{"word": "harbour"}');
  const [status] = await once(child, 'close');
  expect(status).toBe(0);
  expect(JSON.parse(await printed)).toMatchObject({
    status: 'COMPLETED',
    output: { word: 'harbour' },
  });
});

test('Ctrl-C while waiting says how to go on, and exits with 130', {
  timeout: 60_000,
}, async () => {
  let look: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  const url = await stub((request, response) => {
    request.resume();
    if (request.url?.includes('/status/') === true) look();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"id":"job-1","status":"IN_QUEUE"}');
  });
  const args = ['run', 'echo', '--input', '{}', '--wait', '--poll-ms', '1'];
  const { child, printed, warned } = start(url, ...args);
  await looked;
  child.kill('SIGINT');
  const [status] = await once(child, 'close');
  expect(status).toBe(130);
  expect(JSON.parse(await printed)).toEqual({ id: 'job-1', status: 'IN_QUEUE' });
  expect(await warned).toContain('npx inference-contract status echo job-1 --wait\n');
});
