/** Reads the schemas of endpoints that settings describe, and finds everything that is wrong with them. */
import { DocumentError, type DocumentProblem } from '../validation/document-error.ts';
import { compileSchemas } from './compile-schemas.ts';
import { type EndpointSchemas, schemaRoles } from './endpoint-schemas.ts';
import {
  type SchemaPlaces,
  type SelfContainedSchemas,
  selfContainedSchemas,
} from './self-contained-schemas.ts';

export interface ReadSchemas<Endpoint> {
  /** The endpoints, with schemas whose references lead into themselves. */
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  /** Of formats that are not checked, and of patterns that may take very long. */
  readonly warnings: readonly DocumentProblem[];
}

/**
 * @throws DocumentError with everything that is wrong. Its pointers are `/endpoints/ID/input/properties/a` in the
 *   settings, and `input.json#/properties/a` in other files
 */
export function readSchemas<Endpoint extends EndpointSchemas>(
  endpoints: Readonly<Record<string, Endpoint>>,
  places: SchemaPlaces,
): ReadSchemas<Endpoint> {
  const schemas = selfContainedSchemas(endpoints, places);
  const problems: DocumentProblem[] = [];
  const warnings: DocumentProblem[] = [];
  for (const part of schemas.values()) {
    try {
      warnings.push(...compileSchemas(part).warnings);
    } catch (cause) {
      if (!(cause instanceof DocumentError)) throw cause;
      problems.push(...cause.problems);
    }
  }
  if (problems.length > 0) throw new DocumentError(problems);
  const entries = Object.entries(endpoints).map(([id, endpoint]): [string, Endpoint] => [
    id,
    withSchemas(endpoint, schemas.get(id)),
  ]);
  return { endpoints: Object.fromEntries(entries), warnings };
}

function withSchemas<Endpoint extends EndpointSchemas>(
  endpoint: Endpoint,
  schemas: SelfContainedSchemas = {},
): Endpoint {
  const copy = { ...endpoint };
  for (const role of schemaRoles) {
    const part = schemas[role];
    if (part !== undefined) Object.assign(copy, { [role]: part.schema });
  }
  return copy;
}
