/** Reads a document: its plan, its warnings and compilers for its schemas. */

import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isObject, type JsonObject } from '../../core/json.ts';
import { DocumentError, type DocumentFault } from '../document-error.ts';
import type { DocumentPlan, Preparation, Unchecked } from '../plan.ts';
import { documentPointer } from '../plan.ts';
import { type CompilerOptions, namesInherited, SchemaCompiler } from './compiler.ts';
import { typesOf } from './content-plans.ts';
import { planDocument } from './document-plan.ts';
import { inspectSchemas } from './schema-faults.ts';
import { schemaPlaces } from './schema-places.ts';
import type { Direction } from './translation.ts';
import {
  schemaTraits,
  type TranslatedSchemas,
  translated,
  translatedOnDemand,
} from './translation.ts';
import type { OpenApiVersion } from './vocabulary.ts';
import { linkedSchemas } from './walk-schemas.ts';

/** How a document is to be understood; the same for both ways in. */
export interface DocumentOptions extends PreparationOptions {
  /**
   * What is done about parts that the document can be used without: unknown keywords and formats,
   * media types without a parser, paths that no request can have. They are not checked. `true`
   * refuses them, `'warn'` reports them, `false` does neither. Default: `'warn'`.
   */
  readonly strict?: boolean | 'warn';
  /**
   * Formats that the document uses beside those of JSON Schema and OpenAPI: what text of them looks
   * like, or `true` where any will do. Default: none.
   */
  readonly formats?: Readonly<Record<string, RegExp | true>>;
  /**
   * Names of what is knowingly not checked, so that it is neither refused nor reported: media types
   * in lower case, unknown formats and keywords, paths. Default: none.
   */
  readonly unchecked?: readonly string[];
  /**
   * The requests that the document's service sends, in place of those that it takes: the paths at
   * which they arrive, by the names of their webhooks and callbacks. Default: those that it takes.
   */
  readonly receives?: Readonly<Record<string, string>>;
}

/** A document that was understood. */
export interface ReadDocument {
  readonly plan: DocumentPlan;
  /** What is not checked, and what is risky, such as patterns that may take very long. */
  readonly warnings: readonly DocumentFault[];
  /** Pointers of the schemas that the plan needs. */
  readonly wanted: Readonly<Record<Direction, ReadonlySet<string>>>;
  /** The alternatives that errors of schemas may be about, of all that the schemas lead to. */
  branchesOf(pointers: readonly string[]): string[];
  /** Makes a compiler for what travels in one direction. */
  compiler(direction: Direction, how: Pick<CompilerOptions, 'errors' | 'output'>): SchemaCompiler;
}

/**
 * Reads an OpenAPI 3.0 or 3.1 document whose references stay within it; it is not changed.
 * @throws DocumentError naming the pointer of everything that could not be handled
 */
export function readDocument(given: unknown, options: DocumentOptions = {}): ReadDocument {
  const { formats = {}, unchecked = [], receives, strict = 'warn' } = options;
  const { document, version } = openApiDocument(given);
  const isOpen = (format: string) => formats[format] === true;
  const checked = [...Object.keys(fullFormats), ...Object.keys(formats)];
  const known = new Set(checked.filter((format) => !isOpen(format)));
  const accepted = new Set([...unchecked, ...Object.keys(formats).filter(isOpen)]);
  const isGap = ({ gap }: DocumentFault) =>
    gap !== undefined && (strict !== true || gap.isUsual || accepted.has(gap.name));
  const gaps: DocumentFault[] = [];
  /** @throws DocumentError where there is more than gaps, because nothing can be read after it */
  const keepGaps = (faults: readonly DocumentFault[]) => {
    gaps.push(...faults);
    if (faults.some(({ gap }) => gap === undefined)) throw new DocumentError(refused());
  };
  const refused = () => gaps.filter((fault) => !isGap(fault));
  const { places, faults } = schemaPlaces(version, document);
  keepGaps(faults);
  const traits = schemaTraits(version, places);
  const inspected = inspectSchemas(version, document, { places, traits, formats: known });
  keepGaps(inspected.faults);
  const planned = planDocument({ version, document, places, unchecked, receives });
  keepGaps(planned.faults);
  if (refused().length > 0) throw new DocumentError(refused());
  const { wanted } = planned;
  const plan = { ...planned.plan, unchecked: uncheckedIn(gaps) };
  const isNews = ({ gap }: DocumentFault) => !gap?.isUsual && !accepted.has(gap?.name ?? '');
  const warnings = strict === false ? [] : [...gaps.filter(isNews), ...inspected.warnings];
  const inheritedNames = namesInherited([...places.values()]);
  const made: { [direction in Direction]?: TranslatedSchemas } = {};
  const compiler: ReadDocument['compiler'] = (direction, how) => {
    made[direction] ??= translatedOnDemand({ version, document, direction, traits }, places);
    return new SchemaCompiler({
      ...made[direction],
      inheritedNames,
      evaluates: traits.evaluates,
      formats,
      ...how,
    });
  };
  const branchesOf: ReadDocument['branchesOf'] = (pointers) =>
    [...linkedSchemas(version, document, { pointers, follow: () => true })].flatMap(({ pointer }) =>
      ['oneOf', 'anyOf'].flatMap((key) => plan.alternatives[`${pointer}/${key}`]?.checks ?? []),
    );
  const read = { plan, warnings, wanted, branchesOf, compiler };
  if (!options.defaults && !options.coercion) return read;
  const direction = 'request';
  const { schemas } = translated(
    { version, document, direction, traits, kept: ['default'] },
    places,
  );
  const { defaults = false, coercion = false } = options;
  const preparations = {
    ...(defaults === true || coercion
      ? preparationsOf(schemas, wanted.request, { defaults: defaults === true, coercion })
      : {}),
    ...(defaults === 'parameters' ? defaultsOf(plan, schemas) : {}),
  };
  refuseWrongDefaults(preparations, compiler(direction, { errors: 'first', output: 'functions' }));
  return { ...read, plan: { ...plan, preparations } };
}

/** Gaps of the same kind and name together, the places of each in the order of the document. */
function uncheckedIn(gaps: readonly DocumentFault[]): Unchecked[] {
  const found = new Map<string, Unchecked & { readonly places: string[] }>();
  for (const { pointer, gap } of gaps) {
    if (gap === undefined) continue;
    const { kind, name } = gap;
    const key = `${kind} ${name}`;
    const known = found.get(key) ?? { kind, name, places: [] };
    if (!known.places.includes(pointer)) known.places.push(pointer);
    found.set(key, known);
  }
  return [...found.values()];
}

/**
 * The defaults of parameters. Bodies may share their schemas, so only the value itself is changed.
 */
function defaultsOf(
  { operations }: DocumentPlan,
  schemas: JsonObject,
): Readonly<Record<string, Preparation>> {
  const keys = operations.flatMap(({ parameters }) =>
    parameters.flatMap(({ check }) => check ?? []),
  );
  const found = preparationsOf(schemas, keys, { defaults: true, coercion: false });
  const defaultOf = (key: string): unknown =>
    found[key]?.default ?? found[key]?.also?.map(defaultOf).find((value) => value !== undefined);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = defaultOf(key);
      return value === undefined ? [] : [[key, { default: value }]];
    }),
  );
}

/** Or a request would be refused for what it does not contain. */
function refuseWrongDefaults(
  preparations: Readonly<Record<string, Preparation>>,
  compiler: SchemaCompiler,
): void {
  const faults = Object.entries(preparations)
    .filter(([key, plan]) => plan.default !== undefined && !compiler.check(key)(plan.default))
    .map(([key]) => ({
      pointer: `${documentPointer(key)}/default`,
      message: 'Its own schema refuses the default.',
    }));
  if (faults.length > 0) throw new DocumentError(faults);
}

function openApiDocument(given: unknown): { document: JsonObject; version: OpenApiVersion } {
  const written = isDocument(given) ? given.openapi : undefined;
  const version = /^3\.[01](?=\.\d)/.exec(String(written))?.[0];
  if (isDocument(given) && (version === '3.0' || version === '3.1')) {
    return { document: given, version };
  }
  const message = `Expected the version 3.0.x or 3.1.x, got ${String(written)}.`;
  throw new DocumentError([{ pointer: '#/openapi', message }]);
}

function isDocument(given: unknown): given is JsonObject {
  return isObject(given);
}

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
 * The preparations of the schemas at the given pointers and of all that holds within them for sure:
 * `oneOf`, `anyOf`, `not` and the like are skipped, because only the check decides
 * which of them apply.
 * @param schemas in JSON Schema 2020-12, with their defaults
 */
function preparationsOf(
  schemas: JsonObject,
  pointers: Iterable<string>,
  { defaults, coercion }: { readonly defaults: boolean; readonly coercion: boolean },
): Readonly<Record<string, Preparation>> {
  const found: Record<string, Preparation> = {};
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
    const preparation: Preparation = {
      ...(defaults && schema.default !== undefined ? { default: schema.default } : {}),
      ...(types.length > 0 && !types.includes('string') ? { types } : {}),
      ...(also.length > 0 ? { also } : {}),
      ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
      ...(others === undefined ? {} : { others }),
      ...(prefixItems.length > 0 ? { prefixItems } : {}),
      ...(items === undefined ? {} : { items }),
    };
    if (Object.keys(preparation).length > 0) found[pointer] = preparation;
  }
  return found;
}

/** Whether what a schema leads to by these keys holds whenever the schema does. */
function isCertain([keyword = '']: readonly string[]): boolean {
  return /^(\$ref|allOf|properties|additionalProperties|prefixItems|items)$/.test(keyword);
}
