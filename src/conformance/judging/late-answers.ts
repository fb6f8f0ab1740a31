/** Answers which come later than they may, unless that is how slow everything was. */
import type { Exchange } from '../../evidence/records.ts';
import { allowanceMs, describeMargin } from '../allowances.ts';
import type { EvidenceView } from './evidence-view.ts';
import { lasted } from './instants.ts';
import { broken, type Finding, unclear } from './judge.ts';

/** What is found of an answer that may wait for so long; undefined where it came in time. */
export function lateAnswer(
  exchange: Exchange,
  { limitMs, evidence }: { limitMs: number; evidence: EvidenceView },
): Finding | undefined {
  const { atLeastMs, atMostMs } = lasted(exchange);
  const latestMs = limitMs + allowanceMs('lateAnswer', limitMs);
  if (atMostMs <= latestMs) return undefined;
  const seen = { limitMs, seenMs: atMostMs, lateMs: atMostMs - atLeastMs };
  const margin = describeMargin('lateAnswer', seen);
  return atLeastMs - slownessAt(exchange, evidence) > latestMs
    ? broken('The answer came after the wait was over.', [exchange.id], margin)
    : unclear(
        'The answer came late, when everything was slow; a quieter deployment would tell.',
        [exchange.id],
        margin,
      );
}

/** How long answers took at the same time which had nothing to wait for, in milliseconds; 0 without any. */
export function slownessAt({ sentMs, receivedMs }: Exchange, { calls }: EvidenceView): number {
  const others = calls.filter(
    ({ operationId, exchange }) =>
      operationId === 'getJobStatus' &&
      exchange.sentMs <= receivedMs &&
      exchange.receivedMs >= sentMs,
  );
  return Math.max(0, ...others.map(({ exchange }) => lasted(exchange).atMostMs));
}
