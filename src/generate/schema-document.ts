/** JSON Schemas of files of their own, as components of one document like any other. */
import { isArray, isObject, type Json, type JsonObject, pointerOf } from '../core/json.ts';

/**
 * Joins schemas to one OpenAPI document: each becomes the component of its name, and its `$defs`
 * become components beside it.
 * @param schemas JSON Schemas 2020-12 by name; their references stay within them, or lead to the
 *   `$defs` of a neighbour
 * @param neighbours further schemas by the paths which references name; of these only the `$defs`
 *   become components
 * @throws when two components would have the same name
 */
export function schemaDocument(
  schemas: ReadonlyMap<string, JsonObject>,
  neighbours: ReadonlyMap<string, JsonObject> = new Map(),
): JsonObject {
  const components = new Map<string, Json>();
  const add = (name: string, schema: Json): void => {
    if (components.has(name)) throw new Error(`Two schemas are named ${name}`);
    components.set(name, moved(schema));
  };
  const addDefinitions = ({ $defs }: JsonObject): void => {
    for (const [key, definition] of Object.entries(isObject($defs) ? $defs : {})) {
      add(key, definition);
    }
  };
  for (const [name, schema] of schemas) {
    const { $defs: _definitions, $schema: _dialect, ...root } = schema;
    add(name, root);
    addDefinitions(schema);
  }
  for (const schema of neighbours.values()) addDefinitions(schema);
  return {
    openapi: '3.1.0',
    info: { title: 'Schemas', version: '1' },
    paths: {},
    components: { schemas: Object.fromEntries(components) },
  };
}

/** The names of a schema document's components, with their schemas. */
export function schemasIn(document: JsonObject): [string, JsonObject][] {
  const components = isObject(document.components) ? document.components.schemas : {};
  const entries = Object.entries(isObject(components) ? components : {});
  return entries.flatMap(([name, schema]) => (isObject(schema) ? [[name, schema]] : []));
}

/** Where the component of a name stands. */
export function schemaPointer(name: string): string {
  return pointerOf(['components', 'schemas', name]);
}

/** The defaults that a schema declares for its properties. */
export function defaultsOf(schema: JsonObject): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      isObject(property) && property.default !== undefined ? [[name, property.default]] : [],
    ),
  );
}

/** Repeats a value with every `$ref` to a definition turned into one to a component. */
function moved(value: Json): Json {
  if (isArray(value)) return value.map(moved);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace(/^[^#]*#\/\$defs\//, '#/components/schemas/')
        : moved(item),
    ]),
  );
}
