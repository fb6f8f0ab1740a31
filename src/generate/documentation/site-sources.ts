/** What the site is built from, and a digest that tells whether a build is up to date. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../core/json.ts';
import { readObject } from '../source-files.ts';
import { supportIn } from './alternatives-page.ts';
import type { Section } from './page.ts';
import type { SiteSources } from './site.ts';

/** Reads the documents and the guides; paths are relative to the project. */
export async function readSources(): Promise<SiteSources> {
  const files = (await readdir('docs/guides')).map((file) => `docs/guides/${file}`);
  const reference = ['four-ways-of-calling', 'operation', 'scaling'].map(
    (name) => `docs/reference/${name}.md`,
  );
  const guide = async (file: string): Promise<[string, string]> => [
    basename(file, '.md'),
    await readFile(file, 'utf8'),
  ];
  const kinds = (await readdir('openapi/json-schemas/models'))
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.replace('.schema.json', ''));
  const model = async (kind: string): Promise<[string, JsonObject]> => [
    kind,
    await readObject(`openapi/json-schemas/models/${kind}.schema.json`),
  ];
  return {
    contract: await readObject('generated/contract/openapi.json'),
    reference: await readObject('generated/reference/openapi.json'),
    control: await readObject('generated/control/openapi.json'),
    guides: new Map(await Promise.all([...files, ...reference].map(guide))),
    support: supportIn(await readFile('docs/reference/alternatives.md', 'utf8')),
    models: new Map(await Promise.all(kinds.map(model))),
  };
}

/** Changes when a page, the theme, the builder or one of its packages changes. */
export async function digestOf(sections: readonly Section[]): Promise<string> {
  const theme = fileURLToPath(new URL('theme/', import.meta.url));
  const files = [
    fileURLToPath(new URL('build-site.ts', import.meta.url)),
    fileURLToPath(new URL('late-parts.ts', import.meta.url)),
    fileURLToPath(new URL('../third-party-notices.ts', import.meta.url)),
    ...['search', 'search-excerpts', 'search-index', 'search-terms'].map((name) =>
      fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
    ),
    ...(await readdir(theme)).sort().map((file) => theme + file),
    'package-lock.json',
  ];
  const hash = createHash('sha256').update(JSON.stringify(sections));
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
