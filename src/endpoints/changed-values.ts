/**
 * Values that differ from one that fits a schema by one change: those that should be refused, and others that fit too.
 * Each keyword suggests changes; whether a changed value fits, the compiled schema says.
 */
import {
  asObject,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  valueAt,
  withValueAt,
} from '../core/json.ts';
import { countText } from '../core/sentences.ts';
import { type CompiledSchema, isUnfinishedCheck } from './compile-schemas.ts';
import { isJsonObject } from './endpoint-schemas.ts';
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

interface SuggestedChange extends Pick<ChangedValue, 'keyword' | 'change'> {
  readonly keys: readonly string[];
  /** What comes in place of what is at `at`: many changes are of values with thousands of members. */
  readonly at: readonly string[];
  readonly changed: Json;
  /** Which values count. Default: both. What is made may not fit by chance, and not every format is checked. */
  readonly only?: 'fitting' | 'unfitting';
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

/** How long texts and lists are made, to go beyond a maximum or where there is none. */
const mostLength = 20_000;

/** How many values of an enumeration are tried. */
const mostValues = 5;

/** Keywords each of whose values or alternatives counts. */
const listKeywords: ReadonlySet<string> = new Set(['enum', 'oneOf', 'anyOf']);

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
    const what = fits && listKeywords.has(keyword) ? change : keyword;
    const place = `${pointer} ${what} ${fits}`;
    if (!kept.has(place)) kept.set(place, { value, pointer, keyword, change, fits });
  }
  return [...kept.values()];
}

/** The examples of a schema other than `base`, as changes: what an owner lists shows what is different. */
export function otherExamples({ examples }: CompiledSchema, base: Json): readonly ChangedValue[] {
  return examples.flatMap((value, index) => {
    if (!isJsonObject(value) || JSON.stringify(value) === JSON.stringify(base)) return [];
    const change = `example ${index + 1}`;
    return { value, pointer: '', keyword: 'examples', change, fits: true };
  });
}

/** The same changes: first one for each keyword, then one for each place, then the further values of lists. */
export function mostVariedFirst(changes: readonly ChangedValue[]): readonly ChangedValue[] {
  const firstOfEach = (kindOf: (change: ChangedValue) => string) => {
    const kinds = new Set<string>();
    return changes.filter((change) => {
      const isFirst = !kinds.has(kindOf(change));
      kinds.add(kindOf(change));
      return isFirst;
    });
  };
  const ofKeywords = firstOfEach(({ keyword }) => keyword);
  const ofPlaces = firstOfEach(({ pointer, keyword }) => `${pointer} ${keyword}`);
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
      only?: SuggestedChange['only'],
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
      readonly only?: SuggestedChange['only'];
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

  /** A value that fits a part of the schema; undefined if none can be made. */
  #make(part: Json | undefined): Json | undefined {
    if (!isObject(part) || !this.#isSmall) return undefined;
    return makeValue({ ...part, ...(this.#root.$defs && { $defs: this.#root.$defs }) });
  }
}

type OtherValue = Pick<SuggestedChange, 'keyword' | 'only'> & {
  readonly value: Json;
  /** What it is, in words. Default: its type and length. */
  readonly text?: string;
};

/** Other values than one, as the keywords for single values suggest them. */
function otherValues(schema: JsonObject, value: Json): OtherValue[] {
  const others: OtherValue[] = [];
  const add: Add = (keyword, other, more = {}) => others.push({ keyword, value: other, ...more });
  if (isNullable(schema)) add('type', null);
  if (schema.enum !== undefined || schema.const !== undefined) {
    for (const [index, other] of listIn(schema.enum).slice(0, mostValues).entries()) {
      add('enum', other, { text: `value ${index + 1} of the list` });
    }
    add(schema.enum === undefined ? 'const' : 'enum', unlistedValue(value), {
      text: 'a value that is not listed',
      only: 'unfitting',
    });
  }
  if (schema.type !== undefined) {
    add('type', ofOtherType(value), { only: 'unfitting' });
    add('type', null, { only: 'unfitting' });
  }
  if (typeof value === 'number') addNumbers(schema, value, add);
  if (typeof value === 'string') addTexts(schema, value, add);
  return others;
}

/** Whether a schema names null among the values that fit. */
function isNullable(schema: Json | undefined): boolean {
  if (!isJsonObject(schema)) return false;
  const parts = [schema, ...listIn(schema.anyOf), ...listIn(schema.oneOf)];
  return parts.some(
    (part) =>
      isJsonObject(part) &&
      (typesIn(part).includes('null') || [part.const, ...listIn(part.enum)].includes(null)),
  );
}

function typesIn({ type }: JsonObject): readonly (Json | undefined)[] {
  return isArray(type) ? type : [type];
}

type Add = (keyword: string, value: Json, more?: Pick<OtherValue, 'only' | 'text'>) => void;

function addNumbers(schema: JsonObject, value: number, add: Add): void {
  const { multipleOf } = schema;
  const usualStep = Number.isInteger(value) ? 1 : 0.5;
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : usualStep;
  // Only multiples, so that a number beyond a bound breaks nothing else.
  const start = typeof multipleOf === 'number' ? 0 : undefined;
  const bounds = { minimum: -1, exclusiveMinimum: -1, maximum: 1, exclusiveMaximum: 1 };
  for (const [keyword, outwards] of Object.entries(bounds)) {
    const bound = schema[keyword];
    if (typeof bound !== 'number') continue;
    const nearest =
      start === undefined
        ? bound
        : (outwards > 0 ? Math.floor : Math.ceil)(withoutRounding(bound / step)) * step;
    for (const other of [nearest, nearest - outwards * step, nearest + outwards * step]) {
      const exact = withoutRounding(other);
      add(keyword, exact, { text: `${exact}` });
    }
  }
  if (typeof multipleOf === 'number') {
    add('multipleOf', value + multipleOf / 2, { text: `no multiple of ${multipleOf}` });
  }
  if (schema.type === 'integer') add('type', value + 0.5, { only: 'unfitting' });
}

/** 0.6 instead of 0.6000000000000001: other validators take it for no multiple of 0.1. */
function withoutRounding(value: number): number {
  return Number(value.toPrecision(12));
}

/** Keywords of texts that are not free: a part of one, or one repeated, may no longer be valid. */
const kindsOfText = ['pattern', 'format', 'contentEncoding', 'contentMediaType'] as const;

function addTexts(schema: JsonObject, value: string, add: Add): void {
  const ofLength = (length: number) =>
    length < 0 || length > mostLength
      ? undefined
      : (value || 'x').repeat(Math.ceil(length / (value.length || 1))).slice(0, length);
  // A text of another length may no longer be valid, and a pattern may take very long for it.
  const isFree = kindsOfText.every((keyword) => schema[keyword] === undefined);
  for (const [keyword, beyond] of Object.entries({ minLength: -1, maxLength: 1 })) {
    const bound = schema[keyword];
    if (typeof bound !== 'number' || !isFree) continue;
    for (const length of [bound, bound + beyond]) {
      const text = ofLength(length);
      if (text !== undefined) add(keyword, text);
    }
  }
  const isText = isFree && typesIn(schema).includes('string');
  const longest = isText && mayBeLong(schema, value) ? ofLength(mostLength) : undefined;
  if (longest !== undefined) add('maxLength', longest, { only: 'fitting' });
  for (const keyword of ['pattern', 'format']) {
    if (schema[keyword] === undefined) continue;
    for (const text of ['', ' ', '§', 'x']) add(keyword, text, { only: 'unfitting' });
  }
}

/** Whether a text may have the most characters: as the schema says, else only prose, not a date, an id or a name. */
function mayBeLong({ maxLength }: JsonObject, value: string): boolean {
  return typeof maxLength === 'number' ? maxLength > mostLength : /\p{L}\s+\p{L}/u.test(value);
}

function otherLists(
  schema: JsonObject,
  value: readonly Json[],
): { readonly keyword: string; readonly items: readonly Json[]; readonly text: string }[] {
  const lists: { keyword: string; items: readonly Json[]; text: string }[] = [];
  const add = (keyword: string, items: readonly Json[]) =>
    lists.push({
      keyword,
      items,
      text: `${countText(items.length, 'item')} instead of ${value.length}`,
    });
  for (const [keyword, beyond] of Object.entries({ minItems: -1, maxItems: 1 })) {
    const bound = schema[keyword];
    if (typeof bound !== 'number') continue;
    for (const length of [bound, bound + beyond]) {
      const items = ofLength(value, length, schema.uniqueItems === true);
      if (items !== undefined) add(keyword, items);
    }
  }
  if (schema.uniqueItems === true && value.length > 0) add('uniqueItems', [...value, ...value]);
  if (schema.contains !== undefined || schema.items !== undefined) add('items', []);
  return lists;
}

function ofLength(
  items: readonly Json[],
  length: number,
  areUnique: boolean,
): readonly Json[] | undefined {
  if (length < 0 || length > mostLength || (items.length === 0 && length > 0)) return undefined;
  return Array.from({ length }, (_, index) => {
    const item = items[index % items.length] ?? null;
    return areUnique && index >= items.length ? itemBeyond(item, index) : item;
  });
}

/** Another item of the same type, where that is simple. */
function itemBeyond(item: Json, index: number): Json {
  if (typeof item === 'string') return `${item}${index}`;
  return typeof item === 'number' ? item + index : item;
}

/** A value of the same type that is unlikely to be listed. */
function unlistedValue(value: Json): Json {
  if (typeof value === 'string') return `${value}-other`;
  if (typeof value === 'number') return value + 1_000_003;
  if (typeof value === 'boolean') return !value;
  return ofOtherType(value);
}

function ofOtherType(value: Json): Json {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isArray(value)) return {};
  return value === null ? 0 : [];
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
