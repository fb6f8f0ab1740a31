/** Fills in defaults and reads texts by type, where a document was read with these options. */
import type { Preparation } from './plan.ts';
import { primitive, put } from './request/styled-text.ts';

/**
 * What is checked instead of a value: the value itself, or a copy of what changes in it. Of
 * `undefined` it is the default of the schema, if it has one.
 * @param check the key of the check that is made next; without one nothing changes
 */
export type Prepare = (check: string | undefined, value: unknown) => unknown;

/** Leaves every value as it is. */
export const asItStands: Prepare = (_, value) => value;

/** Makes the function that follows the preparations of a document; the values stay as they are. */
export function preparer(preparations: Readonly<Record<string, Preparation>> | undefined): Prepare {
  if (preparations === undefined) return asItStands;

  const at = (key: string): Preparation | undefined =>
    Object.hasOwn(preparations, key) ? preparations[key] : undefined;

  const defaultAt = (key: string): unknown => {
    const { also = [], default: own } = at(key) ?? {};
    // The value belongs to whoever gets it, the default to the plan.
    if (own !== undefined) return structuredClone(own);
    return also.map(defaultAt).find((value) => value !== undefined);
  };

  const prepare = (key: string, given: unknown): unknown => {
    if (given === undefined) return defaultAt(key);
    const known = at(key);
    if (known === undefined) return given;
    const { also = [], types, properties = {}, others, prefixItems = [], items } = known;
    const value = also.reduce((made: unknown, other) => prepare(other, made), given);
    if (typeof value === 'string') return types === undefined ? value : primitive(value, { types });
    if (Array.isArray(value)) {
      return preparedItems(value, (item, index) => step(prefixItems[index] ?? items, item));
    }
    if (!isPlainObject(value)) return value;
    const keyOf = (name: string) => (Object.hasOwn(properties, name) ? properties[name] : others);
    return preparedMembers(value, (name, member) => step(keyOf(name), member), {
      listed: Object.keys(properties),
    });
  };

  const step: Prepare = (key, value) => (key === undefined ? value : prepare(key, value));
  return step;
}

function preparedItems(
  array: readonly unknown[],
  prepare: (item: unknown, index: number) => unknown,
): readonly unknown[] {
  const made = array.map(prepare);
  return made.some((item, index) => item !== array[index]) ? made : array;
}

function preparedMembers(
  object: Readonly<Record<string, unknown>>,
  prepare: (name: string, member: unknown) => unknown,
  { listed }: { listed: readonly string[] },
): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined;
  for (const name of new Set([...Object.keys(object), ...listed])) {
    const member = Object.hasOwn(object, name) ? object[name] : undefined;
    const made = prepare(name, member);
    if (made === member) continue;
    copy ??= { ...object };
    put(copy, name, made);
  }
  return copy ?? object;
}

/** Files of a form, and whatever else is no JSON, are left alone. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
