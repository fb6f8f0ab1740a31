/** What the guides show is what the tests run, from the first line to the last, and their links lead somewhere. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideCode, testCode } from './guide-code.ts';
import { root } from './run-command.ts';

test.each([
  ['tour.md', ['tour.test.ts']],
  ['testing-in-process.md', ['in-process.test.ts', 'throw-away-account.test.ts']],
])('%s', async (guide, tests) => {
  expect(await guideCode(guide)).toBe(await testCode(...tests));
});

const folder = join(root, 'docs/guides');

test.each([...(await readdir(folder)), '../reference/operation.md', '../reference/scaling.md'])(
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
