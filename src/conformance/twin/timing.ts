/** Whether two runs of the same scenarios took different times, beyond what their own spread explains. */
import { operations } from '#generated/reference/tables.js';
import { groupBy } from '../../evidence/indexes.ts';
import { elapsed } from '../../evidence/intervals.ts';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { endOf, type JobHistory } from '../judging/job-history.ts';
import type { Sides } from './differences.ts';

/** Measured times, in milliseconds. */
export interface Spread {
  readonly count: number;
  readonly medianMs: number;
  /** A tenth of the times is shorter. */
  readonly fromMs: number;
  /** A tenth of the times is longer. */
  readonly toMs: number;
}

export interface TimingDifference {
  /** `executionTime of jobs with the input slow at script`. */
  readonly what: string;
  readonly took: Sides<Spread>;
}

/** With fewer times, a spread is not known. */
const fewest = 4;

/** Times that differ, the greatest ratio first. */
export function timingDifferences(evidence: Sides<EvidenceView>): TimingDifference[] {
  const twin = timesIn(evidence.twin);
  return [...timesIn(evidence.deployment)]
    .flatMap(([what, times]): TimingDifference[] => {
      const others = twin.get(what);
      if (others === undefined || Math.min(times.length, others.length) < fewest) return [];
      const took = { deployment: spreadOf(times), twin: spreadOf(others) };
      return isBeyondSpread(took) ? [{ what, took }] : [];
    })
    .toSorted((left, right) => ratioOf(right) - ratioOf(left));
}

/**
 * The more times there are, the less their median varies: by about the spread of the times, divided by the square
 * root of their number.
 */
function isBeyondSpread({ deployment, twin }: Sides<Spread>): boolean {
  const varies = (spread: Spread) => (2 * (spread.toMs - spread.fromMs)) / Math.sqrt(spread.count);
  const apartMs = Math.abs(deployment.medianMs - twin.medianMs);
  const longerMs = Math.max(deployment.medianMs, twin.medianMs);
  return apartMs > varies(deployment) + varies(twin) + toleranceMs('twinTime', longerMs);
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(quantile(sorted, share));
  return { count: sorted.length, medianMs: at(0.5), fromMs: at(0.1), toMs: at(0.9) };
}

/** `1200 ms (1100 to 1400 ms, 12 times)`. */
export function spreadText({ medianMs, fromMs, toMs, count }: Spread): string {
  const spread = fromMs === toMs ? '' : `${fromMs} to ${toMs} ms, `;
  return `${medianMs} ms (${spread}${count} times)`;
}

/** Between two times, in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below = 0, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place % 1);
}

function ratioOf({ took: { deployment, twin } }: TimingDifference): number {
  const [shorter, longer] = [deployment.medianMs, twin.medianMs].toSorted((a, b) => a - b);
  return ((longer ?? 0) + 1) / ((shorter ?? 0) + 1);
}

function timesIn(evidence: EvidenceView): ReadonlyMap<string, readonly number[]> {
  const measured = [
    ...answerTimes(evidence),
    ...evidence.jobs.flatMap((job) => jobTimes(job, evidence)),
  ];
  return new Map(
    [...groupBy(measured, ({ what }) => what)].map(([what, those]) => [
      what,
      those.map(({ ms }) => ms),
    ]),
  );
}

interface Measured {
  readonly what: string;
  readonly ms: number;
}

/** How long answers took that wait for nothing. */
function answerTimes({ calls }: EvidenceView): Measured[] {
  return calls.flatMap((call) => {
    const { operationId, exchange } = call;
    if (operationId === undefined || waits.test(operationId) || !isSuccess(call)) return [];
    const { method, path } = operations[operationId];
    return [{ what: `response of ${method} ${path}`, ms: elapsed(exchange).atLeastMs }];
  });
}

/** The operations whose answers wait for jobs, or for files. */
const waits = /sync|stream|result/i;

/** The times that completed jobs report, in milliseconds if the target declares another unit. */
function jobTimes(job: JobHistory, { subject }: EvidenceView): Measured[] {
  const end = endOf(job);
  const { submission, endpointId } = job;
  if (end?.job.phase !== 'completed' || submission === undefined) return [];
  const of = `jobs with ${inputName(job, subject)} at ${endpointId}`;
  const { timeUnitMs = 1 } = subject;
  return (['delayTime', 'executionTime'] as const).flatMap((member) => {
    const time = end.job[member];
    return time === undefined ? [] : [{ what: `\`${member}\` of ${of}`, ms: time * timeUnitMs }];
  });
}

/** Which of the declared inputs a job has. */
function inputName({ submission }: JobHistory, { endpoints }: EvidenceView['subject']): string {
  const sent = JSON.stringify(submission?.sent);
  const own = endpoints.find(({ id }) => id === submission?.endpointId)?.inputs ?? {};
  const found = Object.entries(own).find(([, declared]) => {
    const input = 'input' in declared ? declared['input'] : declared;
    return sent?.includes(`"input":${JSON.stringify(input)}`) === true;
  });
  return found === undefined ? 'other inputs' : `the input \`${found[0]}\``;
}
