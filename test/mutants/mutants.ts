/** Every broken deployment, by topic. */
import { authenticationMutants } from './authentication.ts';
import { billingMutants } from './billing.ts';
import { combinationMutants } from './combinations.ts';
import { errorMutants } from './errors.ts';
import { jobMutants } from './jobs.ts';
import { limitMutants } from './limits.ts';
import type { Mutant } from './mutant.ts';
import { operationMutants } from './operations.ts';
import { requestMutants } from './requests.ts';
import { resultMutants } from './results.ts';
import { stateMutants } from './states.ts';
import { storageMutants } from './storage.ts';
import { timerMutants } from './timers.ts';
import { webhookMutants } from './webhooks.ts';

/** The topics are run side by side. */
export const mutantsByTopic = {
  requests: requestMutants,
  errors: errorMutants,
  authentication: authenticationMutants,
  jobs: jobMutants,
  states: stateMutants,
  timers: timerMutants,
  operations: operationMutants,
  limits: limitMutants,
  webhooks: webhookMutants,
  storage: storageMutants,
  billing: billingMutants,
  results: resultMutants,
  combinations: combinationMutants,
} as const satisfies Readonly<Record<string, readonly Mutant[]>>;

export const mutants: readonly Mutant[] = Object.values(mutantsByTopic).flat();
