/** Checks an answer against what the document says of its operation. */
import { type Failure, failureOf, faultOf } from './failures.ts';
import { escapePointer } from './findings.ts';
import { essenceOf, withoutParameters } from './media-types.ts';
import { doubles } from './number-range.ts';
import type { CheckSet, OperationPlan, ResponsePlan } from './plan.ts';
import { charsetFault, planFor, readContent } from './read-content.ts';
import { readHeaders } from './read-parameters.ts';

/** An answer as it goes over the wire. */
export interface SentResponse {
  readonly status: number;
  /** A header's value by its lower-case name. */
  header(name: string): string | undefined;
  /** Absent where it is not known, as of a stream, or not sent, as to HEAD. */
  readonly body?: Uint8Array | string | undefined;
}

/** The deepest nesting that is read in a response. */
const maximumDepth = 1000;

/** The response that a status means: itself before its range, and that before `default`. */
function responseFor({ responses }: OperationPlan, status: number): ResponsePlan | undefined {
  const keys = [`${status}`, `${Math.floor(status / 100)}XX`, 'default'];
  const key = keys.find((item) => Object.hasOwn(responses, item));
  return key === undefined ? undefined : responses[key];
}

/** All that is wrong with an answer. */
export async function checkResponse(
  operation: OperationPlan,
  response: SentResponse,
  checks: CheckSet,
): Promise<readonly Failure[]> {
  const plan = responseFor(operation, response.status);
  if (plan === undefined) {
    const where = { in: 'status', pointer: '', schema: `${operation.pointer}/responses` } as const;
    const expected = Object.keys(operation.responses).join(', ');
    return [faultOf(where, `one of ${expected}`, `${response.status}`)];
  }
  const headers = readHeaders(plan.headers, (name) => response.header(name), checks);
  return [...headers, ...(await bodyFailures(plan, response, checks))];
}

async function bodyFailures(
  plan: ResponsePlan,
  { body, header }: SentResponse,
  checks: CheckSet,
): Promise<readonly Failure[]> {
  // What is compressed would have to be unpacked first.
  const isCoded = (header('content-encoding') ?? 'identity').toLowerCase() !== 'identity';
  if (body === undefined || isCoded) return [];
  const { pointer } = plan;
  const where = { in: 'body', pointer: '', schema: pointer } as const;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (plan.content.length === 0) {
    return bytes.length === 0 ? [] : [faultOf(where, 'no body', `${bytes.length} bytes`)];
  }
  const contentType = header('content-type');
  const content = planFor(plan.content, contentType);
  if (contentType === undefined || content === undefined) {
    const expected = plan.content.map(({ mediaType }) => mediaType).join(' or ');
    const place = { ...where, in: 'header', pointer: `/${escapePointer('content-type')}` } as const;
    return [faultOf(place, expected, essenceOf(contentType) ?? 'nothing')];
  }
  const otherThan = (expected: string) =>
    faultOf(where, withoutParameters(expected), 'something else');
  if (charsetFault(contentType) !== undefined) return [otherThan(contentType)];
  const read = await readContent(content, contentType, { bytes, depth: maximumDepth, pointer });
  if (read.kind === 'outOfRange') {
    return [faultOf({ ...where, pointer: read.pointer }, doubles.expected, doubles.received)];
  }
  if (read.kind === 'malformed') return [otherThan(contentType)];
  const value = { value: read.checked, in: 'body', base: '' } as const;
  const failure = failureOf(checks, content.check, value);
  return failure === undefined ? read.failures : [...read.failures, failure];
}
