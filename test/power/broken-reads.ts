/** What jobs may show wrongly. */
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import { byRun, mapMembers, mapTexts, result, type Table, without } from './breakage-parts.ts';
import { dearKinds } from './conditions.ts';
import type { Body, Breakage } from './variant.ts';

/** Changes what a job shows; undefined leaves it as it is. */
function shows(
  show: (job: Body) => Body,
  rules: readonly RuleId[],
  under?: Breakage['under'],
  unseenUnder: Breakage['unseenUnder'] = [],
): Omit<Breakage, 'name'> {
  // A webhook call, which has the same content, shows how the job is.
  return {
    rules: [...rules, 'webhook-content'],
    unseenUnder,
    ...(under && { under }),
    begin: () => ({ of: 'read', show }),
  };
}

/** Jobs of models may be too quick to tell. What these times are before a job has ended is not stated, nor the delay of a job without a result. */
const untilEnd = ['phase waiting', 'phase running'];
const unlessCompleted = [...untilEnd, 'phase ended'];

const whenCompleted = { phase: 'completed' };
const completed = (job: Body, change: object) =>
  job.status === 'COMPLETED' ? { ...job, ...change } : undefined;
const withOutput = (job: Body, change: (output: Body) => Body) =>
  job.status === 'COMPLETED' ? { ...job, output: change(job.output) } : undefined;

/** The rules about what the worker returns, or what it was sent. */
const content: readonly RuleId[] = [...result, 'storage-reaches-worker'];
const atServerless = { kind: 'serverless', ...whenCompleted };

/** Undefined where the change makes no difference. */
function withChange(job: Body, change: (output: Body) => Body): Body {
  const changed = withOutput(job, change);
  return JSON.stringify(changed?.output) === JSON.stringify(job.output) ? undefined : changed;
}

export const reads: Table = {
  'output-missing': shows(without('output'), result, whenCompleted),
  'output-as-list': shows(
    (job) => withOutput(job, (output) => [output]),
    ['output-type', ...result],
    whenCompleted,
  ),
  'output-as-text': shows(
    (job) => withOutput(job, (output) => JSON.stringify(output)),
    ['output-type', ...result],
    whenCompleted,
  ),
  'output-wrapped': shows(
    (job) => withOutput(job, (output) => ({ result: output })),
    [...result, 'image-output-cost', 'image-output-url'],
    whenCompleted,
    // What jobs of these return is not stated.
    dearKinds,
  ),
  'output-empty': shows(
    (job) => withOutput(job, () => ({})),
    [...result, 'image-output-cost', 'image-output-url'],
    whenCompleted,
    // What jobs of these return is not stated.
    dearKinds,
  ),
  'output-texts-cut': shows(
    (job) => withChange(job, (output) => mapTexts(output, (text) => text.slice(0, 255))),
    content,
    atServerless,
  ),
  'output-nulls-dropped': shows(
    (job) => withChange(job, (output) => mapMembers(output, (value) => value ?? undefined)),
    content,
    atServerless,
  ),
  'output-numbers-rounded': shows(
    (job) =>
      withChange(job, (output) =>
        mapMembers(output, (value) => (typeof value === 'number' ? Math.round(value) : value)),
      ),
    content,
    atServerless,
  ),
  'output-empty-lists-dropped': shows(
    (job) =>
      withChange(job, (output) =>
        mapMembers(output, (value) =>
          Array.isArray(value) && value.length === 0 ? undefined : value,
        ),
      ),
    content,
    atServerless,
  ),
  'output-of-the-job-before': {
    unseenUnder: dearKinds,
    rules: [...result, 'image-charge', 'image-output-url'],
    under: whenCompleted,
    begin: () => {
      const last = new Map<string, Body>();
      return {
        of: 'read',
        show(job, { endpoint }) {
          if (job.status !== 'COMPLETED') return undefined;
          const earlier = last.get(endpoint);
          if (earlier?.id !== job.id) last.set(endpoint, { id: job.id, output: job.output });
          const isOther =
            earlier !== undefined && JSON.stringify(earlier.output) !== JSON.stringify(job.output);
          return isOther ? { ...job, output: earlier.output } : undefined;
        },
      };
    },
  },
  'id-of-another-job': shows(
    (job) => ({ ...job, id: job.id.replace(/.{6}(?=-u1$)/, '123456') }),
    ['status-takes-run-id', 'path-status', 'job-shape', 'status-is-current'],
    byRun,
  ),
  'id-as-number': shows((job) => ({ ...job, id: 7 }), ['job-id-type', 'job-shape']),
  'status-missing': shows(
    without('status'),
    [
      'job-status-type',
      'job-shape',
      'status-is-current',
      'runsync-answers-completed',
      'state-completed',
      'result-completes',
    ],
    undefined,
    // What a job in an answer to `runsync` has in any case is not shown.
    ['operation runsync'],
  ),
  'status-in-lower-case': shows(
    (job) => ({ ...job, status: job.status.toLowerCase() }),
    [
      'state-in-queue',
      'state-in-progress',
      'state-completed',
      'job-status-type',
      'result-completes',
      'runsync-answers-completed',
    ],
    undefined,
    // How states other than the stated ones are written is not stated.
    ['phase ended'],
  ),
  'completed-shown-in-progress': shows(
    ({ id, status }) => (status === 'COMPLETED' ? { id, status: 'IN_PROGRESS' } : undefined),
    [
      'status-is-current',
      'result-completes',
      'runsync-answers-completed',
      'endpoint-runs-worker',
      'output-at-status',
      'webhook-content',
    ],
    whenCompleted,
  ),
  'delay-as-text': shows(
    (job) => (job.delayTime === undefined ? undefined : { ...job, delayTime: `${job.delayTime}` }),
    ['delay-time-type'],
    undefined,
    untilEnd,
  ),
  'delay-with-fraction': shows(
    (job) => (job.delayTime === undefined ? undefined : { ...job, delayTime: job.delayTime + 0.5 }),
    ['delay-time-type'],
    undefined,
    untilEnd,
  ),
  'delay-always-zero': shows(
    (job) => (job.delayTime > 0 ? { ...job, delayTime: 0 } : undefined),
    ['delay-time-meaning'],
    { kind: 'serverless' },
    // A job on its own does not wait.
    [...unlessCompleted, 'others none'],
  ),
  'delay-doubled': shows(
    (job) => (job.delayTime > 0 ? { ...job, delayTime: job.delayTime * 2 } : undefined),
    ['delay-time-meaning'],
    { kind: 'serverless' },
    // A job on its own does not wait.
    [...unlessCompleted, 'others none'],
  ),
  'execution-time-as-text': shows(
    (job) =>
      job.executionTime === undefined
        ? undefined
        : { ...job, executionTime: `${job.executionTime}` },
    ['execution-time-type'],
    undefined,
    untilEnd,
  ),
  'execution-time-with-fraction': shows(
    (job) =>
      job.executionTime === undefined
        ? undefined
        : { ...job, executionTime: job.executionTime + 0.5 },
    ['execution-time-type'],
    undefined,
    untilEnd,
  ),
  'execution-time-always-zero': shows(
    (job) => (job.executionTime > 0 ? { ...job, executionTime: 0 } : undefined),
    ['execution-time-meaning'],
    { kind: 'serverless' },
    untilEnd,
  ),
  'execution-time-doubled': shows(
    (job) => (job.executionTime > 0 ? { ...job, executionTime: job.executionTime * 2 } : undefined),
    ['execution-time-meaning'],
    { kind: 'serverless' },
    untilEnd,
  ),
  'times-swapped': shows(
    (job) =>
      job.executionTime === undefined || job.delayTime === job.executionTime
        ? undefined
        : { ...job, executionTime: job.delayTime, delayTime: job.executionTime },
    ['execution-time-meaning', 'delay-time-meaning'],
    { kind: 'serverless' },
    unlessCompleted,
  ),
  'worker-as-number': shows(
    (job) => (job.workerId === undefined ? undefined : { ...job, workerId: 7 }),
    ['worker-id-type'],
    undefined,
    // No worker has taken the job.
    ['phase waiting'],
  ),
  'worker-changes': {
    rules: ['worker-id-kept'],
    under: { phase: 'completed', look: 'later' },
    begin: () => ({
      of: 'read',
      show: (job, { look }) => completed(job, { workerId: `worker-other-${look}` }),
    }),
  },
  'storage-shown': {
    rules: ['storage-never-answered'],
    under: { storage: 'with' },
    begin: () => ({
      of: 'read',
      show: (job, { body }) =>
        body?.s3Config === undefined ? undefined : { ...job, s3Config: body.s3Config },
    }),
  },
  'storage-secret-in-output': {
    rules: ['storage-never-answered'],
    under: { storage: 'with', ...whenCompleted },
    begin: () => ({
      of: 'read',
      show: (job, { body }) =>
        body?.s3Config?.accessSecret === undefined || job.output === undefined
          ? undefined
          : { ...job, output: { ...job.output, log: `with ${body.s3Config.accessSecret}` } },
    }),
  },
  'cost-as-text': shows((job) => costOf(job, (cost) => `${cost}`), ['image-output-cost'], {
    kind: 'image',
    ...whenCompleted,
  }),
  'cost-missing': shows(
    (job) => costOf(job, () => undefined),
    ['image-output-cost', 'image-charge-reported'],
    {
      kind: 'image',
      ...whenCompleted,
    },
  ),
  'cost-doubled': shows(
    (job) => costOf(job, (cost) => cost * 2),
    ['image-charge-reported', 'image-charge', 'price-image-fast', 'price-image-higher-quality'],
    { kind: 'image', ...whenCompleted },
  ),
  'cost-in-whole-cents': shows(
    (job) => costOf(job, (cost) => Math.ceil(cost * 100) / 100),
    [
      'image-charge-reported',
      'image-charge',
      'charge-rounded-up',
      'price-image-fast',
      'price-image-higher-quality',
    ],
    { kind: 'image', ...whenCompleted },
  ),
  'image-url-relative': shows(
    (job) =>
      job.output?.image_url === undefined
        ? undefined
        : withOutput(job, (output) => ({
            ...output,
            image_url: new URL(output.image_url).pathname,
          })),
    ['image-output-url'],
    { kind: 'image', ...whenCompleted },
  ),
  'image-url-missing': shows(
    (job) =>
      job.output?.image_url === undefined
        ? undefined
        : withOutput(job, ({ image_url: _, ...output }) => output),
    ['image-output-url'],
    { kind: 'image', ...whenCompleted },
  ),
  'same-answer-again': {
    rules: [
      'status-is-current',
      'result-completes',
      'endpoint-runs-worker',
      'output-at-status',
      'state-in-progress',
      'webhook-content',
    ],
    under: { operation: 'run' },
    begin: () => {
      const first = new Map<string, Body>();
      return {
        of: 'read',
        show(job) {
          const earlier = first.get(job.id);
          first.set(job.id, earlier ?? job);
          return earlier === undefined || earlier.status === job.status ? undefined : earlier;
        },
      };
    },
  },
};

function costOf(job: Body, change: (cost: number) => unknown): Body {
  return job.output?.cost === undefined
    ? undefined
    : { ...job, output: { ...job.output, cost: change(job.output.cost) } };
}
