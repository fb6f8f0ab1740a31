/** The project's own schemas to JavaScript: strictly, and without what is written for people. */

import { isArray, isObject, type Json, type JsonObject, walk } from '../core/json.ts';
import { SchemaCompiler, type StandaloneCode } from '../validation/document/compiler.ts';

/** Keywords that say nothing about validity but may stand in a schema of an OpenAPI document. */
const annotations = ['discriminator', 'example', 'externalDocs', 'xml'];

/** The parts of an OpenAPI document in which schemas stand; AJV gets to see no others. */
const partsWithSchemas = ['components', 'paths'];

/** Declaration of the errors that every generated function leaves behind. */
export const schemaErrorDeclaration = `
/** One failed keyword. */
export interface SchemaError {
  /** JSON pointer into the checked value; empty for the value itself. */
  readonly instancePath: string;
  /** Pointer of the keyword in the document. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
`;

/**
 * Compiles schemas of one document in strict mode, so that an unknown keyword or format fails here.
 *
 * @param name names the document in messages
 * @param document an OpenAPI 3.1 document
 * @param wanted the pointers of the schemas by the names of their functions
 * @param errors whether the functions report all errors or stop at the first one
 * @throws with the name and the pointer when a schema is missing or wrong
 */
export function standaloneValidators(
  name: string,
  document: JsonObject,
  wanted: ReadonlyMap<string, string>,
  errors: 'first' | 'all',
): StandaloneCode {
  const compiler = new SchemaCompiler({
    name,
    schemas: withoutProse(document),
    errors,
    strict: true,
    annotations: [...annotations, ...partsWithSchemas, ...extensionsIn(document)],
    output: 'text',
  });
  return compiler.module(wanted);
}

/** The parts with schemas, without what is written for people: it would only swell the functions. */
function withoutProse(document: JsonObject): JsonObject {
  const parts = partsWithSchemas.flatMap((key): [string, Json][] =>
    document[key] === undefined ? [] : [[key, document[key]]],
  );
  return Object.fromEntries(parts.map(([key, part]) => [key, stripped(part)]));
}

function stripped(value: Json): Json {
  if (isArray(value)) return value.map(stripped);
  if (!isObject(value)) return value;
  // A property may be named so, too: then an object stands here and not a text or a list.
  const isProse = ([key, item]: [string, Json]) =>
    (['title', 'description'].includes(key) && typeof item === 'string') ||
    (key === 'examples' && isArray(item));
  const kept = Object.entries(value).filter((entry) => !isProse(entry));
  return Object.fromEntries(kept.map(([key, item]) => [key, stripped(item)]));
}

/** The `x-` keys of a document, all of which a schema may carry. */
function extensionsIn(document: JsonObject): string[] {
  const found = new Set<string>();
  walk(document, (value) => {
    if (!isObject(value)) return;
    for (const key of Object.keys(value)) if (key.startsWith('x-')) found.add(key);
  });
  return [...found];
}
