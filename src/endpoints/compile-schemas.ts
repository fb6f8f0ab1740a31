/** Inspects the schemas of endpoints as those of any document, and compiles them. */
import { exactDurationText } from '../core/duration-text.ts';
import type { JsonObject } from '../core/json.ts';
import { DocumentError, type DocumentProblem, isTooDeep } from '../validation/document-error.ts';
import { closestErrorsNow } from '../validation/errors/explain.ts';
import { invalidValues } from '../validation/errors/invalid-values.ts';
import type { SchemaCompiler } from '../validation/load/compiler.ts';
import { DocumentSource } from '../validation/load/document-source.ts';
import { type ReadDocument, readDocument } from '../validation/load/read-document.ts';
import type { SchemaError, Validate } from '../validation/plan.ts';
import { writtenAt } from '../validation/source-places.ts';
import { type SchemaRole, schemaRoles } from './endpoint-schemas.ts';
import { placeWithoutObjects } from './object-schemas.ts';
import { componentPointer, componentSources, schemaComponents } from './schema-components.ts';
import { examplesOf, listedExamples } from './schema-examples.ts';
import type { SelfContainedSchema, SelfContainedSchemas } from './self-contained-schemas.ts';
import { createTimeLimit } from './time-limit.ts';

/** What the schema of a part of a job says of values. */
export interface CompiledSchema {
  readonly schema: JsonObject;
  /** Those that the schema lists, or what it refers to. */
  readonly examples: readonly unknown[];
  /** Why a value does not fit: of alternatives, only the errors of the one that was probably meant. */
  readonly errorsIn: (value: unknown) => readonly SchemaError[];
}

export interface CompiledSchemas {
  readonly compiled: { readonly [role in SchemaRole]?: CompiledSchema };
  /** Of formats that are not checked, and of patterns that may take very long. */
  readonly warnings: readonly DocumentProblem[];
}

/** An input travels with requests, and the others with responses. */
const directions = { input: 'request', output: 'response', progress: 'response' } as const;

/** The name of the component of each part. */
const names = { input: 'Input', output: 'Output', progress: 'Progress' } as const;

/**
 * Compiles the schemas of one endpoint.
 * @throws DocumentError naming the place of everything that is wrong with them: other keywords, wrong forms, and
 *   examples that do not fit
 */
export function compileSchemas(schemas: SelfContainedSchemas): CompiledSchemas {
  const compiled: { [role in SchemaRole]?: CompiledSchema } = {};
  const problems: DocumentProblem[] = [];
  const warnings: DocumentProblem[] = [];
  for (const role of schemaRoles) {
    const part = schemas[role];
    if (part === undefined) continue;
    try {
      // Each for itself: both may have the same file, whose names count once in a document.
      const read = readSchema(role, part);
      const compiledPart = compilePart(read, role, part.schema);
      problems.push(...typesThatAreNoObjects(role, part), ...wrongExamples(compiledPart, part));
      warnings.push(...read.warnings.map(withoutOption));
      compiled[role] = compiledPart;
    } catch (cause) {
      if (isTooDeep(cause)) {
        const message =
          'Expected a smaller or flatter schema, got one that is too large to compile.';
        problems.push({ pointer: part.sources['#'] ?? '#', message });
      } else if (cause instanceof DocumentError) problems.push(...cause.problems);
      else throw cause;
    }
  }
  if (problems.length > 0) throw new DocumentError(problems);
  return { compiled, warnings };
}

/** @throws DocumentError for other keywords, too */
function readSchema(role: SchemaRole, { schema, sources }: SelfContainedSchema): ReadDocument {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Schemas', version: '1' },
    paths: {},
    components: { schemas: schemaComponents(names[role], schema) },
  };
  const source = new DocumentSource(document, componentSources(names[role], schema, sources));
  const read = readDocument(source, { strict: 'warn' });
  const unknownKeywords = read.warnings.filter(({ gap }) => gap?.kind === 'keyword');
  if (unknownKeywords.length > 0) throw new DocumentError(unknownKeywords);
  return read;
}

/** Settings have no options for validators. */
function withoutOption({ gap, message, ...problem }: DocumentProblem): DocumentProblem {
  const text =
    gap?.kind === 'format' ? `The format ${gap.name} is not known, so it is not checked.` : message;
  return { ...problem, message: text, ...(gap && { gap }) };
}

/** The service takes and returns only objects; a part of an output may be any value. */
function typesThatAreNoObjects(
  role: SchemaRole,
  { schema, sources }: SelfContainedSchema,
): DocumentProblem[] {
  const place = role === 'progress' ? undefined : placeWithoutObjects(schema);
  if (place === undefined) return [];
  const message = `Expected a schema that takes objects, since the ${role} of a job is one. Write type: object, with the value as a member.`;
  return [{ pointer: writtenAt({ sources }, place), message }];
}

function compilePart(read: ReadDocument, role: SchemaRole, schema: JsonObject): CompiledSchema {
  const compiler: SchemaCompiler = read.compiler(directions[role], {
    errors: 'all',
    output: 'functions',
  });
  const checks = new Map<string, Validate>();
  const errorsOf = (pointer: string, value: unknown): readonly SchemaError[] => {
    const check = checks.get(pointer) ?? compiler.check(pointer);
    checks.set(pointer, check);
    return check(value) ? [] : [...(check.errors ?? [])];
  };
  const { alternatives } = read.plan;
  const pointer = componentPointer(names[role]);
  // Compiled now, because what the compiler refuses is a mistake of the schema.
  errorsOf(pointer, null);
  const errorsIn = (value: unknown) => {
    const errors = errorsOf(pointer, value);
    return errors.length === 0 ? [] : closestErrorsNow(errors, { value, alternatives, errorsOf });
  };
  const hasSlowPattern = read.warnings.some((warning) => isAboutPattern(warning));
  return {
    schema,
    examples: examplesOf(schema),
    errorsIn: hasSlowPattern ? withinTime(errorsIn, pointer) : errorsIn,
  };
}

function isAboutPattern({ pointer }: DocumentProblem): boolean {
  return /\/pattern(?:Properties\/[^/]*)?$/.test(pointer);
}

/** The most time for all patterns of a schema on one value. */
const patternTimeMs = 2000;

/** The same check for a schema with a pattern that may take very long, which would stop all other work. */
function withinTime(
  errorsIn: CompiledSchema['errorsIn'],
  schemaPath: string,
): CompiledSchema['errorsIn'] {
  const resultWithin = createTimeLimit(patternTimeMs);
  const expected = `a value whose patterns can be checked within ${exactDurationText(patternTimeMs)}`;
  const params = { expected, isUnfinished: true };
  const tooSlow: SchemaError = { instancePath: '', schemaPath, keyword: 'pattern', params };
  return (value) => resultWithin(() => errorsIn(value))?.result ?? [tooSlow];
}

/** Whether a check was ended before it could tell whether the value fits. */
export function isUnfinishedCheck(errors: readonly SchemaError[]): boolean {
  return errors.some(({ params }) => params['isUnfinished'] === true);
}

function wrongExamples(
  { errorsIn }: CompiledSchema,
  { schema, sources }: SelfContainedSchema,
): DocumentProblem[] {
  const { examples, pointers } = listedExamples(schema);
  return examples.flatMap((example, index) => {
    const errors = errorsIn(example);
    if (errors.length === 0) return [];
    const [invalid] = invalidValues(errors, { value: example, location: 'body' });
    const place = invalid?.pointer ?? '';
    const message = `Expected ${invalid?.expected ?? 'an example that fits the schema'}, got ${invalid?.received ?? 'another'}.`;
    return [{ pointer: writtenAt({ sources }, `${pointers[index]}${place}`), message }];
  });
}
