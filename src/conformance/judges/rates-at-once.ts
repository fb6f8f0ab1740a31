/** The rule about how many requests there may be at the same time. */
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished, parseJob } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { type Call, isSuccess } from '../../evidence/calls.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { broken, type Finding, holds } from '../judging/judge.ts';
import { isRefusedForRate, limitOf, requestGroups } from '../judging/request-groups.ts';
import type { Judges } from '../judging/verdicts.ts';
import { askedWait } from '../wait-parameter.ts';

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
export const concurrencyJudges = { 'request-concurrency': limitsAtOnce } satisfies Judges;
