/** JSON values, and pointers to them (RFC 6901). Nothing here knows OpenAPI. */
import { decodePercent } from './percent-encoding.ts';

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; keys keep the order of the text it was read from. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Whether a value is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are the same, whatever the order of their members. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  const [members, others] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  return (
    Array.isArray(left) === Array.isArray(right) &&
    members.size === others.size &&
    [...members].every(([key, item]) => others.has(key) && isSameJson(item, others.get(key)))
  );
}

/** The value if it is a JSON object, else an empty one. */
export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** Whether a value is a JSON array; `Array.isArray` does not narrow readonly arrays. */
export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether objects and lists are nested in more levels. What stands in several places counts where it is reached first. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  const counted = new Set<unknown>();
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null || counted.has(item)) continue;
      counted.add(item);
      for (const inner of Object.values(item)) next.push(inner);
    }
    level = next;
  }
  return false;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Parses JSON text; throws `SyntaxError`, with the text's name in front, when it is not JSON. */
export function parseNamedJson(text: string, name: string): Json {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SyntaxError(`${name} is not JSON: ${String(cause)}`, { cause });
  }
}

export function escapeToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Joins keys to a pointer with `#` in front (`#/a~1b/c`); escapes only `~` and `/`. */
export function pointerOf(keys: readonly string[]): string {
  return `#${keys.map((key) => `/${escapeToken(key)}`).join('')}`;
}

/** Splits what `pointerOf` makes into its keys; throws when it does not start with `#/`. */
export function keysOf(pointer: string): readonly string[] {
  if (pointer === '#') return [];
  if (!pointer.startsWith('#/')) throw new Error(`${pointer} is not a pointer of the form #/a/b`);
  return pointer.slice(2).split('/').map(unescapeToken);
}

/**
 * The pointer that a `$ref` means. Its characters may be percent-encoded, as in any URI; what is no such
 * encoding stands for itself.
 */
export function pointerIn(reference: string): string {
  return reference.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => decodePercent(encoded) ?? encoded);
}

/** A `$ref` that means a pointer; the reverse of `pointerIn`. */
export function referenceTo(pointer: string): string {
  return `#${pointer.slice(1).replaceAll(/[%#]/g, encodeURIComponent)}`;
}

/** The value at a pointer of a document, if there is one. */
export function valueAt(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const key of keysOf(pointer)) {
    if (isArray(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** A copy with another value at these keys, where there is one; what is beside them is shared. */
export function withValueAt(whole: Json, [key, ...deeper]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  if (isArray(whole)) {
    const index = Number(key);
    return whole.with(index, withValueAt(whole[index] ?? null, deeper, value));
  }
  // The members keep their order.
  return Object.fromEntries(
    Object.entries(asObject(whole)).map(([name, member]) => [
      name,
      name === key ? withValueAt(member, deeper, value) : member,
    ]),
  );
}

/** The own value at a pointer such as `/a/0` of any value, if there is one. */
export function partAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const token of pointer.split('/').slice(1)) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Object.getOwnPropertyDescriptor(current, unescapeToken(token))?.value;
  }
  return current;
}

/** Puts values at their pointers below a root; each object on the way is made once. */
export function placedIn(root: Record<string, Json>): (pointer: string, value: Json) => void {
  const parents = new Map([['#', root]]);
  const parentAt = (keys: readonly string[]): Record<string, Json> => {
    const pointer = pointerOf(keys);
    const knownParent = parents.get(pointer);
    if (knownParent !== undefined) return knownParent;
    const parent: Record<string, Json> = {};
    parents.set(pointer, parent);
    define(parentAt(keys.slice(0, -1)), keys.at(-1) ?? '', parent);
    return parent;
  };
  return (pointer, value) => {
    const keys = keysOf(pointer);
    define(parentAt(keys.slice(0, -1)), keys.at(-1) ?? '', value);
  };
}

/** Sets an own member, also one called `__proto__`. */
function define(object: Record<string, Json>, key: string, value: Json): void {
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Calls `visit` for a value and all values below it with their keys, parents first. */
export function walk(
  value: Json,
  visit: (value: Json, keys: readonly string[]) => void,
  keys: readonly string[] = [],
): void {
  visit(value, keys);
  if (isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, visit, [...keys, String(index)]);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) walk(item, visit, [...keys, key]);
  }
}

/** A byte order mark before JSON does not count: whoever decodes UTF-8 drops it. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** All texts in a value of JSON, at any depth, without the names of members. */
export function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsWithin);
}
