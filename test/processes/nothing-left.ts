/** Gives a run of the tests a temporary folder of its own, and fails the run if they leave something in it. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What Node and the loaders of TypeScript keep for their next start. */
const caches = /^(tsx-\d+|jiti|node-compile-cache)$/;

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Each project of Vitest calls this, and so do runs that a test starts; the first folder is for all of them.
  if (process.env.TESTS_FOLDER !== undefined) return undefined;
  const { TMPDIR } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'tests-'));
  Object.assign(process.env, { TMPDIR: folder, TESTS_FOLDER: folder });
  return async () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    delete process.env.TESTS_FOLDER;
    const left = (await readdir(folder)).filter((name) => !caches.test(name));
    await rm(folder, { recursive: true, force: true });
    if (left.length > 0) {
      console.error(
        `Expected tests to remove what they put into the temporary folder, but this was left: ${left.join(', ')}`,
      );
      process.exitCode = 1;
    }
  };
}
