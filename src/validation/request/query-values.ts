/** Reads values from pairs of names and texts: queries, forms and cookies. */

import { isObject } from '../../core/json.ts';
import { decodePercent } from '../../core/percent-encoding.ts';
import type { Shape, TextPlan } from '../plan.ts';
import {
  type Decode,
  decodePiece,
  decodeQuery,
  primitive,
  propertyShape,
  readStyled,
  readStyledText,
  type StyledReading,
  setMember,
} from './styled-text.ts';

/** Texts by decoded name, in the order in which they came; the texts are not decoded yet. */
export type Pairs = ReadonlyMap<string, readonly string[]>;

/** Splits a query or a form, `a=1&b=2`. A name that cannot be decoded stays as sent. */
export function splitPairs(text: string, separator: '&' | ';' = '&'): Pairs {
  const pairs = new Map<string, string[]>();
  const decode = separator === '&' ? decodeQuery : decodePercent;
  for (const part of text.split(separator)) {
    const piece = separator === ';' ? part.trim() : part;
    if (piece === '') continue;
    const at = piece.indexOf('=');
    const rawName = at < 0 ? piece : piece.slice(0, at);
    const name = decode(rawName) ?? rawName;
    const value = at < 0 ? '' : piece.slice(at + 1);
    const values = pairs.get(name);
    if (values === undefined) pairs.set(name, [value]);
    else values.push(value);
  }
  return pairs;
}

export function pairsOfForm(form: object): Pairs {
  const pairs = new Map<string, string[]>();
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) add(name, item);
    else if (isObject(value)) {
      for (const [key, member] of Object.entries(value)) add(`${name}[${key}]`, member);
    } else {
      // Only what decoding would take for something else: delimiters have to stay.
      const text = String(value).replaceAll('%', '%25').replaceAll('+', '%2B');
      const texts = pairs.get(name);
      if (texts === undefined) pairs.set(name, [text]);
      else texts.push(text);
    }
  };
  for (const [name, value] of Object.entries(form)) add(name, value);
  return pairs;
}

/**
 * Reads a value from pairs; undefined where it is absent. The names that belong to it are added to
 * `claimed`.
 */
export function readPairs(
  plan: TextPlan & { readonly allowEmptyValue?: true },
  name: string,
  { pairs, claimed, cookie = false }: { pairs: Pairs; claimed: Set<string>; cookie?: boolean },
): StyledReading | undefined {
  const decode: Decode = cookie || plan.allowReserved ? decodePercent : decodeQuery;
  const { style, explode, shape } = plan;
  const isObject = shape.types.includes('object');
  if (style === 'deepObject' && isObject && plan.mediaType === undefined)
    return readDeep(plan, name, { pairs, claimed, decode });
  if (style === 'form' && explode && isObject && plan.mediaType === undefined) {
    return readExploded(shape, { pairs, claimed, decode });
  }
  const texts = pairs.get(name);
  if (texts === undefined) return undefined;
  claimed.add(name);
  const [text = ''] = texts;
  const onlyArray = shape.types.every((type) => type === 'array' || type === 'null');
  const typed = plan.mediaType === undefined;
  if (typed && explode && shape.types.includes('array') && (onlyArray || texts.length > 1)) {
    const items = shape.items ?? { types: [] };
    return readStyled(() => texts.map((item) => primitive(decodePiece(item, decode), items)));
  }
  if (texts.length > 1) {
    return { kind: 'wrong', expected: 'one value', received: `${texts.length} of them` };
  }
  if (text === '' && plan.allowEmptyValue) return { kind: 'value', value: '' };
  return readStyledText(plan, name, text, decode);
}

/** The properties of an object that are parameters of their own. */
function readExploded(
  shape: Shape,
  { pairs, claimed, decode }: { pairs: Pairs; claimed: Set<string>; decode: Decode },
): StyledReading | undefined {
  const names = Object.keys(shape.properties ?? {}).filter((name) => pairs.has(name));
  const others = shape.others ? [...pairs.keys()].filter((name) => !claimed.has(name)) : [];
  const present = [...new Set([...names, ...others])];
  if (present.length === 0) return undefined;
  return readStyled(() => {
    const result: Record<string, unknown> = {};
    for (const name of present) {
      claimed.add(name);
      const texts = (pairs.get(name) ?? []).map((text) => decodePiece(text, decode));
      setMember(result, name, valueFor(texts, propertyShape(shape, name)));
    }
    return result;
  });
}

/** `name[a][b]=1`; a repeated name, or one with `[]`, makes an array where the schema has one. */
function readDeep(
  { shape }: TextPlan,
  name: string,
  { pairs, claimed, decode }: { pairs: Pairs; claimed: Set<string>; decode: Decode },
): StyledReading | undefined {
  const members = [...pairs].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (members.length === 0) return undefined;
  return readStyled(() => {
    const result: Record<string, unknown> = {};
    for (const [key, texts] of members) {
      claimed.add(key);
      const path = key.slice(name.length + 1, -1).split('][');
      if (path.at(-1) === '' && path.length > 1) path.pop();
      let object = result;
      let current = shape;
      for (const step of path.slice(0, -1)) {
        current = propertyShape(current, step);
        const next = Object.hasOwn(object, step) ? object[step] : undefined;
        const child = isObject(next) ? next : {};
        setMember(object, step, child);
        object = child;
      }
      const last = path.at(-1) ?? '';
      const values = texts.map((text) => decodePiece(text, decode));
      setMember(object, last, valueFor(values, propertyShape(current, last)));
    }
    return result;
  });
}

function valueFor(texts: readonly string[], shape: Shape): unknown {
  const wantsArray = shape.types.includes('array');
  if (texts.length > 1 || wantsArray) {
    return texts.map((text) => primitive(text, shape.items ?? { types: [] }));
  }
  return primitive(texts[0] ?? '', shape);
}
