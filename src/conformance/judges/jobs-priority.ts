/** Rules about jobs of low priority, told by how many workers an endpoint says that it has. */
import { isObject } from '../../evidence/calls.ts';
import { allowanceMs, describeMargin } from '../allowances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import {
  follows,
  type JobHistory,
  type Look,
  lookOf,
  type Sample,
  staysIn,
} from '../judging/job-history.ts';
import { termsOf } from '../judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../judging/judge.ts';
import type { Judges } from '../judging/verdicts.ts';

/** What an endpoint said of itself. */
interface Reading {
  readonly id: number;
  readonly fromMs: number;
  readonly untilMs: number;
  /** Up or starting. */
  readonly workers: number;
  readonly idle: number;
  readonly jobs: number;
  readonly queued: number;
}

function readingsOf({ calls }: EvidenceView, { scenario, endpointId }: JobHistory): Reading[] {
  return calls.flatMap(({ operationId, exchange, endpointId: of, answered }) => {
    if (operationId !== 'getEndpointHealth' || exchange.scenario !== scenario) return [];
    if (of !== endpointId || exchange.response?.status !== 200) return [];
    const { workers, jobs } = isObject(answered) ? answered : {};
    if (!isObject(workers) || !isObject(jobs)) return [];
    const { initializing, ready, idle } = workers;
    const { inQueue, inProgress } = jobs;
    if (typeof initializing !== 'number' || typeof ready !== 'number') return [];
    if (typeof inQueue !== 'number' || typeof inProgress !== 'number') return [];
    return {
      id: exchange.id,
      fromMs: exchange.sentMs,
      untilMs: exchange.receivedMs,
      workers: initializing + ready,
      idle: typeof idle === 'number' ? idle : 0,
      jobs: inQueue + inProgress,
      queued: inQueue,
    };
  });
}

/** A job that came to an endpoint on which nothing was waiting and no worker was without a job. */
interface Arrival {
  readonly history: JobHistory;
  readonly lowPriority: boolean | undefined;
  readonly before: Reading;
  /** Until the next job came of those that may make workers start. */
  readonly alone: readonly Reading[];
  readonly afterwards: readonly Reading[];
  /** That job; undefined where none came. */
  readonly next: Look | undefined;
}

function arrivalsOf(evidence: EvidenceView): Arrival[] {
  return evidence.jobs.flatMap((history): Arrival[] => {
    const { submission, scenario, endpointId } = history;
    if (submission === undefined) return [];
    const arrival = lookOf(submission);
    const readings = readingsOf(evidence, history);
    const before = readings.findLast((reading) => follows(arrival, reading));
    if (before === undefined || before.idle > 0) return [];
    const next = evidence.jobs
      .flatMap((other) => {
        const isHere = other.scenario === scenario && other.endpointId === endpointId;
        if (!isHere || other.submission === undefined) return [];
        const look = lookOf(other.submission);
        const mayScale = termsOf(other, evidence).lowPriority !== true;
        return mayScale && follows(look, arrival) ? [look] : [];
      })
      .sort((left, right) => left.id - right.id)[0];
    const after = readings.filter((reading) => follows(reading, arrival));
    return [
      {
        history,
        lowPriority: termsOf(history, evidence).lowPriority,
        before,
        alone: after.filter((reading) => next === undefined || follows(next, reading)),
        afterwards: after.filter((reading) => next !== undefined && follows(reading, next)),
        next,
      },
    ];
  });
}

const hasStarted = ({ job }: Sample) => job.phase === 'running' || job.phase === 'completed';

const lowPriorityNeverScales: Judge = (evidence) =>
  arrivalsOf(evidence).flatMap(({ lowPriority, before, alone, afterwards, history }): Finding[] => {
    const id = history.submission?.exchange.id ?? before.id;
    if (lowPriority !== true || before.queued > 0 || alone.length === 0) return [];
    const more = alone.find(({ workers }) => workers > before.workers);
    if (more !== undefined) {
      return more.jobs > before.jobs + 1
        ? [
            unclear(
              'A worker started, but the endpoint had jobs of others; one that nobody else uses would tell.',
              [before.id, id, more.id],
            ),
          ]
        : [
            broken(
              `Expected no worker to start, got ${more.workers} instead of ${before.workers}.`,
              [before.id, id, more.id],
            ),
          ];
    }
    const grown = afterwards.find(({ workers }) => workers > before.workers);
    return grown === undefined
      ? [
          unclear(
            'No worker started, but none did for another job either; an endpoint that starts one for it would tell.',
            [before.id, id],
          ),
        ]
      : [
          holds('No worker started for the job of low priority, and one did for another.', [
            before.id,
            id,
            grown.id,
          ]),
        ];
  });

const lowPriorityWaits: Judge = (evidence) =>
  arrivalsOf(evidence).flatMap(({ lowPriority, before, history, next }): Finding[] => {
    if (lowPriority !== true || before.workers > 0) return [];
    const started = history.samples.find(hasStarted);
    if (started === undefined) return [];
    if (next === undefined || follows(next, started)) {
      return [
        broken('The job of low priority started although no worker was up.', [
          before.id,
          started.id,
        ]),
      ];
    }
    const waited = history.samples.find(
      (sample) =>
        sample.job.phase === 'waiting' && sample.by === 'getJobStatus' && follows(next, sample),
    );
    return waited === undefined
      ? []
      : [
          holds('The job of low priority waited until another one made a worker start.', [
            waited.id,
            started.id,
          ]),
        ];
  });

/** A job that says nothing may wait for a worker, but not where one starts as soon as it is told to. */
const lowPriorityDefault: Judge = (evidence) => {
  const arrivals = arrivalsOf(evidence).filter(({ before }) => before.workers === 0);
  return arrivals.flatMap(({ lowPriority, before, alone, history }): Finding[] => {
    if (lowPriority !== undefined) return [];
    const id = history.submission?.exchange.id ?? before.id;
    const up = alone.find(({ workers }) => workers > 0);
    if (up !== undefined)
      return [holds('A worker started for a job that says nothing.', [before.id, id, up.id])];
    const [stay] = staysIn(history, 'waiting');
    const told = arrivals.find(
      (other) => other.lowPriority === false && other.history.scenario === history.scenario,
    );
    const quick = told?.alone.find(({ workers }) => workers > 0);
    const quickMs = (quick?.untilMs ?? 0) - (told?.history.submission?.exchange.sentMs ?? 0);
    const waitedMs =
      stay === undefined
        ? 0
        : Math.min(stay.atLeastMs, (alone.at(-1)?.fromMs ?? 0) - stay.first.untilMs);
    const margin = describeMargin('freeWorker', { limitMs: 0, seenMs: waitedMs });
    const isPutOff =
      quick !== undefined && waitedMs >= allowanceMs('freeWorker') && quickMs * 3 <= waitedMs;
    return isPutOff
      ? [
          broken(
            'Expected a worker to start for a job that says nothing, as for one that asks.',
            [id, quick.id],
            margin,
          ),
        ]
      : [
          unclear(
            'No worker was seen to start; an endpoint that starts one for a further job would tell.',
            [before.id, id],
            margin,
          ),
        ];
  });
};

/** By rule. */
export const priorityJudges = {
  'low-priority-never-scales': lowPriorityNeverScales,
  'low-priority-waits': lowPriorityWaits,
  'low-priority-default': lowPriorityDefault,
} satisfies Judges;
