/** The names of scenarios, rules and topics of checks of applications. */
import { callerRuleIds, callerTopics } from '../callers/rules.ts';
import type { CallerSelection } from '../callers/run/plan.ts';
import { callerScenarios } from '../callers/scenarios.ts';
import { knownNames } from './selection.ts';

const candidates = {
  scenario: callerScenarios.map(({ name }) => name),
  rule: callerRuleIds,
  topic: callerTopics,
} as const;

const all = 'npx inference-contract check-app --plan';

/**
 * Throws `Refusal` for a name that does not exist, and for an empty list.
 * @param source the option, for messages
 */
export function callerNames(
  kind: keyof typeof candidates,
  names: readonly string[],
  source = `--${kind}`,
): readonly string[] {
  return knownNames(kind, names, { source, candidates: candidates[kind], all });
}

export function assertCallerSelection({ scenarios, rules, topics }: CallerSelection): void {
  if (scenarios !== undefined) callerNames('scenario', scenarios, 'scenarios');
  if (rules !== undefined) callerNames('rule', rules, 'rules');
  if (topics !== undefined) callerNames('topic', topics, 'topics');
}
