/** How many webhook calls a job has, and how long they take. */
import { lifecycle } from '#generated/reference/tables.js';
import { toleranceMs } from './tolerances.ts';

const { webhook } = lifecycle;

export const mostAttempts = webhook.retries + 1;

/** What a call and its answer take at most where the receiver listens for further ones. */
const callMs = 1000;

/** How long after the end of a call the next one arrives at the latest, tolerances included. */
export const nextCallMs = webhook.spacingMs + toleranceMs('lateCall', webhook.spacingMs) + callMs;

/** How long after the end of a job its last call arrives at the latest, tolerances included. */
export const allCallsMs = webhook.retries * webhook.spacingMs + nextCallMs;
