/** The site in dist/docs, which `npm run docs` builds and `npm test` before the tests. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { siteSections } from '../../src/generate/documentation/site.ts';
import { digestSources, readSources } from '../../src/generate/documentation/site-sources.ts';

const folder = 'dist/docs';

/** Its pages, and its files by their path below /docs/. */
export async function builtSite() {
  const sources = await readSources();
  const sections = siteSections(sources);
  const stamp = await readFile(join(folder, '.built'), 'utf8').catch(() => 'none');
  if (stamp !== (await digestSources(sections))) {
    throw new Error('dist/docs is not up to date. Run `npm run docs` first.');
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== '.built')
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map(
    await Promise.all(
      paths.map(
        async (path): Promise<[string, Buffer]> => [
          relative(folder, path).split(sep).join('/'),
          await readFile(path),
        ],
      ),
    ),
  );
  return { sections, pages: sections.flatMap(({ pages }) => pages), files, moved: sources.moved };
}
