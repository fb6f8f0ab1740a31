/** Plans which defaults are filled in and which strings are coerced, from the schemas of requests. */
import { definedMembers } from '../../core/defined-members.ts';
import { isObject, type JsonObject } from '../../core/json.ts';
import { DocumentError } from '../document-error.ts';
import type { DocumentPlan, Preparation } from '../plan.ts';
import { documentPointer } from '../schema-variants.ts';
import type { SchemaCompiler } from './compiler.ts';
import { typesOf } from './content-plans.ts';
import { linkedSchemas } from './walk-schemas.ts';

/** Options that change request values before the check. */
export interface PreparationOptions {
  /**
   * Fills in the defaults of parameters and of members of objects that a request lacks; with
   * `'parameters'` those of parameters only, and bodies stay as they are. Default: none.
   */
  readonly defaults?: boolean | 'parameters';
  /** Reads text in a body by the type of its schema, as that of a query is read. */
  readonly coercion?: boolean;
}

/**
 * The defaults of parameters. Bodies may share their schemas, so only the value itself is changed.
 */
export function parameterDefaults(
  { operations }: DocumentPlan,
  schemas: JsonObject,
): Readonly<Record<string, Preparation>> {
  const keys = operations.flatMap(({ parameters }) =>
    parameters.flatMap(({ check }) => check ?? []),
  );
  const preparations = preparationsOf(schemas, keys, { defaults: true, coercion: false });
  const defaultOf = (key: string): unknown =>
    preparations[key]?.default ??
    preparations[key]?.also?.map(defaultOf).find((value) => value !== undefined);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = defaultOf(key);
      return value === undefined ? [] : [[key, { default: value }]];
    }),
  );
}

/** Otherwise a request would be refused for a value that it does not contain. */
export function refuseWrongDefaults(
  preparations: Readonly<Record<string, Preparation>>,
  compiler: SchemaCompiler,
): void {
  const problems = Object.entries(preparations)
    .filter(([key, plan]) => plan.default !== undefined && !compiler.check(key)(plan.default))
    .map(([key]) => ({
      pointer: `${documentPointer(key)}/default`,
      message: 'The schema rejects its own default.',
    }));
  if (problems.length > 0) throw new DocumentError(problems);
}

/**
 * The preparations of the schemas at the given pointers and of all that holds within them for sure:
 * `oneOf`, `anyOf`, `not` and the like are skipped, because only the check decides
 * which of them apply.
 * @param schemas in JSON Schema 2020-12, with their defaults
 */
export function preparationsOf(
  schemas: JsonObject,
  pointers: Iterable<string>,
  { defaults, coercion }: { readonly defaults: boolean; readonly coercion: boolean },
): Readonly<Record<string, Preparation>> {
  const preparations: Record<string, Preparation> = {};
  const walk = { pointers, follow: isCertain };
  for (const { pointer, schema, parts } of linkedSchemas('3.1', schemas, walk)) {
    const by = (keyword: string) => parts.filter(({ keys }) => keys[0] === keyword);
    const at = (keyword: string) => by(keyword).map((part) => part.pointer);
    const also = [...at('$ref'), ...at('allOf')];
    const properties = by('properties').map((part) => [part.keys[1], part.pointer]);
    const prefixItems = at('prefixItems');
    const types = coercion ? typesOf(schema) : [];
    const [items] = isObject(schema.items) ? at('items') : [];
    const isOpen = isObject(schema.additionalProperties) && schema.patternProperties === undefined;
    const [others] = isOpen ? at('additionalProperties') : [];
    const preparation: Preparation = definedMembers({
      default: defaults && schema.default !== undefined ? schema.default : undefined,
      types: types.length > 0 && !types.includes('string') ? types : undefined,
      also: also.length > 0 ? also : undefined,
      properties: properties.length > 0 ? Object.fromEntries(properties) : undefined,
      others,
      prefixItems: prefixItems.length > 0 ? prefixItems : undefined,
      items,
    });
    if (Object.keys(preparation).length > 0) preparations[pointer] = preparation;
  }
  return preparations;
}

/** Whether what a schema leads to by these keys holds whenever the schema does. */
function isCertain([keyword = '']: readonly string[]): boolean {
  return /^(\$ref|allOf|properties|additionalProperties|prefixItems|items)$/.test(keyword);
}
