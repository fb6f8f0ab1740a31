/** What a document says beyond shapes (states, rules, errors, limits, prices, gaps) as pages. */
import { isObject, type JsonObject } from '../../core/json.ts';
import { noteAbout } from './concerns.ts';
import { matrixTotals } from './kill-matrix.ts';
import {
  badge,
  badgeOf,
  code,
  durationInLargestUnit,
  inText,
  listAt,
  markdownTable,
  markOfRow,
  objectEntries,
  objectMember,
  onlyChosen,
  swapBlocks,
  textMember,
  withAnchor,
} from './markdown.ts';
import { exampleTabs, type PageSet, problemPlace, problemSchema } from './operation-page.ts';
import { isGeneral } from './operation-problems.ts';
import { listOperations, resolve } from './operations.ts';
import type { SitePage } from './page.ts';
import { schemaFieldsTable } from './schema-fields.ts';
import { lifecycleSection } from './states-page.ts';

/** The pages that a document has data for. */
export function behaviourPages({ document, contract, folder }: PageSet, suffix = ''): SitePage[] {
  // Only the public interface has levels.
  const hasChoices = JSON.stringify(document['x-rules'] ?? {}).includes('"chosen"');
  const pages = [
    { name: 'states', title: 'States', text: lifecycleSection(document) },
    { name: 'rules', title: 'Rules', text: rules(document) },
    { name: 'errors', title: 'Errors', text: problems({ document, contract, folder }) },
    { name: 'limits', title: 'Limits', text: limits(document) },
    { name: 'prices', title: 'Prices', text: prices(document) },
  ];
  return pages
    .filter(({ text }) => text !== '')
    .map(({ name, title, text }) => ({
      path: `${folder}/${name}`,
      title: `${title}${suffix}`,
      isSearched: suffix === '',
      isStacked: name === 'rules',
      markdown: `# ${title}${suffix}\n\n${hasChoices ? '<StatedOnly />\n\n' : ''}${text}`,
    }));
}

function prices(document: JsonObject): string {
  const pricing = objectMember(document, 'x-pricing');
  const rows = objectEntries(objectMember(pricing, 'prices')).map(([id, price]) => {
    const per = Number(textMember(price, 'per')).toLocaleString('en');
    const quantity = `${per} ${textMember(price, 'quantity')}`;
    return [
      `${withAnchor(id)} ${markOfRow(price)}`,
      `**${textMember(price, 'price')}** ${textMember(pricing, 'currency')} per ${quantity}`,
      partOfUnit(price),
      `${textMember(price, 'description')} ${noteAbout(document, price)}`,
    ];
  });
  if (rows.length === 0) return '';
  const rounding = `${textMember(pricing, 'rounding')} after ${textMember(pricing, 'decimals')} decimals`;
  return [
    claimsAboutCharges(document),
    markdownTable(['Price', 'Rate', 'Part of a unit', 'For'], rows),
    'In proportion: the charge is the quantity, divided by the number in the rate, times the price.',
    `Charges are rounded ${rounding}. ${badgeOf(textMember(pricing, 'level'))}`.trim(),
    noteAbout(document, pricing),
  ].join('\n\n');
}

/** The rules that say what is charged, and what is not. */
export const rulesAboutCharges = [
  ...['public-endpoints-charge-usage', 'failure-not-charged'],
  ...['cancelled-not-charged', 'serverless-not-charged', 'input-tokens-free'],
];

/** A document of what is stated lacks those that are chosen. */
function claimsAboutCharges(document: JsonObject): string {
  const rules = objectMember(document, 'x-rules');
  return rulesAboutCharges
    .filter((id) => Object.hasOwn(rules, id))
    .map((id) => {
      const rule = objectMember(rules, id);
      const claim = inText(textMember(rule, 'claim'));
      return `${claim} ${badgeOf(textMember(rule, 'level'))}`.trim();
    })
    .join(' ');
}

/** The charge for a part of a unit, with its level. */
function partOfUnit(price: JsonObject): string {
  if (textMember(price, 'partOfUnit') === '') return '*not stated*';
  const isChosen = listAt(price, 'chosen').includes('partOfUnit');
  return `in proportion ${badgeOf(isChosen ? 'chosen' : textMember(price, 'level'))}`;
}

function problems({ document, contract, folder }: PageSet): string {
  const rows = objectEntries(objectMember(document, 'x-problems')).map(([id, problem]) => [
    withAnchor(id),
    textMember(problem, 'status'),
    textMember(problem, 'title'),
  ]);
  if (rows.length === 0) return '';
  // Only the public interface has levels.
  const mark =
    Object.keys(objectMember(document, 'x-rules')).length === 0 ? '' : ` ${badge('chosen')}`;
  const responses = objectEntries(objectMember(objectMember(document, 'components'), 'responses'));
  const exampleEntries = responses.flatMap(([, response]) =>
    objectEntries(
      objectMember(objectMember(objectMember(response, 'content'), problemType), 'examples'),
    ),
  );
  return [
    `The body of every error is a problem (RFC 9457) with a \`code\` from this list${mark}. If several apply, the first one is returned.`,
    markdownTable(['Code', 'Status', 'Title'], rows),
    '## Statuses {#statuses}',
    contract === undefined
      ? statuses(document)
      : swapBlocks(statuses(document), statuses(contract)),
    '## Body {#body}',
    ...(folder === 'reference'
      ? [
          schemaFieldsTable({ document }, problemSchema, undefined),
          '## Examples {#examples}',
          exampleTabs(document, [
            problemType,
            { examples: Object.fromEntries(exampleEntries.slice(0, 2)) },
          ]),
        ]
      : [`As in [${problemPlace.title}](${problemPlace.address}).`]),
  ].join('\n\n');
}

function statuses(document: JsonObject): string {
  return markdownTable(['Status', 'When'], statusRows(document));
}

/** What the errors mean that several operations have in common, each once. */
function statusRows(document: JsonObject): string[][] {
  const errors = listOperations(document).flatMap(({ operation }) =>
    Object.entries(objectMember(operation, 'responses')).filter(
      ([status, response]) =>
        !status.startsWith('2') && isObject(response) && isGeneral(document, response),
    ),
  );
  const rows = errors.map(([status, response]): [string, string[]] => {
    const text = inText(textMember(resolve(document, response), 'description'));
    return [status + text, [code(status), text]];
  });
  return [...new Map(rows)].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
}

const problemType = 'application/problem+json';

function limits(document: JsonObject): string {
  const data = objectMember(document, 'x-limits');
  const rates = objectMember(objectMember(data, 'rates'), 'operations');
  const bodies = objectMember(data, 'requestBodyBytes');
  const queue = objectMember(data, 'queue');
  const at = (key: string) => textMember(data, key);
  if (Object.keys(data).length === 0) return '';
  const windowMs = textMember(objectMember(data, 'rates'), 'windowMs');
  // No description of a service states a limit, and only the public interface has levels.
  const mark = windowMs === '' ? '' : ` ${badge('chosen')}`;
  const only = (value: string, text: string) => (value === '' ? [] : [`${text}${mark}`]);
  return [
    ...only(
      windowMs,
      'The size of a request is always limited. Rates apply only if limits are on.',
    ),
    markdownTable(
      [
        'Operation',
        `Largest body${mark}`,
        `Requests in ${durationInLargestUnit(windowMs)}${mark}`,
        `Concurrent requests${mark}`,
      ],
      [...new Set([...Object.keys(bodies), ...Object.keys(rates)])].map((id) => [
        code(id),
        mebibytes(textMember(bodies, id)),
        textMember(objectMember(rates, id), 'requests'),
        textMember(objectMember(rates, id), 'concurrent'),
      ]),
    ),
    ...only(at('requestBodyBytes'), `A body can have ${mebibytes(at('requestBodyBytes'))}.`),
    `Arrays and objects in a body can be nested ${at('nestingDepth')} levels deep.${mark}`,
    ...only(
      at('outputBytes'),
      `A job fails if its worker returns more than ${at('outputBytes')} bytes of JSON.`,
    ),
    ...only(
      at('requestParts'),
      `A body can have ${at('requestParts')} JSON values; each array, object, member and item counts.`,
    ),
    ...only(
      textMember(queue, 'jobs'),
      `With limits on, an endpoint rejects submissions while its queue holds at least ${textMember(queue, 'jobs')} jobs and at least ${textMember(queue, 'jobsPerWorker')} × the maximum number of workers.`,
    ),
    ...only(
      at('throwAwayAccounts'),
      `At most ${at('throwAwayAccounts')} throw-away accounts can exist at a time.`,
    ),
    ...only(
      at('eventLogEntries'),
      `An account keeps ${at('eventLogEntries')} events; older ones are dropped.`,
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function mebibytes(bytes: string): string {
  const size = Number(bytes) / 2 ** 20;
  if (bytes === '') return '';
  return Number.isInteger(size) ? `${size} MiB` : `${bytes} bytes`;
}

const statementHeads = { stated: 'Statement', declared: 'Declared', chosen: badge('chosen') };

function rules(document: JsonObject): string {
  const chapters = chaptersOf(document, (entries) =>
    (['stated', 'declared', 'chosen'] as const)
      .map((level) => {
        const rows = entries
          .filter(([, rule]) => textMember(rule, 'level') === level)
          .map(([id, rule]) => [
            withAnchor(id) + (level === 'chosen' ? onlyChosen : ''),
            inText(textMember(rule, 'claim')),
          ]);
        if (rows.length === 0) return '';
        return markdownTable(['Rule', statementHeads[level]], rows);
      })
      .filter((table) => table !== '')
      .join('\n\n'),
  );
  if (chapters === '') return '';
  return ['[How rules are observed](/guides/observing-rules)', chapters].join('\n\n');
}

/**
 * What a check needs to observe each rule, for the guide to the suite.
 * @param matrix what `npm run matrix` writes
 */
export function observingRules(document: JsonObject, matrix: JsonObject): SitePage {
  const title = 'How rules are observed';
  const declarations = objectMember(document, 'x-declarations');
  const rules = objectEntries(objectMember(document, 'x-rules'));
  return {
    path: 'guides/observing-rules',
    title,
    markdown: [
      `# ${title}`,
      'Some rules show in any traffic. Others show only if the target declares something, for example an input that makes a job slow. A rule that needs a missing declaration is *not claimed*. Some rules cannot be observed from outside.',
      `${matrixTotals(matrix)}.`,
      '## Declarations {#declarations}',
      markdownTable(
        ['Declaration', 'Meaning', 'Rules'],
        Object.keys(declarations).map((id) => [
          withAnchor(id),
          inText(textMember(declarations, id)),
          `${rules.filter(([, rule]) => needs(rule, id)).length}`,
        ]),
      ),
      'The last column counts the rules that need it. A report names what each rule that is not claimed needs.',
      '## Never observed {#never}',
      markdownTable(
        ['Rule', 'Why'],
        rules.flatMap(([id, { observable }]) => {
          const never = inText(textMember(observable, 'never'));
          return never === '' ? [] : [[code(id), never]];
        }),
      ),
      'All other rules are always observed.',
    ].join('\n\n'),
  };
}

function needs({ observable }: JsonObject, declaration: string): boolean {
  return listAt(observable, 'when').includes(declaration);
}

/** All rules, by the section of the description that they belong to; sections without text are left out. */
function chaptersOf(
  document: JsonObject,
  textOf: (rules: readonly [string, JsonObject][]) => string,
): string {
  const bySection = new Map<string, [string, JsonObject][]>();
  for (const [id, rule] of objectEntries(objectMember(document, 'x-rules'))) {
    const chapter = textMember(rule, 'section').split(/[.,]/)[0] ?? '';
    bySection.set(chapter, [...(bySection.get(chapter) ?? []), [id, rule]]);
  }
  return [...bySection]
    .flatMap(([chapter, entries]) => {
      const titles = objectMember(objectMember(document, 'x-sections'), chapter);
      const title = textMember(titles, 'title') || `Section ${chapter}`;
      const text = textOf(entries);
      return text === '' ? [] : [`## ${title} {#section-${chapter}}\n\n${text}`];
    })
    .join('\n\n');
}
