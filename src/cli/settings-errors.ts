import { readFile } from 'node:fs/promises';
import { closestNames, closestTo } from '../core/closest-names.ts';
import { escapeToken, isObject, type Json, parseJson, pointerIn, valueAt } from '../core/json.ts';
import {
  alternativesInSettings,
  inWordsOfAlternatives,
} from '../reference/alternatives/invalid-alternatives.ts';
import { closestErrors } from '../validation/errors/explain.ts';
import { alternatives, invalidValues, ownKeys } from '../validation/errors/invalid-values.ts';
import { schemaDocument } from '../validation/load/document-of-schemas.ts';
import { readDocument } from '../validation/load/read-document.ts';
import type { SchemaError } from '../validation/plan.ts';
import { packageFile } from './command.ts';
import type { Problem, YamlSource } from './yaml-file.ts';

const schemaFiles = {
  ServiceSettings: 'generated/service-settings/service-settings.schema.json',
  Target: 'generated/conformance/target.schema.json',
  ApplicationFile: 'generated/conformance/application-file.schema.json',
} as const;

/**
 * Turns schema errors into problems that name a line: one per mistake. If all alternatives fail,
 * only the errors of the intended one are reported.
 */
export async function settingsErrors(
  format: keyof typeof schemaFiles,
  errors: readonly SchemaError[],
  source: YamlSource,
): Promise<Problem[]> {
  const path = schemaFiles[format];
  const schema = parseJson(await readFile(packageFile(path), 'utf8'), path);
  const document = schemaDocument(new Map([[format, isObject(schema) ? schema : {}]]));
  const { plan, compiler } = readDocument(document, { strict: true });
  const checks = compiler('request', { errors: 'all', output: 'functions' });
  const errorsOf = async (key: string, value: unknown) => {
    const validate = checks.check(key);
    return validate(value) ? [] : [...(validate.errors ?? [])];
  };
  const meant = await closestErrors(errors, {
    value: source.value,
    alternatives: plan.alternatives,
    errorsOf,
  });
  const told = meant.filter(({ schemaPath }) => !isOfName(schemaPath)).filter(isFirstOfItsForm());
  const isOfAlternatives = ({ instancePath }: SchemaError) =>
    alternativesInSettings.test(`${instancePath}/`);
  return [
    ...wrongAlternatives(told.filter(isOfAlternatives), source),
    ...told
      .filter((error) => !isOfAlternatives(error))
      .map((error) => {
        switch (error.keyword) {
          case 'additionalProperties':
            return unknownKey(error, source, keysAt(document, error.schemaPath));
          case 'propertyNames':
            return badName(error, source, errors);
          case 'minProperties':
            return tooFew(error, source);
          case ownKeys:
            return wrongKey(error, source);
          default:
            return badValue(error, source);
        }
      }),
  ];
}

/** Their names are not those of one schema, so they have words of their own. */
function wrongAlternatives(errors: readonly SchemaError[], source: YamlSource): Problem[] {
  const found = invalidValues(errors, { value: source.value, location: 'body' });
  return inWordsOfAlternatives(found, source.value, alternativesInSettings).map(
    ({ pointer, expected, received }) => ({
      place: source.placeOfKey(pointer),
      message: `expected ${expected}${at(pointer)}, got ${received}`,
    }),
  );
}

function keysAt(document: Json, schemaPath: string): readonly string[] {
  const schema = valueAt(document, pointerIn(schemaPath.slice(0, schemaPath.lastIndexOf('/'))));
  const properties = isObject(schema) ? schema.properties : undefined;
  return Object.keys(isObject(properties) ? properties : {});
}

/** The most keys of which a message lists all. */
const longestList = 20;

function unknownKey(
  { instancePath, params }: SchemaError,
  source: YamlSource,
  known: readonly string[],
): Problem {
  const key = String(params.additionalProperty);
  const meant = closestTo(key, known);
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  const isLong = known.length > longestList;
  const expected =
    known.length === 1
      ? 'the key'
      : isLong
        ? 'one of the keys of the schema, such as'
        : 'one of the keys';
  const shown = isLong ? closestNames(key, known).concat(known).slice(0, 3) : known;
  return {
    place: source.placeOfKey(`${instancePath}/${escapeToken(key)}`),
    message: `expected ${expected} ${alternatives(shown)}${at(instancePath)}, got ${JSON.stringify(key)}${hint}`,
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
    message: `expected a name of ${inner?.params.expected}${at(instancePath)}, got ${shown}`,
  };
}

/** Accounts, keys and endpoints must not be empty. */
function tooFew({ instancePath, params }: SchemaError, source: YamlSource): Problem {
  const message = `expected at least ${params.limit} entry${at(instancePath)}, got an empty object`;
  return { place: source.placeOfValue(instancePath), message };
}

function badValue(error: SchemaError, source: YamlSource): Problem {
  const [found] = invalidValues([error], { value: source.value, location: 'body' });
  const pointer = found?.pointer ?? error.instancePath;
  const isOfKey = error.keyword === 'required' || error.keyword === 'false schema';
  const place = isOfKey ? source.placeOfKey(pointer) : source.placeOfValue(pointer);
  return { place, message: `expected ${found?.expected}${at(pointer)}, got ${found?.received}` };
}

function at(pointer: string): string {
  return pointer === '' ? '' : ` at ${pointer}`;
}

/** A text that violates both format and pattern is reported once. */
function isFirstOfItsForm(): (error: SchemaError) => boolean {
  const seen = new Set<string>();
  return ({ keyword, instancePath }) => {
    if (keyword !== 'format' && keyword !== 'pattern') return true;
    const isFirst = !seen.has(instancePath);
    seen.add(instancePath);
    return isFirst;
  };
}

/** The error of `propertyNames` itself reports these errors, too. */
function isOfName(schemaPath: string): boolean {
  return schemaPath.includes('/propertyNames/');
}

/** The key that distinguishes alternatives is missing, misspelt or repeated. */
function wrongKey(error: SchemaError, source: YamlSource): Problem {
  const { instancePath, params } = error;
  const problem = badValue(error, source);
  const [key, other] = namesIn(params.found);
  if (key === undefined || other !== undefined) return problem;
  const meant = closestTo(key, namesIn(params.keys));
  return {
    place: source.placeOfKey(`${instancePath}/${escapeToken(key)}`),
    message: meant === undefined ? problem.message : `${problem.message}; did you mean ${meant}?`,
  };
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
