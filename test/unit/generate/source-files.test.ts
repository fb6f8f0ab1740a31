import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFiles } from '../../../src/generate/generated-files.ts';
import { linesNaming } from '../../../src/generate/source-files.ts';

test('the places that contain a text are listed by file and line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFiles(
    folder,
    new Map([
      ['a/b.yaml', 'one\ntwo\n'],
      ['c.yaml', 'three\n'],
    ]),
  );
  expect(await linesNaming(folder, 'two')).toEqual([`${join(folder, 'a/b.yaml')}:2`]);
});
