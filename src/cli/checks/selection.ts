/** The names of scenarios, rules and topics, and the options that select by them. */
import { Option } from '@commander-js/extra-typings';
import type { Selection } from '../../conformance/check-deployment.ts';
import { isRuleId, rulesOf, whyUnobservable } from '../../conformance/contract/rules.ts';
import { scenarios, scenariosByTopic } from '../../conformance/scenarios.ts';
import { closestNames } from '../../core/closest-names.ts';
import { alternatives } from '../../validation/errors/invalid-values.ts';
import { splitList } from '../shared/message-texts.ts';
import { offerNames } from '../shared/offered-names.ts';
import { Refusal } from '../shared/refusal.ts';

export const selectableNames = {
  scenario: scenarios.map(({ name }) => name),
  rule: rulesOf('reference'),
  topic: Object.keys(scenariosByTopic),
} as const;

/** The options. Together they select what any of them names. */
export const selectionOptions = {
  scenario: offerNames(
    selectableNames.scenario,
    new Option(
      '--scenario <names>',
      'Run only these scenarios of `list`, separated by commas',
    ).argParser((text) => knownNames('scenario', splitList(text))),
  ),
  rule: offerNames(
    selectableNames.rule.filter((rule) => whyUnobservable(rule) === undefined),
    new Option('--rule <ids>', 'Run only the scenarios that check these rules').argParser((text) =>
      observableRules(splitList(text)),
    ),
  ),
  topic: offerNames(
    selectableNames.topic,
    new Option(
      '--topic <names>',
      `Run only scenarios of these topics: ${selectableNames.topic.join(', ')}`,
    ).argParser((text) => knownNames('topic', splitList(text))),
  ),
} as const;

export function selectionOf(options: {
  readonly scenario?: readonly string[] | undefined;
  readonly rule?: readonly string[] | undefined;
  readonly topic?: readonly string[] | undefined;
}): Selection {
  return { scenarios: options.scenario, rules: options.rule, topics: options.topic };
}

/** Throws for names that the options would refuse, and for lists without names. */
export function assertSelection({ scenarios, rules, topics }: Selection): void {
  if (scenarios !== undefined) knownNames('scenario', scenarios, { source: 'scenarios' });
  if (rules !== undefined) observableRules(rules, 'rules');
  if (topics !== undefined) knownNames('topic', topics, { source: 'topics' });
}

/**
 * Throws `Refusal` for a name that does not exist; it names the closest ones.
 * @param source the option, for messages
 */
function knownNames(
  kind: keyof typeof selectableNames,
  names: readonly string[],
  {
    source = `--${kind}`,
    candidates = selectableNames[kind],
    all = 'npx inference-contract list',
  }: { source?: string; candidates?: readonly string[]; all?: string } = {},
): readonly string[] {
  const unknown = names.find((name) => !candidates.includes(name));
  if (unknown === undefined && names.length > 0) return names;
  const meant = unknown === undefined ? [] : closestNames(unknown, candidates);
  const hint = meant.length === 0 ? '' : ` Did you mean ${alternatives(meant)}?`;
  throw new Refusal(
    `${source}: expected the name of a ${kind}, got "${unknown ?? ''}".${hint} All names: ${all}`,
  );
}

function observableRules(names: readonly string[], source = '--rule'): readonly string[] {
  for (const name of knownNames('rule', names, { source })) {
    const hidden = isRuleId(name) ? whyUnobservable(name) : undefined;
    if (hidden === undefined) continue;
    throw new Refusal(`${source}: ${name} cannot be observed from outside. ${hidden}`);
  }
  return names;
}
