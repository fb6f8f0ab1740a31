/** What the search finds, and in which order. */
import type { DefaultTheme, MarkdownEnv } from 'vitepress';
import { searchTerm } from './search-terms.ts';

/**
 * What has all words comes first, as MiniSearch multiplies by the words that match. Names of the interface differ in
 * single letters, so a typing error is only forgiven in long words. `theme/search-order.ts` has the functions.
 */
export const search: DefaultTheme.LocalSearchOptions = {
  detailedView: true,
  miniSearch: {
    searchOptions: {
      combineWith: 'OR',
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

/** How often a word occurs below a heading would be a sixth of the index, and says little of so short texts. */
function withWordsOnce(html: string): string {
  const parts = html.split(/(<h[1-6][\s>][\s\S]*?<\/h[1-6]>)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : searchTermsOf(part))).join('');
}

/** Each word of HTML once, as the search separates them. */
function searchTermsOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>|&(?:#\d+|\w+);/g, ' ').toLowerCase();
  const words = new Set(text.split(/[\n\r\p{Z}\p{P}]+/u));
  return ` ${[...words].filter((word) => searchTerm(word) !== null).join(' ')} `;
}

/** Samples and examples repeat the names of the whole interface, and marks are not part of a title. */
function withoutBlocks(html: string): string {
  return html
    .replaceAll(/<pre[\s>][\s\S]*?<\/pre>/g, '')
    .replaceAll(/<span class="level \w+">[^<]*<\/span>/g, '');
}

/** Each row of a table whose name has an address becomes a result of its own. */
function withNamesAsHeadings(html: string): string {
  const ids = new Set<string>();
  return html.replaceAll(
    /<code id="([^"]+)"[^>]*>([^<]*)<\/code>/g,
    (code, id: string, name: string) => {
      if (ids.has(id)) return code;
      ids.add(id);
      return `<h6>${name}<a href="#${id}"></a></h6>`;
    },
  );
}
