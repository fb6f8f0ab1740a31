/** What does not travel in one direction, wherever a document marks it. */
import { isArray, isObject, type Json, type JsonObject, valueAt } from '../../core/json.ts';
import { type Edition, subschemasOf } from './vocabulary.ts';

/** Requests may lack what is read-only and must not contain it; responses the write-only. */
export type Direction = 'request' | 'response';

/** Tells which properties of a schema are absent in one direction. */
export class Absences {
  readonly #edition: Edition;
  readonly #document: JsonObject;
  readonly #mark: 'readOnly' | 'writeOnly';

  constructor({
    edition,
    document,
    direction,
  }: {
    edition: Edition;
    document: JsonObject;
    direction: Direction;
  }) {
    this.#edition = edition;
    this.#document = document;
    this.#mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  }

  /** Whether a value of this schema is absent. */
  isAbsent(schema: Json): boolean {
    return this.#joined(schema).some((part) => part[this.#mark] === true);
  }

  /** The properties that a schema marks as absent. */
  propertiesOf(schema: Json): string[] {
    return this.#joined(schema).flatMap(({ properties }) =>
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
    const parts = subschemasOf(this.#edition, schema)
      .filter(({ keys }) => holdsInPlace(keys))
      .map((part) => part.schema);
    return [targetOf(this.#document, schema) ?? true, ...parts].some((part) =>
      this.areRequired(part, left),
    );
  }

  /** A schema and all that holds together with it, by `$ref` and `allOf`, as far as they lead. */
  #joined(schema: Json, seen = new Set<Json>()): JsonObject[] {
    if (!isObject(schema) || seen.has(schema)) return [];
    seen.add(schema);
    const target = targetOf(this.#document, schema) ?? true;
    if (this.#edition === '3.0' && target !== true) return this.#joined(target, seen);
    const parts = [target, ...(isArray(schema.allOf) ? schema.allOf : [])];
    return [schema, ...parts.flatMap((part) => this.#joined(part, seen))];
  }
}

/** Whether a schema at these keys of another looks at the same value, and asks for what it names. */
export function holdsInPlace([keyword = '']: readonly string[]): boolean {
  return /^(allOf|anyOf|oneOf|then|else|dependentSchemas)$/.test(keyword);
}

/** What the local `$ref` of a schema leads to. */
export function targetOf(document: JsonObject, { $ref }: JsonObject): Json | undefined {
  return typeof $ref === 'string' && $ref.startsWith('#/') ? valueAt(document, $ref) : undefined;
}
