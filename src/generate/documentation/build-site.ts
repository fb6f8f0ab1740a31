/** Builds pages into static files with VitePress, the only file that knows how. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type DefaultTheme, type UserConfig } from 'vitepress';
import { type Section, sourceOf } from './page.ts';

/** Where the service serves the site. */
const base = '/docs/';

/**
 * Builds the site into a folder, which then holds nothing else. VitePress sends nothing anywhere, and
 * the theme without fonts loads nothing but the site's own files.
 */
export async function buildSite(sections: readonly Section[], folder: string): Promise<void> {
  // Inside the project, because the pages import Vue.
  await mkdir(cache, { recursive: true });
  const root = await mkdtemp(join(cache, 'site-'));
  const files = {
    '.vitepress/config.json': JSON.stringify(configuration(sections)),
    '.vitepress/theme/index.ts': `export { default } from ${JSON.stringify(themeFile)};\n`,
    ...Object.fromEntries(
      sections.flatMap(({ pages }) => pages.map((page) => [`${page.path}.md`, sourceOf(page)])),
    ),
  };
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    // VitePress knows no JSON.
    await writeFile(
      join(root, '.vitepress/config.js'),
      "import config from './config.json';\nexport default config;\n",
    );
    await build(root, { outDir: resolve(folder), base });
  } finally {
    await rm(root, { recursive: true });
  }
}

const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
const themeFile = fileURLToPath(new URL('theme/index.ts', import.meta.url));

function configuration(sections: readonly Section[]): UserConfig<DefaultTheme.Config> {
  return {
    title: 'Inference contract',
    description: 'The contract of a hosted model inference service, and the local service.',
    lang: 'en',
    base,
    cleanUrls: true,
    lastUpdated: false,
    metaChunk: true,
    themeConfig: {
      search: { provider: 'local' },
      outline: { level: [2, 3] },
      sidebar: sections
        .filter(({ title }) => title !== '')
        .map(({ title, pages, isCollapsed }) => ({
          text: title,
          ...(isCollapsed === undefined ? {} : { collapsed: isCollapsed }),
          items: pages.map((page) => ({
            text: page.title,
            link: `/${page.path.replace(/(^|\/)index$/, '$1')}`,
          })),
        })),
    },
    vite: { publicDir: false, build: { chunkSizeWarningLimit: 1000 } },
  };
}
