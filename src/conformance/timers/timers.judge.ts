/** Rules about execution timeouts and ttl, judged by the states in which jobs were seen. */
import { lifecycle } from '#generated/reference/tables.js';
import { stateNames } from '../contract/state-names.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { mayBeOver } from '../judging/jobs/job-course.ts';
import type { JobHistory, Sample } from '../judging/jobs/job-history.ts';
import { declaredAs, type JobTerms, termsOf } from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
  judgeByJob,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { cutShort } from './early-timeouts.ts';
import {
  isCutOff,
  isEarly,
  type Limit,
  type LimitedPeriod,
  limitedPeriods,
  type PeriodEnd,
} from './limited-periods.ts';
import { unpunctualTimeouts } from './unpunctual-timeouts.ts';

/** A job that is surely past its limit breaks the rule; one that only the limit can have ended keeps it. */
function withinLimit(limit: Limit): Judge {
  const { phase, isEndless } = limit;
  const name = stateNames[phase];
  return (evidence) =>
    limitedPeriods(evidence, limit).flatMap((limited): Findings => {
      const { terms, limitMs, period, closelySeenMs, end, slowMs } = limited;
      const { first, last, atLeastMs } = period;
      const shownBy = [first.id, last.id];
      const margin = describeMargin('lateTimer', { limitMs, seenMs: atLeastMs, lateMs: slowMs });
      const latestMs = limitMs + toleranceMs('lateTimer', limitMs) + slowMs;
      if (atLeastMs > latestMs) {
        return closelySeenMs <= latestMs
          ? unclear(
              `The job was seen ${name} past its limit, but with long pauses between status requests.`,
              shownBy,
              margin,
            )
          : broken(
              `Expected the job not to be ${name} after ${limitMs} ms, but it was.`,
              shownBy,
              margin,
            );
      }
      // After a short period it is not clear that the limit ended it.
      if (end === undefined || !isEndless(terms) || atLeastMs < limitMs / 2) return [];
      return judgeEnd(limited, end, name);
    });
}

function judgeEnd({ limitMs, period }: LimitedPeriod, end: PeriodEnd, name: string): Finding {
  const shownBy = [period.first.id, period.last.id, end.id];
  const margin = describeMargin('lateTimer', { limitMs, seenMs: end.atMostMs });
  if (end.phase === 'completed' || end.phase === 'running' || end.phase === 'waiting') {
    return unclear(`The job became ${end.status}, so its limit did not end it.`, shownBy, margin);
  }
  return isEarly({ limitMs, end })
    ? unclear(`The job was no longer ${name} before its limit was over.`, shownBy, margin)
    : holds(`The job was ${name}, and no longer when its limit was over.`, shownBy, margin);
}

const running: Limit = {
  phase: 'running',
  limitOf: ({ timeoutMs }) => timeoutMs,
  isEndless: (terms) => terms.is('hanging'),
};

const waiting: Limit = {
  phase: 'waiting',
  limitOf: ({ ttlMs }) => ttlMs,
  // Only a worker takes a job out of the queue, and then the job runs.
  isEndless: () => true,
};

/** A job that is declared never to end by itself can only be terminated. */
const hangingCompleted = judgeByJob((history, evidence) => {
  const terms = termsOf(history, evidence);
  const done = history.samples.find(({ job }) => job.phase === 'completed');
  if (done === undefined || !terms.is('hanging') || terms.is('ordinary')) return [];
  const reason = `Expected the job to be terminated at its execution timeout, got ${stateNames.completed}. ${declaredAs('hanging', terms)}`;
  return broken(reason, [history.submission?.exchange.id ?? done.id, done.id]);
});

/** One job may have failed by accident; two with different limits that end one after the other have not. */
function findEarlyEnds(
  evidence: EvidenceView,
  limit: Limit,
  describe: (first: EndedPeriod, other: EndedPeriod) => string,
): Finding[] {
  const early = limitedPeriods(evidence, limit).flatMap((limited) => {
    const { end, limitMs } = limited;
    if (end === undefined || !limit.isEndless(limited.terms) || limited.mayBeDropped) return [];
    if (!isEnded(limited, evidence, end)) return [];
    // A job that got a worker may be in any state.
    if (limit.phase === 'waiting' && !hasNoFreeWorker(limited, evidence)) return [];
    return isEarly({ limitMs, end }) ? [{ ...limited, end }] : [];
  });
  const areUnlike = (first: EndedPeriod, other: EndedPeriod) =>
    other.history.endpointId === first.history.endpointId &&
    other.limitMs !== first.limitMs &&
    other.period.last.fromMs > first.end.untilMs;
  return firstPair(early, areUnlike, describe);
}

function firstPair(
  early: readonly EndedPeriod[],
  isMeant: (first: EndedPeriod, other: EndedPeriod) => boolean,
  describe: (first: EndedPeriod, other: EndedPeriod) => string,
): Finding[] {
  const [pair] = early.flatMap((first) =>
    early.filter((other) => isMeant(first, other)).map((other) => [first, other] as const),
  );
  if (pair === undefined) return [];
  const [first, other] = pair;
  const shownBy = [first.period.last.id, first.end.id, other.period.last.id, other.end.id];
  const margin = describeMargin('earlyTimer', {
    limitMs: first.limitMs,
    seenMs: first.end.atMostMs,
  });
  return [broken(describe(first, other), shownBy, margin)];
}

/** Whether a job ended for good: an unknown state may be an intermediate one, such as RUNNING. */
function isEnded({ history }: LimitedPeriod, { subject }: EvidenceView, end: PeriodEnd): boolean {
  if (end.phase !== 'unknown') return end.phase === 'ended' || end.phase === 'gone';
  const last = history.samples.at(-1);
  return subject.finalStates === undefined && last?.job.status === end.status;
}

/** Whether every worker that the endpoint is declared to have was busy while a job waited. */
function hasNoFreeWorker(
  { history, terms: { endpoint }, period, end }: LimitedPeriod,
  { jobs }: EvidenceView,
): boolean {
  const busy = jobs.filter(
    ({ endpointId, scenario, samples }) =>
      endpointId === history.endpointId &&
      scenario === history.scenario &&
      samples.some(
        ({ job, untilMs }) => job.phase === 'running' && untilMs <= period.first.fromMs,
      ) &&
      samples.some(
        ({ job, fromMs }) =>
          job.phase === 'running' && fromMs >= (end?.untilMs ?? period.last.untilMs),
      ),
  );
  return endpoint?.workers !== undefined && busy.length >= endpoint.workers;
}

const terminatedEarly = ({ limitMs, terms }: EndedPeriod, other: EndedPeriod) =>
  `Two jobs were terminated long before their execution timeouts of ${limitMs} and ${other.limitMs} ms. ${declaredAs('hanging', terms)}`;

const droppedEarly = ({ limitMs, terms: { endpoint } }: EndedPeriod, other: EndedPeriod) =>
  `Two jobs left the queue without a result long before their ttl of ${limitMs} and ${other.limitMs} ms, while every worker was busy. workers of ${endpoint?.id} declares how many there are.`;

/** One early end may be a crash; two jobs that began apart and lasted equally long reached another limit. */
function withDefault(limit: Limit): Judge {
  const within = withinLimit(limit);
  return (evidence) => {
    const early = limitedPeriods(evidence, limit).flatMap((limited) => {
      const { terms, period, end, limitMs, mayBeDropped } = limited;
      if (end === undefined || mayBeDropped) return [];
      if (!isCutOff(end) || !limit.isEndless(terms)) return [];
      // A period that was seen only for a moment does not show how long it lasted.
      const isKnown = period.atLeastMs >= Math.max(toleranceMs('outlasted'), end.atMostMs / 2);
      return isKnown && isEarly({ limitMs, end }) ? [{ ...limited, end }] : [];
    });
    const reason = 'Two jobs reached a limit that is shorter than the default.';
    const findings = firstPair(early, areAlike, () => reason);
    return findings.length > 0 ? findings : within(evidence);
  };
}

type EndedPeriod = LimitedPeriod & { readonly end: PeriodEnd };

/** Whether the second of two jobs began after the first and lasted as long, as far as the evidence shows. */
function areAlike(first: EndedPeriod, other: EndedPeriod): boolean {
  const apartMs = other.period.first.fromMs - first.period.first.untilMs;
  const isAlike =
    other.period.atLeastMs <= first.end.atMostMs && first.period.atLeastMs <= other.end.atMostMs;
  // Otherwise both may have ended at the same instant.
  const isNarrow = [first, other].every(
    ({ period, end }) => end.atMostMs - period.atLeastMs < apartMs / 2,
  );
  return (
    first.history.scenario === other.history.scenario &&
    first.history.endpointId === other.history.endpointId &&
    apartMs > 0 &&
    isAlike &&
    isNarrow
  );
}

const terminated = lifecycle.transitions.terminate.to;
const expired = lifecycle.transitions.expire.to;

/** Whether a job may have reached its execution timeout between two samples. */
function mayHaveRun({ phase }: Limit, { timeoutMs }: JobTerms, { atMostMs }: PeriodEnd): boolean {
  if (phase !== 'waiting') return false;
  return timeoutMs === undefined || mayBeOver(atMostMs, timeoutMs);
}

/** Chosen: the state in which the limit leaves a job, which no job reaches earlier. */
function endsInState(state: string, limit: Limit): Judge {
  return (evidence) =>
    limitedPeriods(evidence, limit).flatMap(
      ({ terms, period, end, limitMs, history }): Findings => {
        if (end === undefined || end.phase === 'gone') return [];
        const shownBy = [period.last.id, end.id];
        const margin = describeMargin('earlyTimer', { limitMs, seenMs: end.atMostMs });
        if (isEarly({ limitMs, end })) {
          return end.status === state && !mayHaveRun(limit, terms, end)
            ? broken(`The job was ${state} before its limit was over.`, shownBy, margin)
            : [];
        }
        const isOver =
          period.atLeastMs > limitMs / 2 && (end.phase === 'ended' || end.phase === 'unknown');
        if (!isOver || !limit.isEndless(terms)) return [];
        if (end.status !== state) {
          return broken(`Expected ${state}, got ${end.status}.`, shownBy, margin);
        }
        const started = history.samples.find(
          ({ job }) => job.executionTime !== undefined || job.workerId !== undefined,
        );
        return limit.phase === 'waiting' && started !== undefined
          ? broken('The job had a worker although it never left the queue.', [started.id])
          : holds(`The job was ${state} when its limit was over.`, shownBy, margin);
      },
    );
}

/**
 * A `runsync` job is known only by its response and its webhook: if it completed after its ttl, while every
 * worker was busy until then, it waited for too long.
 */
function ranAfterTtl(evidence: EvidenceView): Finding[] {
  return evidence.jobs.flatMap((history): Findings => {
    const { submission, samples, endpointId } = history;
    if (submission?.operationId !== 'runJobSync') return [];
    const { exchange } = submission;
    const { askedTtlMs, endpoint } = termsOf(history, evidence);
    // The response to `runsync` was sent before the job had completed, and received after that.
    const [done] = samples
      .filter(({ job }) => job.phase === 'completed')
      .sort((left, right) => left.untilMs - right.untilMs);
    if (askedTtlMs === undefined || done === undefined) return [];
    const dueMs = exchange.sentMs + askedTtlMs;
    const latestMs = dueMs + toleranceMs('lateTimer', askedTtlMs);
    const overMs = Math.min(latestMs, ...laterExpiredMs(dueMs, history, evidence));
    // A job that completed while every worker was busy had another one than the declared.
    if (endpoint?.workers === undefined || done.untilMs < overMs) return [];
    const isRunning = ({ job }: Sample) => job.phase === 'running';
    const busy = evidence
      .jobsAt({ scenario: exchange.scenario, endpointId })
      .filter(
        (other) =>
          other.samples.some((sample) => isRunning(sample) && sample.untilMs <= exchange.sentMs) &&
          other.samples.some((sample) => isRunning(sample) && sample.fromMs >= overMs),
      );
    if (busy.length < endpoint.workers) return [];
    const seenMs = done.untilMs - exchange.sentMs;
    const until =
      overMs < latestMs
        ? 'a job whose ttl ended later had left the queue'
        : 'a tolerance had passed';
    const reason = `The job completed ${Math.round(seenMs)} ms after its submission, although every worker was busy until its ttl of ${askedTtlMs} ms was over and ${until}.`;
    return broken(reason, [exchange.id, done.id]);
  });
}

/** When jobs of an endpoint whose ttl ends no earlier had left its queue without a result. */
function laterExpiredMs(dueMs: number, place: JobHistory, evidence: EvidenceView): number[] {
  return evidence.jobsAt(place).flatMap((other) => {
    const { submission, samples } = other;
    const { askedTtlMs } = termsOf(other, evidence);
    if (submission === undefined || askedTtlMs === undefined) return [];
    if (submission.exchange.sentMs + askedTtlMs < dueMs) return [];
    return samples.find(({ job }) => job.phase === 'ended')?.untilMs ?? [];
  });
}

const defaultTimeout: Limit = {
  ...running,
  limitOf: ({ askedTimeoutMs, timeoutMs, endpoint }) =>
    askedTimeoutMs === undefined && endpoint?.timeoutMs === 'default' ? timeoutMs : undefined,
};

const defaultTtl: Limit = {
  ...waiting,
  limitOf: ({ askedTtlMs, ttlMs }) => (askedTtlMs === undefined ? ttlMs : undefined),
};

const requestedTtl: Limit = { ...waiting, limitOf: ({ askedTtlMs }) => askedTtlMs };

/** Decided by jobs that never end by themselves, if the two timeouts are far enough apart. */
const overridesTimeout: Judge = (evidence) =>
  limitedPeriods(evidence, {
    phase: 'running',
    limitOf: ({ askedTimeoutMs }) => askedTimeoutMs,
    isEndless: (terms) => terms.is('hanging'),
  }).flatMap((limited): Findings => {
    const { terms, limitMs } = limited;
    const { ownTimeoutMs } = terms;
    if (!terms.is('hanging')) return [];
    return ownTimeoutMs !== undefined && ownTimeoutMs < limitMs
      ? judgeLonger(limited, ownTimeoutMs)
      : judgeShorter(limited, ownTimeoutMs);
  });

/** If the endpoint's own timeout is not known, only a job that outlasts the requested one decides. */
function judgeShorter(
  { limitMs, period, closelySeenMs, end, slowMs }: LimitedPeriod,
  ownMs: number | undefined,
): Findings {
  const shownBy = [period.first.id, period.last.id];
  const margin = describeMargin('lateTimer', {
    limitMs,
    seenMs: period.atLeastMs,
    lateMs: slowMs,
  });
  const latestMs = limitMs + toleranceMs('lateTimer', limitMs) + slowMs;
  if (period.atLeastMs > latestMs) {
    if (closelySeenMs <= latestMs) return [];
    return broken('The job outlasted the execution timeout of its request.', shownBy, margin);
  }
  if (ownMs === undefined || end === undefined) return [];
  if (!isCutOff(end) || isEarly({ limitMs, end })) return [];
  return isEarly({ limitMs: ownMs, end })
    ? holds(
        'The timeout of the request ended the job, long before that of the endpoint.',
        [...shownBy, end.id],
        margin,
      )
    : [];
}

function judgeLonger(
  { limitMs, period, end, mayBeDropped }: LimitedPeriod,
  ownMs: number,
): Findings {
  const shownBy = [period.first.id, period.last.id];
  const margin = describeMargin('outlasted', { limitMs: ownMs, seenMs: period.atLeastMs });
  if (period.atLeastMs > ownMs + toleranceMs('outlasted', ownMs)) {
    return holds(
      'The job outlasted the timeout of the endpoint, as its request asked.',
      shownBy,
      margin,
    );
  }
  if (end === undefined || !isCutOff(end) || !isEarly({ limitMs, end })) return [];
  // It may have ended for another reason, unless it did so when the endpoint's own timeout was over.
  return end.atMostMs >= ownMs && !mayBeDropped
    ? broken(
        'The timeout of the endpoint ended the job, not that of its request.',
        [...shownBy, end.id],
        margin,
      )
    : unclear('The job ended before either timeout.', [...shownBy, end.id], margin);
}

export const timerJudges = {
  'timeout-terminates': (evidence) => [
    ...withinLimit(running)(evidence),
    ...hangingCompleted(evidence),
    ...findEarlyEnds(evidence, running, terminatedEarly),
    ...cutShort('timeout-terminates', evidence),
    ...unpunctualTimeouts('timeout-terminates', evidence),
  ],
  'execution-timeout-default': (evidence) => [
    ...withDefault(defaultTimeout)(evidence),
    ...cutShort('execution-timeout-default', evidence),
  ],
  'queue-ttl': (evidence) => [...withinLimit(waiting)(evidence), ...ranAfterTtl(evidence)],
  'queue-ttl-override': (evidence) => [
    ...withinLimit(requestedTtl)(evidence),
    ...findEarlyEnds(evidence, requestedTtl, droppedEarly),
    ...cutShort('queue-ttl-override', evidence),
  ],
  'queue-ttl-default': (evidence) => [
    ...withDefault(defaultTtl)(evidence),
    ...cutShort('queue-ttl-default', evidence),
  ],
  'termination-times-out': endsInState(terminated, running),
  'expiry-times-out': endsInState(expired, waiting),
  'execution-timeout-override': (evidence) => [
    ...overridesTimeout(evidence),
    ...cutShort('execution-timeout-override', evidence),
    ...unpunctualTimeouts('execution-timeout-override', evidence),
  ],
} satisfies Judges;
