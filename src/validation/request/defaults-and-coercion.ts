/** Fills in defaults and coerces strings before a check, as the options `defaults` and `coercion` ask. */
import type { Preparation } from '../plan.ts';
import { primitive, setMember } from './styled-text.ts';

/**
 * What is checked instead of a value: the value itself, or a copy of what changes in it. Of
 * `undefined` it is the default of the schema, if it has one.
 * @param check the key of the next check; without one the value stays the same
 */
export type Prepare = (check: string | undefined, value: unknown) => unknown;

export const asItStands: Prepare = (_, value) => value;

/** Makes the function that follows the preparations of a document; the values stay as they are. */
export function preparer(preparations: Readonly<Record<string, Preparation>> | undefined): Prepare {
  if (preparations === undefined) return asItStands;

  const at = (key: string): Preparation | undefined =>
    Object.hasOwn(preparations, key) ? preparations[key] : undefined;

  const defaultAt = (key: string): unknown => {
    const { also = [], default: ownDefault } = at(key) ?? {};
    // The caller may change the value, but not the default in the plan.
    if (ownDefault !== undefined) return structuredClone(ownDefault);
    return also.map(defaultAt).find((value) => value !== undefined);
  };

  const prepare = (key: string, input: unknown): unknown => {
    if (input === undefined) return defaultAt(key);
    const preparation = at(key);
    if (preparation === undefined) return input;
    const { also = [], types, properties = {}, others, prefixItems = [], items } = preparation;
    const value = also.reduce((prepared: unknown, other) => prepare(other, prepared), input);
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
  const prepared = array.map(prepare);
  return prepared.some((item, index) => item !== array[index]) ? prepared : array;
}

function preparedMembers(
  object: Readonly<Record<string, unknown>>,
  prepare: (name: string, member: unknown) => unknown,
  { listed }: { listed: readonly string[] },
): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined;
  for (const name of new Set([...Object.keys(object), ...listed])) {
    const member = Object.hasOwn(object, name) ? object[name] : undefined;
    const prepared = prepare(name, member);
    if (prepared === member) continue;
    copy ??= { ...object };
    setMember(copy, name, prepared);
  }
  return copy ?? object;
}

/** Files of a form and other values that are not JSON stay unchanged. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
