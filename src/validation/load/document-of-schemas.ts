/** JSON Schemas as one OpenAPI document, so that they are read and compiled like its schemas. */
import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';

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
    components.set(name, moveReferences(schema));
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

/** Repeats a value with every `$ref` to a definition turned into one to a component. */
function moveReferences(value: Json): Json {
  if (isArray(value)) return value.map(moveReferences);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace(/^[^#]*#\/\$defs\//, '#/components/schemas/')
        : moveReferences(item),
    ]),
  );
}
