/** Traits of all schemas of a document together. */
import { isObject, type Json, pointerOf } from '../../core/json.ts';
import type { OpenApiVersion } from './vocabulary.ts';
import { schemasAt } from './walk-schemas.ts';

/** A `$dynamicAnchor`: how often it occurs, and a reference to the last of its schemas. */
interface DynamicAnchor {
  readonly count: number;
  readonly reference: string;
}

export interface SchemaTraits {
  readonly anchors: ReadonlyMap<string, DynamicAnchor>;
  /** Whether any schema uses `unevaluatedItems` or `unevaluatedProperties`. */
  readonly evaluates: boolean;
  /** Whether any schema has a name beside its place, such as an `$id`. */
  readonly hasNames: boolean;
}

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
