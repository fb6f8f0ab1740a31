/** Jobs with certain inputs follow a script, whatever the worker does with others. */
import type { components } from '#generated/service-settings/types.d.ts';
import { isObject } from '../../core/json.ts';
import { jsonDigest } from '../../core/json-digest.ts';
import type { JobTask, JobWorker } from '../engine/job-worker.ts';
import { type Script, workOfScript } from './script.ts';

/** Scripts by the JSON of an input, or by its digest. */
export type CertainInputs = components['schemas']['InputsSettings'];

/** The worker with scripts for certain inputs. Throws a `TypeError` for an input that is not a JSON object. */
export function withInputs(
  { inputs, durationMs }: { readonly inputs?: CertainInputs; readonly durationMs?: number },
  worker: JobWorker,
): JobWorker {
  if (inputs === undefined) return worker;
  const scripts = scriptsOf(inputs);
  return {
    ...worker,
    forecast(input, alternatives) {
      const script = scripts.get(jsonDigest(input));
      const isGiven = script !== undefined && hasOutcome(script);
      const forecast = isGiven ? undefined : worker.forecast?.(input, alternatives);
      return forecast ?? { kind: 'unknown', reason: 'A script makes nothing that is counted.' };
    },
    begin(task) {
      const script = scripts.get(jsonDigest(task.input));
      if (script === undefined) return worker.begin(task);
      if (hasOutcome(script)) return workOfScript(script, task, durationMs);
      const work = worker.begin(task);
      const { afterMs, chunks } = script;
      return work.kind === 'real'
        ? work
        : {
            ...work,
            ...(afterMs !== undefined && { durationMs: afterMs }),
            ...(chunks && { chunks }),
          };
    },
  };
}

/** The scripts by the digest of their input. Throws a `TypeError` for an input that is not a JSON object. */
function scriptsOf(inputs: CertainInputs): ReadonlyMap<string, Script> {
  return new Map(Object.entries(inputs).map(([input, script]) => [digestIn(input), script]));
}

/** Whether a script says how jobs end, and not only when. */
function hasOutcome({ afterMs: _, chunks: __, ...outcome }: Script): boolean {
  return Object.keys(outcome).length > 0;
}

const digest = /^[0-9a-f]{64}$/;

function digestIn(key: string): string {
  if (digest.test(key)) return key;
  const input = inputIn(key);
  if (input === undefined) throw new TypeError(`Expected an input as JSON, got ${key}.`);
  return jsonDigest(input);
}

function inputIn(key: string): JobTask['input'] | undefined {
  try {
    const input: unknown = JSON.parse(key);
    return isObject(input) ? input : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a key of the setting names an input. */
export function namesInput(key: string): boolean {
  return digest.test(key) || inputIn(key) !== undefined;
}
