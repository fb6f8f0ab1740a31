/** The handlers of the guide to workers, run as they stand. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ModuleWorker } from '../../src/reference/workers/module-worker.ts';
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
