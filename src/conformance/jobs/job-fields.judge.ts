/** Rules about the shape of jobs: kept or broken by single answers, as the document has it. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Job } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { answerFaults, type Call, describeFault } from '../../evidence/calls.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { fullSamples, isInterfered, type JobHistory } from '../engine/judging/job-history.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../engine/judging/judge.ts';
import { whereShown } from '../engine/judging/optional-members.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { type RuleId, rulesAt } from '../engine/rules.ts';
import { stateNames } from '../engine/state-names.ts';

type Fault = NonNullable<ReturnType<typeof answerFaults>>[number];

/** What a rule about the shape of answers looks at. */
interface ShapeRule {
  readonly operations: readonly Call['operationId'][];
  /** Where there was something to fail. */
  readonly tells: (answered: Readonly<Record<string, unknown>>) => boolean;
  readonly isFault: (fault: Fault) => boolean;
  /** Default: contract. */
  readonly edition?: 'contract' | 'reference';
}

/** Broken by an answer with such a fault, and kept by one that could have had it. */
function byShape({ operations, tells, isFault, edition }: ShapeRule): Judge {
  return (evidence: EvidenceView): Finding[] =>
    evidence.calls.flatMap((call) => {
      const { exchange, status = 0, answered } = call;
      if (status < 200 || status > 299 || !operations.includes(call.operationId)) return [];
      const fault = answerFaults(call, edition)?.find(isFault);
      if (fault !== undefined) return [broken(describeFault(fault, answered), [exchange.id])];
      if (!isObject(answered) || !tells(answered)) return [];
      return [holds('The answer is as it should be.', [exchange.id])];
    });
}

/** Judges a rule by the keywords of the document that enforce it. */
function byKeyword(rule: RuleId, shape: Omit<ShapeRule, 'isFault'>): Judge {
  return byShape({ ...shape, isFault: ({ schemaPath }) => rulesAt(schemaPath).includes(rule) });
}

/** Judges the type of a member, wherever a schema of the document has it. */
function byType(member: string): Judge {
  return byShape({
    operations: everyAnswer,
    tells: (answered) => member in answered,
    isFault: ({ keyword, instancePath }) => keyword === 'type' && instancePath === `/${member}`,
  });
}

const submission = ['runJob'] as const;
const synchronous = ['runJobSync'] as const;
const jobs = ['runJobSync', 'getJobStatus'] as const;
const everyAnswer = [...submission, ...jobs] as const;

/** Answers and webhook calls carry a job: an object that keeps to the schema of jobs. */
const jobShape: Judge = ({ calls, webhookCalls }) => [
  ...calls
    .filter(({ operationId }) => operationId === 'runJobSync' || operationId === 'getJobStatus')
    .flatMap((call) =>
      call.exchange.response?.isCutOff
        ? [
            unclear('The answer was not read as a whole; one that can be read would tell.', [
              call.exchange.id,
            ]),
          ]
        : judgeJob(call, call.exchange.id),
    ),
  ...webhookCalls.flatMap(({ delivery: { id, method }, content: answered }) => {
    // Others look whether the address is there.
    if (method !== lifecycle.webhook.method) return [];
    // A webhook call has the content of a status answer, so it is read as one.
    return judgeJob({ operationId: 'getJobStatus', status: 200, answered }, id);
  }),
];

function judgeJob(call: Pick<Call, 'operationId' | 'status' | 'answered'>, id: number): Finding[] {
  const { status = 0, answered } = call;
  if (status < 200 || status > 299) return [];
  if (!isObject(answered)) {
    return [broken('Expected a job as a JSON object, got something else.', [id])];
  }
  const [fault] = answerFaults(call) ?? [];
  if (fault === undefined) return [holds('It is a job as the document has it.', [id])];
  // An id without its prefix is still a job.
  return fault.schemaPath.includes('/schemas/Job')
    ? [broken(describeFault(fault, answered), [id])]
    : [];
}

/**
 * The worker that ran a completed job does not change. More is not judged: one worker may run several
 * jobs at a time, and two endpoints may give their workers the same names.
 */
function sameWorker(history: JobHistory): Finding[] {
  // A job that is tried again may run on another worker.
  if (isInterfered(history)) return [];
  const looks = fullSamples(history).filter(
    ({ job }) => job.phase === 'completed' && job.workerId !== undefined,
  );
  const [first, ...later] = looks;
  if (first === undefined || later.length === 0) return [];
  const other = later.find(
    ({ job }) => job.workerId !== first.job.workerId && mayBeOneRun(job, first.job),
  );
  if (other !== undefined) {
    const reason = `Expected the worker that ran the job, ${first.job.workerId}, in every answer about the completed job, got ${other.job.workerId} later.`;
    return [broken(reason, [first.id, other.id])];
  }
  return later.every(({ job }) => job.workerId === first.job.workerId)
    ? [
        holds(
          'Everything that shows the completed job names the same worker.',
          looks.map(({ id }) => id),
        ),
      ]
    : [];
}

/** Whether two looks at a job, which may have run again in between, show the same times. */
function mayBeOneRun(later: Job, first: Job): boolean {
  return (['delayTime', 'executionTime'] as const).every(
    (time) => later[time] === undefined || first[time] === undefined || later[time] === first[time],
  );
}

/** By rule. */
export const jobJudges = {
  'job-shape': jobShape,
  'job-id-type': byType('id'),
  'job-status-type': byType('status'),
  'delay-time-type': whereShown(['delayTime'], byType('delayTime')),
  'execution-time-type': whereShown(['executionTime'], byType('executionTime')),
  'worker-id-type': whereShown(['workerId'], byType('workerId')),
  'worker-id-meaning': whereShown(['workerId'], ({ jobs }) => jobs.flatMap(sameWorker)),
  'output-type': byType('output'),
  'submit-answers-id-and-status': byShape({
    operations: submission,
    tells: () => true,
    isFault: ({ keyword, instancePath }) =>
      keyword === 'required' || (keyword === 'type' && instancePath === ''),
  }),
  'submit-answers-queued': byKeyword('submit-answers-queued', {
    operations: submission,
    tells: ({ status }) => typeof status === 'string',
  }),
  'async-id-form': byKeyword('async-id-form', {
    operations: submission,
    tells: ({ id }) => typeof id === 'string',
  }),
  'async-id-lower-case': byKeyword('async-id-lower-case', {
    operations: submission,
    tells: ({ id }) => typeof id === 'string',
    edition: 'reference',
  }),
  'sync-id-prefix': whereShown(
    ['id'],
    byKeyword('sync-id-prefix', {
      operations: synchronous,
      tells: ({ id }) => typeof id === 'string',
    }),
    { by: 'runJobSync' },
  ),
  'sync-id-form': whereShown(
    ['id'],
    byKeyword('sync-id-form', {
      operations: synchronous,
      tells: ({ id }) => typeof id === 'string',
      edition: 'reference',
    }),
    { by: 'runJobSync' },
  ),
  'job-has-id-and-status': byKeyword('job-has-id-and-status', {
    operations: jobs,
    tells: () => true,
    edition: 'reference',
  }),
  'output-only-when-completed': byKeyword('output-only-when-completed', {
    operations: jobs,
    tells: ({ status }) => status !== stateNames.completed,
    edition: 'reference',
  }),
} satisfies Judges;
