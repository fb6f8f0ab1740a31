/**
 * The open points that every request, job or webhook call of a kind shows, so that scenarios declare them
 * together. Each shows them whatever the deployment does otherwise.
 */
import type { AlternativeGapId } from '#generated/reference/tables.js';

/** Of any request. */
export const gapsOfRequests: readonly AlternativeGapId[] = ['job-media-type', 'redirects'];

/** Of a job in a response, apart from that of its submission. */
export const gapsOfJobs: readonly AlternativeGapId[] = [
  ...gapsOfRequests,
  'worker-id-member',
  'further-members',
];

/** Of an accepted `run` request. */
export const gapsOfRuns: readonly AlternativeGapId[] = ['id-suffix', 'success-status'];

/** Of status requests for a job of `run` from its start on. */
export const gapsOfWatchedJobs: readonly AlternativeGapId[] = [
  ...gapsOfJobs,
  ...gapsOfRuns,
  'output-before-completion',
  'new-job-visibility',
];

/** Of a job of `runsync`. */
export const gapsOfSynchronousJobs: readonly AlternativeGapId[] = [
  'synchronous-id',
  'required-job-fields',
];

/** Of a job that is seen in progress, and then ended. */
export const gapsOfSlowJobs: readonly AlternativeGapId[] = [
  'delay-time-member',
  'time-units',
  'other-transitions',
];

export const gapsOfFailedJobs: readonly AlternativeGapId[] = [
  'failed-job-fields',
  'failed-job-output',
  'failure-state',
];

export const gapsOfWebhookCalls: readonly AlternativeGapId[] = [
  'webhook-authentication',
  'webhook-user-agent',
  'webhook-media-type',
  'webhook-probe',
  'webhook-delay',
  'webhook-before-answer',
];

/** Of the URL of an image or video that a job made. */
export const gapsOfResults: readonly AlternativeGapId[] = ['result-access', 'result-origin'];
