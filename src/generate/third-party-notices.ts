/** The licences of the packages that a bundle contains, which ask to go with every copy. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asObject, isObject, parseNamedJson } from '../core/json.ts';

/** The file beside a bundle. */
export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/**
 * The notices of the packages in whose folders the modules are, by name; a licence that several have stands there
 * once.
 * @param modules paths of files, also with a query, as bundlers name them
 */
export async function noticesFor(modules: Iterable<string>): Promise<string> {
  const packages = new Map<string, string[]>();
  for (const folder of packageFolders(modules)) {
    const { title, licence } = await noticeOf(folder);
    packages.set(licence, [...(packages.get(licence) ?? []), title]);
  }
  return [...packages]
    .map(([licence, titles]) => `${titles.join('\n')}\n\n${licence.trim()}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folders of packages that modules come from, in alphabetical order. */
export function packageFolders(modules: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const module of modules) {
    const [folder] =
      /^.*(?:^|\/)node_modules\/(?!\.)(?:@[^/]+\/)?[^/]+/.exec(modulePath(module)) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}

/** Without the mark of a module that a plugin has made, and without a query. */
function modulePath(module: string): string {
  return module.replace(/^\0+/, '').replace(/\?.*$/s, '');
}

async function noticeOf(folder: string): Promise<{ title: string; licence: string }> {
  const path = join(folder, 'package.json');
  const { name, version, license, author } = asObject(
    parseNamedJson(await readFile(path, 'utf8'), path),
  );
  const file = (await readdir(folder)).sort().find((entry) => /^licen[cs]e/i.test(entry));
  const holder = isObject(author) ? author.name : author;
  if (file === undefined && license !== 'MIT') {
    throw new Error(`Expected the text of the licence ${license} in ${folder}.`);
  }
  return {
    title: `${name} ${version} (${license})`,
    licence:
      file === undefined
        ? `Copyright (c) ${holder ?? `the authors of ${name}`}\n\n${textOfMit}`
        : await readFile(join(folder, file), 'utf8'),
  };
}

/** A plugin of Vite that writes the notices beside its bundle. */
export const thirdPartyNotices = {
  name: 'third-party notices',
  async generateBundle(
    this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string },
    _options: unknown,
    bundle: Readonly<Record<string, { type: string; modules?: Readonly<Record<string, unknown>> }>>,
  ): Promise<void> {
    const modules = Object.values(bundle).flatMap((part) => Object.keys(part.modules ?? {}));
    const source = await noticesFor(modules);
    if (source !== '') this.emitFile({ type: 'asset', fileName: noticesFile, source });
  },
};

/** For the packages that name the licence, but do not bring its text. */
const textOfMit = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.`;
