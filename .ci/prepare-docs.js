/**
 * The last step of `prepare`. Where npm makes a package of the repository, because somebody installs it from git, it
 * builds the documentation. In a clone, `serve` builds it when it is first asked for: here, only one that is older than
 * what it was made of is removed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const site = 'dist/docs';
const startedIn = relative(process.cwd(), process.env.INIT_CWD ?? process.cwd());
if (startedIn.startsWith('..')) {
  const { status } = spawnSync('npm', ['run', 'docs'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else if (isOutdated()) {
  rmSync(site, { recursive: true });
}

function isOutdated() {
  const stamp = join(site, '.built');
  if (!existsSync(stamp)) return false;
  const { mtimeMs } = statSync(stamp);
  // A folder is as new as the last file that was added or removed.
  return ['docs', 'generated', 'openapi', 'src/generate'].some((folder) =>
    ['', ...readdirSync(folder, { recursive: true })].some(
      (path) => statSync(join(folder, path)).mtimeMs > mtimeMs,
    ),
  );
}
