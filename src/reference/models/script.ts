import type { components } from '#generated/models/types.d.ts';
import { models } from '#generated/models/validators.js';
import type { JobWorker, Outcome, SimulatedWork } from '../engine/worker.ts';
import { failAtOnce, refuseInput } from './model-input.ts';

/** Does what a script says: ends after a while, fails, crashes, hangs, streams. */
const { validateInput } = models.script;

/** What a job is to do; `mocks/models/script.schema.json` describes each key. */
export type Script = components['schemas']['Script'];

/** The settings of an endpoint that the script worker looks at. */
export interface ScriptWorkerSettings {
  /** What jobs do whose input has no `script` of its own. Default: they must have one. */
  readonly script?: Script;
  /** How long jobs run whose script does not say. Default: 0. */
  readonly durationMs?: number;
}

/** A script that is wrong or missing ends its job at once, in an error that says why. */
export function scriptWorker(settings: ScriptWorkerSettings): JobWorker {
  return {
    begin({ input }) {
      if (!validateInput(input)) return refuseInput(input, validateInput.errors);
      const script = input.script ?? settings.script;
      if (script === undefined) {
        return failAtOnce('Expected an object at body /input/script, got nothing.');
      }
      return follow(script, settings.durationMs);
    },
  };
}

function follow({ afterMs, hang, chunks = [], ...script }: Script, defaultMs = 0): SimulatedWork {
  const durationMs = hang ? Number.POSITIVE_INFINITY : (afterMs ?? defaultMs);
  return {
    kind: 'simulated',
    durationMs,
    outcome: outcomeOf(script),
    chunks: chunks.filter((chunk) => chunk.afterMs <= durationMs),
  };
}

function outcomeOf({ output = {}, fail: message, crash }: Script): Outcome {
  if (message !== undefined) return { kind: 'error', message };
  if (crash) return { kind: 'error', message: 'The worker crashed.' };
  return { kind: 'output', output };
}

/** Returns a job's input as its output. */
/** The settings of an endpoint that the echo looks at. */
export interface EchoSettings {
  /** Default: 0. */
  readonly durationMs?: number;
}

/** Never fails. */
export function echoWorker({ durationMs = 0 }: EchoSettings): JobWorker {
  return {
    begin: ({ input }) => ({
      kind: 'simulated',
      durationMs,
      outcome: { kind: 'output', output: input },
    }),
  };
}
