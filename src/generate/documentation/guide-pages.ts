/** The guides as pages; the links between them and the reference, in both directions. */
import { type Section, type SitePage, titleLink } from './page.ts';

/** The Markdown of each guide by its name, such as `quickstart`. */
export type Guides = ReadonlyMap<string, string>;

/** The name of the guide that is made of `docs/four-ways-of-calling`. */
export const waysPage = 'four-ways-of-calling';

/**
 * The guides of the sidebar, in its order. Guides without a group, and all other pages of `docs/reference`, are found
 * by the search and by the links of the guides that they belong to.
 */
const guideGroups = {
  Start: ['quickstart', 'console', 'command-line', 'glossary'],
  'Call the API': [
    ...['authentication', 'sync-async-or-webhook', 'polling', 'webhooks', 'errors-and-retries'],
    ...['limits', 'billing', 'client', 'jobs-from-the-terminal'],
  ],
  'Test your application': [
    ...['testing', 'msw', 'other-languages', 'record-and-replay'],
    ...['check-your-application', 'workers', 'your-endpoints'],
  ],
  'Check a deployment': ['checking', 'ci', 'your-deployment'],
  'Build and operate': ['validation', 'operation', 'shared-service'],
};

/**
 * The guides as they stand in the repository, by group; at the end those that belong to other guides. Throws if a guide
 * of a group is missing.
 */
export function guideSections(guides: Guides): Section[] {
  const pages = new Map(guidePages(guides).map((page) => [page.path, page]));
  const grouped = Object.entries(guideGroups).map(([title, names]) => ({
    title,
    pages: names.map((name) => {
      const page = pages.get(`guides/${name}`);
      if (page === undefined)
        throw new Error(`Expected the guide ${name}, which the group ${title} names.`);
      return page;
    }),
  }));
  const listed = new Set(grouped.flatMap((group) => group.pages));
  const others = [...pages.values()].filter((page) => !listed.has(page));
  return [
    ...grouped,
    { title: 'More', pages: others.map((page) => ({ ...page, isListed: false })) },
  ];
}

function guidePages(guides: Guides): SitePage[] {
  return [...guides].map(([name, text]) => ({
    path: `guides/${name}`,
    title: /^# (.*)$/m.exec(text)?.[1] ?? name,
    markdown: withPictures(withMarksExplained(text)).replaceAll(
      /\[([^\]]*)\]\((\.[^)#\s]*)(#[^)\s]*)?\)/g,
      (_, label: string, file: string, anchor = '') => {
        const page = pageForFile(file, guides);
        return page === undefined ? label : `[${label}](${page}${anchor})`;
      },
    ),
  }));
}

/** With the addresses at which the site has pictures. VitePress would take a plain `src` for one of its own files. */
function withPictures(text: string): string {
  return text.replaceAll(
    /!\[([^\]]*)\]\(\.\.\/images\/([^)\s]+)\)/g,
    (_, alt: string, file: string) => `<img :src="'/docs/${file}'" alt="${alt}">`,
  );
}

/** With a sentence at the end of the introduction that says what the marks of the page mean, if it has some. */
function withMarksExplained(text: string): string {
  if (!/\*\*(?:chosen|not\s+stated)\*\*/.test(text)) return text;
  return text.replace(/^(?=## )/m, `${marksExplained}\n\n`);
}

const marksExplained =
  "A mark such as **chosen** says what the service's description leaves open: [stated and chosen](./quickstart.md#stated-and-chosen).";

/** The pages made of files that the guides link to, by what comes after `openapi/`. */
const pagesOfFiles: readonly (readonly [RegExp, string])[] = [
  [/^(?:operations|overlays\/extended)\/([\w-]+)\.yaml$/, '/reference/$1'],
  [/^control\/operations\/([\w-]+)\.yaml$/, '/control/$1'],
  [/^control\/openapi\.yaml$/, '/control/'],
  [/^openapi\.yaml$/, '/reference/'],
  [/^behaviour\/caller-rules\.yaml$/, '/reference/caller-rules'],
  [/^behaviour\/declarations\.yaml$/, '/guides/observing-rules'],
  [/^behaviour\/gaps\.yaml$/, '/reference/open'],
  [/^behaviour\/lifecycle\.yaml$/, '/reference/states'],
  [/^behaviour\/pricing\.yaml$/, '/reference/prices'],
  [/^behaviour\/rules\.yaml$/, '/reference/rules'],
  [/^overlays\/errors\.yaml$/, '/reference/errors'],
  [/^overlays\/limits\.yaml$/, '/reference/limits'],
];

/**
 * The page for a file that a guide links to; undefined for a file without a page, whose link becomes
 * text. Everything in `openapi/` that a guide links to needs a page, apart from JSON Schemas.
 */
function pageForFile(file: string, guides: Guides): string | undefined {
  const guide = /^(?:\.|\.\.\/reference|\.\.\/guides)\/([\w-]+)\.md$/.exec(file)?.[1];
  if (guide !== undefined && guides.has(guide)) return `/guides/${guide}`;
  if (file === `../${waysPage}/ways.yaml`) return `/guides/${waysPage}`;
  const source = /^\.\.\/\.\.\/openapi\/(.*)$/.exec(file)?.[1];
  if (source === undefined || source.startsWith('json-schemas/')) return undefined;
  const replacement = pagesOfFiles.find(([pattern]) => pattern.test(source));
  if (replacement === undefined)
    throw new Error(`Expected a file that has a page, got openapi/${source}.`);
  return source.replace(...replacement);
}

/** Adds to each page of a document the guides that link to it most. */
export function withGuides(sections: readonly Section[], guides: readonly SitePage[]): Section[] {
  return sections.map((section) => ({
    ...section,
    pages: section.pages.map((page) => {
      const about = guides
        .map((guide) => ({ guide, links: linksOf(guide).filter((path) => path === page.path) }))
        .filter(({ links }) => links.length > 0)
        .sort((a, b) => b.links.length - a.links.length)
        .slice(0, 3);
      if (page.path.startsWith('guides/') || about.length === 0) return page;
      const line = `Guides: ${about.map(({ guide }) => titleLink(guide)).join(', ')}`;
      return { ...page, markdown: `${page.markdown}\n\n${line}` };
    }),
  }));
}

function linksOf({ markdown }: SitePage): string[] {
  return [...markdown.matchAll(/\]\(\/((?:reference|control)\/[\w-]+)/g)].map(
    ([, path = '']) => path,
  );
}
