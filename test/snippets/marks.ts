/**
 * Which sentences about the service need a mark, and which marks are wrong. What is chosen and what is
 * stated comes from a document: claims of rules, alternatives of gaps, names, numbers and statuses.
 */
import { isObject, type Json, parseNamedJson } from '../../src/core/json.ts';
import {
  listAt,
  objectEntries,
  objectMember,
  textMember,
} from '../../src/generate/documentation/markdown.ts';

export const codesIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const unitMs: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  second: 1000,
  min: 60_000,
  minute: 60_000,
  h: 3_600_000,
  hour: 3_600_000,
  d: 86_400_000,
  day: 86_400_000,
  week: 604_800_000,
  MiB: 2 ** 20,
};

/** Numbers that are hardly there by chance: durations in milliseconds, sizes in bytes. */
export function numbersIn(text: string): number[] {
  const found = text.matchAll(
    /(\d[\d,_]*)(?: ?(ms|seconds?|s|min|minutes?|h|hours?|days?|weeks?|MiB)\b)?/g,
  );
  return [...found]
    .map(([, digits = '', unit = '']) => {
      const size = unitMs[unit] ?? unitMs[unit.replace(/s$/, '')] ?? 1;
      return Number(digits.replaceAll(/[,_]/g, '')) * size;
    })
    .filter((number) => number >= 2000);
}

const statusesIn = (text: string) => text.match(/\b[45]\d\d\b/g) ?? [];

/** Words that say nothing about what a sentence is about. */
const emptyWords = new Set(
  `a an the of to in for with that is are be it its this or and as by on at from if not no any all every can may does do
  has have had was were which than when whether how what one other others such so but only after before then also until
  while still into out up each per more most least there they them their you your`.split(/\s+/),
);

/** The stems of the words of a text, without those that say nothing; `again` is how guides say `repeated`. */
function stemsIn(text: string): Set<string> {
  const plain = text.toLowerCase().replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const words = (plain.match(/[a-z\d]+/g) ?? []).filter((word) => !emptyWords.has(word));
  return new Set(
    words.map((word) => {
      if (word === 'again' || word.startsWith('retr')) return 'repeat';
      return word.length > 4 ? word.replace(/(ing|ed|es|s)$/, '') : word;
    }),
  );
}

interface Claim {
  /** The rule, or the gap of an alternative. */
  readonly source: string;
  readonly stems: ReadonlySet<string>;
  readonly numbers: readonly number[];
}

/** What a document chooses, and what it states. */
export interface Vocabulary {
  readonly gaps: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** Those that no choice has, too. */
  readonly statedNumbers: ReadonlySet<number>;
  readonly statuses: ReadonlySet<string>;
  readonly chosen: readonly Claim[];
  readonly stated: readonly Claim[];
  readonly weight: (stem: string) => number;
}

export function readVocabulary(text: string): Vocabulary {
  return vocabularyOf(parseNamedJson(text, 'the document'));
}

function vocabularyOf(document: Json): Vocabulary {
  const table = (name: string) => objectEntries(objectMember(document, name));
  const rules = table('x-rules');
  const ofLevel = (level: string) => rules.filter(([, rule]) => rule.level === level);
  // A stated rule settles the gap that it names.
  const settled = new Set(ofLevel('stated').map(([, rule]) => textMember(rule, 'gap')));
  const gaps = table('x-gaps').filter(([id]) => !settled.has(id));
  const texts = (level: string) => ofLevel(level).map(([, rule]) => textMember(rule, 'claim'));
  const statedTexts = texts('stated');
  const chosenTexts = [
    ...texts('chosen'),
    ...gaps.flatMap(([, gap]) =>
      objectEntries(objectMember(gap, 'alternatives')).map(([, alternative]) =>
        textMember(alternative, 'says'),
      ),
    ),
  ];
  const settledPlaces = ofLevel('stated').flatMap(([, rule]) => listAt(rule, 'enforcedBy'));
  const limits = leavesOf(objectMember(document, 'x-limits'), '#/x-limits');
  const isSettled = (place: string) => settledPlaces.some((other) => place.startsWith(other));
  const stated = new Set(
    statedTexts.flatMap(codesIn).flatMap((name) => [name, ...name.split(' ')]),
  );
  const statedNumbers = new Set([
    ...statedTexts.flatMap(numbersIn),
    ...limits.filter(({ place }) => isSettled(place)).map(({ value }) => value),
  ]);
  const statedStatuses = new Set(statedTexts.flatMap(statusesIn));
  const chosenNumbers = [
    ...chosenTexts.flatMap(numbersIn),
    ...limits.map(({ value }) => value).filter((value) => value >= 2000),
  ];
  const claims = (level: string): Claim[] =>
    ofLevel(level).map(([source, rule]) => claimOf(source, textMember(rule, 'claim')));
  const choices = gaps.flatMap(([source, gap]): Claim[] => {
    const says = textMember(
      objectMember(objectMember(gap, 'alternatives'), textMember(gap, 'chosen')),
      'says',
    );
    return says === '' ? [] : [claimOf(source, says)];
  });
  const chosen = [...claims('chosen'), ...choices];
  const all = [...chosen, ...claims('stated')];
  const counts = new Map<string, number>();
  for (const { stems } of all) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const weight = (stem: string) => Math.log((all.length + 1) / ((counts.get(stem) ?? 0) + 0.5));
  return {
    gaps: new Set(gaps.map(([id]) => id)),
    names: new Set([
      ...texts('chosen')
        .flatMap(codesIn)
        .filter((name) => !stated.has(name)),
      ...Object.keys(objectMember(document, 'x-problems')),
    ]),
    numbers: new Set(chosenNumbers.filter((number) => !statedNumbers.has(number))),
    statedNumbers: new Set([...statedNumbers].filter((number) => !chosenNumbers.includes(number))),
    statuses: new Set(
      chosenTexts.flatMap(statusesIn).filter((status) => !statedStatuses.has(status)),
    ),
    chosen,
    stated: claims('stated'),
    weight,
  };
}

const claimOf = (source: string, text: string): Claim => ({
  source,
  stems: stemsIn(text),
  numbers: numbersIn(text),
});

function leavesOf(value: Json, place: string): { place: string; value: number }[] {
  if (typeof value === 'number') return [{ place, value }];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, `${place}/${key}`));
}

/** The claim that a sentence says most of, and how much, from 0 to 1. */
function closest(
  sentence: ReadonlySet<string>,
  claims: readonly Claim[],
  { weight }: Vocabulary,
): { source: string; share: number } {
  let best = { source: '', share: 0 };
  for (const { source, stems } of claims) {
    let whole = 0;
    let common = 0;
    let rarest = 0;
    for (const stem of stems) {
      whole += weight(stem);
      if (!sentence.has(stem)) continue;
      common += weight(stem);
      rarest = Math.max(rarest, weight(stem));
    }
    const share = common / whole;
    const isAlone = sentence.size <= stems.size + 1;
    const isWhole = share >= wholeClaim && (stems.size >= leastStems || isAlone);
    if ((rarest >= leastRare || isWhole) && share > best.share) best = { source, share };
  }
  return best;
}

/** A part of a claim is not recognised by words that many claims have: these are in less than one of 25. */
const leastRare = Math.log(25);

/** A claim of common words only is recognised by all of them, if they are some or the sentence has no others. */
const wholeClaim = 0.95;
const leastStems = 5;

const sentencesIn = (text: string) => text.split(/(?<=[.:;]) +| \| /);

/** The source of the chosen claim that a text makes in one of its sentences, if it makes no stated one. */
function chosenClaimIn(text: string, vocabulary: Vocabulary, leastShare: number): string[] {
  return sentencesIn(text).flatMap((sentence) => {
    const stems = stemsIn(sentence);
    const chosen = closest(stems, vocabulary.chosen, vocabulary);
    const isOther = chosen.share > closest(stems, vocabulary.stated, vocabulary).share;
    return chosen.share >= leastShare && isOther ? [chosen.source] : [];
  });
}

/** How guides tend to state an answer to a gap in words of their own. */
export const phrases: Readonly<Record<string, RegExp>> = {
  'repeated-submission': /idempoten|charged again|costs again|(two|second|new) jobs?\b.*charge/i,
  'refused-request-effect': /(nothing|not) (was|is|been) accepted|has no effect/i,
  'runsync-failure': /not an HTTP error/i,
  'error-codes': /\b(402|403|405|408|409|413|415|417|421|431|501|503|505)\b/,
  'unknown-job': /\b404\b.*\bjobs?\b|\bjobs?\b.*\b404\b|made-up.*\b404\b/i,
  'webhook-time-limit': /(call|called) twice|(response|answer) (gets|is) lost/i,
  'webhook-content-time': /same body/i,
  'serverless-charges': /\bjobs are free\b/i,
  'webhook-authentication': /(calls|webhooks?).*(carry|have|has) no (key|signature)/i,
  'webhook-given-up': /(no more|no further) calls|gives up/i,
  'webhook-spacing-origin': /(next|later) (one|call|attempt).*\d+ seconds|after the failure/i,
  'result-access': /(needs?|without) (no |a )key/i,
  finality: /\bfinal (name|state)/i,
  'missing-key': /without a key/i,
  'retention-after-run': /(deleted|kept|keeps) .*(after|end)/i,
  'account-isolation': /accounts? (cannot|can not|can't|never) /i,
  'queue-order': /first in, first out|in the order/i,
};

/** What makes clear that a sentence is not about every deployment. */
const mark =
  /\*\*(chosen|not stated)\b|\blocal (service|endpoint)|\bif the deployment\b|(another|other|the|a) deployments? (may|can|could)\b|\bthe (client's|client|receiver) (answers|does|pauses|reads)\b/i;

interface Part {
  readonly line: number;
  readonly text: string;
  /** The sentence that introduces a list or table, and the head of a table. */
  readonly lead: string;
}

/** The paragraphs, list items and rows of tables of a page, without its code. */
function partsOf(page: string): Part[] {
  const lines = page
    .replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/.+/g, ''))
    .split('\n');
  const parts: { line: number; text: string; lead: string; kind: string }[] = [];
  let isCode = false;
  let lead = '';
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('```') || line.trim().startsWith('```')) isCode = !isCode;
    const kind = /^\s*(?:[-*]|\d+\.) /.test(line) ? 'item' : line.startsWith('|') ? 'row' : 'text';
    if (isCode || line.trim() === '' || line.startsWith('#')) {
      isOpen = false;
      if (line.startsWith('#')) lead = line;
      continue;
    }
    const last = parts.at(-1);
    if (kind === 'text' && isOpen && last !== undefined && last.kind !== 'row')
      last.text += ` ${line.trim()}`;
    else {
      const isHead = kind === 'row' && last?.line !== index;
      if (kind !== 'text' && last?.kind === 'text') lead = last.text;
      if (isHead && last?.kind !== 'row') lead += ` ${line}`;
      parts.push({ line: index + 1, text: line.trim(), lead: kind === 'text' ? '' : lead, kind });
    }
    isOpen = true;
  }
  return parts;
}

/** The sentences of a page that need a mark and have none. */
export function unmarkedIn(page: string, vocabulary: Vocabulary): string[] {
  return partsOf(page).flatMap(({ line, text, lead }) => {
    if (mark.test(`${lead} ${text}`)) return [];
    const reasons = [
      ...codesIn(text)
        .filter((code) => vocabulary.names.has(code))
        .map((name) => `\`${name}\``),
      ...numbersIn(text)
        .filter((number) => vocabulary.numbers.has(number))
        .map(String),
      ...statusesIn(text).filter((status) => vocabulary.statuses.has(status)),
      ...Object.keys(phrases).filter((id) => vocabulary.gaps.has(id) && phrases[id]?.test(text)),
      ...chosenClaimIn(text, vocabulary, 0.75),
    ];
    return reasons.length === 0
      ? []
      : [`line ${line} (${[...new Set(reasons)].join(', ')}): ${text}`];
  });
}

/**
 * The parts of a page that are marked as chosen, of which nothing is; those that a mark before their
 * list or table covers, only if they have a number that is stated.
 */
export function overmarkedIn(page: string, vocabulary: Vocabulary): string[] {
  const mark = /\*\*chosen\*\*/i;
  return partsOf(page).flatMap(({ line, text, lead }) => {
    // These define the mark.
    if (/such as \*\*chosen\*\*|^[-*] \*\*Chosen\*\*:/.test(text)) return [];
    const isCovered =
      mark.test(lead) &&
      (text.match(/\b\d{4,}\b/g) ?? []).some((digits) =>
        vocabulary.statedNumbers.has(Number(digits)),
      );
    if (isCovered) return [`line ${line}: ${text}`];
    if (!mark.test(text)) return [];
    const links = [...text.matchAll(/gaps\.yaml#(?!section-)([\w-]+)/g)].map(([, gap = '']) => gap);
    if (links.some((gap) => !vocabulary.gaps.has(gap))) return [`line ${line}: ${text}`];
    const isChosen =
      links.length > 0 ||
      /openapi\/(overlays|control)\//.test(`${lead} ${text}`) ||
      codesIn(text).some((code) => vocabulary.names.has(code)) ||
      numbersIn(text).some((number) => vocabulary.numbers.has(number)) ||
      statusesIn(text).some((status) => vocabulary.statuses.has(status)) ||
      chosenClaimIn(text, vocabulary, 0.4).length > 0;
    return isChosen ? [] : [`line ${line}: ${text}`];
  });
}

/** The level of each rule and each open gap of a document. */
export type Levels = ReadonlyMap<string, 'chosen' | 'stated'>;

export function levelsOf(document: Json): Levels {
  const rules = objectEntries(objectMember(document, 'x-rules')).map(
    ([id, rule]) => [id, textMember(rule, 'level') === 'stated' ? 'stated' : 'chosen'] as const,
  );
  const gaps = objectEntries(objectMember(document, 'x-gaps')).map(
    ([id]) => [id, 'chosen'] as const,
  );
  // A rule may have the name of its gap.
  return new Map([...gaps, ...rules]);
}

/** The rules and gaps that a page says something about, by how it calls them, as two comments list them. */
export function listedFacts(page: string): Record<'chosen' | 'stated', readonly string[]> {
  const listed = (level: string) =>
    [...page.matchAll(RegExp(`<!-- ${level}: ([^>]*?) -->`, 'g'))].flatMap(([, ids = '']) =>
      ids.split(/[,\s]+/),
    );
  return { chosen: listed('chosen'), stated: listed('stated') };
}

/** What a page lists that the document has with another level, or not at all: read its text again. */
export function outdatedIn(
  facts: Record<'chosen' | 'stated', readonly string[]>,
  levels: Levels,
): string[] {
  return (['chosen', 'stated'] as const).flatMap((level) =>
    facts[level].flatMap((id) => {
      const actual = levels.get(id) ?? 'gone';
      return actual === level ? [] : [`It calls ${id} ${level}, which is ${actual}.`];
    }),
  );
}

/** The stated claims that a page makes without a mark, and the choices that it marks or links to. */
export function factsIn(
  page: string,
  vocabulary: Vocabulary,
): Record<'chosen' | 'stated', ReadonlySet<string>> {
  const facts = { chosen: new Set<string>(), stated: new Set<string>() };
  for (const { text, lead } of partsOf(page)) {
    for (const [, gap = ''] of text.matchAll(/gaps\.yaml#(?!section-)([\w-]+)/g))
      facts.chosen.add(gap);
    const isMarked = /\*\*chosen\b/i.test(`${lead} ${text}`);
    for (const sentence of sentencesIn(text)) {
      const stems = stemsIn(sentence);
      const numbers = numbersIn(sentence);
      const stated = closest(stems, vocabulary.stated, vocabulary);
      const chosen = closest(stems, vocabulary.chosen, vocabulary);
      const isChoice = chosen.share > stated.share;
      if (!isChoice && stated.share >= leastMention) facts.stated.add(stated.source);
      if (isChoice && isMarked && chosen.share >= leastMention) facts.chosen.add(chosen.source);
      for (const claim of isMarked
        ? [...vocabulary.chosen, ...vocabulary.stated]
        : vocabulary.stated) {
        const isSame = claim.numbers.some((number) => numbers.includes(number));
        if (!isSame || shareOf(claim, stems, vocabulary) < leastWithNumber) continue;
        facts[vocabulary.stated.includes(claim) ? 'stated' : 'chosen'].add(claim.source);
      }
    }
  }
  return facts;
}

/** How much of a claim a sentence says that mentions it; less if it has one of its numbers. */
const leastMention = 0.6;
const leastWithNumber = 0.35;

function shareOf({ stems }: Claim, sentence: ReadonlySet<string>, { weight }: Vocabulary): number {
  let whole = 0;
  let common = 0;
  for (const stem of stems) {
    whole += weight(stem);
    if (sentence.has(stem)) common += weight(stem);
  }
  return common / whole;
}
