/** Reads and checks the body of a request. */
import { excerpt } from './excerpt.ts';
import { type Failure, failureOf, faultOf } from './failures.ts';
import { BodyIncomplete, BodyTooLarge, type HttpRequest } from './http.ts';
import { kindOf, withoutParameters } from './media-types.ts';
import type { BodyPlan, CheckSet, ContentPlan } from './plan.ts';
import { type Refusal, refusal } from './problem.ts';
import { charsetFault, planFor, readContent } from './read-content.ts';

/** Bounds of a body. */
export interface BodyBounds {
  readonly bytes: number;
  /** The deepest nesting of arrays and objects. */
  readonly depth: number;
}

/** A body that could be read, with what is wrong with it. */
export interface CheckedBody {
  readonly kind: 'read';
  readonly value: unknown;
  readonly failures: readonly Failure[];
}

/** A body that somebody else has read and parsed before. */
export interface GivenBody {
  readonly value: unknown;
}

/** A body as it arrived, not held against its schema yet. */
export type ReceivedBody<Content extends ContentPlan> =
  | {
      readonly kind: 'received';
      readonly content: Content;
      readonly value: unknown;
      /** The value in JSON's types, which its schema is for. */
      readonly checked: unknown;
      readonly failures: readonly Failure[];
    }
  | { readonly kind: 'absent'; readonly failures: readonly Failure[] };

/** Receives a body and checks it. Rejects only when the client goes away. */
export async function checkBody(
  plan: BodyPlan,
  request: HttpRequest,
  {
    checks,
    bounds,
    given,
  }: { checks: CheckSet; bounds: BodyBounds; given?: GivenBody | undefined },
): Promise<CheckedBody | Refusal> {
  const body = await receiveBody(plan, request, { bounds, given });
  switch (body.kind) {
    case 'refused':
      return body;
    case 'absent':
      return { kind: 'read', value: undefined, failures: body.failures };
    case 'received': {
      const { value, checked, content, failures } = body;
      const failure = failureOf(checks, content.check, { value: checked, in: 'body', base: '' });
      const all = failure === undefined ? failures : [...failures, failure];
      return { kind: 'read', value, failures: all };
    }
  }
}

/**
 * Reads and parses a body of the media types that an operation takes. What the headers say is judged
 * before anything is read, then the size, then the content. Rejects only when the client goes away.
 */
export async function receiveBody<Content extends ContentPlan>(
  plan: BodyPlan<Content>,
  request: HttpRequest,
  { bounds, given }: { bounds: BodyBounds; given?: GivenBody | undefined },
): Promise<ReceivedBody<Content> | Refusal> {
  const contentType = request.header('content-type');
  const content = planFor(plan.content, contentType);
  if (contentType !== undefined && content === undefined) return unsupported(plan, contentType);
  if (given !== undefined) {
    const { value } = given;
    if (value === undefined || content === undefined) return absent(plan);
    return { kind: 'received', content, value, checked: value, failures: [] };
  }
  const coding = request.header('content-encoding')?.trim().toLowerCase() || 'identity';
  if (coding !== 'identity') {
    const detail = `Expected a body without content coding, got the coding ${excerpt(coding)}.`;
    return refusal(415, detail, { headers: { 'accept-encoding': 'identity' } });
  }
  const unreadable = contentType === undefined ? undefined : charsetFault(contentType);
  if (unreadable !== undefined) return refusal(415, unreadable);
  const bytes = await bytesOf(request, bounds.bytes);
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (bytes.length === 0) return absent(plan);
  if (contentType === undefined || content === undefined) return unsupported(plan, undefined);
  const { depth } = bounds;
  const read = await readContent(content, contentType, { bytes, depth, pointer: plan.pointer });
  if (read.kind === 'malformed') return refusal(400, read.detail);
  const { value, checked, failures } = read;
  return { kind: 'received', content, value, checked, failures };
}

function absent({ required, pointer, content }: BodyPlan): ReceivedBody<never> {
  const where = { in: 'body', pointer: '', schema: pointer } as const;
  const onlyJson = content.every(({ mediaType }) => kindOf(mediaType) === 'json');
  const expected = onlyJson ? 'a JSON document' : 'a body';
  return { kind: 'absent', failures: required ? [faultOf(where, expected, 'nothing')] : [] };
}

/** The refusal of a body whose content type is none of the plan's; undefined where it has none. */
export function unsupported({ content }: BodyPlan, contentType: string | undefined): Refusal {
  const expected = content.map(({ mediaType }) => mediaType).join(' or ');
  const named = contentType === undefined ? 'none' : excerpt(withoutParameters(contentType));
  const received = named || 'one that names no media type';
  return refusal(415, `Expected the content type ${expected}, got ${received}.`);
}

async function bytesOf(request: HttpRequest, limit: number): Promise<Uint8Array | Refusal> {
  try {
    return await request.body(limit);
  } catch (error) {
    if (error instanceof BodyTooLarge) return refusal(413, error.message);
    if (error instanceof BodyIncomplete) return refusal(400, error.message);
    throw error;
  }
}
