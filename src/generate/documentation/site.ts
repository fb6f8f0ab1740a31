/** The whole site: guides, the reference of each document, and what programs read of them. */
import type { JsonObject } from '../../core/json.ts';
import { behaviourPages, observingRules } from './behaviour-pages.ts';
import { callerRulesPage } from './caller-rules-page.ts';
import { type Guides, guidePages, waysPage, withGuides } from './guide-pages.ts';
import { homePage } from './home-page.ts';
import { killMatrixPage } from './kill-matrix-page.ts';
import { code, markdownTable, textAt } from './markdown.ts';
import { modelsPage } from './models-page.ts';
import { kebabCase, operationPage, type PageSet } from './operation-page.ts';
import { operationsOf } from './operations.ts';
import { plainMarkdown, type Section, type SitePage } from './page.ts';
import { type Support, supportPage } from './support-page.ts';
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
}: SiteSources): Section[] {
  const pageSets = {
    reference: { document: reference, contract, folder: 'reference', support },
    contract: { document: contract, folder: 'contract', suffix: ' (contract)', isSearched: false },
    control: { document: control, folder: 'control', suffix: '' },
  } satisfies Record<string, PageSet>;
  const pages = guidePages(new Map([...guides, [waysPage, waysText(reference, ways)]]));
  const plain: Section[] = [
    { title: 'Guides', pages: [...pages, observingRules(reference)] },
    {
      title: 'Reference',
      pages: [
        overview(pageSets.reference, referenceIntroduction),
        ...operations(pageSets.reference),
      ],
    },
    {
      title: 'Behaviour',
      isInMenu: false,
      pages: [
        modelsPage(reference, models),
        ...behaviourPages(pageSets.reference),
        callerRulesPage(reference),
        supportPage(reference, support),
        killMatrixPage(reference, killMatrix),
      ],
    },
    {
      title: 'Control',
      pages: [
        overview(pageSets.control, controlIntroduction),
        ...operations(pageSets.control),
        ...behaviourPages({ ...pageSets.control, suffix: ' (control)' }),
      ],
    },
    {
      title: 'Contract',
      pages: [
        overview(pageSets.contract, contractIntroduction),
        ...operations(pageSets.contract),
        ...behaviourPages(pageSets.contract),
      ],
    },
  ];
  const sections = withGuides(plain, pages);
  return [{ title: '', isInMenu: false, pages: [homePage] }, ...sections];
}

function operations(pageSet: PageSet): SitePage[] {
  return operationsOf(pageSet.document).map((item) => operationPage(pageSet, item));
}

const referenceIntroduction = [
  '`serve` runs this profile: the contract, and our choices where the contract says nothing. Everything chosen is marked <span class="level chosen">Chosen</span>; another deployment can differ there. What has no mark is stated and holds for every deployment.',
  'The document: [reference.json](/docs/reference.json){target="_self"}. The service also serves the document of the profile that it runs: [openapi.json](/openapi.json){target="_self"}, [openapi.yaml](/openapi.yaml){target="_self"}.',
];

const contractIntroduction = [
  '`serve --profile contract` runs this profile: only what is stated of the service. A client that relies on nothing else works with every deployment. [The reference](/reference/) adds our choices.',
  'The document: [contract.json](/docs/contract.json){target="_self"}.',
];

const controlIntroduction = [
  'Tests use these operations to move time, see what happened and inject faults. Only the local service has them. They are not part of the contract.',
  'The document: [control.json](/docs/control.json){target="_self"}.',
];

function overview(pageSet: PageSet, introduction: readonly string[]): SitePage {
  const { document, folder, isSearched = true } = pageSet;
  const titles = {
    reference: 'API reference',
    contract: 'The contract',
    control: 'Control interface',
  };
  const title = titles[folder as keyof typeof titles];
  return {
    path: `${folder}/index`,
    title: 'Overview',
    isSearched,
    markdown: [
      `# ${title}`,
      ...introduction,
      '## Operations {#operations}',
      markdownTable(
        ['Operation', 'Request'],
        operationsOf(document).map(({ id, method, path, operation }) => [
          `[${textAt(operation, 'summary')}](/${folder}/${kebabCase(id)})`,
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
  const list = sections
    .filter(({ title }) => title !== '')
    .map(({ title, pages }) => {
      const links = pages.map((page) => `- [${page.title}](/docs/${page.path}.md)`);
      return `## ${title}\n\n${links.join('\n')}`;
    });
  const about =
    '> The contract of a hosted model inference service, and a local service to build and test against.';
  return files.set('llms.txt', `# Inference contract\n\n${about}\n\n${list.join('\n\n')}\n`);
}
