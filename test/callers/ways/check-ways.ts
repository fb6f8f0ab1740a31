/**
 * Checks four common ways of calling. Run as a program, it writes docs/results/four-ways-of-calling.yaml, the
 * verdicts of the page about them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readApplicationFile } from '../../../src/callers/application/app-file.ts';
import { applicationOf } from '../../../src/callers/application/file-application.ts';
import type { CallerVerdict } from '../../../src/callers/judging/verdicts.ts';
import { type CallerRuleId, callerRuleIds } from '../../../src/callers/rules.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { asObject } from '../../../src/core/json.ts';
import { resultFile, resultFileText } from '../../../src/generate/documentation/results.ts';
import { readSources } from '../../../src/generate/documentation/site-sources.ts';
import type { Way } from '../../../src/generate/documentation/ways-page.ts';
import { verdictsOf } from '../run-and-judge.ts';

const folder = fileURLToPath(new URL('../../../docs/four-ways-of-calling/', import.meta.url));

const sources = (await readSources()).ways;

export const { ways } = sources;

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
  { name, program, mended }: Way,
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

/** What the page says about each way, by its name. */
export function shownOnPage(): ReadonlyMap<string, Shown> {
  const { verdicts } = sources;
  return new Map(
    Object.entries(verdicts).map(([name, byRule]) => [
      name,
      new Map(
        callerRuleIds.flatMap((rule) => {
          const verdict = asObject(byRule)[rule];
          return verdict === 'kept' || verdict === 'broken' ? [[rule, verdict] as const] : [];
        }),
      ),
    ]),
  );
}

/** The file of verdicts, by way and rule. */
export function verdictsText(shown: ReadonlyMap<string, Shown>): string {
  const verdicts = ways.map(({ name }) => {
    const byRule = shown.get(name);
    const entries = callerRuleIds.flatMap((rule) => {
      const verdict = byRule?.get(rule);
      return verdict === undefined ? [] : [[rule, verdict]];
    });
    return [name, Object.fromEntries(entries)];
  });
  return resultFileText('four-ways-of-calling', Object.fromEntries(verdicts));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const shown = new Map<string, Shown>();
  for (const way of ways) {
    if (!canRun(way)) throw new Error(`${way.title} cannot run here: install what it imports.`);
    shown.set(way.name, shownOf(await verdictsOfWay(way)));
  }
  writeFileSync(resultFile('four-ways-of-calling'), verdictsText(shown));
}
