/** The configuration file of a project: the values of options that a command line leaves out. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import type { Configuration } from '../../configuration.ts';
import { isObject } from '../../core/json.ts';
import { messageOf } from './message-texts.ts';
import { packageFile } from './package-file.ts';
import { Refusal } from './refusal.ts';
import type { Terminal } from './terminal.ts';

const baseName = 'inference-contract.config';

/** The base URL of the deployment whose jobs commands are about. */
export const baseUrlVariable = 'INFERENCE_BASE_URL';

/** The file that `init` writes. */
export const configurationName = `${baseName}.yaml`;

const names = ['yaml', 'yml', 'ts', 'mts', 'js', 'mjs'].map((ending) => `${baseName}.${ending}`);

/** A member that names a file. */
export type FileMember = Exclude<keyof Configuration, 'document'>;

const jobCommands: readonly string[] = ['run', 'status', 'cancel', 'logs', 'webhooks'];

/** The members that name files, as options of each command. */
const fileOptions: Readonly<Record<string, Readonly<Record<string, FileMember>>>> = {
  serve: { config: 'service' },
  test: { target: 'target' },
  learn: { target: 'target' },
  'check-app': { app: 'application', config: 'service' },
  document: { config: 'service' },
  ...Object.fromEntries(jobCommands.map((name) => [name, { target: 'target' } as const])),
};

/** Says in the help of a command which options the configuration can set. */
export function describeConfigured(command: CommandUnknownOpts): void {
  const members =
    command.name() === 'compile' ? { document: 'document' } : fileOptions[command.name()];
  for (const [attribute, member] of Object.entries(members ?? {})) {
    const option = command.options.find((other) => other.attributeName() === attribute);
    // Commands have options in common.
    if (option === undefined || option.description.includes(configurationName)) continue;
    const [, text = '', byDefault = ''] = /^(.*?)( \(default: .*)?$/.exec(option.description) ?? [];
    option.description = `${text}; or \`${member}\` of ${configurationName}${byDefault}`;
  }
}

/**
 * Sets the options that the command line leaves out as the configuration says, and says so. An option that another
 * one excludes stays unset. Throws `Refusal` for a configuration that is not valid.
 */
export async function applyConfiguration(
  command: CommandUnknownOpts,
  terminal: Terminal,
): Promise<void> {
  const isTopLevel = command.parent !== null && command.parent.parent === null;
  const isConfigured = command.name() in fileOptions || command.name() === 'compile';
  if (isTopLevel) assertNotConfiguration(command);
  const applies = isTopLevel && isConfigured && !namesDeployment(command, terminal);
  const file = applies ? findConfiguration(process.cwd()) : undefined;
  if (file === undefined) return;
  const values = optionValues(command, await readConfiguration(file), dirname(file));
  const flags = Object.entries(values).flatMap(([attribute, value]) => {
    const option = command.options.find((other) => other.attributeName() === attribute);
    if (option === undefined || value === undefined || !isFree(option, command)) return [];
    command.setOptionValueWithSource(attribute, value, 'config');
    return [typeof value === 'string' ? `${option.long} ${value}` : `${option.long}`];
  });
  if (flags.length === 0 || command.getOptionValue('quiet') === true) return;
  terminal.warn(`${relative('.', file)} sets ${flags.join(' ')}`);
}

/** Whether a command about jobs is told its deployment in another way, whose key is another one, too. */
function namesDeployment(command: CommandUnknownOpts, { env }: Terminal): boolean {
  if (!jobCommands.includes(command.name())) return false;
  return isGiven('baseUrl', command) || Boolean(env[baseUrlVariable]);
}

/** Throws `Refusal` if an option that stands in the configuration names the configuration itself. */
function assertNotConfiguration(command: CommandUnknownOpts): void {
  for (const [attribute, member] of Object.entries(fileOptions[command.name()] ?? {})) {
    const file = isGiven(attribute, command) ? command.getOptionValue(attribute) : undefined;
    if (typeof file !== 'string' || !names.includes(basename(file))) continue;
    throw new Refusal(
      `--${attribute}: expected the file that a configuration file names as ${member}, got a configuration file: ${file}. Commands find it without --${attribute}.`,
    );
  }
}

/**
 * The nearest configuration in a folder or above it; undefined if there is none. Above a repository nothing is
 * looked for. Throws `Refusal` if a folder has several.
 */
export function findConfiguration(folder: string): string | undefined {
  const [file, other] = names.map((name) => join(folder, name)).filter((path) => existsSync(path));
  if (other !== undefined) {
    throw new Refusal(`Expected one configuration file in a folder, got ${file} and ${other}.`);
  }
  const above = dirname(folder);
  if (file !== undefined || above === folder || existsSync(join(folder, '.git'))) return file;
  return findConfiguration(above);
}

/** The values of options, by attribute. Paths are relative to the working folder. */
function optionValues(
  command: CommandUnknownOpts,
  { document, ...files }: Configuration,
  folder: string,
): Readonly<Record<string, unknown>> {
  const pathTo = (path: string | undefined) =>
    path === undefined ? undefined : relative('.', resolve(folder, path)) || '.';
  if (command.name() !== 'compile') {
    const members = Object.entries(fileOptions[command.name()] ?? {});
    return Object.fromEntries(members.map(([option, member]) => [option, pathTo(files[member])]));
  }
  // What is said of one document does not count for another.
  if (document === undefined || command.args.length > 0 || isGiven('document', command)) return {};
  const { file, folder: filesFolder, out, ...rest } = document;
  return { document: pathTo(file), folder: pathTo(filesFolder), out: pathTo(out), ...rest };
}

/** Whether neither the option is given nor one that excludes it. */
function isFree(option: Option, command: CommandUnknownOpts): boolean {
  return !command.options.some(
    (other) =>
      isGiven(other.attributeName(), command) &&
      (other === option ||
        conflictsOf(other).includes(option.attributeName()) ||
        conflictsOf(option).includes(other.attributeName())),
  );
}

function isGiven(attribute: string, command: CommandUnknownOpts): boolean {
  return command.getOptionValueSource(attribute) === 'cli';
}

/** The attributes that an option excludes. The parser has them, but does not declare that. */
function conflictsOf(option: Option): readonly string[] {
  const attributes: unknown = Reflect.get(option, 'conflictsWith');
  return Array.isArray(attributes) ? attributes : [];
}

async function readConfiguration(file: string): Promise<Configuration> {
  const [{ explanations, validateConfiguration }, { mistakesIn }, yaml] = await Promise.all([
    import('#generated/file-formats/validators.js'),
    import('../../validation/errors/mistakes.ts'),
    import('./yaml-file.ts'),
  ]);
  const isModule = !/\.ya?ml$/.test(file);
  const source = isModule ? undefined : await yaml.readYamlFile(file, 'a configuration');
  const value = source === undefined ? await loadModule(file) : (source.value ?? {});
  if (validateConfiguration(value)) return value;
  const mistakes = mistakesIn(validateConfiguration.errors ?? [], {
    value,
    explanation: explanations.Configuration,
  });
  if (source !== undefined) throw yaml.fileRefusal(file, yaml.problemsAt(mistakes, source));
  throw new Refusal(mistakes.map(({ message }) => `${file}: ${message}`).join('\n'));
}

/** The default export of a module in JavaScript or TypeScript, which may import this package. */
async function loadModule(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  const jiti = createJiti(import.meta.url, {
    fsCache: false,
    // With it, a module without a default export would be one itself.
    interopDefault: false,
    alias: { 'inference-contract': packageFile('dist/index.js') },
  });
  const module: unknown = await jiti.import(file).catch((cause: unknown) => {
    throw new Refusal(`${file} cannot be loaded: ${messageOf(cause)}`, { cause });
  });
  const value = isObject(module) ? module['default'] : undefined;
  if (value !== undefined) return value;
  throw new Refusal(`${file}: expected a default export, such as that of defineConfig, got none.`);
}
