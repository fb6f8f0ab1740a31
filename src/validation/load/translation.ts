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
} from '../../core/json.ts';
import { writtenPointer } from '../written-schemas.ts';
import { Absences, type Direction, holdsInPlace, targetOf } from './absences.ts';
import { type Edition, mapSubschemas, portablePattern } from './vocabulary.ts';
import { isReference30, schemasAt } from './walk-schemas.ts';

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
  translation: Translation,
  places: ReadonlyMap<string, Json>,
): TranslatedSchemas {
  const translator = new Translator(translation, places);
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

/** Translates one schema after the other; what they need besides is put among them. */
class Translator {
  /** Schemas at their pointers. */
  readonly schemas: Record<string, Json> = {};
  readonly put = placedIn(this.schemas);
  readonly #edition: Edition;
  readonly #document: JsonObject;
  readonly #kept: readonly string[];
  readonly #absences: Absences;
  readonly #anchors: ReadonlyMap<string, DynamicAnchor>;
  /** Whether any schema asks what others have looked at. */
  readonly #evaluates: boolean;
  /** Pointers of written schemas by their originals and what is absent from them. */
  readonly #written = new Map<string, string>();

  constructor(
    { edition, document, direction, kept = [] }: Translation,
    places: ReadonlyMap<string, Json>,
  ) {
    this.#edition = edition;
    this.#document = document;
    this.#kept = kept;
    this.#absences = new Absences({ edition, document, direction });
    this.#anchors = dynamicAnchors(edition, places);
    this.#evaluates = usesUnevaluated(edition, places);
  }

  /** @param inherited properties that a schema around this one marks as absent */
  translate(schema: Json, inherited: ReadonlySet<string> = new Set()): Json {
    if (!isObject(schema)) return schema;
    const absent = new Set([...inherited, ...this.#absences.propertiesOf(schema)]);
    const target = targetOf(this.#document, schema);
    if (isObject(target) && this.#absences.areRequired(target, absent)) {
      return this.#withoutAbsent(schema, target, absent);
    }
    if (isReference30(this.#edition, schema)) return { $ref: canonical(String(schema.$ref)) };
    const keywords = withRequired(withChoices(this.#keywordsOf(schema, absent)), absent);
    return this.#withOneAnchor(withPortableText(this.#withConsequences(keywords)));
  }

  /** The keywords that say something about validity, in 2020-12, with the schemas in them. */
  #keywordsOf(schema: JsonObject, absent: ReadonlySet<string>): JsonObject {
    const mapped = mapSubschemas(this.#edition, schema, (subschema, keys) => {
      if (keys[0] === 'properties' && this.#absences.isAbsent(subschema)) return false;
      return this.translate(subschema, holdsInPlace(keys) ? absent : undefined);
    });
    const all = Object.entries(this.#edition === '3.0' ? from30(mapped) : mapped);
    const isWanted = (keyword: string) =>
      this.#kept.includes(keyword) || !(annotations.has(keyword) || keyword.startsWith('x-'));
    return Object.fromEntries(all.filter(([keyword]) => isWanted(keyword)));
  }

  /** A reference to a target that requires what is absent: to the target without it. */
  #withoutAbsent(
    { $ref, ...beside }: JsonObject,
    target: JsonObject,
    absent: ReadonlySet<string>,
  ): Json {
    const reference = { $ref: this.#pointerWithout(target, canonical(String($ref)), absent) };
    if (this.#edition === '3.0') return reference;
    return { allOf: [reference, this.translate(beside, absent)] };
  }

  /**
   * The pointer of a target without what is absent: others refer to it as well and may want that. It
   * is known before the schema is made, which may lead back here.
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
    if (condition === undefined || isWhole || !this.#evaluates) return schema;
    const alternatives = {
      anyOf: [{ allOf: [condition, yes] }, { allOf: [{ not: condition }, no] }],
    };
    return { ...rest, allOf: [...(isArray(rest.allOf) ? rest.allOf : []), alternatives] };
  }

  /** Where a `$dynamicRef` can mean but one schema, it is a reference like any other. */
  #withOneAnchor(schema: JsonObject): JsonObject {
    const { $dynamicRef, ...rest } = schema;
    if (typeof $dynamicRef !== 'string') return schema;
    const anchor = this.#anchors.get($dynamicRef.slice(1));
    return anchor?.count === 1 ? { allOf: [rest, { $ref: anchor.reference }] } : schema;
  }
}

function withRequired(schema: JsonObject, absent: ReadonlySet<string>): JsonObject {
  if (!isArray(schema.required) || absent.size === 0) return schema;
  return { ...schema, required: schema.required.filter((name) => !absent.has(String(name))) };
}

/** AJV takes no list of nothing. */
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

/** One spelling for each pointer, however its characters were encoded. */
function canonical(reference: string): string {
  return reference.startsWith('#/') ? pointerOf(keysOf(reference)) : reference;
}
