/** Reads values from text in the styles of OpenAPI: split first, decoded then, typed last. */

import { decodePercent } from '../../core/percent-encoding.ts';
import { contentKind } from '../media-types.ts';
import { doubles, tooLargeNumberIn } from '../number-range.ts';
import type { Shape, TextPlan } from '../plan.ts';

export type StyledReading =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'wrong'; readonly expected: string; readonly received: string };

/** Decodes one piece; undefined where its encoding is broken. */
export type Decode = (text: string) => string | undefined;

export const decodeQuery: Decode = (text) =>
  decodePercent(text.includes('+') ? text.replaceAll('+', ' ') : text);

export const decodeNothing: Decode = (text) => text;

/** Thrown within this file only; every reader catches it. */
class BadEncoding extends Error {}

const badEncoding: StyledReading = {
  kind: 'wrong',
  expected: 'percent-encoded UTF-8',
  received: 'other bytes',
};

/** Runs a reading and reports broken encoding like any other problem. */
export function readStyled(read: () => unknown): StyledReading {
  try {
    return { kind: 'value', value: read() };
  } catch (error) {
    if (!(error instanceof BadEncoding)) throw error;
    return badEncoding;
  }
}

/** Decodes one piece within a `reading`. */
export function decodePiece(text: string, decode: Decode): string {
  const result = decode(text);
  if (result === undefined) throw new BadEncoding();
  return result;
}

function isTextShape({ types }: Shape): boolean {
  return types.length === 1 && types[0] === 'string';
}

/** The JSON value of a text. Other text stays text, and the schema refuses it. */
export function primitive(text: string, { types }: Shape): unknown {
  if (types.length === 0) return text;
  const numeric = types.includes('integer') || types.includes('number');
  if (numeric && /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text)) {
    const value = Number(text);
    // A number that JSON could not carry either stays text.
    if (Number.isFinite(value)) return value;
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('null') && text === 'null' && !types.includes('string')) return null;
  return text;
}

/** What separates the members of an array or object that is written as one text. */
function delimiterOf({ style, explode }: TextPlan): string | RegExp {
  switch (style) {
    case 'label':
      return explode ? '.' : ',';
    case 'matrix':
      return explode ? ';' : ',';
    case 'spaceDelimited':
      return /%20|\+| /;
    case 'pipeDelimited':
      return /\||%7C/i;
    default:
      return ',';
  }
}

/**
 * Reads a value from the one text that holds all of it: a path segment, a header, or the text
 * behind a name in a query.
 */
export function readStyledText(
  plan: TextPlan,
  name: string,
  raw: string,
  decode: Decode,
): StyledReading {
  if (plan.mediaType !== undefined) return readMediaText(plan.mediaType, raw, decode);
  if (plan.style === 'simple' && isTextShape(plan.shape)) {
    const value = decode(raw);
    return value === undefined ? badEncoding : { kind: 'value', value };
  }
  const text = withoutPrefix(plan, name, raw);
  if (text === undefined) {
    const expected = plan.style === 'label' ? 'a value after a "."' : `a value after ";${name}="`;
    return { kind: 'wrong', expected, received: 'text without it' };
  }
  return readStyled(() => styledValue(plan, name, text, decode));
}

function styledValue(plan: TextPlan, name: string, text: string, decode: Decode): unknown {
  const { shape, explode, style } = plan;
  const trim = style === 'simple' && decode === decodeNothing;
  const pieces = () => text.split(delimiterOf(plan)).map((piece) => (trim ? piece.trim() : piece));
  if (readsAsArray(shape, pieces)) {
    const items = shape.items ?? { types: [] };
    const label = `${name}=`;
    return pieces().map((piece) => {
      const bare = style === 'matrix' && explode && piece.startsWith(label);
      return primitive(decodePiece(bare ? piece.slice(label.length) : piece, decode), items);
    });
  }
  if (shape.types.includes('object')) return objectOf(pieces(), plan, decode);
  return primitive(decodePiece(text, decode), shape);
}

export function readMediaText(mediaType: string, raw: string, decode: Decode): StyledReading {
  if (contentKind(mediaType) !== 'json') return readStyled(() => decodePiece(raw, decode));
  try {
    const text = decodePiece(raw, decode);
    const value: unknown = JSON.parse(text);
    const isTooLarge = tooLargeNumberIn(text, value) !== undefined;
    return isTooLarge ? { kind: 'wrong', ...doubles } : { kind: 'value', value };
  } catch {
    return { kind: 'wrong', expected: 'JSON', received: 'text that is not JSON' };
  }
}

/** Where a single value would do as well, it is an array only with a delimiter in it. */
function readsAsArray({ types }: Shape, pieces: () => readonly string[]): boolean {
  if (!types.includes('array')) return false;
  return types.every((type) => type === 'array' || type === 'null') || pieces().length > 1;
}

function objectOf(pieces: readonly string[], plan: TextPlan, decode: Decode): unknown {
  const result: Record<string, unknown> = {};
  const add = (key: string, text: string) => {
    const name = decodePiece(key, decode);
    setMember(result, name, primitive(decodePiece(text, decode), propertyShape(plan.shape, name)));
  };
  if (plan.explode && plan.style !== 'form') {
    for (const piece of pieces) {
      const at = piece.indexOf('=');
      add(at < 0 ? piece : piece.slice(0, at), at < 0 ? '' : piece.slice(at + 1));
    }
  } else {
    for (let index = 0; index < pieces.length; index += 2) {
      add(pieces[index] ?? '', pieces[index + 1] ?? '');
    }
  }
  return result;
}

/** The shape of a property, be it listed or not. */
export function propertyShape({ properties, others }: Shape, name: string): Shape {
  const listed = properties !== undefined && Object.hasOwn(properties, name);
  return (listed ? properties[name] : others) ?? { types: [] };
}

export function setMember(object: Record<string, unknown>, name: string, value: unknown): void {
  const rest = { enumerable: true, configurable: true, writable: true };
  if (name === '__proto__') Object.defineProperty(object, name, { value, ...rest });
  else object[name] = value;
}

/** Label and matrix begin with a mark of their own; undefined where it is missing. */
function withoutPrefix(plan: TextPlan, name: string, raw: string): string | undefined {
  const { style, shape, explode } = plan;
  if (style === 'label') return raw.startsWith('.') ? raw.slice(1) : undefined;
  if (style !== 'matrix') return raw;
  if (!raw.startsWith(';')) return undefined;
  const rest = raw.slice(1);
  // An exploded object has the names of its properties in place of its own.
  if (explode && shape.types.includes('object')) return rest;
  if (rest === name) return '';
  return rest.startsWith(`${name}=`) ? rest.slice(name.length + 1) : undefined;
}
