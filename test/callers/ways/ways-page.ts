/**
 * How four common ways of calling do, as a page: their code, what a check found broken, and how to mend it.
 * Run as a program, it checks them and writes docs/reference/four-ways-of-calling.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readApplicationFile } from '../../../src/callers/application/app-file.ts';
import { applicationOf } from '../../../src/callers/application/file-application.ts';
import type { CallerVerdict } from '../../../src/callers/judging/verdicts.ts';
import { type CallerRuleId, callerRuleIds, callerRules } from '../../../src/callers/rules.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { verdictsOf } from '../check.ts';
import { type Mend, type Way, ways } from './ways.ts';

export const waysPage = fileURLToPath(
  new URL('../../../docs/reference/four-ways-of-calling.md', import.meta.url),
);

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What the page says about a way and a rule. A rule that the check could not judge has no verdict. */
export type Shown = ReadonlyMap<CallerRuleId, 'kept' | 'broken'>;

/** Whether a way can be run here. */
export function canRun({ language }: Way): boolean {
  return language !== 'python' || spawnSync('python3', ['-c', 'import requests']).status === 0;
}

export interface CheckOfWay {
  /** Whether the mended program runs. Default: no. */
  readonly isMended?: boolean;
  /** Default: all. */
  readonly rules?: readonly CallerRuleId[];
}

export async function verdictsOfWay(
  { name, program, mended = program }: Way,
  { isMended = false, rules }: CheckOfWay = {},
): Promise<readonly CallerVerdict[]> {
  const clock = systemClock();
  let pieces = 0;
  try {
    const text = readFileSync(`${folder}${name}.yaml`, 'utf8');
    const file = readApplicationFile(parse(isMended ? text.replace(program, mended) : text));
    const env = { PATH: process.env['PATH'] };
    const newName = () => `piece-${++pieces}`;
    const application = applicationOf(file, { folder, clock, env, newName });
    return await verdictsOf(application, rules);
  } finally {
    clock.clear();
  }
}

export function shownOf(verdicts: readonly CallerVerdict[]): Shown {
  return new Map(
    verdicts.flatMap(({ rule, verdict }) =>
      verdict === 'kept' || verdict === 'broken' ? [[rule, verdict] as const] : [],
    ),
  );
}

export function brokenIn(shown: Shown | undefined): CallerRuleId[] {
  return callerRuleIds.filter((rule) => shown?.get(rule) === 'broken');
}

/** What a page says, by the names of ways. */
export function shownOn(page: string): ReadonlyMap<string, Shown> {
  const rows = [...page.matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)];
  return new Map(
    ways.map(({ name }, column) => [
      name,
      new Map(
        rows.flatMap(([, rule, cells = '']) => {
          const cell = cells.split('|')[column]?.replaceAll('*', '').trim();
          const id = callerRuleIds.find((one) => one === rule);
          return id !== undefined && (cell === 'kept' || cell === 'broken')
            ? [[id, cell] as const]
            : [];
        }),
      ),
    ]),
  );
}

/** Throws if a broken rule has no mend, or a mend no broken rule. */
export function pageOf(shown: ReadonlyMap<string, Shown>): string {
  const rules = callerRuleIds.filter((rule) => ways.some(({ name }) => shown.get(name)?.has(rule)));
  const cellOf = ({ name }: Way, rule: CallerRuleId) => {
    const verdict = shown.get(name)?.get(rule);
    return verdict === 'broken' ? '**broken**' : (verdict ?? '–');
  };
  const rows = rules.map(
    (rule) => `| \`${rule}\` | ${ways.map((way) => cellOf(way, rule)).join(' | ')} |`,
  );
  return `# Four common ways of calling

Four programs that submit a job and wait for its result, as many write them. Each was checked with
[\`check-app\`](../guides/check-your-application.md). Below: what breaks, and how to mend it. \`npm run ways\` writes this
page from such checks; a test repeats them, and checks that the mended programs break none of these rules.

| Rule | ${ways.map(({ title }) => title).join(' | ')} |
| --- | ${ways.map(() => '---').join(' | ')} |
${rows.join('\n')}

A dash: the rule is about something that the program does not do, or the check could not tell.

${ways.map((way) => sectionOf(way, brokenIn(shown.get(way.name)))).join('\n\n')}
`;
}

function sectionOf(way: Way, broken: readonly CallerRuleId[]): string {
  const { title, language, program, mended, mends } = way;
  const mentioned = callerRuleIds.filter((rule) =>
    mends.some(({ breaks }) => breaks.includes(rule)),
  );
  if (mentioned.join() !== broken.join())
    throw new Error(
      `${title} breaks ${broken.join(', ')}; its mends are for ${mentioned.join(', ')}.`,
    );
  const parts = mends.map((mend) => mendText(mend, way));
  return [
    `## ${title}`,
    fenced(language, source(program)),
    ...(broken.length === 0 ? ['It breaks no rule.'] : parts),
    ...(mended === undefined
      ? []
      : [`The whole: [\`${mended}\`](../../test/callers/ways/${mended}).`]),
  ].join('\n\n');
}

function mendText({ breaks, happened, mend, code }: Mend, { language, mended }: Way): string {
  const lines = code.replace(/^\n/, '');
  if (mended === undefined || !source(mended).includes(lines))
    throw new Error(`${mended} does not contain:\n${lines}`);
  const rules = breaks.map((rule) => {
    const { says, level, guide } = callerRules[rule];
    return `- [\`${rule}\`](../guides/${guide}) (${level}): ${says}`;
  });
  return [happened, rules.join('\n'), mend, fenced(language, `${dedented(lines)}\n`)].join('\n\n');
}

function source(program: string): string {
  return readFileSync(folder + program, 'utf8');
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\`\`\``;
}

function dedented(text: string): string {
  const [indent = ''] = /^ */.exec(text) ?? [];
  return text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const shown = new Map<string, Shown>();
  for (const way of ways) {
    if (!canRun(way)) throw new Error(`${way.title} cannot run here: install what it imports.`);
    shown.set(way.name, shownOf(await verdictsOfWay(way)));
  }
  writeFileSync(waysPage, pageOf(shown));
}
