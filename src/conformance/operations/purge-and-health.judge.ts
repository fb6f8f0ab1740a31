/** Rules about an endpoint as a whole: purging its queue, and its health. */
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { answerErrors, describeError } from '../../evidence/document-errors.ts';
import { intervalIndex, partitionPoint } from '../../evidence/indexes.ts';
import {
  isSubmission,
  isSuccess,
  type OperationExchange,
  type OperationId,
} from '../../evidence/operation-exchange.ts';
import { stateNames } from '../contract/state-names.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { isTransient, samplesAround } from '../judging/jobs/job-calls.ts';
import {
  follows,
  type JobHistory,
  observationOf,
  retriesOf,
  type Sample,
} from '../judging/jobs/job-history.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
  unclear,
} from '../judging/verdicts/judge.ts';
import { indefiniteAnswer } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

const { purge, fail, terminate, expire } = lifecycle.transitions;

const purged: string = purge.to;
const failures: readonly string[] = [fail, terminate, expire].map(({ to }) => to);

function callsWithValidKey(
  evidence: EvidenceView,
  operationId: OperationId,
): readonly OperationExchange[] {
  if (evidence.subject.operations?.includes(operationId) !== true) return [];
  return evidence.callsOf(operationId).filter(({ exchange }) => exchange.key === 'valid');
}

function jobsAt(
  evidence: EvidenceView,
  { endpointId, exchange }: OperationExchange,
): readonly JobHistory[] {
  return evidence.jobsAt({ endpointId, scenario: exchange.scenario });
}

/** The jobs that were seen waiting or running before a call, and seen in a response after it. */
const jobsAround = memoize((jobs: readonly JobHistory[]) =>
  intervalIndex(
    jobs.map((job) => ({
      thing: job,
      from: firstId(job.samples.filter(isUnfinishedSample)),
      to: lastId(job.samples.filter(isAnswer)),
    })),
  ),
);

function isUnfinishedSample({ job: { phase } }: Sample): boolean {
  return phase === 'waiting' || phase === 'running';
}

function isAnswer({ by }: Sample): boolean {
  return by !== 'webhook';
}

function firstId(samples: readonly Sample[]): number {
  return samples.reduce((least, { id }) => Math.min(least, id), Number.POSITIVE_INFINITY);
}

function lastId(samples: readonly Sample[]): number {
  return samples.reduce((most, { id }) => Math.max(most, id), Number.NEGATIVE_INFINITY);
}

/** The id of the first call after another one that cancelled a job; infinite without one. */
function firstCancelAfter({ calls }: JobHistory, id: number): number {
  const cancel = calls.find(
    ({ operationId, exchange }) => operationId === 'cancelJob' && exchange.id > id,
  );
  return cancel?.exchange.id ?? Number.POSITIVE_INFINITY;
}

/** Whether every declared worker ran another job from when a job was seen waiting until the answer to a purge. */
function areAllBusy(call: OperationExchange, waiting: Sample, evidence: EvidenceView): boolean {
  const workers = evidence.endpoint(call.endpointId)?.workers;
  if (workers === undefined) return false;
  const busy = jobsAt(evidence, call).filter((history) => {
    const running = history.samples.filter(({ job }) => job.phase === 'running');
    return (
      retriesOf(history).length === 0 &&
      running.some((sample) => follows(waiting, sample)) &&
      running.some((sample) => follows(sample, observationOf(call)))
    );
  });
  return busy.length >= workers;
}

const purgesQueue: Judge = (evidence) =>
  callsWithValidKey(evidence, 'purgeQueue').flatMap((call): Findings => {
    const { id } = call.exchange;
    if (isTransient(call)) return indefiniteAnswer('The request', call, [id]);
    if (!isSuccess(call))
      return broken(`Expected the number of removed jobs, got status ${call.status}.`, [id]);
    const [fault] = answerErrors(call, 'reference') ?? [];
    if (fault !== undefined) {
      return broken(describeError(fault, call.answered), [id]);
    }
    const observations = jobsAround(jobsAt(evidence, call))({ before: id, beyond: id }).map(
      (job) => ({
        ...samplesAround(job, call),
        cancelled: firstCancelAfter(job, id),
      }),
    );
    const findings: Finding[] = [];
    let removed = 0;
    let isCertain = true;
    for (const { before, after, cancelled } of observations) {
      const [next] = after;
      if (before === undefined || next === undefined) continue;
      // What it was between the purge and a call that cancelled it was not seen.
      if (next.id >= cancelled) {
        isCertain &&= before.job.phase !== 'waiting';
        continue;
      }
      const shownBy = [before.id, id, next.id];
      const was = before.job.phase;
      const { status, phase: is } = next.job;
      if (was === 'waiting' && is === 'waiting') {
        findings.push(broken('A waiting job was not removed.', shownBy));
      } else if (was === 'waiting' && status === purged) removed += 1;
      // A worker may have taken the job before its queue was purged.
      else if (was === 'waiting' && !areAllBusy(call, before, evidence)) isCertain = false;
      else if (was === 'waiting') {
        const reason = `Expected the waiting job to be ${purged}, got ${status}, although every worker was busy.`;
        findings.push(broken(reason, shownBy));
      } else if (was === 'running' && status === purged) {
        findings.push(broken('A running job was cancelled.', shownBy));
      }
    }
    const reported = isObject(call.answered) ? call.answered['removed'] : undefined;
    // Others may have jobs there, unless the scenario has the endpoint to itself.
    const isAlone = call.exchange.probes?.includes('purge-queue') === true && isCertain;
    if (typeof reported === 'number' && (reported < removed || (isAlone && reported > removed))) {
      findings.push(
        broken(`${removed} jobs were removed, but the response reports ${reported}.`, [id]),
      );
    }
    if (findings.length > 0) return findings;
    return removed > 0
      ? holds(`${removed} waiting jobs were removed.`, [id])
      : unclear('No job was seen waiting before the purge and removed after it.', [id]);
  });

/** The least number of jobs that an endpoint has in each state, from its jobs in one scenario. */
const leastCounts = memoize((jobs: readonly JobHistory[]) => {
  const retriedMs = jobs
    .flatMap(({ calls }) => calls)
    .filter((call) => call.operationId === 'retryJob' && isSuccess(call))
    .map(({ exchange }) => exchange.receivedMs)
    .sort((left, right) => left - right);
  const completed = countSeen(jobs, ({ job }) => job.status === stateNames.completed);
  const failed = countSeen(jobs, ({ job }) => failures.includes(job.status));
  const unfinished = intervalIndex(
    jobs
      .filter((job) => retriesOf(job).length === 0)
      .map((job) => {
        const unfinishedSamples = job.samples.filter(
          (sample) => isUnfinishedSample(sample) && isAnswer(sample),
        );
        return { thing: job, from: firstId(unfinishedSamples), to: lastId(unfinishedSamples) };
      }),
  );
  return (call: OperationExchange) => {
    const { id, sentMs, receivedMs } = call.exchange;
    const phases = unfinished({ before: id, beyond: id }).map(({ samples }) => {
      const answers = samples.filter(isAnswer);
      const before = answers.findLast((sample) => isSeenBeforeCall(sample, call))?.job.phase;
      const after = answers.find((sample) => sample.id > id && sample.fromMs >= receivedMs)?.job
        .phase;
      return before === after ? before : undefined;
    });
    return {
      completed: completed(call),
      failed: failed(call),
      inProgress: phases.filter((phase) => phase === 'running').length,
      inQueue: phases.filter((phase) => phase === 'waiting').length,
      retried: partitionPoint(retriedMs, (answeredMs) => answeredMs <= sentMs),
    };
  };
});

/** Counts the jobs of which such a sample was seen before a call. */
function countSeen(
  jobs: readonly JobHistory[],
  isMeant: (sample: Sample) => boolean,
): (call: OperationExchange) => number {
  const matches = jobs.flatMap(({ samples }) => {
    const [first, ...others] = samples.filter(isMeant).sort((left, right) => left.id - right.id);
    return first === undefined ? [] : [{ first, others }];
  });
  const firstIds = matches.map(({ first }) => first.id).sort((left, right) => left - right);
  const late = intervalIndex(
    matches.map((thing) => ({ thing, from: thing.first.id, to: thing.first.untilMs })),
  );
  return (call) => {
    const { id, sentMs } = call.exchange;
    // Some samples with a lower id may have been received later.
    const unseen = late({ before: id, beyond: sentMs }).filter(
      ({ others }) => !others.some((sample) => isSeenBeforeCall(sample, call)),
    );
    return partitionPoint(firstIds, (first) => first < id) - unseen.length;
  };
}

function isSeenBeforeCall(
  sample: Sample,
  { exchange: { id, sentMs } }: OperationExchange,
): boolean {
  return sample.id < id && sample.untilMs <= sentMs;
}

/** The most jobs that an endpoint can have in these states, where a scenario has it to itself. */
function mostCounts(
  call: OperationExchange,
  least: Readonly<Record<'inQueue' | 'inProgress', number>>,
  evidence: EvidenceView,
): Readonly<Record<string, number>> {
  const { exchange, endpointId } = call;
  if (exchange.probes?.includes('endpoint-health') !== true) return {};
  const submitted = evidence.calls.filter(
    (other) =>
      isSubmission(other) &&
      other.endpointId === endpointId &&
      other.exchange.scenario === exchange.scenario &&
      other.exchange.id < exchange.id &&
      // Without an answer, or with an error, there may be a job.
      (other.status === undefined || other.status < 400 || other.status >= 500),
  );
  const ended = jobsAt(evidence, call).filter(
    (history) =>
      retriesOf(history).length === 0 &&
      history.samples.some((sample) => isFinished(sample.job) && isSeenBeforeCall(sample, call)),
  );
  const left = submitted.length - ended.length;
  const { workers = Number.POSITIVE_INFINITY } = evidence.endpoint(endpointId) ?? {};
  return {
    inQueue: left - least.inProgress,
    inProgress: Math.min(workers, left - least.inQueue),
  };
}

const reportsHealth: Judge = (evidence) =>
  callsWithValidKey(evidence, 'getEndpointHealth').flatMap((call): Findings => {
    const { id } = call.exchange;
    if (isTransient(call)) return indefiniteAnswer('The request', call, [id]);
    if (!isSuccess(call)) return broken(`Expected counts, got status ${call.status}.`, [id]);
    const [fault] = answerErrors(call, 'reference') ?? [];
    if (fault !== undefined) {
      return broken(describeError(fault, call.answered), [id]);
    }
    const health = isObject(call.answered) ? call.answered : {};
    const reported = numbersIn(health['jobs']);
    const workers = numbersIn(health['workers']);
    const least = leastCounts(jobsAt(evidence, call))(call);
    const missing = Object.entries(least).find(([name, count]) => (reported[name] ?? 0) < count);
    if (missing !== undefined) {
      const [name, count] = missing;
      return broken(
        `At least ${count} jobs are ${name}, but the response reports ${reported[name] ?? 'none'}.`,
        [id],
      );
    }
    const { idle = 0, running = 0, ready = 0 } = workers;
    if (idle + running !== ready) {
      return broken(
        `Expected idle and running workers to add up to ${ready} ready ones, got ${idle} and ${running}.`,
        [id],
      );
    }
    if (least.inProgress > 0 && running === 0) {
      return broken('A job is in progress, but no worker is running.', [id]);
    }
    const most = mostCounts(call, least, evidence);
    const above = Object.entries(most).find(([name, count]) => (reported[name] ?? 0) > count);
    if (above !== undefined) {
      const [name, count] = above;
      return broken(
        `At most ${count} jobs are ${name}, but the response reports ${reported[name]}.`,
        [id],
      );
    }
    const declared = evidence.endpoint(call.endpointId)?.workers;
    if (declared !== undefined && running > declared) {
      return broken(
        `The response reports ${running} running workers. workers of ${call.endpointId} declares ${declared}.`,
        [id],
      );
    }
    const counted = Object.values(least).some((count) => count > 0);
    return counted
      ? holds('The counts agree with the jobs that were seen.', [id])
      : unclear('No job was seen that the response has to count.', [id]);
  });

function numbersIn(value: unknown): Readonly<Record<string, number>> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, count]) =>
      typeof count === 'number' ? [[name, count]] : [],
    ),
  );
}

export const endpointJudges = {
  'purge-queue': purgesQueue,
  'endpoint-health': reportsHealth,
} satisfies Judges;
