/**
 * The scripts for each shell. After an option with choices they offer these, after another option with a value the
 * names of files; otherwise options if the word begins with a dash, else commands, else the names of files.
 */
import { shellQuoted } from '../../core/shell-quoting.ts';
import type { DescribedCommand, DescribedOption, DescribedWord } from './described-commands.ts';

const program = 'inference-contract';

export function bashScript(commands: readonly DescribedCommand[]): string {
  const words = (names: readonly string[]) => `words=${shellQuoted(names.join(' '))}`;
  return `# Completion of ${program} for bash
_inference_contract() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} called='' words='' i
  COMPREPLY=()
  # bash takes = for a word of its own.
  if [[ $word == = ]]; then word=''
  elif [[ $previous == = ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${called:+$called }\${COMP_WORDS[i]}" in
      ${casePattern(commands)}) called="\${called:+$called }\${COMP_WORDS[i]}" ;;
    esac
  done
  case "$called:$previous" in
${cases(optionsWithChoices(commands), words)}
    ${optionsWithValue(commands)}) return ;;
    *)
      case "$called:$word" in
${cases(wordsByCommand(commands), (list) => words(list.map(({ name }) => name)), '        ')}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _inference_contract ${program}`;
}

export function zshScript(commands: readonly DescribedCommand[]): string {
  const words = (list: readonly DescribedWord[]) =>
    `candidates=(${list
      .map(({ name, description }) =>
        shellQuoted(`${name.replaceAll(':', '\\:')}:${firstLine(description)}`),
      )
      .join(' ')})`;
  return `#compdef ${program}
# Completion of ${program} for zsh
_inference_contract() {
  local called='' word
  local -a candidates
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${called:+$called }$word" in
      ${casePattern(commands)}) called="\${called:+$called }$word" ;;
    esac
  done
  case "$called:$words[CURRENT-1]" in
${cases(optionsWithChoices(commands), (list) => `compadd -- ${list.map(shellQuoted).join(' ')}; return`)}
    ${optionsWithValue(commands)}) _files; return ;;
  esac
  case "$called:$words[CURRENT]" in
${cases(wordsByCommand(commands), words)}
  esac
  if (( $#candidates )); then _describe -t words ${program} candidates; else _files; fi
}
if [[ $funcstack[1] == _inference_contract ]]; then _inference_contract "$@"
else compdef _inference_contract ${program}; fi`;
}

export function fishScript(commands: readonly DescribedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const when = `complete -c ${program} -n ${shellQuoted(fishCondition(command, commands))}`;
    const below = command.operands.map(
      ({ name, description }) => `${when} -f -a ${shellQuoted(name)} -d ${fishText(description)}`,
    );
    const options = command.options.map((option) => {
      const flags = option.flags.map((flag) =>
        flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
      );
      const value = fishValue(option);
      return [when, ...flags, ...value, `-d ${fishText(option.description)}`].join(' ');
    });
    return [...below, ...options];
  });
  return [`# Completion of ${program} for fish`, ...lines].join('\n');
}

/** True on a command line that calls this command, and none below it. */
function fishCondition({ words }: DescribedCommand, commands: readonly DescribedCommand[]): string {
  const below = commands
    .filter((other) => other.words.length === words.length + 1)
    .filter((other) => words.every((word, index) => other.words[index] === word))
    .map((other) => other.words.at(-1));
  if (words.length === 0) return '__fish_use_subcommand';
  return [
    ...words.map((word) => `__fish_seen_subcommand_from ${word}`),
    ...(below.length === 0 ? [] : [`not __fish_seen_subcommand_from ${below.join(' ')}`]),
  ].join('; and ');
}

function fishValue({ takesValue, choices }: DescribedOption): string[] {
  if (!takesValue) return [];
  return choices.length === 0 ? ['-r'] : ['-x', `-a ${shellQuoted(choices.join(' '))}`];
}

/** In quotes, fish reads a backslash only before a quote or another backslash. */
function fishText(text: string): string {
  return `'${firstLine(text).replaceAll(/['\\]/g, '\\$&')}'`;
}

/** A pattern of `case` for the words that call a command. */
function casePattern(commands: readonly DescribedCommand[]): string {
  return commands
    .filter(({ words }) => words.length > 0)
    .map(({ words }) => shellQuoted(words.join(' ')))
    .join('|');
}

/** The choices of each option that has some, by a pattern of the command and the option. */
function optionsWithChoices(
  commands: readonly DescribedCommand[],
): [pattern: string, choices: readonly string[]][] {
  return optionsIn(commands)
    .filter(([, { choices }]) => choices.length > 0)
    .map(([pattern, { choices }]) => [pattern, choices]);
}

/** A pattern of all options that take any value. */
function optionsWithValue(commands: readonly DescribedCommand[]): string {
  return optionsIn(commands)
    .filter(([, { takesValue, choices }]) => takesValue && choices.length === 0)
    .map(([pattern]) => pattern)
    .join('|');
}

function optionsIn(
  commands: readonly DescribedCommand[],
): [pattern: string, option: DescribedOption][] {
  return commands.flatMap(({ words, options }) =>
    options.map((option): [string, DescribedOption] => [
      option.flags.map((flag) => shellQuoted(`${words.join(' ')}:${flag}`)).join('|'),
      option,
    ]),
  );
}

/** What may follow each command, by a pattern of the command and the beginning of the word. */
function wordsByCommand(
  commands: readonly DescribedCommand[],
): [pattern: string, words: readonly DescribedWord[]][] {
  return commands.flatMap(({ words, operands, options }): [string, readonly DescribedWord[]][] => [
    [
      `${shellQuoted(`${words.join(' ')}:-`)}*`,
      options.flatMap(({ flags, description }) => flags.map((name) => ({ name, description }))),
    ],
    [`${shellQuoted(`${words.join(' ')}:`)}*`, operands],
  ]);
}

function cases<Item>(
  entries: readonly [pattern: string, item: Item][],
  bodyOf: (item: Item) => string,
  indent = '    ',
): string {
  return entries.map(([pattern, item]) => `${indent}${pattern}) ${bodyOf(item)} ;;`).join('\n');
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
