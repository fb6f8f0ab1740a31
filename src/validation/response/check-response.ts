/** Checks a response against what the document says about its operation. */
import { escapeToken } from '../../core/json.ts';
import { type CheckFailure, findFailure, withoutSchema } from '../errors/explain.ts';
import { essenceOf, withoutParameters } from '../media-types.ts';
import { doubles } from '../number-range.ts';
import type { CheckSet, OperationPlan, ResponseChecks, ResponsePlan } from '../plan.ts';
import { charsetProblem, planFor, readContent } from '../request/read-content.ts';
import { checkHeaders } from '../request/read-parameters.ts';

/** A response as it is sent. */
export interface SentResponse {
  readonly status: number;
  /** A header's value by its lower-case name. */
  header(name: string): string | undefined;
  /** Absent where it is not known, as of a stream, or not sent, as to HEAD. */
  readonly body?: Uint8Array | string | undefined;
}

/** The deepest nesting of a response that is checked. */
const bounds = { depth: 1000 };

/**
 * The answer if the caller already has the content. Frameworks send it on their own, in place
 * of a documented answer and without its body (RFC 9110, section 15.4.5).
 */
const notModified = 304;

/** The response that a status means: itself before its range, and that before `default`. */
function responseFor({ responses }: OperationPlan, status: number): ResponsePlan | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  const keys = [`${status}`, range, ...(status === notModified ? [] : ['default'])];
  const key = keys.find((item) => Object.hasOwn(responses, item));
  return key === undefined ? undefined : responses[key];
}

export async function checkResponse(
  operation: OperationPlan,
  response: SentResponse,
  checks: ResponseChecks,
): Promise<readonly CheckFailure[]> {
  const plan = responseFor(operation, response.status);
  if (plan === undefined) {
    const { method } = operation;
    if (response.status === notModified && (method === 'GET' || method === 'HEAD')) return [];
    const where = { in: 'status', pointer: '', schema: `${operation.pointer}/responses` } as const;
    const expected = Object.keys(operation.responses).join(', ');
    return [withoutSchema(where, `one of ${expected}`, `${response.status}`)];
  }
  await checks.load([...plan.headers, ...plan.content].flatMap(({ check }) => check ?? []));
  const headers = checkHeaders(plan.headers, (name) => response.header(name), checks);
  return [...headers, ...(await bodyFailures(plan, response, checks))];
}

async function bodyFailures(
  plan: ResponsePlan,
  { body, header }: SentResponse,
  checks: CheckSet,
): Promise<readonly CheckFailure[]> {
  if (body === undefined) return [];
  const { pointer } = plan;
  const where = { in: 'body', pointer: '', schema: pointer } as const;
  const sent = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const coding = (header('content-encoding') ?? 'identity').trim().toLowerCase();
  const bytes =
    sent.length === 0 || coding === 'identity' ? sent : await decompressBody(sent, coding);
  if (bytes === 'unknown') return [];
  if (bytes === 'broken')
    return [withoutSchema(where, `the content coding ${coding}`, 'something else')];
  if (plan.content.length === 0) {
    return bytes.length === 0 ? [] : [withoutSchema(where, 'no body', `${bytes.length} bytes`)];
  }
  const contentType = header('content-type');
  const content = planFor(plan.content, contentType);
  if (contentType === undefined || content === undefined) {
    const expected = plan.content.map(({ mediaType }) => mediaType).join(' or ');
    const place = { ...where, in: 'header', pointer: `/${escapeToken('content-type')}` } as const;
    return [withoutSchema(place, expected, essenceOf(contentType) ?? 'nothing')];
  }
  const otherThan = (expected: string) =>
    withoutSchema(where, withoutParameters(expected), 'something else');
  if (charsetProblem(contentType) !== undefined) return [otherThan(contentType)];
  const read = await readContent(content, contentType, { bytes, bounds, pointer });
  if (read.kind === 'outOfRange') {
    return [withoutSchema({ ...where, pointer: read.pointer }, doubles.expected, doubles.received)];
  }
  if (read.kind !== 'read') return [otherThan(contentType)];
  const value = { value: read.checked, in: 'body', base: '' } as const;
  const failure = findFailure(checks, content.check, value);
  return failure === undefined ? read.failures : [...read.failures, failure];
}

/** What every platform can decompress. */
const packings: ReadonlyMap<string, 'gzip' | 'deflate'> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
]);

async function decompressBody(
  bytes: Uint8Array,
  coding: string,
): Promise<Uint8Array | 'unknown' | 'broken'> {
  const packing = packings.get(coding);
  if (packing === undefined) return 'unknown';
  const { body } = new Response(new Uint8Array(bytes));
  const plain = new Response(body?.pipeThrough(new DecompressionStream(packing)));
  return plain.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => 'broken',
  );
}
