/** The page about the gaps of a document: what a deployment may do, and what callers do about it. */
import { isObject, type JsonObject, pointerIn, valueAt } from '../../core/json.ts';
import { clauseOf } from '../../core/sentences.ts';
import { gapsPage } from './concerns.ts';
import {
  badge,
  code,
  inText,
  listAt,
  markdownTable,
  objectEntries,
  objectMember,
  textMember,
  withAnchor,
} from './markdown.ts';
import { typeInWords } from './schema-fields.ts';
import { type Support, whyUnsupported } from './support.ts';

/** Markdown of all gaps; of a document without choices, only the questions. Empty without gaps. */
export function gapsText(document: JsonObject, support: Support = {}): string {
  const gaps = objectEntries(objectMember(document, 'x-gaps'));
  if (gaps.length === 0) return '';
  return gaps.some(([, gap]) => 'choices' in gap)
    ? whatMayDiffer(document, support)
    : [questions(gaps), ...settledText(document)].join('\n\n');
}

/** Former gaps, whose addresses still lead to what is stated now. */
function settledText(document: JsonObject): string[] {
  const rows = objectEntries(objectMember(document, 'x-rules')).flatMap(([id, rule]) =>
    listAt(rule, 'settles').map((gap) => [
      withAnchor(gap),
      `${inText(textMember(rule, 'claim'))} ([${code(id)}](/reference/rules#${id}))`,
    ]),
  );
  return rows.length === 0
    ? []
    : ['## No longer open {#settled}', markdownTable(['Former gap', 'Stated'], rows)];
}

function questions(gaps: readonly [string, JsonObject][]): string {
  const rows = gaps.map(([id, gap]) => [withAnchor(id), inText(textMember(gap, 'gap'))]);
  return [
    `The description of the service leaves these points open. [What may differ](${gapsPage}) lists what a deployment may do about each, and how a client works with all of it.`,
    markdownTable(['Gap', 'Open'], rows),
  ].join('\n\n');
}

function whatMayDiffer(document: JsonObject, support: Support): string {
  const gaps = objectEntries(objectMember(document, 'x-gaps'));
  const unnoticed = gaps.filter(([, gap]) => !isObject(gap['alternatives']));
  const chapters = new Map<string, string[]>();
  for (const [id, gap] of gaps) {
    if (!isObject(gap['alternatives'])) continue;
    const chapter = textMember(gap, 'section').split('.')[0] ?? '';
    chapters.set(chapter, [
      ...(chapters.get(chapter) ?? []),
      gapText({ document, support }, id, gap),
    ]);
  }
  return [
    `The description of the service leaves these points open. Every alternative listed here is legal, and a deployment may also do something else. What the local service does comes first and is marked ${badge('chosen')}. Its [settings](/guides/testing#try-other-alternatives) choose others, and [\`learn\`](/guides/your-deployment) finds out what a deployment does. A client that follows “To work with all” needs to know of none.`,
    'Failures that come and go are no alternatives but [faults](/guides/testing#faults) of the local service: errors, slow answers, dropped connections, and webhook calls that get lost, or that come again although they were answered with 200.',
    adviceText(document, gaps),
    ...[...chapters].map(([chapter, texts]) => {
      const title = textMember(
        objectMember(objectMember(document, 'x-sections'), chapter),
        'title',
      );
      return [`## ${title || `Section ${chapter}`} {#section-${chapter}}`, ...texts].join('\n\n');
    }),
    ...(unnoticed.length === 0 ? [] : [unnoticedText(unnoticed)]),
    ...settledText(document),
  ].join('\n\n');
}

/** What several gaps say to callers, once. */
function adviceText(document: JsonObject, gaps: readonly [string, JsonObject][]): string {
  const advice = Object.keys(objectMember(document, 'x-advice')).map((id) => {
    const text = inText(textMember(objectMember(document, 'x-advice'), id));
    const links = gaps
      .filter(([, gap]) => inText(textMember(gap, 'tolerate')).includes(text))
      .map(([gap]) => linkToGap(gap));
    return `- ${text} ${links.length === 0 ? '' : `*For:* ${links.join(', ')}.`}`;
  });
  if (advice.length === 0) return '';
  return [
    '## What works with all {#advice}',
    'The advice of all points is one program:',
    advice.join('\n'),
  ].join('\n\n');
}

function linkToGap(gap: string): string {
  return `[${gap.replaceAll('-', ' ')}](#${gap})`;
}

interface Sources {
  readonly document: JsonObject;
  readonly support: Support;
}

function gapText(sources: Sources, id: string, gap: JsonObject): string {
  const { document } = sources;
  const isChosen = ([name]: [string, JsonObject]) => name === gap['chosen'];
  const rows = objectEntries(objectMember(gap, 'alternatives'))
    .sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)))
    .map(([name, alternative]) => [
      `${code(name)}${name === gap['chosen'] ? ` ${badge('chosen')}` : ''}`,
      [
        inText(textMember(alternative, 'says')),
        parameterText(document, alternative),
        ...exclusions(document, id, name),
        ...missingSupport(sources, id, name),
      ]
        .filter((part) => part !== '')
        .join(' '),
    ]);
  const plainly = inText(textMember(gap, 'plainly'));
  const reasons = listAt(gap, 'choices').map((choice) => inText(choice));
  return [
    `### ${clauseOf(inText(textMember(gap, 'gap')))} {#${id}}`,
    markdownTable(['Alternative', 'What a deployment does'], rows),
    `**To work with all:** ${inText(textMember(gap, 'tolerate'))}`,
    `**Choice of the local service**, ${code(id)}: ${reasons.join(' ')}`,
    ...(plainly === '' ? [] : [`**A plain reading:** ${plainly}.`]),
  ].join('\n\n');
}

/** The alternatives of other gaps that do not go together with one, whichever of both says so. */
function exclusions(document: JsonObject, gap: string, name: string): string[] {
  const gaps = objectEntries(objectMember(document, 'x-gaps'));
  const excludes = (of: JsonObject, id: string) =>
    objectMember(objectMember(objectMember(of, 'alternatives'), id), 'excludes');
  return gaps.flatMap(([other, entry]) =>
    objectEntries(objectMember(entry, 'alternatives')).flatMap(([id]) => {
      const ownExclusions = excludes(objectMember(objectMember(document, 'x-gaps'), gap), name);
      const reason =
        textMember(objectMember(ownExclusions, other), id) ||
        textMember(objectMember(excludes(entry, id), gap), name);
      if (reason === '') return [];
      return [`*Not together with* ${code(id)} of ${linkToGap(other)}: ${inText(reason)}`];
    }),
  );
}

/** What the local service and the suite cannot do with an alternative. */
function missingSupport({ support }: Sources, gap: string, name: string): string[] {
  const service = whyUnsupported(support, { gap, alternative: name, by: 'service' });
  const suite = whyUnsupported(support, { gap, alternative: name, by: 'suite' });
  return [
    ...(service === '' ? [] : [`*The local service does not play it:* ${inText(service)}`]),
    ...(suite === '' ? [] : [`*The checks do not recognise it:* ${inText(suite)}`]),
  ];
}

/** The value that belongs to an alternative, in words. */
function parameterText(document: JsonObject, alternative: JsonObject): string {
  const { parameter } = alternative;
  if (!isObject(parameter)) return '';
  const written = parameter['default'];
  const isPlace = typeof written === 'string' && written.startsWith('#/');
  const value = isPlace ? valueAt(document, pointerIn(written)) : written;
  return `Value: ${typeInWords(document, value === undefined ? parameter : { ...parameter, default: value })}.`;
}

function unnoticedText(gaps: readonly [string, JsonObject][]): string {
  const rows = gaps.map(([id, gap]) => {
    const chosen = listAt(gap, 'choices').join(' ');
    const answer = chosen === '' ? '' : ` ${badge('chosen')} ${inText(chosen)}`;
    return [
      withAnchor(id),
      inText(textMember(gap, 'gap')),
      inText(textMember(gap, 'unnoticed')) + answer,
    ];
  });
  return [
    '## What callers cannot notice {#unnoticed}',
    'These points are open too, but make no difference to a caller.',
    markdownTable(['Gap', 'Open', 'Why it makes no difference'], rows),
  ].join('\n\n');
}
