/** Every scenario, in the order in which plans list them. */
import { loadScenarios } from './load/load.scenario.ts';
import { refusalScenarios } from './refusals/refusals.scenario.ts';
import { requestScenarios } from './requests/requests.scenario.ts';
import { restartScenarios } from './restarts/restarts.scenario.ts';
import { resultScenarios } from './results/results.scenario.ts';
import { rulesEverywhere } from './rules.ts';
import type { CallerScenario } from './run/scenario.ts';
import { waitingScenarios } from './waiting/waiting.scenario.ts';
import { webhookScenarios } from './webhooks/webhooks.scenario.ts';

const scenariosByTopic: readonly CallerScenario[] = [
  ...requestScenarios,
  ...refusalScenarios,
  ...waitingScenarios,
  ...webhookScenarios,
  ...resultScenarios,
  ...restartScenarios,
  ...loadScenarios,
];

/** With the rules that every scenario shows but the first one, which says what is usual. */
export const callerScenarios: readonly CallerScenario[] = scenariosByTopic.map((scenario, index) =>
  index === 0 ? scenario : { ...scenario, rules: [...scenario.rules, ...rulesEverywhere] },
);
