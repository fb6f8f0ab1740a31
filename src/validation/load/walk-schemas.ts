/** The one walk over all schemas of a document. */
import {
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerIn,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import { DocumentError } from '../document-error.ts';
import { type OpenApiVersion, subschemasOf } from './vocabulary.ts';

export interface SchemaLocation {
  readonly keys: readonly string[];
  readonly schema: Json;
  /** The `$id` of the schema itself, or of the nearest one around it. */
  readonly resource: string | undefined;
}

/**
 * Every schema at and within the given places, outer ones first, in the order of the document. What
 * is beside a `$ref` in OpenAPI 3.0 is ignored. Places added during the walk are walked, too.
 * @throws DocumentError where a schema contains itself, because the walk would never end
 */
export function* schemasAt(
  version: OpenApiVersion,
  places: ReadonlyMap<string, Json>,
): Generator<SchemaLocation> {
  const ancestors = new Set<Json>();
  let locations: SchemaLocation[] = [];

  // A generator within a generator for each level would take most of the time.
  function collect(keys: readonly string[], schema: Json, outer: string | undefined): void {
    if (ancestors.has(schema)) {
      const message = 'A schema contains itself; write a $ref instead.';
      throw new DocumentError([{ pointer: pointerOf(keys), message }]);
    }
    if (!isObject(schema)) {
      locations.push({ keys, schema, resource: outer });
      return;
    }
    const resource = typeof schema.$id === 'string' ? schema.$id : outer;
    locations.push({ keys, schema, resource });
    if (isReference30(version, schema)) return;
    ancestors.add(schema);
    for (const inner of subschemasOf(version, schema)) {
      collect([...keys, ...inner.keys], inner.schema, resource);
    }
    ancestors.delete(schema);
  }

  for (const [pointer, schema] of places) {
    locations = [];
    collect(keysOf(pointer), schema, undefined);
    yield* locations;
  }
}

export interface LinkedSchema {
  readonly pointer: string;
  readonly schema: JsonObject;
  /** By `$ref` or within it: the keys from the schema to it, and its pointer. */
  readonly parts: readonly { readonly keys: readonly string[]; readonly pointer: string }[];
}

/**
 * The schemas at the given pointers and all that they lead to, each once, outer ones first.
 * @param follow whether to follow the keys that lead from a schema to another, such as `$ref`
 */
export function* linkedSchemas(
  version: OpenApiVersion,
  document: Json,
  {
    pointers,
    follow,
  }: { pointers: Iterable<string>; follow: (keys: readonly string[]) => boolean },
): Generator<LinkedSchema> {
  const visited = new Set<string>();

  function* from(pointer: string): Generator<LinkedSchema> {
    const schema = valueAt(document, pointer);
    if (visited.has(pointer) || !isObject(schema)) return;
    visited.add(pointer);
    const { $ref } = schema;
    const targets = typeof $ref === 'string' && $ref.startsWith('#/') ? [pointerIn($ref)] : [];
    const parts = [
      ...targets.map((target) => ({ keys: ['$ref'], pointer: target })),
      ...subschemasOf(version, schema).map(({ keys }) => ({
        keys,
        pointer: pointer + pointerOf(keys).slice(1),
      })),
    ].filter(({ keys }) => follow(keys));
    yield { pointer, schema, parts };
    for (const part of parts) yield* from(part.pointer);
  }

  for (const pointer of pointers) yield* from(pointer);
}

/** Whether everything beside the `$ref` of a schema is ignored (OpenAPI 3.0.3, section 4.7.23). */
export function isReference30(version: OpenApiVersion, { $ref }: JsonObject): boolean {
  return version === '3.0' && typeof $ref === 'string';
}

/** A value of a document, shortened, to follow "got". */
export function shortenedJson(value: Json | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
}

/** A document with its outermost schemas by pointer. */
export interface DocumentSchemas {
  readonly version: OpenApiVersion;
  readonly document: JsonObject;
  readonly places: ReadonlyMap<string, Json>;
}

/**
 * Schemas whose references lead into the document: not those of schemas with an `$id` of their own.
 */
export function* ownSchemas({
  version,
  places,
}: DocumentSchemas): Generator<{ schema: JsonObject; keys: readonly string[] }> {
  for (const { schema, keys, resource } of schemasAt(version, places)) {
    if (isObject(schema) && resource === undefined) yield { schema, keys };
  }
}
