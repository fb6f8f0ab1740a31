/** What a document says beyond shapes (rules, prices, problems, gaps) as sections for readers. */
import { isObject, type JsonObject } from '../../core/json.ts';
import { lifecycleSection } from './lifecycle.ts';
import {
  badge,
  badgeOf,
  code,
  duration,
  entriesOf,
  listAt,
  markdownTable,
  objectAt,
  textAt,
} from './markdown.ts';

/** A section: its title and its Markdown. */
export interface Section {
  readonly name: string;
  readonly description: string;
}

/** The sections that a document has data for. */
export function behaviourSections(document: JsonObject): Section[] {
  return [
    { name: 'States', description: lifecycleSection(document) },
    { name: 'Prices', description: prices(objectAt(document, 'x-pricing')) },
    { name: 'Limits', description: limits(document) },
    { name: 'Problems', description: problems(objectAt(document, 'x-problems')) },
    { name: 'Rules', description: rules(document) },
    {
      name: 'What is not stated',
      description: gaps(objectAt(document, 'x-gaps')),
    },
  ].filter(({ description }) => description !== '');
}

function prices(pricing: JsonObject): string {
  const rows = entriesOf(objectAt(pricing, 'prices')).map(([id, price]) => {
    const per = Number(textAt(price, 'per')).toLocaleString('en');
    const quantity = `${per} ${textAt(price, 'quantity')}`;
    return [
      `${code(id)} ${badgeOf(textAt(price, 'level'))}`,
      `**${textAt(price, 'price')}** ${textAt(pricing, 'currency')} per ${quantity}`,
      partOfUnit(price),
      textAt(price, 'description'),
    ];
  });
  if (rows.length === 0) return '';
  const rounding = `${textAt(pricing, 'rounding')} after ${textAt(pricing, 'decimals')} decimals`;
  return [
    'What completed jobs of public endpoints are charged.',
    markdownTable(['Price', 'Rate', 'Part of a unit', 'For'], rows),
    'In proportion: a charge is the quantity divided by the number in the rate, times the price.',
    `Charges are rounded ${rounding} ${badgeOf(textAt(pricing, 'level'))}.`,
  ].join('\n\n');
}

/** What a part of the unit costs, with the level of that. */
function partOfUnit(price: JsonObject): string {
  if (textAt(price, 'partOfUnit') === '') return '*not stated*';
  const isChosen = listAt(price, 'chosen').includes('partOfUnit');
  return `in proportion ${badgeOf(isChosen ? 'chosen' : textAt(price, 'level'))}`;
}

function problems(catalogue: JsonObject): string {
  const rows = entriesOf(catalogue).map(([id, problem]) => [
    code(id),
    textAt(problem, 'status'),
    textAt(problem, 'title'),
  ]);
  if (rows.length === 0) return '';
  return [
    `Every error has a \`code\` of this list ${badge('chosen')}. Where several apply, the first is answered.`,
    markdownTable(['Code', 'Status', 'Title'], rows),
  ].join('\n\n');
}

function limits(document: JsonObject): string {
  const data = objectAt(document, 'x-limits');
  const rates = objectAt(objectAt(data, 'rates'), 'operations');
  const bodies = objectAt(data, 'requestBodyBytes');
  if (Object.keys(data).length === 0) return '';
  const queue = objectAt(data, 'queue');
  const depth = textAt(data, 'nestingDepth');
  const parts = textAt(data, 'requestParts');
  const windowMs = textAt(objectAt(data, 'rates'), 'windowMs');
  return [
    `What a request may be ${badge('chosen')}. Where the service has its limits switched on, requests are counted as well.`,
    markdownTable(
      ['Operation', 'Largest body', `Requests in ${duration(windowMs)}`, 'At the same time'],
      [...new Set([...Object.keys(bodies), ...Object.keys(rates)])].map((id) => [
        code(id),
        mebibytes(textAt(bodies, id)),
        textAt(objectAt(rates, id), 'requests'),
        textAt(objectAt(rates, id), 'concurrent'),
      ]),
    ),
    `Arrays and objects in a body are nested at most ${depth} deep. A body has at most ${parts} JSON values, each array, object, member and item counted.`,
    `With limits on, the queue of an endpoint takes no further job when at least ${textAt(queue, 'jobs')} jobs wait and at least ${textAt(queue, 'jobsPerWorker')} for each worker that it may have.`,
  ].join('\n\n');
}

function mebibytes(bytes: string): string {
  const size = Number(bytes) / 2 ** 20;
  if (bytes === '') return '';
  return Number.isInteger(size) ? `${size} MiB` : `${bytes} bytes`;
}

function rules(document: JsonObject): string {
  const bySection = new Map<string, string[][]>();
  for (const [id, rule] of entriesOf(objectAt(document, 'x-rules'))) {
    const chapter = textAt(rule, 'section').split(/[.,]/)[0] ?? '';
    const rows = bySection.get(chapter) ?? [];
    rows.push([
      `${code(id)} ${badgeOf(textAt(rule, 'level'))}`,
      `${textAt(rule, 'claim')} ${visibility(document, rule)}`,
    ]);
    bySection.set(chapter, rows);
  }
  if (bySection.size === 0) return '';
  return [
    'Each rule is one claim about the service. The small print says how it can be seen from outside.',
    ...[...bySection].map(
      ([chapter, rows]) =>
        `### ${textAt(objectAt(objectAt(document, 'x-sections'), chapter), 'title') || `Section ${chapter}`}\n\n${markdownTable(['Rule', 'Claim'], rows)}`,
    ),
  ].join('\n\n');
}

function visibility(document: JsonObject, rule: JsonObject): string {
  const { observable } = rule;
  if (!isObject(observable)) return '';
  const never = textAt(observable, 'never');
  if (never !== '') return small(`Not visible from outside. ${never}`);
  const declarations = listAt(observable, 'when').map(
    (id) => textAt(objectAt(document, 'x-declarations'), id) || id,
  );
  return small(`Visible with: ${declarations.map(withoutStop).join('; ')}.`);
}

function small(text: string): string {
  return `<br/><small>${text}</small>`;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

function gaps(catalogue: JsonObject): string {
  const rows = entriesOf(catalogue).map(([id, gap]) => {
    const open = textAt(gap, 'open');
    const chosen = listAt(gap, 'choices');
    const answer = chosen.length > 0 ? `${badge('chosen')} ${chosen.join(' ')}` : open;
    return [code(id), textAt(gap, 'gap'), answer];
  });
  if (rows.length === 0) return '';
  const hasAnswers = rows.some(([, , answer]) => answer !== '');
  return [
    'The description of the service is silent in these places, so a deployment may do as it likes there, and a client should bear it.',
    hasAnswers
      ? markdownTable(['Gap', 'Not stated', 'In the reference'], rows)
      : markdownTable(
          ['Gap', 'Not stated'],
          rows.map((row) => row.slice(0, 2)),
        ),
  ].join('\n\n');
}
