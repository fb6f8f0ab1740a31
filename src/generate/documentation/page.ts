/** A page of the documentation site, and its Markdown for programs. */
import type { Json } from '../../core/json.ts';

/** A page; its Markdown may hold the site's own blocks (`::: code-group`, `<TryIt/>`, badges). */
export interface SitePage {
  /** Below the site's root, without an ending: `reference/run-job`. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  /** Data for the page's components. Default: none. */
  readonly data?: Json;
  /** Whether the site's search finds it. Default: yes. */
  readonly isSearched?: boolean;
  /** Whether a phone shows each row of a table as a list of its cells. Default: no, tables scroll. */
  readonly isStacked?: boolean;
  /** A class of the whole page, for its styles. Default: none. */
  readonly pageClass?: string;
  /** The deepest headings that the page's outline lists. Default: 3. */
  readonly outline?: 2;
  /** Whether the sidebar lists it. Default: yes. Other pages link to those that it leaves out. */
  readonly isListed?: boolean;
}

/** Pages that stand together in the sidebar. */
export interface Section {
  /** Empty for pages that stand above the groups. */
  readonly title: string;
  readonly pages: readonly SitePage[];
  /** Whether the sidebar shows its pages only on one of them, or when it is opened. Default: no. */
  readonly isCollapsed?: boolean;
}

/** A link to a page, in Markdown. */
export function titleLink({ title, path }: SitePage): string {
  return `[${title}](/${path.replace(/(^|\/)index$/, '$1')})`;
}

/** A page as the site generator reads it. */
export function pageSource({
  title,
  markdown,
  data,
  isSearched = true,
  isStacked = false,
  pageClass = '',
  outline,
}: SitePage): string {
  const matter = {
    title,
    data,
    pageClass: `${isStacked ? 'stacked ' : ''}${pageClass}`,
    outline,
    aside: pageClass === '' ? undefined : false,
    search: isSearched,
  };
  // YAML takes JSON, which has no undefined members.
  return `---\n${JSON.stringify(matter)}\n---\n\n${markdown}\n`;
}

/** A page without what only the site understands. Links lead to the Markdown of other pages. */
export function plainMarkdown(page: SitePage): string {
  return `${`${page.markdown}\n`
    .replaceAll(/<i class="only-chosen"><\/i>|<bdi class="as-stated">.*?<\/bdi>/g, '')
    .replaceAll(/^<div class="as-stated">\n[\s\S]*?\n<\/div>\n+/gm, '')
    .replaceAll(/<\/?(?:bdi|details|summary)\b[^>]*>/g, '')
    .replaceAll(/^(?::::.*|<[A-Z]\w*[^>]*\/>|<\/?div\b[^>]*>|<!--[\s\S]*?-->)\n+/gm, '')
    .replaceAll(/^(```\w+) \[(.*)\]$/gm, '$2:\n\n$1')
    .replaceAll(/ \{[#.][\w-]+\}$/gm, '')
    .replaceAll(/(`)\{#[\w-]+\}/g, '$1')
    .replaceAll(/<span class="level [a-z]+">([^<]*)<\/span>/g, '(**$1**)')
    .replaceAll(
      /\]\((\/[\w/-]+)(#[\w-]+)?\)/g,
      (_, path: string, anchor = '') => `](/docs${path.replace(/\/$/, '/index')}.md${anchor})`,
    )
    .trim()}\n`;
}
