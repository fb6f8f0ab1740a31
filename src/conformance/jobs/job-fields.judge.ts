/** Rules about the fields of jobs: each response is checked against the document. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Job } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { answerErrors, describeError } from '../../evidence/document-errors.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import { type RuleId, rulesAt } from '../contract/rules.ts';
import { describeNonObject } from '../judging/answers/describe-text.ts';
import { fullSamples, isRetriedOrCancelled, type JobHistory } from '../judging/jobs/job-history.ts';
import { isEmptyAnswer } from '../judging/jobs/missing-jobs.ts';
import { whereShown } from '../judging/jobs/optional-members.ts';
import {
  broken,
  type Findings,
  foundFor,
  holds,
  type LazyJudge,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { orWhyNoCall } from '../judging/webhooks/webhook-delivery.ts';

type AnswerFault = NonNullable<ReturnType<typeof answerErrors>>[number];

interface ShapeRule {
  readonly operations: readonly OperationExchange['operationId'][];
  /** Whether a valid response shows that the rule holds. */
  readonly applies: (answered: Readonly<Record<string, unknown>>) => boolean;
  readonly isFault: (fault: AnswerFault) => boolean;
  /** Default: contract. */
  readonly profile?: 'contract' | 'reference';
}

/** A response with such a fault breaks the rule; one that could have had it shows that the rule holds. */
function byShape({ operations, applies, isFault, profile }: ShapeRule): LazyJudge {
  return (evidence) =>
    foundFor(evidence.calls, (call) => {
      const { exchange, status = 0, answered } = call;
      if (status < 200 || status > 299 || !operations.includes(call.operationId)) return [];
      const fault = answerErrors(call, profile)?.find(isFault);
      if (fault !== undefined) return broken(describeError(fault, answered), [exchange.id]);
      if (!isObject(answered) || !applies(answered)) return [];
      return holds('The response matches the document.', [exchange.id]);
    });
}

/** Judges a rule by the keywords of the document that enforce it. */
function judgeByJobKeyword(rule: RuleId, shape: Omit<ShapeRule, 'isFault'>): LazyJudge {
  return byShape({ ...shape, isFault: ({ schemaPath }) => rulesAt(schemaPath).includes(rule) });
}

function byType(member: string): LazyJudge {
  return byShape({
    operations: everyResponse,
    applies: (answered) => (answered[member] ?? null) !== null,
    isFault: ({ keyword, instancePath }) => keyword === 'type' && instancePath === `/${member}`,
  });
}

const submission = ['runJob'] as const;
const synchronous = ['runJobSync'] as const;
const jobs = ['runJobSync', 'getJobStatus'] as const;
const everyResponse = [...submission, ...jobs] as const;

/** Responses carry a job: an object that matches the schema `Job`. */
const jobShape: LazyJudge = ({ calls }) =>
  foundFor(calls, (call) => {
    const { operationId, exchange } = call;
    if (operationId !== 'runJobSync' && operationId !== 'getJobStatus') return [];
    // An unknown job may be answered so.
    if (operationId === 'getJobStatus' && isEmptyAnswer(call)) return [];
    return exchange.response?.isCutOff
      ? unclear('The response was cut off, so its job was not seen.', [exchange.id])
      : judgeJob({ ...call, body: exchange.response?.body }, exchange.id);
  });

/** A webhook call has the content of a status response, so it is read as one. */
const webhookJobShape: LazyJudge = ({ webhookCalls }) =>
  foundFor(webhookCalls, ({ delivery: { id, method, body }, content: answered }) =>
    // Other methods only probe the address.
    method === lifecycle.webhook.method
      ? judgeJob({ operationId: 'getJobStatus', status: 200, answered, body }, id)
      : [],
  );

function judgeJob(
  {
    body,
    ...call
  }: Pick<OperationExchange, 'operationId' | 'status' | 'answered'> & { body: string | undefined },
  id: number,
): Findings {
  const { status = 0, answered } = call;
  if (status < 200 || status > 299) return [];
  if (!isObject(answered)) {
    return broken(`Expected a job as a JSON object, got ${describeNonObject(body)}.`, [id]);
  }
  const [fault] = answerErrors(call) ?? [];
  if (fault === undefined) return holds('The job matches the document.', [id]);
  // An id without its prefix is still a job.
  return fault.schemaPath.includes('/schemas/Job')
    ? broken(describeError(fault, answered), [id])
    : [];
}

/** One worker may run several jobs, and two endpoints may name their workers alike, so jobs are not compared. */
function sameWorker(history: JobHistory): Findings {
  // A retried job may run on another worker.
  if (isRetriedOrCancelled(history)) return [];
  const completed = fullSamples(history).filter(
    ({ job, by }) => by !== 'webhook' && job.phase === 'completed' && job.workerId !== undefined,
  );
  const [first, ...later] = completed;
  if (first === undefined || later.length === 0) return [];
  const other = later.find(
    ({ job }) => job.workerId !== first.job.workerId && mayBeOneRun(job, first.job),
  );
  if (other !== undefined) {
    const reason = `Expected the worker that ran the job, ${first.job.workerId}, in every response about the completed job, got ${other.job.workerId} later.`;
    return broken(reason, [first.id, other.id]);
  }
  return later.every(({ job }) => job.workerId === first.job.workerId)
    ? holds(
        'All responses about the completed job name the same worker.',
        completed.map(({ id }) => id),
      )
    : [];
}

/** Whether two samples of a job may show the same run: their times are equal. */
function mayBeOneRun(later: Job, first: Job): boolean {
  return (['delayTime', 'executionTime'] as const).every(
    (time) => later[time] === undefined || first[time] === undefined || later[time] === first[time],
  );
}

export const jobFieldJudges = {
  'job-shape': jobShape,
  'webhook-job-shape': orWhyNoCall(webhookJobShape),
  'job-id-type': byType('id'),
  'job-status-type': byType('status'),
  'delay-time-type': whereShown(['delayTime'], byType('delayTime')),
  'execution-time-type': whereShown(['executionTime'], byType('executionTime')),
  'worker-id-type': whereShown(['workerId'], byType('workerId')),
  'worker-id-kept': whereShown(['workerId'], ({ jobs }) => jobs.flatMap(sameWorker)),
  'output-type': byType('output'),
  'submit-answers-id-and-status': byShape({
    operations: submission,
    applies: () => true,
    isFault: ({ keyword, instancePath }) =>
      keyword === 'required' || (keyword === 'type' && instancePath === ''),
  }),
  'submit-answers-queued': judgeByJobKeyword('submit-answers-queued', {
    operations: submission,
    applies: ({ status }) => typeof status === 'string',
  }),
  'async-id-form': judgeByJobKeyword('async-id-form', {
    operations: submission,
    applies: ({ id }) => typeof id === 'string',
  }),
  'async-id-lower-case': judgeByJobKeyword('async-id-lower-case', {
    operations: submission,
    applies: ({ id }) => typeof id === 'string',
    profile: 'reference',
  }),
  'sync-id-prefix': whereShown(
    ['id'],
    judgeByJobKeyword('sync-id-prefix', {
      operations: synchronous,
      applies: ({ id }) => typeof id === 'string',
    }),
    { by: 'runJobSync' },
  ),
} satisfies Judges;
