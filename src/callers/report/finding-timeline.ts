/** The course of an exchange: what the service did, what the application did, and when. */
import { gapNamed } from '#generated/reference/tables.js';
import {
  type Timeline,
  type TimelineEntry,
  timelines,
  type VerdictWords,
} from '../../conformance/report/timeline.ts';
import type { EvidenceRecord } from '../../evidence/record-types.ts';
import { callerScenarios } from '../scenarios.ts';
import { faultSentence } from './fault-text.ts';

/** The words for verdicts about applications. */
export const callerWords = {
  violated: 'broken',
  notice: 'notice',
  inconclusive: 'inconclusive',
  verified: 'kept',
} as const satisfies VerdictWords;

/** What the service did in a scenario, as sentences; empty if nothing is known of it. */
export function happensIn({ scenario, end }: Pick<Timeline, 'scenario' | 'end'>): string[] {
  const happens = callerScenarios.find(({ name }) => name === scenario)?.happens;
  const chosen = Object.entries(end?.alternatives ?? {}).map(([gap, id]) => {
    const says = gapNamed(gap)?.alternatives?.[id]?.says;
    return `\`${gap}\` is \`${id}\`: ${says ?? 'an alternative of another version.'}`;
  });
  const faults = (end?.faults ?? []).map(faultSentence);
  return [...(happens === undefined ? [] : [happens]), ...chosen, ...faults];
}

/** A part of a timeline: records of a finding, and those around them. */
export interface FindingCourse {
  readonly timeline: Timeline;
  readonly steps: readonly (CourseStep | CourseGap)[];
}

export interface CourseStep {
  readonly entry: TimelineEntry;
  /** Whether the finding names it. */
  readonly isShown: boolean;
}

/** Records that are left out. */
export interface CourseGap {
  readonly left: number;
}

/** A timeline that is not longer is shown as a whole. */
const mostEntries = 12;

/** The most records of a finding that a course shows. */
const mostShown = 6;

export type Courses = (shownBy: readonly number[]) => FindingCourse[];

/** The scenarios of a finding, the first two. */
export function coursesIn(records: readonly EvidenceRecord[]): Courses {
  const all = timelines(records);
  const ledgerIds = new Set(
    records.flatMap((record) => (record.kind === 'ledger' ? [record.id] : [])),
  );
  return (shownBy) => {
    const ids = new Set(shownBy);
    return all
      .filter(({ entries }) => entries.some(({ id }) => ids.has(id)))
      .slice(0, 2)
      .map((timeline) => {
        // Charges are shown where they are the finding.
        const entries = timeline.entries.filter(({ id }) => ids.has(id) || !ledgerIds.has(id));
        return { timeline, steps: courseSteps({ ...timeline, entries }, ids) };
      });
  };
}

function courseSteps({ entries }: Timeline, ids: ReadonlySet<number>): FindingCourse['steps'] {
  const shownIndexes = entries
    .flatMap(({ id }, index) => (ids.has(id) ? [index] : []))
    .slice(0, mostShown);
  const isNear = (index: number) =>
    entries.length <= mostEntries || shownIndexes.some((other) => Math.abs(index - other) <= 1);
  const steps: (CourseStep | CourseGap)[] = [];
  let left = 0;
  const close = () => {
    if (left > 0) steps.push({ left });
    left = 0;
  };
  for (const [index, entry] of entries.entries()) {
    if (isNear(index)) {
      close();
      steps.push({ entry, isShown: ids.has(entry.id) });
    } else left += 1;
  }
  close();
  return steps;
}

/** A time since the work began: `0.35 s`; before it, `-0.20 s`. */
export function timeSinceStartText(ms: number, { originMs }: Timeline): string {
  const seconds = ((ms - originMs) / 1000).toFixed(2);
  return `${seconds === '-0.00' ? '0.00' : seconds} s`;
}

const longestText = 160;

/** A line for what happens, and one for each step: its time, `>` if the finding names it, and what was done. */
export function courseLines({ timeline, steps }: FindingCourse): string[] {
  const width = Math.max(...steps.map((step) => timeIn(step, timeline).length), 0);
  const lines = steps.map((step) => {
    const time = timeIn(step, timeline).padStart(width);
    if ('left' in step) return `  ${time}  … ${step.left} more`;
    const { label, untilMs, fromMs } = step.entry;
    const took =
      untilMs - fromMs >= 10 ? `, after ${((untilMs - fromMs) / 1000).toFixed(2)} s` : '';
    const text = [...step.entry.text].slice(0, longestText).join('');
    return `${step.isShown ? '>' : ' '} ${time}  ${text}${took}${label === undefined ? '' : ` (${label})`}`;
  });
  return [`${timeline.scenario}: ${happensIn(timeline).join(' ')}`, ...lines];
}

function timeIn(step: CourseStep | CourseGap, timeline: Timeline): string {
  return 'left' in step ? '' : timeSinceStartText(step.entry.fromMs, timeline);
}
