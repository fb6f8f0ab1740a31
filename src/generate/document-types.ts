/**
 * TypeScript declarations of an OpenAPI document. The one file that knows openapi-typescript: its
 * makers no longer develop it, so a successor should cost one file.
 */
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import {
  asObject,
  isArray,
  isObject,
  isSameJson,
  type Json,
  type JsonObject,
} from '../core/json.ts';
import { header } from './generated-files.ts';

/**
 * Declares `paths`, `components` and `operations` of an OpenAPI 3.1 document. A property with a
 * default stays optional, because defaults belong to the service and are never filled in. A schema
 * whose `if` asks for one text becomes a union that this text narrows.
 */
export async function documentTypes(document: JsonObject): Promise<string> {
  let isOtherThanUsed = false;
  const nodes = await openapiTypescript(JSON.stringify(conditionsAsUnions(document)), {
    defaultNonNullable: false,
    silent: true,
    transform(schema) {
      const excluded = isObject(schema) ? schema[excludedText] : undefined;
      if (typeof excluded !== 'string') return undefined;
      isOtherThanUsed = true;
      const text = ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(excluded));
      return ts.factory.createTypeReferenceNode('OtherThan', [text]);
    },
  });
  return `${header}\n${isOtherThanUsed ? `${otherThan}\n` : ''}${astToString(nodes)}`;
}

/** Stands for `not: { const }` of a text, which openapi-typescript does not declare. */
const excludedText = 'x-other-than';

/** The document with `if`, `then` and `else`, which openapi-typescript ignores, as `anyOf`. */
function conditionsAsUnions(json: Json): Json {
  if (isArray(json)) return json.map(conditionsAsUnions);
  if (json === null || typeof json !== 'object') return json;
  const copy: JsonObject = Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, conditionsAsUnions(value)]),
  );
  const condition = readCondition(copy['if']);
  if (condition === undefined) return copy;
  const { if: _if, then: ifSo, else: ifNot, allOf, ...schema } = copy;
  const { name, text } = condition;
  const isText = { required: [name], properties: { [name]: { const: text } } };
  const isOther = { properties: { [name]: { [excludedText]: text } } };
  const alternatives = [joinBranch(isText, ifSo), joinBranch(isOther, ifNot)];
  return { ...schema, allOf: [...(isArray(allOf) ? allOf : []), { anyOf: alternatives }] };
}

/** What an `if` asks for: a property that is one text; undefined for any other `if`. */
function readCondition(schema: Json | undefined): { name: string; text: string } | undefined {
  const { required, properties } = asObject(schema);
  const [[name, property] = [], ...others] = Object.entries(asObject(properties));
  if (name === undefined || others.length > 0 || !isSameJson(required, [name])) return undefined;
  const { const: text } = asObject(property);
  return typeof text === 'string' ? { name, text } : undefined;
}

/** An object that has what both schemas ask for. */
function joinBranch(schema: JsonObject, branch: Json | undefined): JsonObject {
  const [{ required, properties }, { required: further, properties: more, ...others }] = [
    schema,
    asObject(branch),
  ];
  return {
    ...others,
    type: 'object',
    required: [required ?? [], further ?? []].flat(),
    properties: { ...asObject(properties), ...asObject(more) },
  };
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const characters = [
  ...letters,
  ...letters.map((letter) => letter.toLowerCase()),
  ...'0123456789_-. :/',
];

const otherThan = `/** Characters of names. */
type Character = ${characters.map((character) => `'${character}'`).join(' | ')};

/**
 * Every text of these characters except one, by the first character that differs. TypeScript has no type
 * for "another text", and \`string\` would keep the property from telling the members of a union apart.
 */
type OtherThan<Text extends string, Start extends string = ''> =
  Text extends \`\${infer First}\${infer Rest}\`
    ? Start | \`\${Start}\${Exclude<Character, First>}\${string}\` | OtherThan<Rest, \`\${Start}\${First}\`>
    : \`\${Start}\${Character}\${string}\`;
`;
