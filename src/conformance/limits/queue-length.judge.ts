/** The rule about how many jobs may wait. */
import { limits } from '#generated/reference/tables.js';
import { type Call, isSuccess } from '../../evidence/calls.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import type { JobHistory } from '../engine/judging/job-history.ts';
import { broken, type Finding, holds } from '../engine/judging/judge.ts';
import { codeOf, requestGroups } from '../engine/judging/request-groups.ts';
import type { Judges } from '../engine/judging/verdicts.ts';

function limitsQueue(evidence: EvidenceView): Finding[] {
  const submissions = requestGroups(evidence).filter(([first]) => first?.operationId === 'runJob');
  return submissions.flatMap((group): Finding[] => {
    const [first] = group;
    const workers = evidence.endpoint(first?.endpointId)?.workers;
    if (first === undefined || workers === undefined) return [];
    const limit = Math.max(limits.queue.jobs, limits.queue.jobsPerWorker * workers);
    const accepted = evidence.jobs
      .filter(
        ({ submission, scenario, endpointId }) =>
          submission !== undefined &&
          scenario === first.exchange.scenario &&
          endpointId === first.endpointId,
      )
      .sort((left, right) => idOf(left) - idOf(right));
    return group.flatMap((call) => judgeSubmission(call, { accepted, limit }));
  });
}

function judgeSubmission(
  call: Call,
  { accepted, limit }: { accepted: readonly JobHistory[]; limit: number },
): Finding[] {
  const { id, sentMs, receivedMs } = call.exchange;
  const earlier = accepted.filter((job) => idOf(job) < id);
  if (earlier.length < limit && codeOf(call) !== 'queueFull') return [];
  const mayWait = earlier.filter(
    ({ samples }) =>
      !samples.some(
        ({ job, untilMs, id: seen }) => seen < id && untilMs <= sentMs && job.phase !== 'waiting',
      ),
  );
  // First in, first out: whatever came after a job that still waits waits as well.
  const oldest = mayWait.findIndex(({ samples }) =>
    samples.some(
      ({ job, fromMs, id: seen }) => seen > id && fromMs >= receivedMs && job.phase === 'waiting',
    ),
  );
  const surelyWait = oldest < 0 ? 0 : mayWait.length - oldest;
  if (isSuccess(call) && surelyWait >= limit) {
    return [broken(`Accepted while ${surelyWait} jobs waited, ${limit} may.`, [id])];
  }
  if (call.status !== 429 || codeOf(call) !== 'queueFull') return [];
  if (mayWait.length < limit) {
    return [broken(`Refused while at most ${mayWait.length} jobs waited, ${limit} may.`, [id])];
  }
  return surelyWait >= limit ? [holds(`Refused while ${surelyWait} jobs waited.`, [id])] : [];
}

function idOf({ submission }: JobHistory): number {
  return submission?.exchange.id ?? 0;
}

/** By rule. */
export const queueLengthJudges = { 'queue-length': limitsQueue } satisfies Judges;
