/** What a document says beyond shapes (states, rules, errors, limits, prices, gaps) as pages. */
import { isObject, type JsonObject } from '../../core/json.ts';
import { gapsText } from './alternatives-page.ts';
import { noteAbout } from './concerns.ts';
import { matrixTotals } from './kill-matrix.ts';
import {
  badge,
  badgeOf,
  code,
  duration,
  entriesOf,
  inText,
  listAt,
  markdownTable,
  objectAt,
  textAt,
  withAnchor,
} from './markdown.ts';
import { examples, type PageSet } from './operation-page.ts';
import type { SitePage } from './page.ts';
import { fieldsOf } from './schema-fields.ts';
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
  const pricing = objectAt(document, 'x-pricing');
  const rows = entriesOf(objectAt(pricing, 'prices')).map(([id, price]) => {
    const per = Number(textAt(price, 'per')).toLocaleString('en');
    const quantity = `${per} ${textAt(price, 'quantity')}`;
    return [
      `${withAnchor(id)} ${badgeOf(textAt(price, 'level'))}`,
      `**${textAt(price, 'price')}** ${textAt(pricing, 'currency')} per ${quantity}`,
      partOfUnit(price),
      `${textAt(price, 'description')} ${noteAbout(document, price)}`,
    ];
  });
  if (rows.length === 0) return '';
  const rounding = `${textAt(pricing, 'rounding')} after ${textAt(pricing, 'decimals')} decimals`;
  return [
    chargesOf(document),
    markdownTable(['Price', 'Rate', 'Part of a unit', 'For'], rows),
    'In proportion: the charge is the quantity, divided by the number in the rate, times the price.',
    `Charges are rounded ${rounding}. ${badgeOf(textAt(pricing, 'level'))}`.trim(),
    noteAbout(document, pricing),
  ].join('\n\n');
}

/** What is charged, and what is not, as the rules say it. */
function chargesOf(document: JsonObject): string {
  const rules = objectAt(document, 'x-rules');
  const ids = [
    ...['public-endpoints-charge-usage', 'failure-not-charged'],
    ...['cancelled-not-charged', 'serverless-not-charged', 'input-tokens-free'],
  ];
  return ids
    .map((id) => objectAt(rules, id))
    .filter((rule) => textAt(rule, 'claim') !== '')
    .map((rule) => `${inText(textAt(rule, 'claim'))} ${badgeOf(textAt(rule, 'level'))}`.trim())
    .join(' ');
}

/** The charge for a part of a unit, with its level. */
function partOfUnit(price: JsonObject): string {
  if (textAt(price, 'partOfUnit') === '') return '*not stated*';
  const isChosen = listAt(price, 'chosen').includes('partOfUnit');
  return `in proportion ${badgeOf(isChosen ? 'chosen' : textAt(price, 'level'))}`;
}

function problems(document: JsonObject): string {
  const rows = entriesOf(objectAt(document, 'x-problems')).map(([id, problem]) => [
    withAnchor(id),
    textAt(problem, 'status'),
    textAt(problem, 'title'),
  ]);
  if (rows.length === 0) return '';
  // Only the public interface has levels.
  const mark = Object.keys(objectAt(document, 'x-rules')).length === 0 ? '' : ` ${badge('chosen')}`;
  const responses = entriesOf(objectAt(objectAt(document, 'components'), 'responses'));
  const exampleEntries = responses.flatMap(([, response]) =>
    entriesOf(objectAt(objectAt(objectAt(response, 'content'), problemType), 'examples')),
  );
  return [
    `The body of every error is a problem (RFC 9457) with a \`code\` from this list${mark}. If several apply, the first one is returned.`,
    markdownTable(['Code', 'Status', 'Title'], rows),
    '## Body {#body}',
    fieldsOf({ document }, { $ref: '#/components/schemas/Problem' }, undefined),
    '## Examples {#examples}',
    ...exampleEntries.map(([name, example]) =>
      examples(document, [problemType, { examples: { [name]: example } }]),
    ),
  ].join('\n\n');
}

const problemType = 'application/problem+json';

function limits(document: JsonObject): string {
  const data = objectAt(document, 'x-limits');
  const rates = objectAt(objectAt(data, 'rates'), 'operations');
  const bodies = objectAt(data, 'requestBodyBytes');
  const queue = objectAt(data, 'queue');
  const at = (key: string) => textAt(data, key);
  if (Object.keys(data).length === 0) return '';
  const windowMs = textAt(objectAt(data, 'rates'), 'windowMs');
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
        `Requests in ${duration(windowMs)}${mark}`,
        `Concurrent requests${mark}`,
      ],
      [...new Set([...Object.keys(bodies), ...Object.keys(rates)])].map((id) => [
        code(id),
        mebibytes(textAt(bodies, id)),
        textAt(objectAt(rates, id), 'requests'),
        textAt(objectAt(rates, id), 'concurrent'),
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
      textAt(queue, 'jobs'),
      `With limits on, an endpoint rejects submissions while its queue holds at least ${textAt(queue, 'jobs')} jobs and at least ${textAt(queue, 'jobsPerWorker')} × the maximum number of workers.`,
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
    `${badgeOf(textAt(rule, 'level'))} ${inText(textAt(rule, 'claim'))}`.trim(),
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
  const declarations = objectAt(document, 'x-declarations');
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
        Object.keys(declarations).map((id) => [withAnchor(id), inText(textAt(declarations, id))]),
      ),
      chaptersOf(document, (rule) => visibility(rule), 'Observed'),
    ].join('\n\n'),
  };
}

function visibility({ observable }: JsonObject): string {
  if (!isObject(observable)) return 'always';
  const never = textAt(observable, 'never');
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
  for (const [id, rule] of entriesOf(objectAt(document, 'x-rules'))) {
    const chapter = textAt(rule, 'section').split(/[.,]/)[0] ?? '';
    const rows = bySection.get(chapter) ?? [];
    rows.push([head === 'Claim' ? withAnchor(id) : code(id), tell(rule)]);
    bySection.set(chapter, rows);
  }
  return [...bySection]
    .map(([chapter, rows]) => {
      const titles = objectAt(objectAt(document, 'x-sections'), chapter);
      const title = textAt(titles, 'title') || `Section ${chapter}`;
      return `## ${title} {#section-${chapter}}\n\n${markdownTable(['Rule', head], rows)}`;
    })
    .join('\n\n');
}
