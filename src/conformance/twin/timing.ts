/** Whether two runs of the same scenarios took different times, beyond what their own spread explains. */
import { isDeepStrictEqual } from 'node:util';
import { operations } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import { apartByChance, middleOf, quantile } from '../../core/spread.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { elapsed } from '../../evidence/intervals.ts';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { declaredInputsOf } from '../judging/job-terms.ts';
import { type JobTimes, timesOfJobs } from '../judging/times-of-jobs.ts';
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
      if (!areApart(times, others)) return [];
      return [{ what, took: { deployment: spreadOf(times), twin: spreadOf(others) } }];
    })
    .toSorted((left, right) => ratioOf(right) - ratioOf(left));
}

function areApart(times: readonly number[], others: readonly number[]): boolean {
  const [one, other] = [middleOf(times), middleOf(others)];
  const longerMs = Math.max(one.median, other.median);
  const allowedMs = apartByChance(one, other) + toleranceMs('twinTime', longerMs);
  return Math.abs(one.median - other.median) > allowedMs;
}

function spreadOf(sorted: readonly number[]): Spread {
  const at = (share: number) => Math.round(quantile(sorted, share));
  return { count: sorted.length, medianMs: at(0.5), fromMs: at(0.1), toMs: at(0.9) };
}

/** `1200 ms (1100 to 1400 ms, 12 times)`. */
export function spreadText({ medianMs, fromMs, toMs, count }: Spread): string {
  const spread = fromMs === toMs ? '' : `${fromMs} to ${toMs} ms, `;
  return `${medianMs} ms (${spread}${count} times)`;
}

function ratioOf({ took: { deployment, twin } }: TimingDifference): number {
  const [shorter, longer] = [deployment.medianMs, twin.medianMs].toSorted((a, b) => a - b);
  return ((longer ?? 0) + 1) / ((shorter ?? 0) + 1);
}

/** The times of each kind, the shortest first. */
function timesIn(evidence: EvidenceView): ReadonlyMap<string, readonly number[]> {
  const { timeUnitMs = 1 } = evidence.subject;
  const times = timesOfJobs(evidence, { unitMs: timeUnitMs, idleTimeoutMs: 0 });
  const measured = [...answerTimes(evidence), ...times.flatMap((job) => jobTimes(job, evidence))];
  return new Map(
    [...groupBy(measured, ({ what }) => what)].map(([what, those]) => [
      what,
      those.map(({ ms }) => ms).sort((left, right) => left - right),
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

function jobTimes(job: JobTimes, evidence: EvidenceView): Measured[] {
  const { endpointId, waited, ran } = job;
  const of = `jobs with ${inputName(job, evidence)} at ${endpointId}`;
  return [
    ...(waited ? [{ what: `wait of ${of}`, ms: waited.ms }] : []),
    ...(ran ? [{ what: `run time of ${of}`, ms: ran.ms }] : []),
  ];
}

/** Which of the declared inputs a job has. */
function inputName({ submission: { sent }, endpointId }: JobTimes, evidence: EvidenceView): string {
  const input = isObject(sent) ? sent['input'] : undefined;
  const declared = declaredInputsOf(evidence.endpoint(endpointId));
  const [kind] = declared.find(([, own]) => isDeepStrictEqual(own, input)) ?? [];
  return kind === undefined ? 'other inputs' : `the input \`${kind}\``;
}
