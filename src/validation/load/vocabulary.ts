/** Which keywords a schema may have, and which of them hold further schemas. */
import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';

/** Editions of the OpenAPI specification that differ in their schemas. */
export type Edition = '3.0' | '3.1';

/** How a keyword's value is made of schemas; `value` is not. */
type Holding = 'schema' | 'list' | 'map' | 'value';

const values = (text: string): [string, Holding][] =>
  text.split(/\s+/).map((keyword) => [keyword, 'value']);

/** Schema Object of OpenAPI 3.0, section 4.7.24. */
const edition30: readonly [string, Holding][] = [
  ...values('title description default format type enum nullable readOnly writeOnly deprecated'),
  ...values('multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength'),
  ...values('pattern maxItems minItems uniqueItems maxProperties minProperties required'),
  ...values('discriminator xml externalDocs example $ref'),
  ['not', 'schema'],
  ['items', 'schema'],
  ['additionalProperties', 'schema'],
  ['allOf', 'list'],
  ['oneOf', 'list'],
  ['anyOf', 'list'],
  ['properties', 'map'],
];

/** JSON Schema 2020-12 with the base vocabulary of OpenAPI 3.1. */
const edition31: readonly [string, Holding][] = [
  ...edition30.filter(([keyword]) => keyword !== 'nullable'),
  ...values('$id $schema $anchor $dynamicAnchor $dynamicRef $comment $vocabulary const examples'),
  ...values('minContains maxContains dependentRequired contentMediaType contentEncoding'),
  ['contains', 'schema'],
  ['propertyNames', 'schema'],
  ['unevaluatedItems', 'schema'],
  ['unevaluatedProperties', 'schema'],
  ['if', 'schema'],
  ['then', 'schema'],
  ['else', 'schema'],
  ['contentSchema', 'schema'],
  ['prefixItems', 'list'],
  ['patternProperties', 'map'],
  ['dependentSchemas', 'map'],
  ['$defs', 'map'],
  ['definitions', 'map'],
];

const vocabularies: Readonly<Record<Edition, ReadonlyMap<string, Holding>>> = {
  '3.0': new Map(edition30),
  '3.1': new Map(edition31),
};

/** Tells whether an edition knows a keyword; extensions (`x-...`) always are. */
export function isKnownKeyword(edition: Edition, keyword: string): boolean {
  return keyword.startsWith('x-') || vocabularies[edition].has(keyword);
}

/** A schema within a schema, by the keys that lead there. */
export interface Subschema {
  readonly keys: readonly string[];
  readonly schema: Json;
}

/** The schemas directly within a schema, in the order in which they stand there. */
export function subschemasOf(edition: Edition, schema: JsonObject): Subschema[] {
  return Object.entries(schema).flatMap(([keyword, value]): Subschema[] => {
    switch (vocabularies[edition].get(keyword)) {
      case 'schema':
        return [{ keys: [keyword], schema: value }];
      case 'list':
        return isArray(value)
          ? value.map((item, index) => ({ keys: [keyword, String(index)], schema: item }))
          : [];
      case 'map':
        return isObject(value)
          ? Object.entries(value).map(([key, item]) => ({ keys: [keyword, key], schema: item }))
          : [];
      default:
        return [];
    }
  });
}

/** Repeats a schema with each schema directly within it replaced. */
export function mapSubschemas(
  edition: Edition,
  schema: JsonObject,
  replace: (subschema: Json, keys: readonly string[]) => Json,
): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, Json] => {
      switch (vocabularies[edition].get(keyword)) {
        case 'schema':
          return [keyword, replace(value, [keyword])];
        case 'list':
          return isArray(value)
            ? [keyword, value.map((item, index) => replace(item, [keyword, String(index)]))]
            : [keyword, value];
        case 'map':
          return isObject(value)
            ? [
                keyword,
                Object.fromEntries(
                  Object.entries(value).map(([key, item]) => [key, replace(item, [keyword, key])]),
                ),
              ]
            : [keyword, value];
        default:
          return [keyword, value];
      }
    }),
  );
}
