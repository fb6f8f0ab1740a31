/** Shows, with each result of a search, the words around each match. */
import { fileURLToPath } from 'node:url';
import type { VitePlugin } from './vite-plugin.ts';

const excerptsFile = fileURLToPath(new URL('theme/excerpts.ts', import.meta.url));

/** The box takes excerpts from pages as scripts, which the site does not have. */
const replacements: readonly (readonly [string, string])[] = [
  [
    '<script lang="ts" setup>',
    `<script lang="ts" setup>\nimport { excerptsOf, wordWith } from ${JSON.stringify(excerptsFile)}`,
  ],
  [`if (!file) throw new Error(\`Cannot find file for id: \${id}\`)`, ''],
  ["const file = pathToFile(id.slice(0, id.indexOf('#')))", ''],
  ['await import(/*@vite-ignore*/ file)', 'await excerptsOf(id)'],
  [`\`(\${escapeRegExp(term)})\``, 'wordWith(escapeRegExp(term))'],
];

/** Lets the search's box read excerpts from the pages themselves, so that the index need not hold them. */
export const excerpts: VitePlugin = {
  name: 'search-excerpts',
  enforce: 'pre',
  transform(code: string, id: string) {
    if (!id.endsWith('/VPLocalSearchBox.vue')) return undefined;
    return replacements.reduce((text, [part, other]) => {
      if (!text.includes(part)) throw new Error(`Expected ${part} in ${id}.`);
      return text.replace(part, () => other);
    }, code);
  },
};
