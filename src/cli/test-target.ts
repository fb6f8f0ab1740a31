/** Reads what the command `test` is to check: a target file, or options for a single endpoint. */

import { validateTarget } from '#generated/conformance/validators.js';
import { pricing } from '#generated/reference/tables.js';
import type { Target } from '../conformance/target.ts';
import { discreet, readTarget, TargetError, type TargetFile } from '../conformance/target-file.ts';
import { isObject, parseJson } from '../evidence/calls.ts';
import { Refusal, type Terminal } from './command.ts';
import { settingsErrors } from './settings-errors.ts';
import { readSettingsSchema } from './settings-schema.ts';
import { fileRefusal, readYamlFile } from './yaml-file.ts';

/** The options of the command that say what to check. */
export interface TargetOptions {
  readonly target: string | undefined;
  readonly 'base-url': string | undefined;
  readonly endpoint: string | undefined;
  readonly 'api-key-env': string | undefined;
  readonly input: string | undefined;
  readonly price: string | undefined;
  readonly 'job-cost': string | undefined;
  readonly slow: boolean | undefined;
}

/** Throws a `Refusal` that says what is missing or wrong, and where. */
export async function targetOf(options: TargetOptions, terminal: Terminal): Promise<Target> {
  const beside = (['endpoint', 'api-key-env', 'input', 'price', 'job-cost'] as const).find(
    (name) => options[name] !== undefined,
  );
  if (options.target !== undefined && beside !== undefined) {
    throw new Refusal(`--${beside}: expected it without --target, whose file says it.`);
  }
  const file =
    options.target === undefined ? fileOfOptions(options) : await readTargetFile(options.target);
  const source = options.target ?? 'The target';
  const given = options['base-url'];
  const baseUrl = given ?? file.baseUrl;
  try {
    const target = readTarget(
      { ...file, baseUrl },
      { env: terminal.env, slow: options.slow === true },
    );
    if (target.baseUrl !== baseUrl.replace(/\/+$/, '')) {
      terminal.warn(`Every path begins with the version, so the base URL is ${target.baseUrl}.`);
    }
    if (options.price !== undefined) assertPriced(options.price, target);
    return target;
  } catch (cause) {
    if (cause instanceof TargetError) throw new Refusal(`${source}: ${cause.message}`, { cause });
    throw cause;
  }
}

/** Without the most that a job can cost nothing may be submitted. */
function assertPriced(price: string, { endpoints }: Target): void {
  const [unpriced] = endpoints.filter(({ maxCost }) => maxCost === undefined);
  if (unpriced === undefined) return;
  const size = unpriced.model === 'image' ? '--input with width and height, or ' : '';
  throw new Refusal(
    `--price ${price}: expected ${size}--job-cost, the most that one job costs, which does not follow from the price alone.`,
  );
}

/** Reads a target file; throws a `Refusal` with one line per problem. */
export async function readTargetFile(file: string): Promise<TargetFile> {
  const source = await readYamlFile(file, 'a target file');
  const { value } = source;
  if (validateTarget(value)) return value;
  const errors = validateTarget.errors ?? [];
  const problems = settingsErrors(errors, source, await readSettingsSchema('conformance'));
  throw fileRefusal(
    file,
    problems.map(({ place, message }) => ({ place, message: discreet(message) })),
  );
}

/** A target of one endpoint: of the document's price list where a price is named, else serverless. */
function fileOfOptions(options: TargetOptions): TargetFile {
  const { 'base-url': baseUrl, endpoint: id, 'api-key-env': valid } = options;
  const { price, 'job-cost': maxCost } = options;
  const missing = (['base-url', 'endpoint', 'api-key-env'] as const).filter(
    (name) => options[name] === undefined,
  );
  if (baseUrl === undefined || id === undefined || valid === undefined) {
    throw new Refusal(
      `Expected --target FILE, or --base-url, --endpoint and --api-key-env; missing: --${missing.join(', --')}.`,
    );
  }
  if (maxCost !== undefined && !/^\d+(\.\d+)?$/.test(maxCost)) {
    throw new Refusal(`--job-cost: expected dollars such as 0.002, got ${maxCost}.`);
  }
  const ordinary = readInput(options.input);
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
        ...(maxCost !== undefined && { maxCost }),
        inputs: { ordinary },
      },
    },
  };
}

/** What is wrong is not repeated: it may hold an address that permits something. */
function readInput(text: string | undefined): Record<string, unknown> {
  const value = text === undefined ? {} : parseJson(text);
  if (isObject(value)) return value;
  const got = value === undefined ? 'no JSON' : 'another value';
  throw new Refusal(`--input: expected a JSON object such as '{"prompt": "x"}', got ${got}.`);
}
