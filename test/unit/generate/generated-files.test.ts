/** Writing the generated files, and telling how committed ones differ from them. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFolder, writeFiles } from '../../../src/generate/generated-files.ts';

const files = new Map([
  ['contract/tables.js', 'one\ntwo\n'],
  ['contract/types.d.ts', 'three\n'],
]);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('generated files match their source, and writing them again changes nothing', async () => {
  expect(await writeFiles(folder, files)).toEqual([...files.keys()]);
  expect(await compareFolder(folder, files)).toEqual([]);
  const before = await stat(join(folder, 'contract/tables.js'));
  expect(await writeFiles(folder, files)).toEqual([]);
  expect((await stat(join(folder, 'contract/tables.js'))).mtimeMs).toBe(before.mtimeMs);
});

test('stale, missing and surplus files are reported, a stale one with its first wrong line', async () => {
  await mkdir(join(folder, 'contract'));
  await writeFile(join(folder, 'contract/tables.js'), 'one\n2\n');
  await writeFile(join(folder, 'contract/old.js'), '');
  const [stale, missing, surplus, ...others] = await compareFolder(folder, files);
  expect(stale).toMatch(/^stale .*contract\/tables\.js:2\n +has +2\n +wants +two$/);
  expect(missing).toMatch(/^missing .*contract\/types\.d\.ts$/);
  expect(surplus).toMatch(/^surplus .*contract\/old\.js /);
  expect(others).toEqual([]);
});

test('for a long line that differs, the report shows the place of the difference', async () => {
  const line = (end: string) => new Map([['a.js', `${'x'.repeat(500)}${end}${'y'.repeat(500)}`]]);
  await writeFiles(folder, line('old'));
  const [stale] = await compareFolder(folder, line('new'));
  expect(stale).toMatch(/has +\.\.\.x{40}oldy+\.\.\.\n +wants +\.\.\.x{40}newy+\.\.\.$/);
});

test('a file that ends too early is reported', async () => {
  await writeFiles(folder, files);
  await writeFile(join(folder, 'contract/tables.js'), 'one\ntwo');
  expect(await compareFolder(folder, files)).toEqual([
    expect.stringMatching(/tables\.js:3\n +has +\(end of file\)\n +wants +$/),
  ]);
});

test('writing removes files that are no longer generated', async () => {
  await writeFiles(folder, new Map([...files, ['old/tables.js', '']]));
  await writeFiles(folder, files);
  expect((await readdir(folder, { recursive: true })).filter((path) => path.includes('.'))).toEqual(
    [...files.keys()].map((path) => join(path)),
  );
  expect(await readFile(join(folder, 'contract/types.d.ts'), 'utf8')).toBe('three\n');
});

test('all files are missing from a folder that does not exist', async () => {
  expect(await compareFolder(join(folder, 'nowhere'), files)).toHaveLength(2);
});
