/** What a project finds after it has installed the packed package. */
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../snippets/run-command.ts';

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
}

/**
 * Puts the package's dependencies into a folder, in the versions of the lockfile. npm then asks the
 * registry nothing, and installs only the package.
 */
export async function provideDependencies(folder: string): Promise<void> {
  const lockfile = await readFile(join(root, 'package-lock.json'), 'utf8');
  const packages: Record<string, Locked> = JSON.parse(lockfile).packages;
  const needed = Object.entries(packages).filter(
    ([path, { dev = false, devOptional = false }]) => path !== '' && !dev && !devOptional,
  );
  const commands = join(folder, 'node_modules/.bin');
  await mkdir(commands, { recursive: true });
  for (const [path, { bin = {} }] of needed) {
    await cp(join(root, path), join(folder, path), { recursive: true });
    // npm installs a package again whose commands are missing.
    for (const [name, file] of Object.entries(bin)) {
      await mkdir(dirname(join(commands, name)), { recursive: true });
      await symlink(join(folder, path, file), join(commands, name));
    }
  }
}
