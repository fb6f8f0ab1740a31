/** The command line: finds the command, reads its options and runs it. */
import { readFileSync } from 'node:fs';
import {
  Command,
  CommanderError,
  type CommandUnknownOpts,
  Option,
} from '@commander-js/extra-typings';
import { boundedLines } from '../core/bounded-lines.ts';
import { closestTo } from '../core/closest-names.ts';
import { parseNamedJson, valueAt } from '../core/json.ts';
import { escapeInvisible, escapeLines } from '../core/visible-text.ts';
import { applyConfiguration, describeConfigured } from './shared/configuration.ts';
import { exitStatus } from './shared/exit-status.ts';
import { exampleLines } from './shared/message-texts.ts';
import { packageFile } from './shared/package-file.ts';
import { Refusal } from './shared/refusal.ts';
import { filterTerminal, type Terminal } from './shared/terminal.ts';

/** Adds a command to the program. Its action sets the `exitCode` of the terminal unless it is 0. */
type AddCommand = (program: Command, terminal: Terminal) => void;

const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  serve: async () => (await import('./serve/serve-command.ts')).addServe,
  run: async () => (await import('./jobs/run-command.ts')).addRun,
  status: async () => (await import('./jobs/status-command.ts')).addStatus,
  cancel: async () => (await import('./jobs/cancel-command.ts')).addCancel,
  logs: async () => (await import('./jobs/logs-command.ts')).addLogs,
  webhooks: async () => (await import('./jobs/webhooks-command.ts')).addWebhooks,
  worker: async () => (await import('./serve/worker-command.ts')).addWorker,
  test: async () => (await import('./checks/test-command.ts')).addTest,
  'check-app': async () => (await import('./checks/check-app-command.ts')).addCheckApp,
  proxy: async () => (await import('./checks/proxy-command.ts')).addProxy,
  learn: async () => (await import('./checks/learn-command.ts')).addLearn,
  judge: async () => (await import('./checks/judge-command.ts')).addJudge,
  list: async () => (await import('./checks/list-command.ts')).addList,
  document: async () => (await import('./documents/document-command.ts')).addDocument,
  compile: async () => (await import('./documents/compile-command.ts')).addCompile,
  completion: async () => (await import('./completion/completion-command.ts')).addCompletion,
};

/** Most lines of a log: to look for what must be escaped takes several times as long. */
const visibleAscii = /^[ -~]*$/;

/** Runs the command that the arguments name. Rejects only with faults of the program itself. */
export async function runProgram(commandLine: readonly string[], plain: Terminal): Promise<void> {
  const args = asHelpCommand(commandLine);
  // A terminal must not be steered by what it shows, which may quote files and deployments.
  const terminal = filterTerminal(plain, {
    text: (text) => (visibleAscii.test(text) ? text : escapeLines(text)),
    line: escapeInvisible,
    message: (text) => escapeLines(boundedLines(text)),
  });
  // The parser answers `help` only for the first level, and for an unknown command without an error.
  const [first, topic = 'help'] = args;
  const helpWords = topic in commands ? [...args.slice(1), '--help'] : args.slice(1);
  const named = first === 'help' && topic !== 'help' ? helpWords : args;
  const called = Object.keys(commands).filter((name) => name === named[0]);
  const words = called.length > 0 ? named : withoutHelp(named);
  const describesAll = called.length === 0 || called.includes('completion');
  const program = await createProgram(terminal, describesAll ? undefined : called);
  try {
    assertHelpWords(program, args);
    assertSubcommand(program, words);
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      // Help and the version end here, too. Their text has already been printed.
      terminal.exitCode = error.exitCode === 0 ? exitStatus.done : exitStatus.refused;
    } else if (error instanceof Refusal) {
      terminal.warn(error.message);
      terminal.exitCode = exitStatus.refused;
    } else throw error;
  }
}

/** `--help test` as `help test`: the parser ignores what follows the option. */
function asHelpCommand(args: readonly string[]): readonly string[] {
  const [first = '', word = '-'] = args;
  const isHelp = (first === '--help' || first === '-h') && !word.startsWith('-');
  return isHelp ? ['help', ...args.slice(1)] : args;
}

/** Refuses `help test --plan`: the parser ignores every option beside that of help. */
function assertHelpWords(program: Command, [first, ...words]: readonly string[]): void {
  const option = words.find(
    (word) => word.startsWith('-') && !/^(-h|--help|--no-color)$/.test(word),
  );
  if (first !== 'help' || option === undefined) return;
  program.error(`error: expected the name of a command after help, got '${option}'`);
}

/** An unknown command, without the options that would print the help of the program instead of refusing it. */
function withoutHelp(words: readonly string[]): readonly string[] {
  const [first = '-'] = words;
  return first.startsWith('-') || first === 'help' ? words : [first];
}

/** The program with the commands of these names, which are loaded. Default: with all commands. */
export async function createProgram(
  terminal: Terminal,
  names: readonly string[] = Object.keys(commands),
): Promise<Command> {
  const program = new Command('inference-contract')
    .description('Serve, check and call a hosted model inference service')
    .version(version(), '-v, --version', 'Show the version')
    // An option has only one short form, so that -V is another option.
    .addOption(new Option('-V').hideHelp())
    .on('option:V', () => {
      terminal.print(version());
      throw new CommanderError(exitStatus.done, 'commander.version', version());
    })
    // Read before, since it may follow a command.
    .option('--no-color', 'Show no colours, as with NO_COLOR')
    .helpOption('-h, --help', 'Show help')
    .helpCommand('help [command]', 'Show help for a command')
    .addHelpText('after', exampleLines('serve', 'help test'))
    .showHelpAfterError('Add --help to see the options.')
    // Options of `test` and `test init` have names in common.
    .enablePositionalOptions()
    .hook('preAction', async (_, command) => {
      assertValues(command);
      await applyConfiguration(command, terminal);
    })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.warn(text.trimEnd()),
    });
  for (const name of names) (await commands[name]?.())?.(program, terminal);
  for (const command of program.commands) describeConfigured(command);
  return program;
}

/** Refuses `test inti` as the parser refuses an unknown command, and not as one argument too many. */
function assertSubcommand(program: Command, [name, word = '-']: readonly string[]): void {
  const command = program.commands.find((each) => each.name() === name);
  const names = command?.commands.map((each) => each.name()) ?? [];
  if (command === undefined || names.length === 0 || command.registeredArguments.length > 0) return;
  if (!/^[a-z][a-z-]*$/.test(word) || names.includes(word)) return;
  const meant = closestTo(word, names);
  const hint = meant === undefined ? '' : `\n(Did you mean ${meant}?)`;
  command.error(`error: unknown command '${word}'${hint}`);
}

/** Throws `Refusal` for an option without a value, such as one from an unset variable of a shell. */
function assertValues(command: CommandUnknownOpts): void {
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    const isMissing = Array.isArray(value)
      ? value.length === 0 || value.some(isBlankText)
      : isBlankText(value);
    if (isMissing) throw new Refusal(`${option.flags}: expected a value, got nothing.`);
  }
}

function isBlankText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function version(): string {
  const manifest = parseNamedJson(
    readFileSync(packageFile('package.json'), 'utf8'),
    'package.json',
  );
  return String(valueAt(manifest, '#/version'));
}
