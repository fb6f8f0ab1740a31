/** What a document says beyond shapes (states, rules, errors, limits, prices, gaps) as pages. */
import { isObject, type JsonObject } from '../../core/json.ts';
import { gapsText } from './alternatives-page.ts';
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
  objectEntries,
  objectMember,
  textMember,
  withAnchor,
} from './markdown.ts';
import { exampleTabs, type PageSet } from './operation-page.ts';
import type { SitePage } from './page.ts';
import { schemaFieldsTable } from './schema-fields.ts';
import { lifecycleSection } from './states-page.ts';

/** The pages that a document has data for. */
export function behaviourPages({ document, folder, suffix = '', support }: PageSet): SitePage[] {
  const pages = [
    { name: 'states', title: 'States', text: lifecycleSection(document) },
    { name: 'rules', title: 'Rules', text: rules(document) },
    { name: 'errors', title: 'Errors', text: problems(document) },
    { name: 'limits', title: 'Limits', text: limits(document) },
    { name: 'prices', title: 'Prices', text: prices(document) },
    {
      name: 'open',
      title: 'What may differ',
      text: gapsText(document, support),
      outline: 2 as const,
    },
  ];
  return pages
    .filter(({ text }) => text !== '')
    .map(({ name, title, text, outline }) => ({
      ...(outline !== undefined && { outline }),
      path: `${folder}/${name}`,
      title: `${title}${suffix}`,
      isSearched: suffix === '',
      isStacked: name === 'rules' || name === 'open',
      markdown: `# ${title}${suffix}\n\n${text}`,
    }));
}

function prices(document: JsonObject): string {
  const pricing = objectMember(document, 'x-pricing');
  const rows = objectEntries(objectMember(pricing, 'prices')).map(([id, price]) => {
    const per = Number(textMember(price, 'per')).toLocaleString('en');
    const quantity = `${per} ${textMember(price, 'quantity')}`;
    return [
      `${withAnchor(id)} ${badgeOf(textMember(price, 'level'))}`,
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

/** What is charged, and what is not, as the rules say it. */
function claimsAboutCharges(document: JsonObject): string {
  const rules = objectMember(document, 'x-rules');
  const ids = [
    ...['public-endpoints-charge-usage', 'failure-not-charged'],
    ...['cancelled-not-charged', 'serverless-not-charged', 'input-tokens-free'],
  ];
  return ids
    .map((id) => objectMember(rules, id))
    .filter((rule) => textMember(rule, 'claim') !== '')
    .map((rule) =>
      `${inText(textMember(rule, 'claim'))} ${badgeOf(textMember(rule, 'level'))}`.trim(),
    )
    .join(' ');
}

/** The charge for a part of a unit, with its level. */
function partOfUnit(price: JsonObject): string {
  if (textMember(price, 'partOfUnit') === '') return '*not stated*';
  const isChosen = listAt(price, 'chosen').includes('partOfUnit');
  return `in proportion ${badgeOf(isChosen ? 'chosen' : textMember(price, 'level'))}`;
}

function problems(document: JsonObject): string {
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
    '## Body {#body}',
    schemaFieldsTable({ document }, { $ref: '#/components/schemas/Problem' }, undefined),
    '## Examples {#examples}',
    ...exampleEntries.map(([name, example]) =>
      exampleTabs(document, [problemType, { examples: { [name]: example } }]),
    ),
  ].join('\n\n');
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

function rules(document: JsonObject): string {
  const chapters = chaptersOf(document, (rule) =>
    `${badgeOf(textMember(rule, 'level'))} ${inText(textMember(rule, 'claim'))}`.trim(),
  );
  if (chapters === '') return '';
  return [
    'Each rule is one claim about the service. To check a deployment, see [what each rule needs to be observed](/guides/observing-rules).',
    chapters,
  ].join('\n\n');
}

/**
 * What a check needs to observe each rule, for the guide to the suite.
 * @param matrix what `npm run matrix` writes
 */
export function observingRules(document: JsonObject, matrix: JsonObject): SitePage {
  const title = 'How rules are observed';
  const declarations = objectMember(document, 'x-declarations');
  return {
    path: 'guides/observing-rules',
    title,
    markdown: [
      `# ${title}`,
      'Some rules show in any traffic. Others show only if the target declares something, for example an input that makes a job slow. A rule that needs a missing declaration is *not claimed*. Some rules cannot be observed from outside.',
      `${matrixTotals(matrix)}.`,
      '## Declarations {#declarations}',
      markdownTable(
        ['Declaration', 'Meaning'],
        Object.keys(declarations).map((id) => [
          withAnchor(id),
          inText(textMember(declarations, id)),
        ]),
      ),
      chaptersOf(document, (rule) => observability(rule), 'Observed'),
    ].join('\n\n'),
  };
}

function observability({ observable }: JsonObject): string {
  if (!isObject(observable)) return 'always';
  const never = textMember(observable, 'never');
  if (never !== '') return `never: ${inText(never)}`;
  return `with ${listAt(observable, 'when')
    .map((id) => `[${code(id)}](#${id})`)
    .join(', ')}`;
}

/** All rules as tables, by the section of the description that they belong to. */
function chaptersOf(
  document: JsonObject,
  tell: (rule: JsonObject) => string,
  head = 'Claim',
): string {
  const bySection = new Map<string, string[][]>();
  for (const [id, rule] of objectEntries(objectMember(document, 'x-rules'))) {
    const chapter = textMember(rule, 'section').split(/[.,]/)[0] ?? '';
    const rows = bySection.get(chapter) ?? [];
    rows.push([head === 'Claim' ? withAnchor(id) : code(id), tell(rule)]);
    bySection.set(chapter, rows);
  }
  return [...bySection]
    .map(([chapter, rows]) => {
      const titles = objectMember(objectMember(document, 'x-sections'), chapter);
      const title = textMember(titles, 'title') || `Section ${chapter}`;
      return `## ${title} {#section-${chapter}}\n\n${markdownTable(['Rule', head], rows)}`;
    })
    .join('\n\n');
}
