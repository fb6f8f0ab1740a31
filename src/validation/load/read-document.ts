/** Reads a document: its plan, its warnings and compilers for its schemas. */
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { definedMembers } from '../../core/defined-members.ts';
import {
  asObject,
  isDeeperThan,
  isObject,
  type JsonObject,
  keysOf,
  withValueAt,
} from '../../core/json.ts';
import {
  DocumentError,
  type DocumentProblem,
  isTooDeep,
  maximumLevels,
  tooDeep,
} from '../document-error.ts';
import type { DocumentPlan, UncheckedPart } from '../plan.ts';
import { writtenAt } from '../source-places.ts';
import { type CompilerOptions, namesInherited, SchemaCompiler } from './compiler.ts';
import { planDocument } from './document-plan.ts';
import { documentSource } from './document-source.ts';
import { findSchemas } from './find-schemas.ts';
import {
  type PreparationOptions,
  parameterDefaults,
  preparationsOf,
  refuseWrongDefaults,
} from './plan-defaults-and-coercion.ts';
import type { Direction } from './read-only-write-only.ts';
import { inspectSchemas } from './schema-problems.ts';
import { schemaTraits } from './schema-traits.ts';
import { type TranslatedSchemas, translateOnDemand, translateSchemas } from './translation.ts';
import { type OpenApiVersion, openApiVersionOf } from './vocabulary.ts';
import { readWaiving } from './waivers.ts';
import { linkedSchemas } from './walk-schemas.ts';

/** How a document is read, for `createValidator` and `compile` alike. */
export interface DocumentOptions extends PreparationOptions {
  /**
   * Requests with read-only members: refused, or accepted if the values match their schemas. Default:
   * `'refuse'`.
   */
  readonly readOnly?: 'refuse' | 'ignore';
  /**
   * What is done about parts that the document can be used without: unknown keywords and formats,
   * media types without a parser, paths that no request can match. They are not checked. `true`
   * refuses them, `'warn'` reports them, `false` does neither. Default: `'warn'`.
   */
  readonly strict?: boolean | 'warn';
  /**
   * Formats beside those of JSON Schema and OpenAPI: a regular expression, or `true` to accept any
   * value. Default: none.
   */
  readonly formats?: Readonly<Record<string, RegExp | true>>;
  /**
   * Names of parts that need not be checked, so that they are neither refused nor reported: media types
   * in lower case, unknown formats and keywords, paths. Default: none.
   */
  readonly unchecked?: readonly string[];
  /**
   * Pointers of parts that would be refused, such as a keyword of another form. They are read as if they were not
   * in the document. A pointer at which nothing is refused is an error. Default: none.
   */
  readonly waivers?: readonly string[];
  /**
   * A folder with further files of a document that is given by its path: references may lead to files in this
   * folder and in that of the document, at any depth. Default: none.
   */
  readonly folder?: string | URL;
  /**
   * The requests that the document's service sends, in place of those that it takes: the paths at
   * which they arrive, by the names of their webhooks and callbacks. Default: those that it takes.
   */
  readonly receives?: Readonly<Record<string, string>>;
}

export interface ReadDocument {
  readonly plan: DocumentPlan;
  /** Parts that are not checked or are risky, such as patterns that may take very long. */
  readonly warnings: readonly DocumentProblem[];
  /** Pointers of the schemas that the plan needs. */
  readonly wanted: Readonly<Record<Direction, ReadonlySet<string>>>;
  /** Pointers of the alternatives that errors may be about, in these schemas and all that they refer to. */
  branchesOf(pointers: readonly string[]): string[];
  compiler(direction: Direction, how: Pick<CompilerOptions, 'errors' | 'output'>): SchemaCompiler;
  /** All schemas at their pointers, as JSON Schema 2020-12 for one direction, with these annotations. */
  translate(direction: Direction, kept: readonly string[]): TranslatedSchemas;
}

/**
 * Reads an OpenAPI 3.0 or 3.1 document; it is not changed.
 * @param input the path of a file, which may refer to others, or a document without such references
 * @throws DocumentError naming the pointer of everything that could not be handled
 */
export function readDocument(input: unknown, options: DocumentOptions = {}): ReadDocument {
  const { value, sources } = documentSource(input, { folder: options.folder });
  const { document, version } = openApiDocument(value);
  const locate = (problem: DocumentProblem) => ({
    ...problem,
    pointer: writtenAt({ sources }, problem.pointer),
  });
  if (isDeeperThan(maximumLevels, document)) throw tooDeep('#');
  try {
    const { waivers = [] } = options;
    const read = (current: JsonObject) => readVersion(version, current, options);
    const { result, waived, waivedItems } = readWaiving(document, { waivers, sources, read });
    const { plan } = result;
    const written = (pointer: string) => writtenAt({ sources, waivedItems }, pointer);
    const unchecked = [
      ...plan.unchecked.map((part) => ({ ...part, places: part.places.map(written) })),
      ...uncheckedIn(waived.map(asWaived).map(locate)),
    ];
    return {
      ...result,
      plan: definedMembers({
        ...plan,
        unchecked,
        sources,
        waivedItems,
      }),
      warnings: result.warnings.map(({ pointer, ...warning }) => ({
        ...warning,
        pointer: written(pointer),
      })),
    };
  } catch (cause) {
    if (isTooDeep(cause)) throw tooDeep('#', cause);
    if (!(cause instanceof DocumentError) || sources === undefined) throw cause;
    throw new DocumentError(cause.problems.map(locate));
  }
}

function asWaived({ pointer, message }: DocumentProblem): DocumentProblem {
  return { pointer, message, gap: { kind: 'waived', name: keysOf(pointer).at(-1) ?? '' } };
}

function readVersion(
  version: OpenApiVersion,
  document: JsonObject,
  options: DocumentOptions,
): ReadDocument {
  const { formats = {}, unchecked = [], receives, strict = 'warn', readOnly = 'refuse' } = options;
  const isOpen = (format: string) => formats[format] === true;
  const checked = [...Object.keys(fullFormats), ...Object.keys(formats)];
  const checkedFormats = new Set(checked.filter((format) => !isOpen(format)));
  const accepted = new Set([...unchecked, ...Object.keys(formats).filter(isOpen)]);
  const isGap = ({ gap }: DocumentProblem) =>
    gap !== undefined && (strict !== true || gap.isUsual || accepted.has(gap.name));
  const gaps: DocumentProblem[] = [];
  /** @throws DocumentError where there is more than gaps, because nothing can be read after it */
  const keepGaps = (problems: readonly DocumentProblem[]) => {
    gaps.push(...problems);
    if (problems.some(({ gap }) => gap === undefined)) throw new DocumentError(refusedProblems());
  };
  const refusedProblems = () => gaps.filter((problem) => !isGap(problem));
  const { places, problems, redirected } = findSchemas(version, document);
  if (redirected.size > 0) {
    return readVersion(version, withReferences(document, redirected), options);
  }
  keepGaps(problems);
  const traits = schemaTraits(version, places);
  const inspected = inspectSchemas(version, document, { places, traits, formats: checkedFormats });
  keepGaps(inspected.problems);
  const planned = planDocument({ version, document, places, unchecked, receives });
  keepGaps(planned.problems);
  if (refusedProblems().length > 0) throw new DocumentError(refusedProblems());
  const { wanted } = planned;
  const plan = { ...planned.plan, unchecked: uncheckedIn(gaps) };
  const isNews = ({ gap }: DocumentProblem) => !gap?.isUsual && !accepted.has(gap?.name ?? '');
  const warnings = strict === false ? [] : [...gaps.filter(isNews), ...inspected.warnings];
  const inheritedNames = namesInherited([...places.values()]);
  const translating = { version, document, traits, readOnly };
  const translations: { [direction in Direction]?: TranslatedSchemas } = {};
  const compiler: ReadDocument['compiler'] = (direction, how) => {
    translations[direction] ??= translateOnDemand({ ...translating, direction }, places);
    return new SchemaCompiler({
      ...translations[direction],
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
  const translate: ReadDocument['translate'] = (direction, kept) =>
    translateSchemas({ ...translating, direction, kept }, places);
  const read = { plan, warnings, wanted, branchesOf, compiler, translate };
  if (!options.defaults && !options.coercion) return read;
  const direction = 'request';
  const { schemas } = translate(direction, ['default']);
  const { defaults = false, coercion = false } = options;
  const preparations = {
    ...(defaults === true || coercion
      ? preparationsOf(schemas, wanted.request, { defaults: defaults === true, coercion })
      : {}),
    ...(defaults === 'parameters' ? parameterDefaults(plan, schemas) : {}),
  };
  refuseWrongDefaults(preparations, compiler(direction, { errors: 'first', output: 'functions' }));
  return { ...read, plan: { ...plan, preparations } };
}

/** The document with other references at these pointers. */
function withReferences(document: JsonObject, references: ReadonlyMap<string, string>): JsonObject {
  let changed = document;
  for (const [pointer, reference] of references) {
    changed = asObject(withValueAt(changed, keysOf(pointer), reference));
  }
  return changed;
}

/** Gaps of the same kind and name together, the places of each in the order of the document. */
function uncheckedIn(gaps: readonly DocumentProblem[]): UncheckedPart[] {
  const parts = new Map<string, UncheckedPart & { readonly places: string[] }>();
  for (const { pointer, gap } of gaps) {
    if (gap === undefined) continue;
    const { kind, name } = gap;
    const key = `${kind} ${name}`;
    const part = parts.get(key) ?? { kind, name, places: [] };
    if (!part.places.includes(pointer)) part.places.push(pointer);
    parts.set(key, part);
  }
  return [...parts.values()];
}

function openApiDocument(value: unknown): { document: JsonObject; version: OpenApiVersion } {
  const version = isDocument(value) ? openApiVersionOf(value) : undefined;
  if (isDocument(value) && version !== undefined) return { document: value, version };
  const written = isDocument(value) ? value.openapi : undefined;
  const message = `Expected the version 3.0.x or 3.1.x, got ${String(written)}.`;
  throw new DocumentError([{ pointer: '#/openapi', message }]);
}

function isDocument(value: unknown): value is JsonObject {
  return isObject(value);
}
