/** Finds the schemas of a document that cannot be used for validation. */

import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerIn,
  pointerOf,
} from '../../core/json.ts';
import type { DocumentProblem, Gap } from '../document-error.ts';
import { excerpt } from '../errors/excerpt.ts';
import { suggestionFor } from './keyword-value-suggestions.ts';
import { isRegularExpression, PatternSpeeds, portablePattern } from './patterns.ts';
import { referencedSchema } from './read-only-write-only.ts';
import type { SchemaTraits } from './schema-traits.ts';
import {
  isKnownKeyword,
  keywordForm,
  keywordSuggestion,
  type OpenApiVersion,
  type Subschema,
  subschemasOf,
} from './vocabulary.ts';
import { isReference30, schemasAt, shortenedJson } from './walk-schemas.ts';

/** Dialects that a schema or a document may name; both mean the vocabulary of OpenAPI 3.1. */
const dialects = new Set([
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
]);

/** A longer pattern is shortened in messages, in characters. */
const longestPattern = 200;

/** What was found: `problems` keep the document from being used, `warnings` do not. */
export interface SchemaReport {
  readonly problems: readonly DocumentProblem[];
  readonly warnings: readonly DocumentProblem[];
}

interface Inspection {
  readonly version: OpenApiVersion;
  readonly document: JsonObject;
  readonly formats: ReadonlySet<string>;
  readonly isHandledDynamicRef: (reference: string) => boolean;
  readonly patternSpeeds: PatternSpeeds;
  /** Those that were looked at. */
  readonly schemasById: Map<string, JsonObject>;
}

interface Remark {
  /** Keys that lead from the schema to it. */
  readonly at: readonly string[];
  readonly message: string;
  readonly isWarning?: true;
  readonly gap?: Gap;
}

export function inspectSchemas(
  version: OpenApiVersion,
  document: JsonObject,
  {
    places,
    traits,
    formats,
  }: {
    readonly places: ReadonlyMap<string, Json>;
    readonly traits: SchemaTraits;
    readonly formats: ReadonlySet<string>;
  },
): SchemaReport {
  const isHandledDynamicRef = handledDynamicRefs(traits, places);
  const inspection: Inspection = {
    version,
    document,
    formats,
    isHandledDynamicRef,
    patternSpeeds: new PatternSpeeds(),
    schemasById: new Map(),
  };
  const problems: DocumentProblem[] = [];
  const warnings: DocumentProblem[] = [];
  for (const { schema, keys } of schemasAt(version, places)) {
    for (const { at, isWarning, ...problem } of remarksOnSchema(schema, inspection)) {
      (isWarning ? warnings : problems).push({ pointer: pointerOf([...keys, ...at]), ...problem });
    }
  }
  problems.push(...endlessReferences(version, document, places));
  const dialect = document.jsonSchemaDialect;
  if (typeof dialect === 'string' && !dialects.has(dialect)) {
    problems.push({
      pointer: '#/jsonSchemaDialect',
      message: `The dialect ${dialect} is not supported.`,
    });
  }
  return { problems: withNeededKeywords(version, problems, places), warnings };
}

/** A keyword that is not understood is a gap, unless a reference leads into it. */
function withNeededKeywords(
  version: OpenApiVersion,
  problems: readonly DocumentProblem[],
  places: ReadonlyMap<string, Json>,
): DocumentProblem[] {
  if (!problems.some(({ gap }) => gap?.kind === 'keyword')) return [...problems];
  const needed = new Set<string>();
  for (const { schema } of schemasAt(version, places)) {
    const reference = isObject(schema) ? schema.$ref : undefined;
    if (typeof reference !== 'string' || !reference.startsWith('#/')) continue;
    for (let keys = keysOf(pointerIn(reference)); keys.length > 0; keys = keys.slice(0, -1)) {
      needed.add(pointerOf(keys));
    }
  }
  return problems.map(({ gap, ...problem }) =>
    gap === undefined || (gap.kind === 'keyword' && needed.has(problem.pointer))
      ? problem
      : { ...problem, gap },
  );
}

function* remarksOnSchema(schema: Json, inspection: Inspection): Generator<Remark> {
  if (typeof schema === 'boolean') return;
  if (!isObject(schema)) {
    yield { at: [], message: `Expected a schema, got ${shortenedJson(schema)}.` };
    return;
  }
  if (isReference30(inspection.version, schema)) {
    yield* besideReference(schema);
    return;
  }
  yield* keywordRemarks(schema, inspection);
  yield* formRemarks(inspection.version, schema);
  yield* nameRemarks(schema, inspection);
  yield* valueRemarks(schema, inspection);
  yield* patternRemarks(schema, inspection);
  if (schema.unevaluatedItems !== undefined && losesItems(inspection.document, schema)) {
    const message = 'unevaluatedItems is not supported beside contains or conditional items.';
    yield { at: ['unevaluatedItems'], message };
  }
  if (isObject(schema.discriminator)) {
    yield* discriminatorRemarks(schema, schema.discriminator, inspection.document);
  }
}

function* besideReference(schema: JsonObject): Generator<Remark> {
  const beside = Object.keys(schema).filter((key) => !isBesideReference(key));
  if (beside.length === 0) return;
  const message = `OpenAPI 3.0 ignores ${beside.join(', ')} beside a $ref; write allOf: [{$ref}] instead.`;
  yield { at: [], message, isWarning: true };
}

/** Keywords that the version does not have, or gives no effect. */
function* keywordRemarks(schema: JsonObject, { version }: Inspection): Generator<Remark> {
  if (version === '3.0' && schema.nullable === true && schema.type === undefined) {
    const message = 'OpenAPI 3.0 gives nullable no effect without a type beside it.';
    yield { at: ['nullable'], message, isWarning: true };
  }
  if (version === '3.0' && (isArray(schema.type) || schema.type === 'null')) {
    const message =
      'OpenAPI 3.0 has one type, with nullable: true for null; others are checked as in OpenAPI 3.1.';
    yield { at: ['type'], message, isWarning: true };
  }
  if (isArray(schema.enum) && schema.enum.length === 0) {
    const message = 'Expected at least one value in enum, got []; no value is valid.';
    yield { at: ['enum'], message, isWarning: true };
  }
  for (const keyword of Object.keys(schema)) {
    const gap = { kind: 'keyword', name: keyword } as const;
    if (!isKnownKeyword(version, keyword)) {
      const meant = keywordSuggestion(version, keyword);
      const message = `${keyword} is not a keyword of OpenAPI ${version}${meant || '.'}`;
      yield { at: [keyword], message, gap };
    } else if (/^content(MediaType|Encoding|Schema)$/.test(keyword)) {
      const message = `JSON Schema does not check ${keyword}.`;
      yield { at: [keyword], message, gap: { ...gap, isUsual: true } };
    }
  }
}

/** Values of keywords that have another form than the keyword takes. */
function* formRemarks(version: OpenApiVersion, schema: JsonObject): Generator<Remark> {
  for (const [keyword, value] of Object.entries(schema)) {
    if (!isKnownKeyword(version, keyword)) continue;
    // Half a surrogate pair is not a character: generated code could not contain it.
    const names = isObject(value) ? [...Object.keys(value), value.propertyName] : [];
    if (names.some((name) => /\p{Cs}/u.test(String(name)))) {
      yield { at: [keyword], message: `Expected names of whole characters in ${keyword}.` };
    }
    const form = keywordForm(version, keyword);
    if (form === undefined || form.fits(value)) continue;
    const suggestion = suggestionFor(version, keyword, schema);
    const message =
      `Expected ${form.expected} in ${keyword}, got ${shortenedJson(value)}. ${suggestion}`.trimEnd();
    yield { at: [keyword], message };
  }
}

/** Names of schemas that cannot be looked up; only OpenAPI 3.1 has names. */
function* nameRemarks(schema: JsonObject, inspection: Inspection): Generator<Remark> {
  if (inspection.version === '3.0') return;
  for (const keyword of ['$anchor', '$dynamicAnchor']) {
    const name = schema[keyword];
    if (typeof name !== 'string' || /^[a-z_][\w.-]*$/i.test(name)) continue;
    const message = `Expected a letter or _, then letters, digits, -, _ and ., in ${keyword}, got ${shortenedJson(name)}.`;
    yield { at: [keyword], message };
  }
  if (typeof schema.$id !== 'string') return;
  const id = schema.$id.replace(/#$/, '');
  if (id === '' || id.includes('#') || id in {}) {
    yield { at: ['$id'], message: `Expected an address in $id, got ${shortenedJson(schema.$id)}.` };
  }
  const same = inspection.schemasById.get(id) ?? schema;
  inspection.schemasById.set(id, same);
  if (same !== schema) {
    yield {
      at: ['$id'],
      message: `Another schema has the same $id, ${shortenedJson(schema.$id)}.`,
    };
  }
}

function* valueRemarks(
  { $dynamicRef, properties, format, $schema }: JsonObject,
  { isHandledDynamicRef, formats }: Inspection,
): Generator<Remark> {
  if (typeof $dynamicRef === 'string' && !isHandledDynamicRef($dynamicRef)) {
    const message =
      'Of several schemas with the $dynamicAnchor, each must be a component with an $id.';
    yield { at: ['$dynamicRef'], message };
  }
  if (isObject(properties) && Object.hasOwn(properties, '__proto__')) {
    yield { at: ['properties'], message: 'A property __proto__ is not supported.' };
  }
  if (typeof format === 'string' && !formats.has(format)) {
    const message = `The format ${format} is not known; name it in the option formats.`;
    yield { at: ['format'], message, gap: { kind: 'format', name: format } };
  }
  if (typeof $schema === 'string' && !dialects.has($schema.replace(/#$/, ''))) {
    yield { at: ['$schema'], message: `The dialect ${$schema} is not supported.` };
  }
}

function* patternRemarks(
  { pattern, patternProperties }: JsonObject,
  { patternSpeeds }: Inspection,
): Generator<Remark> {
  const names = Object.keys(isObject(patternProperties) ? patternProperties : {});
  const patterns = [
    ...(typeof pattern === 'string' ? [{ at: ['pattern'], text: pattern }] : []),
    ...names.map((text) => ({ at: ['patternProperties', text], text })),
  ];
  for (const { at, text } of patterns) {
    const portable = portablePattern(text);
    if (!isRegularExpression(portable)) {
      yield {
        at,
        message: `${excerpt(text, longestPattern)} is not a regular expression of ECMA-262.`,
      };
      continue;
    }
    const speed = patternSpeeds.of(portable);
    if (speed === 'slow') {
      const message = `The pattern ${excerpt(text, longestPattern)} may take very long on some texts; limit its repetitions.`;
      yield { at, message, isWarning: true };
    } else if (speed === 'not analysed') {
      // One message for all of them, so that the report counts them.
      const message =
        'The pattern was not analysed, because it or all patterns together are too large; it may take very long on some texts.';
      yield { at, message, isWarning: true };
    }
  }
}

function* discriminatorRemarks(
  { oneOf, anyOf }: JsonObject,
  { propertyName, mapping }: JsonObject,
  document: JsonObject,
): Generator<Remark> {
  const at = ['discriminator'];
  if (typeof propertyName !== 'string') yield { at, message: 'Expected a propertyName.' };
  const branches = [oneOf, anyOf].flatMap((list) => (isArray(list) ? list : []));
  for (const [value, reference] of Object.entries(isObject(mapping) ? mapping : {})) {
    const target = referencedSchema(document, { $ref: mappedReference(String(reference)) });
    const isKnown = branches.some(
      (item) => isObject(item) && referencedSchema(document, item) === target,
    );
    if (target === undefined)
      yield { at, message: `The mapping of ${value} refers to a schema that does not exist.` };
    else if (branches.length > 0 && !isKnown) {
      yield { at, message: `${value} is mapped to a schema that is none of the alternatives.` };
    }
  }
}

/** Whether a `$dynamicRef` can mean only one schema. */
function handledDynamicRefs(
  { anchors }: SchemaTraits,
  places: ReadonlyMap<string, Json>,
): (reference: string) => boolean {
  const roots = [...places.values()].flatMap((schema) =>
    isObject(schema) && typeof schema.$dynamicAnchor === 'string' && schema.$id !== undefined
      ? [schema.$dynamicAnchor]
      : [],
  );
  return (reference) => {
    const name = reference.slice(1);
    const count = anchors.get(name)?.count ?? 0;
    const atRoot = roots.filter((root) => root === name).length;
    return reference.startsWith('#') && (count === 1 || (count > 1 && count === atRoot));
  };
}

/** Whether a member is allowed beside a `$ref` because it does not restrict values. */
function isBesideReference(key: string): boolean {
  return /^(\$ref|title|description|example|deprecated|externalDocs|xml|x-.*)$/.test(key);
}

/** Whether a schema evaluates items in a way that `unevaluatedItems` does not see. */
function losesItems(document: JsonObject, schema: JsonObject): boolean {
  const visited = new Set<Json>();
  const losesAt = (part: Json | undefined, depends: boolean, isCondition = false): boolean => {
    if (!isObject(part) || visited.has(part)) return false;
    visited.add(part);
    if (part.contains !== undefined || (depends && part.items !== undefined)) return true;
    if (isCondition && part.prefixItems !== undefined) return true;
    const joined = isArray(part.allOf) ? part.allOf : [];
    const optional = [part.anyOf, part.oneOf].flatMap((list) => (isArray(list) ? list : []));
    return (
      [referencedSchema(document, part), ...joined].some((item) =>
        losesAt(item, depends, isCondition),
      ) ||
      [...optional, part.then, part.else].some((item) => losesAt(item, true, isCondition)) ||
      losesAt(part.if, true, true)
    );
  };
  return losesAt(schema, false);
}

/**
 * The value of a discriminator's mapping as a reference: it may be the bare name of a component.
 */
export function mappedReference(value: string): string {
  return /^[\w.-]+$/.test(value) ? `#/components/schemas/${value}` : value;
}

/** Keywords whose schemas look at the same value. */
const inPlace = /^(allOf|anyOf|oneOf|not|if|then|else|dependentSchemas)$/;

/**
 * Lists the references by which a check would never end, whatever the value. References that
 * return through members or items are fine.
 */
function endlessReferences(
  version: OpenApiVersion,
  document: JsonObject,
  places: ReadonlyMap<string, Json>,
): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const open = new Set<Json>();
  const done = new Set<Json>();

  const follow = ({ schema, keys }: Subschema): void => {
    if (!isObject(schema) || done.has(schema)) return;
    if (open.has(schema)) {
      const message = 'The schema refers to itself without a member or an item in between.';
      problems.push({ pointer: pointerOf(keys), message });
      return;
    }
    open.add(schema);
    const target = referencedSchema(document, schema);
    if (target !== undefined)
      follow({ schema: target, keys: keysOf(pointerIn(String(schema.$ref))) });
    for (const item of isReference30(version, schema) ? [] : subschemasOf(version, schema)) {
      if (inPlace.test(item.keys[0] ?? '')) follow(subschemaBelow(keys, item));
    }
    open.delete(schema);
    done.add(schema);
  };

  for (const place of schemasAt(version, places)) follow(place);
  return problems;
}

function subschemaBelow(
  keys: readonly string[],
  { keys: innerKeys, schema }: Subschema,
): Subschema {
  return { keys: [...keys, ...innerKeys], schema };
}
