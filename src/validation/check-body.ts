/** Reads and checks the body of a request. */
import { type Failure, failureOf, faultOf } from './failures.ts';
import { BodyIncomplete, BodyTooLarge, type HttpRequest } from './http.ts';
import { essenceOf } from './media-types.ts';
import { doubles, infiniteNumberIn } from './number-range.ts';
import type { BodyPlan, CheckSet, ContentPlan } from './plan.ts';
import type { Prepare } from './prepare.ts';
import { type Refusal, refusal } from './problem.ts';
import { planFor, type ReadContent, readContent, type UnreadContent } from './read-content.ts';

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

/** Rejects only with what the request itself throws. What the headers tell is told at once. */
export function checkBody(
  plan: BodyPlan,
  request: HttpRequest,
  how: Judging & { readonly bounds: BodyBounds; readonly given?: GivenBody | undefined },
): CheckedBody | Refusal | Promise<CheckedBody | Refusal> {
  const { bounds, given } = how;
  const contentType = request.header('content-type');
  const content = planFor(plan.content, contentType);
  if (contentType !== undefined && content === undefined) return unsupported(plan, contentType);
  if (given !== undefined) {
    if (given.value === undefined || content === undefined) return absent(plan);
    const pointer = infiniteNumberIn(given.value);
    if (pointer !== undefined) return tooLarge(plan, pointer);
    return judged(content, how, { value: given.value, checked: given.value, failures: [] });
  }
  const encoding = request.header('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    return refusal(415, `Expected a body that is not compressed, got ${encoding}.`);
  }
  const judge = (read: ReadContent | UnreadContent): CheckedBody | Refusal => {
    switch (read.kind) {
      case 'unsupported':
        return refusal(415, read.detail);
      case 'malformed':
        return refusal(400, read.detail);
      case 'outOfRange':
        return tooLarge(plan, read.pointer);
      case 'read':
        return judged(read.plan, how, read);
    }
  };
  return request.body(bounds.bytes).then((bytes) => {
    if (bytes.length === 0) return absent(plan);
    if (contentType === undefined || content === undefined) return unsupported(plan, 'none');
    const { pointer } = plan;
    const read = readContent(content, contentType, { bytes, depth: bounds.depth, pointer });
    return read instanceof Promise ? read.then(judge) : judge(read);
  }, refusalOf);
}

function judged(
  { check }: ContentPlan,
  { checks, prepare }: Judging,
  { value, checked, failures }: Pick<ReadContent, 'value' | 'checked' | 'failures'>,
): CheckedBody {
  const prepared = prepare(check, checked);
  const kept = value === checked ? prepared : prepare(check, value);
  const failure = failureOf(checks, check, { value: prepared, in: 'body', base: '' });
  const all = failure === undefined ? failures : [...failures, failure];
  return { kind: 'read', value: kept, failures: all };
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

function refusalOf(error: unknown): Refusal {
  if (error instanceof BodyTooLarge) return refusal(413, error.message);
  if (error instanceof BodyIncomplete) return refusal(400, error.message);
  throw error;
}
