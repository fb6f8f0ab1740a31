/**
 * Which form of a choice (`oneOf`) somebody meant: the errors of the others are noise. A form is
 * known by its type, by the value of a key that several forms have (`kind`), or by its own key.
 */
import { isObject } from '../core/json.ts';
import type { SchemaError } from '../validation/operation-validators.ts';
import { alternatives } from './command.ts';
import { type Form, keysOf, type SettingsSchema } from './settings-schema.ts';
import { closestTo } from './suggestion.ts';

/** What is wrong with a choice as a whole. */
export interface ChoiceError {
  /** Where the choice stands, or the key in it that is wrong. */
  readonly pointer: string;
  readonly isKey: boolean;
  /** What was expected there, and what was found, as a sentence without a full stop. */
  readonly message: string;
}

/** The errors that remain to be told, and those which take the place of others. */
export interface Choices {
  readonly errors: readonly SchemaError[];
  readonly choices: readonly ChoiceError[];
}

/** Replaces the errors of all forms of every failing choice by those of the form that was meant. */
export function ofMeantForms(errors: readonly SchemaError[], schema: SettingsSchema): Choices {
  let remaining = errors.filter(({ keyword }) => keyword !== 'oneOf');
  const choices: ChoiceError[] = [];
  for (const { instancePath, schemaPath } of errors.filter(({ keyword }) => keyword === 'oneOf')) {
    const forms = schema.formsAt(schemaPath);
    const isOf = (form: Form, error: SchemaError) =>
      error.schemaPath.startsWith(`${form.pointer}/`) && isWithin(error, instancePath);
    const candidates = forms.map((form) => ({
      form,
      errors: remaining.filter((error) => isOf(form, error)),
    }));
    const found = decide(candidates, instancePath);
    const kept =
      found.kind === 'form' ? candidates.find(({ form }) => form === found.form) : undefined;
    remaining = remaining.filter(
      (error) => kept?.errors.includes(error) === true || !forms.some((form) => isOf(form, error)),
    );
    if (found.kind === 'error') choices.push(found.error);
    if (found.kind === 'replaced') remaining.push(found.by);
  }
  return { errors: remaining, choices };
}

interface Candidate {
  readonly form: Form;
  readonly errors: readonly SchemaError[];
}

type Decision =
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'replaced'; readonly by: SchemaError }
  | { readonly kind: 'error'; readonly error: ChoiceError };

function decide(candidates: readonly Candidate[], instancePath: string): Decision {
  const mistyped = candidates.flatMap(({ errors }) => at(errors, instancePath, 'type').slice(0, 1));
  const typed = candidates.filter(({ errors }) => at(errors, instancePath, 'type').length === 0);
  const [first] = mistyped;
  if (typed.length === 0 && first !== undefined) {
    const types = [...new Set(mistyped.map(({ params }) => String(params.type)))];
    return { kind: 'replaced', by: { ...first, params: { type: types } } };
  }
  const tag = sharedTag(typed);
  if (tag !== undefined) return byTag(typed, { tag, instancePath });
  return byOwnKey(typed, instancePath);
}

/** The key by whose values several forms tell themselves apart. */
function sharedTag(candidates: readonly Candidate[]): string | undefined {
  const [first, second] = candidates;
  if (first === undefined || second === undefined) return undefined;
  return tagsOf(first.form).find((key) => tagsOf(second.form).includes(key));
}

function tagsOf({ schema }: Form): readonly string[] {
  const { properties } = schema;
  return keysOf(schema).filter((key) => {
    const property = isObject(properties) ? properties[key] : undefined;
    return isObject(property) && property.const !== undefined;
  });
}

function byTag(
  candidates: readonly Candidate[],
  { tag, instancePath }: { tag: string; instancePath: string },
): Decision {
  const missing = candidates[0]?.errors.find(
    (error) => isAt(error, instancePath, 'required') && error.params.missingProperty === tag,
  );
  if (missing !== undefined) return { kind: 'replaced', by: missing };
  const refused = candidates.flatMap(({ errors }) => at(errors, `${instancePath}/${tag}`, 'const'));
  const [first] = refused;
  if (first !== undefined && refused.length === candidates.length) {
    const allowedValues = refused.map(({ params }) => params.allowedValue);
    return { kind: 'replaced', by: { ...first, keyword: 'enum', params: { allowedValues } } };
  }
  const meant = candidates.find(
    ({ errors }) => at(errors, `${instancePath}/${tag}`, 'const').length === 0,
  );
  return meant === undefined
    ? noForm(candidates, instancePath)
    : { kind: 'form', form: meant.form };
}

/** Each form has a key that it cannot do without; the form whose key is there was meant. */
function byOwnKey(candidates: readonly Candidate[], instancePath: string): Decision {
  const present = candidates.filter(
    ({ errors }) => at(errors, instancePath, 'required').length === 0,
  );
  const [meant, other] = present;
  if (meant === undefined) return noForm(candidates, instancePath);
  if (other === undefined) return { kind: 'form', form: meant.form };
  const keys = candidates.map(ownKey);
  const got = present.map(ownKey).join(' and ');
  const message = `expected only one of the keys ${alternatives(keys)} at ${instancePath}, got ${got}`;
  return { kind: 'error', error: { pointer: instancePath, isKey: false, message } };
}

/** No form's key is there: perhaps it is misspelt. */
function noForm(candidates: readonly Candidate[], instancePath: string): Decision {
  const keys = candidates.map(ownKey);
  const unknown = candidates
    .flatMap(({ errors }) => at(errors, instancePath, 'additionalProperties'))
    .map(({ params }) => String(params.additionalProperty));
  const [key] = unknown;
  const meant = key === undefined ? undefined : closestTo(key, keys);
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  const got = key === undefined ? 'none of them' : JSON.stringify(key);
  const message = `expected one of the keys ${alternatives(keys)} at ${instancePath}, got ${got}${hint}`;
  const pointer = key === undefined ? instancePath : `${instancePath}/${key}`;
  return { kind: 'error', error: { pointer, isKey: key !== undefined, message } };
}

function ownKey({ form: { schema } }: Candidate): string {
  const { required } = schema;
  return Array.isArray(required) ? String(required[0]) : '';
}

function at(errors: readonly SchemaError[], pointer: string, keyword: string): SchemaError[] {
  return errors.filter((error) => isAt(error, pointer, keyword));
}

function isAt(error: SchemaError, pointer: string, keyword: string): boolean {
  return error.instancePath === pointer && error.keyword === keyword;
}

function isWithin({ instancePath }: SchemaError, pointer: string): boolean {
  return instancePath === pointer || instancePath.startsWith(`${pointer}/`);
}
