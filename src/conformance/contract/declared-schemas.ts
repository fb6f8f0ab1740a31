/** The schemas that the owner of a serverless endpoint declares, and the inputs that follow from them. */
import type { JsonObject } from '../../core/json.ts';
import { type ChangedValue, changedValues } from '../../endpoints/changed-values.ts';
import { type CompiledSchema, compileSchemas } from '../../endpoints/compile-schemas.ts';
import { isJsonObject, type SchemaRole } from '../../endpoints/endpoint-schemas.ts';
import { drawSample } from '../../endpoints/sample-value.ts';
import { selfContainedSchemas } from '../../endpoints/self-contained-schemas.ts';

type DeclaredSchemas = { readonly [role in SchemaRole]?: CompiledSchema };

/** An endpoint of a target, or of evidence about it. */
type DescribedEndpoint = {
  readonly [role in SchemaRole]?: Readonly<Record<string, unknown>> | undefined;
};

const compiled = new WeakMap<DescribedEndpoint, DeclaredSchemas>();

/**
 * The schemas of an endpoint, compiled once; they refer to no files.
 * @throws DocumentError for schemas that cannot be used
 */
export function declaredSchemas(endpoint: DescribedEndpoint): DeclaredSchemas {
  const earlier = compiled.get(endpoint);
  if (earlier !== undefined) return earlier;
  const { input, output } = endpoint;
  const parts = { ...(input !== undefined && { input }), ...(output !== undefined && { output }) };
  const schemas = selfContainedSchemas({ endpoint: parts }).get('endpoint');
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

/**
 * Inputs that differ from one by one change, at most 12 that fit the schema and 30 that do not. Unlisted members that a
 * schema allows are left out: few owners think of them.
 */
export function changedInputs(schema: CompiledSchema, input: JsonObject): readonly ChangedValue[] {
  const changes = changedValues(schema, input);
  const fitting = changes.filter(({ fits, keyword }) => fits && keyword !== 'additionalProperties');
  const unfitting = changes.filter(({ fits }) => !fits);
  return [...fitting.slice(0, most.fitting), ...unfitting.slice(0, most.unfitting)];
}
