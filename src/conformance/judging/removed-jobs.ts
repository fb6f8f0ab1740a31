/** Jobs of which a deployment need not know any more, because somebody wanted it so. */
import type { EvidenceView } from './evidence-view.ts';
import { isInterfered, type JobHistory } from './job-history.ts';

/** Whether somebody asked for a job to be retried or called off, or emptied the queue it came into. */
export function mayBeRemoved(
  history: JobHistory,
  { callsOf }: Pick<EvidenceView, 'callsOf'>,
): boolean {
  const { submission, scenario, endpointId } = history;
  const sinceMs = submission?.exchange.sentMs ?? Number.NEGATIVE_INFINITY;
  return (
    isInterfered(history) ||
    callsOf('purgeQueue').some(
      (call) =>
        call.endpointId === endpointId &&
        call.exchange.scenario === scenario &&
        call.exchange.receivedMs >= sinceMs,
    )
  );
}
