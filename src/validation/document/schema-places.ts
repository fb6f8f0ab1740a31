/** Finds every place of an OpenAPI document at which a schema stands. */

import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import { DocumentError, type DocumentFault } from './document-error.ts';
import { methods } from './methods.js';
import { type Edition, subschemasOf } from './vocabulary.ts';

/** What kind of object stands at a place; decides what its members are. */
type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'encoding'
  | 'callback'
  | 'schema'
  | 'opaque';

/** A member that is an object of a kind, a list of them, or a map to them. */
type Member = Kind | readonly [Kind] | { readonly [any: string]: Kind };

const map = (kind: Kind) => ({ any: kind });
const described = { summary: 'opaque', description: 'opaque' } as const;
const described31 = { ...described, $ref: 'opaque' } as const;
const example = { example: 'opaque', examples: 'opaque' } as const;

const header: Readonly<Record<string, Member>> = {
  ...described31,
  ...example,
  required: 'opaque',
  deprecated: 'opaque',
  allowEmptyValue: 'opaque',
  style: 'opaque',
  explode: 'opaque',
  allowReserved: 'opaque',
  schema: 'schema',
  content: map('mediaType'),
};

const operation: Readonly<Record<string, Member>> = {
  parameters: ['parameter'],
  requestBody: 'requestBody',
  responses: map('response'),
  callbacks: map('callback'),
};

/** Members by kind. Of a kind in `closed` these are all that there may be. */
const members: Readonly<
  Record<Exclude<Kind, 'schema' | 'opaque'>, Readonly<Record<string, Member>>>
> = {
  document: { components: 'components', paths: map('pathItem'), webhooks: map('pathItem') },
  components: {
    schemas: map('schema'),
    parameters: map('parameter'),
    headers: map('header'),
    requestBodies: map('requestBody'),
    responses: map('response'),
    callbacks: map('callback'),
    pathItems: map('pathItem'),
  },
  pathItem: {
    parameters: ['parameter'],
    ...Object.fromEntries(methods.map((method) => [method, 'operation'])),
  },
  operation,
  callback: map('pathItem'),
  parameter: { ...header, name: 'opaque', in: 'opaque' },
  header,
  requestBody: { ...described31, content: map('mediaType'), required: 'opaque' },
  response: { ...described31, headers: map('header'), content: map('mediaType'), links: 'opaque' },
  mediaType: { ...example, schema: 'schema', encoding: map('encoding') },
  encoding: {
    contentType: 'opaque',
    headers: map('header'),
    style: 'opaque',
    explode: 'opaque',
    allowReserved: 'opaque',
  },
};

const closed: ReadonlySet<Kind> = new Set([
  'parameter',
  'header',
  'requestBody',
  'response',
  'mediaType',
  'encoding',
]);

/**
 * Lists the outermost schemas of a document by their pointers: those that stand in no other schema,
 * and those outside of the usual places that a `$ref` of a schema leads to.
 * @throws DocumentError naming every unknown member and every `$ref` that leads nowhere
 */
export function schemaPlaces(edition: Edition, document: JsonObject): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>();
  const faults: DocumentFault[] = [];
  const ancestors = new Set<Json>();

  const visit = (value: Json | undefined, kind: Kind, keys: readonly string[]): void => {
    if (value === undefined || kind === 'opaque') return;
    if (kind === 'schema') {
      found.set(pointerOf(keys), value);
      return;
    }
    if (!isObject(value)) {
      faults.push({ pointer: pointerOf(keys), message: 'Expected an object.' });
      return;
    }
    if (ancestors.has(value)) {
      throw new DocumentError([
        { pointer: pointerOf(keys), message: 'An object contains itself; write a $ref instead.' },
      ]);
    }
    if (typeof value.$ref === 'string') {
      checkReference(value.$ref, [...keys, '$ref']);
      // Which of the two counts, no edition says; beside other references it is ignored.
      const beside = Object.keys(value).filter(
        (key) => !/^(\$ref|summary|description|x-.*)$/.test(key),
      );
      const message = `Beside the $ref of a path item ${beside.join(', ')} is not handled.`;
      if (kind === 'pathItem' && beside.length > 0)
        faults.push({ pointer: pointerOf(keys), message });
    }
    ancestors.add(value);
    const known = members[kind];
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref') continue;
      const member = Object.hasOwn(known, key) ? known[key] : known.any;
      const place = [...keys, key];
      if (member !== undefined && !key.startsWith('x-')) visitMember(item, member, place);
      else if (member === undefined && closed.has(kind) && !key.startsWith('x-')) {
        faults.push({ pointer: pointerOf(place), message: `Unknown member of a ${kind}.` });
      }
    }
    ancestors.delete(value);
  };

  const visitMember = (value: Json, member: Member, keys: readonly string[]): void => {
    if (typeof member === 'string') {
      visit(value, member, keys);
    } else if (isArrayOf(member)) {
      const [kind] = member;
      for (const [index, item] of (isArray(value) ? value : []).entries()) {
        visit(item, kind, [...keys, String(index)]);
      }
    } else {
      const { any = 'opaque' } = member;
      for (const [key, item] of Object.entries(isObject(value) ? value : {})) {
        // Among paths and responses these are extensions, among headers and schemas names.
        const isExtension = key.startsWith('x-') && (any === 'pathItem' || any === 'response');
        if (!isExtension) visit(item, any, [...keys, key]);
      }
    }
  };

  const checkReference = (reference: string, keys: readonly string[]): Json | undefined => {
    const target = reference.startsWith('#/') ? valueAt(document, reference) : undefined;
    if (target !== undefined) return target;
    const message = reference.startsWith('#')
      ? `No schema or other part stands at ${reference}.`
      : `${reference} is another file; bundle the document first.`;
    faults.push({ pointer: pointerOf(keys), message });
    return undefined;
  };

  visit(document, 'document', []);
  const ids = new Set(
    [...found.values()].flatMap((schema) => (isObject(schema) ? [schema.$id] : [])),
  );
  const walked = new Set<Json>();
  const within = (schema: Json, keys: readonly string[]): void => {
    if (!isObject(schema)) return;
    if (ancestors.has(schema)) {
      throw new DocumentError([
        { pointer: pointerOf(keys), message: 'A schema contains itself; write a $ref instead.' },
      ]);
    }
    // A schema with an `$id` is a world of its own, whose references AJV resolves.
    if (typeof schema.$id === 'string') return;
    if (typeof schema.$ref === 'string' && refersByPointer(schema.$ref, ids)) {
      const target = checkReference(schema.$ref, [...keys, '$ref']);
      const pointer = target === undefined ? undefined : pointerOf(keysOf(schema.$ref));
      if (target !== undefined && pointer !== undefined && !isWithin(pointer, found)) {
        found.set(pointer, target);
      }
    }
    walked.add(schema);
    ancestors.add(schema);
    for (const item of subschemasOf(edition, schema)) within(item.schema, [...keys, ...item.keys]);
    ancestors.delete(schema);
  };
  // A map that grows while it is walked: what references lead to is walked as well.
  for (const [pointer, schema] of found) within(schema, keysOf(pointer));
  if (faults.length > 0) throw new DocumentError(faults);
  return found;
}

/** Whether a reference names a place or a file, and not an anchor or the `$id` of a schema. */
function refersByPointer(reference: string, ids: ReadonlySet<Json | undefined>): boolean {
  if (reference.startsWith('#')) return reference === '#' || reference.startsWith('#/');
  return !ids.has(reference.replace(/#.*$/s, ''));
}

function isArrayOf(member: Member): member is readonly [Kind] {
  return Array.isArray(member);
}

function isWithin(pointer: string, places: ReadonlyMap<string, Json>): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (places.has(pointer.slice(0, end))) return true;
  }
  return false;
}
