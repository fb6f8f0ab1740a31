/** Builds the documentation of a clone while the service runs. A published package contains it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { packageFile } from '../shared/package-file.ts';

/** What came of a build: `missing` says that there is nothing to build from. */
export type BuildState = 'running' | 'done' | 'failed' | 'missing';

/**
 * Makes a function that builds the documentation once, in a process of its own, and tells at once how far it is.
 * @param stop ends the build
 * @param script what builds it, relative to the package's folder
 */
export function documentationBuild(
  stop: AbortSignal,
  script = 'src/generate/docs.ts',
): () => BuildState {
  const folder = packageFile('.');
  let state: BuildState | undefined;

  function start(): BuildState {
    if (!existsSync(resolve(folder, script))) return 'missing';
    const build = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: folder,
      stdio: 'ignore',
      signal: stop,
    });
    build.once('error', () => {
      state = 'failed';
    });
    build.once('exit', (code) => {
      state = code === 0 ? 'done' : 'failed';
    });
    return 'running';
  }

  return () => {
    state ??= start();
    return state;
  };
}
