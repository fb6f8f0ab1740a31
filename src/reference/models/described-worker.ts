/** The worker of an endpoint with schemas: inputs and outputs that do not fit them fail the job. */

import { isObject } from '../../core/json.ts';
import type { EndpointSchemas } from '../../endpoints/endpoint-schemas.ts';
import type { CompiledEndpoint, EndpointChecks } from '../../endpoints/schema-tools.ts';
import type { ServiceChecks } from '../../endpoints/service-checks.ts';
import { invalidValues } from '../../validation/errors/invalid-values.ts';
import type { SchemaError } from '../../validation/plan.ts';
import type { JobTask, JobWorker, TaskOutcome, Work } from '../engine/job-worker.ts';
import { beginWithCheckedParts } from './checked-parts.ts';
import { failAtOnce, forecastRefusal, refuseInput } from './refuse-input.ts';

export interface DescribedWorkerOptions {
  readonly endpointId: string;
  readonly schemas: EndpointSchemas;
  readonly checks: ServiceChecks;
}

/**
 * Puts the checks around a worker.
 *
 * @rule wrong-input-fails-job
 * @rule unfitting-input-refused
 * @rule output-fits-schema
 */
export function describedWorker(worker: JobWorker, options: DescribedWorkerOptions): JobWorker {
  const { endpointId, schemas, checks } = options;
  // The settings may have changed while the service runs.
  const compiling = checks.compile({ [endpointId]: schemas });
  const checked: JobWorker = {
    forecast(input, alternatives) {
      const compiled = checks.of(schemas);
      const errors =
        compiled !== undefined && 'checks' in compiled ? compiled.checks.inputErrors(input) : [];
      if (errors.length > 0) return forecastRefusal(input, errors);
      const unknown = { kind: 'unknown', reason: 'Only the run shows it.' } as const;
      return worker.forecast?.(input, alternatives) ?? unknown;
    },
    begin(task) {
      const compiled = checks.of(schemas);
      return compiled === undefined
        ? beginLater(task, { worker, compiling, findCompiled: () => checks.of(schemas) })
        : beginChecked(task, worker, compiled);
    },
    forget: (run) => worker.forget?.(run),
    close: () => worker.close?.(),
  };
  return worker.goesOn === undefined ? checked : { ...checked, goesOn: worker.goesOn };
}

/** The worker of an endpoint that has none: its outputs follow from the schema. */
export function schemaWorker(
  { durationMs = 0 }: { readonly durationMs?: number },
  { schemas, checks }: DescribedWorkerOptions,
): JobWorker {
  return {
    begin({ random }) {
      const compiled = checks.of(schemas);
      if (compiled === undefined || 'refusal' in compiled) return failAtOnce(refusalOf(compiled));
      const sample = compiled.checks.drawOutput(random.nextUint32());
      if ('problem' in sample) return failAtOnce(sample.problem);
      const parts = compiled.checks.progressExamples;
      return {
        kind: 'simulated',
        durationMs,
        outcome: { kind: 'output', output: sample.value },
        ...(parts.length > 0 && {
          chunks: parts.map((output, index) => ({
            afterMs: (durationMs * (index + 1)) / parts.length,
            output,
          })),
        }),
      };
    },
  };
}

function beginChecked(task: JobTask, worker: JobWorker, compiled: CompiledEndpoint): Work {
  if ('refusal' in compiled) return failAtOnce(refusalOf(compiled));
  const { checks } = compiled;
  const errors = checks.inputErrors(task.input);
  if (errors.length > 0) return refuseInput(task.input, errors);
  const { progressErrors } = checks;
  const work =
    progressErrors === undefined
      ? worker.begin(task)
      : beginWithCheckedParts(task, worker, (part) =>
          misfitText(progressErrors(part), { value: part, base: '/stream', task }),
        );
  return work.kind === 'simulated'
    ? { ...work, outcome: checkOutput(work.outcome, checks, task) }
    : {
        kind: 'real',
        done: work.done.then((outcome) => checkOutput(outcome, checks, task)),
        stop: () => work.stop(),
      };
}

/** For jobs that are submitted in process while the compiler is loaded: those over HTTP wait for it. */
function beginLater(
  task: JobTask,
  {
    worker,
    compiling,
    findCompiled,
  }: {
    readonly worker: JobWorker;
    readonly compiling: Promise<void> | undefined;
    readonly findCompiled: () => CompiledEndpoint | undefined;
  },
): Work {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const run = async (): Promise<TaskOutcome> => {
    await compiling;
    if (isStopped) return { kind: 'error', message: 'The job was stopped.' };
    const work = beginChecked(task, worker, findCompiled() ?? { refusal: refusalOf(undefined) });
    if (work.kind === 'simulated') return work.outcome;
    stop = () => work.stop();
    return work.done;
  };
  return {
    kind: 'real',
    done: run(),
    stop() {
      isStopped = true;
      stop?.();
    },
  };
}

function refusalOf(compiled: { readonly refusal: string } | undefined): string {
  return `The schemas of this endpoint cannot be used: ${compiled?.refusal ?? 'they are not compiled.'}`;
}

function checkOutput(
  outcome: TaskOutcome,
  checks: EndpointChecks,
  task: Pick<JobTask, 's3Config'>,
): TaskOutcome {
  if (outcome.kind === 'error') return outcome;
  const { output } = outcome;
  // The failure that the worker reports says more than that its output does not fit.
  if (isObject(output) && (output['error'] ?? null) !== null) return outcome;
  const message = misfitText(checks.outputErrors(output), { value: output, base: '/output', task });
  return message === undefined ? outcome : { kind: 'error', message };
}

/** What is wrong with what a worker returns or streams; undefined if nothing is. */
function misfitText(
  errors: readonly SchemaError[],
  {
    value,
    base,
    task: { s3Config },
  }: { readonly value: unknown; readonly base: string; readonly task: Pick<JobTask, 's3Config'> },
): string | undefined {
  if (errors.length === 0) return undefined;
  const problems = invalidValues(errors, {
    value,
    location: 'body',
    base,
    // A part of a credential would not be recognised any more.
    ...(s3Config !== undefined && { isSecret: () => true }),
  });
  return problems.map(({ detail }) => detail).join(' ');
}
