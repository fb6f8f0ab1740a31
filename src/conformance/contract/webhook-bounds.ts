/** How many webhook calls a job has, and how long they take. */
import { lifecycle } from '#generated/reference/tables.js';
import { toleranceMs } from './tolerances.ts';

const { webhook } = lifecycle;

export const mostAttempts = webhook.retries + 1;

/** How long after the end of a call the next one arrives at the latest, tolerances included. */
export const nextCallMs =
  webhook.spacingMs + toleranceMs('lateTimer', webhook.spacingMs) + toleranceMs('webhookCall');

/** How long after the end of a job its last call arrives at the latest, tolerances included. */
export const allCallsMs = webhook.retries * webhook.spacingMs + nextCallMs;
