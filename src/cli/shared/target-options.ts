/** Reads the target of `test`: a target file, or options for a single endpoint. */
import { explanations, validateTarget } from '#generated/file-formats/validators.js';
import { pricing } from '#generated/reference/tables.js';
import { withoutVersion } from '../../client/credentials.ts';
import type { Target } from '../../conformance/target/target.ts';
import {
  hideReceivedSecret,
  isPlainAddress,
  readTarget,
  TargetError,
  type TargetFile,
} from '../../conformance/target/target-file.ts';
import { closestTo } from '../../core/closest-names.ts';
import { isObject } from '../../core/json.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { mistakesIn } from '../../validation/errors/mistakes.ts';
import { configurationName } from './configuration.ts';
import { Refusal } from './refusal.ts';
import type { Terminal } from './terminal.ts';
import {
  fileRefusal,
  placeProblems,
  problemsAt,
  readYamlFile,
  type YamlSource,
} from './yaml-file.ts';

export interface TargetOptions {
  readonly target?: string;
  readonly baseUrl?: string;
  readonly endpoint?: string;
  readonly apiKeyEnv?: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly price?: string;
  readonly jobCost?: string;
  readonly slow?: true;
}

/** Throws a `Refusal` that names each missing or invalid setting. */
export async function targetFromOptions(
  options: TargetOptions,
  terminal: Terminal,
): Promise<Target> {
  const source = options.target === undefined ? undefined : await readTargetSource(options.target);
  const file = source === undefined ? fileOfOptions(options) : source.file;
  const optionUrl = options.baseUrl;
  const baseUrl = optionUrl ?? file.baseUrl;
  try {
    const target = readTarget(
      { ...file, baseUrl },
      {
        env: terminal.env,
        slow: options.slow === true,
        onWarning: (warning) => terminal.warn(warning),
        ...(options.target !== undefined && { path: options.target }),
      },
    );
    if (target.baseUrl !== baseUrl.replace(/\/+$/, '')) {
      terminal.warn(`Every path begins with the version, so the base URL is ${target.baseUrl}.`);
    }
    if (options.price !== undefined) assertPriced(options.price, target);
    return target;
  } catch (cause) {
    if (!(cause instanceof TargetError)) throw cause;
    const message = addHint(cause.message, Object.keys(terminal.env));
    if (source === undefined || options.target === undefined) {
      const isOfKey = message.startsWith('/keys/valid: ');
      const optionMessage = isOfKey
        ? message.replace('/keys/valid', '--api-key-env')
        : `The target: ${message}`;
      throw new Refusal(optionMessage, { cause });
    }
    // A value from an option has no place in the file.
    const isOfFile = !(optionUrl !== undefined && message.startsWith('/baseUrl'));
    throw isOfFile
      ? fileRefusal(options.target, placeProblems(message, source.yaml))
      : new Refusal(`--base-url: ${message.replace(/^\/baseUrl: /, '')}`, { cause });
  }
}

/** Jobs are submitted only if their maximum cost is known. */
function assertPriced(price: string, { endpoints }: Target): void {
  const [unpriced] = endpoints.filter(({ maxCost }) => maxCost === undefined);
  if (unpriced === undefined) return;
  const size = unpriced.model === 'image' ? '--input with width and height, or ' : '';
  throw new Refusal(
    `--price ${price}: expected ${size}--job-cost, the most that one job costs. The price alone does not determine it.`,
  );
}

interface TargetSource {
  readonly file: TargetFile;
  readonly yaml: YamlSource;
}

/** Reads a target file; throws a `Refusal` with one line per problem. */
export async function readTargetFile(file: string): Promise<TargetFile> {
  return (await readTargetSource(file)).file;
}

async function readTargetSource(file: string): Promise<TargetSource> {
  const yaml = await readYamlFile(file, 'a target file');
  const { value } = yaml;
  if (value === null) {
    throw new Refusal(
      `${file}:1:1: expected a target file with baseUrl, keys and endpoints, got an empty file; inference-contract test init writes one`,
    );
  }
  if (validateTarget(value)) return { file: value, yaml };
  const errors = validateTarget.errors ?? [];
  const mistakes = mistakesIn(errors, { value, explanation: explanations.Target });
  throw fileRefusal(
    file,
    problemsAt(mistakes, yaml).map(({ place, message }) => ({
      place,
      message: explainQuotedAmounts(hideReceivedSecret(message)),
    })),
  );
}

/** Says that amounts need quotes. */
function explainQuotedAmounts(message: string): string {
  return message.replace(
    /^expected a string( at \S*\/(?:maxCost|price))/,
    'expected dollars in quotes, such as "0.50",$1',
  );
}

/** Adds the name of a similar variable that is set. */
function addHint(message: string, variables: readonly string[]): string {
  return message.replace(/the environment variable (\w+) is not set/, (text, name: string) => {
    const meant = closestTo(name, variables);
    return meant === undefined || meant === name ? text : `${text} (did you mean ${meant}?)`;
  });
}

/** A target with one endpoint: public if a price is given, else serverless. */
function fileOfOptions(options: TargetOptions): TargetFile {
  const { baseUrl, endpoint: id, apiKeyEnv: valid, input = {}, price, jobCost } = options;
  if (baseUrl === undefined || id === undefined || valid === undefined) {
    throw new Refusal(
      `Expected --target FILE, a target in ${configurationName}, or --base-url, --endpoint and --api-key-env.`,
    );
  }
  const priced = Object.entries(pricing.prices).find(([name]) => name === price)?.[1];
  return {
    baseUrl,
    keys: { valid },
    endpoints: {
      [id]: {
        id,
        ...(price === undefined
          ? { kind: 'serverless' }
          : { kind: 'public', price, ...(priced && { model: priced.kind }) }),
        ...(jobCost !== undefined && { maxCost: jobCost }),
        inputs: { ordinary: input },
      },
    },
  };
}

/** Reads an option: the base URL of a deployment. Errors do not repeat it. */
export function plainAddress(text: string): string {
  if (isPlainAddress(text)) return withoutVersion(text);
  throw new Refusal(
    'Expected a base URL such as https://host, without credentials, query and fragment.',
  );
}

/** Reads an option: the name of an environment variable. A wrong one may be the key itself. */
export function variableName(text: string, option = '--api-key-env'): string {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(text)) return text;
  throw new Refusal(
    `${option}: expected the name of an environment variable, such as API_KEY, got something else. Put the key into a variable, and give its name.`,
  );
}

export function jobCost(text: string): string {
  if (/^\d+(\.\d+)?$/.test(text)) return text;
  throw new Refusal(`--job-cost: expected dollars such as 0.002, got ${text}.`);
}

/** Reads an option: the input of a job. Errors do not repeat it: it may contain a secret. */
export function jobInput(text: string): Record<string, unknown> {
  const value = parseJson(text);
  if (isObject(value)) return value;
  const got = value === undefined ? 'no JSON' : 'another value';
  throw new Refusal(`--input: expected a JSON object such as '{"prompt": "x"}', got ${got}.`);
}
