/** Reads and checks the body of a request. */
import { type Failure, failureOf, faultOf } from './failures.ts';
import { BodyIncomplete, BodyTooLarge, type HttpRequest } from './http.ts';
import { essenceOf } from './media-types.ts';
import { doubles, infiniteNumberIn } from './number-range.ts';
import type { BodyPlan, CheckSet, ContentPlan } from './plan.ts';
import type { Prepare } from './prepare.ts';
import { type Refusal, refusal } from './problem.ts';
import { planFor, readContent } from './read-content.ts';

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

/** By what a body is judged once it was read. */
interface Judging {
  readonly checks: CheckSet;
  /** What is made of the value before its check. */
  readonly prepare: Prepare;
}

/** Rejects only when the client goes away. */
export async function checkBody(
  plan: BodyPlan,
  request: HttpRequest,
  {
    bounds,
    given,
    ...how
  }: Judging & { readonly bounds: BodyBounds; readonly given?: GivenBody | undefined },
): Promise<CheckedBody | Refusal> {
  const contentType = request.header('content-type');
  const content = planFor(plan.content, contentType);
  if (contentType !== undefined && content === undefined) return unsupported(plan, contentType);
  const encoding = request.header('content-encoding') ?? 'identity';
  if (given !== undefined) {
    if (given.value === undefined || content === undefined) return absent(plan);
    const pointer = infiniteNumberIn(given.value);
    if (pointer !== undefined) return tooLarge(plan, pointer);
    return judged(content, { ...how, value: given.value });
  }
  if (encoding.toLowerCase() !== 'identity') {
    return refusal(415, `Expected a body that is not compressed, got ${encoding}.`);
  }
  const bytes = await bytesOf(request, bounds.bytes);
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (bytes.length === 0) return absent(plan);
  if (contentType === undefined || content === undefined) return unsupported(plan, 'none');
  const { depth } = bounds;
  const read = await readContent(content, contentType, { bytes, depth, pointer: plan.pointer });
  switch (read.kind) {
    case 'unsupported':
      return refusal(415, read.detail);
    case 'malformed':
      return refusal(400, read.detail);
    case 'outOfRange':
      return tooLarge(plan, read.pointer);
    case 'read':
      return judged(content, { ...how, ...read });
  }
}

function judged(
  { check }: ContentPlan,
  {
    checks,
    prepare,
    value,
    checked = value,
    failures = [],
  }: Judging & {
    readonly value: unknown;
    readonly checked?: unknown;
    readonly failures?: readonly Failure[];
  },
): CheckedBody {
  const prepared = prepare(check, checked);
  const failure = failureOf(checks, check, { value: prepared, in: 'body', base: '' });
  return {
    kind: 'read',
    value: value === checked ? prepared : prepare(check, value),
    failures: failure === undefined ? failures : [...failures, failure],
  };
}

function absent({ required, pointer }: BodyPlan): CheckedBody {
  const where = { in: 'body', pointer: '', schema: pointer } as const;
  const failures = required ? [faultOf(where, 'a body', 'nothing')] : [];
  return { kind: 'read', value: undefined, failures };
}

function tooLarge({ pointer: schema }: BodyPlan, pointer: string): CheckedBody {
  const where = { in: 'body', pointer, schema } as const;
  const failures = [faultOf(where, doubles.expected, doubles.received)];
  return { kind: 'read', value: undefined, failures };
}

function unsupported({ content }: BodyPlan, contentType: string): Refusal {
  const expected = content.map(({ mediaType }) => mediaType).join(' or ');
  const received = essenceOf(contentType) ?? 'none';
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
