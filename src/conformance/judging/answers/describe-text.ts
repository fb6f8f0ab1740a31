/** What a body is that should be a JSON object, so that nobody has to look it up. */
import { parse } from 'lossless-json';
import { withoutByteOrderMark } from '../../../core/json.ts';
import { excerpt, quotedExcerpt } from '../../../validation/errors/excerpt.ts';

/** How much is shown before the character at which JSON breaks off. */
const contextLength = 40;

/** In place of a JSON object: `an array: "[1,2]"`, or text that breaks off, with where. Shows what evidence keeps, which is redacted. */
export function describeNonObject(body: string | undefined): string {
  const text = withoutByteOrderMark(body ?? '');
  if (text.trim() === '') return 'an empty body';
  try {
    return `${kindOfJson(parse(text))}: ${quotedExcerpt(text)}`;
  } catch (error) {
    const offset = Number(/at position (\d+)$/.exec(String(error))?.[1] ?? 0);
    if (offset === 0) return `text that is not JSON: ${quotedExcerpt(text)}`;
    const before = excerpt(text.slice(Math.max(0, offset - contextLength), offset));
    return offset >= text.length
      ? `JSON that ends too early, after ${offset} characters: …${before}`
      : `JSON with an error at character ${offset}, after …${before}`;
  }
}

function kindOfJson(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return value === null ? 'null' : `a ${typeof value === 'object' ? 'number' : typeof value}`;
}
