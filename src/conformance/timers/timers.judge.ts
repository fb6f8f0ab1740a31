/** Rules about the two limits of a job, told by the states between which it was seen. */
import { lifecycle } from '#generated/reference/tables.js';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { declaredAs, type JobTerms, termsOf } from '../engine/judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { stateNames } from '../engine/state-names.ts';
import { describeMargin, toleranceMs } from '../engine/tolerances.ts';
import {
  isCutOff,
  isEarly,
  type Limit,
  type LimitedPeriod,
  limitedPeriods,
  type PeriodEnd,
} from './limited-periods.ts';

/** Broken by a job that is surely past its limit, and kept by one which only the limit can have ended. */
function withinLimit(limit: Limit): Judge {
  const { phase, isEndless } = limit;
  const name = stateNames[phase];
  return (evidence) =>
    limitedPeriods(evidence, limit).flatMap((limited): Finding[] => {
      const { terms, limitMs, stay, end, slowMs } = limited;
      const { first, last, atLeastMs } = stay;
      const shownBy = [first.id, last.id];
      const margin = describeMargin('lateTimer', { limitMs, seenMs: atLeastMs, lateMs: slowMs });
      if (atLeastMs > limitMs + toleranceMs('lateTimer', limitMs) + slowMs) {
        return stay.longestGapMs > toleranceMs('pollGap', limitMs)
          ? [
              unclear(
                `The job was seen ${name} past its limit, but with long pauses between; looks in quick succession would tell.`,
                shownBy,
                margin,
              ),
            ]
          : [
              broken(
                `Expected the job not to be ${name} after ${limitMs} ms, but it was.`,
                shownBy,
                margin,
              ),
            ];
      }
      // Too short a look cannot tell that it was the limit which ended the phase.
      if (end === undefined || !isEndless(terms) || atLeastMs < limitMs / 2) return [];
      return [judgeEnd(limited, end, name)];
    });
}

function judgeEnd({ limitMs, stay }: LimitedPeriod, end: PeriodEnd, name: string): Finding {
  const shownBy = [stay.first.id, stay.last.id, end.id];
  const margin = describeMargin('lateTimer', { limitMs, seenMs: end.atMostMs });
  if (end.phase === 'completed' || end.phase === 'running' || end.phase === 'waiting') {
    return unclear(
      `The job went on to be ${end.status}; one that stays until its limit would tell.`,
      shownBy,
      margin,
    );
  }
  return isEarly({ limitMs, end })
    ? unclear(
        `The job was not ${name} any more before its limit was over; one that stays so until then would tell.`,
        shownBy,
        margin,
      )
    : holds(`The job was ${name}, and was not any more when its limit was over.`, shownBy, margin);
}

const running: Limit = {
  phase: 'running',
  limitOf: ({ timeoutMs }) => timeoutMs,
  isEndless: (terms) => terms.is('hanging'),
};

const waiting: Limit = {
  phase: 'waiting',
  limitOf: ({ ttlMs }) => ttlMs,
  // Nothing else takes a job out of the queue but a worker, and then it runs.
  isEndless: () => true,
};

/** A job that is declared never to end by itself can only be terminated. */
function hangingCompleted(evidence: EvidenceView): Finding[] {
  return evidence.jobs.flatMap((history): Finding[] => {
    const terms = termsOf(history, evidence);
    const done = history.samples.find(({ job }) => job.phase === 'completed');
    if (done === undefined || !terms.is('hanging') || terms.is('ordinary')) return [];
    const reason = `Expected the job to be terminated at its execution timeout, got ${stateNames.completed}. ${declaredAs('hanging', terms)}`;
    return [broken(reason, [history.submission?.exchange.id ?? done.id, done.id])];
  });
}

/**
 * One job that ends before its limit may have met with an accident. Two with different limits have
 * not, where one was still seen in the phase after the other one had ended.
 */
function endedEarly(
  evidence: EvidenceView,
  limit: Limit,
  told: (one: EndedPeriod, other: EndedPeriod) => string,
): Finding[] {
  const early = limitedPeriods(evidence, limit).flatMap((limited) => {
    const { end, limitMs } = limited;
    if (end === undefined || !limit.isEndless(limited.terms) || limited.mayBeDropped) return [];
    if (!isOverFor(limited, evidence, end)) return [];
    // A job that found a worker may be anything then.
    if (limit.phase === 'waiting' && !hasNoFreeWorker(limited, evidence)) return [];
    return isEarly({ limitMs, end }) ? [{ ...limited, end }] : [];
  });
  const [pair] = early.flatMap((one) =>
    early
      .filter(
        (other) =>
          other.history.endpointId === one.history.endpointId &&
          other.limitMs !== one.limitMs &&
          other.stay.last.fromMs > one.end.untilMs,
      )
      .map((other) => [one, other] as const),
  );
  if (pair === undefined) return [];
  const [one, other] = pair;
  const shownBy = [one.stay.last.id, one.end.id, other.stay.last.id, other.end.id];
  const margin = describeMargin('earlyTimer', { limitMs: one.limitMs, seenMs: one.end.atMostMs });
  return [broken(told(one, other), shownBy, margin)];
}

/** Whether a job was over for good: a state of another name may be one on the way, such as RUNNING. */
function isOverFor({ history }: LimitedPeriod, { subject }: EvidenceView, end: PeriodEnd): boolean {
  if (end.phase !== 'unknown') return end.phase === 'ended' || end.phase === 'gone';
  const last = history.samples.at(-1);
  return subject.finalStates === undefined && last?.job.status === end.status;
}

/** Whether every worker that the endpoint is declared to have was busy while a job waited. */
function hasNoFreeWorker(
  { history, terms: { endpoint }, stay, end }: LimitedPeriod,
  { jobs }: EvidenceView,
): boolean {
  const busy = jobs.filter(
    ({ endpointId, scenario, samples }) =>
      endpointId === history.endpointId &&
      scenario === history.scenario &&
      samples.some(({ job, untilMs }) => job.phase === 'running' && untilMs <= stay.first.fromMs) &&
      samples.some(
        ({ job, fromMs }) =>
          job.phase === 'running' && fromMs >= (end?.untilMs ?? stay.last.untilMs),
      ),
  );
  return endpoint?.workers !== undefined && busy.length >= endpoint.workers;
}

const terminatedEarly = ({ limitMs, terms }: EndedPeriod, other: EndedPeriod) =>
  `Two jobs were terminated long before their execution timeouts of ${limitMs} and ${other.limitMs} ms. ${declaredAs('hanging', terms)}`;

const droppedEarly = ({ limitMs, terms: { endpoint } }: EndedPeriod, other: EndedPeriod) =>
  `Two jobs left the queue without a result long before their ttl of ${limitMs} and ${other.limitMs} ms, while every worker was busy. workers of ${endpoint?.id} declares how many there are.`;

/**
 * Besides, a default is broken by jobs that end before it: one may have crashed, but two that began
 * at different times and lasted equally long met another limit.
 */
function withDefault(limit: Limit): Judge {
  const within = withinLimit(limit);
  return (evidence) => {
    const early = limitedPeriods(evidence, limit).flatMap((limited) => {
      const { terms, stay, end, limitMs, mayBeDropped } = limited;
      if (end === undefined || mayBeDropped) return [];
      if (!isCutOff(end) || !limit.isEndless(terms)) return [];
      // What was seen for a moment only tells nothing of how long it lasted.
      const isKnown = stay.atLeastMs >= Math.max(toleranceMs('lateTimer'), end.atMostMs / 2);
      return isKnown && isEarly({ limitMs, end }) ? [{ ...limited, end }] : [];
    });
    const [pair] = early.flatMap((one) =>
      early.filter((other) => areAlike(one, other)).map((other) => [one, other] as const),
    );
    if (pair === undefined) return within(evidence);
    const [one, other] = pair;
    const shownBy = [one.stay.last.id, one.end.id, other.stay.last.id, other.end.id];
    const margin = describeMargin('earlyTimer', { limitMs: one.limitMs, seenMs: one.end.atMostMs });
    return [broken('Two jobs met a limit that is shorter than the default.', shownBy, margin)];
  };
}

type EndedPeriod = LimitedPeriod & { readonly end: PeriodEnd };

/** Whether the second of two jobs began after the first, and lasted as long, as surely as can be told. */
function areAlike(one: EndedPeriod, other: EndedPeriod): boolean {
  const apartMs = other.stay.first.fromMs - one.stay.first.untilMs;
  const isAlike =
    other.stay.atLeastMs <= one.end.atMostMs && one.stay.atLeastMs <= other.end.atMostMs;
  // Else both may have ended at one and the same instant.
  const isNarrow = [one, other].every(
    ({ stay, end }) => end.atMostMs - stay.atLeastMs < apartMs / 2,
  );
  return (
    one.history.scenario === other.history.scenario &&
    one.history.endpointId === other.history.endpointId &&
    apartMs > 0 &&
    isAlike &&
    isNarrow
  );
}

const terminated = lifecycle.transitions.terminate.to;
const expired = lifecycle.transitions.expire.to;

/** Whether a job that was not looked at for a while can have met its execution timeout meanwhile. */
function mayHaveRun({ phase }: Limit, { timeoutMs }: JobTerms, { atMostMs }: PeriodEnd): boolean {
  if (phase !== 'waiting') return false;
  return timeoutMs === undefined || atMostMs >= timeoutMs - toleranceMs('earlyTimer', timeoutMs);
}

/** What is chosen: the state in which the limit leaves a job, and that nothing comes to it before. */
function endsIn(state: string, limit: Limit): Judge {
  return (evidence) =>
    limitedPeriods(evidence, limit).flatMap(({ terms, stay, end, limitMs, history }): Finding[] => {
      if (end === undefined || end.phase === 'gone') return [];
      const shownBy = [stay.last.id, end.id];
      const margin = describeMargin('earlyTimer', { limitMs, seenMs: end.atMostMs });
      if (isEarly({ limitMs, end })) {
        return end.status === state && !mayHaveRun(limit, terms, end)
          ? [broken(`The job was ${state} before its limit was over.`, shownBy, margin)]
          : [];
      }
      const isOver =
        stay.atLeastMs > limitMs / 2 && (end.phase === 'ended' || end.phase === 'unknown');
      if (!isOver || !limit.isEndless(terms)) return [];
      if (end.status !== state) {
        return [broken(`Expected ${state}, got ${end.status}.`, shownBy, margin)];
      }
      const started = history.samples.find(
        ({ job }) => job.executionTime !== undefined || job.workerId !== undefined,
      );
      return limit.phase === 'waiting' && started !== undefined
        ? [broken('The job had a worker although it never left the queue.', [started.id])]
        : [holds(`The job was ${state} when its limit was over.`, shownBy, margin)];
    });
}

const asked: Limit = { ...waiting, limitOf: ({ askedTtlMs }) => askedTtlMs };

/** Told by jobs that never end by themselves, where the two timeouts are far enough apart. */
const overrideJudge: Judge = (evidence) =>
  limitedPeriods(evidence, {
    phase: 'running',
    limitOf: ({ askedTimeoutMs }) => askedTimeoutMs,
    isEndless: (terms) => terms.is('hanging'),
  }).flatMap((limited): Finding[] => {
    const { terms, limitMs } = limited;
    const { ownTimeoutMs } = terms;
    if (!terms.is('hanging')) return [];
    return ownTimeoutMs !== undefined && ownTimeoutMs < limitMs
      ? judgeLonger(limited, ownTimeoutMs)
      : judgeShorter(limited, ownTimeoutMs);
  });

/** Where the endpoint's own timeout is not known, nothing but a job that outlasts the other one tells. */
function judgeShorter(
  { limitMs, stay, end, slowMs }: LimitedPeriod,
  ownMs: number | undefined,
): Finding[] {
  const shownBy = [stay.first.id, stay.last.id];
  const margin = describeMargin('lateTimer', {
    limitMs,
    seenMs: stay.atLeastMs,
    lateMs: slowMs,
  });
  if (stay.atLeastMs > limitMs + toleranceMs('lateTimer', limitMs) + slowMs) {
    if (stay.longestGapMs > toleranceMs('pollGap', limitMs)) return [];
    return [broken('The job outlasted the execution timeout of its request.', shownBy, margin)];
  }
  if (ownMs === undefined || end === undefined) return [];
  if (!isCutOff(end) || isEarly({ limitMs, end })) return [];
  return isEarly({ limitMs: ownMs, end })
    ? [
        holds(
          'The timeout of the request ended the job, long before that of the endpoint.',
          [...shownBy, end.id],
          margin,
        ),
      ]
    : [];
}

function judgeLonger(
  { limitMs, stay, end, mayBeDropped }: LimitedPeriod,
  ownMs: number,
): Finding[] {
  const shownBy = [stay.first.id, stay.last.id];
  const margin = describeMargin('lateTimer', { limitMs: ownMs, seenMs: stay.atLeastMs });
  if (stay.atLeastMs > ownMs + toleranceMs('lateTimer', ownMs)) {
    return [
      holds(
        'The job outlasted the timeout of the endpoint, as its request asked.',
        shownBy,
        margin,
      ),
    ];
  }
  if (end === undefined || !isCutOff(end) || !isEarly({ limitMs, end })) return [];
  // It may have ended for another reason, unless it did so when the endpoint's own timeout was over.
  return end.atMostMs >= ownMs && !mayBeDropped
    ? [
        broken(
          'The timeout of the endpoint ended the job, not that of its request.',
          [...shownBy, end.id],
          margin,
        ),
      ]
    : [
        unclear(
          'The job had ended before either timeout; one that runs for longer would tell.',
          [...shownBy, end.id],
          margin,
        ),
      ];
}

/** By rule. */
export const timerJudges = {
  'timeout-terminates': (evidence) => [
    ...withinLimit(running)(evidence),
    ...hangingCompleted(evidence),
    ...endedEarly(evidence, running, terminatedEarly),
  ],
  'execution-timeout-default': withDefault({
    ...running,
    limitOf: ({ askedTimeoutMs, timeoutMs, endpoint }) =>
      askedTimeoutMs === undefined && endpoint?.timeoutMs === 'default' ? timeoutMs : undefined,
  }),
  'queue-ttl': withinLimit(waiting),
  'queue-ttl-override': (evidence) => [
    ...withinLimit(asked)(evidence),
    ...endedEarly(evidence, asked, droppedEarly),
  ],
  'queue-ttl-default': withDefault({
    ...waiting,
    limitOf: ({ askedTtlMs, ttlMs }) => (askedTtlMs === undefined ? ttlMs : undefined),
  }),
  'termination-times-out': endsIn(terminated, running),
  'expiry-times-out': endsIn(expired, waiting),
  'state-timed-out': (evidence) => [
    ...endsIn(terminated, running)(evidence),
    ...endsIn(expired, waiting)(evidence),
  ],
  'execution-timeout-override': overrideJudge,
} satisfies Judges;
