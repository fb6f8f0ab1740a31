/** What the site is built from, and a digest that tells whether a build is up to date. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../core/json.ts';
import { readObject, readYamlObject } from '../source-files.ts';
import { copiedFiles } from './copied-files.ts';
import { movedAddresses } from './moved-pages.ts';
import type { Section } from './page.ts';
import { resultFile } from './results.ts';
import type { SiteSources } from './site.ts';
import { type WaysSources, waysIn } from './ways-page.ts';

const movedFile = 'docs/reference/moved.yaml';

/** Reads the documents and the guides; paths are relative to the project. */
export async function readSources(): Promise<SiteSources> {
  const files = (await Promise.all(['docs/guides', 'docs/reference'].map(markdownPagesIn))).flat();
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
    guides: new Map(await Promise.all(files.map(guide))),
    ways: await readWays(),
    support: await readYamlObject(resultFile('alternatives')),
    killMatrix: await readYamlObject(resultFile('kill-matrix')),
    models: new Map(await Promise.all(kinds.map(model))),
    moved: movedAddresses(await readYamlObject(movedFile)),
  };
}

async function markdownPagesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => `${folder}/${file}`);
}

async function readWays(): Promise<WaysSources> {
  const folder = 'docs/four-ways-of-calling/';
  const ways = waysIn(await readYamlObject(`${folder}ways.yaml`));
  const files = ways.flatMap(({ program, mended }) =>
    mended === '' ? [program] : [program, mended],
  );
  const programs = files.map(
    async (file): Promise<[string, string]> => [file, await readFile(folder + file, 'utf8')],
  );
  return {
    ways,
    programs: new Map(await Promise.all(programs)),
    verdicts: await readYamlObject(resultFile('four-ways-of-calling')),
  };
}

/** Changes when a page, the theme, the builder or one of its packages changes. */
export async function digestSources(sections: readonly Section[]): Promise<string> {
  const theme = fileURLToPath(new URL('theme/', import.meta.url));
  const files = [
    fileURLToPath(new URL('build-site.ts', import.meta.url)),
    fileURLToPath(new URL('copied-files.ts', import.meta.url)),
    ...Object.values(copiedFiles),
    fileURLToPath(new URL('moved-pages.ts', import.meta.url)),
    fileURLToPath(new URL('component-ids.ts', import.meta.url)),
    fileURLToPath(new URL('late-parts.ts', import.meta.url)),
    fileURLToPath(new URL('../third-party-notices.ts', import.meta.url)),
    ...['search', 'search-excerpts', 'search-index', 'search-terms'].map((name) =>
      fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
    ),
    ...(await readdir(theme)).sort().map((file) => theme + file),
    movedFile,
    'package-lock.json',
  ];
  const hash = createHash('sha256').update(JSON.stringify(sections));
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
