/** Reads bodies, of requests and of responses alike, by their media types. */

import { type NumberLiterals, numberLiteralsIn } from '../../core/number-literals.ts';
import { excerpt } from '../errors/excerpt.ts';
import { type CheckFailure, withoutSchema } from '../errors/explain.ts';
import { exceededBound, type JsonBounds } from '../json-bounds.ts';
import {
  contentKind,
  essenceOf,
  matchMediaType,
  mediaTypeParameter,
  withoutParameters,
} from '../media-types.ts';
import { tooLargeNumberIn } from '../number-range.ts';
import type { ContentPlan } from '../plan.ts';
import { type Pairs, pairsOfForm, readPairs, splitPairs } from './query-values.ts';
import { decodeNothing, readMediaText, readStyledText, setMember } from './styled-text.ts';

/** A body that was read: the value for the caller, and the one for its schema. */
export interface ReadContent {
  readonly kind: 'read';
  readonly value: unknown;
  /** The same in JSON's types: files and bytes are text with one character for each byte. */
  readonly checked: unknown;
  /** Of JSON: its numbers as they were written, where JavaScript would write them in another way. */
  readonly numberLiterals?: NumberLiterals | undefined;
  readonly plan: ContentPlan;
  readonly failures: readonly CheckFailure[];
}

export type UnreadContent =
  | { readonly kind: 'malformed'; readonly detail: string }
  | { readonly kind: 'tooLarge'; readonly detail: string }
  | { readonly kind: 'outOfRange'; readonly pointer: string };

export function planFor<Content extends ContentPlan>(
  content: readonly Content[],
  contentType: string | undefined,
): Content | undefined {
  // Most clients write the media type as the document does.
  const same = content.find(({ mediaType }) => mediaType === contentType);
  if (same !== undefined) return same;
  const essence = essenceOf(contentType);
  return essence === undefined ? undefined : matchMediaType(content, essence);
}

/** Why JSON of this content type cannot be read: another charset (RFC 8259, section 8.1). */
export function charsetProblem(contentType: string): string | undefined {
  const charset = mediaTypeParameter(contentType, 'charset');
  if (charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)) return undefined;
  if (contentKind(withoutParameters(contentType)) !== 'json') return undefined;
  return `Expected the charset utf-8, got ${excerpt(charset) || 'an empty one'}.`;
}

export function readContent(
  plan: ContentPlan,
  contentType: string,
  { bytes, bounds, pointer }: { bytes: Uint8Array; bounds: JsonBounds; pointer: string },
): ReadContent | UnreadContent | Promise<ReadContent | UnreadContent> {
  // No spread adds to it afterwards: that would cost more than to parse a small body.
  const read = (value: unknown, checked = value, numberLiterals?: NumberLiterals): ReadContent => ({
    kind: 'read',
    value,
    checked,
    numberLiterals,
    plan,
    failures: [],
  });
  const isChecked = plan.check !== undefined || plan.fields !== undefined;
  const kind = contentKind(withoutParameters(contentType));
  if (!isChecked && kind !== 'json' && kind !== 'text') return read(bytes);
  switch (kind) {
    case 'json': {
      const text = decodeText(bytes);
      if (text === undefined) return malformedContent('JSON in UTF-8', 'bytes that are not UTF-8');
      return readJsonContent(text, bounds, (value, literals) => read(value, value, literals));
    }
    case 'text': {
      const text = decodeText(bytes, mediaTypeParameter(contentType, 'charset'));
      return text === undefined
        ? malformedContent('text in its charset', 'other bytes')
        : read(text);
    }
    case 'form': {
      const text = decodeText(bytes);
      if (text === undefined)
        return malformedContent('a form in UTF-8', 'bytes that are not UTF-8');
      return { ...read(undefined), ...formValue(plan, splitPairs(text), pointer) };
    }
    case 'multipart':
      return readMultipart(plan, contentType, { bytes, read });
    case 'binary':
      return read(bytes, oneCharacterPerByte(bytes));
  }
}

function malformedContent(expected: string, received: string): UnreadContent {
  return { kind: 'malformed', detail: `Expected ${expected}, got ${received}.` };
}

/** Shared, because creating one costs more than decoding a small body. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined for other bytes and for an unknown charset. */
function decodeText(bytes: Uint8Array, charset = 'utf-8'): string | undefined {
  try {
    const decoder = charset === 'utf-8' ? utf8 : new TextDecoder(charset, { fatal: true });
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function readJsonContent(
  text: string,
  bounds: JsonBounds,
  read: (value: unknown, numberLiterals: NumberLiterals | undefined) => ReadContent,
): ReadContent | UnreadContent {
  switch (exceededBound(text, bounds)) {
    case 'depth':
      return malformedContent(
        `arrays and objects nested at most ${bounds.depth} deep`,
        'deeper ones',
      );
    case 'parts': {
      const detail = `Expected a body of at most ${bounds.parts} JSON values, each array, object, member and item counted, got more.`;
      return { kind: 'tooLarge', detail };
    }
    case undefined:
      break;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return malformedContent('a JSON document', `text that ${jsonProblem(error, text.length)}`);
  }
  const pointer = tooLargeNumberIn(text, value);
  if (pointer !== undefined) return { kind: 'outOfRange', pointer };
  return read(value, numberLiteralsIn(text));
}

/** Only where the parser stopped: its message would repeat a piece of the body. */
function jsonProblem(error: unknown, length: number): string {
  const message = error instanceof Error ? error.message : '';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (message.startsWith('Unexpected end') || Number(position) >= length) return 'ends too early';
  return position === undefined ? 'is not JSON' : `is not JSON at character ${position}`;
}

/** Content that is already parsed. The texts of a form's fields are read by their schemas. */
export function parsedContent(
  plan: ContentPlan,
  value: unknown,
  pointer: string,
): Pick<ReadContent, 'value' | 'checked' | 'failures'> {
  const isForm = plan.fields !== undefined && contentKind(plan.mediaType) === 'form';
  return isForm && typeof value === 'object' && value !== null
    ? formValue(plan, pairsOfForm(value), pointer)
    : { value, checked: value, failures: [] };
}

function formValue(
  { fields = {} }: ContentPlan,
  pairs: Pairs,
  pointer: string,
): Pick<ReadContent, 'value' | 'checked' | 'failures'> {
  const claimed = new Set<string>();
  const value: Record<string, unknown> = {};
  const failures: CheckFailure[] = [];
  for (const [name, plan] of Object.entries(fields)) {
    const field = readPairs(plan, name, { pairs, claimed });
    if (field === undefined) continue;
    if (field.kind === 'value') setMember(value, name, field.value);
    else {
      const where = { in: 'body', pointer: `/${name}`, schema: pointer } as const;
      failures.push(withoutSchema(where, field.expected, field.received));
    }
  }
  const open = { shape: { types: ['string', 'array'] }, style: 'form', explode: true } as const;
  for (const name of pairs.keys()) {
    if (claimed.has(name)) continue;
    const field = readPairs(open, name, { pairs, claimed: new Set() });
    if (field?.kind === 'value') setMember(value, name, field.value);
  }
  return { value, checked: value, failures };
}

async function readMultipart(
  { fields = {} }: ContentPlan,
  contentType: string,
  { bytes, read }: { bytes: Uint8Array; read: (value: unknown, checked: unknown) => ReadContent },
): Promise<ReadContent | UnreadContent> {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(bytes), { headers })
    .formData()
    .catch(() => undefined);
  if (form === undefined) return malformedContent('multipart/form-data', 'something else');
  const value: Record<string, unknown> = {};
  const checked: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const plan = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const isList = plan?.shape.types.includes('array') === true;
    const shape = isList ? plan?.shape.items : plan?.shape;
    const parts = await Promise.all(
      form.getAll(name).map(async (part) => {
        if (typeof part !== 'string') {
          return {
            value: part,
            checked: oneCharacterPerByte(new Uint8Array(await part.arrayBuffer())),
          };
        }
        if (plan === undefined || shape === undefined) return { value: part, checked: part };
        const single = { ...plan, shape };
        const field = plan.mediaType?.includes('json')
          ? readMediaText('application/json', part, decodeNothing)
          : readStyledText(
              { ...withoutType(single), style: 'form', explode: false },
              name,
              part,
              decodeNothing,
            );
        const text = field.kind === 'value' ? field.value : part;
        return { value: text, checked: text };
      }),
    );
    const list = isList || parts.length > 1;
    setMember(value, name, list ? parts.map((part) => part.value) : parts[0]?.value);
    setMember(checked, name, list ? parts.map((part) => part.checked) : parts[0]?.checked);
  }
  return read(value, checked);
}

function withoutType<Plan extends { readonly mediaType?: string }>({
  mediaType: _,
  ...rest
}: Plan) {
  return rest;
}

function oneCharacterPerByte(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text;
}
