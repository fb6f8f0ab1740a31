/** Rules about how submissions are answered, and how jobs are found afterwards. */
import { isFinished } from '../../client/job.ts';
import { type Call, isObject, isSuccess, requestFaults } from '../../evidence/calls.ts';
import { allowanceMs, describeBound } from '../allowances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { groupedBy } from '../judging/grouped-by.ts';
import { lasted } from '../judging/instants.ts';
import type { JobHistory } from '../judging/job-history.ts';
import { termsOf } from '../judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../judging/judge.ts';
import { slownessDuring } from '../judging/late-answers.ts';
import { mayBeRemoved } from '../judging/removed-jobs.ts';
import { stateNames } from '../judging/state-names.ts';
import type { Judges } from '../judging/verdicts.ts';
import { askedWait } from '../wait-parameter.ts';

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

/** For how long it has to wait is not stated, so only an early answer must not be unfinished. */
const runsyncAnswersCompleted: Judge = ({ jobs }) =>
  jobs.flatMap(({ submission, samples }): Finding[] => {
    const answer = samples.find(({ by }) => by === 'runJobSync');
    if (submission?.operationId !== 'runJobSync' || answer === undefined) return [];
    const { id, request } = submission.exchange;
    const { phase, status } = answer.job;
    if (phase === 'completed') return [holds('It was answered with the completed job.', [id])];
    if (phase === 'ended')
      return [
        unclear(`The job did not complete, it is ${status}; one that completes would tell.`, [id]),
      ];
    // How long it waits for such a caller is left open, whatever it offers.
    if (askedWait(request.target).kind !== 'nothing') return [];
    const { atMostMs: seenMs } = lasted(submission.exchange);
    const boundMs = allowanceMs('openWait');
    const margin = describeBound('openWait', { boundMs, seenMs, counts: 'below' });
    if (seenMs >= boundMs) {
      return [
        unclear(
          `The answer is an unfinished job, ${status}, after a long wait; a shorter job would tell.`,
          [id],
          margin,
        ),
      ];
    }
    // A name that is not stated may be that of a job which did not end well.
    return phase === 'unknown'
      ? [
          unclear(
            `It is not stated whether ${status} ends a job; declares.finalStates would tell.`,
            [id],
          ),
        ]
      : [broken(`Expected the completed job, got ${status}.`, [id], margin)];
  });

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
