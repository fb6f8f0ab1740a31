/** What an owner says of an endpoint: the schemas of its jobs' inputs, outputs, and parts of outputs. */
import { isObject, type JsonObject } from '../core/json.ts';

/** The parts of a job that a schema describes; `progress` is a part of an output that is streamed. */
export const schemaRoles = ['input', 'output', 'progress'] as const;

export type SchemaRole = (typeof schemaRoles)[number];

/** The settings of an endpoint, as far as its document and its checks follow from them. */
export interface EndpointSchemas extends Partial<Record<SchemaRole, EndpointSchema>> {
  readonly kind?: 'public' | 'serverless';
  /** The kind of model of a public endpoint, which has schemas of its own. */
  readonly model?: string;
  /** `schema`: outputs are made from the output schema. */
  readonly worker?: unknown;
}

/** A JSON Schema 2020-12. */
type EndpointSchema = Readonly<Record<string, unknown>>;

/** The parts of a job that callers and deployments see as a whole. */
export type JobPart = 'input' | 'output';

/** Those schemas that are given, and nothing else of what has them. */
export function jobParts({
  input,
  output,
}: { readonly [role in JobPart]?: EndpointSchema | undefined }): Pick<EndpointSchemas, JobPart> {
  return { ...(input !== undefined && { input }), ...(output !== undefined && { output }) };
}

/** Whether any part of a job has a schema. */
export function hasSchemas(endpoint: EndpointSchemas): boolean {
  return schemaRoles.some((role) => endpoint[role] !== undefined);
}

/** For what was parsed from JSON or YAML. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value);
}
