/** What a document says beyond shapes (rules, prices, problems, gaps) as sections for readers. */
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from '../../validation/document/json.ts';
import { badge, badgeOf } from './level.ts';
import { lifecycleSection } from './lifecycle-section.ts';
import { code, entriesOf, listAt, markdownTable, objectAt, textAt } from './markdown.ts';

/** What an overlay does about gaps: for each id, what it chose, in words. */
export type Choices = ReadonlyMap<string, readonly string[]>;

/** A section: its title and its Markdown. */
export interface Section {
  readonly name: string;
  readonly description: string;
}

/** What the sections are made of. */
export interface Sources {
  /** The document that is described. */
  readonly document: JsonObject;
  /** The document without choices; the same one where there are none. */
  readonly contract: JsonObject;
  readonly choices: Choices;
}

/** The sections that a document has data for. */
export function behaviourSections({ document, contract, choices }: Sources): Section[] {
  return [
    { name: 'States', description: lifecycleSection(document, contract) },
    { name: 'Prices', description: prices(objectAt(document, 'x-pricing')) },
    { name: 'Problems', description: problems(objectAt(document, 'x-problems')) },
    { name: 'Rules', description: rules(document) },
    {
      name: 'What is not stated',
      description: gaps(objectAt(document, 'x-gaps'), choices),
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
      textAt(price, 'description'),
    ];
  });
  if (rows.length === 0) return '';
  const rounding = `${textAt(pricing, 'rounding')} after ${textAt(pricing, 'decimals')} decimals`;
  return [
    'What completed jobs of public endpoints are charged.',
    markdownTable(['Price', 'Rate', 'For'], rows),
    `A charge is the quantity divided by the number in the rate, times the price, rounded ${rounding} ${badgeOf(textAt(pricing, 'level'))}.`,
  ].join('\n\n');
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

function rules(document: JsonObject): string {
  const bySection = new Map<string, string[][]>();
  for (const [id, rule] of entriesOf(objectAt(document, 'x-rules'))) {
    const chapter = textAt(rule, 'section').split('.')[0] ?? '';
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
        `### ${chapterNames.get(chapter) ?? `Section ${chapter}`}\n\n${markdownTable(['Rule', 'Claim'], rows)}`,
    ),
  ].join('\n\n');
}

const chapterNames: ReadonlyMap<string, string> = new Map([
  ['1', 'The service'],
  ['2', 'Requests and jobs'],
  ['3', 'Lifecycle'],
  ['4', 'Operations'],
  ['5', 'Authentication'],
  ['6', 'Webhooks'],
  ['7', 'Errors'],
  ['8', 'Limits and billing'],
  ['9', 'Versions'],
]);

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

function gaps(catalogue: JsonObject, choices: Choices): string {
  const rows = entriesOf(catalogue).map(([id, gap]) => {
    const open = textAt(gap, 'open');
    const chosen = choices.get(id) ?? [];
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

/**
 * Reads from overlays what they choose for each gap: the descriptions of the actions that name the
 * gap in `x-gaps`, each once, in the order of the overlays.
 */
export function choicesOf(overlays: readonly Json[]): Choices {
  const choices = new Map<string, string[]>();
  const actions = overlays.flatMap((overlay) => {
    const list = valueAt(overlay, '#/actions');
    return isArray(list) ? list : [];
  });
  for (const action of actions) {
    for (const id of listAt(action, 'x-gaps')) {
      const description = textAt(action, 'description');
      const known = choices.get(id) ?? [];
      if (description !== '' && !known.includes(description))
        choices.set(id, [...known, description]);
    }
  }
  return choices;
}
