/** Reads and checks the body of a request. */

import type { NumberLiterals } from '../../core/number-literals.ts';
import { excerpt } from '../errors/excerpt.ts';
import { type CheckFailure, findFailure, withoutSchema } from '../errors/explain.ts';
import { type Refusal, refusal } from '../errors/problem-response.ts';
import {
  BodyIncomplete,
  BodyTooLarge,
  type HttpRequest,
  NoRoomForBody,
  noRoomRetrySeconds,
} from '../http.ts';
import type { JsonBounds } from '../json-bounds.ts';
import { contentKind, withoutParameters } from '../media-types.ts';
import { doubles, infiniteNumberIn } from '../number-range.ts';
import type { BodyPlan, CheckSet, ContentPlan } from '../plan.ts';
import { hasUnsupportedCoding, unsupportedCoding } from '../transfer-coding.ts';
import type { Prepare } from './defaults-and-coercion.ts';
import {
  charsetProblem,
  parsedContent,
  planFor,
  type ReadContent,
  readContent,
  type UnreadContent,
} from './read-content.ts';

export interface BodyBounds extends JsonBounds {
  readonly bytes: number;
}

export interface CheckedBody {
  readonly kind: 'read';
  readonly value: unknown;
  readonly numberLiterals?: NumberLiterals | undefined;
  readonly failures: readonly CheckFailure[];
}

/** A body that was read earlier, usually by a framework, and is usually parsed. */
export interface GivenBody {
  /**
   * Bytes are parsed as if they had just been read; the texts of a form are read by their schemas.
   */
  readonly value: unknown;
}

interface BodyChecks {
  readonly checks: CheckSet;
  /** Changes the value before its check. */
  readonly prepare: Prepare;
}

/** A body as it arrived, before its check. */
export type ReceivedBody<Content extends ContentPlan> =
  | {
      readonly kind: 'received';
      readonly content: Content;
      readonly value: unknown;
      /** The value in JSON's types, which its schema is for. */
      readonly checked: unknown;
      readonly numberLiterals?: NumberLiterals | undefined;
      readonly failures: readonly CheckFailure[];
    }
  /** There is no value to check: no body, or one with a number that no double holds. */
  | { readonly kind: 'unchecked'; readonly failures: readonly CheckFailure[] };

/**
 * Hands what became of the body to `next`, in the promise of the body where that is still to arrive. Rejects only with what the
 * request itself throws.
 */
export function checkBody<Verdict>(
  plan: BodyPlan,
  request: HttpRequest,
  how: BodyChecks & { readonly bounds: BodyBounds; readonly givenBody?: GivenBody | undefined },
  next: (body: CheckedBody | Refusal) => Verdict | Promise<Verdict>,
): Verdict | Promise<Verdict> {
  const judge = (body: ReceivedBody<ContentPlan> | Refusal): Verdict | Promise<Verdict> => {
    switch (body.kind) {
      case 'refused':
        return next(body);
      case 'unchecked':
        return next({ kind: 'read', value: undefined, failures: body.failures });
      case 'received':
        return next(checkContent(body.content, how, body));
    }
  };
  const judgeReceived = (body: ContentReading<ContentPlan>) =>
    body instanceof Promise ? body.then(judge) : judge(body);
  const body = receiveBody(plan, request, how);
  if (!('arrival' in body)) return judgeReceived(body);
  const { arrival, parse } = body;
  return arrival.then(
    (bytes) => judgeReceived(parse(bytes)),
    (error) => judge(refusalOfBody(error)),
  );
}

type ContentReading<Content extends ContentPlan> =
  | ReceivedBody<Content>
  | Refusal
  | Promise<ReceivedBody<Content> | Refusal>;

/** A body that is still to arrive. */
interface ArrivingBody<Content extends ContentPlan> {
  readonly arrival: Promise<Uint8Array>;
  readonly parse: (bytes: Uint8Array) => ContentReading<Content>;
}

/**
 * Reads and parses a body of the media types that an operation takes. Problems of the headers are
 * reported at once, before anything is read; then comes the size, then the content.
 */
function receiveBody<Content extends ContentPlan>(
  plan: BodyPlan<Content>,
  request: HttpRequest,
  {
    bounds,
    givenBody,
  }: { readonly bounds: BodyBounds; readonly givenBody?: GivenBody | undefined },
): ContentReading<Content> | ArrivingBody<Content> {
  if (hasUnsupportedCoding(request.header('transfer-encoding'))) {
    const { status, detail } = unsupportedCoding;
    return refusal(status, detail, { headers: { connection: 'close' } });
  }
  const contentType = request.header('content-type');
  const content = planFor(plan.content, contentType);
  const isUnnamed = contentType === undefined && plan.required && givenBody === undefined;
  if (isUnnamed || (contentType !== undefined && content === undefined)) {
    return refuseContentType(plan, contentType);
  }
  const parse = (bytes: Uint8Array) => {
    if (bytes.length === 0) return missingBody(plan);
    if (contentType === undefined || content === undefined)
      return refuseContentType(plan, undefined);
    const { pointer } = plan;
    const read = readContent(content, contentType, { bytes, bounds, pointer });
    const take = (settled: ReadContent | UnreadContent) => receiveContent(plan, content, settled);
    return read instanceof Promise ? read.then(take) : take(read);
  };
  if (givenBody !== undefined) {
    const { value } = givenBody;
    // It was read and perhaps unpacked, but not parsed.
    if (value instanceof Uint8Array) return parse(value);
    if (value === undefined || content === undefined) return missingBody(plan);
    const pointer = infiniteNumberIn(value);
    if (pointer !== undefined) return tooLargeNumber(plan, pointer);
    return { kind: 'received', content, ...parsedContent(content, value, plan.pointer) };
  }
  const coding = request.header('content-encoding')?.trim().toLowerCase() || 'identity';
  if (coding !== 'identity') {
    const detail = `Expected a body without content coding, got the coding ${excerpt(coding)}.`;
    return refusal(415, detail, { headers: { 'accept-encoding': 'identity' } });
  }
  const unreadable = contentType === undefined ? undefined : charsetProblem(contentType);
  if (unreadable !== undefined) return refusal(415, unreadable);
  return { arrival: request.body(bounds.bytes), parse };
}

function receiveContent<Content extends ContentPlan>(
  plan: BodyPlan,
  content: Content,
  read: ReadContent | UnreadContent,
): ReceivedBody<Content> | Refusal {
  switch (read.kind) {
    case 'malformed':
      return refusal(400, read.detail);
    case 'tooLarge':
      return refusal(413, read.detail);
    case 'outOfRange':
      return tooLargeNumber(plan, read.pointer);
    case 'read': {
      const { value, checked, numberLiterals, failures } = read;
      return { kind: 'received', content, value, checked, numberLiterals, failures };
    }
  }
}

function checkContent(
  { check }: ContentPlan,
  { checks, prepare }: BodyChecks,
  {
    value,
    checked,
    numberLiterals,
    failures,
  }: Pick<ReadContent, 'value' | 'checked' | 'numberLiterals' | 'failures'>,
): CheckedBody {
  const prepared = prepare(check, checked);
  const kept = value === checked ? prepared : prepare(check, value);
  const failure = findFailure(checks, check, { value: prepared, in: 'body', base: '' });
  const all = failure === undefined ? failures : [...failures, failure];
  return { kind: 'read', value: kept, numberLiterals, failures: all };
}

function missingBody({ required, pointer, content }: BodyPlan): ReceivedBody<never> {
  const where = { in: 'body', pointer: '', schema: pointer } as const;
  const onlyJson = content.every(({ mediaType }) => contentKind(mediaType) === 'json');
  const expected = onlyJson ? 'a JSON document' : 'a body';
  return {
    kind: 'unchecked',
    failures: required ? [withoutSchema(where, expected, 'nothing')] : [],
  };
}

function tooLargeNumber({ pointer: schema }: BodyPlan, pointer: string): ReceivedBody<never> {
  const where = { in: 'body', pointer, schema } as const;
  return {
    kind: 'unchecked',
    failures: [withoutSchema(where, doubles.expected, doubles.received)],
  };
}

function refuseContentType({ content }: BodyPlan, contentType: string | undefined): Refusal {
  const expected = content.map(({ mediaType }) => mediaType).join(' or ');
  const named = contentType === undefined ? 'none' : excerpt(withoutParameters(contentType));
  const received = named || 'one that names no media type';
  return refusal(415, `Expected the content type ${expected}, got ${received}.`);
}

function refusalOfBody(error: unknown): Refusal {
  if (error instanceof BodyTooLarge) return refusal(413, error.message);
  if (error instanceof NoRoomForBody) {
    const headers = { 'retry-after': String(noRoomRetrySeconds) };
    return refusal(503, error.message, { headers });
  }
  if (error instanceof BodyIncomplete) return refusal(400, error.message);
  throw error;
}
