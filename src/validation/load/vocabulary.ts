/**
 * The vocabulary of OpenAPI: methods, and the keywords of schemas with the schemas that they hold.
 */
import { suggestion } from '../../core/closest-names.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';

/** The keys of a path item that are operations (OpenAPI 3.1, section 4.8.9). */
export const methods: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
];

export type OpenApiVersion = '3.0' | '3.1';

/** The version of a document; undefined if it is none of them. */
export function openApiVersionOf(document: Readonly<Record<string, unknown>>) {
  const version = /^3\.[01](?=\.\d)/.exec(String(document.openapi))?.[0];
  return version === '3.0' || version === '3.1' ? version : undefined;
}

/** How a keyword's value contains schemas; a `value` contains none. */
export type SchemaPosition = 'schema' | 'list' | 'map' | 'value';

const values = (text: string): [string, SchemaPosition][] =>
  text.split(/\s+/).map((keyword) => [keyword, 'value']);

/** Schema Object of OpenAPI 3.0, section 4.7.24. */
const keywords30: readonly [string, SchemaPosition][] = [
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
const keywords31: readonly [string, SchemaPosition][] = [
  ...keywords30.filter(([keyword]) => keyword !== 'nullable'),
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

const vocabularies: Readonly<Record<OpenApiVersion, ReadonlyMap<string, SchemaPosition>>> = {
  '3.0': new Map(keywords30),
  '3.1': new Map(keywords31),
};

/** How the value of a keyword contains schemas; undefined if the version does not have it. */
export function holdingOf(version: OpenApiVersion, keyword: string): SchemaPosition | undefined {
  return vocabularies[version].get(keyword);
}

/** Whether a version of OpenAPI has a keyword. Extensions (`x-...`) are always allowed. */
export function isKnownKeyword(version: OpenApiVersion, keyword: string): boolean {
  return keyword.startsWith('x-') || vocabularies[version].has(keyword);
}

/** The end of a message about a name that is no keyword: the one that was probably meant, if any is close. */
export function keywordSuggestion(version: OpenApiVersion, name: string): string {
  if (name === 'nullable' && version === '3.1') {
    return '; write type: [string, "null"], or another type beside "null".';
  }
  const keywords = [...vocabularies[version].keys()];
  // Short names are close to many, and those of another version are not misspelt.
  const isMisspelt =
    name.length > 4 && !vocabularies['3.1'].has(name) && !vocabularies['3.0'].has(name);
  return isMisspelt ? suggestion(name, keywords) : '';
}

/**
 * The extension by which a schema says in its own words what its `pattern`, `format` or `not` asks
 * for, to follow "Expected".
 */
export const wording = 'x-expected';

interface KeywordForm {
  /** In words, after "expected". */
  readonly expected: string;
  readonly fits: (value: Json) => boolean;
}

const isJsonText = (value: Json) => typeof value === 'string';
const isUnique = (list: readonly Json[]) => new Set(list).size === list.length;
const isTextList = (value: Json) => isArray(value) && value.every(isJsonText);
/** The types that `type` takes (JSON Schema 2020-12 Validation, section 6.1.1). */
export const typeNames: ReadonlySet<string> = new Set([
  ...['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'],
]);
const isTypeName = (value: Json) => isJsonText(value) && typeNames.has(String(value));

const number: KeywordForm = { expected: 'a number', fits: (value) => typeof value === 'number' };
const flag: KeywordForm = {
  expected: 'true or false',
  fits: (value) => typeof value === 'boolean',
};
const text: KeywordForm = { expected: 'text', fits: isJsonText };
const list: KeywordForm = { expected: 'a list', fits: (value) => isArray(value) };
const names: KeywordForm = { expected: 'a list of names', fits: isTextList };
const schemas: KeywordForm = {
  expected: 'a list of schemas that is not empty',
  fits: (value) => isArray(value) && value.length > 0,
};
const members: KeywordForm = { expected: 'an object', fits: isObject };
const count: KeywordForm = {
  expected: 'a whole number that is not negative',
  fits: (value) => Number.isInteger(value) && Number(value) >= 0,
};

/** Where the versions agree. */
const forms: ReadonlyMap<string, KeywordForm> = new Map([
  ['maximum', number],
  ['minimum', number],
  ['exclusiveMaximum', number],
  ['exclusiveMinimum', number],
  [
    'multipleOf',
    { expected: 'a number above 0', fits: (value) => typeof value === 'number' && value > 0 },
  ],
  ...['Length', 'Items', 'Properties', 'Contains'].flatMap((what): [string, KeywordForm][] => [
    [`max${what}`, count],
    [`min${what}`, count],
  ]),
  ['uniqueItems', flag],
  ['pattern', text],
  ['format', text],
  ['$ref', text],
  ['enum', list],
  ['required', names],
  [
    'type',
    {
      expected: 'names of JSON types',
      fits: (value) =>
        isArray(value)
          ? value.length > 0 && value.every(isTypeName) && isUnique(value)
          : isTypeName(value),
    },
  ],
  [
    'dependentRequired',
    {
      expected: 'lists of names',
      fits: (value) => isObject(value) && Object.values(value).every(isTextList),
    },
  ],
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((key): [string, KeywordForm] => [key, schemas]),
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs'].map(
    (key): [string, KeywordForm] => [key, members],
  ),
]);

/**
 * The form of a keyword's value; undefined if it is a schema or may have any form. Limits of 3.0 may
 * be exclusive by a flag, or, as many documents have it, by a number.
 */
export function keywordForm(version: OpenApiVersion, keyword: string): KeywordForm | undefined {
  const isFlag = version === '3.0' && /^exclusiveM(in|ax)imum$/.test(keyword);
  return isFlag ? undefined : forms.get(keyword);
}

export interface Subschema {
  readonly keys: readonly string[];
  readonly schema: Json;
}

/** The schemas directly within a schema, in its order. */
export function subschemasOf(version: OpenApiVersion, schema: JsonObject): Subschema[] {
  const subschemas: Subschema[] = [];
  for (const keyword of Object.keys(schema)) {
    const holding = vocabularies[version].get(keyword);
    if (holding === undefined || holding === 'value') continue;
    const value = schema[keyword] ?? null;
    if (holding === 'schema') subschemas.push({ keys: [keyword], schema: value });
    else if (holding === 'list' && isArray(value)) {
      for (const [index, item] of value.entries()) {
        subschemas.push({ keys: [keyword, String(index)], schema: item });
      }
    } else if (holding === 'map' && isObject(value)) {
      for (const [key, item] of Object.entries(value)) {
        subschemas.push({ keys: [keyword, key], schema: item });
      }
    }
  }
  return subschemas;
}

/** Repeats a schema with each schema directly within it replaced. */
export function mapSubschemas(
  version: OpenApiVersion,
  schema: JsonObject,
  replace: (subschema: Json, keys: readonly string[]) => Json,
): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, Json] => {
      switch (vocabularies[version].get(keyword)) {
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
