/** Rules about jobs of low priority, told by how many workers an endpoint says that it has. */
import { isObject } from '../../core/json.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { groupedBy } from '../engine/judging/grouped-by.ts';
import {
  endOf,
  follows,
  isInterfered,
  type JobHistory,
  type Look,
  lookOf,
  type Sample,
  staysIn,
} from '../engine/judging/job-history.ts';
import { termsOf } from '../engine/judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { allowanceMs, describeMargin } from '../engine/tolerances.ts';

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

/** What endpoints said of themselves, by scenario and endpoint. */
function readingsIn({ callsOf }: EvidenceView): ReadonlyMap<string, readonly Reading[]> {
  const shown = callsOf('getEndpointHealth').flatMap(({ exchange, endpointId, answered }) => {
    if (exchange.response?.status !== 200) return [];
    const { workers, jobs } = isObject(answered) ? answered : {};
    if (!isObject(workers) || !isObject(jobs)) return [];
    const { initializing, ready, idle } = workers;
    const { inQueue, inProgress } = jobs;
    if (typeof initializing !== 'number' || typeof ready !== 'number') return [];
    if (typeof inQueue !== 'number' || typeof inProgress !== 'number') return [];
    const reading: Reading = {
      id: exchange.id,
      fromMs: exchange.sentMs,
      untilMs: exchange.receivedMs,
      workers: initializing + ready,
      idle: typeof idle === 'number' ? idle : 0,
      jobs: inQueue + inProgress,
      queued: inQueue,
    };
    return [{ place: placeOf({ scenario: exchange.scenario, endpointId }), reading }];
  });
  const places = groupedBy(shown, ({ place }) => place);
  return new Map([...places].map(([place, those]) => [place, those.map(({ reading }) => reading)]));
}

function placeOf({ scenario, endpointId }: Pick<JobHistory, 'scenario' | 'endpointId'>): string {
  return JSON.stringify([scenario, endpointId]);
}

/** When jobs came that may make workers start, by scenario and endpoint. */
function scalingLooks(evidence: EvidenceView): ReadonlyMap<string, readonly Look[]> {
  const looks = evidence.jobs.flatMap((history) => {
    const { submission } = history;
    const mayScale = termsOf(history, evidence).lowPriority !== true;
    return submission === undefined || !mayScale
      ? []
      : [{ place: placeOf(history), look: lookOf(submission) }];
  });
  return new Map(
    [...groupedBy(looks, ({ place }) => place)].map(([place, those]) => [
      place,
      those.map(({ look }) => look).sort((left, right) => left.id - right.id),
    ]),
  );
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
  const readingsAt = readingsIn(evidence);
  const looksAt = scalingLooks(evidence);
  return evidence.jobs.flatMap((history): Arrival[] => {
    const { submission } = history;
    const readings = readingsAt.get(placeOf(history));
    if (submission === undefined || readings === undefined) return [];
    const arrival = lookOf(submission);
    let last = firstWith(readings, ({ fromMs }) => fromMs > arrival.fromMs) - 1;
    while (last >= 0 && !follows(arrival, readings[last] ?? arrival)) last -= 1;
    const before = readings[last];
    if (before === undefined || before.idle > 0) return [];
    const looks = looksAt.get(placeOf(history)) ?? [];
    let following = firstWith(looks, ({ id }) => id > arrival.id);
    while (following < looks.length && !follows(looks[following] ?? arrival, arrival)) {
      following += 1;
    }
    const next = looks[following];
    const from = firstWith(readings, ({ fromMs }) => fromMs >= arrival.untilMs);
    const until =
      next === undefined
        ? readings.length
        : firstWith(readings, ({ fromMs }) => fromMs > next.fromMs);
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
        get afterwards() {
          return next === undefined
            ? []
            : readings.slice(from).filter((reading) => after(reading) && follows(reading, next));
        },
        next,
      },
    ];
  });
}

/** The index of the first that a test holds of, which then holds of all that come after. */
function firstWith<Thing>(things: readonly Thing[], test: (thing: Thing) => boolean): number {
  let from = 0;
  let until = things.length;
  while (from < until) {
    const middle = Math.floor((from + until) / 2);
    const thing = things[middle];
    if (thing !== undefined && test(thing)) until = middle;
    else from = middle + 1;
  }
  return from;
}

const hasStarted = ({ job }: Sample) => job.phase === 'running' || job.phase === 'completed';

const lowPriorityNeverScales: Judge = (evidence) =>
  arrivalsOf(evidence).flatMap((arrival): Finding[] => {
    const { lowPriority, before, alone, history } = arrival;
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
    const grown = arrival.afterwards.find(({ workers }) => workers > before.workers);
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
export const schedulingJudges = {
  'low-priority-never-scales': lowPriorityNeverScales,
  'low-priority-waits': lowPriorityWaits,
  'low-priority-default': lowPriorityDefault,
  'queue-order': queueOrder,
  'end-frees-worker': endFreesWorker,
} satisfies Judges;
