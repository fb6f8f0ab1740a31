/** The sample workers of mocks/workers do what they say, run as the service runs them. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { JobWorker } from '../../../../src/reference/engine/job-worker.ts';
import { httpWorker } from '../../../../src/reference/workers/http-worker.ts';
import { ModuleWorker } from '../../../../src/reference/workers/module-worker.ts';
import { type RecordedTask, recordedTask } from './recorded-task.ts';

const wallClockLimitMs = 10_000;
const sample = (name: string) =>
  fileURLToPath(new URL(`../../../../mocks/workers/${name}`, import.meta.url));

function moduleWorker(name: string): JobWorker {
  const worker = new ModuleWorker({ module: sample(name), wallClockLimitMs });
  onTestFinished(() => worker.close());
  return worker;
}

function outcomeOf(worker: JobWorker, task: RecordedTask) {
  const work = worker.begin(task);
  if (work.kind !== 'real') throw new Error('Expected real work.');
  return work.done;
}

test('greet.ts returns a greeting', async () => {
  const worker = moduleWorker('greet.ts');
  const task = recordedTask({ name: 'Ada' });
  expect(await outcomeOf(worker, task)).toMatchObject({ output: { greeting: 'Hello, Ada!' } });
  expect(task.notes).toEqual(['greeting Ada']);
  expect(await outcomeOf(worker, recordedTask({ name: 1 }))).toMatchObject({
    kind: 'error',
    message: 'Expected a name as text.',
  });
});

test('measure.js returns the sizes of downloads', async () => {
  const server = createServer((_, response) => response.end('seven!!'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const task = recordedTask({ urls: [url] });
  const outcome = await outcomeOf(moduleWorker('measure.js'), task);
  expect(outcome).toMatchObject({ output: { sizes: { [url]: 7 } } });
  expect(task.steps).toEqual([{ done: 1, of: 1 }]);
  expect(task.notes).toEqual([`${url} answered with status 200`]);
});

test('storage.js returns a digest of its storage settings, not the settings', async () => {
  const worker = moduleWorker('storage.js');
  const digestOf = async (s3Config: RecordedTask['s3Config']) => {
    const outcome = await outcomeOf(worker, recordedTask({}, { s3Config }));
    expect(JSON.stringify(outcome)).not.toContain('secret');
    return outcome;
  };
  const settings = { accessSecret: 'a secret', nested: { b: [1, null], a: true } };
  const reordered = { nested: { a: true, b: [1, null] }, accessSecret: 'a secret' };
  const sha256 = createHash('sha256')
    .update('{"accessSecret":"a secret","nested":{"a":true,"b":[1,null]}}')
    .digest('hex');
  expect(await digestOf(settings)).toMatchObject({ output: { sha256 } });
  expect(await digestOf(reordered)).toMatchObject({ output: { sha256 } });
  expect(await digestOf({ accessSecret: 'a secret' })).not.toMatchObject({ output: { sha256 } });
});

describe.skipIf(spawnSync('python3', ['--version']).status !== 0)('with Python', () => {
  test('shout.py returns upper case', async () => {
    const python = spawn('python3', [sample('shout.py'), '0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => {
      python.kill();
    });
    const [line] = await once(python.stdout, 'data');
    const [url = ''] = /http:\S+/.exec(String(line)) ?? [];
    const worker = httpWorker({ url, wallClockLimitMs });
    expect(await outcomeOf(worker, recordedTask({ text: 'quiet' }))).toMatchObject({
      output: { text: 'QUIET' },
    });
    expect(await outcomeOf(worker, recordedTask({}))).toMatchObject({
      output: { error: 'Expected a text in the input.' },
    });
  });
});
