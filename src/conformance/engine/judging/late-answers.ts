/** Answers which come later than they may, unless that is how slow everything was. */
import type { Exchange } from '../../../evidence/records.ts';
import { elapsed } from '../intervals.ts';
import { describeMargin, toleranceMs } from '../tolerances.ts';
import type { EvidenceView } from './evidence-view.ts';
import { broken, type Finding, unclear } from './judge.ts';

/** What is found of an answer that may wait for so long; undefined where it came in time. */
export function lateAnswer(
  exchange: Exchange,
  { limitMs, evidence }: { limitMs: number; evidence: EvidenceView },
): Finding | undefined {
  const { atLeastMs, atMostMs } = elapsed(exchange);
  const latestMs = limitMs + toleranceMs('lateAnswer', limitMs);
  if (atMostMs <= latestMs) return undefined;
  const { sentMs: fromMs, receivedMs: untilMs } = exchange;
  const slowMs = evidence.slowestStatusMs({ fromMs, untilMs });
  const lateMs = atMostMs - atLeastMs + slowMs;
  const margin = describeMargin('lateAnswer', { limitMs, seenMs: atMostMs, lateMs });
  return atLeastMs - slowMs > latestMs
    ? broken('The answer came after the wait was over.', [exchange.id], margin)
    : unclear(
        'The answer came late, when everything was slow; a quieter deployment would tell.',
        [exchange.id],
        margin,
      );
}
