/** The page about dependencies names every file that imports one. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** The files under `src` that import a package, sorted. */
async function importers(files: readonly string[], name: string): Promise<string[]> {
  const specifier = new RegExp(`(?:from|import) ?\\(?'${name}(?:/[^']*)?'`);
  const found = files.map(async (path) =>
    specifier.test(await readFile(path, 'utf8')) ? [path] : [],
  );
  return (await Promise.all(found)).flat().toSorted();
}

/** The cells of the table of packages that are used at run time. */
async function tableRows(): Promise<{ packages: string[]; usedIn: string[] }[]> {
  const page = await readFile('docs/decisions/dependencies.md', 'utf8');
  const [, table = ''] = page.split(/^## /m);
  const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => ({ packages: quoted(cells[0]), usedIn: quoted(cells.at(-1)) }));
}

test('the page of dependencies names each package and where it is used', async () => {
  const rows = await tableRows();
  const listed = rows.flatMap(({ packages }) => packages);
  expect(listed.toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
  const files = (await readdir('src', { recursive: true }))
    .filter((path) => /\.(ts|js)$/.test(path))
    .map((path) => join('src', path));
  for (const { packages, usedIn } of rows) {
    const used = await Promise.all(packages.map((name) => importers(files, name)));
    expect({ packages, usedIn: usedIn.toSorted() }).toEqual({
      packages,
      usedIn: [...new Set(used.flat())].toSorted(),
    });
  }
});
