/** Finds every schema of an OpenAPI document. */

import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerIn,
  pointerOf,
  referenceTo,
  valueAt,
} from '../../core/json.ts';
import { DocumentError, type DocumentProblem } from '../document-error.ts';
import {
  entriesWithoutExtensions,
  isListOf,
  type MemberKind,
  memberKindOf,
  type PartKind,
} from './document-kinds.ts';
import { pointerThrough } from './document-parts.ts';
import type { OpenApiVersion } from './vocabulary.ts';
import { schemasAt, shortenedJson } from './walk-schemas.ts';

interface SchemaSearch {
  readonly document: JsonObject;
  /** Outermost schemas by their pointers. */
  readonly schemas: Map<string, Json>;
  readonly problems: DocumentProblem[];
  /** The objects around the place that is looked at. */
  readonly ancestors: Set<Json>;
  /** Kinds by the pointers that references lead to. */
  readonly targets: Map<string, PartKind>;
  /** What to write in place of references that lead through others, by their pointers. */
  readonly redirected: Map<string, string>;
}

/**
 * Lists the outermost schemas of a document by their pointers: those that are not within another
 * schema, and those outside of the usual places that a `$ref` of a schema leads to. The problems are
 * unknown members and each `$ref` that leads nowhere. `redirected` has the pointer of each `$ref` that leads
 * through others, with one that does not.
 * @throws DocumentError where an object contains itself
 */
export function findSchemas(
  version: OpenApiVersion,
  document: JsonObject,
): {
  readonly places: ReadonlyMap<string, Json>;
  readonly problems: readonly DocumentProblem[];
  readonly redirected: ReadonlyMap<string, string>;
} {
  const search: SchemaSearch = {
    document,
    schemas: new Map(),
    problems: [],
    ancestors: new Set(),
    targets: new Map(),
    redirected: new Map(),
  };
  visit(search, document, 'document', []);
  // More are added during the walk.
  for (const [pointer, kind] of search.targets) {
    const target = valueAt(document, pointer);
    if (target !== undefined) visit(search, target, kind, keysOf(pointer));
  }
  followReferences(version, search);
  return { places: search.schemas, problems: search.problems, redirected: search.redirected };
}

function visit(search: SchemaSearch, value: Json, kind: PartKind, keys: readonly string[]): void {
  const { schemas, problems, ancestors } = search;
  if (kind === 'value' || kind === 'opaque') return;
  if (kind === 'schema') {
    schemas.set(pointerOf(keys), value);
    return;
  }
  if (!isObject(value)) {
    problems.push({
      pointer: pointerOf(keys),
      message: `Expected an object, got ${shortenedJson(value)}.`,
    });
    return;
  }
  if (ancestors.has(value)) {
    const message = 'An object contains itself; write a $ref instead.';
    throw new DocumentError([{ pointer: pointerOf(keys), message }]);
  }
  checkOwnReference(search, value, kind, keys);
  ancestors.add(value);
  for (const [key, item] of Object.entries(value)) {
    const member = memberKindOf(kind, key);
    if (member !== 'unknown') visitMember(search, item, member, [...keys, key]);
    else {
      const message = `Unknown member of ${nounOf(kind)}.`;
      const gap = { kind: 'keyword', name: key } as const;
      problems.push({ pointer: pointerOf([...keys, key]), message, gap });
    }
  }
  ancestors.delete(value);
}

/** `a path item`, `an operation`. */
function nounOf(kind: PartKind): string {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${/^[eo]/.test(words) ? 'an' : 'a'} ${words}`;
}

function visitMember(
  search: SchemaSearch,
  value: Json,
  member: MemberKind,
  keys: readonly string[],
): void {
  if (typeof member === 'string') {
    visit(search, value, member, keys);
    return;
  }
  if (isListOf(member)) {
    const [kind] = member;
    if (isArray(value)) {
      for (const [index, item] of value.entries()) visit(search, item, kind, [...keys, `${index}`]);
    } else {
      const message = `Expected a list, got ${shortenedJson(value)}.`;
      search.problems.push({ pointer: pointerOf(keys), message });
    }
    return;
  }
  if (!isObject(value)) {
    const message = `Expected an object, got ${shortenedJson(value)}.`;
    search.problems.push({ pointer: pointerOf(keys), message });
    return;
  }
  const { any = 'opaque' } = member;
  for (const [key, item] of entriesWithoutExtensions(value, any))
    visit(search, item, any, [...keys, key]);
}

function checkOwnReference(
  search: SchemaSearch,
  part: JsonObject,
  kind: PartKind,
  keys: readonly string[],
): void {
  if (typeof part.$ref !== 'string') return;
  const pointer = resolveReference(search, part.$ref, [...keys, '$ref']);
  if (pointer !== undefined && !isComponent(pointer)) search.targets.set(pointer, kind);
  // Which of the two counts, no version says; beside other references it is ignored.
  const beside = Object.keys(part).filter((key) => !/^(\$ref|summary|description|x-.*)$/.test(key));
  if (kind !== 'pathItem' || beside.length === 0) return;
  const message = `Beside the $ref of a path item ${beside.join(', ')} is not supported.`;
  search.problems.push({ pointer: pointerOf(keys), message });
}

/** Where a reference leads; a problem if that is nowhere. */
function resolveReference(
  search: SchemaSearch,
  reference: string,
  keys: readonly string[],
): string | undefined {
  const pointer = redirect(search, reference, keys);
  if (pointer !== undefined) return pointer;
  const message = reference.startsWith('#')
    ? `There is nothing at ${reference}.`
    : `${reference} is another file; give the path of the document in place of its content.`;
  search.problems.push({ pointer: pointerOf(keys), message });
  return undefined;
}

/** Where a reference leads, noted if others stand on the way. */
function redirect(
  { document, redirected }: SchemaSearch,
  reference: string,
  keys: readonly string[],
): string | undefined {
  if (!reference.startsWith('#/')) return undefined;
  const pointer = pointerIn(reference);
  const through = pointerThrough(document, pointer);
  if (through !== undefined && through !== pointer) {
    redirected.set(pointerOf(keys), referenceTo(through));
  }
  return through;
}

/** Whether the walk from the top of the document comes there anyway. */
function isComponent(pointer: string): boolean {
  const [first, section = '', ...rest] = keysOf(pointer);
  return (
    first === 'components' && rest.length === 1 && memberKindOf('components', section) !== 'opaque'
  );
}

/** Adds what the references of schemas lead to; that is walked as well. */
function followReferences(version: OpenApiVersion, search: SchemaSearch): void {
  const { schemas } = search;
  const ids = new Set(
    [...schemas.values()].flatMap((schema) => (isObject(schema) ? [schema.$id] : [])),
  );
  for (const { schema, keys, resource } of schemasAt(version, schemas)) {
    // A schema with an `$id` is resolved on its own, whose references AJV resolves.
    if (!isObject(schema) || resource !== undefined) continue;
    const { $ref, discriminator } = schema;
    const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
    for (const [value, reference] of Object.entries(isObject(mapping) ? mapping : {})) {
      redirect(search, String(reference), [...keys, 'discriminator', 'mapping', value]);
    }
    if (typeof $ref !== 'string' || !refersByPointer($ref, ids)) continue;
    const pointer = resolveReference(search, $ref, [...keys, '$ref']);
    const target = pointer === undefined ? undefined : valueAt(search.document, pointer);
    if (pointer === undefined || target === undefined) continue;
    if (!isBelowAny(pointer, schemas)) schemas.set(pointer, target);
  }
}

/** Whether a reference names a place or a file, and not an anchor or the `$id` of a schema. */
function refersByPointer(reference: string, ids: ReadonlySet<Json | undefined>): boolean {
  if (reference.startsWith('#')) return reference === '#' || reference.startsWith('#/');
  return !ids.has(reference.replace(/#.*$/s, ''));
}

function isBelowAny(pointer: string, places: ReadonlyMap<string, Json>): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (places.has(pointer.slice(0, end))) return true;
  }
  return false;
}
