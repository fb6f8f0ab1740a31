/** Looks through the schemas of a document for what could not be validated with. */

import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerOf,
} from '../../core/json.ts';
import type { DocumentFault } from './document-error.ts';
import { endlessReferences } from './endless-schemas.ts';
import { isRegularExpression, mayBacktrackBadly, portablePattern } from './patterns.ts';
import { dynamicAnchors, targetOf } from './translation.ts';
import { type Edition, isKnownKeyword, subschemasOf } from './vocabulary.ts';

/** Dialects that a schema or a document may name; both mean the vocabulary of OpenAPI 3.1. */
const dialects = new Set([
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
]);

/** What was found: `faults` keep the document from being used, `warnings` do not. */
export interface SchemaReport {
  readonly faults: readonly DocumentFault[];
  readonly warnings: readonly DocumentFault[];
}

/** Checks every schema at and within the given places. */
export function inspectSchemas(
  edition: Edition,
  document: JsonObject,
  { places, formats }: { places: ReadonlyMap<string, Json>; formats: ReadonlySet<string> },
): SchemaReport {
  const faults: DocumentFault[] = [];
  const warnings: DocumentFault[] = [];
  const verdicts = new Map<string, boolean>();
  const anchors = dynamicAnchors(edition, places);
  const roots = [...places.values()].flatMap((schema) =>
    isObject(schema) && typeof schema.$dynamicAnchor === 'string' && schema.$id !== undefined
      ? [schema.$dynamicAnchor]
      : [],
  );

  const inspectPattern = (pattern: string, keys: readonly string[]): void => {
    const pointer = pointerOf(keys);
    if (!isRegularExpression(portablePattern(pattern))) {
      faults.push({ pointer, message: `${pattern} is not a regular expression of ECMA-262.` });
      return;
    }
    const bad = verdicts.get(pattern) ?? mayBacktrackBadly(portablePattern(pattern));
    verdicts.set(pattern, bad);
    const message = `The pattern ${pattern} may take very long on some texts; limit what repeats.`;
    if (bad) warnings.push({ pointer, message });
  };

  const inspect = (schema: Json, keys: readonly string[]): void => {
    const fault = (keyword: string, message: string) =>
      faults.push({ pointer: pointerOf([...keys, keyword]), message });
    if (typeof schema === 'boolean') return;
    if (!isObject(schema)) {
      faults.push({ pointer: pointerOf(keys), message: 'Expected a schema.' });
      return;
    }
    if (edition === '3.0' && typeof schema.$ref === 'string') {
      const beside = Object.keys(schema).filter((key) => !isProse(key));
      const message = `OpenAPI 3.0 ignores ${beside.join(', ')} beside a $ref; write allOf: [{$ref}] instead.`;
      if (beside.length > 0) warnings.push({ pointer: pointerOf(keys), message });
      return;
    }
    if (schema.nullable === true && schema.type === undefined) {
      const message = 'OpenAPI 3.0 gives nullable no effect without a type beside it.';
      warnings.push({ pointer: pointerOf([...keys, 'nullable']), message });
    }
    for (const keyword of Object.keys(schema)) {
      if (!isKnownKeyword(edition, keyword)) {
        fault(keyword, `${keyword} is not a keyword of OpenAPI ${edition}.`);
      }
    }
    const { format, $schema, $dynamicRef, pattern, patternProperties, discriminator } = schema;
    if (typeof $dynamicRef === 'string' && !isHandled($dynamicRef)) {
      const message =
        'Of several schemas with the $dynamicAnchor, each must be a component with an $id.';
      fault('$dynamicRef', message);
    }
    if (isObject(schema.properties) && Object.hasOwn(schema.properties, '__proto__')) {
      fault('properties', 'A property __proto__ is not handled.');
    }
    if (typeof format === 'string' && !formats.has(format)) {
      fault('format', `The format ${format} is not known; name it in the option formats.`);
    }
    if (typeof $schema === 'string' && !dialects.has($schema.replace(/#$/, ''))) {
      fault('$schema', `Schemas of ${$schema} are not understood.`);
    }
    if (typeof pattern === 'string') inspectPattern(pattern, [...keys, 'pattern']);
    for (const key of Object.keys(isObject(patternProperties) ? patternProperties : {})) {
      inspectPattern(key, [...keys, 'patternProperties', key]);
    }
    if (schema.unevaluatedItems !== undefined && losesItems(document, schema)) {
      const message = 'unevaluatedItems beside contains, or items that depend, is not handled.';
      fault('unevaluatedItems', message);
    }
    if (isObject(discriminator)) inspectDiscriminator(schema, discriminator, fault);
    for (const item of subschemasOf(edition, schema)) inspect(item.schema, [...keys, ...item.keys]);
  };

  const isHandled = (reference: string): boolean => {
    const name = reference.slice(1);
    const count = anchors.get(name)?.count ?? 0;
    const atRoot = roots.filter((root) => root === name).length;
    return reference.startsWith('#') && (count === 1 || (count > 1 && count === atRoot));
  };

  const inspectDiscriminator = (
    schema: JsonObject,
    { propertyName, mapping }: JsonObject,
    fault: (keyword: string, message: string) => void,
  ): void => {
    if (typeof propertyName !== 'string') fault('discriminator', 'Expected a propertyName.');
    const branches = [schema.oneOf, schema.anyOf].flatMap((list) => (isArray(list) ? list : []));
    for (const [value, reference] of Object.entries(isObject(mapping) ? mapping : {})) {
      const target = targetOf(document, { $ref: mappedReference(String(reference)) });
      if (target === undefined) fault('discriminator', `${value} is mapped to nothing.`);
      const known = branches.some((item) => isObject(item) && targetOf(document, item) === target);
      if (target !== undefined && branches.length > 0 && !known) {
        fault('discriminator', `${value} is mapped to a schema that is none of the alternatives.`);
      }
    }
  };

  for (const [pointer, schema] of places) inspect(schema, keysOf(pointer));
  faults.push(...endlessReferences(edition, document, places));
  const dialect = document.jsonSchemaDialect;
  if (typeof dialect === 'string' && !dialects.has(dialect)) {
    faults.push({ pointer: '#/jsonSchemaDialect', message: `${dialect} is not understood.` });
  }
  return { faults, warnings };
}

/** Whether a member may stand beside a `$ref` because it says nothing about values. */
function isProse(key: string): boolean {
  return /^(\$ref|title|description|example|deprecated|externalDocs|xml|x-.*)$/.test(key);
}

/** Tells whether a schema lets items pass in a way that `unevaluatedItems` would not learn of. */
function losesItems(document: JsonObject, schema: JsonObject): boolean {
  const seen = new Set<Json>();
  const within = (part: Json | undefined, depends: boolean, isCondition = false): boolean => {
    if (!isObject(part) || seen.has(part)) return false;
    seen.add(part);
    if (part.contains !== undefined || (depends && part.items !== undefined)) return true;
    if (isCondition && part.prefixItems !== undefined) return true;
    const joined = isArray(part.allOf) ? part.allOf : [];
    const optional = [part.anyOf, part.oneOf].flatMap((list) => (isArray(list) ? list : []));
    return (
      [targetOf(document, part), ...joined].some((item) => within(item, depends)) ||
      [...optional, part.then, part.else].some((item) => within(item, true)) ||
      within(part.if, true, true)
    );
  };
  return within(schema, false);
}

/** The value of a discriminator's mapping as a reference: it may be the bare name of a component. */
export function mappedReference(value: string): string {
  return /^[\w.-]+$/.test(value) ? `#/components/schemas/${value}` : value;
}
