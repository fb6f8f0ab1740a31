/** Inspects the schemas of endpoints as those of any document, and compiles them. */
import { asObject, isArray, type JsonObject, valueAt } from '../core/json.ts';
import { DocumentError, type DocumentProblem } from '../validation/document-error.ts';
import { closestErrorsNow } from '../validation/errors/explain.ts';
import { invalidValues } from '../validation/errors/invalid-values.ts';
import type { SchemaCompiler } from '../validation/load/compiler.ts';
import { DocumentSource } from '../validation/load/document-source.ts';
import { type ReadDocument, readDocument } from '../validation/load/read-document.ts';
import type { SchemaError, Validate } from '../validation/plan.ts';
import { type SchemaRole, schemaRoles } from './endpoint-schemas.ts';
import { componentPointer, componentSources, schemaComponents } from './schema-components.ts';
import type { SelfContainedSchemas } from './self-contained-schemas.ts';

/** What the schema of an input or an output says of values. */
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

/** An input travels with requests, and an output with responses. */
const directions = { input: 'request', output: 'response' } as const;

/** The name of the component of each part. */
const names = { input: 'Input', output: 'Output' } as const;

/**
 * Compiles the schemas of one endpoint.
 * @throws DocumentError naming the place of everything that is wrong with them: other keywords, wrong forms, and
 *   examples that do not fit
 */
export function compileSchemas(schemas: SelfContainedSchemas): CompiledSchemas {
  const read = readDocument(documentOfSchemas(schemas), { strict: 'warn' });
  const isGapInWords = ({ gap }: DocumentProblem) => gap?.kind === 'keyword';
  const unknownKeywords = read.warnings.filter(isGapInWords);
  if (unknownKeywords.length > 0) throw new DocumentError(unknownKeywords);
  const compiled = Object.fromEntries(
    schemaRoles.flatMap((role) => {
      const part = schemas[role];
      return part === undefined ? [] : [[role, compilePart(read, role, part.schema)]];
    }),
  );
  const problems = schemaRoles.flatMap((role) => wrongExamples(compiled[role], schemas[role]));
  if (problems.length > 0) throw new DocumentError(problems);
  return { compiled, warnings: read.warnings };
}

function documentOfSchemas(schemas: SelfContainedSchemas): DocumentSource {
  const components: JsonObject[] = [];
  const sources: Record<string, string> = {};
  for (const role of schemaRoles) {
    const part = schemas[role];
    if (part === undefined) continue;
    components.push(schemaComponents(names[role], part.schema));
    Object.assign(sources, componentSources(names[role], part.schema, part.sources));
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Schemas', version: '1' },
    paths: {},
    components: { schemas: Object.assign({}, ...components) },
  };
  return new DocumentSource(document, sources);
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
  return {
    schema,
    examples: examplesOf(schema),
    errorsIn(value) {
      const errors = errorsOf(pointer, value);
      return errors.length === 0 ? [] : closestErrorsNow(errors, { value, alternatives, errorsOf });
    },
  };
}

/** The examples of a schema, or of what it refers to. */
function examplesOf(schema: JsonObject): readonly unknown[] {
  const passed = new Set<JsonObject>();
  for (let part = schema; !passed.has(part); ) {
    passed.add(part);
    const { examples, example, $ref } = part;
    if (isArray(examples) && examples.length > 0) return examples;
    if (example !== undefined) return [example];
    if (typeof $ref !== 'string' || !$ref.startsWith('#')) return [];
    part = asObject(valueAt(schema, $ref) ?? {});
  }
  return [];
}

function wrongExamples(
  compiled: CompiledSchema | undefined,
  part: SelfContainedSchemas[SchemaRole],
): DocumentProblem[] {
  if (compiled === undefined || part === undefined) return [];
  return compiled.examples.flatMap((example, index) => {
    const errors = compiled.errorsIn(example);
    if (errors.length === 0) return [];
    const [invalid] = invalidValues(errors, { value: example, location: 'body' });
    const place = invalid?.pointer ?? '';
    const message = `Expected ${invalid?.expected ?? 'an example that fits the schema'}, got ${invalid?.received ?? 'another'}.`;
    return [{ pointer: `${part.sources['#'] ?? '#'}/examples/${index}${place}`, message }];
  });
}
