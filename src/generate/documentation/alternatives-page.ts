/** The pages about the gaps of a document: what a deployment may do, and what callers do about it. */
import { isObject, type Json, type JsonObject, pointerIn, valueAt } from '../../core/json.ts';
import { capitalise } from '../../core/sentences.ts';
import { chapterPage, gapAddress, gapChapter, gapsPage } from './concerns.ts';
import {
  code,
  inText,
  listAt,
  markdownTable,
  objectEntries,
  objectMember,
  textMember,
  withAnchor,
} from './markdown.ts';
import type { SitePage } from './page.ts';
import { typeInWords } from './schema-fields.ts';
import { type Support, whyUnsupported } from './support.ts';

/** A list of all gaps, and a page for each chapter of the service's description; none without gaps. */
export function gapPages(document: JsonObject, support: Support = {}): SitePage[] {
  const gaps = objectEntries(objectMember(document, 'x-gaps'));
  if (gaps.length === 0) return [];
  const chapters = new Map<string, [string, JsonObject][]>();
  for (const [id, gap] of gaps.filter(([, entry]) => isObject(entry['alternatives']))) {
    const chapter = gapChapter(gap);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), [id, gap]]);
  }
  const pages = [...chapters].map(([chapter, entries]): SitePage => {
    const title = chapterTitle(document, chapter);
    return {
      path: chapterPage(document, chapter).slice(1),
      title,
      isStacked: true,
      pageClass: 'differs',
      markdown: [
        `# What may differ: ${title}`,
        `What the description leaves open, and what the local service does about it. [All points](${gapsPage})`,
        '<RowFilter />',
        markdownTable(
          ['Point', 'Local service', 'Safe client'],
          gapRows({ document, support }, entries),
        ),
      ].join('\n\n'),
    };
  });
  return [
    {
      path: gapsPage.slice(1),
      title: 'All points',
      isSearched: false,
      outline: 2,
      markdown: gapsOverview(document, chapters),
    },
    ...pages,
  ];
}

function chapterTitle(document: JsonObject, chapter: string): string {
  const title = textMember(objectMember(objectMember(document, 'x-sections'), chapter), 'title');
  return title || `Section ${chapter}`;
}

function gapsOverview(
  document: JsonObject,
  chapters: ReadonlyMap<string, readonly [string, JsonObject][]>,
): string {
  const gaps = objectEntries(objectMember(document, 'x-gaps'));
  const unnoticed = gaps.filter(([, gap]) => !isObject(gap['alternatives']));
  const advice = objectMember(document, 'x-advice');
  return [
    '# What may differ',
    'The description of the service leaves these points open. For each, every listed alternative is legal, and a deployment may also do something else. [Settings](/guides/testing#try-other-alternatives) make the local service try other alternatives, and [`learn`](/guides/your-deployment) finds out what a deployment does.',
    'Failures that come and go are no alternatives but [faults](/guides/testing#faults) of the local service.',
    '## What works with all {#advice}',
    'A client that does this needs to know of no point:',
    Object.keys(advice)
      .map((id) => `- ${withAnchor(id, `advice-${id}`)}: ${inText(textMember(advice, id))}`)
      .join('\n'),
    ...[...chapters].flatMap(([chapter, entries]) => [
      `## ${chapterTitle(document, chapter)} {#section-${chapter}}`,
      entries.map(([id]) => `[${withAnchor(id)}](${gapAddress(document, id)})`).join(', '),
    ]),
    ...(unnoticed.length === 0 ? [] : [unnoticedText(unnoticed)]),
    ...settledText(document),
  ].join('\n\n');
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

interface Sources {
  readonly document: JsonObject;
  readonly support: Support;
}

/** Reasons that several gaps of a page have stand at the first of them. */
function gapRows(sources: Sources, gaps: readonly [string, JsonObject][]): string[][] {
  const firstByReason = new Map<string, string>();
  function reasonAt(id: string, choice: string): string {
    const first = firstByReason.get(choice) ?? id;
    firstByReason.set(choice, first);
    return first === id ? reasonOf(inText(choice)) : `As for [${code(first)}](#${first}).`;
  }
  return gaps.map(([id, gap]) => {
    const chosen = textMember(gap, 'chosen');
    const alternatives = objectEntries(objectMember(gap, 'alternatives'));
    const descriptions = alternatives.map(([name, alternative]): [string, string] => [
      name,
      [
        inText(textMember(alternative, 'says')),
        parameterText(sources.document, alternative),
        ...exclusions(sources.document, id, name),
        ...missingSupport(sources, id, name),
      ]
        .filter((part) => part !== '')
        .join(' '),
    ]);
    const others = descriptions
      .filter(([name]) => name !== chosen)
      .map(([name, text]) => `<li>${code(name)}: ${text}</li>`);
    const reasons = listAt(gap, 'choices').map((choice) => reasonAt(id, choice));
    const plainly = inText(textMember(gap, 'plainly'));
    return [
      withAnchor(id),
      [
        `${code(chosen)}: ${new Map(descriptions).get(chosen) ?? ''}`,
        `<details><summary>Alternatives</summary><ul>${others.join('')}</ul>${[...new Set(reasons)].join(' ')}`,
        ...(plainly === '' ? [] : [`*Plain reading:* ${plainly}.`]),
        '</details>',
      ].join(' '),
      withAdvice(sources.document, inText(textMember(gap, 'tolerate'))),
    ];
  });
}

/** What a client does; what is advised for several gaps is named, and described once. */
function withAdvice(document: JsonObject, text: string): string {
  const advice = objectMember(document, 'x-advice');
  return Object.keys(advice).reduce((rest, id) => {
    const link = `[${capitalise(id.replaceAll('-', ' '))}](${gapsPage}#advice-${id}).`;
    return rest.replace(inText(textMember(advice, id)), () => link);
  }, text);
}

/** Why we chose as we did. What we chose stands before it already. */
function reasonOf(choice: string): string {
  return capitalise(/\b(?:because|since|so that)\b.*/.exec(choice)?.[0] ?? choice);
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
      const link = `[${code(other)}](${gapAddress(document, other)})`;
      return [`*Not together with* ${code(id)} of ${link}: ${inText(reason)}`];
    }),
  );
}

/** What the local service and the suite cannot do with an alternative. */
function missingSupport({ support }: Sources, gap: string, name: string): string[] {
  const service = whyUnsupported(support, { gap, alternative: name, by: 'service' });
  const suite = whyUnsupported(support, { gap, alternative: name, by: 'suite' });
  return [
    ...(service === '' ? [] : [`*The local service does not offer it:* ${inText(service)}`]),
    ...(suite === '' ? [] : ['*The checks do not recognise it.*']),
  ];
}

/** The value that belongs to an alternative, in words. */
function parameterText(document: JsonObject, alternative: JsonObject): string {
  const { parameter } = alternative;
  if (!isObject(parameter)) return '';
  const values = Object.entries(parameter).map(([keyword, written]): [string, Json] => {
    const isPlace = typeof written === 'string' && written.startsWith('#/');
    return [keyword, (isPlace ? valueAt(document, pointerIn(written)) : undefined) ?? written];
  });
  return `Value: ${typeInWords(document, Object.fromEntries(values))}.`;
}

function unnoticedText(gaps: readonly [string, JsonObject][]): string {
  const rows = gaps.map(([id, gap]) => [
    withAnchor(id),
    inText(textMember(gap, 'gap')),
    inText(textMember(gap, 'unnoticed')),
  ]);
  return [
    '## What callers cannot notice {#unnoticed}',
    'These points are open too, but make no difference to a caller.',
    markdownTable(['Gap', 'Open', 'Why it makes no difference'], rows),
  ].join('\n\n');
}
