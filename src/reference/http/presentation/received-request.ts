/** Requests as alternatives read them: which media types, `null`s, keys, parameters and values they may have. */

import { requestMembers as statedMembers } from '#generated/contract/tables.js';
import { type Member, requestMembers } from '#generated/reference/tables.js';
import { bytesOf, textOf } from '../../../core/bytes.ts';
import { escapeToken, isJson, isObject, isSameJson } from '../../../core/json.ts';
import { numberLiteralsIn, writeWithLiterals } from '../../../core/number-literals.ts';
import { repeatedKeyIn, withFirstMembers } from '../../../core/repeated-keys.ts';
import { isUrl } from '../../../core/urls.ts';
import { quotedExcerpt } from '../../../validation/errors/excerpt.ts';
import {
  alternatives as anyOf,
  type InvalidValue,
  invalidValue,
  maximumInvalidValues,
  textLength,
} from '../../../validation/errors/invalid-values.ts';
import { textFormats } from '../../../validation/formats.js';
import { alterRequest, type HttpRequest } from '../../../validation/http.ts';
import { infiniteNumberIn } from '../../../validation/number-range.ts';
import { characters } from '../../../validation/runtime.js';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import { invalidRequest } from '../service-problem.ts';

type ReceivedMembers = Readonly<Record<string, Member>>;

/**
 * The request with the media type and the body that a validator is to see. Reading the body throws the problem
 * `invalidRequest` if a key is repeated and may not be.
 */
export function receivedRequest(
  operationId: string,
  request: HttpRequest,
  alternatives: Alternatives,
): HttpRequest {
  const isAnyType = alternatives.id('wrong-media-type') === 'accepted';
  const isNullAbsent = alternatives.id('null-members') === 'accepted';
  const isAnyWebhook = alternatives.id('webhook-schemes') === 'any';
  const takesAnyCharacter = alternatives.id('webhook-characters') === 'encoded';
  const repeated = alternatives.id('repeated-request-keys');
  const isRewritten = isNullAbsent || isAnyWebhook;
  if (!isAnyType && !isRewritten && repeated === 'last') return request;
  const members = listedBodyMembers(operationId);
  const asRead = (body: unknown) => {
    const pruned = isNullAbsent ? withoutOptionalNulls(body, members) : body;
    return isAnyWebhook ? withoutUncallable(operationId, pruned, { takesAnyCharacter }) : pruned;
  };
  return alterRequest(request, {
    header: (name) =>
      isAnyType && name === 'content-type' ? 'application/json' : request.header(name),
    async body(limitBytes) {
      const bytes = await request.body(limitBytes);
      const once = repeated === 'last' ? bytes : withoutRepeats(bytes, repeated);
      return isRewritten ? rewriteJsonBody(once, asRead) : once;
    },
  });
}

/** What is wrong with a valid body besides. */
export function refusedBodyParts(
  operationId: string,
  body: unknown,
  alternatives: Alternatives,
): InvalidValue[] {
  const members = listedBodyMembers(operationId);
  const findings = [
    ...(alternatives.id('unlisted-request-keys') === 'refused'
      ? unlistedKeys(body, members, '')
      : []),
    ...(alternatives.id('storage-required-keys') === 'all' ? storageLacks(body, members) : []),
    ...(alternatives.id('execution-timeout-maximum') === 'limited'
      ? runsTooLong(body, alternatives.parameter('execution-timeout-maximum', 'limited'))
      : []),
    ...(alternatives.id('webhook-characters') === 'refused'
      ? unencodedCharactersIn('/webhook', memberIn(body, 'webhook'))
      : []),
    ...refusedStorage(memberIn(memberIn(body, 's3Config'), 'endpointUrl'), alternatives),
  ];
  return findings.slice(0, maximumInvalidValues);
}

function* storageLacks(
  body: unknown,
  members: ReceivedMembers | undefined,
): Generator<InvalidValue> {
  const storage = memberIn(body, 's3Config');
  if (!isObject(storage)) return;
  for (const key of Object.keys(members?.['s3Config']?.members ?? {})) {
    if (Object.hasOwn(storage, key)) continue;
    yield invalidValue('body', `/s3Config/${key}`, 'a value', 'nothing');
  }
}

function* runsTooLong(body: unknown, mostMs: number): Generator<InvalidValue> {
  const timeoutMs = memberIn(memberIn(body, 'policy'), 'executionTimeout');
  if (typeof timeoutMs !== 'number' || timeoutMs <= mostMs) return;
  yield invalidValue('body', '/policy/executionTimeout', `at most ${mostMs}`, `${timeoutMs}`);
}

function* refusedStorage(address: unknown, alternatives: Alternatives): Generator<InvalidValue> {
  const place = '/s3Config/endpointUrl';
  if (typeof address !== 'string') return;
  if (alternatives.id('storage-url-schemes') === 'http' && !/^https?:/i.test(address)) {
    yield invalidValue('body', place, 'an http(s) URL', textLength(address));
  }
  if (alternatives.id('storage-url-characters') === 'refused')
    yield* unencodedCharactersIn(place, address);
}

function* unencodedCharactersIn(place: string, address: unknown): Generator<InvalidValue> {
  if (typeof address !== 'string' || isUri(address)) return;
  const expected = 'a URI, with other characters encoded';
  const received = place === '/webhook' ? quotedExcerpt(address) : textLength(address);
  yield invalidValue('body', place, expected, received);
}

/** What is wrong with a query because the document does not list it. */
export function unlistedQueryIn(target: string, listed: readonly string[]): InvalidValue[] {
  const [, query = ''] = target.split('?');
  const names = new Set(new URLSearchParams(query).keys());
  return [...names]
    .filter((name) => !listed.includes(name))
    .slice(0, maximumInvalidValues)
    .map((name) => {
      const expected = 'only listed parameters';
      return invalidValue('query', `/${escapeToken(name)}`, expected, 'another one');
    });
}

function isUri(text: string): boolean {
  return textFormats['uri']?.(text) === true;
}

function memberIn(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function* unlistedKeys(
  value: unknown,
  members: ReceivedMembers | undefined,
  pointer: string,
): Generator<InvalidValue> {
  if (members === undefined || !isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    const place = `${pointer}/${escapeToken(key)}`;
    const member = Object.hasOwn(members, key) ? members[key] : undefined;
    // Storage settings are passed on unchanged, so they may have any member.
    if (key === 's3Config') continue;
    if (member !== undefined) yield* unlistedKeys(item, member.members, place);
    else {
      const expected = `only the keys ${anyOf(Object.keys(members))}`;
      yield invalidValue('body', place, expected, 'another one');
    }
  }
}

/** The listed members of the body of an operation; undefined for one without a body. */
function listedBodyMembers(
  operationId: string,
  members: Readonly<Record<string, ReceivedMembers>> = requestMembers,
): ReceivedMembers | undefined {
  return Object.hasOwn(members, operationId) ? members[operationId] : undefined;
}

/** JSON with the first member of each key, or none that repeats one; other bytes are as they came. */
function withoutRepeats(bytes: Uint8Array, repeated: 'first' | 'refused'): Uint8Array {
  const text = textOf(bytes);
  if (!isJson(text)) return bytes;
  const place = repeatedKeyIn(text);
  if (place === undefined) return bytes;
  if (repeated === 'first') return bytesOf(withFirstMembers(text));
  throw invalidRequest([invalidValue('body', place, 'each key once', 'one that is repeated')]);
}

/** JSON with another value; other bytes, and JSON whose value stays the same, are as they came. */
function rewriteJsonBody(bytes: Uint8Array, change: (body: unknown) => unknown): Uint8Array {
  const text = textOf(bytes);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return bytes;
  }
  // A number that would change on its way is left to the check.
  if (infiniteNumberIn(body) !== undefined) return bytes;
  const changed = change(body);
  if (isSameJson(changed, body)) return bytes;
  return bytesOf(writeWithLiterals(changed, numberLiteralsIn(text)));
}

/** A body in which `null` stands for no optional member. */
function withoutOptionalNulls(value: unknown, members: ReceivedMembers | undefined): unknown {
  if (members === undefined || !isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const member = Object.hasOwn(members, key) ? members[key] : undefined;
    if (item === null && member?.isRequired === false) return [];
    return [[key, withoutOptionalNulls(item, member?.members)]];
  });
  return Object.fromEntries(entries);
}

/** A body without a webhook that keeps what is stated but cannot be called. */
function withoutUncallable(
  operationId: string,
  body: unknown,
  { takesAnyCharacter }: { takesAnyCharacter: boolean },
): unknown {
  if (!isObject(body) || typeof body['webhook'] !== 'string') return body;
  const { webhook, ...others } = body;
  const fits = (members: ReceivedMembers | undefined) =>
    characters(webhook) <= (members?.['webhook']?.maxLength ?? Number.POSITIVE_INFINITY);
  const isAddress = isUri(webhook) || (takesAnyCharacter && isUrl(webhook));
  const isLegal = isAddress && fits(listedBodyMembers(operationId, statedMembers));
  const isCallable = fits(listedBodyMembers(operationId)) && isHttp(webhook);
  return isLegal && !isCallable ? others : body;
}

/** Whether a URL has a host that can be called, without credentials. */
function isHttp(url: string): boolean {
  if (!isUrl(url) || /^[a-z]+:\/{3}/i.test(url)) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
