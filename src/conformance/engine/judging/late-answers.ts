/** Answers which come later than they may, unless that is how slow everything was. */
import type { Exchange } from '../../../evidence/records.ts';
import { type Between, lasted } from '../instants.ts';
import { allowanceMs, describeMargin } from '../tolerances.ts';
import type { EvidenceView } from './evidence-view.ts';
import { broken, type Finding, unclear } from './judge.ts';

/** What is found of an answer that may wait for so long; undefined where it came in time. */
export function lateAnswer(
  exchange: Exchange,
  { limitMs, evidence }: { limitMs: number; evidence: EvidenceView },
): Finding | undefined {
  const { atLeastMs, atMostMs } = lasted(exchange);
  const latestMs = limitMs + allowanceMs('lateAnswer', limitMs);
  if (atMostMs <= latestMs) return undefined;
  const { sentMs: fromMs, receivedMs: untilMs } = exchange;
  const slowMs = slownessDuring({ fromMs, untilMs }, evidence);
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

/**
 * How long answers took in a time which had nothing to wait for, in milliseconds; 0 without any. A
 * service that gets no turn on its machine, or is far away, is as late with all that it does.
 */
export function slownessDuring(time: Between, evidence: EvidenceView): number {
  return evidence.slowestLookMs(time);
}
