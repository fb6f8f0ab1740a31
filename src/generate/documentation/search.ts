/** What the search finds, and in which order. */
import type { DefaultTheme, MarkdownEnv, UserConfig } from 'vitepress';

type Plugin = NonNullable<NonNullable<UserConfig['vite']>['plugins']>[number];

/**
 * All words have to match. Names of the interface differ in single letters, so a typing error is only
 * forgiven in long words.
 */
export const search: DefaultTheme.LocalSearchOptions = {
  detailedView: false,
  miniSearch: {
    searchOptions: {
      combineWith: 'AND',
      fuzzy: 0.1,
      prefix: true,
      boost: { title: 6, titles: 1, text: 1 },
      weights: { fuzzy: 0.1, prefix: 0.7 },
    },
  },
  _render: (source, env, renderer) => indexedHtml(renderer.render(source, env), env),
};

/** The HTML of a page that becomes part of the index; empty for a page that is not searched. */
function indexedHtml(html: string, { frontmatter, relativePath }: MarkdownEnv): string {
  if (frontmatter?.['search'] === false) return '';
  const isReference = /^(?:reference|control)\//.test(relativePath);
  return withWordsOnce(withNamesAsHeadings(isReference ? withoutBlocks(html) : html));
}

/** Words that occur below most headings, so that they find nothing: a fifth of the index would be theirs. */
const unsearched = new Set(
  'a an and are as at be but by can for from has have if in into is it its of on or so than that the their then they this to was what when which who will with'.split(
    ' ',
  ),
);

/** How often a word occurs below a heading would be a sixth of the index, and says little of so short texts. */
function withWordsOnce(html: string): string {
  const parts = html.split(/(<h[1-6][\s>][\s\S]*?<\/h[1-6]>)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : wordsOf(part))).join('');
}

/** Each word of HTML once, as the search separates them. */
function wordsOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>|&(?:#\d+|\w+);/g, ' ').toLowerCase();
  const words = new Set(text.split(/[\n\r\p{Z}\p{P}]+/u));
  return ` ${[...words].filter((word) => !unsearched.has(word)).join(' ')} `;
}

/** Leaves these words out of what is searched for: every word that is left has to match. */
export const searchedWords: Plugin = {
  name: 'searched-words',
  enforce: 'pre',
  transform(code: string, id: string) {
    if (!id.endsWith('/VPLocalSearchBox.vue')) return undefined;
    const options = "storeFields: ['title', 'titles'],";
    if (!code.includes(options)) throw new Error(`Expected ${options} in ${id}.`);
    const words = JSON.stringify(Object.fromEntries([...unsearched].map((word) => [word, true])));
    const processTerm = `processTerm: (term) => (Object.hasOwn(${words}, term.toLowerCase()) ? null : term.toLowerCase()),`;
    return code.replace(options, `${options} ${processTerm}`);
  },
};

/** Samples and examples repeat the names of the whole interface, and marks are no part of a title. */
function withoutBlocks(html: string): string {
  return html
    .replaceAll(/<pre[\s>][\s\S]*?<\/pre>/g, '')
    .replaceAll(/<span class="level \w+">[^<]*<\/span>/g, '');
}

/** Each row of a table whose name has an address becomes a result of its own. */
function withNamesAsHeadings(html: string): string {
  const known = new Set<string>();
  return html.replaceAll(
    /<code id="([^"]+)"[^>]*>([^<]*)<\/code>/g,
    (code, id: string, name: string) => {
      if (known.has(id)) return code;
      known.add(id);
      return `<h6>${name}<a href="#${id}"></a></h6>`;
    },
  );
}
