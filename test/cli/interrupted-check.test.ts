/** Ctrl-C ends a check, also of a deployment that hangs, and says what may still run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stub } from '../servers/stub.ts';
import { runCommand, temporaryFolder } from './setup.ts';

/** As the contract has ids. */
const jobId = (number: number) => `0f0e0d0c-0b0a-4908-8706-${`${number}`.padStart(12, '0')}-u1`;

test('submitted jobs are listed, and none is left running', { timeout: 60_000 }, async () => {
  let jobs = 0;
  let hang: () => void = () => undefined;
  const hanging = new Promise<void>((resolve) => {
    hang = resolve;
  });
  const url = await stub((request, response) => {
    if (request.url?.endsWith('/status/preflight')) response.writeHead(404).end();
    // The malformed submission of the first look.
    else if (request.headers['content-length'] === '1') response.writeHead(400).end();
    else if (request.url?.endsWith('/run')) {
      jobs += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id: jobId(jobs), status: 'IN_QUEUE' }));
    } else if (request.url?.includes('-u1')) hang();
  });
  const options = ['--base-url', url, '--endpoint', 'echo', '--api-key-env', 'KEY', '--allow-cost'];
  // Another scenario would send invalid requests meanwhile, which this stub accepts.
  const alone = ['--scenario', 'ordinary-job'];
  const folder = await temporaryFolder();
  const files = { json: join(folder, 'json'), junit: join(folder, 'junit') };
  const written = Object.entries(files).flatMap(([form, path]) => [`--${form}`, path]);
  const child = spawn(
    process.execPath,
    ['dist/cli/main.js', 'test', ...options, ...alone, ...written],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env.PATH, KEY: 'the-valid-key' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [printed, warned] = [child.stdout, child.stderr].map(text);
  await hanging;
  child.kill('SIGINT');
  const [status] = await once(child, 'exit');
  expect(await warned).toContain(
    'Cancelling submitted jobs. Press Ctrl-C again to quit immediately.',
  );
  expect(await printed).toMatch(
    /Jobs that may still run:\n {2}[\da-f-]{36}-u1, of echo \([a-z-]+\)\n/,
  );
  expect(await printed).toMatch(/\nCancelled: \d+ scenarios? did not finish\.\nIncomplete /);
  expect(await printed).not.toContain('submit an invalid request');
  expect(status).toBe(3);
  expect(JSON.parse(await readFile(files.json, 'utf8'))).toMatchObject({
    exitStatus: 3,
    headline: expect.stringMatching(/^Incomplete /),
  });
  expect(await readFile(files.junit, 'utf8')).toContain('</testsuites>');
});

test('the evidence of a killed run can be judged', { timeout: 60_000 }, async () => {
  let answers = 0;
  let come: () => void = () => undefined;
  const enough = new Promise<void>((resolve) => {
    come = resolve;
  });
  const url = await stub((request, response) => {
    request.resume();
    answers += 1;
    if (answers > 20) come();
    const isPreflight = request.url?.endsWith('/status/preflight') === true;
    response.writeHead(isPreflight ? 404 : 400, { 'content-type': 'application/json' });
    response.end('{}');
  });
  const evidence = join(await temporaryFolder(), 'run.ndjson');
  const options = ['--base-url', url, '--endpoint', 'echo', '--api-key-env', 'KEY', '--allow-cost'];
  const child = spawn(
    process.execPath,
    ['dist/cli/main.js', 'test', ...options, '--evidence', evidence],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env.PATH, KEY: 'the-valid-key' },
      stdio: 'ignore',
    },
  );
  await enough;
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lines = (await readFile(evidence, 'utf8')).trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  const { printed } = await runCommand('judge', [evidence]);
  expect(printed).toContain(`${url}, profile contract`);
});

/** Runs a check of a server whose answers never end, with a collection of garbage every 20 ms. */
async function startEndless(kind: 'silent' | 'dripping') {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const url = await stub((request, response) => {
    request.resume();
    if (kind === 'silent') return arrive();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{', () => arrive());
  });
  const collecting = 'data:text/javascript,setInterval(globalThis.gc, 20).unref()';
  const child = spawn(
    process.execPath,
    [
      ...['--expose-gc', '--import', collecting, 'dist/cli/main.js', 'test', '--base-url', url],
      ...['--endpoint', 'echo', '--api-key-env', 'KEY', '--allow-cost'],
    ],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env.PATH, KEY: 'the-valid-key' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  await arrived;
  return child;
}

test.each(['silent', 'dripping'] as const)(
  'a signal ends a check of a server that is %s, whatever is collected',
  { timeout: 120_000 },
  async (kind) => {
    const child = await startEndless(kind);
    const warned = text(child.stderr);
    child.kill('SIGTERM');
    const [status] = await once(child, 'exit');
    expect(await warned).toContain('The check was cancelled before anything was submitted.');
    expect(status).toBe(2);
  },
);

test('the preflight of a server that drips ends at its limit, whatever is collected', {
  timeout: 120_000,
}, async () => {
  const child = await startEndless('dripping');
  const warned = text(child.stderr);
  await once(child, 'exit');
  expect(await warned).toContain('did not answer within 15 s');
});
