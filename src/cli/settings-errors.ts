/** Turns what the schema of the settings reports into problems that name a line. */
import { escapeToken } from '../core/json.ts';
import { describeFindings } from '../validation/errors/findings.ts';
import type { SchemaError } from '../validation/operation-validators.ts';
import { alternatives } from './command.ts';
import { ofMeantForms } from './settings-choices.ts';
import type { SettingsSchema } from './settings-schema.ts';
import { closestTo } from './suggestion.ts';
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
