/**
 * Translates schemas to JSON Schema 2020-12 for one direction: responses have no `writeOnly`
 * properties, requests no `readOnly` ones.
 */
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  placedIn,
  pointerIn,
  referenceTo as referenceToPointer,
} from '../../core/json.ts';
import { writtenPointer } from '../schema-variants.ts';
import { portablePattern } from './patterns.ts';
import {
  Absences,
  absenceKeyword,
  type Direction,
  holdsInPlace,
  referencedSchema,
} from './read-only-write-only.ts';
import type { SchemaTraits } from './schema-traits.ts';
import { isKnownKeyword, mapSubschemas, type OpenApiVersion, wording } from './vocabulary.ts';
import { isReference30 } from './walk-schemas.ts';

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

export interface Translation {
  readonly version: OpenApiVersion;
  readonly document: JsonObject;
  readonly direction: Direction;
  readonly traits: SchemaTraits;
  /** Whether a request must not contain read-only members. */
  readonly readOnly: 'refuse' | 'ignore';
  /** Annotations that are wanted nevertheless. Default: none. */
  readonly kept?: readonly string[];
}

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
export function translateSchemas(
  translation: Translation,
  places: ReadonlyMap<string, Json>,
): TranslatedSchemas {
  const translator = new Translator(translation);
  const resources: JsonObject[] = [];
  for (const [pointer, schema] of places) {
    const translation = translator.translate(schema);
    if (isObject(translation) && typeof translation.$id === 'string') {
      resources.push(translation);
      translator.put(pointer, { $ref: translation.$id });
    } else translator.put(pointer, translation);
  }
  return { schemas: translator.schemas, resources };
}

/**
 * The same, but each schema is translated when it is asked for. Schemas that refer to others by name
 * (`$id`, `$anchor`) need all of them at once.
 */
export function translateOnDemand(
  translation: Translation,
  places: ReadonlyMap<string, Json>,
): TranslatedSchemas {
  if (translation.traits.hasNames) return translateSchemas(translation, places);
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
  readonly schemas: Record<string, Json> = {};
  readonly put = placedIn(this.schemas);
  readonly #version: OpenApiVersion;
  readonly #document: JsonObject;
  readonly #kept: readonly string[];
  readonly #absences: Absences;
  readonly #traits: SchemaTraits;
  /** The schema of members that must not be there; undefined if they may be. */
  readonly #absent: JsonObject | undefined;
  /** Pointers of written schemas by their originals and what is absent from them. */
  readonly #written = new Map<string, string>();

  constructor({ version, document, direction, traits, readOnly, kept = [] }: Translation) {
    this.#version = version;
    this.#document = document;
    this.#kept = kept;
    this.#absences = new Absences({ version, document, direction });
    this.#traits = traits;
    const isIgnored = direction === 'request' && readOnly === 'ignore';
    this.#absent = isIgnored ? undefined : { [absenceKeyword(direction)]: true };
  }

  /** @param inherited properties that a schema around this one marks as absent */
  translate(schema: Json, inherited: ReadonlySet<string> = new Set()): Json {
    if (!isObject(schema)) return schema;
    const absent = new Set([...inherited, ...this.#absences.propertiesOf(schema)]);
    const target = referencedSchema(this.#document, schema);
    if (isObject(target) && this.#absences.areRequired(target, absent)) {
      return this.#withoutAbsent(schema, target, absent);
    }
    if (isReference30(this.#version, schema))
      return { $ref: referenceIfPointer(canonicalReference(String(schema.$ref))) };
    const keywords = withRequired(replaceEmptyEnum(this.#keywordsOf(schema, absent)), absent);
    return this.#withOneAnchor(withPortableText(this.#withConsequences(keywords)));
  }

  /** The keywords that say something about validity, in 2020-12, with the schemas in them. */
  #keywordsOf(schema: JsonObject, absent: ReadonlySet<string>): JsonObject {
    const mapped = mapSubschemas(this.#version, schema, (subschema, keys) => {
      if (this.#absent && keys[0] === 'properties' && this.#absences.isAbsent(subschema)) {
        return this.#absent;
      }
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
    const pointer = this.#pointerWithout(target, canonicalReference(String($ref)), absent);
    const reference = { $ref: referenceIfPointer(pointer) };
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
    const existing = this.#written.get(key);
    if (existing !== undefined) return existing;
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

  /** A `$dynamicRef` that can mean only one schema becomes an ordinary `$ref`. */
  #withOneAnchor(schema: JsonObject): JsonObject {
    const { $dynamicRef, ...rest } = schema;
    if (typeof $dynamicRef !== 'string') return schema;
    const anchor = this.#traits.anchors.get($dynamicRef.slice(1));
    return anchor?.count === 1
      ? { allOf: [rest, { $ref: referenceIfPointer(anchor.reference) }] }
      : schema;
  }
}

function withRequired(schema: JsonObject, absent: ReadonlySet<string>): JsonObject {
  if (!isArray(schema.required) || absent.size === 0) return schema;
  return { ...schema, required: schema.required.filter((name) => !absent.has(String(name))) };
}

/** AJV does not take an empty list. */
function replaceEmptyEnum(schema: JsonObject): JsonObject {
  const { enum: choices, ...rest } = schema;
  return isArray(choices) && choices.length === 0 ? { ...rest, not: {} } : schema;
}

/** References and patterns in the spelling that AJV takes. */
function withPortableText(schema: JsonObject): JsonObject {
  const { $ref, pattern, patternProperties } = schema;
  return {
    ...schema,
    ...(typeof $ref === 'string' ? { $ref: referenceIfPointer(canonicalReference($ref)) } : {}),
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

/** Keywords that 3.0 writes in another way than 2020-12. */
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

/** The pointer that a reference means; an anchor or a name stays as it is. */
function canonicalReference(reference: string): string {
  return reference.startsWith('#/') ? pointerIn(reference) : reference;
}

function referenceIfPointer(pointer: string): string {
  return pointer.startsWith('#/') ? referenceToPointer(pointer) : pointer;
}
