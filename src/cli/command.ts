/**
 * What a command of the CLI is: a declaration from which its parsing, its help and the types of
 * its options follow. Commands see the process only through the `Terminal` they are given.
 */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closestTo } from './suggestion.ts';

/** Exit statuses: done; failed while working; refused what it was given, or could not do it. */
export const exitStatus = { done: 0, failed: 1, refused: 2 } as const;

/** The process as a command sees it. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether somebody reads standard output on a screen. */
  readonly isInteractive: boolean;
  /** Standard input. */
  readonly input: NodeJS.ReadableStream;
  /** Writes one line to standard output. */
  print(line: string): void;
  /** Writes one line to standard error. */
  warn(line: string): void;
  /** Aborted when the process is asked to end (SIGINT, SIGTERM). */
  readonly stop: AbortSignal;
}

/** One option of a command. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** What it does, for the help; begins with a capital, without a full stop. */
  readonly description: string;
  /** Name of the value in the help, such as `FILE`; only for text. */
  readonly value?: string;
  /** The value without the option. An option without one is absent then. */
  readonly default?: string;
  /** The only values that are accepted; shown in the help instead of `value`. */
  readonly choices?: readonly string[];
}

type Options = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> = O['type'] extends 'boolean'
  ? boolean
  : O extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : string;

/** The options' values; those without a default may be absent. */
export type OptionValues<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends { readonly default: string }
    ? ValueOf<O[Name]>
    : ValueOf<O[Name]> | undefined;
};

/** A command, ready to be run. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The text of `--help`; `name` is the command as it was called. */
  help(name: string): string;
  /** Resolves with the exit status; rejects with `Refusal` on arguments it does not understand. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** What was asked cannot be done; `message` tells the user, in lines of their own, why. Exit 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** What stands beside the options of a command. */
export interface Argument {
  /** Name of the value in the help, such as `FILE`. */
  readonly value: string;
  /** What it is, for the help and for messages: `the evidence to judge`. */
  readonly description: string;
}

/** Makes a command of its declaration. Without an `argument` positional arguments are refused. */
export function defineCommand<const O extends Options>(declaration: {
  readonly summary: string;
  /** Has to be given. Default: there is none, and it reads as empty. */
  readonly argument?: Argument;
  readonly options: O;
  /** Resolves with the exit status. */
  readonly run: (values: OptionValues<O>, terminal: Terminal, argument: string) => Promise<number>;
}): Command {
  const { summary, options, argument, run } = declaration;
  return {
    summary,
    help: (name) => helpOf(name, declaration),
    async run(args, terminal) {
      const given = parse(args, options, argument);
      return run(readOptions(given.values, options), terminal, given.argument);
    },
  };
}

/** Reads a command's options; throws `Refusal` on an unknown option or value. */
function readOptions<O extends Options>(
  given: Readonly<Record<string, string | boolean | undefined>>,
  options: O,
): OptionValues<O> {
  const values = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, given[name] ?? option.default]),
  );
  assertDeclared(values, options);
  return values;
}

function assertDeclared<O extends Options>(
  values: Readonly<Record<string, unknown>>,
  options: O,
): asserts values is OptionValues<O> {
  for (const [name, { type, choices }] of Object.entries(options)) {
    const value = values[name];
    if (value === undefined) continue;
    const isChoice =
      choices === undefined || (typeof value === 'string' && choices.includes(value));
    if (isChoice && typeof value === type) continue;
    const expected = choices === undefined ? `a ${type}` : alternatives(choices);
    throw new Refusal(`--${name}: expected ${expected}, got "${value}".`);
  }
}

function parse(
  args: readonly string[],
  options: Options,
  argument: Argument | undefined,
): { values: Readonly<Record<string, string | boolean | undefined>>; argument: string } {
  const config = {
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { type }]) => [name, { type }]),
    ),
    allowPositionals: argument !== undefined,
    strict: true,
  } satisfies ParseArgsConfig;
  const { values, positionals } = understood(config, options);
  const [first, second] = positionals;
  if (second !== undefined) throw new Refusal(`Unexpected argument ${second}.`);
  if (argument !== undefined && first === undefined) {
    throw new Refusal(`Expected ${argument.description} (${argument.value}).`);
  }
  return { values, argument: first ?? '' };
}

function understood<Config extends ParseArgsConfig>(
  config: Config,
  options: Options,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Refusal(explain(error.message, options), { cause: error });
  }
}

/** Node's message in a sentence, with the option that was perhaps meant. */
function explain(message: string, options: Options): string {
  const valueMissing = /^Option '(--[\w-]+).*argument (?:missing|is ambiguous)/.exec(message)?.[1];
  if (valueMissing !== undefined) {
    return `${valueMissing}: expected a value (${valueMissing}=VALUE if it begins with a hyphen).`;
  }
  const unknown = /^Unknown option '(--?([^']+))'/.exec(message);
  if (unknown !== null) {
    const [, written, name = ''] = unknown;
    const meant = closestTo(name, Object.keys(options));
    const hint = meant === undefined ? '' : ` Did you mean --${meant}?`;
    return `Unknown option ${written}.${hint}`;
  }
  const unexpected = /^Unexpected argument '([^']*)'/.exec(message)?.[1];
  if (unexpected !== undefined) {
    const file = Object.entries(options).find(([, { value }]) => value === 'FILE')?.[0];
    const hint = file === undefined ? '' : ` Did you mean --${file} ${unexpected}?`;
    return `Unexpected argument ${unexpected}.${hint}`;
  }
  return message.replaceAll(/\s*\n\s*/g, ' ');
}

/** Joins words as in `a, b or c`. */
export function alternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nothing';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}

function helpOf(
  name: string,
  { summary, options, argument }: { summary: string; options: Options; argument?: Argument },
): string {
  const rows = Object.entries(options).map(([option, { type, value, choices, ...rest }]) => {
    const form = choices?.join('|') ?? value ?? 'VALUE';
    const usage = type === 'boolean' ? `--${option}` : `--${option} ${form}`;
    const standard = rest.default === undefined ? '' : ` (default: ${rest.default})`;
    return [usage, `${rest.description}${standard}`] as const;
  });
  rows.push(['--help', 'Show this text']);
  const usage = argument === undefined ? name : `${name} ${argument.value}`;
  const about = argument === undefined ? [] : [`${argument.value} is ${argument.description}.`, ''];
  return [
    `Usage: ${usage} [options]`,
    '',
    `${summary}.`,
    '',
    ...about,
    'Options:',
    ...table(rows),
  ].join('\n');
}

/** Lines of two columns, the first padded to its widest entry. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

/** What an error says, as a part of a message. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
