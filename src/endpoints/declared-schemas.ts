/** The schemas that the owner of a serverless endpoint declares, and the inputs that follow from them. */
import { asObject, isObject, type Json, type JsonObject, parseNamedJson } from '../core/json.ts';
import { mapSubschemas } from '../validation/load/vocabulary.ts';
import { type ChangedValue, changedValues } from './changed-values.ts';
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

/** The most inputs that are made for one endpoint, because each is a job. */
const most = { fitting: 12, unfitting: 30 } as const;

/** What says that a worker must take a value without a text or an address that nobody knows. */
const plainKeywords: ReadonlySet<string> = new Set([
  ...['required', 'enum', 'minItems', 'maxItems'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
]);

const inputsBySchema = new WeakMap<CompiledSchema, readonly ChangedValue[]>();

/**
 * Inputs that differ from one by one change, at most 12 that fit the schema and 30 that do not. Those that fit have no
 * text of ours, which a worker may not find, and no member that a schema permits by not naming it. A format alone refuses
 * nothing: for many validators it is a comment (JSON Schema 2020-12, section 7).
 */
export function changedInputs(schema: CompiledSchema, input: JsonObject): readonly ChangedValue[] {
  const earlier = inputsBySchema.get(schema);
  if (earlier !== undefined) return earlier;
  const changes = changedValues(schema, input);
  const fitting = changes.filter(({ fits, keyword }) => fits && plainKeywords.has(keyword));
  const unfitting = changes.filter(({ fits, keyword }) => !fits && keyword !== 'format');
  const inputs = [...fitting.slice(0, most.fitting), ...unfitting.slice(0, most.unfitting)];
  inputsBySchema.set(schema, inputs);
  return inputs;
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
