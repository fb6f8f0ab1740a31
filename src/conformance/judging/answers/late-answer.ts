/** Late answers, unless the deployment was slow with everything. */
import { elapsedOf } from '../../../evidence/intervals.ts';
import type { Exchange } from '../../../evidence/record-types.ts';
import { describeMargin, toleranceMs } from '../../contract/tolerances.ts';
import type { EvidenceView } from '../evidence-view.ts';
import { broken, type Finding } from '../verdicts/judge.ts';
import { needsEvidence } from '../verdicts/missing-evidence.ts';

/** A busy deployment delays requests unequally: this one maybe so many times as long as the slowest other one. */
const unequalFactor = 2;

/** Judges an answer that may take `limitMs`; undefined if it came in time. */
export function lateAnswer(
  exchange: Exchange,
  { limitMs, evidence }: { limitMs: number; evidence: EvidenceView },
): Finding | undefined {
  const { atLeastMs, atMostMs } = elapsedOf(exchange);
  const latestMs = limitMs + toleranceMs('lateAnswer', limitMs);
  if (atMostMs <= latestMs) return undefined;
  const { sentMs: fromMs, receivedMs: untilMs } = exchange;
  const slowMs = unequalFactor * evidence.slowestStatusMs({ fromMs, untilMs });
  const lateMs = atMostMs - atLeastMs + slowMs;
  const margin = describeMargin('lateAnswer', { limitMs, seenMs: atMostMs, lateMs });
  return atLeastMs - slowMs > latestMs
    ? broken('The answer came after the wait was over.', [exchange.id], margin)
    : needsEvidence(
        {
          seen: 'The answer came late, but all answers were slow then',
          needed: 'check again while the deployment is less busy',
        },
        [exchange.id],
        margin,
      );
}
