/** How four common ways of calling do, as a page: their code, what a check found broken, and how to mend it. */
import { isObject, type JsonObject } from '../../core/json.ts';
import {
  code,
  listAt,
  markdownTable,
  objectEntries,
  objectMember,
  textMember,
} from './markdown.ts';
import { listItems } from './operations.ts';

/** A program that calls the service as many do; `ways.yaml` says what its members are. */
export interface Way {
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly program: string;
  /** Empty for a program without faults. */
  readonly mended: string;
  readonly mends: readonly Mend[];
}

interface Mend {
  readonly breaks: readonly string[];
  readonly happened: string;
  readonly mend: string;
  readonly code: string;
}

/** What the page is made of. */
export interface WaysSources {
  readonly ways: readonly Way[];
  /** The text of each program by the name of its file. */
  readonly programs: ReadonlyMap<string, string>;
  /**
   * What `npm run ways` writes: `kept` or `broken` by way and rule. A rule that the check could not judge is missing.
   */
  readonly verdicts: JsonObject;
}

/** The ways of `docs/four-ways-of-calling/ways.yaml`. */
export function waysIn(file: JsonObject): Way[] {
  return objectEntries(file).map(([name, way]) => ({
    name,
    title: textMember(way, 'title'),
    language: textMember(way, 'language'),
    program: textMember(way, 'program'),
    mended: textMember(way, 'mended'),
    mends: listItems(way['mends'])
      .filter((mend) => isObject(mend))
      .map((mend) => ({
        breaks: listAt(mend, 'breaks'),
        happened: textMember(mend, 'happened'),
        mend: textMember(mend, 'mend'),
        code: textMember(mend, 'code'),
      })),
  }));
}

/**
 * The Markdown of the page. Throws if a broken rule has no mend, or a mend no broken rule.
 * @param document has the rules
 */
export function waysText(document: JsonObject, sources: WaysSources): string {
  const { ways, verdicts } = sources;
  const rules = objectMember(document, 'x-callerRules');
  const verdictOn = ({ name }: Way, rule: string) => textMember(objectMember(verdicts, name), rule);
  const rows = Object.keys(rules)
    .filter((rule) => ways.some((way) => verdictOn(way, rule) === 'broken'))
    .map((rule) => [code(rule), ...ways.map((way) => cellOf(verdictOn(way, rule)))]);
  const sections = ways.map((way) => {
    const broken = Object.keys(rules).filter((rule) => verdictOn(way, rule) === 'broken');
    return wayText({ way, broken, rules, programs: sources.programs });
  });
  return `${[
    '# Four common ways of calling',
    'Programs as many write them, checked with [`check-app`](/guides/check-your-application): what breaks, and how to mend it.',
    markdownTable(['Rule', ...ways.map(({ title }) => title)], rows),
    'The rules that a program breaks (✗) or keeps (✓); of others (–), nothing was seen.',
    ...sections,
  ].join('\n\n')}\n`;
}

function cellOf(verdict: string): string {
  if (verdict === '') return '–';
  return verdict === 'broken' ? '✗' : '✓';
}

interface WaySection {
  readonly way: Way;
  readonly broken: readonly string[];
  readonly rules: JsonObject;
  readonly programs: WaysSources['programs'];
}

function wayText(section: WaySection): string {
  const { way, broken, rules, programs } = section;
  const { title, language, program, mended, mends } = way;
  const mentioned = Object.keys(rules).filter((rule) =>
    mends.some(({ breaks }) => breaks.includes(rule)),
  );
  if (mentioned.join() !== broken.join())
    throw new Error(
      `${title} breaks ${broken.join(', ')}; its mends are for ${mentioned.join(', ')}.`,
    );
  return [
    `## ${title}`,
    codeBlock(language, programs.get(program) ?? ''),
    ...(broken.length === 0
      ? ['It breaks no rule.']
      : mends.map((mend) => mendText(mend, section))),
    ...(mended === '' ? [] : [`The whole: ${code(mended)}.`]),
  ].join('\n\n');
}

function mendText(mend: Mend, { way, programs }: WaySection): string {
  const { language, mended } = way;
  if (!programs.get(mended)?.includes(mend.code))
    throw new Error(`${mended} does not contain:\n${mend.code}`);
  const broken = mend.breaks.map((rule) => `[${code(rule)}](/reference/caller-rules#${rule})`);
  return [
    mend.happened,
    `Breaks ${broken.join(', ')}.`,
    mend.mend,
    codeBlock(language, withoutIndent(mend.code)),
  ].join('\n\n');
}

function codeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\`\`\``;
}

function withoutIndent(text: string): string {
  const [indent = ''] = /^ */.exec(text) ?? [];
  return text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}
