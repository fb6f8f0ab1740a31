/** Every scenario, in the order in which plans list them. */
import { loadScenarios } from './load/load.scenario.ts';
import { refusalScenarios } from './refusals/refusals.scenario.ts';
import { requestScenarios } from './requests/requests.scenario.ts';
import { resultScenarios } from './results/results.scenario.ts';
import type { CallerScenario } from './run/scenario.ts';
import { waitingScenarios } from './waiting/waiting.scenario.ts';
import { webhookScenarios } from './webhooks/webhooks.scenario.ts';

export const callerScenarios: readonly CallerScenario[] = [
  ...requestScenarios,
  ...refusalScenarios,
  ...waitingScenarios,
  ...webhookScenarios,
  ...resultScenarios,
  ...loadScenarios,
];
