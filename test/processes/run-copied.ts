/** Runs what the console has copied as its head says, where a person would paste it. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../snippets/run-command.ts';

/** The name of the file and the command, which may first install packages. */
const head = /^(?:\/\/|#) (\S+): (?:npm install .* && )?npx (\S+) (.*)$|^# (\S+): (python3) (.*)$/;

/** A folder with the packages that the head asks for; without them for commands of a shell. */
export async function runCopied(text: string, env: Record<string, string> = {}) {
  const [first = ''] = text.split('\n');
  const [, file, tool, rest = '', script, python, argument = ''] = head.exec(first) ?? [];
  if (file === undefined && script === undefined) return run('sh', ['-c', text], env);
  const folder = await mkdtemp(join(tmpdir(), 'copied-'));
  try {
    await mkdir(join(folder, 'node_modules'));
    await symlink(root, join(folder, 'node_modules/inference-contract'), 'dir');
    for (const name of ['vitest', '.bin']) {
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'dir');
    }
    await writeFile(join(folder, file ?? script ?? ''), text);
    const [command, given] =
      tool === undefined
        ? [python ?? '', argument]
        : tool === 'inference-contract'
          ? [process.execPath, `${join(root, 'dist/cli/main.js')} ${rest}`]
          : [join(root, 'node_modules/.bin', tool), rest];
    return await run(command, given.split(' '), env, { cwd: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
