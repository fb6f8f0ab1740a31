/** `inference-contract list`: prints every scenario by topic, and every rule, of `test` and of `check-app`. */
import type { Command } from '@commander-js/extra-typings';
import { callerRuleIds, callerRules, callerTopics } from '../../callers/rules.ts';
import { callerScenarios } from '../../callers/scenarios.ts';
import { rules, whyUnobservable } from '../../conformance/contract/rules.ts';
import { scenariosByTopic } from '../../conformance/scenarios.ts';
import { alignColumns, exampleLines } from '../shared/message-texts.ts';
import type { Terminal } from '../shared/terminal.ts';
import { selectableNames } from './selection.ts';

export function addList(program: Command, terminal: Terminal): void {
  program
    .command('list')
    .description(
      'List the rules, and the scenarios (groups of requests) that check them, of test and of check-app',
    )
    .addHelpText('after', exampleLines('list'))
    .action(() => {
      const print = (lines: readonly string[]) => {
        for (const line of lines) terminal.print(line);
      };
      print(deploymentLines());
      print(['', ...applicationLines()]);
    });
}

function deploymentLines(): string[] {
  const width = Math.max(...selectableNames.scenario.map((name) => name.length));
  const scenarios = Object.entries(scenariosByTopic).flatMap(([topic, topicScenarios]) => [
    `Scenarios of the topic ${topic}:`,
    ...alignColumns(
      topicScenarios.map(({ name, purpose }) => [name.padEnd(width), purpose] as const),
    ),
    '',
  ]);
  const rows = selectableNames.rule.map((rule) => {
    const { level, claim } = rules[rule];
    const mark = whyUnobservable(rule) === undefined ? level : `${level}, unobservable`;
    return [rule, `${claim} (${mark})`] as const;
  });
  return [
    ...scenarios,
    'Rules (unobservable: cannot be checked from outside):',
    ...alignColumns(rows),
  ];
}

/** What `check-app` selects by. */
function applicationLines(): string[] {
  const width = Math.max(...callerScenarios.map(({ name }) => name.length));
  const scenarios = callerTopics.flatMap((topic) => {
    const rows = callerScenarios
      .filter(({ rules: [rule] }) => rule !== undefined && callerRules[rule].topic === topic)
      .map(({ name, happens }) => [name.padEnd(width), happens] as const);
    return rows.length === 0
      ? []
      : [`Scenarios of check-app, topic ${topic}:`, ...alignColumns(rows), ''];
  });
  const rows = callerRuleIds.map((rule) => {
    const { level, says, topic } = callerRules[rule];
    return [rule, `${says} (${level}; topic ${topic})`] as const;
  });
  return [...scenarios, 'Rules of check-app, for applications:', ...alignColumns(rows)];
}
