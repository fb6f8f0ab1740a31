/** Builds a folder unless its sources are unchanged: a file in it, `.built`, has their digest. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuildTarget {
  readonly folder: string;
  /** Files and folders that it is made of; the lockfile in place of the packages. */
  readonly sources: readonly string[];
  readonly build: () => Promise<void>;
}

export async function buildOnce({ folder, sources, build }: BuildTarget): Promise<void> {
  const stamp = join(folder, '.built');
  const digest = await digestFiles(sources);
  if (digest === (await readFile(stamp, 'utf8').catch(() => undefined))) {
    console.log(`${folder} is up to date.`);
  } else {
    await build();
    await writeFile(stamp, digest);
  }
}

async function digestFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await listFiles(path)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** The files of a folder in a fixed order; a file is itself. */
async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (entries === undefined) return [path];
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}
