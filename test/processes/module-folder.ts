/** Folders for modules that are compiled in a test, as a user has them: outside of the project. */
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Makes a folder of ES modules in which this package, and nothing else, is installed. */
export async function moduleFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'compiled-'));
  await mkdir(join(folder, 'node_modules'));
  const project = fileURLToPath(new URL('../..', import.meta.url));
  await symlink(project, join(folder, 'node_modules/inference-contract'), 'dir');
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}
