/**
 * Translates schemas to JSON Schema 2020-12 for one direction: responses have no `writeOnly`
 * properties, requests no `readOnly` ones.
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
import { writtenPointer } from '../plan.ts';
import { portablePattern } from './patterns.ts';
import {
  isKnownKeyword,
  mapSubschemas,
  type OpenApiVersion,
  subschemasOf,
  wording,
} from './vocabulary.ts';
import { isReference30, schemasAt } from './walk-schemas.ts';

/** Requests may lack what is read-only and must not contain it; responses the write-only. */
export type Direction = 'request' | 'response';

/** Finds the properties of a schema that are absent in one direction. */
class Absences {
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
    const parts = subschemasOf(this.#version, schema)
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
    if (this.#version === '3.0' && target !== true) return this.#joined(target, seen);
    const parts = [target, ...(isArray(schema.allOf) ? schema.allOf : [])];
    return [schema, ...parts.flatMap((part) => this.#joined(part, seen))];
  }
}

/** Whether a schema at these keys of another one checks the same value. */
function holdsInPlace([keyword = '']: readonly string[]): boolean {
  return /^(allOf|anyOf|oneOf|then|else|dependentSchemas)$/.test(keyword);
}

/** What the local `$ref` of a schema leads to. */
export function targetOf(document: JsonObject, { $ref }: JsonObject): Json | undefined {
  return typeof $ref === 'string' && $ref.startsWith('#/') ? valueAt(document, $ref) : undefined;
}

// Translation to JSON Schema 2020-12.

/** Keywords that do not affect validity. */
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
  readonly version: OpenApiVersion;
  readonly document: JsonObject;
  readonly direction: Direction;
  readonly traits: SchemaTraits;
  /** Annotations that are wanted nevertheless. Default: none. */
  readonly kept?: readonly string[];
}

/** Schemas ready to be compiled. */
export interface TranslatedSchemas {
  /** An object that has only schemas at their pointers, with the written ones. */
  readonly schemas: JsonObject;
  /** Adds the schema at a pointer to `schemas`. Absent where all are there. */
  readonly prepare?: (pointer: string) => void;
  /** Schemas with an `$id` of their own, to which the others refer by it. Present where all are there. */
  readonly resources?: readonly JsonObject[];
}

/**
 * Translates the schemas of a document.
 * @param places outermost schemas by pointer
 */
export function translated(
  translation: Translation,
  places: ReadonlyMap<string, Json>,
): TranslatedSchemas {
  const translator = new Translator(translation);
  const resources: JsonObject[] = [];
  for (const [pointer, schema] of places) {
    const made = translator.translate(schema);
    if (isObject(made) && typeof made.$id === 'string') {
      resources.push(made);
      translator.put(pointer, { $ref: made.$id });
    } else translator.put(pointer, made);
  }
  return { schemas: translator.schemas, resources };
}

/**
 * The same, but each schema is translated when it is asked for. Schemas that refer to others by name
 * (`$id`, `$anchor`) need all of them at once.
 */
export function translatedOnDemand(
  translation: Translation,
  places: ReadonlyMap<string, Json>,
): TranslatedSchemas {
  if (translation.traits.hasNames) return translated(translation, places);
  const translator = new Translator(translation);
  const done = new Set<string>();
  const prepare = (pointer: string): void => {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const place = pointer.slice(0, end);
      const schema = places.get(place);
      if (schema === undefined || done.has(place)) continue;
      done.add(place);
      translator.put(place, translator.translate(schema));
    }
  };
  return { schemas: translator.schemas, prepare };
}

/** Translates schemas one by one and adds the variants that they need. */
class Translator {
  /** Schemas at their pointers. */
  readonly schemas: Record<string, Json> = {};
  readonly put = placedIn(this.schemas);
  readonly #version: OpenApiVersion;
  readonly #document: JsonObject;
  readonly #kept: readonly string[];
  readonly #absences: Absences;
  readonly #traits: SchemaTraits;
  /** Pointers of written schemas by their originals and what is absent from them. */
  readonly #written = new Map<string, string>();

  constructor({ version, document, direction, traits, kept = [] }: Translation) {
    this.#version = version;
    this.#document = document;
    this.#kept = kept;
    this.#absences = new Absences({ version, document, direction });
    this.#traits = traits;
  }

  /** @param inherited properties that a schema around this one marks as absent */
  translate(schema: Json, inherited: ReadonlySet<string> = new Set()): Json {
    if (!isObject(schema)) return schema;
    const absent = new Set([...inherited, ...this.#absences.propertiesOf(schema)]);
    const target = targetOf(this.#document, schema);
    if (isObject(target) && this.#absences.areRequired(target, absent)) {
      return this.#withoutAbsent(schema, target, absent);
    }
    if (isReference30(this.#version, schema)) return { $ref: canonical(String(schema.$ref)) };
    const keywords = withRequired(withChoices(this.#keywordsOf(schema, absent)), absent);
    return this.#withOneAnchor(withPortableText(this.#withConsequences(keywords)));
  }

  /** The keywords that say something about validity, in 2020-12, with the schemas in them. */
  #keywordsOf(schema: JsonObject, absent: ReadonlySet<string>): JsonObject {
    const mapped = mapSubschemas(this.#version, schema, (subschema, keys) => {
      if (keys[0] === 'properties' && this.#absences.isAbsent(subschema)) return false;
      return this.translate(subschema, holdsInPlace(keys) ? absent : undefined);
    });
    const isWanted = (keyword: string) =>
      keyword === wording ||
      this.#kept.includes(keyword) ||
      (isKnownKeyword(this.#version, keyword) &&
        !(annotations.has(keyword) || keyword.startsWith('x-')));
    const wanted = Object.fromEntries(
      Object.entries(mapped).filter(([keyword]) => isWanted(keyword)),
    );
    return this.#version === '3.0' ? from30(wanted, schema) : wanted;
  }

  /** A reference to a target that requires what is absent: to the target without it. */
  #withoutAbsent(
    { $ref, ...beside }: JsonObject,
    target: JsonObject,
    absent: ReadonlySet<string>,
  ): Json {
    const reference = { $ref: this.#pointerWithout(target, canonical(String($ref)), absent) };
    if (this.#version === '3.0') return reference;
    return { allOf: [reference, this.translate(beside, absent)] };
  }

  /**
   * The pointer of a target without what is absent: others refer to it as well and may want that.
   * It is known before the schema is made, which may lead back here.
   */
  #pointerWithout(
    { $anchor: _, $dynamicAnchor: _dynamic, ...meant }: JsonObject,
    original: string,
    absent: ReadonlySet<string>,
  ): string {
    const key = JSON.stringify([original, ...[...absent].sort()]);
    const known = this.#written.get(key);
    if (known !== undefined) return known;
    const pointer = writtenPointer(this.#written.size, original);
    this.#written.set(key, pointer);
    this.put(pointer, this.translate(meant, absent));
    return pointer;
  }

  /**
   * AJV takes what a condition looked at as evaluated even where it does not hold, if one of its
   * consequences is missing.
   */
  #withConsequences(schema: JsonObject): JsonObject {
    const { if: condition, then: yes = true, else: no = true, ...rest } = schema;
    const isWhole = schema.then !== undefined && schema.else !== undefined;
    if (condition === undefined || isWhole || !this.#traits.evaluates) return schema;
    const alternatives = {
      anyOf: [{ allOf: [condition, yes] }, { allOf: [{ not: condition }, no] }],
    };
    return { ...rest, allOf: [...(isArray(rest.allOf) ? rest.allOf : []), alternatives] };
  }

  /** Where a `$dynamicRef` can mean but one schema, it is a reference like any other. */
  #withOneAnchor(schema: JsonObject): JsonObject {
    const { $dynamicRef, ...rest } = schema;
    if (typeof $dynamicRef !== 'string') return schema;
    const anchor = this.#traits.anchors.get($dynamicRef.slice(1));
    return anchor?.count === 1 ? { allOf: [rest, { $ref: anchor.reference }] } : schema;
  }
}

function withRequired(schema: JsonObject, absent: ReadonlySet<string>): JsonObject {
  if (!isArray(schema.required) || absent.size === 0) return schema;
  return { ...schema, required: schema.required.filter((name) => !absent.has(String(name))) };
}

/** AJV does not take an empty list. */
function withChoices(schema: JsonObject): JsonObject {
  const { enum: choices, ...rest } = schema;
  return isArray(choices) && choices.length === 0 ? { ...rest, not: {} } : schema;
}

/** References and patterns in the one spelling that is compiled. */
function withPortableText(schema: JsonObject): JsonObject {
  const { $ref, pattern, patternProperties } = schema;
  return {
    ...schema,
    ...(typeof $ref === 'string' ? { $ref: canonical($ref) } : {}),
    ...(typeof pattern === 'string' ? { pattern: portablePattern(pattern) } : {}),
    ...(isObject(patternProperties)
      ? {
          patternProperties: Object.fromEntries(
            Object.entries(patternProperties).map(([key, item]) => [portablePattern(key), item]),
          ),
        }
      : {}),
  };
}

/** A `$dynamicAnchor`: how often it occurs, and a reference to the last of its schemas. */
interface DynamicAnchor {
  readonly count: number;
  readonly reference: string;
}

/** What is known of all schemas together. */
export interface SchemaTraits {
  /** Every `$dynamicAnchor` by its name. */
  readonly anchors: ReadonlyMap<string, DynamicAnchor>;
  /** Whether any schema uses `unevaluatedItems` or `unevaluatedProperties`. */
  readonly evaluates: boolean;
  /** Whether any schema has a name beside its place, such as an `$id`. */
  readonly hasNames: boolean;
}

/** Looks at every schema once. */
export function schemaTraits(
  version: OpenApiVersion,
  places: ReadonlyMap<string, Json>,
): SchemaTraits {
  const anchors = new Map<string, DynamicAnchor>();
  let evaluates = false;
  let hasNames = false;
  for (const { schema, keys, resource } of schemasAt(version, places)) {
    if (!isObject(schema)) continue;
    const { $id, $anchor, $dynamicRef, $dynamicAnchor: name } = schema;
    evaluates ||= 'unevaluatedItems' in schema || 'unevaluatedProperties' in schema;
    hasNames ||= [$id, $anchor, $dynamicRef, name].some((item) => item !== undefined);
    if (typeof name !== 'string') continue;
    const anchored = resource === undefined ? pointerOf(keys) : `${resource}#${name}`;
    const reference = typeof $id === 'string' ? $id : anchored;
    anchors.set(name, { count: (anchors.get(name)?.count ?? 0) + 1, reference });
  }
  return { anchors, evaluates, hasNames };
}

/** The keywords of 3.0 that 2020-12 writes otherwise. */
function from30(schema: JsonObject, { nullable }: JsonObject): JsonObject {
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
  if (nullable === true && typeof schema.type === 'string') {
    result.type = [schema.type, 'null'];
  }
  return result;
}

/** One spelling for each pointer, however its characters were encoded. */
function canonical(reference: string): string {
  return reference.startsWith('#/') ? pointerOf(keysOf(reference)) : reference;
}
