/** Whether a schema takes any object, as the input and the output of a job have to be. */
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerOf,
  valueAt,
} from '../core/json.ts';

/** Where a self-contained schema says that only other values than objects fit; undefined if it does not say so. */
export function placeWithoutObjects(schema: JsonObject): string | undefined {
  const passed = new Set<Json>();

  function placeIn(part: Json, pointer: string): string | undefined {
    if (!isObject(part) || passed.has(part)) return undefined;
    passed.add(part);
    const below = (...keys: readonly string[]) => pointerOf([...keysOf(pointer), ...keys]);
    const { type, enum: values, $ref, allOf } = part;
    const types = isArray(type) ? type : [type];
    if (type !== undefined && !types.includes('object')) return below('type');
    if (isArray(values) && !values.some(isObject)) return below('enum');
    if (part['const'] !== undefined && !isObject(part['const'])) return below('const');
    const target = typeof $ref === 'string' && /^#(\/|$)/.test($ref) ? $ref : undefined;
    const referred = target && placeIn(valueAt(schema, target) ?? true, target);
    if (referred !== undefined) return referred;
    for (const [index, joined] of (isArray(allOf) ? allOf : []).entries()) {
      const place = placeIn(joined, below('allOf', String(index)));
      if (place !== undefined) return place;
    }
    for (const keyword of ['anyOf', 'oneOf']) {
      const list = part[keyword];
      if (!isArray(list) || list.length === 0) continue;
      const places = list.map((item, index) => placeIn(item, below(keyword, String(index))));
      if (places.every((place) => place !== undefined)) return below(keyword);
    }
    return undefined;
  }

  return placeIn(schema, '#');
}
