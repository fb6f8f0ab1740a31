/**
 * `npm run docs`: builds the documentation, guides and reference, into static files. An argument names
 * the folder; the default is where `serve` looks for them.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildSite } from './documentation/build-site.ts';
import { siteSections, textFiles } from './documentation/site.ts';
import { readObject } from './sources.ts';

const [folder = 'dist/docs'] = process.argv.slice(2);
const names = (await readdir('docs/guides')).map((file) => file.replace(/\.md$/, ''));
const sections = siteSections({
  contract: await readObject('generated/contract/openapi.json'),
  reference: await readObject('generated/reference/openapi.json'),
  control: await readObject('generated/control/openapi.json'),
  guides: new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [
        name,
        await readFile(`docs/guides/${name}.md`, 'utf8'),
      ]),
    ),
  ),
});
await buildSite(sections, folder);
for (const [path, text] of textFiles(sections)) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
