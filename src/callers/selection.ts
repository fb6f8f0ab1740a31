/** The names of scenarios, rules and topics by which a check of an application is selected. */
import { closestNames } from '../core/closest-names.ts';
import { alternatives } from '../validation/errors/invalid-values.ts';
import { callerRuleIds, callerTopics } from './rules.ts';
import type { CallerSelection } from './run/plan.ts';
import { callerScenarios } from './scenarios.ts';

/** A selection names something that does not exist, or nothing. */
export class SelectionError extends Error {
  override readonly name = 'SelectionError';
}

const candidates = {
  scenario: callerScenarios.map(({ name }) => name),
  rule: callerRuleIds,
  topic: callerTopics,
} as const;

/**
 * Throws `SelectionError` for a name that does not exist, and for an empty list.
 * @param source of the names, for messages
 */
export function callerNames(
  kind: keyof typeof candidates,
  names: readonly string[],
  source: string,
): readonly string[] {
  const allNames: readonly string[] = candidates[kind];
  const unknown = names.find((name) => !allNames.includes(name));
  if (unknown === undefined && names.length > 0) return names;
  const meant = unknown === undefined ? [] : closestNames(unknown, allNames);
  const hint = meant.length === 0 ? '' : ` Did you mean ${alternatives(meant)}?`;
  throw new SelectionError(
    `${source}: expected the name of a ${kind}, got "${unknown ?? ''}".${hint} All names: npx inference-contract list`,
  );
}

export function assertCallerSelection({ scenarios, rules, topics }: CallerSelection): void {
  if (scenarios !== undefined) callerNames('scenario', scenarios, 'scenarios');
  if (rules !== undefined) callerNames('rule', rules, 'rules');
  if (topics !== undefined) callerNames('topic', topics, 'topics');
}
