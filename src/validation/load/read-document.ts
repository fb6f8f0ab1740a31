/** Reads a document: its plan, its warnings and compilers for its schemas. */

import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isObject, type JsonObject } from '../../core/json.ts';
import { DocumentError, type DocumentProblem } from '../document-error.ts';
import type { DocumentPlan, Unchecked } from '../plan.ts';
import type { Direction } from './absent-properties.ts';
import { type CompilerOptions, namesInherited, SchemaCompiler } from './compiler.ts';
import { planDocument } from './document-plan.ts';
import { findSchemas } from './find-schemas.ts';
import {
  defaultsOf,
  type PreparationOptions,
  preparationsOf,
  refuseWrongDefaults,
} from './plan-defaults-and-coercion.ts';
import { inspectSchemas } from './schema-problems.ts';
import { schemaTraits } from './schema-traits.ts';
import { type TranslatedSchemas, translated, translatedOnDemand } from './translation.ts';
import type { OpenApiVersion } from './vocabulary.ts';
import { linkedSchemas } from './walk-schemas.ts';

/** How a document is read, for `createValidator` and `compile` alike. */
export interface DocumentOptions extends PreparationOptions {
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
  const isGap = ({ gap }: DocumentProblem) =>
    gap !== undefined && (strict !== true || gap.isUsual || accepted.has(gap.name));
  const gaps: DocumentProblem[] = [];
  /** @throws DocumentError where there is more than gaps, because nothing can be read after it */
  const keepGaps = (problems: readonly DocumentProblem[]) => {
    gaps.push(...problems);
    if (problems.some(({ gap }) => gap === undefined)) throw new DocumentError(refused());
  };
  const refused = () => gaps.filter((problem) => !isGap(problem));
  const { places, problems } = findSchemas(version, document);
  keepGaps(problems);
  const traits = schemaTraits(version, places);
  const inspected = inspectSchemas(version, document, { places, traits, formats: known });
  keepGaps(inspected.problems);
  const planned = planDocument({ version, document, places, unchecked, receives });
  keepGaps(planned.problems);
  if (refused().length > 0) throw new DocumentError(refused());
  const { wanted } = planned;
  const plan = { ...planned.plan, unchecked: uncheckedIn(gaps) };
  const isNews = ({ gap }: DocumentProblem) => !gap?.isUsual && !accepted.has(gap?.name ?? '');
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
function uncheckedIn(gaps: readonly DocumentProblem[]): Unchecked[] {
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
