/** Says why a run takes longer than planned, and ends one that learns nothing more. */
import { isFinished, parseJob } from '../../client/job.ts';
import type { Clock } from '../../core/clock.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { EvidenceRecord } from '../../evidence/record-types.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { type EventLoopLag, noLag } from './event-loop-lag.ts';

/** How long a run is expected to take, in milliseconds of real time. */
export interface PlannedTime {
  /** If jobs and answers take almost no time. */
  readonly usualMs: number;
  /** If everything is slow. */
  readonly longestMs: number;
}

/** A run that is late is ended after this much time without a sign of a further end of a job. */
const stalledMs = toleranceMs('coldStart') + 10_000;

/** A short run may be late by this much, since every machine is slow now and then. */
const leastMs = 60_000;

const checkEveryMs = 2000;

/**
 * Watches the records of a run from now on. A run ends at twice its plan if no job has ended for long,
 * and otherwise when it has taken as long as planned for a slow deployment.
 */
export function watchProgress(
  { usualMs, longestMs }: PlannedTime,
  {
    clock,
    lag = noLag,
    stop,
    warn = () => undefined,
  }: {
    clock: Clock;
    /** Time for which the checks had to wait for their turn does not count. Default: none. */
    lag?: EventLoopLag;
    stop: (reason: string) => void;
    /** Gets the reason when a run goes on beyond twice its plan. */
    warn?: ((reason: string) => void) | undefined;
  },
): { note(record: EvidenceRecord): void; end(): void } {
  const startedMs = clock.now();
  const lateMs = Math.max(2 * usualMs, leastMs);
  const mostMs = Math.max(lateMs, longestMs);
  const ended = new Set<string>();
  let progressMs = startedMs;
  let isWarned = false;
  let timer = clock.schedule(startedMs + lateMs, check);

  function check(): void {
    const nowMs = clock.now();
    const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
    const reason = `The run has taken ${seconds(nowMs - startedMs)}; about ${seconds(usualMs)} were planned, and at most ${seconds(longestMs)} if everything is slow.`;
    if (nowMs - progressMs >= stalledMs) {
      stop(`${reason} No further job was seen to end for ${seconds(nowMs - progressMs)}.`);
    } else if (nowMs - startedMs >= mostMs + lag.totalMs) {
      stop(`${reason} ${ended.size} jobs were seen to end so far.`);
    } else {
      if (!isWarned) {
        const ends = `${ended.size} jobs were seen to end, the last one ${seconds(nowMs - progressMs)} ago`;
        warn(`${reason} The run goes on, because ${ends}: the deployment or this machine is slow.`);
      }
      isWarned = true;
      timer = clock.schedule(nowMs + checkEveryMs, check);
    }
  }

  return {
    note(record) {
      if (record.kind === 'delivery') progressMs = clock.now();
      if (record.kind !== 'exchange') return;
      const job = parseJob(parseJson(record.response?.body));
      if (job === undefined || !isFinished(job) || ended.has(job.id)) return;
      ended.add(job.id);
      progressMs = clock.now();
    },
    end: () => clock.cancel(timer),
  };
}
