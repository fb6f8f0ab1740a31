/** A run of tests fails if they leave something in the temporary folder, and passes if they do not. */
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, run } from '../snippets/run-command.ts';
import { moduleFolder } from './module-folder.ts';

const making = "mkdtempSync(join(tmpdir(), 'made-'))";

test.each([
  ['something is left', making, 1, /this was left: made-\w{6}\n/],
  ['it was removed', `rmSync(${making}, { recursive: true })`, 0, /^$/],
  ['only a cache is left', "mkdirSync(join(tmpdir(), 'jiti'))", 0, /^$/],
])('if %s, the run ends as it should', async (_, statement, status, message) => {
  const folder = await moduleFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'), 'dir');
  const globalSetup = join(root, 'test/processes/nothing-left.ts');
  await writeFile(
    join(folder, 'vitest.config.js'),
    `export default { test: { globalSetup: ${JSON.stringify(globalSetup)} } };`,
  );
  await writeFile(
    join(folder, 'made.test.js'),
    `import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    import { test } from 'vitest';
    test('passes', () => { ${statement}; });`,
  );
  const around = join(folder, 'temporary');
  await mkdir(around);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // The run has a folder of its own, as one that nobody's test starts.
  const env = { NO_COLOR: '1', TMPDIR: around, TESTS_FOLDER: undefined };
  const { exitCode, output, errors } = await run(
    process.execPath,
    [vitest, 'run', '--root', folder],
    env,
  );
  expect(output).toContain('1 passed');
  expect({ exitCode, errors }).toEqual({
    exitCode: status,
    errors: expect.stringMatching(message),
  });
  // Whatever was left, the run removes its folder.
  expect(await readdir(around)).toEqual([]);
});
