/** Rules about what 429 means and says, and how many requests there may be in a time. */
import { lifecycle, limits } from '#generated/reference/tables.js';
import { isFinished, parseJob } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { type Call, isSuccess } from '../../evidence/calls.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { groupBy } from '../engine/judging/indexes.ts';
import { broken, type Finding, holds, unclear } from '../engine/judging/judge.ts';
import {
  isAdmitted,
  isRefusedForRate,
  limitOf,
  possiblyAtOnce,
  requestGroups,
} from '../engine/judging/request-groups.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { askedWait } from '../engine/wait-parameter.ts';

const { windowMs } = limits.rates;

/** How often and how long the same request has to be refused before its number is no reason. */
const lasting = { refusals: 5, ms: 25_000 };

/** Refusals come in bursts, or for any other reason again and again. */
function meansTooMany({ calls }: EvidenceView): Finding[] {
  const answered = calls.filter(
    ({ operationId, status }) => operationId !== undefined && status !== undefined,
  );
  const groups = groupBy(answered, ({ exchange: { scenario, key, request } }) =>
    JSON.stringify([scenario, key, request.method, request.target, request.body]),
  );
  return [...groups.values()].flatMap((group): Finding[] => {
    const refused = group.filter(({ status }) => status === 429);
    const [first] = refused;
    const last = refused.at(-1);
    if (first === undefined || last === undefined) return [];
    const shownBy = refused.map(({ exchange }) => exchange.id);
    const wereAdmitted = group.filter(({ status }) => status !== 429);
    if (wereAdmitted.length > 0) {
      const before = wereAdmitted.some(({ exchange }) => exchange.id < first.exchange.id);
      const after = wereAdmitted.findLast(({ exchange }) => exchange.id > last.exchange.id);
      return before && after !== undefined
        ? [holds('What was refused is answered after a pause.', [...shownBy, after.exchange.id])]
        : [
            unclear(
              'A request was refused now and then; the same one, answered before and after, would tell.',
              shownBy,
            ),
          ];
    }
    const lastedMs = last.exchange.sentMs - first.exchange.receivedMs;
    const isLasting = refused.length >= lasting.refusals && lastedMs >= lasting.ms;
    // Others were answered meanwhile, so that it is neither the caller nor the operation.
    const other = calls.find(
      ({ operationId, endpointId, exchange, status = 429 }) =>
        operationId === first.operationId &&
        endpointId === first.endpointId &&
        exchange.scenario === first.exchange.scenario &&
        exchange.key === first.exchange.key &&
        exchange.id > first.exchange.id &&
        status < 300,
    );
    return isLasting && other !== undefined
      ? [
          broken(
            `The request was refused ${refused.length} times in ${Math.round(lastedMs / 1000)} s, while another one was answered.`,
            [...shownBy, other.exchange.id],
          ),
        ]
      : [
          unclear(
            'A request was refused, and not answered later; the same one, answered after a pause, would tell.',
            shownBy,
          ),
        ];
  });
}

function saysWhen(evidence: EvidenceView): Finding[] {
  return requestGroups(evidence).flatMap((group) =>
    group.flatMap((call, at): Finding[] => {
      const { id, receivedMs } = call.exchange;
      if (call.status !== 429) return [];
      const text = call.exchange.response?.headers['retry-after'];
      if (text === undefined || !/^\d+$/.test(text)) {
        return [broken(`Expected seconds in Retry-After, got ${text ?? 'nothing'}.`, [id])];
      }
      const waitMs = Number(text) * 1000;
      if (!isRefusedForRate(call)) return [];
      if (waitMs > windowMs) {
        return [broken(`Retry-After asks for ${text} s, more than a window has.`, [id])];
      }
      const next = group
        .slice(at + 1)
        .find(({ exchange }) => exchange.sentMs >= receivedMs + waitMs);
      if (next === undefined || possiblyAtOnce(next, group) > 0) return [];
      const isUsedUp = group.some(
        (other) =>
          other.exchange.id > id &&
          other.exchange.id < next.exchange.id &&
          isAdmitted(other) &&
          other.exchange.receivedMs > receivedMs,
      );
      if (isUsedUp) return [];
      const shownBy = [id, next.exchange.id];
      return isRefusedForRate(next)
        ? [broken(`After ${text} s the request was refused again.`, shownBy)]
        : [holds(`After ${text} s the request was admitted.`, shownBy)];
    }),
  );
}

function limitsRate(evidence: EvidenceView): Finding[] {
  return requestGroups(evidence).flatMap((group): Finding[] => {
    const limit = limitOf(group)?.requests;
    return limit === undefined ? [] : [...tooMany(group, limit), ...tooFew(group, limit)];
  });
}

/** What was admitted in windows of which the start is known: a pause as long as one went before. */
function tooMany(group: readonly Call[], limit: number): Finding[] {
  let passed = 0;
  let latestMs = Number.NEGATIVE_INFINITY;
  const starts = group.filter(({ exchange: { sentMs } }) => {
    // Of those sent before, the last to be answered has to be that long ago.
    while (passed < group.length && (group[passed]?.exchange.sentMs ?? sentMs) < sentMs) {
      latestMs = Math.max(latestMs, group[passed]?.exchange.receivedMs ?? latestMs);
      passed += 1;
    }
    return latestMs <= sentMs - windowMs;
  });
  return starts.flatMap(({ exchange: { sentMs } }): Finding[] => {
    const within = group.filter(
      ({ exchange }) => exchange.sentMs >= sentMs && exchange.receivedMs < sentMs + windowMs,
    );
    const admitted = within.filter(isAdmitted).length;
    const refused = within.find(isRefusedForRate);
    const shownBy = within.slice(-3).map(({ exchange }) => exchange.id);
    if (admitted > limit) {
      return [broken(`${admitted} requests were admitted in a window for ${limit}.`, shownBy)];
    }
    return admitted === limit && refused !== undefined
      ? [holds(`${limit} requests were admitted, and a further one refused.`, shownBy)]
      : [];
  });
}

function tooFew(group: readonly Call[], limit: number): Finding[] {
  return group.flatMap((call): Finding[] => {
    if (!isRefusedForRate(call) || possiblyAtOnce(call, group) > 0) return [];
    const { id, sentMs, receivedMs } = call.exchange;
    const possible = group.filter(
      (other) =>
        !isRefusedForRate(other) &&
        other.exchange.receivedMs >= sentMs - windowMs &&
        other.exchange.sentMs <= receivedMs,
    );
    return possible.length < limit
      ? [broken(`Refused after ${possible.length} requests in a window for ${limit}.`, [id])]
      : [];
  });
}

/** How long the service held a request whose wait ran out; undefined for any other. */
function heldMs(call: Call): number | undefined {
  const { operationId, answered, jobId } = call;
  if (!isSuccess(call)) return undefined;
  const job = parseJob(answered, { id: jobId });
  if (job === undefined || isFinished(job)) return undefined;
  switch (operationId) {
    case 'streamJob':
    case 'streamJobByPost': {
      const stream = isObject(answered) ? answered['stream'] : undefined;
      const isEmpty = Array.isArray(stream) && stream.length === 0;
      return isEmpty ? lifecycle.timers.streamWait.default : undefined;
    }
    case 'runJobSync':
    case 'getJobStatusSync':
    case 'getJobStatusSyncByPost': {
      const asked = askedWait(call.exchange.request.target);
      return asked.kind === 'within' ? asked.ms : lifecycle.timers.statusSyncWait.default;
    }
    default:
      return undefined;
  }
}

interface Interval {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** When a request was surely at the service: however late it arrived, however early it left. */
function surelyHeld(call: Call): Interval[] {
  const held = heldMs(call);
  if (held === undefined) return [];
  const { sentMs, receivedMs } = call.exchange;
  const fromMs = receivedMs - held;
  const untilMs = sentMs + held;
  return fromMs < untilMs ? [{ fromMs: Math.max(fromMs, sentMs), untilMs }] : [];
}

function limitsAtOnce(evidence: EvidenceView): Finding[] {
  return requestGroups(evidence).flatMap((group): Finding[] => {
    const { concurrent: limit } = limitOf(group) ?? {};
    if (limit === undefined) return [];
    const held = group.flatMap(surelyHeld);
    const most = Math.max(
      0,
      ...held.map(
        ({ fromMs }) =>
          held.filter((other) => other.fromMs <= fromMs && other.untilMs > fromMs).length,
      ),
    );
    const shownBy = group.slice(-3).map(({ exchange }) => exchange.id);
    if (most > limit) {
      return [broken(`${most} requests were under way at a time, ${limit} may be.`, shownBy)];
    }
    const refused = group.filter(isRefusedForRate);
    return refused.flatMap((call): Finding[] => {
      const atOnce = group.filter(
        (other) =>
          other !== call &&
          !isRefusedForRate(other) &&
          other.exchange.sentMs <= call.exchange.receivedMs &&
          other.exchange.receivedMs >= call.exchange.sentMs,
      ).length;
      // With one or none at a time it is the rate that refuses.
      if (atOnce > 1 && atOnce < limit) {
        return [broken(`Refused with ${atOnce} under way, ${limit} may be.`, [call.exchange.id])];
      }
      return most === limit
        ? [holds(`${limit} were under way at a time, and a further one refused.`, shownBy)]
        : [];
    });
  });
}

/** By rule. */
export const rateJudges = {
  'too-many-requests-is-429': meansTooMany,
  'retry-after': saysWhen,
  'request-rates': limitsRate,
  'request-concurrency': limitsAtOnce,
} satisfies Judges;
