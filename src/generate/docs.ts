/**
 * `npm run docs`: builds the documentation, guides and reference, into static files, unless they
 * are up to date. An argument names the folder; the default is where `serve` looks for them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anchorsOf } from './documentation/anchors.ts';
import { buildSite } from './documentation/build-site.ts';
import { siteSections, textFiles } from './documentation/site.ts';
import { digestSources, readSources } from './documentation/site-sources.ts';

const [folder = 'dist/docs'] = process.argv.slice(2);
const sources = await readSources();
const sections = siteSections(sources);
const digest = await digestSources(sections);
const stamp = join(folder, '.built');
if (digest === (await readFile(stamp, 'utf8').catch(() => undefined))) {
  console.log(`${folder} is up to date.`);
} else {
  await buildSite(sections, sources.moved, folder);
  for (const [path, text] of textFiles(sections)) await writeFile(join(folder, path), text);
  const pages = sections.flatMap((section) => section.pages);
  const html = pages.map(
    async ({ path }): Promise<[string, string]> => [
      path,
      await readFile(join(folder, `${path}.html`), 'utf8'),
    ],
  );
  const anchors = anchorsOf(new Map(await Promise.all(html)));
  await writeFile(join(folder, 'anchors.txt'), `${anchors.join('\n')}\n`);
  await writeFile(stamp, digest);
}
