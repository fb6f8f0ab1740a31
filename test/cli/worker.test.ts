/** The command `worker`: what it refuses, and that it connects. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import { memoryTerminal, runCommand, temporaryFolder } from './setup.ts';

/** Nothing listens there. */
const nowhere = 'redis://:secret@127.0.0.1:1';

/** The command with a module of this text. */
async function worker(module: string, args: readonly string[] = ['--redis', nowhere], env = {}) {
  const file = join(await temporaryFolder(), 'module.js');
  await writeFile(file, module);
  return runCommand('worker', [file, '--endpoint', 'greet', ...args], { env });
}

const handler = 'export default () => ({});';

describe('the worker refuses', () => {
  test.each(['a/b:c', '', '-a'])('the endpoint %j, which no settings can have', async (id) => {
    const { status, warned } = await worker(handler, ['--redis', nowhere, '--endpoint', id]);
    expect(status).toBe(2);
    expect(warned).toMatch(/^--endpoint: expected letters, digits, .* got "/);
  });

  test('a module that is not there', async () => {
    const args = ['no.ts', '--endpoint', 'greet', '--redis', nowhere];
    expect(await runCommand('worker', args)).toEqual({
      status: 2,
      printed: '',
      warned: 'Expected a module, got none: there is no such file (no.ts).',
    });
  });

  test.each([
    ['export const greet = () => ({});', 'has no default export that is a function.'],
    ['throw new Error("No licence.");', 'cannot be loaded: No licence.'],
  ])('the module %j, before it takes a job', async (module, reason) => {
    expect(await worker(module)).toMatchObject({
      status: 2,
      warned: `The worker module module.js ${reason}`,
    });
  });

  test('a module that Node reads as CommonJS, with one line that says what to do', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'package.json'), '{"type": "commonjs"}');
    const file = join(folder, 'greet.js');
    await writeFile(file, handler);
    const { printed, warned } = await runCommand('worker', [
      file,
      '--endpoint',
      'greet',
      '--redis',
      nowhere,
    ]);
    expect(warned).toBe(
      `The worker module greet.js cannot be loaded: Unexpected token 'export'; name it .mjs, or set "type": "module" in package.json`,
    );
    expect(printed).not.toContain('    at ');
  });

  test.each([
    [[], {}],
    [[], { REDIS_URL: '' }],
    [['--redis', 'localhost:6379'], {}],
    [['--redis', 'https://:secret@host'], {}],
    [[], { REDIS_URL: 'redis//:secret@host' }],
  ])('%j with %j, without showing a password', async (args, env) => {
    const { status, warned } = await worker(handler, args, env);
    expect(status).toBe(2);
    expect(warned).toMatch(/^(--redis|REDIS_URL): expected a URL/);
    expect(warned).not.toContain('secret');
  });

  test('a server that does not answer, without showing its password', async () => {
    const { status, printed, warned } = await worker(handler);
    expect(status).toBe(2);
    expect(`${printed}${warned}`).toContain('Cannot take jobs: nothing listens at 127.0.0.1:1.');
    expect(`${printed}${warned}`).not.toContain('secret');
  });
});

test.skipIf(!hasRedis)(
  'the worker connects to $REDIS_URL, and ends when it is asked to',
  async () => {
    const redis = await RedisServer.start();
    onTestFinished(() => redis.stop());
    const file = join(await temporaryFolder(), 'module.js');
    await writeFile(file, `console.log('loads'); ${handler}`);
    const stop = new AbortController();
    const printed: string[] = [];
    const terminal = memoryTerminal({
      env: { REDIS_URL: redis.url },
      stop: stop.signal,
      print(line) {
        printed.push(JSON.parse(line).text);
        if (line.includes('Taking jobs')) stop.abort();
      },
    });
    await runProgram(['worker', file, '--endpoint', 'greet', '--concurrency', '3'], terminal);
    expect(terminal.exitCode).toBe(0);
    expect(printed).toContain('loads');
    expect(printed).toContain('Taking jobs of the endpoint greet, up to 3 at the same time.');
  },
);

test('a service without Redis refuses an endpoint whose jobs run elsewhere', async () => {
  const file = join(await temporaryFolder(), 'service.yaml');
  await writeFile(
    file,
    'accounts: {a: {keys: {k: {}}}}\nendpoints: {e: {kind: serverless, worker: {queue: true}}}\n',
  );
  expect(await runCommand('serve', ['--config', file, '--port', '0'])).toEqual({
    status: 2,
    printed: '',
    warned:
      'endpoints/e/worker: workers on other machines need a Redis server. Set --redis, or store in the settings.',
  });
});
