/** Rules about low priority and the order of queues, judged by endpoint health and job states. */
import { endpointKey, groupBy, partitionPoint } from '../../evidence/indexes.ts';
import { type HealthAnswer, readHealth } from '../contract/endpoint-health.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { endOf } from '../judging/jobs/job-course.ts';
import {
  follows,
  isRetriedOrCancelled,
  type JobHistory,
  type Observation,
  observationOf,
  type Sample,
  timesInState,
} from '../judging/jobs/job-history.ts';
import { termsOf } from '../judging/jobs/job-terms.ts';
import { broken, type Findings, holds, type Judge, unclear } from '../judging/verdicts/judge.ts';
import { needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

interface Reading extends HealthAnswer, Observation {}

function readingsIn({ callsOf }: EvidenceView): ReadonlyMap<string, readonly Reading[]> {
  const readings = callsOf('getEndpointHealth').flatMap((call) => {
    const health = call.status === 200 ? readHealth(call.answered) : undefined;
    if (health === undefined) return [];
    const { endpointId, exchange } = call;
    const place = endpointKey({ scenario: exchange.scenario, endpointId });
    return [{ place, reading: { ...health, ...observationOf(call) } }];
  });
  const places = groupBy(readings, ({ place }) => place);
  return new Map([...places].map(([place, those]) => [place, those.map(({ reading }) => reading)]));
}

/** Submissions of jobs that may start workers, by scenario and endpoint. */
function scalingSubmissions(evidence: EvidenceView): ReadonlyMap<string, readonly Observation[]> {
  const submissions = evidence.jobs.flatMap((history) => {
    const { submission } = history;
    const mayScale = termsOf(history, evidence).lowPriority !== true;
    return submission === undefined || !mayScale
      ? []
      : [{ place: endpointKey(history), observation: observationOf(submission) }];
  });
  return new Map(
    [...groupBy(submissions, ({ place }) => place)].map(([place, those]) => [
      place,
      those.map(({ observation }) => observation).sort((left, right) => left.id - right.id),
    ]),
  );
}

/** A job that arrived at an endpoint without idle workers. */
interface Arrival {
  readonly history: JobHistory;
  readonly lowPriority: boolean | undefined;
  readonly before: Reading;
  readonly alone: readonly Reading[];
  /** The first reading with more workers after the next submission. */
  readonly grown: Reading | undefined;
  /** The next submission of a job that may start workers; undefined if there was none. */
  readonly next: Observation | undefined;
}

function arrivalsOf(evidence: EvidenceView): Arrival[] {
  const readingsAt = readingsIn(evidence);
  const submissionsAt = scalingSubmissions(evidence);
  return evidence.jobs.flatMap((history): Arrival[] => {
    const { submission } = history;
    const readings = readingsAt.get(endpointKey(history));
    if (submission === undefined || readings === undefined) return [];
    const arrival = observationOf(submission);
    let last = partitionPoint(readings, ({ fromMs }) => fromMs <= arrival.fromMs) - 1;
    while (last >= 0 && !follows(arrival, readings[last] ?? arrival)) last -= 1;
    const before = readings[last];
    if (before === undefined || before.idle > 0) return [];
    const submissions = submissionsAt.get(endpointKey(history)) ?? [];
    let following = partitionPoint(submissions, ({ id }) => id <= arrival.id);
    while (following < submissions.length && !follows(submissions[following] ?? arrival, arrival)) {
      following += 1;
    }
    const next = submissions[following];
    const from = partitionPoint(readings, ({ fromMs }) => fromMs < arrival.untilMs);
    const until =
      next === undefined
        ? readings.length
        : partitionPoint(readings, ({ fromMs }) => fromMs <= next.fromMs);
    const after = (reading: Reading) => follows(reading, arrival);
    return [
      {
        history,
        lowPriority: termsOf(history, evidence).lowPriority,
        before,
        alone: readings
          .slice(from, until)
          .filter(after)
          .filter((reading) => next === undefined || follows(next, reading)),
        get grown() {
          return next && growthAfter(next, { before, readings, from: until });
        },
        next,
      },
    ];
  });
}

/** Numbers of workers, the highest of a reading and all later ones. */
const mostLater = new WeakMap<readonly Reading[], readonly number[]>();

function growthAfter(
  submission: Observation,
  { before, readings, from }: { before: Reading; readings: readonly Reading[]; from: number },
): Reading | undefined {
  let most = mostLater.get(readings);
  if (most === undefined) {
    let highest = 0;
    most = readings
      .map(({ workers }) => workers)
      .reverse()
      .map((workers) => {
        highest = Math.max(highest, workers);
        return highest;
      })
      .reverse();
    mostLater.set(readings, most);
  }
  for (let at = from; (most[at] ?? 0) > before.workers; at += 1) {
    const reading = readings[at];
    if (reading === undefined) break;
    if (reading.workers > before.workers && follows(reading, submission)) return reading;
  }
  return undefined;
}

const hasStarted = ({ job }: Sample) => job.phase === 'running' || job.phase === 'completed';

const lowPriorityNeverScales: Judge = (evidence) => {
  const arrivals = arrivalsOf(evidence);
  return [
    ...arrivals.flatMap((arrival) => startsForLow(arrival, evidence)),
    ...growthBesideLow(arrivals, evidence),
  ];
};

/** What became of workers after a job of low priority came to a queue that was empty, or held only such jobs. */
function startsForLow(arrival: Arrival, evidence: EvidenceView): Findings {
  const { lowPriority, before, alone, history } = arrival;
  const id = history.submission?.exchange.id ?? before.id;
  if (lowPriority !== true || alone.length === 0) return [];
  const isAlone = before.queued === 0 || before.jobs === lowPriorityBefore(arrival, evidence);
  if (!isAlone) return [];
  const more = alone.find(({ workers }) => workers > before.workers);
  if (more !== undefined) {
    return more.jobs > before.jobs + 1
      ? needsEvidence(
          {
            seen: 'A worker started, but the endpoint had jobs of others',
            needed: 'use an endpoint that nobody else uses',
          },
          [before.id, id, more.id],
        )
      : broken(`Expected the number of workers to remain ${before.workers}, got ${more.workers}.`, [
          before.id,
          id,
          more.id,
        ]);
  }
  const { grown } = arrival;
  return grown === undefined
    ? unclear(
        'No worker started for the low-priority job, but none started for another job either.',
        [before.id, id],
      )
    : holds('No worker started for the low-priority job, and one started for another job.', [
        before.id,
        id,
        grown.id,
      ]);
}

/**
 * Whether a job starts more workers when others of low priority wait than when none does. Some
 * deployments start several for each job, so the two are compared.
 */
function growthBesideLow(arrivals: readonly Arrival[], evidence: EvidenceView): ReturnType<Judge> {
  const starts = arrivals.filter((arrival) => arrival.lowPriority !== true && isObserved(arrival));
  const mostAlone = new Map<string, Reading>();
  for (const arrival of starts) {
    const { before, history } = arrival;
    if (before.workers + before.jobs > 0) continue;
    const place = endpointKey(history);
    const most = mostWorkers(arrival);
    if (most.workers > (mostAlone.get(place)?.workers ?? -1)) mostAlone.set(place, most);
  }
  return starts.flatMap((arrival): Findings => {
    const { before, history } = arrival;
    const alone = mostAlone.get(endpointKey(history));
    if (alone === undefined || before.workers > 0) return [];
    const low = lowPriorityBefore(arrival, evidence);
    if (low === 0 || before.jobs !== low) return [];
    const together = mostWorkers(arrival);
    const ids = [alone.id, history.submission?.exchange.id ?? before.id, together.id];
    return together.workers > alone.workers
      ? broken(
          `Expected a job to start at most ${alone.workers} workers, as without ${low} waiting low-priority jobs, got ${together.workers}.`,
          ids,
        )
      : holds('A job started no more workers while low-priority jobs waited.', ids);
  });
}

/** Until its job has ended, nobody else came. */
function isObserved({ alone, history }: Pick<Arrival, 'alone' | 'history'>): boolean {
  const end = endOf(history);
  return end !== undefined && alone.some(({ fromMs }) => fromMs >= end.untilMs);
}

function mostWorkers({ alone }: Arrival): Reading {
  return alone.reduce((most, reading) => (reading.workers > most.workers ? reading : most));
}

/** Jobs of low priority that were submitted before a job and had not started when it came. */
function lowPriorityBefore({ history, before }: Arrival, evidence: EvidenceView): number {
  return evidence.jobsAt(history).filter((other) => {
    const { submission } = other;
    if (submission === undefined || termsOf(other, evidence).lowPriority !== true) return false;
    const started = other.samples.find(hasStarted);
    return (
      follows(before, observationOf(submission)) &&
      (started === undefined || follows(started, before))
    );
  }).length;
}

const lowPriorityWaits: Judge = (evidence) =>
  arrivalsOf(evidence).flatMap(({ lowPriority, before, history, next }): Findings => {
    if (lowPriority !== true || before.workers > 0) return [];
    const started = history.samples.find(hasStarted);
    if (started === undefined) return [];
    if (next === undefined || follows(next, started)) {
      return broken('The low-priority job started although no worker was up.', [
        before.id,
        started.id,
      ]);
    }
    const waited = history.samples.find(
      (sample) =>
        sample.job.phase === 'waiting' && sample.by === 'getJobStatus' && follows(next, sample),
    );
    return waited === undefined
      ? []
      : holds('The low-priority job waited until another job started a worker.', [
          waited.id,
          started.id,
        ]);
  });

/** Such a job may wait for a worker, but not if `lowPriority: false` starts one soon. */
const lowPriorityDefault: Judge = (evidence) => {
  const arrivals = arrivalsOf(evidence).filter(({ before }) => before.workers === 0);
  return arrivals.flatMap(({ lowPriority, before, alone, history }): Findings => {
    if (lowPriority !== undefined) return [];
    const id = history.submission?.exchange.id ?? before.id;
    const up = alone.find(({ workers }) => workers > 0);
    if (up !== undefined)
      return holds('A worker started for a job without `lowPriority`.', [before.id, id, up.id]);
    const [period] = timesInState(history, 'waiting');
    const explicit = arrivals.find(
      (other) => other.lowPriority === false && other.history.scenario === history.scenario,
    );
    const quick = explicit?.alone.find(({ workers }) => workers > 0);
    const quickMs = (quick?.untilMs ?? 0) - (explicit?.history.submission?.exchange.sentMs ?? 0);
    const waitedMs =
      period === undefined
        ? 0
        : Math.min(period.atLeastMs, (alone.at(-1)?.fromMs ?? 0) - period.first.untilMs);
    const margin = describeMargin('freeWorker', { limitMs: 0, seenMs: waitedMs });
    const isDelayed =
      quick !== undefined && waitedMs >= toleranceMs('freeWorker') && quickMs * 3 <= waitedMs;
    return isDelayed
      ? broken(
          'Expected a worker to start for a job without `lowPriority`, as for one with `lowPriority: false`.',
          [id, quick.id],
          margin,
        )
      : unclear(
          'No worker started for a job without `lowPriority`, and none started soon for another job.',
          [before.id, id],
          margin,
        );
  });
};

const nextJobs = 10;

/** Pairs of jobs in the same queue, in order of submission. */
function queuedPairs(jobs: readonly JobHistory[]): (readonly [JobHistory, JobHistory])[] {
  const queued = jobs
    .filter(
      (history) => history.submission?.operationId === 'runJob' && !isRetriedOrCancelled(history),
    )
    .sort((left, right) => submittedMs(left) - submittedMs(right));
  const queues = groupBy(queued, endpointKey);
  const before = new Map<string, number>();
  return queued.flatMap((earlier) => {
    const queue = endpointKey(earlier);
    const next = (before.get(queue) ?? 0) + 1;
    before.set(queue, next);
    return (queues.get(queue) ?? [])
      .slice(next, next + nextJobs)
      .filter(
        ({ submission }) =>
          submission !== undefined &&
          earlier.submission !== undefined &&
          follows(observationOf(submission), observationOf(earlier.submission)),
      )
      .map((later) => [earlier, later] as const);
  });
}

function submittedMs({ submission }: JobHistory): number {
  return submission?.exchange.sentMs ?? 0;
}

const isWaiting = ({ job }: Sample) => job.phase === 'waiting';

/**
 * Whether a job may pass one of low priority: it may on a worker that was started for it, but not on
 * one whose job has ended while it waited.
 */
function mayPass(later: JobHistory, earlier: JobHistory, evidence: EvidenceView): boolean {
  if (termsOf(earlier, evidence).lowPriority !== true) return false;
  if (termsOf(later, evidence).lowPriority === true) return false;
  const started = later.samples.find(hasStarted);
  return !evidence.jobsAt(later).some((other) => {
    const end = endOf(other);
    const running = other.samples.findLast(({ job }) => job.phase === 'running');
    if (other === later || end === undefined || running === undefined) return false;
    const hasWaited = later.samples.some((sample) => isWaiting(sample) && follows(running, sample));
    return hasWaited && started !== undefined && started.untilMs >= end.fromMs;
  });
}

const queueOrder: Judge = (evidence) =>
  queuedPairs(evidence.jobs).flatMap(([earlier, later]): Findings => {
    if (mayPass(later, earlier, evidence)) return [];
    const overtaking = later.samples.find(hasStarted);
    // The answer to a submission says what was, and a webhook call may come before it.
    const overtaken = earlier.samples.find(
      (sample) =>
        isWaiting(sample) &&
        sample.id !== earlier.submission?.exchange.id &&
        overtaking !== undefined &&
        follows(sample, overtaking),
    );
    if (overtaking !== undefined && overtaken !== undefined) {
      const reason = 'A job started while an earlier one still waited.';
      return broken(reason, [overtaking.id, overtaken.id]);
    }
    const bothWaited = earlier.samples.find(
      (sample) =>
        isWaiting(sample) &&
        later.submission !== undefined &&
        follows(sample, observationOf(later.submission)),
    );
    const started = earlier.samples.find(hasStarted);
    const stillWaiting = later.samples.find(
      (sample) => isWaiting(sample) && started !== undefined && follows(sample, started),
    );
    if (bothWaited === undefined || started === undefined || stillWaiting === undefined) return [];
    const reason = 'Of two waiting jobs, the one submitted first started first.';
    return holds(reason, [bothWaited.id, started.id, stillWaiting.id]);
  });

const endFreesWorker: Judge = (evidence) =>
  queuedPairs(evidence.jobs).flatMap(([hanging, waiting]): Findings => {
    const [period] = timesInState(hanging, 'running');
    const end = endOf(hanging);
    if (!termsOf(hanging, evidence).is('hanging') || period === undefined || end === undefined)
      return [];
    const waited = waiting.samples.find(
      (sample) =>
        isWaiting(sample) && follows(sample, period.first) && follows(period.last, sample),
    );
    if (waited === undefined) return [];
    const started = waiting.samples.find(hasStarted);
    if (started !== undefined) {
      return holds('A waiting job started after the running one had ended.', [
        waited.id,
        end.id,
        started.id,
      ]);
    }
    const seenMs =
      Math.max(0, ...waiting.samples.filter(isWaiting).map(({ fromMs }) => fromMs)) - end.untilMs;
    const isBusy = evidence.jobs.some(
      ({ endpointId, scenario, samples }) =>
        endpointId === hanging.endpointId &&
        scenario === hanging.scenario &&
        samples.some(({ job, fromMs }) => job.phase === 'running' && fromMs > end.untilMs),
    );
    if (isBusy || seenMs <= toleranceMs('lateTimer')) return [];
    const margin = describeMargin('lateTimer', { limitMs: 0, seenMs });
    return broken(
      'A job still waited after the job that occupied the worker had ended.',
      [end.id],
      margin,
    );
  });

export const schedulingJudges = {
  'low-priority-never-scales': lowPriorityNeverScales,
  'low-priority-waits': lowPriorityWaits,
  'low-priority-default': lowPriorityDefault,
  'queue-order': queueOrder,
  'end-frees-worker': endFreesWorker,
} satisfies Judges;
