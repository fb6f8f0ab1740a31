/** Scenarios that bring about what many gaps need, whatever else they are for. */
import type { ScenarioNames } from './sightings.ts';

export const everyScenario: ScenarioNames = { allBut: [] };

/** Those of an accepted `run` request. */
export const everyRun: ScenarioNames = { allBut: ['wait-for-failing-job', 'wait-unasked'] };

/** Those of a job in a response, apart from that of its submission. */
export const everyWholeJob: ScenarioNames = { allBut: ['key-permissions'] };

/** Those of status requests for a job of `run` from its start on. */
export const everyWatchedJob: ScenarioNames = {
  allBut: [
    'endpoint-paths',
    'failed-charges',
    'image-charges',
    'key-permissions',
    'refused-requests',
    'request-forms',
    'request-limits',
    'wait-for-failing-job',
    'wait-for-jobs',
    'wait-unasked',
    'webhooks',
  ],
};

/** Those of a job that is seen in progress, and then ended. */
export const slowJobs: ScenarioNames = [
  'slow-job',
  'queue-order',
  'execution-timeout',
  'queue-ttl',
  'default-execution-timeout',
  'model-charges',
  'terminated-charges',
  'webhook-choices',
  'combinations',
];

export const failedJobs: ScenarioNames = [
  'failing-jobs',
  'crashing-jobs',
  'wait-for-failing-job',
  'image-charges',
  'failed-charges',
  'storage',
  'webhook-choices',
  'combinations',
];
