/** The fields of a schema as a table: name, type in words, what it means, what of it is chosen. */
import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';
import { noteAbout } from './concerns.ts';
import {
  badge,
  code,
  inText,
  listAt,
  markdownTable,
  objectMember,
  textMember,
  withAnchor,
} from './markdown.ts';
import { resolve } from './operations.ts';

/** A schema, with the one of the contract where there is one to compare with. */
export interface ComparedDocuments {
  readonly document: JsonObject;
  /** Default: nothing is compared. */
  readonly contract?: JsonObject | undefined;
}

/**
 * The Markdown of all fields of a schema; empty where it has none.
 * @param anchors what the addresses of the fields begin with; default: fields have none
 */
export function schemaFieldsTable(
  { document, contract }: ComparedDocuments,
  schema: Json | undefined,
  stated: Json | undefined,
  anchors = '',
): string {
  const resolved = resolve(document, schema);
  const other = contract === undefined ? undefined : resolve(contract, stated);
  const variants = variantsOf(document, resolved);
  const walker = { document, contract, nameOf: anchors === '' ? code : namesWithAnchors(anchors) };
  const rows = [
    ...fieldRows(walker, { schema: resolved, stated: other, prefix: '', ancestors: [] }),
  ];
  const heads = ['Field', 'Type', 'Meaning'];
  return [
    noteAbout(document, ...extendedBy(document, resolved)),
    elsewhere(resolved),
    markdownTable(heads, rows),
    ...(rows.length > 0 ? [] : variants).map((variant) => {
      const title = textMember(variant, 'title');
      const variantRows = [
        ...fieldRows(walker, { schema: variant, stated: other, prefix: '', ancestors: [] }),
      ];
      return variantRows.length === 0
        ? ''
        : `**${title}** ${inText(textMember(variant, 'description'))}\n\n${markdownTable(heads, variantRows)}`;
    }),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function variantsOf(document: JsonObject, schema: JsonObject): JsonObject[] {
  const { oneOf, anyOf } = schema;
  const listed = isArray(oneOf) ? oneOf : isArray(anyOf) ? anyOf : [];
  return listed.map((item) => resolve(document, item));
}

interface Walker extends ComparedDocuments {
  /** A field's name in the table. */
  readonly nameOf: (name: string) => string;
}

/** Names with an address such as `body-policy-ttl`; of fields with the same name, the first has it. */
function namesWithAnchors(anchors: string): Walker['nameOf'] {
  const names = new Set<string>();
  return (name) => {
    if (names.has(name)) return code(name);
    names.add(name);
    return withAnchor(name, `${anchors}-${name.replaceAll(/\W+/g, '-')}`);
  };
}

interface FieldLevel {
  readonly schema: JsonObject;
  readonly stated: JsonObject | undefined;
  readonly prefix: string;
  /** Schemas on the way here, which do not open again below themselves. */
  readonly ancestors: readonly JsonObject[];
}

function* fieldRows(
  walker: Walker,
  { schema, stated, prefix, ancestors }: FieldLevel,
): Generator<string[]> {
  if (ancestors.includes(schema) || ancestors.length > 5 || 'externalDocs' in schema) return;
  const path = [...ancestors, schema];
  const { properties, required, origins } = inheritedMembers(walker.document, schema);
  const { properties: statedProperties, required: statedRequired } = inheritedMembers(
    walker.contract ?? {},
    stated ?? {},
  );
  for (const [name, written] of properties) {
    const property = { ...resolve(walker.document, written), ...withoutReference(written) };
    const otherWritten = statedProperties.get(name);
    const other =
      walker.contract === undefined || otherWritten === undefined
        ? undefined
        : { ...resolve(walker.contract, otherWritten), ...withoutReference(otherWritten) };
    const isNewlyRequired = required.includes(name) && !statedRequired.includes(name);
    const mark = walker.contract === undefined ? '' : levelMark(property, other, isNewlyRequired);
    yield [
      `${walker.nameOf(prefix + name)}${required.includes(name) ? ' *required*' : ''}`,
      typeInWords(walker.document, property),
      [
        mark,
        inText(textMember(property, 'description')),
        elsewhere(property),
        noteOf(walker.document, origins.get(name)),
      ]
        .filter((part) => part !== '')
        .join(' '),
    ];
    const items = resolve(walker.document, property.items);
    const [inner, suffix, innerStated] =
      property.items === undefined
        ? [resolve(walker.document, written), '.', other]
        : [items, '[].', other && walker.contract ? resolve(walker.contract, other.items) : other];
    const below = { stated: innerStated, prefix: `${prefix}${name}${suffix}`, ancestors: path };
    yield* fieldRows(walker, { schema: inner, ...below });
    for (const variant of variantsOf(walker.document, inner)) {
      yield* fieldRows(walker, { schema: variant, ...below });
    }
  }
}

/** A link to the page that describes the fields of a schema, which then stand only there. */
function elsewhere(schema: JsonObject): string {
  const { externalDocs } = schema;
  const url = textMember(externalDocs, 'url').replace(/^\/docs(?=\/)/, '');
  return url === '' ? '' : `Fields: [${textMember(externalDocs, 'description') || url}](${url}).`;
}

/** The note about a field, which may refer to a schema. */
function noteOf(document: JsonObject, origins: readonly Json[] = []): string {
  return noteAbout(
    document,
    ...origins.flatMap((written) => [written, resolve(document, written)]),
  );
}

/** A schema and those that it extends. */
function extendedBy(document: JsonObject, schema: JsonObject): JsonObject[] {
  const { allOf } = schema;
  const parts = (isArray(allOf) ? allOf : []).map((part) => resolve(document, part));
  return [...parts.flatMap((part) => extendedBy(document, part)), schema];
}

interface SchemaMembers {
  readonly properties: Map<string, Json>;
  /** As the schemas have them; the property joins those of its name. */
  readonly origins: ReadonlyMap<string, readonly Json[]>;
  readonly required: string[];
}

/** The fields of a schema and of those that it extends; of a field in both, its own keywords count. */
function inheritedMembers(document: JsonObject, schema: JsonObject): SchemaMembers {
  const properties = new Map<string, Json>();
  const origins = new Map<string, Json[]>();
  const schemas = extendedBy(document, schema);
  for (const [name, written] of schemas.flatMap((part) =>
    Object.entries(objectMember(part, 'properties')),
  )) {
    const inherited = properties.get(name);
    origins.set(name, [...(origins.get(name) ?? []), written]);
    properties.set(
      name,
      inherited === undefined
        ? written
        : {
            ...resolve(document, inherited),
            ...resolve(document, written),
            ...withoutReference(written),
          },
    );
  }
  return { properties, origins, required: schemas.flatMap((part) => listAt(part, 'required')) };
}

function withoutReference(value: Json): JsonObject {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$ref'));
}

/** Keywords that limit nothing, or whose own fields are marked. */
const uncompared = new Set([
  ...['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'allOf', 'anyOf', 'oneOf'],
  ...[
    '$ref',
    'properties',
    'required',
    'title',
    'description',
    'example',
    'examples',
    'prefixItems',
    'x-expected',
  ],
]);

function levelMark(
  property: JsonObject,
  contract: JsonObject | undefined,
  isNewlyRequired: boolean,
): string {
  if (contract === undefined) return chosenOnce(property);
  const keywords = new Set([...Object.keys(property), ...Object.keys(contract)]);
  if (chosenOnce(property) === '') return '';
  const changed = [...keywords].filter(
    (keyword) =>
      !uncompared.has(keyword) &&
      JSON.stringify(property[keyword]) !== JSON.stringify(contract[keyword]),
  );
  const chosen = [...changed.map(wordOf), ...(isNewlyRequired ? ['required'] : [])];
  return chosen.length === 0 ? '' : badge('chosen', [...new Set(chosen)].join(', '));
}

/** No second mark where the description has one. */
function chosenOnce(thing: JsonObject): string {
  return textMember(thing, 'description').includes('**chosen**') ? '' : badge('chosen');
}

function wordOf(keyword: string): string {
  const words: Readonly<Record<string, string>> = {
    maxLength: 'length',
    minLength: 'length',
    maxItems: 'length',
    minItems: 'length',
    pattern: 'form',
    format: 'form',
    enum: 'values',
    const: 'values',
  };
  return words[keyword] ?? keyword;
}

const formats: Readonly<Record<string, string>> = {
  uri: 'URL',
  uuid: 'UUID',
  'date-time': 'date and time',
  date: 'date',
  'json-pointer': 'JSON pointer',
};

/** A schema's type and limits in words; never a regular expression, which descriptions put in words. */
export function typeInWords(document: JsonObject, written: Json | undefined): string {
  const schema = { ...resolve(document, written), ...withoutReference(written ?? null) };
  const types = typeof schema.type === 'string' ? [schema.type] : listAt(schema, 'type');
  const variants = variantsOf(document, schema);
  if (types.length === 0 && variants.length > 0) {
    return [...new Set(variants.map((variant) => typeInWords(document, variant)))].join(' or ');
  }
  const base =
    schema.items === undefined
      ? types.join(' or ') || 'any'
      : `array of ${typeInWords(document, schema.items)}`;
  const word = formats[textMember(schema, 'format')];
  return [word === undefined ? base : `${base} (${word})`, ...limitsInWords(schema)].join(', ');
}

function* limitsInWords(schema: JsonObject): Generator<string> {
  const values = isArray(schema.enum) ? schema.enum : [];
  if (schema.const !== undefined) yield `always ${code(JSON.stringify(schema.const))}`;
  if (values.length > 0) {
    yield `one of ${values.map((value) => code(JSON.stringify(value))).join(', ')}`;
  }
  const at = (keyword: string) => textMember(schema, keyword);
  if (at('minimum') !== '') yield `at least ${at('minimum')}`;
  if (at('exclusiveMinimum') !== '') yield `more than ${at('exclusiveMinimum')}`;
  if (at('maximum') !== '') yield `at most ${at('maximum')}`;
  if (at('exclusiveMaximum') !== '') yield `less than ${at('exclusiveMaximum')}`;
  if (at('minLength') === '1') yield 'not empty';
  if (at('maxLength') !== '') yield `at most ${at('maxLength')} characters`;
  if (at('minItems') !== '') yield `at least ${at('minItems')} items`;
  if (at('maxItems') !== '') yield `at most ${at('maxItems')} items`;
  if (schema.default !== undefined) yield `default ${code(JSON.stringify(schema.default))}`;
}
