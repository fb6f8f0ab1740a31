/** Which deployment a command about jobs calls: options, the environment or a target file. */

import { Option } from '@commander-js/extra-typings';
import type { ClientOptions } from '../../client/api.ts';
import { type Client, createClient } from '../../client/client.ts';
import { Secrets } from '../../core/secrets.ts';
import { shellWord } from '../../core/shell-quoting.ts';
import { baseUrlVariable, configurationName } from '../shared/configuration.ts';
import { Refusal } from '../shared/refusal.ts';
import { plainAddress, targetFromOptions, variableName } from '../shared/target-options.ts';
import type { Terminal } from '../shared/terminal.ts';
import type { JobPrice } from './job-cost.ts';
import { type Endings, type JobFailure, readEndings, usualEndings } from './job-outcome.ts';
import { type ReceivedJobs, receivedJobs } from './received-job.ts';

/** The variables that programs in the guides read too. */
const variables = { baseUrl: baseUrlVariable, apiKey: 'INFERENCE_API_KEY' } as const;

export const deploymentOptions = {
  baseUrl: new Option(
    '--base-url <url>',
    `Base URL of the deployment (default: $${variables.baseUrl})`,
  ).argParser(plainAddress),
  apiKeyEnv: new Option(
    '--api-key-env <name>',
    `Environment variable that holds the API key (default: ${variables.apiKey})`,
  )
    .argParser((text) => variableName(text))
    .conflicts('target'),
  target: new Option(
    '--target <file>',
    'Target file of `test`: base URL, key, `finalStates` and prices',
  ),
  finalStates: new Option(
    '--final-states <names>',
    `States of this deployment that end a job without a result, separated by commas; NAME=timed-out and NAME=cancelled say which (default: ${[...usualEndings.keys()].join(',')})`,
  ).argParser(readEndings),
  pollMs: new Option('--poll-ms <ms>', 'Shortest time between two polls')
    .argParser((text) => milliseconds('--poll-ms', text))
    .default(1000),
} as const;

export interface DeploymentOptions {
  readonly baseUrl?: string | undefined;
  readonly apiKeyEnv?: string | undefined;
  readonly target?: string | undefined;
  readonly finalStates?: Endings | undefined;
  readonly pollMs?: number | undefined;
}

export interface JobDeployment {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Where the key comes from, for messages. */
  readonly keySource: string;
  readonly client: Client;
  /** What the client has received, with all digits of numbers. */
  readonly received: ReceivedJobs;
  readonly endings: Endings;
  /** What must not be shown. */
  readonly secrets: Secrets;
  /** The id of an endpoint, which a target file may have under another name. */
  endpointId(name: string): string;
  /** What a target file says of the price of an endpoint. */
  priceOf(endpointId: string): JobPrice | undefined;
  /** A command line about the same deployment. */
  again(...words: readonly string[]): string;
}

/** Throws a `Refusal` that says what is missing, and where it comes from. */
export async function deploymentOf(
  options: DeploymentOptions,
  terminal: Terminal,
): Promise<JobDeployment> {
  const access =
    options.target === undefined
      ? fromEnvironment(options, terminal)
      : await fromTarget(options.target, options, terminal);
  const { baseUrl, apiKey, keySource, declared } = access;
  const endings = options.finalStates ?? declared ?? usualEndings;
  const secrets = new Secrets();
  const received = receivedJobs();
  secrets.add(apiKey, '[API key]');
  return {
    ...access,
    client: clientOf(
      {
        baseUrl,
        apiKey,
        pollIntervalMs: options.pollMs,
        fetch: received.fetch,
        debug(event) {
          if (event.type !== 'retry') return;
          const seconds = Math.ceil(event.pauseMs / 1000);
          terminal.warn(`${event.reason.replace(/\.$/, '')}. Trying again in ${seconds} s.`);
        },
      },
      keySource,
    ),
    received,
    endings,
    secrets,
    again: (...words) =>
      ['npx inference-contract', ...[...words, ...repeatedOptions(options)].map(shellWord)].join(
        ' ',
      ),
  };
}

function fromEnvironment({ baseUrl, apiKeyEnv }: DeploymentOptions, { env }: Terminal) {
  const named = env[variables.baseUrl];
  if (baseUrl === undefined && (named === undefined || named === '')) {
    throw new Refusal(
      `Expected the base URL of a deployment in the environment variable ${variables.baseUrl}, in --base-url, or a target file in --target or ${configurationName}, got nothing. That of \`npx inference-contract serve\` is http://127.0.0.1:8080.`,
    );
  }
  const name = apiKeyEnv ?? variables.apiKey;
  const apiKey = env[name];
  if (apiKey === undefined || apiKey === '') {
    throw new Refusal(
      `Expected the API key in the environment variable ${name}, got nothing. Set it, or name another variable with --api-key-env.`,
    );
  }
  return {
    baseUrl: baseUrl ?? readPlainBaseUrl(variables.baseUrl, named ?? ''),
    apiKey,
    keySource: `$${name}`,
    declared: undefined,
    endpointId: (name: string) => name,
    priceOf: () => undefined,
  };
}

function readPlainBaseUrl(name: string, text: string): string {
  try {
    return plainAddress(text);
  } catch (cause) {
    throw new Refusal(
      `${name}: expected a base URL such as https://host, without credentials, query and fragment.`,
      { cause },
    );
  }
}

async function fromTarget(file: string, { baseUrl }: DeploymentOptions, terminal: Terminal) {
  const target = await targetFromOptions({ target: file, ...(baseUrl && { baseUrl }) }, terminal);
  const { finalStates } = target.declares;
  const find = (name: string) =>
    target.endpoints.find((endpoint) => endpoint.name === name) ??
    target.endpoints.find(({ id }) => id === name);
  return {
    baseUrl: target.baseUrl,
    apiKey: target.keys.valid,
    keySource: `/keys/valid of ${file}`,
    declared: finalStates && new Map(finalStates.map((name) => [name, failureOfState(name)])),
    endpointId: (name: string) => find(name)?.id ?? name,
    priceOf(endpointId: string): JobPrice | undefined {
      const { price, model: kind } = find(endpointId) ?? {};
      return price && { ...price, kind };
    },
  };
}

/** A target file does not say which of its final states means what. */
function failureOfState(name: string): JobFailure {
  return usualEndings.get(name) ?? 'failed';
}

function clientOf(options: ClientOptions, keySource: string): Client {
  try {
    return createClient(options);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new Refusal(
      `The key in ${keySource}: expected visible ASCII characters, got others, such as a space or a line end.`,
      { cause },
    );
  }
}

/** The options that lead to the same deployment. */
function repeatedOptions({ baseUrl, apiKeyEnv, target, finalStates }: DeploymentOptions): string[] {
  const words: Record<string, string> = { timedOut: '=timed-out', cancelled: '=cancelled' };
  const states = [...(finalStates ?? [])].map(([name, ending]) => name + (words[ending] ?? ''));
  return [
    ...(target === undefined ? [] : ['--target', target]),
    ...(baseUrl === undefined ? [] : ['--base-url', baseUrl]),
    ...(apiKeyEnv === undefined ? [] : ['--api-key-env', apiKeyEnv]),
    ...(states.length === 0 ? [] : ['--final-states', states.join(',')]),
  ];
}

/** Reads an argument that is an id in a path. */
export function readId(text: string): string {
  // Dots would be steps in the path.
  if (!/^\.{0,2}$/.test(text.trim())) return text;
  throw new Refusal(`Expected the id of an endpoint or of a job, got "${text}".`);
}

export function milliseconds(option: string, text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new Refusal(`${option}: expected milliseconds from 1 on, got "${text}".`);
}
