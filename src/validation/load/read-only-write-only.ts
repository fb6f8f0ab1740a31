/** Finds the properties that are absent in one direction: `readOnly` in requests, `writeOnly` in responses. */
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerIn,
  valueAt,
} from '../../core/json.ts';
import { type OpenApiVersion, subschemasOf } from './vocabulary.ts';

/** Requests must not contain read-only values, responses no write-only ones. */
export type Direction = 'request' | 'response';

/** The keyword that marks what is absent in a direction. */
export function absenceKeyword(direction: Direction): 'readOnly' | 'writeOnly' {
  return direction === 'request' ? 'readOnly' : 'writeOnly';
}

export class Absences {
  readonly #version: OpenApiVersion;
  readonly #document: JsonObject;
  readonly #mark: 'readOnly' | 'writeOnly';

  constructor({
    version,
    document,
    direction,
  }: {
    version: OpenApiVersion;
    document: JsonObject;
    direction: Direction;
  }) {
    this.#version = version;
    this.#document = document;
    this.#mark = absenceKeyword(direction);
  }

  /** Whether a value of this schema is absent. */
  isAbsent(schema: Json): boolean {
    return this.#joinedSchemas(schema).some((part) => part[this.#mark] === true);
  }

  propertiesOf(schema: Json): string[] {
    return this.#joinedSchemas(schema).flatMap(({ properties }) =>
      Object.entries(isObject(properties) ? properties : {})
        .filter(([, property]) => this.isAbsent(property))
        .map(([name]) => name),
    );
  }

  /** Whether a schema requires one of these names, which it does not itself mark. */
  areRequired(schema: Json, names: ReadonlySet<string>): boolean {
    // A schema with an `$id` is resolved on its own.
    if (!isObject(schema) || names.size === 0 || schema.$id !== undefined) return false;
    const marked = new Set(this.propertiesOf(schema));
    const left = new Set([...names].filter((name) => !marked.has(name)));
    const { required } = schema;
    if (isArray(required) && required.some((name) => left.has(String(name)))) return true;
    const parts = subschemasOf(this.#version, schema)
      .filter(({ keys }) => holdsInPlace(keys))
      .map((part) => part.schema);
    return [referencedSchema(this.#document, schema) ?? true, ...parts].some((part) =>
      this.areRequired(part, left),
    );
  }

  /** A schema and all that holds together with it, by `$ref` and `allOf`, as far as they lead. */
  #joinedSchemas(schema: Json, visited = new Set<Json>()): JsonObject[] {
    if (!isObject(schema) || visited.has(schema)) return [];
    visited.add(schema);
    const target = referencedSchema(this.#document, schema) ?? true;
    if (this.#version === '3.0' && target !== true) return this.#joinedSchemas(target, visited);
    const parts = [target, ...(isArray(schema.allOf) ? schema.allOf : [])];
    return [schema, ...parts.flatMap((part) => this.#joinedSchemas(part, visited))];
  }
}

/** Whether the schema at these keys of another one applies to the same value. */
export function holdsInPlace([keyword = '']: readonly string[]): boolean {
  return /^(allOf|anyOf|oneOf|then|else|dependentSchemas)$/.test(keyword);
}

export function referencedSchema(document: JsonObject, { $ref }: JsonObject): Json | undefined {
  return typeof $ref === 'string' && $ref.startsWith('#/')
    ? valueAt(document, pointerIn($ref))
    : undefined;
}
