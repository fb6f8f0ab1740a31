import type { components } from '#generated/models/types.d.ts';
import { models } from '#generated/models/validators.js';
import { jsonDigest } from '../../core/json-digest.ts';
import { invalidValue } from '../../validation/errors/invalid-values.ts';
import type { JobTask, JobWorker, SimulatedWork, TaskOutcome } from '../engine/job-worker.ts';
import { failAtOnce, forecastRefusal, refuseInput } from './refuse-input.ts';

const { validateInput } = models.script;

/** The behaviour of a job; `openapi/json-schemas/models/script.schema.json` describes each key. */
export type Script = components['schemas']['Script'];

export interface ScriptWorkerSettings {
  /** The script of jobs whose input has none. Default: their input must have one. */
  readonly script?: Script;
  /** How long jobs run without a duration in their script. Default: 0. */
  readonly durationMs?: number;
}

/** A job with an invalid or missing script fails at once. */
export function scriptWorker(settings: ScriptWorkerSettings): JobWorker {
  const missing = invalidValue('body', '/input/script', 'an object', 'nothing');
  return {
    forecast(input) {
      if (!validateInput(input)) return forecastRefusal(input, validateInput.errors);
      if ((input.script ?? settings.script) === undefined) {
        return { kind: 'invalid', problems: [missing] };
      }
      return { kind: 'unknown', reason: 'A script makes nothing that is counted.' };
    },
    begin(task) {
      const { input } = task;
      if (!validateInput(input)) return refuseInput(input, validateInput.errors);
      const script = input.script ?? settings.script;
      if (script === undefined) return failAtOnce(missing.detail);
      return workOfScript(script, task, settings.durationMs);
    },
  };
}

type ScriptTask = Pick<JobTask, 'input' | 's3Config'>;

/** What a job does whose script this is. */
export function workOfScript(script: Script, task: ScriptTask, defaultMs = 0): SimulatedWork {
  const { afterMs, hang, chunks = [] } = script;
  const durationMs = hang ? Number.POSITIVE_INFINITY : (afterMs ?? defaultMs);
  return {
    kind: 'simulated',
    durationMs,
    outcome: scriptOutcome(script, task),
    chunks: chunks.filter((chunk) => chunk.afterMs <= durationMs),
  };
}

function scriptOutcome(
  { output = {}, echo, storageEcho, fail: message, crash }: Script,
  { input, s3Config }: ScriptTask,
): TaskOutcome {
  if (message !== undefined) return { kind: 'error', message };
  if (crash) return { kind: 'error', message: 'The worker crashed.', crashed: true };
  if (echo) return { kind: 'output', output: input };
  if (storageEcho) return { kind: 'output', output: { sha256: jsonDigest(s3Config ?? null) } };
  return { kind: 'output', output };
}
