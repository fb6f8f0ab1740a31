/** Rules about the queue of an endpoint, as far as they are chosen: its order, and who leaves room. */
import { allowanceMs, describeMargin } from '../allowances.ts';
import { groupedBy } from '../judging/grouped-by.ts';
import {
  endOf,
  follows,
  isInterfered,
  type JobHistory,
  lookOf,
  type Sample,
  staysIn,
} from '../judging/job-history.ts';
import { termsOf } from '../judging/job-terms.ts';
import { broken, type Finding, holds, type Judge } from '../judging/judge.ts';
import type { Judges } from '../judging/verdicts.ts';

/** How many of the next jobs each one is compared with. */
const nextJobs = 10;

/** Jobs that went into the same queue by themselves, each with those that came after it. */
function inOrder(jobs: readonly JobHistory[]): (readonly [JobHistory, JobHistory])[] {
  const queued = jobs
    .filter((history) => history.submission?.operationId === 'runJob' && !isInterfered(history))
    .sort((left, right) => submittedMs(left) - submittedMs(right));
  const queues = groupedBy(queued, queueOf);
  const before = new Map<string, number>();
  return queued.flatMap((earlier) => {
    const queue = queueOf(earlier);
    const next = (before.get(queue) ?? 0) + 1;
    before.set(queue, next);
    return (queues.get(queue) ?? [])
      .slice(next, next + nextJobs)
      .filter(
        ({ submission }) =>
          submission !== undefined &&
          earlier.submission !== undefined &&
          follows(lookOf(submission), lookOf(earlier.submission)),
      )
      .map((later) => [earlier, later] as const);
  });
}

function queueOf({ scenario, endpointId }: JobHistory): string {
  return JSON.stringify([scenario, endpointId]);
}

function submittedMs({ submission }: JobHistory): number {
  return submission?.exchange.sentMs ?? 0;
}

const isWaiting = ({ job }: Sample) => job.phase === 'waiting';
const hasStarted = ({ job }: Sample) => job.phase === 'running' || job.phase === 'completed';

const queueOrder: Judge = ({ jobs }) =>
  inOrder(jobs).flatMap(([earlier, later]): Finding[] => {
    const overtaking = later.samples.find(hasStarted);
    const overtaken = earlier.samples.find(
      (sample) => isWaiting(sample) && overtaking !== undefined && follows(sample, overtaking),
    );
    if (overtaking !== undefined && overtaken !== undefined) {
      const reason = 'A job had started while one that came earlier was still waiting.';
      return [broken(reason, [overtaking.id, overtaken.id])];
    }
    const bothWaited = earlier.samples.find(
      (sample) =>
        isWaiting(sample) &&
        later.submission !== undefined &&
        follows(sample, lookOf(later.submission)),
    );
    const started = earlier.samples.find(hasStarted);
    const stillWaiting = later.samples.find(
      (sample) => isWaiting(sample) && started !== undefined && follows(sample, started),
    );
    if (bothWaited === undefined || started === undefined || stillWaiting === undefined) return [];
    const reason = 'Of two jobs that waited, the one that came first started first.';
    return [holds(reason, [bothWaited.id, started.id, stillWaiting.id])];
  });

/** A job that hangs is followed by one that had waited for its worker. */
const endFreesWorker: Judge = (evidence) =>
  inOrder(evidence.jobs).flatMap(([hanging, waiting]): Finding[] => {
    const [stay] = staysIn(hanging, 'running');
    const end = endOf(hanging);
    if (!termsOf(hanging, evidence).is('hanging') || stay === undefined || end === undefined)
      return [];
    const waited = waiting.samples.find(
      (sample) => isWaiting(sample) && follows(sample, stay.first) && follows(stay.last, sample),
    );
    if (waited === undefined) return [];
    const started = waiting.samples.find(hasStarted);
    if (started !== undefined) {
      return [
        holds('A job that had waited started when the other one had ended.', [
          waited.id,
          end.id,
          started.id,
        ]),
      ];
    }
    const seenMs =
      Math.max(0, ...waiting.samples.filter(isWaiting).map(({ fromMs }) => fromMs)) - end.untilMs;
    const isBusy = evidence.jobs.some(
      ({ endpointId, scenario, samples }) =>
        endpointId === hanging.endpointId &&
        scenario === hanging.scenario &&
        samples.some(({ job, fromMs }) => job.phase === 'running' && fromMs > end.untilMs),
    );
    if (isBusy || seenMs <= allowanceMs('lateTimer')) return [];
    const margin = describeMargin('lateTimer', { limitMs: 0, seenMs });
    return [
      broken(
        'A job went on waiting after the one that had the worker had ended.',
        [end.id],
        margin,
      ),
    ];
  });

/** By rule. */
export const queueOrderJudges = {
  'queue-order': queueOrder,
  'end-frees-worker': endFreesWorker,
} satisfies Judges;
