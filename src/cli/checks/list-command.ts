/** `inference-contract list`: prints every scenario by topic, and every rule. */
import type { Command } from '@commander-js/extra-typings';
import { rules, whyUnobservable } from '../../conformance/contract/rules.ts';
import { scenariosByTopic } from '../../conformance/scenarios.ts';
import { alignColumns, exampleLines } from '../shared/message-texts.ts';
import type { Terminal } from '../shared/terminal.ts';
import { selectableNames } from './selection.ts';

export function addList(program: Command, terminal: Terminal): void {
  program
    .command('list')
    .description('List the rules, and the scenarios (groups of requests) that check them')
    .addHelpText('after', exampleLines('list'))
    .action(() => {
      const width = Math.max(...selectableNames.scenario.map((name) => name.length));
      for (const [topic, topicScenarios] of Object.entries(scenariosByTopic)) {
        terminal.print(`Scenarios of the topic ${topic}:`);
        const rows = topicScenarios.map(
          ({ name, purpose }) => [name.padEnd(width), purpose] as const,
        );
        for (const line of alignColumns(rows)) terminal.print(line);
        terminal.print('');
      }
      terminal.print('Rules (unobservable: cannot be checked from outside):');
      const rows = selectableNames.rule.map((rule) => {
        const { level, claim } = rules[rule];
        const mark = whyUnobservable(rule) === undefined ? level : `${level}, unobservable`;
        return [rule, `${claim} (${mark})`] as const;
      });
      for (const line of alignColumns(rows)) terminal.print(line);
    });
}
