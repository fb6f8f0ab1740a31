/** Tells what of a handler's answer cannot be sent, before a platform throws over it. */
import type { HttpResponse } from './http.ts';

/**
 * What names and values of header fields consist of (RFC 9110, section 5). `trailer` announces what
 * only comes after chunks, which no answer is sent in by choice.
 */
const fieldName = /^(?!trailer$)[\w!#$%&'*+.^`|~-]+$/i;
const fieldValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * What was expected instead of the first thing that cannot be sent; `undefined` where all can. Does
 * not trust the type, as handlers may be written without types.
 */
export function answerFault(answer: HttpResponse): string | undefined {
  if (typeof answer !== 'object' || answer === null) return `an answer, got ${typeof answer}`;
  const { status, headers, body, stream } = answer;
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    return `a status from 200 to 599, got ${String(status)}`;
  }
  if (typeof headers !== 'object' || headers === null) {
    return `an object of headers, got ${typeof headers}`;
  }
  for (const name in headers) {
    if (!fieldName.test(name)) return `the name of a header, got ${JSON.stringify(name)}`;
    // The value may be a secret.
    if (!fieldValue.test(headers[name] ?? '')) {
      return `the header ${name} as text of Latin-1 without control characters`;
    }
  }
  if (stream !== undefined) {
    return isIterable(stream) ? undefined : `an async iterable as stream, got ${typeof stream}`;
  }
  const isBody = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  return isBody ? undefined : `text or bytes as body, got ${typeof body}`;
}

function isIterable(value: object | null): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
