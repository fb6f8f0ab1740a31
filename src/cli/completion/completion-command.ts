/** `inference-contract completion`: prints a script that completes command lines in a shell. */
import { Argument, type Command } from '@commander-js/extra-typings';
import { exampleLines } from '../shared/message-texts.ts';
import type { Terminal } from '../shared/terminal.ts';
import { bashScript, fishScript, zshScript } from './completion-scripts.ts';
import { describeCommands } from './described-commands.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** Adds the command. It describes all commands that the program has when it runs. */
export function addCompletion(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .description('Print a script that completes command lines in a shell')
    .addArgument(new Argument('<shell>', 'Your shell').choices(['bash', 'zsh', 'fish'] as const))
    .addHelpText(
      'after',
      [
        '',
        'Add the line for your shell to its startup file:',
        '  bash  source <(inference-contract completion bash)',
        '  zsh   source <(inference-contract completion zsh)   after compinit',
        '  fish  inference-contract completion fish | source',
        exampleLines('completion bash'),
      ].join('\n'),
    )
    .action((shell) => terminal.print(scripts[shell](describeCommands(program))));
}
