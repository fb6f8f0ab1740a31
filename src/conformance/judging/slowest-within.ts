/** How long answers took in a time, found without a look at all of them. */
import type { Call } from '../../evidence/calls.ts';
import { type Between, lasted } from '../instants.ts';

/**
 * Prepares the question how long the slowest of these calls took that was under way in a time, in
 * milliseconds; 0 where none was. A tree holds for each half of the calls, each quarter and so on
 * until when the last one lasted and how long the slowest.
 * @param calls in the order in which they were sent
 */
export function slowestWithin(calls: readonly Call[]): (time: Between) => number {
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, calls.length)));
  const untilMs = new Float64Array(2 * leaves).fill(Number.NEGATIVE_INFINITY);
  const tookMs = new Float64Array(2 * leaves);
  for (const [index, { exchange }] of calls.entries()) {
    untilMs[leaves + index] = exchange.receivedMs;
    tookMs[leaves + index] = lasted(exchange).atMostMs;
  }
  for (let node = leaves - 1; node > 0; node -= 1) {
    untilMs[node] = Math.max(untilMs[2 * node] ?? 0, untilMs[2 * node + 1] ?? 0);
    tookMs[node] = Math.max(tookMs[2 * node] ?? 0, tookMs[2 * node + 1] ?? 0);
  }
  return (time) => {
    let slowestMs = 0;
    const look = (node: number, first: number, length: number): void => {
      const sentMs = calls[first]?.exchange.sentMs;
      if (sentMs === undefined || sentMs > time.untilMs) return;
      if ((untilMs[node] ?? 0) < time.fromMs || (tookMs[node] ?? 0) <= slowestMs) return;
      if (length === 1) {
        slowestMs = tookMs[node] ?? 0;
        return;
      }
      look(2 * node, first, length / 2);
      look(2 * node + 1, first + length / 2, length / 2);
    };
    look(1, 0, leaves);
    return slowestMs;
  };
}
