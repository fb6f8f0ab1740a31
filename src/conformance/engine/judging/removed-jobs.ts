/** Jobs that a deployment may have removed because a caller asked for it. */
import { type EvidenceView, memoize } from './evidence-view.ts';
import { isRetriedOrCancelled, type JobHistory } from './job-history.ts';

/** Whether a caller retried or cancelled a job, or purged its queue. */
export function mayBeRemoved(history: JobHistory, evidence: EvidenceView): boolean {
  const { submission, scenario, endpointId } = history;
  const sinceMs = submission?.exchange.sentMs ?? Number.NEGATIVE_INFINITY;
  const purgedMs = lastPurges(evidence).get(placeKey(scenario, endpointId));
  return isRetriedOrCancelled(history) || (purgedMs !== undefined && purgedMs >= sinceMs);
}

/** When the last purge of a queue was answered, by scenario and endpoint. */
const lastPurges = memoize(({ callsOf }: EvidenceView) => {
  const lastMs = new Map<string, number>();
  for (const { endpointId, exchange } of callsOf('purgeQueue')) {
    const place = placeKey(exchange.scenario, endpointId);
    lastMs.set(place, Math.max(lastMs.get(place) ?? exchange.receivedMs, exchange.receivedMs));
  }
  return lastMs;
});

function placeKey(scenario: string, endpointId: string | undefined): string {
  return JSON.stringify([scenario, endpointId]);
}
