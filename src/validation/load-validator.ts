/** Loads compiled validators. */

import { isObject } from '../core/json.ts';
import { checkOptions } from './check-options.ts';
import type { AnyOperations, OperationTypes } from './operation-types.ts';
import type { DocumentPlan, ResponseChecks, Validate } from './plan.ts';
import { type Validator, type ValidatorOptions, validatorOf } from './validator.ts';

export interface CheckModule {
  readonly checks: Readonly<Record<string, Validate>>;
}

/** What the written `index.js` exports as `compiled`. */
export interface CompiledDocument {
  readonly plan: DocumentPlan;
  readonly request: {
    readonly first: CheckModule;
    /** Loads the module with a check, when a request was found to be wrong. */
    readonly all: (key: string) => Promise<CheckModule>;
  };
  readonly response: {
    /** Loads the module with a check, with the first response that needs it. */
    readonly first: (key: string) => Promise<CheckModule>;
    readonly all: (key: string) => Promise<CheckModule>;
  };
}

/**
 * Makes a validator from compiled modules. Nothing is compiled: it works where a
 * content security policy forbids `eval`. The answers are those of a validator that is made at
 * start.
 *
 * @example
 * ```ts
 * // First: npx inference-contract compile --document openapi.yaml --out validators
 * import { loadValidator } from 'inference-contract/validation/load';
 * import { compiled } from './validators/index.js';
 *
 * const validator = loadValidator(compiled, { security: 'unchecked' });
 * for (const { id, method, path } of validator.plan.operations) console.log(id, method, path);
 * ```
 */
export function loadValidator<Types extends OperationTypes<Types> = AnyOperations>(
  compiled: CompiledDocument,
  options?: ValidatorOptions,
): Validator<Types>;
export function loadValidator(
  compiled: CompiledDocument,
  options: ValidatorOptions = {},
): Validator {
  if (!isObject(compiled?.plan)) {
    throw new TypeError(
      'Expected the export `compiled` of the compiled index.js, got something else.',
    );
  }
  checkOptions(options);
  const { plan, request, response } = compiled;
  const checks = {
    request: {
      first: (key: string) => checkAt(request.first, key),
      all: (key: string) => checkFrom(request.all, key),
    },
    response: responseChecks(response),
  };
  return validatorOf(plan, checks, options);
}

function responseChecks({ first, all }: CompiledDocument['response']): ResponseChecks {
  const loaded = new Map<string, Validate>();
  return {
    first: (key) => loaded.get(key) ?? never,
    all: (key) => checkFrom(all, key),
    load(keys) {
      const missing = keys.filter((key) => !loaded.has(key));
      if (missing.length === 0) return undefined;
      const loading = missing.map(async (key) => loaded.set(key, await checkFrom(first, key)));
      return Promise.all(loading).then(() => undefined);
    },
  };
}

async function checkFrom(
  load: (key: string) => Promise<CheckModule>,
  key: string,
): Promise<Validate> {
  return checkAt(await load(key), key);
}

/** What does not travel in this direction has no check, and is never valid. */
function checkAt({ checks }: CheckModule, key: string): Validate {
  return (Object.hasOwn(checks, key) ? checks[key] : undefined) ?? never;
}

const never = () => false;
