/** Rules about endpoints whose owner declares the schemas of inputs and outputs. */
import { isObject } from '../../core/json.ts';
import { hasMadeUpValues } from '../../endpoints/changed-inputs.ts';
import type { CompiledSchema } from '../../endpoints/compile-schemas.ts';
import { declaredSchemas } from '../../endpoints/declared-schemas.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import { isRefusalStatus } from '../judging/answers/submissions.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { mayBeOver } from '../judging/jobs/job-course.ts';
import { isRetriedOrCancelled, type JobHistory } from '../judging/jobs/job-history.ts';
import { shortestAccusableMs, termsOf } from '../judging/jobs/job-terms.ts';
import { schemaFit } from '../judging/schema-fit.ts';
import {
  broken,
  type Findings,
  foundFor,
  holds,
  type LazyJudge,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

/** A submission whose input was made from a schema. */
interface MadeInput {
  readonly call: OperationExchange;
  readonly label: string;
  /** What became of it, as far as it was seen. failing: the service answered 5xx every time. */
  readonly outcome: 'refused' | 'failing' | 'completed' | 'ended' | 'unknown';
  /** Whether its execution timeout may have ended it. */
  readonly mayBeTimedOut: boolean;
  readonly shownBy: readonly number[];
}

const probing = ['fitting-input-accepted', 'unfitting-input-refused'] as const;

const madeInputs = memoize((evidence: EvidenceView) => {
  const jobs = new Map(evidence.jobs.map((job) => [job.submission, job]));
  return Object.fromEntries(
    probing.map((rule): [string, readonly MadeInput[]] => [
      rule,
      [...evidence.callsOf('runJob'), ...evidence.callsOf('runJobSync')]
        .filter(({ exchange }) => exchange.probes?.includes(rule))
        .map((call) => madeInput(call, jobs.get(call), evidence)),
    ]),
  );
});

function madeInput(
  call: OperationExchange,
  job: JobHistory | undefined,
  evidence: EvidenceView,
): MadeInput {
  const last = job?.samples.at(-1);
  const { id, label = 'unchanged' } = call.exchange;
  // 413 says nothing of the input: a body may be too long for what is in between.
  const isRefused = isRefusalStatus(call.status) && call.status !== 413;
  const isFailing = evidence.persistentFailures.has(call);
  const outcome = isRefused ? 'refused' : isFailing ? 'failing' : outcomeOf(job);
  const shownBy = [id, ...(last === undefined ? [] : [last.id])];
  const { timeoutMs = shortestAccusableMs } = termsOf(
    { submission: call, endpointId: call.endpointId },
    evidence,
  );
  const lastedMs = last === undefined ? 0 : last.untilMs - call.exchange.sentMs;
  return { call, label, outcome, shownBy, mayBeTimedOut: mayBeOver(lastedMs, timeoutMs) };
}

function outcomeOf(job: JobHistory | undefined): MadeInput['outcome'] {
  const last = job?.samples.at(-1);
  if (last?.job.phase === 'completed') return reportsError(last.job.output) ? 'ended' : 'completed';
  // What the checks ended themselves says nothing.
  const isOver = last?.job.phase === 'ended' && job !== undefined && !isRetriedOrCancelled(job);
  return isOver ? 'ended' : 'unknown';
}

/** Whether a worker reports a failure in its output: whether the job fails then is not stated. */
function reportsError(output: unknown): boolean {
  return isObject(output) && (output['error'] ?? null) !== null;
}

/**
 * Whether an input can only be refused for what it is: the one of which it is made was seen to complete. For that one
 * itself, another job was.
 */
function isServing({ call, label }: MadeInput, evidence: EvidenceView): boolean {
  return evidence.jobs.some(
    (job) =>
      job.endpointId === call.endpointId &&
      job.samples.some((sample) => sample.job.phase === 'completed') &&
      (label === 'unchanged' || termsOf(job, evidence).is('ordinary')),
  );
}

const fittingInputAccepted: LazyJudge = (evidence) => {
  const inputs = madeInputs(evidence)['fitting-input-accepted'] ?? [];
  const sameInput = (left: MadeInput, right: MadeInput) =>
    left.label === right.label && left.call.endpointId === right.call.endpointId;
  return foundFor(inputs, (input): Findings => {
    const { label, outcome, shownBy, call, mayBeTimedOut } = input;
    const declared = `\`input\` of ${call.endpointId} declares the schema.`;
    if (outcome === 'completed') {
      const isOpen = inputs.some(
        (other) =>
          other.call.endpointId === call.endpointId &&
          hasMadeUpValues(other.label) &&
          isNotTaken(other),
      );
      return isOpen ? [] : holds(`An input that fits the schema was taken (${label}).`, shownBy);
    }
    if (!isNotTaken(input)) return [];
    if (hasMadeUpValues(label)) {
      return unclear(
        `An input that fits the schema was not taken (${label}), perhaps because of these: give that part of the schema examples.`,
        shownBy,
      );
    }
    if (!isServing(input, evidence) || (outcome === 'ended' && mayBeTimedOut)) {
      return unclear(`An input that fits the schema was not taken (${label}).`, shownBy);
    }
    const expected = `Expected an input that fits its schema to be taken (${label})`;
    if (outcome !== 'ended') {
      // What `runsync` answers if its job fails is not stated, and a single job may fail by chance.
      return call.operationId === 'runJobSync'
        ? unclear(`The answer ${call.status} may be that of a failed job (${label}).`, shownBy)
        : broken(`${expected}, got ${inputRefusalText(call, outcome)}. ${declared}`, shownBy);
    }
    const others = inputs.filter((other) => sameInput(other, input));
    // A single job may fail by chance.
    return others.length > 1 && others.every((other) => other.outcome === 'ended')
      ? broken(`${expected}, but each of ${others.length} jobs failed. ${declared}`, shownBy)
      : unclear('A job whose input fits the schema failed once.', shownBy);
  });
};

function isNotTaken({ outcome }: MadeInput): boolean {
  return outcome !== 'completed' && outcome !== 'unknown';
}

function inputRefusalText({ status }: OperationExchange, outcome: MadeInput['outcome']): string {
  return `${status}${outcome === 'failing' ? ' every time' : ''}`;
}

const unfittingInputRefused: LazyJudge = (evidence) =>
  foundFor(madeInputs(evidence)['unfitting-input-refused'] ?? [], (input): Findings => {
    const { label, outcome, shownBy, call, mayBeTimedOut } = input;
    switch (outcome) {
      case 'unknown':
        return [];
      case 'completed':
        return broken(
          `Expected an input that does not fit its schema to be refused (${label}), got a job that completed. \`input\` of ${call.endpointId} declares the schema.`,
          shownBy,
        );
      case 'refused':
      case 'failing':
      case 'ended':
        if (!isServing(input, evidence) || (outcome === 'ended' && mayBeTimedOut)) {
          return unclear(
            `An input that does not fit the schema may have failed for another reason (${label}).`,
            shownBy,
          );
        }
        if (outcome === 'ended' || call.status === 400) {
          return holds(`An input that does not fit the schema was refused (${label}).`, shownBy);
        }
        if (call.operationId === 'runJobSync') {
          return unclear(
            `The answer ${call.status} may be that of a failed job (${label}).`,
            shownBy,
          );
        }
        return broken(
          `Expected 400 or a failed job for an input that does not fit its schema (${label}), got ${inputRefusalText(call, outcome)}. \`input\` of ${call.endpointId} declares the schema.`,
          shownBy,
        );
      default:
        return outcome satisfies never;
    }
  });

interface DescribedOutput {
  readonly schema: CompiledSchema;
  readonly endpointId: string;
  readonly output: unknown;
  readonly shownBy: readonly number[];
}

/** The outputs of completed jobs at endpoints with a schema. Null may stand for an output that is missing. */
function describedOutputs(evidence: EvidenceView): readonly DescribedOutput[] {
  return evidence.jobs.flatMap((job) => {
    const { endpoint } = termsOf(job, evidence);
    if (endpoint === undefined) return [];
    const { output: schema } = declaredSchemas(endpoint);
    if (schema === undefined) return [];
    return job.samples.flatMap(({ id, job: { phase, raw } }) => {
      const output = raw['output'] ?? undefined;
      if (phase !== 'completed' || output === undefined) return [];
      return [{ schema, endpointId: endpoint.id, output, shownBy: [id] }];
    });
  });
}

const outputFitsSchema: LazyJudge = (evidence) =>
  foundFor(
    describedOutputs(evidence),
    ({ schema, endpointId, output, shownBy }: DescribedOutput) => {
      const { misfits, doubt } = schemaFit(schema, output, { base: '/output' });
      if (misfits.length > 0) {
        if (reportsError(output)) {
          return unclear('The output may report a failure instead of a result.', shownBy);
        }
        const details = misfits.slice(0, mostDetails).map(({ detail }) => detail);
        return broken(
          `${details.join(' ')} \`output\` of ${endpointId} declares the schema.`,
          shownBy,
        );
      }
      return doubt === undefined
        ? holds('The output fits the declared schema.', shownBy)
        : unclear(doubt, shownBy);
    },
  );

/** How many mistakes of an output are told. */
const mostDetails = 3;

export const schemaJudges = {
  'fitting-input-accepted': fittingInputAccepted,
  'unfitting-input-refused': unfittingInputRefused,
  'output-fits-schema': outputFitsSchema,
} satisfies Judges;
