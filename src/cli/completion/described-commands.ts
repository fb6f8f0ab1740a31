/** What a shell has to know of the program to complete its command lines. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { offeredNames } from '../shared/offered-names.ts';

export interface DescribedCommand {
  /** The words that call it, such as `test` and `init`; none for the program itself. */
  readonly words: readonly string[];
  /** Commands below it and choices of its arguments: what may follow it without a dash. */
  readonly operands: readonly DescribedWord[];
  readonly options: readonly DescribedOption[];
}

export interface DescribedWord {
  readonly name: string;
  readonly description: string;
}

export interface DescribedOption {
  /** As on the command line, such as `-v` and `--version`. */
  readonly flags: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  /** The values that it takes, or the names in a list of them. Empty: any. */
  readonly choices: readonly string[];
}

/** The program and all commands below it, each before its own commands. */
export function describeCommands(
  command: CommandUnknownOpts,
  words: readonly string[] = [],
): DescribedCommand[] {
  const help = command.createHelp();
  const below = help
    .visibleCommands(command)
    .map((each) => ({ name: each.name(), description: each.description() }));
  const choices = command.registeredArguments.flatMap((argument) =>
    (argument.argChoices ?? []).map((name) => ({ name, description: argument.description })),
  );
  const options = help.visibleOptions(command).map((option) => ({
    flags: [option.short, option.long].filter((flag) => flag !== undefined),
    description: option.description,
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? offeredNames(option),
  }));
  return [
    { words, operands: [...below, ...choices], options },
    ...command.commands.flatMap((each) => describeCommands(each, [...words, each.name()])),
    ...(words.length === 0 ? [{ words: ['help'], operands: below, options: [] }] : []),
  ];
}
