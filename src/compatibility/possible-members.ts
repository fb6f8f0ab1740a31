/** What schemas say of an object's members and a list's items anywhere: in joined schemas, alternatives and conditions, too. */
import { isObject, type Json } from '../core/json.ts';
import { arrayIn, matchesPattern, namesIn, objectIn } from './conjunction.ts';
import { referencedFrom, type SchemaAt, schemaBelow } from './schema-at.ts';

export class PossibleMembers {
  readonly #schemas: readonly SchemaAt[];
  readonly #names = new Set<string>();
  readonly #patterns = new Set<string>();

  constructor(schemas: readonly SchemaAt[]) {
    this.#schemas = schemasInPlace(schemas);
    for (const { schema } of this.#schemas) {
      const { properties, patternProperties, required, dependentRequired } = objectIn(schema);
      const dependent = Object.entries(objectIn(dependentRequired));
      const names = [
        ...Object.keys(objectIn(properties)),
        ...namesIn(required),
        ...dependent.flatMap(([name, others]) => [name, ...namesIn(others)]),
      ];
      for (const name of names) this.#names.add(name);
      for (const pattern of Object.keys(objectIn(patternProperties))) this.#patterns.add(pattern);
    }
  }

  /** Identifies what it mentions. */
  get key(): string {
    return JSON.stringify([[...this.#names].sort(), [...this.#patterns].sort()]);
  }

  get names(): ReadonlySet<string> {
    return this.#names;
  }

  get patterns(): ReadonlySet<string> {
    return this.#patterns;
  }

  /** Whether a member of this name is mentioned, also by a pattern. */
  mentions(name: string): boolean {
    return (
      this.#names.has(name) || [...this.#patterns].some((pattern) => matchesPattern(pattern, name))
    );
  }

  /** All that is said of a member. */
  member(name: string): SchemaAt[] {
    return this.#schemas.flatMap((at) => {
      const { properties, patternProperties, additionalProperties, unevaluatedProperties } =
        objectIn(at.schema);
      const listed = objectIn(properties);
      const patterns = Object.entries(objectIn(patternProperties));
      return [
        ...(Object.hasOwn(listed, name)
          ? [schemaBelow(at, listed[name] ?? true, 'properties', name)]
          : []),
        ...patterns.flatMap(([pattern, schema]) =>
          matchesPattern(pattern, name)
            ? [schemaBelow(at, schema, 'patternProperties', pattern)]
            : [],
        ),
        ...(additionalProperties === undefined
          ? []
          : [schemaBelow(at, additionalProperties, 'additionalProperties')]),
        ...(unevaluatedProperties === undefined
          ? []
          : [schemaBelow(at, unevaluatedProperties, 'unevaluatedProperties')]),
      ];
    });
  }

  /** All that is said of any items. */
  items(): SchemaAt[] {
    return this.#schemas.flatMap((at) => {
      const { prefixItems, items, contains, unevaluatedItems } = objectIn(at.schema);
      const others = Object.entries({ items, contains, unevaluatedItems });
      return [
        ...arrayIn(prefixItems).map((item, index) =>
          schemaBelow(at, item, 'prefixItems', String(index)),
        ),
        ...others.flatMap(([keyword, item]) =>
          item === undefined ? [] : [schemaBelow(at, item, keyword)],
        ),
      ];
    });
  }
}

/** The schemas with all that are about the same value. */
function schemasInPlace(schemas: readonly SchemaAt[]): SchemaAt[] {
  const passed = new Set<Json>();
  const inPlace: SchemaAt[] = [];
  const waiting = [...schemas];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const { schema } = at;
    if (!isObject(schema) || passed.has(schema)) continue;
    passed.add(schema);
    inPlace.push(at);
    const target = schema.$ref === undefined ? undefined : referencedFrom(at, schema.$ref);
    if (target !== undefined) waiting.push(target);
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      for (const [index, item] of arrayIn(schema[keyword]).entries()) {
        waiting.push(schemaBelow(at, item, keyword, String(index)));
      }
    }
    for (const keyword of ['if', 'then', 'else', 'not']) {
      const item = schema[keyword];
      if (item !== undefined) waiting.push(schemaBelow(at, item, keyword));
    }
    for (const [name, item] of Object.entries(objectIn(schema.dependentSchemas))) {
      waiting.push(schemaBelow(at, item, 'dependentSchemas', name));
    }
  }
  return inPlace;
}
