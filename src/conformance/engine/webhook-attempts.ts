/** How many webhook calls there are about a job, and how long they take. */
import { lifecycle } from '#generated/reference/tables.js';
import { toleranceMs } from './tolerances.ts';

const { webhook } = lifecycle;

/** How often a call is made at most. */
export const mostAttempts = webhook.retries + 1;

/** How long after the end of a call a further one would have come, with all that is allowed for. */
export const nextCallMs =
  webhook.spacingMs + toleranceMs('lateTimer', webhook.spacingMs) + toleranceMs('webhookCall');

/** How long after the end of a job all its calls would have been made, with all that is allowed for. */
export const allCallsMs = webhook.retries * webhook.spacingMs + nextCallMs;
