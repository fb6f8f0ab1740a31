/**
 * Values that differ from one that fits a schema by one change: those that should be refused, and others that fit too.
 * Each keyword suggests changes; whether a changed value fits, the compiled schema says.
 */
import {
  asObject,
  isArray,
  isObject,
  isSameJson,
  type Json,
  type JsonObject,
  pointerOf,
  valueAt,
  withValueAt,
} from '../core/json.ts';
import { countText } from '../core/sentences.ts';
import { DocumentError } from '../validation/document-error.ts';
import {
  type CompiledSchema,
  type CompiledSchemas,
  compileSchemas,
  isUnfinishedCheck,
} from './compile-schemas.ts';
import { isJsonObject } from './endpoint-schemas.ts';
import { isNullable, type OtherValue, otherLists, otherValues } from './other-values.ts';
import { listIn } from './sample-size.ts';
import { makeValue, valueKeywords } from './sample-value.ts';

export interface ChangedValue {
  readonly value: JsonObject;
  /** JSON pointer of the value that was changed, added or removed. */
  readonly pointer: string;
  /** The keyword of the schema that suggests the change. */
  readonly keyword: string;
  /** The change in words, such as `without /steps`. It has no part of the value, which may be secret. */
  readonly change: string;
  readonly fits: boolean;
}

interface SuggestedChange
  extends Pick<ChangedValue, 'keyword' | 'change'>,
    Pick<OtherValue, 'only'> {
  readonly keys: readonly string[];
  /** What comes in place of what is at `at`: many changes are of values with thousands of members. */
  readonly at: readonly string[];
  readonly changed: Json;
}

/** The name of a member that no schema lists. */
const unlistedName = 'unlisted_member';

/** How deep values are changed. */
const mostLevels = 8;

/** How many changes are tried. */
const mostChanges = 500;

/** Larger values, as JSON, are left out: servers refuse bodies for their size. */
const mostCharacters = 200_000;

/** Of larger schemas, no parts are made. */
const mostSchemaCharacters = 200_000;

/** Keywords each of whose values, lengths or alternatives counts. */
const listKeywords: ReadonlySet<string> = new Set(['enum', 'oneOf', 'anyOf', 'items']);

/** Null is often taken, or refused, where other values are not. */
function suggestionKind({ keyword, change }: Pick<ChangedValue, 'keyword' | 'change'>): string {
  return change.endsWith(': null') ? 'null' : keyword;
}

/**
 * Values that differ from `base` by one change, outer members first. For each keyword and place: at most one that fits,
 * and one that does not; of lists of values and of alternatives, each that fits.
 */
export function changedValues({ schema, errorsIn }: CompiledSchema, base: Json): ChangedValue[] {
  const changes = new Changes(schema).of(base);
  const kept = new Map<string, ChangedValue>();
  const tried = new Set([JSON.stringify(base)]);
  for (const { keys, keyword, change, at, changed, only } of changes) {
    const value = withValueAt(base, at, changed);
    const text = JSON.stringify(value);
    if (text.length > mostCharacters || tried.has(text) || !isJsonObject(value)) continue;
    tried.add(text);
    const errors = errorsIn(value);
    const fits = errors.length === 0;
    if (only === (fits ? 'unfitting' : 'fitting') || isUnfinishedCheck(errors)) continue;
    const pointer = pointerOf(keys).slice(1);
    const what = fits && listKeywords.has(keyword) ? change : suggestionKind({ keyword, change });
    const place = `${pointer} ${what} ${fits}`;
    if (!kept.has(place)) kept.set(place, { value, pointer, keyword, change, fits });
  }
  return [...kept.values()];
}

/** The examples of a schema other than `base`, as changes: what an owner lists shows what is different. */
export function otherExamples({ examples }: CompiledSchema, base: Json): readonly ChangedValue[] {
  return examples.flatMap((value, index) => {
    if (!isJsonObject(value) || isSameJson(value, base)) return [];
    const change = `example ${index + 1}`;
    return { value, pointer: '', keyword: 'examples', change, fits: true };
  });
}

/** The same changes: first one for each keyword, then one for each place, then the further values of lists. */
export function mostVariedFirst(changes: readonly ChangedValue[]): readonly ChangedValue[] {
  const firstOfEach = (groupOf: (change: ChangedValue) => string) => {
    const groups = new Set<string>();
    return changes.filter((change) => {
      const isFirst = !groups.has(groupOf(change));
      groups.add(groupOf(change));
      return isFirst;
    });
  };
  const ofKeywords = firstOfEach(suggestionKind);
  const ofPlaces = firstOfEach((change) => `${change.pointer} ${suggestionKind(change)}`);
  return [...new Set([...ofKeywords, ...ofPlaces, ...changes])];
}

/** The texts and numbers that a schema gives as values: in lists, examples and defaults. */
export function givenValues(schema: Json): Set<Json> {
  const knownValues = new Set<Json>();
  const collect = (part: Json): void => {
    if (isArray(part)) part.forEach(collect);
    if (!isObject(part)) return;
    for (const [keyword, inside] of Object.entries(part)) {
      if (valueKeywords.has(keyword)) {
        for (const value of valuesWithin(inside)) knownValues.add(value);
      } else collect(inside);
    }
  };
  collect(schema);
  return knownValues;
}

/** The texts and numbers in a value. */
export function valuesWithin(value: Json): Json[] {
  if (isArray(value)) return value.flatMap(valuesWithin);
  if (isObject(value)) return Object.values(value).flatMap(valuesWithin);
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

/** Walks through a schema and a value together, level by level. */
class Changes {
  readonly #root: JsonObject;
  readonly #isSmall: boolean;
  readonly #changes: SuggestedChange[] = [];
  readonly #compiled = new Map<JsonObject, CompiledSchemas['compiled']>();
  readonly #visited = new Map<JsonObject, Set<string>>();
  #waiting: (() => void)[] = [];

  constructor(root: JsonObject) {
    this.#root = root;
    this.#isSmall = JSON.stringify(root).length <= mostSchemaCharacters;
  }

  of(value: Json): readonly SuggestedChange[] {
    this.#visit(this.#root, value, []);
    while (this.#waiting.length > 0 && !this.#isFull) {
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const visit of waiting) visit();
    }
    return this.#changes.slice(0, mostChanges);
  }

  get #isFull(): boolean {
    return this.#changes.length >= mostChanges;
  }

  #visit(schema: Json | undefined, value: Json, keys: readonly string[]): void {
    if (!isJsonObject(schema) || keys.length > mostLevels || this.#isFull) return;
    const places = this.#visited.get(schema) ?? new Set();
    const place = pointerOf(keys);
    if (places.has(place)) return;
    this.#visited.set(schema, places.add(place));
    const change = (
      keyword: string,
      changed: Json,
      text = kindText(changed),
      only?: OtherValue['only'],
    ) => {
      this.#changes.push({
        keys,
        keyword,
        change: `${placeName(keys)}: ${text}`,
        at: keys,
        changed,
        ...(only !== undefined && { only }),
      });
    };
    for (const other of otherValues(schema, value)) {
      change(other.keyword, other.value, other.text, other.only);
    }
    if (isArray(value)) {
      for (const { keyword, items, text } of otherLists(schema, value))
        change(keyword, items, text);
      this.#visitItems(schema, value, keys);
    } else if (isJsonObject(value)) this.#visitMembers(schema, value, keys);
    this.#visitParts(schema, value, keys);
  }

  /** The schemas that apply to the same value. */
  #visitParts(schema: JsonObject, value: Json, keys: readonly string[]): void {
    const { $ref, allOf, anyOf, oneOf } = schema;
    if (typeof $ref === 'string' && $ref.startsWith('#')) {
      this.#visit(valueAt(this.#root, $ref), value, keys);
    }
    for (const part of [schema.then, schema.else, ...listIn(allOf)]) this.#visit(part, value, keys);
    for (const part of Object.values(asObject(schema.dependentSchemas))) {
      this.#visit(part, value, keys);
    }
    for (const [keyword, parts] of Object.entries({ anyOf, oneOf })) {
      for (const [index, part] of listIn(parts).entries()) {
        if (this.#isFull) return;
        this.#visit(part, value, keys);
        if (this.#takes(part, value)) continue;
        const change = `${placeName(keys)}: alternative ${index + 1} of ${keyword}`;
        // An alternative may say only what it adds to the keywords beside the list.
        const { [keyword]: _, examples, example, default: usual, ...beside } = schema;
        const whole = { ...beside, allOf: [...listIn(allOf), part] };
        for (const sample of [this.#make(part), this.#make(whole)]) {
          if (sample === undefined) continue;
          this.#changes.push({ keys, keyword, change, at: keys, changed: sample, only: 'fitting' });
        }
      }
    }
  }

  #visitMembers(schema: JsonObject, value: JsonObject, keys: readonly string[]): void {
    const properties = asObject(schema.properties);
    const names = new Set([...Object.keys(value), ...Object.keys(properties)]);
    for (const name of names) {
      if (this.#isFull) return;
      const member = value[name];
      const inside = [...keys, name];
      if (member === undefined) {
        const only = 'fitting';
        const sample = this.#make(properties[name]);
        if (sample !== undefined)
          this.#addMember(value, { keys, name, member: sample, keyword: 'properties', only });
        if (isNullable(properties[name]))
          this.#addMember(value, { keys, name, member: null, keyword: 'type', only });
        continue;
      }
      const { [name]: _, ...others } = value;
      this.#changes.push({
        keys: inside,
        keyword: 'required',
        change: `without ${placeName(inside)}`,
        at: keys,
        changed: others,
      });
      this.#waiting.push(() => this.#visit(properties[name], member, inside));
      for (const [pattern, part] of Object.entries(asObject(schema.patternProperties))) {
        if (matches(pattern, name)) this.#waiting.push(() => this.#visit(part, member, inside));
      }
      if (properties[name] === undefined) {
        this.#waiting.push(() => this.#visit(schema.additionalProperties, member, inside));
      }
    }
    const member = this.#make(schema.additionalProperties) ?? 'x';
    const keyword = 'additionalProperties';
    this.#addMember(value, { keys, name: unlistedName, member, keyword });
  }

  #addMember(
    value: JsonObject,
    {
      keys,
      name,
      member,
      keyword,
      only,
    }: {
      readonly keys: readonly string[];
      readonly name: string;
      readonly member: Json;
      readonly keyword: string;
      readonly only?: OtherValue['only'];
    },
  ): void {
    const inside = [...keys, name];
    this.#changes.push({
      keys: inside,
      keyword,
      change: `with ${placeName(inside)}${member === null ? ': null' : ''}`,
      at: keys,
      changed: { ...value, [name]: member },
      ...(only !== undefined && { only }),
    });
  }

  #visitItems(schema: JsonObject, value: readonly Json[], keys: readonly string[]): void {
    const first = listIn(schema.prefixItems);
    for (const [index, part] of first.entries()) {
      const item = value[index];
      if (item === undefined) break;
      this.#waiting.push(() => this.#visit(part, item, [...keys, `${index}`]));
    }
    // One item stands for all that have the same schema.
    const item = value[first.length];
    if (item === undefined) return;
    this.#waiting.push(() => this.#visit(schema.items, item, [...keys, `${first.length}`]));
  }

  /** Whether a value fits a part of the schema: false where that is not known. */
  #takes(part: Json | undefined, value: Json): boolean {
    if (!isJsonObject(part) || !this.#isSmall) return false;
    const compiled = this.#compiled.get(part) ?? this.#compile(part);
    this.#compiled.set(part, compiled);
    return compiled.progress?.errorsIn(value).length === 0;
  }

  #compile(part: JsonObject): CompiledSchemas['compiled'] {
    const schema = { ...part, ...(this.#root.$defs && { $defs: this.#root.$defs }) };
    try {
      // Of a streamed part, a schema may take any value.
      return compileSchemas({ progress: { schema, sources: {} } }).compiled;
    } catch (cause) {
      // Such as a reference to the whole.
      if (cause instanceof DocumentError) return {};
      throw cause;
    }
  }

  /** A value that fits a part of the schema; undefined if none can be made. */
  #make(part: Json | undefined): Json | undefined {
    if (!isObject(part) || !this.#isSmall) return undefined;
    return makeValue({ ...part, ...(this.#root.$defs && { $defs: this.#root.$defs }) });
  }
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}

function placeName(keys: readonly string[]): string {
  return keys.length === 0 ? 'the value' : pointerOf(keys).slice(1);
}

/** A value that is made of another one says nothing of it. */
function kindText(value: Json): string {
  if (typeof value === 'string') return `a text of ${countText(value.length, 'character')}`;
  if (typeof value === 'number') return 'another number';
  if (isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : String(value);
}
