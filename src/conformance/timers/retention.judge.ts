/** Rules about how long jobs are kept after their end. */
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished } from '../../client/job.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { JobHistory } from '../judging/job-history.ts';
import { broken, type Finding, type Found, holds, type Judge, unclear } from '../judging/judge.ts';
import type { Judges } from '../judging/verdicts.ts';

function keeps(submittedBy: 'runJob' | 'runJobSync', keptMs: number): Judge {
  return ({ jobs }: EvidenceView): Finding[] =>
    jobs.flatMap((history): Found => {
      const isRetried = history.calls.some(({ operationId }) => operationId === 'retryJob');
      if (history.submission?.operationId !== submittedBy || isRetried) return [];
      return judgeKept(history, keptMs);
    });
}

function judgeKept({ samples, calls, missing, submission }: JobHistory, keptMs: number): Finding[] {
  const end = samples.find(({ job }) => isFinished(job));
  if (end === undefined) return [];
  const unfinished = samples.filter(({ job, id }) => !isFinished(job) && id < end.id);
  const earliestEndMs = unfinished.reduce(
    (latestMs, { fromMs }) => Math.max(latestMs, fromMs),
    submission?.exchange.sentMs ?? 0,
  );
  const asked = calls.filter(
    ({ operationId, exchange }) =>
      operationId === 'getJobStatus' && exchange.key === 'valid' && exchange.id > end.id,
  );
  const allowanceMs = toleranceMs('retention', keptMs);
  const isGone = (call: OperationExchange) => missing.includes(call);
  const kept = asked.findLast((call) => isSuccess(call) && !isGone(call))?.exchange;
  const gone = asked.find(isGone)?.exchange;
  if (gone !== undefined && gone.receivedMs < earliestEndMs + keptMs - allowanceMs) {
    const seenMs = gone.receivedMs - earliestEndMs;
    const margin = describeMargin('retention', { limitMs: keptMs, seenMs });
    return [broken('The job was removed too early.', [end.id, gone.id], margin)];
  }
  if (kept !== undefined && kept.sentMs > end.untilMs + keptMs + allowanceMs) {
    const seenMs = kept.sentMs - end.untilMs;
    const margin = describeMargin('retention', { limitMs: keptMs, seenMs });
    return [broken('The job was kept too long.', [end.id, kept.id], margin)];
  }
  if (kept === undefined || gone === undefined) return [];
  const gapMs = gone.receivedMs - kept.sentMs;
  const margin = `found ${kept.sentMs - end.untilMs} ms after its end, gone ${gone.receivedMs - end.untilMs} ms after it; ${keptMs} ms expected`;
  return gapMs <= 4 * allowanceMs
    ? [holds('The job was kept, and then removed.', [end.id, kept.id, gone.id], margin)]
    : [
        unclear(
          'The status requests before and after the removal were too far apart.',
          [kept.id, gone.id],
          margin,
        ),
      ];
}

const { retentionAfterRun, retentionAfterRunsync } = lifecycle.timers;

export const retentionJudges = {
  'retention-after-run': keeps('runJob', retentionAfterRun.default),
  'retention-after-runsync': keeps('runJobSync', retentionAfterRunsync.default),
} satisfies Judges;
