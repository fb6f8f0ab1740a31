/** The schemas that the owner of a serverless endpoint declares, and the inputs that follow from them. */
import { asObject, isObject, type Json, type JsonObject, parseNamedJson } from '../core/json.ts';
import { mapSubschemas } from '../validation/load/vocabulary.ts';
import { type CompiledSchema, compileSchemas } from './compile-schemas.ts';
import { isJsonObject, type JobPart, jobParts, type SchemaRole } from './endpoint-schemas.ts';
import { drawSample } from './sample-value.ts';
import { selfContainedSchemas } from './self-contained-schemas.ts';

type DeclaredSchemas = { readonly [role in SchemaRole]?: CompiledSchema };

/** An endpoint of a target, or of evidence about it. */
type DescribedEndpoint = {
  readonly [role in JobPart]?: Readonly<Record<string, unknown>> | undefined;
};

const compiled = new WeakMap<DescribedEndpoint, DeclaredSchemas>();

/**
 * The schemas of an endpoint, compiled once; they refer to no files.
 * @throws DocumentError for schemas that cannot be used
 */
export function declaredSchemas(endpoint: DescribedEndpoint): DeclaredSchemas {
  const earlier = compiled.get(endpoint);
  if (earlier !== undefined) return earlier;
  const schemas = selfContainedSchemas({ endpoint: jobParts(endpoint) }).get('endpoint');
  const declared = schemas === undefined ? {} : compileSchemas(schemas).compiled;
  compiled.set(endpoint, declared);
  return declared;
}

/** Whether the worker of an endpoint may be expected to take an input: it fits the schema, if there is one. */
export function mayTake(endpoint: DescribedEndpoint, input: unknown): boolean {
  return (
    endpoint.input === undefined || declaredSchemas(endpoint).input?.errorsIn(input).length === 0
  );
}

/** An input for which the owner vouches: the first example of the schema, or one that is made from it. */
export function exampleInput(
  schema: CompiledSchema,
): { readonly input: JsonObject } | { readonly problem: string } {
  const sample = drawSample(schema, { seed: 0, role: 'input' });
  if ('problem' in sample) return sample;
  if (isJsonObject(sample.value)) return { input: sample.value };
  return { problem: 'Expected a schema that an object fits. Give it examples.' };
}

/** Members of schemas that say nothing of which values fit, and may hold what is private. */
const remarks: ReadonlySet<string> = new Set([
  ...['title', 'description', '$comment', 'examples', 'example', 'default'],
]);

/** The schemas of an endpoint without remarks and examples, for evidence. */
export function bareSchemas(endpoint: DescribedEndpoint): {
  readonly [role in JobPart]?: JsonObject;
} {
  const parts = Object.entries(jobParts(endpoint)).map(([role, schema]) => [
    role,
    withoutRemarks(asObject(parseNamedJson(JSON.stringify(schema), role))),
  ]);
  return Object.fromEntries(parts);
}

function withoutRemarks(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !remarks.has(keyword));
  return { ...mapSubschemas('3.1', Object.fromEntries(kept), withoutRemarks) };
}
