/** The self-contained schema of an endpoint as components of a document. */
import { asObject, isObject, type Json, type JsonObject } from '../core/json.ts';
import { mapSubschemas } from '../validation/load/vocabulary.ts';
import type { SourcePointers } from '../validation/source-places.ts';

/** The names of the components by the places in the schema: `#`, and `#/$defs/NAME` for each definition. */
function componentNames(name: string, schema: JsonObject): ReadonlyMap<string, string> {
  const definitions = Object.keys(asObject(schema.$defs));
  return new Map([
    ['#', name],
    ...definitions.map((key) => [`#/$defs/${key}`, `${name}_${key}`] as const),
  ]);
}

/** A component for the schema, and one for each of its definitions. */
export function schemaComponents(name: string, schema: JsonObject): Readonly<Record<string, Json>> {
  const names = componentNames(name, schema);
  const { $defs, ...root } = schema;
  const parts: [place: string, part: Json][] = [
    ['#', root],
    ...Object.entries(asObject($defs)).map(([key, part]): [string, Json] => [
      `#/$defs/${key}`,
      part,
    ]),
  ];
  const components = parts.map(([place, part]) => [
    names.get(place) ?? name,
    referringTo(names, part),
  ]);
  return Object.fromEntries(components);
}

/** Where the components were written. */
export function componentSources(
  name: string,
  schema: JsonObject,
  sources: SourcePointers,
): SourcePointers {
  const entries = [...componentNames(name, schema)].flatMap(([place, component]) => {
    const source = sources[place];
    return source === undefined ? [] : [[componentPointer(component), source]];
  });
  return Object.fromEntries(entries);
}

export function componentPointer(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Repeats a schema with its references turned into those to components. */
function referringTo(names: ReadonlyMap<string, string>, schema: Json): Json {
  const referenceTo = (reference: Json | undefined): Json => {
    const name = typeof reference === 'string' ? names.get(reference) : undefined;
    return name === undefined ? (reference ?? null) : componentPointer(name);
  };
  const repeat = (part: Json): Json => {
    if (!isObject(part) || part.$id !== undefined) return part;
    const copy = { ...mapSubschemas('3.1', part, repeat) };
    if (copy.$ref !== undefined) copy.$ref = referenceTo(copy.$ref);
    const { mapping, ...discriminator } = asObject(copy.discriminator);
    if (isObject(mapping)) {
      const entries = Object.entries(mapping).map(([key, target]) => [key, referenceTo(target)]);
      copy.discriminator = { ...discriminator, mapping: Object.fromEntries(entries) };
    }
    return copy;
  };
  return repeat(schema);
}

/** The name, with a number if it is used already; it is used then. */
export function unusedName(name: string, used: Set<string>): string {
  let unused = name;
  for (let number = 2; used.has(unused); number += 1) unused = `${name}${number}`;
  used.add(unused);
  return unused;
}
