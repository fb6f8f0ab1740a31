/** The schemas that the owner of a serverless endpoint declares, and the inputs that follow from them. */
import { asObject, isObject, type Json, type JsonObject, parseNamedJson } from '../core/json.ts';
import { mapSubschemas, wording } from '../validation/load/vocabulary.ts';
import { type CompiledSchema, compileSchemas } from './compile-schemas.ts';
import { isJsonObject, type JobPart, jobParts, type SchemaRole } from './endpoint-schemas.ts';
import { drawSample } from './sample-value.ts';
import { selfContainedSchemas } from './self-contained-schemas.ts';

type DeclaredSchemas = { readonly [role in SchemaRole]?: CompiledSchema };

/** An endpoint of a target, or of evidence about it. */
type DescribedEndpoint = {
  readonly [role in JobPart]?: Readonly<Record<string, unknown>> | undefined;
};

const compiledParts = new WeakMap<object, DeclaredSchemas>();

/**
 * The schemas of an endpoint, each compiled once; they refer to no files.
 * @throws DocumentError for schemas that cannot be used
 */
export function declaredSchemas({ input, output }: DescribedEndpoint): DeclaredSchemas {
  return { ...compileDeclared('input', input), ...compileDeclared('output', output) };
}

function compileDeclared(role: JobPart, schema: DescribedEndpoint[JobPart]): DeclaredSchemas {
  if (schema === undefined) return {};
  const earlier = compiledParts.get(schema);
  if (earlier?.[role] !== undefined) return { [role]: earlier[role] };
  const schemas = selfContainedSchemas({ endpoint: { [role]: schema } }).get('endpoint') ?? {};
  const { compiled } = compileSchemas(schemas);
  compiledParts.set(schema, { ...earlier, ...compiled });
  return compiled;
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
  const kept = Object.entries(schema).filter(
    ([keyword]) => keyword === wording || !(remarks.has(keyword) || keyword.startsWith('x-')),
  );
  return { ...mapSubschemas('3.1', Object.fromEntries(kept), withoutRemarks) };
}
