/** `inference-contract compile`: writes the validators of an OpenAPI document as ES modules. */

import { mkdir } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { closestTo } from '../../core/closest-names.ts';
import { isObject } from '../../core/json.ts';
import { countText } from '../../core/sentences.ts';
import { shellWord } from '../../core/shell-quoting.ts';
import { codeOf, whyNotRead } from '../../core/system-errors.ts';
import { parseYaml } from '../../core/yaml-document.ts';
import { DocumentError } from '../../validation/document-error.ts';
import { alternatives } from '../../validation/errors/invalid-values.ts';
import { readDocumentFile } from '../../validation/load/document-source.ts';
import { FolderError } from '../../validation/load/referenced-files.ts';
import { validatorFiles } from '../../validation/load/validator-files.ts';
import { warningsOf } from '../../validation/load/warnings.ts';
import { readInputText } from '../shared/input-file.ts';
import { exampleLines, messageOf, splitList } from '../shared/message-texts.ts';
import { replaceFile } from '../shared/output-file.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Terminal } from '../shared/terminal.ts';
import { whyNotWritten } from '../shared/why-not-written.ts';

/**
 * Adds the command. Errors name the pointer of everything in the document that is not supported.
 */
export function addCompile(program: Command, terminal: Terminal): void {
  compileCommand(program).action((argument, options) => compile(argument, options, terminal));
}

type CompileOptions = ReturnType<ReturnType<typeof compileCommand>['opts']>;

function compileCommand(program: Command) {
  return program
    .command('compile')
    .description(
      'Compile the validators of an OpenAPI document into modules that work without eval',
    )
    .argument('[document]', 'OpenAPI 3.0 or 3.1 document, as JSON or YAML')
    .option('--document <file>', 'The document, instead of the argument')
    .option('--folder <folder>', 'Folder with further files of the document', workingFolder())
    .option('--out <folder>', 'Output folder', 'validators')
    .option('--formats <names>', 'Formats not to check, separated by commas', splitList)
    .option(
      '--unchecked <names>',
      'Names of media types, formats, keywords and paths not to check, separated by commas; write a comma in a name as \\,',
      splitList,
    )
    .option(
      '--waive <pointer>',
      'Leave out a part of the document that would be refused; may be repeated',
      (pointer: string, before: readonly string[] = []) => [...before, pointer],
    )
    .option('--ignore-read-only', 'Accept read-only members in requests')
    .option('--strict', 'Refuse a document with parts that cannot be checked, instead of warning')
    .option(
      '--receives <name=path>',
      'Check these webhooks and callbacks instead of requests to the service, separated by commas',
      readArrivals,
    )
    .option('--defaults', 'Fill in the defaults of missing values')
    .option('--parameter-defaults', 'Fill in the defaults of missing parameters only')
    .option('--coercion', 'Convert strings in JSON bodies to the types in their schemas')
    .option('-v, --verbose', 'Print the name of each file that is written')
    .addHelpText('after', exampleLines('compile openapi.yaml --out validators'));
}

async function compile(
  argument: string | undefined,
  options: CompileOptions,
  terminal: Terminal,
): Promise<void> {
  const source = readDocumentSource(argument, options);
  const { warnings, files } = compileSource(source, options);
  const text = warningsOf(warnings, silencingFlags)?.text;
  if (text !== undefined) terminal.warn(text);
  await writeModules(options.out, files);
  const folder = relative(process.cwd(), options.out);
  const index = join(folder, 'index.js');
  if (options.verbose) for (const [name] of files) terminal.print(join(folder, name));
  terminal.print(`Wrote ${countText(files.size, 'module')}. Import ${index}.`);
}

function readDocumentSource(
  argument: string | undefined,
  { document = argument, folder }: CompileOptions,
): ReturnType<typeof readDocumentFile> {
  if (document === undefined || document !== (argument ?? document)) {
    throw new Refusal('Expected one document, such as: compile openapi.yaml --out validators.');
  }
  return refuseDocumentErrors(() => readDocumentFile(document, { folder }));
}

/** Throws `Refusal` for options that name what the document does not have. */
function compileSource(
  source: ReturnType<typeof readDocumentFile>,
  {
    formats = [],
    unchecked = [],
    waive = [],
    ignoreReadOnly,
    strict,
    receives,
    defaults,
    parameterDefaults,
    coercion,
  }: CompileOptions,
): ReturnType<typeof validatorFiles> {
  const content = source.value;
  assertUsed('--formats', formats, () => formatsIn(content));
  const files = compileFiles(source, {
    formats: Object.fromEntries(formats.map((name) => [name, true] as const)),
    unchecked,
    waivers: waive,
    readOnly: ignoreReadOnly ? 'ignore' : 'refuse',
    strict: strict ?? 'warn',
    ...(receives && { receives }),
    defaults: defaults ?? (parameterDefaults === true && 'parameters'),
    coercion: coercion ?? false,
  });
  const namesInUse = files.unchecked.map(({ name }) => name);
  const namesIn = () => new Set([...mediaTypesIn(content), ...namesInUse]);
  assertUsed('--unchecked', unchecked, namesIn);
  return files;
}

async function writeModules(
  folder: string,
  files: ReturnType<typeof validatorFiles>['files'],
): Promise<void> {
  await makeFolder(folder);
  await makeModules(folder);
  for (const [name, text] of files) await writeInto(folder, name, text);
}

/** Undefined if it holds all files of the machine, as in a container. */
function workingFolder(): string | undefined {
  const folder = process.cwd();
  return parse(folder).root === folder ? undefined : '.';
}

function silencingFlags(names: readonly string[]): string[] {
  const list = names.map((name) => name.replaceAll(',', '\\,')).join(',');
  return names.length === 0 ? [] : [`To accept exactly these: --unchecked ${shellWord(list)}`];
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (cause) {
    // `mkdir` reports an existing file with this code.
    const got =
      codeOf(cause) === 'EEXIST' ? 'a file' : `one that cannot be created: ${whyNotWritten(cause)}`;
    throw new Refusal(`--out: expected a folder, got ${got} (${path}).`, { cause });
  }
}

/**
 * Marks the folder as ES modules, because the project around it may not be one. An existing
 * `package.json` is not changed.
 */
async function makeModules(folder: string): Promise<void> {
  const path = join(folder, 'package.json');
  const text = packageIn(path);
  if (text === undefined) return writeInto(folder, 'package.json', '{ "type": "module" }\n');
  const content = parseYamlText(text, path);
  if (isObject(content) && content.type === 'module') return;
  throw new Refusal(
    `--out: expected a folder of ES modules or without a package.json, got one whose package.json has no "type": "module" (${path}). Name another folder.`,
  );
}

/** Undefined if there is none. */
function packageIn(path: string): string | undefined {
  try {
    return readInputText(path);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw new Refusal(`--out: expected a package.json, got ${whyNotRead(cause)} (${path}).`, {
      cause,
    });
  }
}

function writeInto(folder: string, name: string, text: string): Promise<void> {
  return replaceFile({ source: '--out', path: join(folder, name) }, text);
}

/** Throws `Refusal` for a name that the document does not have: it is probably misspelt. */
function assertUsed(
  option: string,
  names: readonly string[],
  find: () => ReadonlySet<string>,
): void {
  if (names.length === 0) return;
  const used = find();
  const unknown = names.find((name) => !used.has(name));
  if (unknown === undefined) return;
  const meant = closestTo(unknown, [...used]);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  const expected = alternatives([...used]);
  throw new Refusal(
    `${option}: expected names from the document (${expected}), got "${unknown}".${hint}`,
  );
}

function formatsIn(document: unknown): ReadonlySet<string> {
  const formats = membersNamed('format', document);
  return new Set(formats.filter((value) => typeof value === 'string'));
}

function mediaTypesIn(document: unknown): ReadonlySet<string> {
  return new Set(membersNamed('content', document).filter(isObject).flatMap(Object.keys));
}

/** The values of all members of a name, at any depth. YAML aliases may repeat objects. */
function membersNamed(name: string, value: unknown, visited = new Set<unknown>()): unknown[] {
  if (typeof value !== 'object' || value === null || visited.has(value)) return [];
  visited.add(value);
  return Object.entries(value).flatMap(([key, member]) => [
    ...(key === name ? [member] : []),
    ...membersNamed(name, member, visited),
  ]);
}

/** With the options that accept what is refused. */
function compileFiles(
  ...[document, options]: Parameters<typeof validatorFiles>
): ReturnType<typeof validatorFiles> {
  try {
    return validatorFiles(document, options);
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    // Other options accept gaps.
    const refused = cause.problems.filter(
      ({ gap, pointer }) => !gap && pointer.includes('#/') && !options?.waivers?.includes(pointer),
    );
    const waivers = [...new Set(refused.map(({ pointer }) => shellWord(pointer)))];
    const isShort = waivers.length > 0 && waivers.length <= maximumWaivers;
    const hint = `\nTo compile without these parts: ${waivers.map((waiver) => `--waive ${waiver}`).join(' ')}`;
    throw new Refusal(cause.message + (isShort ? hint : ''), { cause });
  }
}

/** More refused places than these are not suggested as waivers. */
const maximumWaivers = 20;

function refuseDocumentErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof FolderError) {
      throw new Refusal(`--folder: expected a folder, got ${cause.got}.`, { cause });
    }
    if (cause instanceof DocumentError) throw new Refusal(cause.message, { cause });
    throw cause;
  }
}

function parseYamlText(text: string, path: string): unknown {
  try {
    return parseYaml(text);
  } catch (cause) {
    throw new Refusal(`${path}: ${messageOf(cause)}`, { cause });
  }
}

function readArrivals(text: string): Record<string, string> {
  const items = splitList(text);
  // An empty list would mean requests to the service.
  return Object.fromEntries((items.length === 0 ? [text] : items).map(arrival));
}

function arrival(item: string): [name: string, path: string] {
  const [, name, path] = /^([^=]+)=(\/.*)$/.exec(item) ?? [];
  if (name !== undefined && path !== undefined) return [name, path];
  throw new Refusal(`--receives: expected names with their paths, such as a=/b, got "${item}".`);
}
