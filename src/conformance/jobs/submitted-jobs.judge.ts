/** Rules about how submissions are answered, and how jobs are found afterwards. */
import { isFinished, type Job } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { type Call, isSuccess, requestFaults } from '../../evidence/calls.ts';
import { lasted } from '../engine/instants.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { groupedBy } from '../engine/judging/grouped-by.ts';
import type { JobHistory } from '../engine/judging/job-history.ts';
import { termsOf } from '../engine/judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../engine/judging/judge.ts';
import { slownessDuring } from '../engine/judging/late-answers.ts';
import { mayBeRemoved } from '../engine/judging/removed-jobs.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { triesOfUnfinished } from '../engine/repeated-calls.ts';
import { stateNames } from '../engine/state-names.ts';
import { allowanceMs, describeBound } from '../engine/tolerances.ts';
import { askedWait } from '../engine/wait-parameter.ts';

const runEntersQueue: Judge = ({ calls, jobs }) => {
  const known = new Map<string, number>();
  const submittedBy = new Map(jobs.map((job) => [job.submission, job]));
  return calls.flatMap((call): Finding[] => {
    const { exchange, answered, operationId, endpointId, sent } = call;
    if (operationId !== 'runJob' || !isSuccess(call) || !isObject(answered)) return [];
    if (requestFaults('runJob', sent).length > 0) return [];
    const { id, status } = answered;
    if (typeof id !== 'string' || typeof status !== 'string') return [];
    const key = JSON.stringify([exchange.scenario, endpointId, id]);
    const other = known.get(key);
    if (other !== undefined) {
      return [
        broken(`Expected a new job, got the id of another one, ${id}.`, [other, exchange.id]),
      ];
    }
    known.set(key, exchange.id);
    if (status !== stateNames.waiting) {
      return [broken(`Expected the new job in the queue, got ${status}.`, [exchange.id])];
    }
    const later = submittedBy.get(call)?.samples.find(({ by }) => by === 'getJobStatus');
    return later === undefined
      ? [
          unclear('The job was not seen after its submission; a status request would tell.', [
            exchange.id,
          ]),
        ]
      : [holds('A new job was queued.', [exchange.id, later.id])];
  });
};

/**
 * An answer that came while its job had not ended did not wait for it. Answers may be slow: it has
 * only waited if the job was over by then and other answers of the deployment came much faster.
 */
const runAnswersAtOnce: Judge = (evidence) => {
  const quick = quickCalls(evidence);
  return evidence.jobs.flatMap((history): Finding[] => {
    const { submission, samples } = history;
    if (submission?.operationId !== 'runJob') return [];
    const { receivedMs, id } = submission.exchange;
    const next = samples.find(
      ({ by, fromMs }) => by !== 'webhook' && by !== 'runJob' && fromMs >= receivedMs,
    );
    if (next === undefined) return [];
    const shownBy = [id, next.id];
    const { phase } = next.job;
    if (phase === 'waiting' || phase === 'running') {
      return [holds('It was answered before the job had ended.', shownBy)];
    }
    const { runsForMs } = termsOf(history, evidence);
    if (runsForMs === undefined || !isFinished(next.job)) return [];
    const untilAnswered = { fromMs: submission.exchange.sentMs, untilMs: receivedMs };
    const others = slowestOf(quick.get(history.scenario) ?? [], submission);
    const usualMs = Math.max(slownessDuring(untilAnswered, evidence), others?.ms ?? 0);
    const extraMs = lasted(submission.exchange).atLeastMs - usualMs;
    const boundMs = runsForMs - allowanceMs('declaredTime', runsForMs);
    const margin = describeBound('declaredTime', { boundMs, seenMs: extraMs, counts: 'above' });
    const isLate = others !== undefined && extraMs >= boundMs;
    return isLate
      ? [broken('It was answered as late as if it had waited for the job.', shownBy, margin)]
      : [
          unclear(
            'The job was over when the answer came, which was no slower than others; a slower job would tell.',
            shownBy,
          ),
        ];
  });
};

/** Calls which have nothing to wait for, not even in a deployment that waits for jobs. */
function quickCalls(evidence: EvidenceView): ReadonlyMap<string, readonly Call[]> {
  const asked = evidence.callsOf('getJobStatus');
  const submitted = evidence.jobs.flatMap((history) => {
    const { submission } = history;
    const terms = termsOf(history, evidence);
    return submission?.operationId === 'runJob' && terms.is('ordinary') ? [submission] : [];
  });
  const slowestFirst = [...asked, ...submitted].sort(
    (left, right) => lasted(right.exchange).atMostMs - lasted(left.exchange).atMostMs,
  );
  return groupedBy(slowestFirst, ({ exchange }) => exchange.scenario);
}

/** How long the slowest but one call took, in milliseconds; undefined where there is no other. */
function slowestOf(slowestFirst: readonly Call[], but: Call): { ms: number } | undefined {
  const slowest = slowestFirst.find((call) => call !== but);
  return slowest && { ms: lasted(slowest.exchange).atMostMs };
}

/** A synchronous submission that asks for no wait of its own, and the job that answers it. */
interface Answered {
  readonly submission: Call;
  readonly job: Job;
  /** How long the answer took. */
  readonly seenMs: number;
}

/**
 * For how long a deployment waits is not stated. It may end the wait of a job that is behind others,
 * so an unfinished answer breaks the rule only if it is how the same request is always answered: never
 * with a completed job, and without a wait or, time and again, while a worker ran the job.
 */
const runsyncAnswersCompleted: Judge = ({ jobs }) => {
  const byRequest = new Map<string, Answered[]>();
  for (const { submission, samples } of jobs) {
    const answer = samples.find(({ by }) => by === 'runJobSync');
    if (submission?.operationId !== 'runJobSync' || answer === undefined) continue;
    // How long it waits for such a caller is left open, whatever it offers.
    const { job } = answer;
    const isAsked = askedWait(submission.exchange.request.target).kind !== 'nothing';
    if (isAsked && job.phase !== 'completed' && job.phase !== 'ended') continue;
    const { atMostMs: seenMs } = lasted(submission.exchange);
    const input = isObject(submission.sent) ? submission.sent['input'] : undefined;
    const request = JSON.stringify([submission.endpointId, input]);
    const answered = { submission, job, seenMs };
    const same = byRequest.get(request);
    if (same === undefined) byRequest.set(request, [answered]);
    else same.push(answered);
  }
  return [...byRequest.values()].flatMap((same) => {
    const unfinished = same.filter(({ job }) => job.phase === 'waiting' || job.phase === 'running');
    const isNeverCompleted = unfinished.length === same.length;
    const isImmediate = unfinished.every(({ seenMs }) => seenMs < allowanceMs('shortWait'));
    const isRunning = unfinished.every(({ job }) => job.phase === 'running');
    const isAlways =
      isNeverCompleted &&
      (isImmediate ? same.length > 1 : isRunning && same.length >= triesOfUnfinished);
    return same.map((one) => judgeAnswered(one, { isAlways }));
  });
};

function judgeAnswered(
  { submission, job: { phase, status }, seenMs }: Answered,
  { isAlways }: { isAlways: boolean },
): Finding {
  const ids = [submission.exchange.id];
  if (phase === 'completed') return holds('It was answered with the completed job.', ids);
  if (phase === 'ended') {
    return unclear(
      `The job did not complete, it is ${status}; one that completes would tell.`,
      ids,
    );
  }
  // A name that is not stated may be that of a job which did not end well.
  if (phase === 'unknown') {
    return unclear(
      `It is not stated whether ${status} ends a job; declares.finalStates would tell.`,
      ids,
    );
  }
  const boundMs = allowanceMs('openWait');
  const margin = describeBound('openWait', { boundMs, seenMs, counts: 'below' });
  return isAlways && seenMs < boundMs
    ? broken(`Expected the completed job, got ${status}, as every time.`, ids, margin)
    : unclear(
        `The answer is an unfinished job, ${status}; it may have waited behind other jobs. A run while nobody else uses the endpoint would tell.`,
        ids,
        margin,
      );
}

const statusTakesRunId: Judge = (evidence) =>
  evidence.jobs.flatMap((history): Finding[] => {
    const { submission, samples, jobId } = history;
    if (submission?.operationId !== 'runJob') return [];
    const seen = samples.filter(({ by }) => by === 'getJobStatus');
    const other = seen.find(({ job }) => job.id !== jobId);
    if (other !== undefined) {
      return [broken(`Expected job ${jobId}, got ${other.job.id}.`, [other.id])];
    }
    const [first] = seen;
    if (first !== undefined) return [holds('The job was found by its id.', [first.id])];
    const refused = refusalsOf(history);
    const again = refused.find(
      ({ exchange }) =>
        exchange.sentMs >= submission.exchange.receivedMs + allowanceMs('unknownJob'),
    );
    if (again === undefined || mayBeRemoved(history, evidence)) return [];
    const seenMs = again.exchange.receivedMs - submission.exchange.sentMs;
    const boundMs = allowanceMs('keptJob');
    if (seenMs > boundMs) return [];
    const reason = `Expected the job that was submitted, got status ${again.status}.`;
    const shownBy = [submission, ...refused.slice(0, 1 + refused.indexOf(again))].map(
      ({ exchange }) => exchange.id,
    );
    const margin = describeBound('keptJob', { boundMs, seenMs, counts: 'below' });
    // Whoever asks with another key may ask for the job of another account.
    if (again.exchange.key === 'unknown') return [unclear(reason, shownBy, margin)];
    return [
      again === refused[0]
        ? unclear(
            `${reason} It may have been known before; a status request right after its submission would tell.`,
            shownBy,
            margin,
          )
        : broken(reason, shownBy, margin),
    ];
  });

/**
 * The status requests that did not find the job. It may not be known everywhere at once, and it may be
 * forgotten as soon as it has ended; but whoever asks from the beginning on has to find it.
 */
function refusalsOf({ calls }: JobHistory): Call[] {
  return calls.filter(
    ({ operationId, status = 0, exchange }) =>
      operationId === 'getJobStatus' &&
      (exchange.key === 'valid' || exchange.key === 'unknown') &&
      [400, 404, 405, 410].includes(status),
  );
}

/** By rule. */
export const submissionJudges = {
  'run-enters-queue': runEntersQueue,
  'run-answers-at-once': runAnswersAtOnce,
  'runsync-answers-completed': runsyncAnswersCompleted,
  'status-takes-run-id': statusTakesRunId,
} satisfies Judges;
