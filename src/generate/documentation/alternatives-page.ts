/** The page about the gaps of a document: what a deployment may do, and what callers do about it. */
import { isObject, type JsonObject, pointerIn, valueAt } from '../../core/json.ts';
import { gapsPage } from './concerns.ts';
import {
  anchored,
  badge,
  code,
  entriesOf,
  inText,
  listAt,
  markdownTable,
  objectAt,
  textAt,
} from './markdown.ts';
import { typeOf } from './schema-fields.ts';

/** Markdown of all gaps; of a document without choices, only the questions. Empty without gaps. */
export function gapsText(document: JsonObject): string {
  const gaps = entriesOf(objectAt(document, 'x-gaps'));
  if (gaps.length === 0) return '';
  return gaps.some(([, gap]) => 'choices' in gap) ? whatMayDiffer(document) : questions(gaps);
}

function questions(gaps: readonly [string, JsonObject][]): string {
  const rows = gaps.map(([id, gap]) => [anchored(id), inText(textAt(gap, 'gap'))]);
  return [
    `The description of the service leaves these points open. [What may differ](${gapsPage}) lists what a deployment may do about each, and how a client works with all of it.`,
    markdownTable(['Gap', 'Open'], rows),
  ].join('\n\n');
}

function whatMayDiffer(document: JsonObject): string {
  const gaps = entriesOf(objectAt(document, 'x-gaps'));
  const unnoticed = gaps.filter(([, gap]) => !isObject(gap['alternatives']));
  const chapters = new Map<string, string[]>();
  for (const [id, gap] of gaps) {
    if (!isObject(gap['alternatives'])) continue;
    const chapter = textAt(gap, 'section').split('.')[0] ?? '';
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), gapText(document, id, gap)]);
  }
  return [
    `The description of the service leaves these points open. Every alternative listed here is legal, and a deployment may also do something else. What the local service does is marked ${badge('chosen')}. A client that follows “To work with all” needs to know of none.`,
    ...[...chapters].map(([chapter, texts]) => {
      const title = textAt(objectAt(objectAt(document, 'x-sections'), chapter), 'title');
      return [`## ${title || `Section ${chapter}`} {#section-${chapter}}`, ...texts].join('\n\n');
    }),
    ...(unnoticed.length === 0 ? [] : [unnoticedText(unnoticed)]),
  ].join('\n\n');
}

function gapText(document: JsonObject, id: string, gap: JsonObject): string {
  const rows = entriesOf(objectAt(gap, 'alternatives')).map(([name, alternative]) => [
    `${code(name)}${name === gap['chosen'] ? ` ${badge('chosen')}` : ''}`,
    `${inText(textAt(alternative, 'says'))} ${parameterText(document, alternative)}`,
  ]);
  const reasons = listAt(gap, 'choices').map((choice) => inText(choice));
  return [
    `### ${inText(textAt(gap, 'gap')).replace(/\.$/, '')} {#${id}}`,
    markdownTable(['Alternative', 'What a deployment does'], rows),
    `**To work with all:** ${inText(textAt(gap, 'tolerate'))}`,
    `**Choice of the local service**, ${code(id)}: ${reasons.join(' ')}`,
  ].join('\n\n');
}

/** The value that belongs to an alternative, in words. */
function parameterText(document: JsonObject, alternative: JsonObject): string {
  const { parameter } = alternative;
  if (!isObject(parameter)) return '';
  const written = parameter['default'];
  const isPlace = typeof written === 'string' && written.startsWith('#/');
  const value = isPlace ? valueAt(document, pointerIn(written)) : written;
  return `Value: ${typeOf(document, value === undefined ? parameter : { ...parameter, default: value })}.`;
}

function unnoticedText(gaps: readonly [string, JsonObject][]): string {
  const rows = gaps.map(([id, gap]) => {
    const chosen = listAt(gap, 'choices').join(' ');
    const answer = chosen === '' ? '' : ` ${badge('chosen')} ${inText(chosen)}`;
    return [anchored(id), inText(textAt(gap, 'gap')), inText(textAt(gap, 'unnoticed')) + answer];
  });
  return [
    '## What callers cannot notice {#unnoticed}',
    'These points are open too, but make no difference to a caller.',
    markdownTable(['Gap', 'Open', 'Why it makes no difference'], rows),
  ].join('\n\n');
}
