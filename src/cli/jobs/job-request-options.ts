/** The request of a job from options, files and the environment; checked against the contract before it costs anything. */
import { Option } from '@commander-js/extra-typings';
import { compiled } from '#generated/contract/validators/index.js';
import type { JobRequest } from '../../client/job-request.ts';
import { isObject, partAt } from '../../core/json.ts';
import type { Secrets } from '../../core/secrets.ts';
import { requestErrors } from '../../evidence/document-errors.ts';
import { namesCredential } from '../../evidence/secret-names.ts';
import { invalidValues, isMarkedSecret } from '../../validation/errors/invalid-values.ts';
import {
  type JsonSource,
  readJsonFile,
  readJsonOption,
  readJsonText,
} from '../shared/json-source.ts';
import { Refusal } from '../shared/refusal.ts';
import { variableName } from '../shared/target-options.ts';
import type { Terminal } from '../shared/terminal.ts';
import { milliseconds } from './deployment-options.ts';

export const requestOptions = {
  input: new Option('--input <json>', 'Input of the job: JSON, @FILE, or - for standard input'),
  request: new Option(
    '--request <json>',
    'The whole request instead, with input, webhook, policy and s3Config: JSON, @FILE or -',
  ).conflicts('input'),
  webhook: new Option('--webhook <url>', 'URL that the deployment calls when the job completes'),
  ttlMs: new Option('--ttl-ms <ms>', 'Longest time in the queue (policy.ttl)').argParser((text) =>
    milliseconds('--ttl-ms', text),
  ),
  executionTimeoutMs: new Option(
    '--execution-timeout-ms <ms>',
    'Longest run time (policy.executionTimeout)',
  ).argParser((text) => milliseconds('--execution-timeout-ms', text)),
  lowPriority: new Option('--low-priority', 'Start no worker for this job (policy.lowPriority)'),
  s3ConfigFile: new Option(
    '--s3-config-file <file>',
    'JSON file with s3Config, the storage settings',
  ),
  s3ConfigEnv: new Option(
    '--s3-config-env <name>',
    'Environment variable that holds s3Config as JSON',
  )
    .argParser((text) => variableName(text, '--s3-config-env'))
    .conflicts('s3ConfigFile'),
} as const;

export interface RequestOptions {
  readonly input?: string | undefined;
  readonly request?: string | undefined;
  readonly webhook?: string | undefined;
  readonly ttlMs?: number | undefined;
  readonly executionTimeoutMs?: number | undefined;
  readonly lowPriority?: true | undefined;
  readonly s3ConfigFile?: string | undefined;
  readonly s3ConfigEnv?: string | undefined;
}

export interface ReadRequest {
  readonly request: JobRequest<object>;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A part of a request, and where it comes from. */
interface Part {
  /** JSON pointer of the part in the request. */
  readonly at: string;
  /** The place of a pointer within the part. */
  readonly placeOf: JsonSource['placeOf'];
}

/** Throws a `Refusal` with a line for each value that the contract does not permit, at its place. */
export async function readJobRequest(
  options: RequestOptions,
  { terminal, secrets }: { terminal: Terminal; secrets: Secrets },
): Promise<ReadRequest> {
  const { at, source } = await readMain(options, terminal);
  const storage = await storageOf(options, terminal);
  const named = namedMembers(options);
  const body = mergeMembers(at === '' ? source.value : { input: source.value }, {
    ...named,
    ...(storage && { s3Config: storage.value }),
  });
  learnCredentials(body['s3Config'], secrets);
  assertValid(body, [
    ...Object.entries(optionPlaces)
      .filter(([pointer]) => partAt(named, pointer) !== undefined)
      .map(([pointer, option]) => ({ at: pointer, placeOf: () => option })),
    ...(storage === undefined ? [] : [{ at: '/s3Config', placeOf: storage.placeOf }]),
    { at, placeOf: source.placeOf },
  ]);
  const { input, policy, s3Config, ...extra } = body;
  if (!isObject(input)) throw new TypeError('The request has no input.');
  return {
    input,
    request: {
      input,
      extra,
      ...(isObject(policy) && { policy: { extra: policy } }),
      ...(isObject(s3Config) && { s3Config: { extra: s3Config } }),
    },
  };
}

/** What the request is made of: an input, or the request itself. */
async function readMain(
  { input, request }: RequestOptions,
  terminal: Terminal,
): Promise<{ at: string; source: JsonSource }> {
  if (request !== undefined) {
    return { at: '', source: await readJsonOption('--request', request, terminal) };
  }
  if (input === undefined) {
    throw new Refusal(
      'Expected --input with the parameters of the worker, such as --input \'{"prompt": "x"}\', got nothing.',
    );
  }
  const source = await readJsonOption('--input', input, terminal);
  if (looksLikeRequest(source.value)) {
    throw new Refusal(
      '--input: expected only what stands in `input`, got what looks like a whole request. Give a request with --request.',
    );
  }
  return { at: '/input', source };
}

const requestMembers: readonly string[] = ['input', 'webhook', 'policy', 's3Config'];

function looksLikeRequest(value: Readonly<Record<string, unknown>>): boolean {
  return (
    isObject(value['input']) && Object.keys(value).every((key) => requestMembers.includes(key))
  );
}

async function storageOf(
  { s3ConfigFile, s3ConfigEnv }: RequestOptions,
  { env }: Terminal,
): Promise<JsonSource | undefined> {
  if (s3ConfigFile !== undefined) return readJsonFile('--s3-config-file', s3ConfigFile);
  if (s3ConfigEnv === undefined) return undefined;
  const text = env[s3ConfigEnv];
  if (text !== undefined && text !== '') return readJsonText(s3ConfigEnv, text);
  throw new Refusal(
    `--s3-config-env: expected s3Config as JSON in the environment variable ${s3ConfigEnv}, got nothing.`,
  );
}

/** The options that set single members of a request. */
const optionPlaces = {
  '/webhook': '--webhook',
  '/policy/ttl': '--ttl-ms',
  '/policy/executionTimeout': '--execution-timeout-ms',
  '/policy/lowPriority': '--low-priority',
} as const;

function namedMembers({ webhook, ttlMs, executionTimeoutMs, lowPriority }: RequestOptions) {
  const policy = {
    ...(ttlMs !== undefined && { ttl: ttlMs }),
    ...(executionTimeoutMs !== undefined && { executionTimeout: executionTimeoutMs }),
    ...(lowPriority && { lowPriority }),
  };
  return {
    ...(webhook !== undefined && { webhook }),
    ...(Object.keys(policy).length > 0 && { policy }),
  };
}

/** Options replace members of the request, and within its policy. */
function mergeMembers(
  base: Readonly<Record<string, unknown>>,
  named: ReturnType<typeof namedMembers> & { readonly s3Config?: unknown },
): Readonly<Record<string, unknown>> {
  const { policy } = base;
  return {
    ...base,
    ...named,
    ...(named.policy && isObject(policy) && { policy: { ...policy, ...named.policy } }),
  };
}

/** Credentials of the storage are not shown, even where a worker returns them. */
function learnCredentials(storage: unknown, secrets: Secrets): void {
  if (!isObject(storage)) return;
  for (const [name, value] of Object.entries(storage)) {
    if (namesCredential(name) && typeof value === 'string') {
      secrets.add(value, `[s3Config.${name}]`);
    } else learnCredentials(value, secrets);
  }
}

function assertValid(body: Readonly<Record<string, unknown>>, parts: readonly Part[]): void {
  const isSecret = (schema: string) => isMarkedSecret(compiled.plan.secrets, schema);
  const errors = requestErrors('runJob', body);
  const lines = invalidValues(errors, { value: body, location: 'body', isSecret }).map(
    ({ pointer, expected, received }) => {
      const part = parts.find(({ at }) => pointer === at || pointer.startsWith(`${at}/`));
      const place = part?.placeOf(pointer.slice(part.at.length)) ?? 'The request';
      return `${place}: expected ${expected} at ${pointer}, got ${received}.`;
    },
  );
  if (lines.length > 0) throw new Refusal(lines.join('\n'));
}
