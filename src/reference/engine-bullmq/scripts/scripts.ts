/** All scripts that run inside Redis, by name. */
import { append, beginCalls, clear, countRequest, due } from './account-scripts.ts';
import type { ArgumentsOf } from './define-script.ts';
import { health, scale } from './fleet-scripts.ts';
import { commit, discard, end, forget, start, submit, take, watch } from './job-scripts.ts';
import { beginRequeue, requeue, waitingJobs } from './requeue-scripts.ts';
import { upkeep } from './upkeep-script.ts';

const single = {
  append,
  beginCalls,
  beginRequeue,
  clear,
  commit,
  countRequest,
  discard,
  due,
  forget,
  health,
  requeue,
  scale,
  take,
  upkeep,
  waitingJobs,
  watch,
};
const batches = { submit, start, end };

export const scripts = { ...single, ...batches };

/** The scripts that run one call. */
export type ScriptName = keyof typeof single;

/** The scripts that run several calls, and return an array for each, or an error. */
export type BatchedScriptName = keyof typeof batches;

export type ScriptArguments<Name extends keyof typeof scripts> = ArgumentsOf<
  (typeof scripts)[Name]
>;
