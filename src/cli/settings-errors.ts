/** Turns what the schema of the settings reports into problems that name a line. */
import { readFile } from 'node:fs/promises';
import {
  escapeToken,
  isArray,
  isObject,
  type JsonObject,
  parseJson,
  valueAt,
} from '../core/json.ts';
import { describeFindings } from '../validation/errors/findings.ts';
import type { SchemaError } from '../validation/operation-types.ts';
import { alternatives, closestTo, packageFile } from './command.ts';
import type { Problem, YamlSource } from './yaml-file.ts';

/** One problem per mistake; of a choice between forms only the form that was meant is reported. */
export function settingsErrors(
  errors: readonly SchemaError[],
  source: YamlSource,
  schema: SettingsSchema,
): Problem[] {
  const meant = ofMeantForms(errors, schema);
  const problems = meant.errors
    .filter((error, index, all) => !isOfName(error.schemaPath) && !isRepeated(error, index, all))
    .map((error) => {
      switch (error.keyword) {
        case 'additionalProperties':
          return unknownKey(error, source, schema.keysAt(error.schemaPath));
        case 'propertyNames':
          return badName(error, source, errors);
        case 'minProperties':
          return tooFew(error, source);
        default:
          return badValue(error, source);
      }
    });
  const ofChoices = meant.choices.map(({ pointer, isKey, message }) => ({
    place: isKey ? source.placeOfKey(pointer) : source.placeOfValue(pointer),
    message,
  }));
  return [...problems, ...ofChoices];
}

function unknownKey(
  { instancePath, params }: SchemaError,
  source: YamlSource,
  known: readonly string[],
): Problem {
  const key = String(params.additionalProperty);
  const meant = closestTo(key, known);
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  const expected = known.length === 1 ? 'the key' : 'one of the keys';
  return {
    place: source.placeOfKey(`${instancePath}/${escapeToken(key)}`),
    message: `expected ${expected} ${alternatives(known)}${at(instancePath)}, got ${JSON.stringify(key)}${hint}`,
  };
}

/** The names of accounts, endpoints and keys have a form. */
function badName(
  { instancePath, params, schemaPath }: SchemaError,
  source: YamlSource,
  errors: readonly SchemaError[],
): Problem {
  const name = String(params.propertyName);
  const isApiKey = instancePath.endsWith('/keys');
  const shown = isApiKey ? `a name of ${name.length} characters` : JSON.stringify(name);
  const inner = errors.find((error) => error.schemaPath === `${schemaPath}/pattern`);
  return {
    place: source.placeOfKey(`${instancePath}/${escapeToken(name)}`),
    message: `expected a name matching ${inner?.params.pattern}${at(instancePath)}, got ${shown}`,
  };
}

/** Accounts, keys and endpoints: none of them may be empty. */
function tooFew({ instancePath, params }: SchemaError, source: YamlSource): Problem {
  const message = `expected at least ${params.limit} entry${at(instancePath)}, got an empty object`;
  return { place: source.placeOfValue(instancePath), message };
}

function badValue(error: SchemaError, source: YamlSource): Problem {
  const [found] = describeFindings([error], { value: source.value, location: 'body' });
  const pointer = found?.pointer ?? error.instancePath;
  const isOfKey = error.keyword === 'required' || error.keyword === 'false schema';
  const place = isOfKey ? source.placeOfKey(pointer) : source.placeOfValue(pointer);
  return { place, message: `expected ${found?.expected}${at(pointer)}, got ${found?.received}` };
}

function at(pointer: string): string {
  return pointer === '' ? '' : ` at ${pointer}`;
}

/** A text that has neither the format nor the pattern is wrong once. */
function isRepeated(error: SchemaError, index: number, all: readonly SchemaError[]): boolean {
  const isForm = ({ keyword }: SchemaError) => keyword === 'format' || keyword === 'pattern';
  const earlier = all.findIndex(
    (other) => other.instancePath === error.instancePath && isForm(other),
  );
  return isForm(error) && earlier < index;
}

/** What a schema says about names is told with the error of `propertyNames` itself. */
function isOfName(schemaPath: string): boolean {
  return schemaPath.includes('/propertyNames/');
}

/**
 * Which form of a choice (`oneOf`) somebody meant: the errors of the others are noise. A form is
 * known by its type, by the value of a key that several forms have (`kind`), or by its own key.
 */
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
function ofMeantForms(errors: readonly SchemaError[], schema: SettingsSchema): Choices {
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
  const mistyped = candidates.flatMap(({ errors }) =>
    errorsAt(errors, instancePath, 'type').slice(0, 1),
  );
  const typed = candidates.filter(
    ({ errors }) => errorsAt(errors, instancePath, 'type').length === 0,
  );
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
  const refused = candidates.flatMap(({ errors }) =>
    errorsAt(errors, `${instancePath}/${tag}`, 'const'),
  );
  const [first] = refused;
  if (first !== undefined && refused.length === candidates.length) {
    const allowedValues = refused.map(({ params }) => params.allowedValue);
    return { kind: 'replaced', by: { ...first, keyword: 'enum', params: { allowedValues } } };
  }
  const meant = candidates.find(
    ({ errors }) => errorsAt(errors, `${instancePath}/${tag}`, 'const').length === 0,
  );
  return meant === undefined
    ? noForm(candidates, instancePath)
    : { kind: 'form', form: meant.form };
}

/** Each form has a key that it cannot do without; the form whose key is there was meant. */
function byOwnKey(candidates: readonly Candidate[], instancePath: string): Decision {
  const present = candidates.filter(
    ({ errors }) => errorsAt(errors, instancePath, 'required').length === 0,
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
    .flatMap(({ errors }) => errorsAt(errors, instancePath, 'additionalProperties'))
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

function errorsAt(errors: readonly SchemaError[], pointer: string, keyword: string): SchemaError[] {
  return errors.filter((error) => isAt(error, pointer, keyword));
}

function isAt(error: SchemaError, pointer: string, keyword: string): boolean {
  return error.instancePath === pointer && error.keyword === keyword;
}

function isWithin({ instancePath }: SchemaError, pointer: string): boolean {
  return instancePath === pointer || instancePath.startsWith(`${pointer}/`);
}

/** The schema of the settings, as far as messages about them need it. */
/** One of the forms between which a value may choose. */
export interface Form {
  /** What the pointers of all keywords of this form begin with. */
  readonly pointer: string;
  readonly schema: JsonObject;
}

/** Looks up what the schema says at the place where a keyword failed. */
export interface SettingsSchema {
  /** The properties that the failing object may have. */
  keysAt(schemaPath: string): readonly string[];
  /** The forms that the failing `oneOf` offers. */
  formsAt(schemaPath: string): readonly Form[];
}

/** Reads the schema that the validator of a kind of files was made of. */
export async function readSettingsSchema(
  kind: 'service-settings' | 'conformance',
): Promise<SettingsSchema> {
  const path = `generated/${kind}/schema.json`;
  const document = parseJson(await readFile(packageFile(path), 'utf8'), path);
  return {
    keysAt(schemaPath) {
      const schema = valueAt(document, schemaPath.slice(0, schemaPath.lastIndexOf('/')));
      return keysOf(isObject(schema) ? schema : {});
    },
    formsAt(schemaPath) {
      const forms = valueAt(document, schemaPath);
      return (isArray(forms) ? forms : []).flatMap((form, index) => {
        const reference = isObject(form) ? form.$ref : undefined;
        const pointer = typeof reference === 'string' ? reference : `${schemaPath}/${index}`;
        const schema = valueAt(document, pointer);
        return isObject(schema) ? [{ pointer, schema }] : [];
      });
    },
  };
}

/** The properties that a schema describes. */
function keysOf({ properties }: JsonObject): readonly string[] {
  return isObject(properties) ? Object.keys(properties) : [];
}
