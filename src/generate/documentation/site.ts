/** The whole site: guides, the reference of each document, and what programs read of them. */
import type { JsonObject } from '../../core/json.ts';
import { gapPages } from './alternatives-page.ts';
import { behaviourPages, observingRules } from './behaviour-pages.ts';
import { callerRulesPage } from './caller-rules-page.ts';
import { type Guides, guideSections, waysPage, withGuides } from './guide-pages.ts';
import { homePage } from './home-page.ts';
import { badge, code, listAt, markdownTable, onlyChosen, textMember } from './markdown.ts';
import { modelsPage } from './models-page.ts';
import type { MovedAddresses } from './moved-pages.ts';
import { kebabCase, operationPage, type PageSet, placesOf } from './operation-page.ts';
import { listItems, listOperations } from './operations.ts';
import { plainMarkdown, type Section, type SitePage } from './page.ts';
import type { Support } from './support.ts';
import { type WaysSources, waysText } from './ways-page.ts';

/** What the site is made of. */
export interface SiteSources {
  readonly contract: JsonObject;
  readonly reference: JsonObject;
  readonly control: JsonObject;
  readonly guides: Guides;
  readonly ways: WaysSources;
  readonly support: Support;
  /** What `npm run matrix` writes. */
  readonly killMatrix: JsonObject;
  /** The schema of each demo model's input by the model's kind, such as `image`. */
  readonly models: ReadonlyMap<string, JsonObject>;
  readonly moved: MovedAddresses;
}

/** The pages of the site in the order of its navigation. */
export function siteSections({
  contract,
  reference,
  control,
  guides,
  ways,
  models,
  support,
  killMatrix,
}: Omit<SiteSources, 'moved'>): Section[] {
  const pageSets = {
    reference: withPlaces({ document: reference, contract, folder: 'reference', support }),
    control: withPlaces({ document: control, folder: 'control' }),
  };
  const guidesByGroup = guideSections(new Map([...guides, [waysPage, waysText(reference, ways)]]));
  const sections: Section[] = [
    ...guidesByGroup,
    { title: '', pages: [overview(pageSets.reference, referenceIntroduction)] },
    ...operationsByTag(pageSets.reference),
    {
      title: 'Behaviour',
      pages: [
        modelsPage(reference, models),
        ...behaviourPages(pageSets.reference),
        callerRulesPage(reference),
        { ...observingRules(reference, killMatrix), isListed: false },
      ],
    },
    {
      title: 'What may differ',
      isCollapsed: true,
      pages: gapPages(reference, support),
    },
    { title: '', pages: [overview(pageSets.control, controlIntroduction)] },
    ...operationsByTag(pageSets.control).map((section) => ({ ...section, isCollapsed: true })),
    {
      title: 'Errors and limits',
      isCollapsed: true,
      pages: behaviourPages(pageSets.control, ' (control)'),
    },
  ];
  const guidesInOrder = guidesByGroup.flatMap(({ pages }) => pages);
  return [{ title: '', pages: [homePage] }, ...withGuides(sections, guidesInOrder)];
}

/** The pages of operations by their tags, in the order of the document's tags. */
function operationsByTag(pageSet: PageSet): Section[] {
  const operations = listOperations(pageSet.document);
  return listItems(pageSet.document['tags']).map((tag) => {
    const title = textMember(tag, 'name');
    const tagged = operations.filter(({ operation }) => listAt(operation, 'tags').includes(title));
    return {
      title,
      pages: tagged.map((item) => ({
        ...operationPage(pageSet, item),
        isListed: !linkedOnly.test(item.id),
      })),
    };
  });
}

/** Operations that say nothing to somebody who reads a list: reports, and twins of other operations. */
const linkedOnly = /Report(?:Page)?$|ByPost$/;

const referenceIntroduction = [
  '`serve` runs this profile: the contract, and our choices where the contract says nothing. Everything chosen is marked <span class="level chosen">Chosen</span>; another deployment can differ there. What has no mark is stated and holds for every deployment: `serve --profile contract` and the switch show nothing else.',
  '<StatedOnly />',
  'The documents: [reference.json](/docs/reference.json){target="_self"}, and only what is stated: [contract.json](/docs/contract.json){target="_self"}. The service also serves the document of the profile that it runs: [openapi.json](/openapi.json){target="_self"}, [openapi.yaml](/openapi.yaml){target="_self"}.',
];

const controlIntroduction = [
  'Tests use these operations to move time, see what happened and inject faults. Only the local service has them. They are not part of the contract. Bodies are JSON if nothing else is said.',
  'The document: [control.json](/docs/control.json){target="_self"}.',
];

function withPlaces(pageSet: PageSet): PageSet {
  return { ...pageSet, places: placesOf(pageSet) };
}

function overview(pageSet: PageSet, introduction: readonly string[]): SitePage {
  const { document, contract, folder } = pageSet;
  const title = contract === undefined ? 'Control interface' : 'API reference';
  const stated = contract && listOperations(contract).map(({ id }) => id);
  return {
    path: `${folder}/index`,
    title,
    markdown: [
      `# ${title}`,
      ...introduction,
      '## Operations {#operations}',
      markdownTable(
        ['Operation', 'Request'],
        listOperations(document).map(({ id, method, path, operation }) => [
          `[${textMember(operation, 'summary')}](/${folder}/${kebabCase(id)})${stated?.includes(id) === false ? ` ${badge('chosen')}${onlyChosen}` : ''}`,
          code(`${method} ${path}`),
        ]),
      ),
      '## Samples {#samples}',
      'Every operation has a sample in curl, TypeScript and Python. They read these variables:',
      '```sh\nexport BASE_URL=http://127.0.0.1:8080\nexport API_KEY=demo-key\nexport ENDPOINT_ID=echo\nexport JOB_ID=...\n```',
    ].join('\n\n'),
  };
}

/** Files for programs: the Markdown of every page, and `llms.txt`, which lists them. */
export function textFiles(sections: readonly Section[]): Map<string, string> {
  const files = new Map(
    sections.flatMap(({ pages }) => pages.map((page) => [`${page.path}.md`, plainMarkdown(page)])),
  );
  const list = sections.map(({ title, pages }) => {
    const links = pages
      .filter((page) => page !== homePage)
      .map((page) => `- [${page.title}](/docs/${page.path}.md)`);
    return [...(title === '' ? [] : [`## ${title}`]), links.join('\n')].join('\n\n');
  });
  const about =
    '> The contract of a hosted model inference service, and a local service to build and test against.';
  return files.set(
    'llms.txt',
    `# Inference Contract\n\n${about}\n\n${list.filter((part) => part !== '').join('\n\n')}\n`,
  );
}
