/** The rows of the list of webhook calls: those that were made, and the first calls of jobs to come. */
import type { Delivery, JobList } from '../../client/control.ts';

/** `failed` if a later call took its place. A call that is still to come is attempt 0. */
export interface CallRow
  extends Pick<Delivery, 'jobId' | 'endpointId' | 'host' | 'attempt' | 'atMs' | 'nextMs'> {
  /** Counts up, not only by whole numbers. */
  readonly number: number;
  readonly state: 'acknowledged' | 'failed' | 'waiting' | 'given up';
  readonly answer: string;
}

/** The latest first. A call to come stands where its job was submitted; its number is between those of the calls. */
export function callRows(
  deliveries: readonly Delivery[],
  jobs: JobList['jobs'],
): readonly CallRow[] {
  const later = new Set<string>();
  const calls = deliveries.map(({ sequence: number, outcome: answer, ...delivery }): CallRow => {
    const { jobId, acknowledged, nextMs } = delivery;
    const isLast = !later.has(jobId);
    later.add(jobId);
    const unanswered = nextMs === undefined ? 'given up' : isLast ? 'waiting' : 'failed';
    return { ...delivery, number, answer, state: acknowledged ? 'acknowledged' : unanswered };
  });
  const toCome = jobs.flatMap(
    ({ id: jobId, number: place, endpointId, queuedMs: atMs, webhook }): CallRow[] => {
      if (webhook?.state !== 'waiting' || webhook.attempts > 0) return [];
      const { host, state } = webhook;
      const before = calls.find((call) => call.atMs <= atMs)?.number ?? 0;
      const number = before + place / (place + 1);
      return [
        { jobId, endpointId, host, attempt: 0, atMs, number, state, answer: 'not called yet' },
      ];
    },
  );
  return [...toCome, ...calls].sort((a, b) => b.atMs - a.atMs);
}
