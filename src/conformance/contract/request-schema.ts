/** The schema of a job request, keyword by keyword. */

import { createRequire } from 'node:module';
import {
  isObject,
  type Json,
  type JsonObject,
  partAt,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import { isUrl } from '../../core/urls.ts';
import { textsIn } from '../../validation/errors/invalid-values.ts';
import { textFormats } from '../../validation/formats.js';
import { linkedSchemas } from '../../validation/load/walk-schemas.ts';
import { characters } from '../../validation/runtime.js';

export type MemberType = 'boolean' | 'integer' | 'object' | 'string';

export interface Member {
  /** JSON pointer into the request; empty for the request itself. */
  readonly at: string;
  readonly type: MemberType;
  /** The inclusive range of an integer, if it has one. */
  readonly range: { readonly from: number | undefined; readonly to: number | undefined };
  /** How many characters a text may have, if that is limited. */
  readonly longest: number | undefined;
  readonly default: Json | undefined;
  readonly isAddress: boolean;
}

export interface Keyword {
  /** JSON pointer into the document, by which failed keywords and rules name it. */
  readonly pointer: string;
  readonly name:
    | 'type'
    | 'required'
    | 'format'
    | 'pattern'
    | 'maxLength'
    | 'minimum'
    | 'maximum'
    | 'exclusiveMinimum';
  readonly member: Member;
}

const schemaPointer = '#/components/schemas/JobRequest';

const load = createRequire(import.meta.url);

const document: Json = load('#generated/contract/openapi.json');

/** Every keyword that a request can break, in the order of the document. */
export const requestKeywords: readonly Keyword[] = keywordsOf(document, schemaPointer);

/** What the reference adds to them. */
export const chosenKeywords: readonly Keyword[] = keywordsOf(
  load('#generated/reference/openapi.json'),
  schemaPointer,
).filter(({ pointer }) => !requestKeywords.some((stated) => stated.pointer === pointer));

/** Every described member of a request, starting with the request itself. */
export const requestMembers: readonly Member[] = requestKeywords.flatMap(({ name, member }) =>
  name === 'type' ? [member] : [],
);

/** Every described member besides the input, at any depth; outer ones come first. */
export const membersBesideInput: readonly Member[] = requestMembers.filter(
  ({ at }) => at !== '' && at !== '/input',
);

/** How messages name a member: the names from the request to it. */
export function memberName(at: string): string {
  return pointerNames(at).join('.');
}

/** @throws {Error} at a keyword that is unknown here, so that none is overlooked */
export function keywordsOf(document: Json, root: string): Keyword[] {
  if (!isObject(valueAt(document, root))) throw new Error(`${root} is not a schema.`);
  const places = new Map([[root, '']]);
  const follow = ([keyword]: readonly string[]) => keyword === '$ref' || keyword === 'properties';
  const walk = { pointers: [root], follow };
  return [...linkedSchemas('3.1', document, walk)].flatMap(({ pointer, schema, parts }) => {
    const at = places.get(pointer) ?? '';
    for (const part of parts) {
      const [, property] = part.keys;
      places.set(part.pointer, property === undefined ? at : below(at, property));
    }
    return schema.$ref === undefined ? ownKeywords(schema, { pointer, at }) : [];
  });
}

function ownKeywords(
  schema: JsonObject,
  { pointer, at }: { pointer: string; at: string },
): Keyword[] {
  const member = describeMember(schema, { pointer, at });
  return Object.entries(schema).flatMap(([name, argument]): Keyword[] => {
    const keyword = { pointer: `${pointer}/${name}`, member };
    switch (name) {
      case 'type':
      case 'minimum':
      case 'maximum':
      case 'exclusiveMinimum':
      case 'maxLength':
        return [{ ...keyword, name }];
      case 'format':
        return member.isAddress ? [{ ...keyword, name }] : [];
      case 'required':
        return textsIn(argument).map((required) => ({
          ...keyword,
          name,
          member: describeMember(propertyOf(schema, required), {
            pointer,
            at: below(at, required),
          }),
        }));
      case 'properties':
      case 'additionalProperties':
      case 'default':
      case 'description':
      case 'title':
      case 'writeOnly':
      case 'x-expected':
        return [];
      default:
        // Texts are generated for no other pattern.
        if (name === 'pattern' && member.isAddress) return [{ ...keyword, name }];
        throw new Error(`${pointer}/${name}: this keyword is not supported.`);
    }
  });
}

function describeMember(
  schema: JsonObject,
  { pointer, at }: { pointer: string; at: string },
): Member {
  const { type, format, minimum, maximum, exclusiveMinimum, maxLength, default: value } = schema;
  const { 'x-expected': expected } = schema;
  switch (type) {
    case 'boolean':
    case 'integer':
    case 'object':
    case 'string':
      return {
        at,
        type,
        default: value,
        longest: numericLimit(maxLength),
        isAddress: format === 'uri' || (typeof expected === 'string' && /\bURL\b/.test(expected)),
        range: {
          from: numericLimit(minimum) ?? nextBound(numericLimit(exclusiveMinimum)),
          to: numericLimit(maximum),
        },
      };
    default:
      throw new Error(`${pointer}: this type is not supported.`);
  }
}

function propertyOf({ properties }: JsonObject, name: string): JsonObject {
  const property = isObject(properties) ? properties[name] : undefined;
  if (isObject(property)) return property;
  throw new Error(`${name} is required, but not described.`);
}

function numericLimit(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function nextBound(bound: number | undefined): number | undefined {
  return bound === undefined ? undefined : bound + 1;
}

function below(at: string, name: string): string {
  return at + pointerOf([name]).slice(1);
}

/** A text for a member with so many characters. Of an address, evidence keeps the length of a query of hyphens. */
export function textOfLength({ isAddress }: Member, beginning: string, length: number): string {
  return isAddress
    ? `${beginning}?`.padEnd(length, '-')
    : beginning.slice(0, length).padEnd(length, 'x');
}

/** Whether a value is the largest, the smallest or the longest that a member may have. */
export function isExtremeValue({ range, longest }: Member, value: unknown): boolean {
  if (typeof value === 'string') return characters(value) === longest;
  return value !== undefined && (value === range.from || value === range.to);
}

/** The request with a value at a JSON pointer; undefined removes the member. */
export function withMember(request: unknown, at: string, value: unknown): unknown {
  const [name, ...rest] = pointerNames(at);
  if (name === undefined) return value;
  const entries: [string, unknown][] =
    typeof request === 'object' && request !== null ? Object.entries(request) : [];
  const others = entries.filter(([key]) => key !== name);
  const before = entries.find(([key]) => key === name)?.[1];
  const inside =
    rest.length === 0 ? value : withMember(before, rest.map((key) => `/${key}`).join(''), value);
  return Object.fromEntries(inside === undefined ? others : [...others, [name, inside]]);
}

/** A request as the object that it is; throws for any other value. */
export function requestObject(value: unknown): object {
  if (typeof value === 'object' && value !== null) return value;
  throw new TypeError('A request is an object.');
}

/** The described members of a request except `input`; of nested members only the innermost. */
export function describedMembersIn(request: unknown): readonly string[] {
  const present = requestMembers.filter(
    ({ at }) => at !== '' && at !== '/input' && partAt(request, at) !== undefined,
  );
  return present
    .map(({ at }) => at)
    .filter((at) => !present.some((other) => other.at.startsWith(`${at}/`)));
}

/** JSON pointers of the members that the document does not describe, outside of `input`. */
export function unlistedPointers(request: unknown): readonly string[] {
  const objects = requestMembers.filter(({ type, at }) => type === 'object' && at !== '/input');
  return objects.flatMap(({ at }) => {
    const value = partAt(request, at);
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return names
      .map((name) => below(at, name))
      .filter((place) => !requestMembers.some((member) => member.at === place));
  });
}

/** Names in a request need no escapes. */
function pointerNames(at: string): string[] {
  return at.split('/').slice(1);
}

/** The nesting depth of arrays and objects; 1 for a flat one. */
export function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value].filter(isNested); level.length > 0; depth += 1) {
    const next: object[] = [];
    for (const outer of level) {
      for (const inner of nestedValues(outer)) if (isNested(inner)) next.push(inner);
    }
    level = next;
  }
  return depth;
}

/** The number of JSON values in a value: itself, and all members and items at any depth. */
export function countJsonValues(value: unknown): number {
  let parts = 1;
  const waiting = [value].filter(isNested);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const values = nestedValues(next);
    parts += values.length;
    for (const inner of values) if (isNested(inner)) waiting.push(inner);
  }
  return parts;
}

function nestedValues(nested: object): readonly unknown[] {
  return Array.isArray(nested) ? nested : Object.values(nested);
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export const storagePlace = '/s3Config';

export const storageSettings = requestMembers.filter(({ at }) => at.startsWith(`${storagePlace}/`));

/** Members that may cause a refusal, without `input`; storage settings count as one, since they go together. */
export function reasonsIn(request: unknown): readonly string[] {
  const reasons = describedMembersIn(request).map((at) =>
    at.startsWith(`${storagePlace}/`) ? storagePlace : at,
  );
  return [...new Set(reasons)];
}

/** The shortest execution timeout that a request may ask for, in milliseconds. */
export const shortestTimeoutMs =
  requestMembers.find(({ at }) => at === '/policy/executionTimeout')?.range.from ?? 0;

const webhookPlace = '/webhook';

export const storageUrlPlace = `${storagePlace}/endpointUrl`;

/** Whether a request has a webhook that is a URL only with characters that a URI has to encode. */
export function hasUnencodedWebhook(request: unknown): boolean {
  return isUnencoded(partAt(request, webhookPlace));
}

/** Whether the storage of a request has a URL that is one only with such characters. */
export function hasUnencodedStorageUrl(request: unknown): boolean {
  return isUnencoded(partAt(request, storageUrlPlace));
}

function isUnencoded(address: unknown): boolean {
  if (typeof address !== 'string' || textFormats['uri']?.(address) === true) return false;
  return isUrl(address);
}

/** Whether the storage of a request has a URL of another scheme than `http` and `https`. */
export function hasOtherStorageScheme(request: unknown): boolean {
  const address = partAt(request, storageUrlPlace);
  return typeof address === 'string' && /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address);
}

/**
 * What a deployment may legally refuse: incomplete storage, numbers above a default without a maximum,
 * and URLs of other schemes or with characters that a URI has to encode.
 */
export function leftOpenIn(request: unknown): readonly string[] {
  const storage = partAt(request, storagePlace);
  const isPart =
    isObject(storage) && storageSettings.some(({ at }) => partAt(request, at) === undefined);
  const integers = requestMembers.filter(({ type }) => type === 'integer');
  const unbounded = integers.filter(({ at, range, default: usual }) => {
    const value = partAt(request, at);
    if (typeof value !== 'number' || range.to !== undefined) return false;
    return typeof usual !== 'number' || value > usual;
  });
  return [
    ...(isPart ? [storagePlace] : []),
    ...(hasUnencodedWebhook(request) ? [webhookPlace] : []),
    ...(hasUnencodedStorageUrl(request) || hasOtherStorageScheme(request) ? [storageUrlPlace] : []),
    ...unbounded.map(({ at }) => at),
  ];
}
