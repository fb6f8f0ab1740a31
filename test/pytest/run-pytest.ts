/** Runs pytest with our plugin in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../cli/setup.ts';
import { root, run } from '../snippets/run-command.ts';

/** The Python that can import all of some modules: that of the path, or Debian's, for which Debian's packages are. */
export function pythonWith(...modules: string[]): string | undefined {
  return ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', `import ${modules.join(', ')}`]).status === 0,
  );
}

const plugin = join(root, 'python/inference_contract_pytest.py');

/** The local service as the plugin starts it here. */
const serve = `"${process.execPath}" "${root}dist/cli/main.js" serve`;

/** What a project has: the plugin beside its `conftest.py`, and how to start the service. */
export async function pytestFolder(
  tests: Readonly<Record<string, string>>,
  { command = serve }: { command?: string } = {},
): Promise<string> {
  const folder = await temporaryFolder();
  await copyFile(plugin, join(folder, 'inference_contract_pytest.py'));
  const files = {
    'conftest.py': 'pytest_plugins = ["inference_contract_pytest"]\n',
    'pytest.ini': `[pytest]\ninference_command = ${command}\n`,
    ...tests,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

export function runPytest(
  python: string,
  {
    folder,
    args = [],
    env = {},
  }: { folder: string; args?: string[]; env?: Record<string, string> },
) {
  // Where CI is set, pytest's summary repeats whole messages; everywhere else it cuts them: -rN leaves it out.
  const options = ['-m', 'pytest', '-p', 'no:cacheprovider', '--color=no', '-rN'];
  // By default, pytest leaves the folders of `tmp_path` behind. Each run empties its own first.
  options.push('--basetemp', join(folder, `pytest-${randomUUID()}`), ...args);
  const variables = { PYTHONDONTWRITEBYTECODE: '1', INFERENCE_URL: '', CONTROL_TOKEN: '', ...env };
  return run(python, options, variables, { cwd: folder });
}
