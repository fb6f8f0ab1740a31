/** Reads an application file: checks what its schema cannot say, and finds its key in the environment. */
import type { components } from '#generated/file-formats/types.d.ts';
import { validateApplicationFile } from '#generated/file-formats/validators.js';
import { closestTo } from '../../core/closest-names.ts';
import { pointerOf } from '../../core/json.ts';
import { type EndpointSchemas, jobParts } from '../../endpoints/endpoint-schemas.ts';
import { readSchemas } from '../../endpoints/settings-schemas.ts';
import { DocumentError } from '../../validation/document-error.ts';
import { invalidValues } from '../../validation/errors/invalid-values.ts';
import { type PlaceholderName, placeholders, placeholdersIn } from './placeholders.ts';

type Schemas = components['schemas'];

export type ApplicationFile = Schemas['ApplicationFile'];

/** An application file is invalid; each line of `message` is a JSON pointer, a colon and what is wrong there. */
export class ApplicationFileError extends Error {
  override readonly name = 'ApplicationFileError';
}

export interface ApplicationFileContext {
  /** The path of the file, in whose folder are those that schemas refer to. Default: there are none. */
  readonly path?: string | undefined;
  /** Is told what of the schemas is not checked, or may take very long. Default: nobody is. */
  readonly onWarning?: ((warning: string) => void) | undefined;
}

/** A place of the file, and what is wrong there, as a sentence without a full stop. */
type FileProblem = readonly [pointer: string, message: string];

/**
 * Throws an `ApplicationFileError` that names every invalid place.
 */
export function readApplicationFile(
  value: unknown,
  { path, onWarning }: ApplicationFileContext = {},
): ApplicationFile {
  if (!validateApplicationFile(value)) {
    const errors = validateApplicationFile.errors ?? [];
    const findings = invalidValues(errors, { value, location: 'body' });
    throw fileError(
      findings.map(({ pointer, expected, received }) => [
        pointer,
        `expected ${expected}, got ${received}`,
      ]),
    );
  }
  const wrong = [
    ...wrongStart(value),
    ...wrongWork(value),
    ...wrongActs(value),
    ...wrongPlace(value),
    ...wrongRestarts(value),
    ...wrongTexts(value),
  ];
  if (wrong.length > 0) throw fileError(wrong);
  return { ...value, ...readApplicationSchemas(jobParts(value), { path, onWarning }) };
}

/**
 * Schemas that refer to no files.
 * @throws ApplicationFileError for those that cannot be used
 */
export function readApplicationSchemas(
  schemas: Pick<EndpointSchemas, 'input' | 'output'>,
  { path, onWarning }: ApplicationFileContext = {},
): Pick<EndpointSchemas, 'input' | 'output'> {
  if (Object.keys(schemas).length === 0) return {};
  try {
    const placeOf = (_: string, role: string) => `/${role}`;
    const read = readSchemas({ own: schemas }, { settingsFile: path, placeOf });
    for (const { pointer, message } of read.warnings) onWarning?.(`${pointer}: ${message}`);
    return read.endpoints['own'] ?? {};
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    throw fileError(
      cause.problems.map(({ pointer, message }) => [pointer, message.replace(/\.$/, '')]),
    );
  }
}

function fileError(wrong: readonly FileProblem[]): ApplicationFileError {
  return new ApplicationFileError(
    wrong.map(([pointer, message]) => `${pointer || '/'}: ${message}`).join('\n'),
  );
}

/** Whether the checks start processes, which get environment variables and arguments. */
function isStarted({ start, work }: ApplicationFile): boolean {
  return start !== undefined || work.command !== undefined;
}

/** Whether something that the checks start is told a value. */
export function isTold({ env = {}, start, work }: ApplicationFile, name: PlaceholderName): boolean {
  const texts = [...Object.values(env), ...(start?.command ?? []), ...(work.command ?? [])];
  return texts.some((text) => placeholdersIn(text).includes(name));
}

/**
 * Whether a piece of work may have a name of any characters: where {piece} is, JSON, a system or the checks take care of
 * them, as for a word of a command, but not a shell.
 */
export function takesTexts({ env = {}, work }: ApplicationFile): boolean {
  const { command = [], body, headers = {} } = work;
  const isUsed = (text: string) => placeholdersIn(text).includes('piece');
  const words = [...command, ...(command.length > 0 ? Object.values(env) : [])].filter(isUsed);
  const hasOther =
    words.some((word) => word !== '{piece}') ||
    Object.values(headers).some(isUsed) ||
    (typeof body === 'string' && isUsed(body));
  return !hasOther && (words.length > 0 || isUsed(JSON.stringify(body) ?? ''));
}

function* wrongStart(file: ApplicationFile): Iterable<FileProblem> {
  const { start, service } = file;
  if (start !== undefined && start.ready === undefined && !isTold(file, 'port')) {
    yield [
      '/start',
      'expected ready, which tells when the application is ready, got none. Without it, the application must be given {port}, and is ready when something listens there',
    ];
  }
  if (!isStarted(file)) return;
  const isFixed = (service?.port ?? 0) !== 0;
  if (!isFixed && !isTold(file, 'baseUrl')) {
    yield [
      '/env',
      'expected {baseUrl} in the value of a variable or in a command, so that the application finds the service, got none',
    ];
  }
  if (service?.apiKey === undefined && !isTold(file, 'apiKey')) {
    yield [
      '/env',
      'expected {apiKey} in the value of a variable or in a command, got none. If the application has a key of its own, name it at service.apiKey',
    ];
  }
}

function* wrongWork({ work }: ApplicationFile): Iterable<FileProblem> {
  const { command, request, headers, body, poll, success, failure } = work;
  if ((command === undefined) === (request === undefined)) {
    const got = command === undefined ? 'neither' : 'both';
    yield ['/work', `expected command or request, got ${got}`];
  }
  for (const [name, part] of Object.entries({ headers, body })) {
    if (part !== undefined && request === undefined) {
      yield [pointerToKeys('work', name), `expected request, which ${name} belongs to, got none`];
    }
  }
  if (poll !== undefined) {
    const missing = Object.entries({ success, failure }).filter(([, sign]) => sign === undefined);
    for (const [name] of missing) {
      yield [
        pointerToKeys('work', 'poll'),
        `expected ${name} beside poll, which tells when to stop, got none`,
      ];
    }
  }
  for (const [name, sign] of Object.entries({ success, failure })) {
    if (sign?.values !== undefined && sign.member === undefined) {
      yield [
        pointerToKeys('work', name, 'values'),
        'expected member, which has these values, got none',
      ];
    }
  }
}

function* wrongActs({ acts, ...file }: ApplicationFile): Iterable<FileProblem> {
  if (acts === undefined) return;
  const { output, request, member } = acts;
  if (output !== undefined && request !== undefined) {
    yield ['/acts', 'expected output or request, got both'];
  }
  if (request === undefined && output === undefined) {
    yield ['/acts', 'expected output or request, got neither'];
  }
  if (output !== undefined && !isStarted(file)) {
    yield [
      '/acts/output',
      'expected request: the output of an application that already runs is not seen, got output',
    ];
  }
  if (member !== undefined && request === undefined) {
    yield ['/acts/member', 'expected request, whose answer has the member, got none'];
  }
}

function* wrongPlace(file: ApplicationFile): Iterable<FileProblem> {
  if (isStarted(file) || file.work.request === undefined) return;
  const { port = 0, apiKey } = file.service ?? {};
  if (port === 0) {
    yield [
      '/service',
      'expected start, or, for an application that already runs, service with the port at which it looks for the service, got neither',
    ];
  } else if (apiKey === undefined) {
    yield [
      '/service',
      'expected apiKey, the key with which the application that already runs calls the service, got none',
    ];
  }
}

/** Only a server that is asked for the outcome of its work can be started again meanwhile. */
function* wrongRestarts(file: ApplicationFile): Iterable<FileProblem> {
  const { declares, start, work } = file;
  if (declares?.resumes !== true) return;
  const missing = Object.entries({
    start,
    'work.request': work.request,
    'work.poll': work.poll,
  }).flatMap(([name, part]) => (part === undefined ? [name] : []));
  if (missing.length === 0) {
    if (!isTold(file, 'dataFolder') && file.instances !== 1) {
      yield [
        '/declares/resumes',
        'expected {dataFolder} in the value of a variable or in a command, so that instances side by side share no data, or instances: 1, got neither',
      ];
    }
    return;
  }
  yield [
    '/declares/resumes',
    `expected ${missing.join(' and ')}: the checks start a server again, and ask it for the outcome of its work, got none`,
  ];
}

function* wrongTexts(file: ApplicationFile): Iterable<FileProblem> {
  for (const [pointer, text] of textsWithPointers(file, [])) {
    if (isPattern(pointer)) {
      const reason = whyNoPattern(text);
      if (reason !== undefined) yield [pointer, `expected a regular expression, got ${reason}`];
      continue;
    }
    const isOfPoll = pointer.startsWith(pointerToKeys('work', 'poll', ''));
    const placeholderNames = [...Object.keys(placeholders), ...(isOfPoll ? ['location'] : [])];
    for (const name of placeholdersIn(text)) {
      if (placeholderNames.includes(name) || (isOfPoll && name.startsWith('/'))) continue;
      const meant = name.startsWith('/') ? undefined : closestTo(name, placeholderNames);
      // What is not a placeholder is left alone, such as parts of a script.
      if (meant === undefined) continue;
      yield [pointer, `expected the placeholder {${meant}}, got {${name}}`];
    }
    if (!isOfApplication(pointer) && usesPort(text) && !isTold(file, 'port')) {
      yield [
        pointer,
        'expected the port at which the application listens, got {port}, which no variable of env and no command gives it',
      ];
    }
  }
}

function usesPort(text: string): boolean {
  return placeholdersIn(text).includes('port');
}

/** Whether the application is told the text. */
function isOfApplication(pointer: string): boolean {
  return /^\/(env|start\/command|work\/command)\//.test(pointer);
}

function isPattern(pointer: string): boolean {
  return /^\/(start\/ready\/output|acts\/output|work\/(success|failure)\/text)$/.test(pointer);
}

function whyNoPattern(text: string): string | undefined {
  try {
    return new RegExp(text) && undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `${JSON.stringify(text)}: ${message.replace(/^Invalid regular expression: /, '')}`;
  }
}

/** All texts of a value, each with its pointer. */
function textsWithPointers(value: unknown, keys: readonly string[]): (readonly [string, string])[] {
  if (typeof value === 'string') return [[pointerOf(keys).slice(1), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsWithPointers(item, [...keys, key]));
}

/** The JSON Pointer of a member, by its keys. */
function pointerToKeys(...keys: readonly string[]): string {
  return `/${keys.join('/')}`;
}
