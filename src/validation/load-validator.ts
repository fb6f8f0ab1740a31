/** Loads compiled validators. */

import { checkOptions } from './check-options.ts';
import type { AnyOperations, OperationTypes } from './operation-types.ts';
import type { CheckSet, DocumentPlan, Validate } from './plan.ts';
import { type Validator, type ValidatorOptions, validatorOf } from './validator.ts';

/** A module of checks by their keys. */
export interface CheckModule {
  readonly checks: Readonly<Record<string, Validate>>;
}

/** What the written `index.js` exports as `compiled`. */
export interface CompiledDocument {
  readonly plan: DocumentPlan;
  readonly request: {
    readonly first: CheckModule;
    /** Loaded when a request was found to be wrong. */
    readonly all: () => Promise<CheckModule>;
  };
  readonly response: {
    /** Loaded with the first response that is looked at. */
    readonly first: () => Promise<CheckModule>;
    readonly all: () => Promise<CheckModule>;
  };
}

/**
 * Makes a validator of what was written ahead of time. Nothing is compiled: it works where a
 * content security policy forbids `eval`. The answers are those of a validator that is made at
 * start.
 */
export function loadValidator<Types extends OperationTypes<Types> = AnyOperations>(
  compiled: CompiledDocument,
  options?: ValidatorOptions,
): Validator<Types>;
export function loadValidator(
  { plan, request, response }: CompiledDocument,
  options: ValidatorOptions = {},
): Validator {
  checkOptions(options);
  let sent: Promise<CheckSet> | undefined;
  const checks = {
    request: checkSet(request.first, request.all),
    response() {
      sent ??= response.first().then((first) => checkSet(first, response.all));
      return sent;
    },
  };
  return validatorOf(plan, checks, options);
}

function checkSet({ checks }: CheckModule, all: () => Promise<CheckModule>): CheckSet {
  return {
    first: (key) => checkAt(checks, key),
    all: async (key) => checkAt((await all()).checks, key),
  };
}

/** What does not travel in this direction has no check, and is never valid. */
function checkAt(checks: CheckModule['checks'], key: string): Validate {
  return (Object.hasOwn(checks, key) ? checks[key] : undefined) ?? (() => false);
}
