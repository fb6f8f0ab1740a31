/** What the search finds, and in which order. */
import type { DefaultTheme, MarkdownEnv } from 'vitepress';

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
  return withNamesAsHeadings(isReference ? withoutBlocks(html) : html);
}

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
