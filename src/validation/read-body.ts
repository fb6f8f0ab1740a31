/** Reads a JSON body against its schema, once, and says everything that is wrong with it. */
import { excerpt } from './excerpt.ts';
import { describeFindings, type Finding, finding } from './findings.ts';
import { BodyIncomplete, BodyTooLarge, type HttpRequest } from './http.ts';
import type { Validate } from './operation-validators.ts';

/** Why a body was not accepted. */
export type BodyRefusal =
  | 'unsupportedMediaType'
  | 'payloadTooLarge'
  | 'invalidJson'
  | 'invalidRequest';

/** A valid body, or the reason why there is none. */
export type BodyResult<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | {
      readonly kind: 'refused';
      readonly reason: BodyRefusal;
      readonly detail: string;
      readonly findings: readonly Finding[];
    };

/** Bounds of a body. */
export interface BodyLimits {
  readonly bytes: number;
  /** The deepest nesting of arrays and objects. */
  readonly depth: number;
}

/** A compiled schema that narrows what it accepts. */
export type Guard<Value> = ((value: unknown) => value is Value) & Pick<Validate, 'errors'>;

/**
 * Reads, parses and validates a body of the media types that the operation declares. Nothing is
 * coerced and no default is filled in. What the headers say is judged before anything is read, then
 * the size, the JSON, the schema. A client that goes away in the middle has sent invalid JSON.
 *
 * @rule wrong-media-type-is-415
 * @rule request-size
 * @rule request-depth
 * @rule not-json-is-400
 */
export async function readBody<Value>(
  request: HttpRequest,
  content: Readonly<Record<string, Guard<Value>>>,
  limits: BodyLimits,
): Promise<BodyResult<Value>> {
  const contentType = request.header('content-type');
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const validate = Object.hasOwn(content, mediaType) ? content[mediaType] : undefined;
  if (validate === undefined) {
    const received = contentType === undefined ? 'none' : excerpt(mediaType);
    return unsupported(content, received || 'one that names no media type');
  }
  const coded = codingFault(contentType, request.header('content-encoding'));
  if (coded !== undefined) return refused('unsupportedMediaType', coded);

  let bytes: Uint8Array;
  try {
    bytes = await request.body(limits.bytes);
  } catch (error) {
    if (error instanceof BodyTooLarge) return refused('payloadTooLarge', error.message);
    if (error instanceof BodyIncomplete) return refused('invalidJson', error.message);
    throw error;
  }
  if (bytes.length === 0) {
    return invalid([finding('body', '', 'a JSON document', 'nothing')]);
  }

  const parsed = parseJson(bytes, limits.depth);
  if (parsed.kind === 'refused') return parsed;
  const { value } = parsed;
  if (validate(value)) return { kind: 'valid', value };
  return invalid(describeFindings(validate.errors ?? [], { value, location: 'body' }));
}

function refused(
  reason: BodyRefusal,
  detail: string,
  findings: readonly Finding[] = [],
): BodyResult<never> {
  return { kind: 'refused', reason, detail, findings };
}

function invalid(findings: readonly Finding[]): BodyResult<never> {
  return refused('invalidRequest', findings.map(({ detail }) => detail).join(' '), findings);
}

function unsupported(content: object, received: string): BodyResult<never> {
  const expected = Object.keys(content).join(' or ');
  return refused('unsupportedMediaType', `Expected the content type ${expected}, got ${received}.`);
}

/** What cannot be decoded: a compressed body, or text in another character set than UTF-8. */
function codingFault(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): string | undefined {
  const coding = contentEncoding?.trim().toLowerCase();
  if (coding !== undefined && coding !== '' && coding !== 'identity') {
    return `Expected a body without content coding, got the coding ${excerpt(coding)}.`;
  }
  for (const [, name, quoted, token] of contentType?.matchAll(mediaTypeParameter) ?? []) {
    const value = quoted ?? token ?? '';
    if (name?.toLowerCase() === 'charset' && !/^utf-?8$/i.test(value)) {
      return `Expected the charset utf-8, got ${excerpt(value) || 'an empty one'}.`;
    }
  }
  return undefined;
}

/** RFC 9110, section 5.6.6; values with or without quotes. */
const mediaTypeParameter = /;\s*([^\s;=]+)=(?:"([^"]*)"|([^\s;]*))/g;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Uint8Array, maximumDepth: number): BodyResult<unknown> {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return refused('invalidJson', 'Expected JSON in UTF-8, got bytes that are not UTF-8.');
  }
  // A nesting of n takes at least 2n bytes, so that most bodies need no second look.
  if (bytes.length > 2 * maximumDepth && isDeeperThan(text, maximumDepth)) {
    return refused(
      'invalidJson',
      `Expected arrays and objects nested at most ${maximumDepth} deep, got deeper ones.`,
    );
  }
  try {
    return { kind: 'valid', value: JSON.parse(text) };
  } catch (error) {
    const fault = `Expected a JSON document, got text that ${jsonFault(error, text.length)}.`;
    return refused('invalidJson', fault);
  }
}

/** Only where the parser stopped: its message would repeat a piece of the body. */
function jsonFault(error: unknown, length: number): string {
  const message = error instanceof Error ? error.message : '';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (message.startsWith('Unexpected end') || Number(position) >= length) return 'ends too early';
  return position === undefined ? 'is not JSON' : `is not JSON at character ${position}`;
}

function isDeeperThan(text: string, maximumDepth: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > maximumDepth) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
