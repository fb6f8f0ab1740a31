/** The guides to vitest show test files, which are run as they stand, and the links of all lead somewhere. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reference as startReference } from '../cli/setup.ts';
import { moduleFolder } from '../processes/module-folder.ts';
import { programsOf } from './guide-code.ts';
import { root, run } from './run-command.ts';

test('the tests that the guides show pass', { timeout: 60_000 }, async () => {
  const tests = await moduleFolder();
  onTestFinished(() => rm(tests, { recursive: true }));
  for (const name of ['express', 'vitest'])
    await symlink(join(root, 'node_modules', name), join(tests, 'node_modules', name), 'dir');
  const guides = ['testing.md', '../reference/testing-in-process.md'];
  const programs = await programsOf(...guides);
  for (const [name, program] of programs) await writeFile(join(tests, name), program);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { SERVICE_URL: await startReference(), NO_COLOR: '1' };
  const args = [vitest, 'run', '--root', tests];
  const { exitCode, output, errors } = await run(process.execPath, args, env);
  expect(exitCode, output + errors).toBe(0);
  expect(output).toContain('3 passed (3)');
});

const folder = join(root, 'docs/guides');

const reference = (await readdir(join(folder, '../reference'))).filter((name) =>
  name.endsWith('.md'),
);

test.each([...(await readdir(folder)), ...reference.map((name) => `../reference/${name}`)])(
  'the links of %s lead to existing pages',
  async (guide) => {
    const text = await readFile(join(folder, guide), 'utf8');
    expect(text).toMatch(/^# \S/);
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    for (const [, path = '', anchor] of links) {
      const file = path === '' ? join(folder, guide) : join(folder, path);
      expect(existsSync(file), path).toBe(true);
      // An anchor of another file is one of its page, which the tests of the site check.
      if (anchor !== undefined && file.endsWith('.md'))
        expect(await anchorsOf(file), `${path}#${anchor}`).toContain(anchor);
    }
  },
);

/** The anchors of a file's headings, as GitHub makes them. */
async function anchorsOf(file: string): Promise<string[]> {
  const headings = (await readFile(file, 'utf8')).matchAll(/^##+ (.*)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
