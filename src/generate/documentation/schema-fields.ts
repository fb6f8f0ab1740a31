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
  onlyChosen,
  swapTexts,
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

/** The section that describes the fields of a schema, which other sections link to. */
export interface FieldPlace {
  /** A page and its heading, such as `/reference/run-job#body`. */
  readonly address: string;
  readonly title: string;
}

/** How the fields of a schema are shown. */
export interface FieldOptions {
  /** What the addresses of the fields begin with. Default: fields have none. */
  readonly anchors?: string;
  /** The sections that describe schemas; schemas that are first shown here are added. Default: each is shown in full. */
  readonly places?: Map<JsonObject, FieldPlace>;
  /** The section that the fields are shown in. */
  readonly here?: FieldPlace;
  /** Leaves out lower bounds, which say nothing to somebody who reads an answer. Default: no. */
  readonly isAnswer?: boolean;
  /** Takes the gaps about a field, instead of a note beside it. */
  readonly onGaps?: (parts: readonly Json[], field: string) => void;
}

/** The Markdown of all fields of a schema; empty where it has none. */
export function schemaFieldsTable(
  compared: ComparedDocuments,
  schema: Json | undefined,
  stated: Json | undefined,
  options: FieldOptions = {},
): string {
  const { document, contract } = compared;
  const { anchors = '' } = options;
  const resolved = resolve(document, schema);
  const other = contract === undefined ? undefined : resolve(contract, stated);
  const variants = variantsOf(document, resolved);
  const nameOf = anchors === '' ? code : namesWithAnchors(anchors);
  const firstFields = new Map<JsonObject, string>();
  const walker = { ...options, document, contract, nameOf, firstFields };
  const level = { schema: resolved, stated: other, prefix: '', ancestors: [] };
  const place = placeElsewhere(walker, resolved);
  if (place !== undefined) {
    const names =
      anchors === ''
        ? []
        : [...fieldRows({ document, contract, nameOf, firstFields }, level)].map(([name = '']) =>
            name.replace(/(?:<bdi[^>]*>)? \*required\*.*|<i.*/, ''),
          );
    return `${fieldsAt(place)}${names.length === 0 ? '' : ` ${names.join(', ')}.`}`;
  }
  const inherited = extendedBy(document, resolved)
    .slice(0, -1)
    .flatMap((part) => placeElsewhere(walker, part) ?? []);
  const rows = [...fieldRows(walker, level)];
  const heads = ['Field', 'Type', 'Meaning'];
  const above = extendedBy(document, resolved);
  options.onGaps?.(above, '');
  return [
    ...(options.onGaps === undefined ? [noteAbout(document, ...above)] : []),
    elsewhere(resolved),
    ...inherited.map(fieldsAt),
    markdownTable(heads, rows),
    ...(rows.length > 0 ? [] : variants).map((variant) => {
      const title = textMember(variant, 'title');
      const variantRows = [...fieldRows(walker, { ...level, schema: variant })];
      return variantRows.length === 0
        ? ''
        : `**${title}** ${inText(textMember(variant, 'description'))}\n\n${markdownTable(heads, variantRows)}`;
    }),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function fieldsAt({ address, title }: FieldPlace): string {
  return `Fields: as in [${title}](${address}).`;
}

/** Where another section describes a schema. A schema that is first met here has its place here from now on. */
function placeElsewhere(
  { document, places, here }: Walker,
  schema: JsonObject,
): FieldPlace | undefined {
  const place = places?.get(schema);
  if (place !== undefined) return place.address === here?.address ? undefined : place;
  const isWorthALink = inheritedMembers(document, schema).properties.size > 1;
  if (here !== undefined && isWorthALink) places?.set(schema, here);
  return undefined;
}

function variantsOf(document: JsonObject, schema: JsonObject): JsonObject[] {
  const { oneOf, anyOf } = schema;
  const listed = isArray(oneOf) ? oneOf : isArray(anyOf) ? anyOf : [];
  return listed.map((item) => resolve(document, item));
}

interface Walker extends ComparedDocuments, FieldOptions {
  /** A field's name in the table. */
  readonly nameOf: (name: string) => string;
  /** The first field of the table that has each schema with fields. */
  readonly firstFields: Map<JsonObject, string>;
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
  const { properties, required, origins } = inheritedMembers(walker.document, schema, (part) =>
    part === schema ? undefined : placeElsewhere(walker, part),
  );
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
    const items = resolve(walker.document, property.items);
    const [inner, suffix, innerStated] =
      property.items === undefined
        ? [resolve(walker.document, written), '.', other]
        : [items, '[].', other && walker.contract ? resolve(walker.contract, other.items) : other];
    const isOnlyChosen = walker.contract !== undefined && other === undefined;
    const place = placeElsewhere(walker, inner);
    const same = walker.firstFields.get(inner);
    const opensBelow = Object.keys(objectMember(inner, 'properties')).length > 0;
    if (opensBelow && same === undefined) walker.firstFields.set(inner, prefix + name);
    const isRequired = required.includes(name);
    const type = typeInWords(walker.document, property, walker);
    const meaning = inText(textMember(property, 'description'));
    const parts = (origins.get(name) ?? []).flatMap((origin) => [
      origin,
      resolve(walker.document, origin),
    ]);
    walker.onGaps?.(parts, prefix + name);
    yield [
      [
        walker.nameOf(prefix + name),
        swapTexts(
          isRequired ? ' *required*' : '',
          (other === undefined ? isRequired : statedRequired.includes(name)) ? ' *required*' : '',
        ),
        isOnlyChosen ? onlyChosen : '',
      ].join(''),
      other === undefined
        ? type
        : swapTexts(type, typeInWords(walker.contract ?? {}, other, walker)),
      [
        ...markedTexts(mark, meaning, other && inText(textMember(other, 'description'))),
        elsewhere(property),
        ...(place === undefined ? [] : [fieldsAt(place)]),
        ...(place !== undefined || same === undefined ? [] : [`Fields: as of ${code(same)}.`]),
        ...(walker.onGaps === undefined ? [noteAbout(walker.document, ...parts)] : []),
      ]
        .filter((part) => part !== '')
        .join(' '),
    ];
    if (place !== undefined || same !== undefined) continue;
    const below = { stated: innerStated, prefix: `${prefix}${name}${suffix}`, ancestors: path };
    yield* fieldRows(walker, { schema: inner, ...below });
    for (const variant of variantsOf(walker.document, inner)) {
      yield* fieldRows(walker, { schema: variant, ...below });
    }
  }
}

/** A mark with its text, and the contract's text without a mark. */
function markedTexts(mark: string, text: string, stated: string | undefined): string[] {
  if (stated === undefined) return [mark, text];
  if (stated === text) return [swapTexts(mark, ''), text];
  return [swapTexts(`${mark} ${text}`.trim(), stated)];
}

/** A link to the page that describes the fields of a schema, which then stand only there. */
function elsewhere(schema: JsonObject): string {
  const { externalDocs } = schema;
  const url = textMember(externalDocs, 'url').replace(/^\/docs(?=\/)/, '');
  return url === '' ? '' : `Fields: [${textMember(externalDocs, 'description') || url}](${url}).`;
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

/**
 * The fields of a schema and of those that it extends; of a field in both, its own keywords count.
 * @param elsewhere where the fields of an extended schema are, if they are to be left out
 */
function inheritedMembers(
  document: JsonObject,
  schema: JsonObject,
  elsewhere: (part: JsonObject) => FieldPlace | undefined = () => undefined,
): SchemaMembers {
  const properties = new Map<string, Json>();
  const origins = new Map<string, Json[]>();
  const schemas = extendedBy(document, schema).filter((part) => elsewhere(part) === undefined);
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
export function typeInWords(
  document: JsonObject,
  written: Json | undefined,
  options: Pick<FieldOptions, 'isAnswer'> = {},
): string {
  const schema = { ...resolve(document, written), ...withoutReference(written ?? null) };
  const types = typeof schema.type === 'string' ? [schema.type] : listAt(schema, 'type');
  const variants = variantsOf(document, schema);
  if (types.length === 0 && variants.length > 0) {
    return [...new Set(variants.map((variant) => typeInWords(document, variant, options)))].join(
      ' or ',
    );
  }
  const base =
    schema.items === undefined
      ? types.join(' or ') || 'any'
      : `array of ${typeInWords(document, schema.items, options)}`;
  const word = formats[textMember(schema, 'format')];
  return [word === undefined ? base : `${base} (${word})`, ...limitsInWords(schema, options)].join(
    ', ',
  );
}

function* limitsInWords(
  schema: JsonObject,
  { isAnswer = false }: Pick<FieldOptions, 'isAnswer'>,
): Generator<string> {
  const values = isArray(schema.enum) ? schema.enum : [];
  if (schema.const !== undefined) yield `always ${code(JSON.stringify(schema.const))}`;
  if (values.length > 0) {
    yield `one of ${values.map((value) => code(JSON.stringify(value))).join(', ')}`;
  }
  const at = (keyword: string) =>
    isAnswer && /^min|^exclusiveMin/.test(keyword) ? '' : textMember(schema, keyword);
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
