/** The way in ahead of time: modules that were written before become a validator. */
import type { Validate } from './operation-validators.ts';
import type { CheckSet, DocumentPlan } from './plan.ts';
import { type Validator, type ValidatorOptions, validatorOf } from './validator.ts';

/** A module of checks by their keys. */
export interface CheckModule {
  readonly checks: Readonly<Record<string, Validate>>;
}

/** How the modules of one direction are loaded. */
export interface CheckModules {
  readonly first: () => Promise<CheckModule>;
  readonly all: () => Promise<CheckModule>;
}

/** What the written `index.js` exports as `compiled`. */
export interface CompiledDocument {
  readonly plan: DocumentPlan;
  readonly request: CheckModules;
  readonly response: CheckModules;
}

/**
 * Makes a validator of what was written ahead of time. Nothing is compiled: it works where a content
 * security policy forbids `eval`. The answers are those of a validator that is made at start.
 */
export async function loadValidator(
  { plan, request, response }: CompiledDocument,
  options: ValidatorOptions = {},
): Promise<Validator> {
  const { responses = 'off' } = options;
  let sent: Promise<CheckSet> | undefined;
  const responseChecks = () => {
    sent ??= checkSet(response);
    return sent;
  };
  // At start rather than with the first response; never, where no response is looked at.
  if (responses !== 'off') await responseChecks();
  const checks = { request: await checkSet(request), response: responseChecks };
  return validatorOf(plan, checks, options);
}

async function checkSet({ first, all }: CheckModules): Promise<CheckSet> {
  const { checks } = await first();
  return {
    first: (key) => checkAt(checks, key),
    all: async (key) => checkAt((await all()).checks, key),
  };
}

/** What does not travel in this direction has no check, and is never valid. */
function checkAt(checks: CheckModule['checks'], key: string): Validate {
  return (Object.hasOwn(checks, key) ? checks[key] : undefined) ?? (() => false);
}
