/** Builds pages into static files with VitePress, the only file that knows how. */
import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type DefaultTheme, type UserConfig } from 'vitepress';
import { copiedFiles } from './copied-files.ts';
import { type MovedAddresses, movedPages, movedSections } from './moved-pages.ts';
import { pageSource, type Section, type SitePage } from './page.ts';

/** Where the service serves the site. */
const base = '/docs/';

/**
 * Builds the site into a folder, which then holds nothing else. VitePress sends nothing anywhere, and
 * the theme without fonts loads nothing but the site's own files.
 */
export async function buildSite(
  sections: readonly Section[],
  moved: MovedAddresses,
  folder: string,
): Promise<void> {
  // Inside the project, because the pages import Vue.
  await mkdir(cache, { recursive: true });
  const root = await mkdtemp(join(cache, 'site-'));
  const files = {
    '.vitepress/config.json': JSON.stringify(configuration(sections, moved)),
    '.vitepress/theme/index.ts': `export { default } from ${JSON.stringify(themeFile)};\n`,
    ...Object.fromEntries(
      sections.flatMap(({ pages }) => pages.map((page) => [`${page.path}.md`, pageSource(page)])),
    ),
  };
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    // VitePress knows no JSON, and JSON knows no functions.
    await writeFile(
      join(root, '.vitepress/config.js'),
      [
        "import config from './config.json';",
        `import { search } from ${JSON.stringify(searchFile)};`,
        `import { excerpts } from ${JSON.stringify(searchExcerptsFile)};`,
        `import { packedIndex } from ${JSON.stringify(searchIndexFile)};`,
        "config.themeConfig.search = { provider: 'local', options: search };",
        `import { lateParts } from ${JSON.stringify(latePartsFile)};`,
        `import { thirdPartyNotices } from ${JSON.stringify(noticesFile)};`,
        `import { componentId } from ${JSON.stringify(componentIdsFile)};`,
        'config.vue = { features: { componentIdGenerator: componentId } };',
        'config.vite.plugins = [lateParts, excerpts, packedIndex, thirdPartyNotices];',
        'export default config;\n',
      ].join('\n'),
    );
    await build(root, { outDir: resolve(folder), base });
    await removeUnused(folder);
    await shortenPages(folder);
    await shareScripts(folder);
    for (const [name, file] of Object.entries(copiedFiles))
      await copyFile(file, join(folder, name));
    for (const [path, text] of movedPages(moved)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  } finally {
    await rm(root, { recursive: true });
  }
}

/** What serves only to put a page into another one, which the theme does not do. */
async function removeUnused(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const whole = (await readdir(assets)).filter((name) => /\.md\.[\w-]+\.js$/.test(name));
  for (const name of whole) await rm(join(assets, name));
  await rm(join(folder, 'hashmap.json'));
}

/**
 * Shortens all pages:
 * - Descriptions go, which are the same on all pages and describe none.
 * - Each pair of colours in samples becomes a class, since a style for every word is long. The most frequent pair is that
 *   of the whole sample. The rules go into the style sheet that VitePress keeps for icons, which is empty here: all pages
 *   load it, and a browser asks each time whether it has changed.
 * - Lines of samples need no element, and samples show without the name of their language.
 * - Labels of headings are shorter, and lose the id that their Markdown ends with.
 */
async function shortenPages(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  );
  const pages = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const file of files.sort()) {
    const page = await readFile(join(folder, file), 'utf8');
    pages.set(file, page);
    for (const [, style = ''] of page.matchAll(coloured)) {
      counts.set(style, (counts.get(style) ?? 0) + 1);
    }
  }
  const styles = [...counts].sort(([, a], [, b]) => b - a).map(([style]) => style);
  const [usual = ''] = styles;
  for (const [file, page] of pages) {
    const short = page
      .replaceAll(/ *<meta name="(?:generator|description)"[^>]*>\n/g, '')
      .replaceAll(new RegExp(`<span style="${usual}">([^<]*)</span>`, 'g'), '$1')
      .replaceAll(/<span class="lang">\w*<\/span>/g, '')
      .replaceAll(coloured, (_, style: string) => ` class="s${styles.indexOf(style)}"`)
      .replaceAll(/<span class="line">(.*?)<\/span>(?=\n|<\/code>)/g, '$1')
      .replaceAll(
        / aria-label="Permalink to &quot;(.*?)(?: \{#[^"}]*\})?&quot;"/g,
        ' aria-label="Link to $1"',
      );
    await writeFile(join(folder, file), short);
  }
  const rules = [
    `.vp-code code{${usual}}`,
    'html:not(.dark) .vp-code code{color:var(--shiki-light)}',
    'html.dark .vp-code code{color:var(--shiki-dark)}',
    ...styles.slice(1).map((style, index) => `.vp-code .s${index + 1}{${style}}`),
  ];
  await appendFile(join(folder, 'vp-icons.css'), `${rules.join('\n')}\n`);
}

/**
 * Puts the scripts that each page holds, which choose light or dark before it is shown, into one file. A script without
 * `type="module"` still runs before the page.
 */
async function shareScripts(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  );
  const texts = new Set<string>();
  for (const file of files.sort()) {
    const page = await readFile(join(folder, file), 'utf8');
    const scripts = [...page.matchAll(inline)].map(([, text = '']) => text);
    texts.add(scripts.join('\n'));
    const tag = `    <script src="${base}${firstScript}"></script>\n`;
    let isPlaced = false;
    const shared = page.replaceAll(inline, () => {
      const placed = isPlaced ? '' : tag;
      isPlaced = true;
      return placed;
    });
    await writeFile(join(folder, file), shared);
  }
  const [text = '', ...others] = texts;
  if (text === '' || others.length > 0)
    throw new Error('Expected the same scripts in the head of every page.');
  await writeFile(join(folder, firstScript), `${text}\n`);
}

const firstScript = 'first.js';
/** VitePress writes the id of a script, and ours is `check-stated-only` only so that this finds it. */
const inline = / *<script id="check-[\w-]+">(.*?)<\/script>\n/g;

const coloured = / style="(--shiki-light:[^"]*)"/g;

const menu: DefaultTheme.NavItem[] = [
  { text: 'Guides', link: '/guides/quickstart', activeMatch: '^/guides/' },
  { text: 'API', link: '/reference/', activeMatch: '^/reference/' },
  { text: 'Control interface', link: '/control/', activeMatch: '^/control/' },
  // It is not below the base of the site; a moved page leads to it.
  { text: 'Console', link: '/console/' },
];

const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
const noticesFile = fileURLToPath(new URL('../third-party-notices.ts', import.meta.url));
const componentIdsFile = fileURLToPath(new URL('component-ids.ts', import.meta.url));
const latePartsFile = fileURLToPath(new URL('late-parts.ts', import.meta.url));
const searchIndexFile = fileURLToPath(new URL('search-index.ts', import.meta.url));
const searchExcerptsFile = fileURLToPath(new URL('search-excerpts.ts', import.meta.url));
const searchFile = fileURLToPath(new URL('search.ts', import.meta.url));
const themeFile = fileURLToPath(new URL('theme/index.ts', import.meta.url));

/** Keeps what "Stated only" was set to. The address of a former page of the contract, or `serve --profile contract`, sets it. */
const statedOnly = [
  "try { if (/[?&]stated\\b/.test(location.search)) localStorage.setItem('stated-only', 'on')",
  "if (localStorage.getItem('stated-only') === 'on') document.documentElement.classList.add('stated-only') } catch {}",
].join(';');

/** The theme's, and what ours reads besides. */
interface ThemeConfig extends DefaultTheme.Config {
  readonly moved: Readonly<Record<string, string>>;
}

function configuration(
  sections: readonly Section[],
  moved: MovedAddresses,
): UserConfig<ThemeConfig> {
  return {
    title: 'Inference Contract',
    description: 'The contract of a hosted model inference service, and the local service.',
    lang: 'en',
    head: [
      ['link', { rel: 'icon', href: `${base}icon.svg` }],
      ['script', { id: 'check-stated-only' }, statedOnly],
    ],
    base,
    cleanUrls: true,
    lastUpdated: false,
    metaChunk: true,
    router: { prefetchLinks: false },
    // Comments are too pale in the themes that VitePress prefers.
    markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-default' } },
    themeConfig: {
      outline: { level: [2, 3] },
      logo: { src: '/icon.svg', alt: '' },
      nav: menu,
      moved: movedSections(moved),
      sidebar: Object.fromEntries(
        areasOf(sections).map((area) => [`/${area}/`, sidebarOf(sections, area)]),
      ),
    },
    vite: { publicDir: false, build: { chunkSizeWarningLimit: 1000 } },
  };
}

/** The first folder of each page's path, which is the part of the site that it belongs to. */
function areasOf(sections: readonly Section[]): string[] {
  const pages = sections.flatMap((section) => section.pages);
  return [...new Set(pages.map(areaOf))].filter((area) => area !== 'index');
}

function areaOf({ path }: SitePage): string {
  return path.replace(/\/.*/, '');
}

function sidebarOf(sections: readonly Section[], area: string): DefaultTheme.SidebarItem[] {
  return sections
    .filter(({ pages }) => pages.some((page) => areaOf(page) === area && page.isListed !== false))
    .flatMap(({ title, pages, isCollapsed }): DefaultTheme.SidebarItem[] => {
      const items = pages
        .filter(({ isListed = true }) => isListed)
        .map((page) => ({ text: page.title, link: linkOf(page) }));
      if (title === '' || items.length === 0) return items;
      if (isCollapsed !== true) return [{ text: title, items }];
      // Without a link, the theme puts the button that opens the group into another button.
      return [{ text: title, items, link: items[0]?.link ?? '', collapsed: true }];
    });
}

function linkOf({ path }: SitePage): string {
  return `/${path.replace(/(^|\/)index$/, '$1')}`;
}
