/** The handlers of the guide to workers, run as they stand. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { ModuleWorker } from '../../src/reference/workers/module-worker.ts';
import { startCli } from '../cli/cli-process.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import { recordedTask } from '../unit/reference/workers/recorded-task.ts';
import { root } from './run-command.ts';

const guide = await readFile(join(root, 'docs/guides/workers.md'), 'utf8');
const source = (language: string) =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(guide)?.[1] ?? '';

async function outcomeOf(language: 'js' | 'ts', task = recordedTask({ prompt: 'two words' })) {
  const folder = await mkdtemp(join(tmpdir(), 'workers-guide-'));
  const module = join(folder, `worker.${language}`);
  await writeFile(module, source(language));
  const worker = new ModuleWorker({ module });
  onTestFinished(async () => {
    worker.close();
    await rm(folder, { recursive: true });
  });
  return worker.begin(task).done;
}

test('the handler in TypeScript works', async () => {
  const task = recordedTask({ prompt: 'two words' });
  expect(await outcomeOf('ts', task)).toEqual({
    kind: 'output',
    output: { words: ['two', 'words'] },
  });
  expect(task.notes).toEqual(['word two', 'word words']);
  expect(task.steps).toEqual([
    { done: 1, of: 2 },
    { done: 2, of: 2 },
  ]);
});

test('the generator in JavaScript works', async () => {
  const parts = [{ word: 'two' }, { word: 'words' }];
  const task = recordedTask({ prompt: 'two words' });
  expect(await outcomeOf('js', task)).toEqual({ kind: 'output', output: { chunks: parts } });
  expect(task.chunks).toEqual(parts);
});

test.skipIf(!hasRedis)(
  'the commands run a job on another machine',
  { timeout: 60_000 },
  async () => {
    const section = guide.slice(guide.indexOf('## Workers on other machines'));
    const settings = /```yaml\n(.*?)```/s.exec(section)?.[1] ?? '';
    const commands = [...section.matchAll(/^npx inference-contract (.*)$/gm)].map(
      ([, rest = '']) => rest,
    );
    expect(commands.map((command) => command.split(' ')[0])).toEqual(['serve', 'worker']);

    const redis = await RedisServer.start();
    const folder = await mkdtemp(join(tmpdir(), 'workers-guide-'));
    onTestFinished(async () => {
      await redis.stop();
      await rm(folder, { recursive: true });
    });
    await writeFile(join(folder, 'service.yaml'), settings);
    await writeFile(join(folder, 'greet.ts'), source('ts'));
    const args = commands.map((command) =>
      command
        .replace('redis://127.0.0.1:6379', redis.url)
        .replaceAll(/(service\.yaml|greet\.ts)/g, (file) => join(folder, file))
        .split(' '),
    );
    const [serve = [], worker = []] = args;
    const [service, working] = await Promise.all([
      startCli([...serve, '--port', '0', '--log', 'json'], (line) => line.includes('"listening"')),
      startCli([...worker, '--log', 'json'], (line) => line.includes('Taking jobs')),
    ]);
    onTestFinished(async () => {
      await Promise.all([service.stop('SIGKILL'), working.stop('SIGKILL')]);
    });
    const [key = ''] = Object.keys(
      (await readSettings(join(folder, 'service.yaml'))).accounts.team?.keys ?? {},
    );
    const response = await fetch(`${service.url}/v2/greet/runsync`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ input: { prompt: 'two words' } }),
    });
    expect(await response.json()).toMatchObject({
      status: 'COMPLETED',
      output: { words: ['two', 'words'] },
    });
    expect(await working.stop('SIGTERM')).toBe(0);
    expect(working.lines.join()).toContain('"end":"completed"');
  },
);
