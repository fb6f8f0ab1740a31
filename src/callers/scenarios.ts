/** Every scenario, in the order in which plans list them. */
import { refusedForSeconds } from './refusals/refusals.scenario.ts';
import { ordinaryWork } from './requests/requests.scenario.ts';
import type { CallerScenario } from './run/scenario.ts';

export const callerScenarios: readonly CallerScenario[] = [ordinaryWork, refusedForSeconds];
