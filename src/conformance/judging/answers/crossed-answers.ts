/** Answers that went to the wrong callers: two wait at the same time, and each gets the other's job. */
import { isDeepStrictEqual } from 'node:util';
import { isFinished, type Job } from '../../../client/job.ts';
import { isObject } from '../../../core/json.ts';
import { groupBy, jobKey } from '../../../evidence/indexes.ts';
import { isSuccess, type OperationExchange } from '../../../evidence/operation-exchange.ts';
import type { EvidenceView } from '../evidence-view.ts';
import { jobIn } from '../jobs/job-history.ts';
import { isRequestOf } from '../jobs/job-terms.ts';
import { broken, type Finding } from '../verdicts/judge.ts';

interface SyncAnswer {
  readonly call: OperationExchange;
  readonly job: Job;
}

/** Whether a job may be the one that a call submitted; undefined if nothing is declared about it. */
function fits(
  { call }: SyncAnswer,
  { job }: SyncAnswer,
  evidence: EvidenceView,
): boolean | undefined {
  const { sent, endpointId, exchange } = call;
  const endpoint = evidence.endpoint(endpointId);
  const is = (kind: Parameters<typeof isRequestOf>[2]) => isRequestOf(sent, endpoint, kind);
  const { output } = job.raw;
  const isCompleted = job.phase === 'completed' && isObject(output);
  const { storageSha256 } = exchange.request;
  if (is('storageEcho') && storageSha256 !== undefined) {
    return isCompleted && output['sha256'] === storageSha256;
  }
  if (is('echo')) {
    const input = isObject(sent) && isObject(sent['input']) ? sent['input'] : {};
    return (
      isCompleted &&
      Object.entries(input).every(([name, value]) => isDeepStrictEqual(output[name], value))
    );
  }
  if (is('ordinary') || is('slow')) return job.phase === 'completed';
  if (is('hanging') || is('failing') || is('crashing')) return job.phase === 'ended';
  return undefined;
}

/** Finds pairs of callers of `runsync` of which each got the other's job, by its outcome or by its webhook. */
export function crossedAnswers(evidence: EvidenceView): Finding[] {
  const { finalStates } = evidence.subject;
  const answers = evidence.callsOf('runJobSync').flatMap((call): SyncAnswer[] => {
    const job = isSuccess(call) ? jobIn(call, { finalStates }) : undefined;
    return job !== undefined && isFinished(job) ? [{ call, job }] : [];
  });
  return [...crossedOutcomes(answers, evidence), ...crossedWebhooks(answers, evidence)];
}

/** The webhook of a submission tells about its job, by id; the caller was answered with another one. */
function crossedWebhooks(answers: readonly SyncAnswer[], evidence: EvidenceView): Finding[] {
  const byCall = new Map(answers.map((answer) => [answer.call, answer]));
  const keyOf = ({ endpointId, exchange: { scenario } }: OperationExchange, jobId: string) =>
    jobKey({ scenario, endpointId, jobId });
  const byId = groupBy(answers, ({ call, job }) => keyOf(call, job.id));
  return evidence.webhooks.flatMap(({ submission, calls }) => {
    const answer = submission && byCall.get(submission);
    const [announced] = calls.filter(({ job }) => job !== undefined);
    const jobId = announced?.job?.id;
    if (answer === undefined || announced === undefined || jobId === undefined) return [];
    if (answer.job.id === jobId) return [];
    const other = byId
      .get(keyOf(answer.call, jobId))
      ?.find(({ call }) => call !== answer.call && overlaps(answer.call, call));
    if (other === undefined) return [];
    const reason = `The webhook of a \`runsync\` job reports job ${jobId}, which another caller got as the answer to its own request.`;
    return [
      broken(reason, [answer.call.exchange.id, other.call.exchange.id, announced.delivery.id]),
    ];
  });
}

function crossedOutcomes(answers: readonly SyncAnswer[], evidence: EvidenceView): Finding[] {
  const wrong = answers.filter((answer) => fits(answer, answer, evidence) === false);
  return wrong.flatMap((answer, index) => {
    const other = wrong
      .slice(index + 1)
      .find(
        (later) =>
          overlaps(answer.call, later.call) &&
          fits(answer, later, evidence) === true &&
          fits(later, answer, evidence) === true,
      );
    if (other === undefined) return [];
    const reason =
      'Two callers of `runsync` waited at the same time, and each got the answer that the other job is declared to have.';
    return [broken(reason, [answer.call.exchange.id, other.call.exchange.id])];
  });
}

function overlaps({ exchange: left }: OperationExchange, { exchange: right }: OperationExchange) {
  return (
    left.scenario === right.scenario &&
    left.sentMs <= right.receivedMs &&
    right.sentMs <= left.receivedMs
  );
}
