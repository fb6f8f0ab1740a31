/** Values that a schema suggests in place of one: at and beyond its bounds, of other types, listed or not. */
import { isArray, type Json, type JsonObject } from '../core/json.ts';
import { countText } from '../core/sentences.ts';
import { isJsonObject } from './endpoint-schemas.ts';
import { listIn } from './sample-size.ts';

/** How long texts and lists are made, to go beyond a maximum or where there is none. */
const mostLength = 20_000;

/** How many values of an enumeration are tried. */
const mostValues = 5;

export interface OtherValue {
  /** The keyword of the schema that suggests it. */
  readonly keyword: string;
  readonly value: Json;
  /** Which kind of value counts: what is made may not fit by chance, and not every format is checked. Default: both. */
  readonly only?: 'fitting' | 'unfitting';
  /** What it is, in words. Default: its type and length. */
  readonly text?: string;
}

/** Other values than one, as the keywords for single values suggest them. */
export function otherValues(schema: JsonObject, value: Json): OtherValue[] {
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
  if (schema.type !== undefined) add('type', ofOtherType(value), { only: 'unfitting' });
  if (['type', 'enum', 'const'].some((keyword) => schema[keyword] !== undefined)) {
    add('type', null, { only: 'unfitting' });
  }
  if (typeof value === 'number') addNumbers(schema, value, add);
  if (typeof value === 'string') addTexts(schema, value, add);
  return others;
}

/** Whether a schema names null among the values that fit. */
export function isNullable(schema: Json | undefined): boolean {
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

export function otherLists(
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
  if (schema.contains !== undefined || schema.items !== undefined) {
    add('items', []);
    // Where one is fine, two may not be.
    if (value.length === 1) add('items', [...value, ...value]);
  }
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
