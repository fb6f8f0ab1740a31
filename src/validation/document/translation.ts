/**
 * Schemas of a document in JSON Schema 2020-12, each at the pointer at which it stands in the
 * document, as they hold for what travels in one direction.
 */

import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  placedIn,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import { writtenPointer } from '../written-schemas.ts';
import { portablePattern } from './patterns.ts';
import { type Edition, mapSubschemas, subschemasOf } from './vocabulary.ts';
import { isReference30, schemasAt } from './walk-schemas.ts';

/** Requests may lack what is read-only and must not contain it; responses the write-only. */
export type Direction = 'request' | 'response';

/** Keywords that say nothing about validity. */
const annotations = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'xml',
  'discriminator',
  'readOnly',
  'writeOnly',
  'nullable',
  '$comment',
  'contentMediaType',
  'contentEncoding',
  'contentSchema',
  '$schema',
  '$vocabulary',
]);

/** What a translation needs to know. */
export interface Translation {
  readonly edition: Edition;
  readonly document: JsonObject;
  readonly direction: Direction;
  /** Annotations that are wanted nevertheless. Default: none. */
  readonly kept?: readonly string[];
}

/** Schemas ready to be compiled. */
export interface TranslatedSchemas {
  /** An object with schemas at their pointers, those of written ones too, and nothing else. */
  readonly schemas: JsonObject;
  /** Schemas with an `$id` of their own, to which the others refer by it. */
  readonly resources: readonly JsonObject[];
}

/**
 * Translates the schemas of a document.
 * @param places outermost schemas by pointer
 */
export function translated(
  { edition, document, direction, kept = [] }: Translation,
  places: ReadonlyMap<string, Json>,
): TranslatedSchemas {
  const forbidden = direction === 'request' ? 'readOnly' : 'writeOnly';

  const root: Record<string, Json> = {};
  const put = placedIn(root);
  /** Pointers of written schemas by their originals and what is absent from them. */
  const written = new Map<string, string>();

  const anchors = dynamicAnchors(edition, places);
  const evaluates = usesUnevaluated(edition, places);

  /**
   * AJV takes what a condition looked at as evaluated even where it does not hold, if one of its
   * consequences is missing.
   */
  const consequent = (schema: JsonObject): Record<string, Json> => {
    const { if: condition, then: yes = true, else: no = true, ...rest } = schema;
    const isWhole = schema.then !== undefined && schema.else !== undefined;
    if (condition === undefined || isWhole || !evaluates) return { ...schema };
    const alternatives = {
      anyOf: [{ allOf: [condition, yes] }, { allOf: [{ not: condition }, no] }],
    };
    return { ...rest, allOf: [...(isArray(rest.allOf) ? rest.allOf : []), alternatives] };
  };

  const schemaFrom = (schema: Json, inherited: ReadonlySet<string>): Json => {
    if (!isObject(schema)) return schema;
    const absent = new Set([...inherited, ...propertiesMarked(schema)]);
    const target = targetOf(document, schema);
    if (isObject(target) && requiresOf(target, absent)) {
      const { $ref, ...beside } = schema;
      const reference = { $ref: writtenFrom(target, canonical(String($ref)), absent) };
      return edition === '3.0' ? reference : { allOf: [reference, schemaFrom(beside, absent)] };
    }
    if (isReference30(edition, schema)) return { $ref: canonical(String(schema.$ref)) };
    const mapped = mapSubschemas(edition, schema, (subschema, keys) => {
      if (keys[0] === 'properties' && isMarked(subschema)) return false;
      return schemaFrom(subschema, holdsInPlace(keys) ? absent : new Set());
    });
    const wanted = Object.entries(edition === '3.0' ? from30(mapped) : mapped).filter(
      ([keyword]) =>
        kept.includes(keyword) || (!annotations.has(keyword) && !keyword.startsWith('x-')),
    );
    const result = consequent(Object.fromEntries(wanted));
    if (isArray(result.required) && absent.size > 0) {
      result.required = result.required.filter((name) => !absent.has(String(name)));
    }
    // AJV takes no list of nothing.
    if (isArray(result.enum) && result.enum.length === 0) {
      delete result.enum;
      result.not = {};
    }
    const anchor =
      typeof result.$dynamicRef === 'string' ? anchors.get(result.$dynamicRef.slice(1)) : undefined;
    if (anchor?.count === 1) {
      // Where there is but one schema that it may mean, it is a reference like any other.
      delete result.$dynamicRef;
      return { allOf: [result, { $ref: anchor.reference }] };
    }
    if (typeof result.$ref === 'string') result.$ref = canonical(result.$ref);
    if (typeof result.pattern === 'string') result.pattern = portablePattern(result.pattern);
    if (isObject(result.patternProperties)) {
      result.patternProperties = Object.fromEntries(
        Object.entries(result.patternProperties).map(([key, item]) => [portablePattern(key), item]),
      );
    }
    return result;
  };

  /**
   * The pointer of a target without what is absent: others refer to it as well and may want that. It
   * is known before the schema is made, which may lead back here.
   */
  const writtenFrom = (
    { $anchor: _, $dynamicAnchor: _dynamic, ...meant }: JsonObject,
    original: string,
    absent: ReadonlySet<string>,
  ): string => {
    const key = JSON.stringify([original, ...[...absent].sort()]);
    const known = written.get(key);
    if (known !== undefined) return known;
    const pointer = writtenPointer(written.size, original);
    written.set(key, pointer);
    put(pointer, schemaFrom(meant, absent));
    return pointer;
  };

  /** A schema and all that holds together with it, by `$ref` and `allOf`, as far as they lead. */
  const joined = (schema: Json, seen = new Set<Json>()): JsonObject[] => {
    if (!isObject(schema) || seen.has(schema)) return [];
    seen.add(schema);
    const target = targetOf(document, schema) ?? true;
    if (edition === '3.0' && target !== true) return joined(target, seen);
    const parts = [target, ...(isArray(schema.allOf) ? schema.allOf : [])];
    return [schema, ...parts.flatMap((part) => joined(part, seen))];
  };

  const isMarked = (schema: Json): boolean =>
    joined(schema).some((part) => part[forbidden] === true);

  const propertiesMarked = (schema: Json): string[] =>
    joined(schema).flatMap(({ properties }) =>
      Object.entries(isObject(properties) ? properties : {})
        .filter(([, property]) => isMarked(property))
        .map(([name]) => name),
    );

  /** Whether a schema requires one of these names, which it does not itself mark. */
  const requiresOf = (schema: Json, names: ReadonlySet<string>): boolean => {
    // A schema with an `$id` is a world of its own.
    if (!isObject(schema) || names.size === 0 || schema.$id !== undefined) return false;
    const marked = new Set(propertiesMarked(schema));
    const left = new Set([...names].filter((name) => !marked.has(name)));
    const { required } = schema;
    const parts = subschemasOf(edition, schema).filter(({ keys }) => holdsInPlace(keys));
    return (
      (isArray(required) && required.some((name) => left.has(String(name)))) ||
      [targetOf(document, schema) ?? true, ...parts.map((part) => part.schema)].some((part) =>
        requiresOf(part, left),
      )
    );
  };

  const resources: JsonObject[] = [];
  for (const [pointer, schema] of places) {
    const made = schemaFrom(schema, new Set());
    if (isObject(made) && typeof made.$id === 'string') {
      resources.push(made);
      put(pointer, { $ref: made.$id });
    } else put(pointer, made);
  }
  return { schemas: root, resources };
}

/** Whether a schema at these keys of another looks at the same value, and asks for what it names. */
function holdsInPlace([keyword = '']: readonly string[]): boolean {
  return /^(allOf|anyOf|oneOf|then|else|dependentSchemas)$/.test(keyword);
}

/** A `$dynamicAnchor`: how often it occurs, and a reference to the last of its schemas. */
export interface DynamicAnchor {
  readonly count: number;
  readonly reference: string;
}

/** Every `$dynamicAnchor` by its name. */
export function dynamicAnchors(
  edition: Edition,
  places: ReadonlyMap<string, Json>,
): ReadonlyMap<string, DynamicAnchor> {
  const found = new Map<string, DynamicAnchor>();
  for (const { schema, keys, resource } of schemasAt(edition, places)) {
    if (!isObject(schema)) continue;
    const { $id, $dynamicAnchor: name } = schema;
    if (typeof name !== 'string') continue;
    const anchored = resource === undefined ? pointerOf(keys) : `${resource}#${name}`;
    const reference = typeof $id === 'string' ? $id : anchored;
    found.set(name, { count: (found.get(name)?.count ?? 0) + 1, reference });
  }
  return found;
}

function usesUnevaluated(edition: Edition, places: ReadonlyMap<string, Json>): boolean {
  return [...schemasAt(edition, places)].some(
    ({ schema }) =>
      isObject(schema) && ('unevaluatedItems' in schema || 'unevaluatedProperties' in schema),
  );
}

/** The keywords of 3.0 that 2020-12 writes otherwise. */
function from30(schema: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...schema };
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const value = result[limit];
    const exclusive = result[flag] === true;
    if (typeof result[flag] === 'boolean') delete result[flag];
    if (!exclusive || value === undefined) continue;
    result[flag] = value;
    delete result[limit];
  }
  // Without a type beside it `nullable` has no effect (3.0.3, section 4.7.24.1).
  if (schema.nullable === true && typeof schema.type === 'string') {
    result.type = [schema.type, 'null'];
  }
  return result;
}

/** What the local `$ref` of a schema leads to. */
export function targetOf(document: JsonObject, { $ref }: JsonObject): Json | undefined {
  return typeof $ref === 'string' && $ref.startsWith('#/') ? valueAt(document, $ref) : undefined;
}

/** One spelling for each pointer, however its characters were encoded. */
function canonical(reference: string): string {
  return reference.startsWith('#/') ? pointerOf(keysOf(reference)) : reference;
}
