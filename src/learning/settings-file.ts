/** Writes what was learned as a settings file, with a comment beside each value. */

import { parse } from 'yaml';
import { type Bounds, roundBounds } from '../conformance/recognising/measured-bounds.ts';
import { isObject, pointerOf } from '../core/json.ts';
import { clauseOf, countText } from '../core/sentences.ts';
import { groupBy } from '../evidence/indexes.ts';
import { fewestTimes, tooFewTimes } from './duration-change.ts';
import type { LearningResult } from './learn.ts';
import type { Clauses, LearnedSetting } from './learned-setting.ts';
import { basisText } from './setting-comments.ts';

/**
 * The text of the file. It depends on nothing but its arguments.
 * @param schema the path of the settings schema, relative to the file
 * @param file how to name the file in a command
 */
export function settingsFile(
  learned: LearningResult,
  { schema, file }: { schema: string; file: string },
): string {
  return [
    `# yaml-language-server: $schema=${schema}`,
    '#',
    ...comment(introduction(learned, file)),
    ...sections(
      learned.points.filter(({ basis }) => basis.kind !== 'notSeen'),
      { depth: 0, isOff: false, sources: learned.sources.length },
    ),
    ...observedText(learned.points),
    ...unseenText(learned),
    '',
  ].join('\n');
}

function introduction({ sources }: LearningResult, file: string): string[] {
  const total = (countIn: (source: LearningResult['sources'][number]) => number) =>
    sources.reduce((sum, source) => sum + countIn(source), 0);
  const exchanges = total((source) => source.exchanges);
  const calls = total((source) => source.webhookCalls);
  const files = sources.length === 1 ? '' : `, in ${sources.length} files of evidence`;
  return [
    'Settings of the local service, learned from what a deployment was seen to do:',
    `${countText(exchanges, 'request')} and ${countText(calls, 'webhook call')}${files}. Serve them:`,
    `  npx inference-contract serve --config ${file}`,
    'Find out whether the deployment has changed since:',
    `  npx inference-contract learn --target target.yaml --check ${file}`,
    '',
    'The comment beside a value says how it is known, and where in the evidence. A line that is a',
    'comment as a whole has no effect: the local service does what it does by itself, which is the',
    'value shown. `…` in it stands for a name that may be private. The last comment lists what was',
    'not seen.',
  ];
}

function comment(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '#' : `# ${line}`));
}

/** What the comments say that no setting expresses, in a form that can be compared. */
function observedText(points: readonly LearnedSetting[]): string[] {
  const lines = Object.entries(observedIn(points)).map(
    ([pointer, observed]) => `  ${scalar(pointer)}: ${flow(observed)}`,
  );
  if (lines.length === 0) return [];
  return [
    '',
    ...comment([
      'What was seen and no setting expresses, such as the limits of a measured number. The local service',
      'ignores it, and `learn --check` compares with it. A digest (`#…`) stands for a name that may be private.',
    ]),
    'observed:',
    ...lines,
  ];
}

/** The member `observed` of the settings. */
export function observedIn(
  points: readonly LearnedSetting[],
): Readonly<Record<string, Clauses | Bounds>> {
  return Object.fromEntries(
    points.flatMap((point) => {
      const observed = observedOf(point);
      return observed === undefined ? [] : [[pointerOf(point.path).slice(1), observed]];
    }),
  );
}

function observedOf({ value, basis, measure }: LearnedSetting): Clauses | Bounds | undefined {
  if (value === undefined) return 'clauses' in basis ? basis.clauses : undefined;
  if (measure?.kind === 'bounds') return roundBounds(measure.bounds);
  const isSeldom = measure?.kind === 'times' && measure.ms.length < fewestTimes;
  return isSeldom ? [tooFewTimes] : undefined;
}

interface SectionForm {
  readonly depth: number;
  readonly isOff: boolean;
  readonly sources: number;
}

/** The points below one key, grouped by their next key. */
function sections(points: readonly LearnedSetting[], form: SectionForm): string[] {
  const groups = new Map<string, LearnedSetting[]>();
  for (const point of points) {
    const key = point.path[form.depth] ?? '';
    groups.set(key, [...(groups.get(key) ?? []), point]);
  }
  return [...groups].flatMap(([key, sectionPoints]) => {
    const separator = form.depth === 0 ? [''] : [];
    const [only] = sectionPoints;
    if (only !== undefined && only.path.length === form.depth + 1) {
      return [...separator, leaf(key, only, form)];
    }
    const isOff = sectionPoints.every(({ value }) => value === undefined);
    const lines = sections(sectionPoints, { ...form, depth: form.depth + 1, isOff });
    return [...separator, `${lineStart({ ...form, isOff })}${scalar(key)}:`, ...lines];
  });
}

function leaf(key: string, { value, otherwise, basis }: LearnedSetting, form: SectionForm): string {
  const isOff = value === undefined;
  const effective = value ?? otherwise;
  const pair = `${scalar(key)}:${effective === undefined ? '' : ` ${flow(effective)}`}`;
  return `${lineStart({ ...form, isOff })}${pair} # ${basisText(basis, form.sources)}`;
}

function lineStart({ depth, isOff }: SectionForm): string {
  return `${'  '.repeat(depth)}${isOff ? '#' : ''}`;
}

/** Settings that say what a deployment does, and that nothing is learned of. */
const notLearned = ['unlistedNames', 'workers/min', 'workers/jobsPerWorker'];

/** One comment for all that was not seen: what would show it. */
function unseenText({ points, stopped }: LearningResult): string[] {
  const named = points.flatMap(({ path, otherwise, basis }) => {
    if (basis.kind !== 'notSeen') return [];
    const [section, id = '', ...rest] = path;
    const isOfEndpoint = section === 'endpoints';
    const name = isOfEndpoint ? rest.join('/') : section === 'alternatives' ? id : path.join('/');
    const standard = otherwise === undefined ? '' : ` (${flow(otherwise)})`;
    return [
      { name: `${name}${standard}`, id: isOfEndpoint ? id : undefined, shows: basis.wouldShow },
    ];
  });
  const never = named.flatMap(({ name, shows }) => (shows === undefined ? [name] : []));
  const groups = groupBy(
    named.filter(({ shows }) => shows !== undefined),
    ({ name, shows }) => `${name}\n${shows}`,
  );
  const lines = [...groups.values()].flatMap((same) => {
    const ids = same.flatMap(({ id }) => id ?? []);
    return same.slice(0, 1).map(({ name, shows = '' }) => {
      const at = ids.length === 0 ? '' : ` at ${ids.join(', ')}`;
      return `  ${name}${at}: ${clauseOf(shows)}.`;
    });
  });
  if (named.length === 0) return [];
  return [
    '',
    ...comment([
      'Not seen, so that the local service does what it does by itself, which is in brackets. What would show it:',
      ...lines,
      ...(stopped.length === 0
        ? []
        : [`Scenarios that stopped early, so that less was seen: ${stopped.join(', ')}.`]),
      ...(never.length === 0 ? [] : [`Requests and responses never show: ${never.join(', ')}.`]),
      `\`learn\` does not look for: ${notLearned.join(', ')}, and what outputs hold.`,
    ]),
  ];
}

/** A value on one line. */
export function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isObject(value)) return scalar(value);
  const pairs = Object.entries(value).map(([key, item]) => `${scalar(key)}: ${flow(item)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** Text in quotes unless it surely reads as itself without. */
function scalar(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const isPlain = /^[A-Za-z][\w.~-]*$/.test(value) && parse(value) === value;
  return isPlain ? value : quoteForYaml(value);
}

/** JSON is YAML but for line ends that only YAML knows, and invisible characters. */
function quoteForYaml(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
