/** Plans of what is read from text and bodies: parameters, headers, media types, form fields. */
import { definedMembers } from '../../core/defined-members.ts';
import {
  asObject,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import type { DocumentProblem } from '../document-error.ts';
import { contentKind, withoutParameters } from '../media-types.ts';
import type { ContentPlan, ParameterPlan, Shape, Style, TextPlan } from '../plan.ts';
import { type DocumentPart, resolvedPartAt } from './document-parts.ts';
import { referencedSchema } from './read-only-write-only.ts';

/** Styles by where a parameter travels; the first is the default. */
const styles: Readonly<Record<ParameterPlan['in'], readonly Style[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** Parameters of these names are ignored (OpenAPI 3.1, section 4.8.12.1). */
const describedElsewhere = new Set(['accept', 'content-type', 'authorization']);

export interface PlanContext {
  readonly document: JsonObject;
  /** Media types whose bodies are passed on without a check. */
  readonly unchecked: ReadonlySet<string>;
  readonly problems: DocumentProblem[];
  /** Notes that a schema must be compiled. Returns its key, or `undefined` if it allows all. */
  check(keys: readonly string[]): string | undefined;
}

/** The plan of a parameter or a header; `undefined` if OpenAPI describes it elsewhere. */
export function parameterPlan(
  context: PlanContext,
  { keys, value }: DocumentPart,
  { name, location }: { name: string; location: ParameterPlan['in'] },
): ParameterPlan | undefined {
  if (location === 'header' && describedElsewhere.has(name.toLowerCase())) return undefined;
  const pointer = pointerOf(keys);
  const allowed = styles[location];
  const style = allowed.find((item) => item === (value.style ?? allowed[0]));
  if (style === undefined) {
    const message = `In ${location} the style is one of ${allowed.join(', ')}.`;
    context.problems.push({ pointer: `${pointer}/style`, message });
    return undefined;
  }
  const [mediaType] = Object.keys(asObject(value.content));
  const schema = mediaType === undefined ? ['schema'] : ['content', mediaType, 'schema'];
  const shape = shapeAt(context.document, [...keys, ...schema]);
  const isRead =
    mediaType === undefined || isReadable(context, [...keys, 'content', mediaType], () => shape);
  const check = isRead ? context.check([...keys, ...schema]) : undefined;
  if (style === 'deepObject' && shape.types.length > 0 && !shape.types.includes('object')) {
    const message = 'The style deepObject is for objects.';
    context.problems.push({ pointer: `${pointer}/style`, message });
  }
  return definedMembers<ParameterPlan>({
    name: location === 'header' ? name.toLowerCase() : name,
    in: location,
    required: value.required === true || location === 'path',
    ...textPlan(value, style, shape),
    mediaType,
    allowEmptyValue: value.allowEmptyValue === true && location === 'query' ? true : undefined,
    check,
    pointer,
  });
}

function textPlan(value: JsonObject, style: Style, shape: Shape): TextPlan {
  return {
    shape,
    style,
    explode: typeof value.explode === 'boolean' ? value.explode : style === 'form',
    ...(value.allowReserved === true ? { allowReserved: true } : {}),
  };
}

function shapeAt(document: JsonObject, keys: readonly string[]): Shape {
  const schema = valueAt(document, pointerOf(keys));
  return schema === undefined ? { types: [] } : shapeOf(document, schema);
}

/** Whether content can be checked by its schema; a problem if not. The last key is the media type. */
function isReadable(
  { document, unchecked, problems }: PlanContext,
  keys: readonly string[],
  shapeOfContent: () => Shape,
): boolean {
  const mediaType = withoutParameters(String(keys.at(-1)));
  const kind = contentKind(mediaType);
  const isRange = mediaType.includes('*');
  const isText = kind === 'text' || (kind === 'binary' && !isRange);
  const isOpen = allowsAll(valueAt(document, pointerOf([...keys, 'schema'])));
  const isAccepted = unchecked.has(mediaType);
  if (!isAccepted && (!isText || isOpen)) return true;
  const { types } = shapeOfContent();
  if (!isAccepted && (types.length === 0 || types.includes('string'))) return true;
  const message = isAccepted
    ? `Content of ${mediaType} is not checked.`
    : `Content of ${mediaType} is read as text, but its schema expects something else; list it in the option unchecked to accept it unchecked.`;
  problems.push({
    pointer: pointerOf(keys),
    message,
    gap: { kind: 'media type', name: mediaType },
  });
  return false;
}

export function allowsAll(schema: Json | undefined): boolean {
  return (
    schema === undefined ||
    schema === true ||
    (isObject(schema) && Object.keys(schema).length === 0)
  );
}

export function contentPlans(context: PlanContext, part: DocumentPart): ContentPlan[] {
  const content = asObject(part.value.content);
  return Object.keys(content).map((written) => {
    const keys = [...part.keys, 'content', written];
    const mediaType = withoutParameters(written);
    // Large schemas take long to look through, and JSON needs no shape.
    const shape = () => shapeAt(context.document, [...keys, 'schema']);
    const kind = contentKind(mediaType);
    if (!isReadable(context, keys, shape)) return { mediaType };
    const check = context.check([...keys, 'schema']);
    const fields =
      kind === 'form' || kind === 'multipart' ? fieldPlans(context, keys, shape()) : undefined;
    return definedMembers({
      mediaType,
      check,
      fields,
    });
  });
}

/**
 * How the fields of a form are read; without an `encoding` as its properties suggest (4.8.14.4).
 */
function fieldPlans(
  { document }: PlanContext,
  keys: readonly string[],
  shape: Shape,
): Record<string, TextPlan> {
  const encodings = valueAt(document, pointerOf([...keys, 'encoding']));
  const isMultipart = contentKind(String(keys.at(-1)).toLowerCase()) === 'multipart';
  return Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([name, property]): [string, TextPlan] => {
      const has = isObject(encodings) && isObject(encodings[name]);
      const encoding = has ? resolvedPartAt(document, [...keys, 'encoding', name]).value : {};
      const style = styles.query.find((item) => item === encoding.style) ?? 'form';
      const declared = typeof encoding.contentType === 'string' ? encoding.contentType : undefined;
      const structured = [property, property.items].some((item) => item?.types.includes('object'));
      const byType = isMultipart && structured && encoding.style === undefined;
      const mediaType = declared ?? (byType ? 'application/json' : undefined);
      return [
        name,
        {
          ...textPlan(encoding, style, property),
          ...(mediaType === undefined ? {} : { mediaType }),
        },
      ];
    }),
  );
}

/** The deepest structure that any style can write. */
const maximumDepth = 4;

function shapeOf(document: JsonObject, schema: Json, depth = 0): Shape {
  const parts = applyingSchemas(document, schema, new Set());
  const types = new Set(parts.flatMap(typesOf));
  const deeper = (value: Json) => shapeOf(document, value, depth + 1);
  const properties: Record<string, Shape> = {};
  let items: Shape | undefined;
  let others: Shape | undefined;
  if (depth < maximumDepth) {
    for (const part of parts) {
      if (part.items !== undefined) items ??= deeper(part.items);
      if (isArray(part.prefixItems)) items ??= deeper({ anyOf: part.prefixItems });
      const { additionalProperties: more } = part;
      if (isObject(more) || more === true) others ??= deeper(more);
      for (const [name, property] of Object.entries(asObject(part.properties))) {
        properties[name] ??= deeper(property);
      }
    }
  }
  const hasProperties = Object.keys(properties).length > 0;
  if (types.size === 0 && (hasProperties || others !== undefined)) types.add('object');
  if (types.size === 0 && items !== undefined) types.add('array');
  return definedMembers({
    types: [...types],
    items,
    properties: hasProperties ? properties : undefined,
    others,
  });
}

function applyingSchemas(document: JsonObject, schema: Json, visited: Set<Json>): JsonObject[] {
  if (!isObject(schema) || visited.has(schema)) return [];
  visited.add(schema);
  const target = referencedSchema(document, schema);
  const joined = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) =>
    isArray(list) ? list : [],
  );
  const conditional = [schema.then, schema.else].filter((part) => part !== undefined);
  return [
    schema,
    ...[target ?? true, ...joined, ...conditional].flatMap((part) =>
      applyingSchemas(document, part, visited),
    ),
  ];
}

/** The types that a schema names, or those of the values that it lists. */
export function typesOf(schema: JsonObject): string[] {
  const declared = [schema.type].flat().filter((type) => typeof type === 'string');
  if (declared.length > 0) return schema.nullable === true ? [...declared, 'null'] : declared;
  const listed = isArray(schema.enum) ? schema.enum : [];
  return [...listed, ...(schema.const === undefined ? [] : [schema.const])].map(typeOfValue);
}

function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  return isArray(value) ? 'array' : typeof value;
}
