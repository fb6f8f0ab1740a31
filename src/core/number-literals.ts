/**
 * Numbers of a JSON text as they are written there. `JSON.parse` keeps only the double next to each:
 * `12345678901234567890` and `1.0` would be written again as `12345678901234567000` and `1`.
 */
import { isObject } from './json.ts';
import { endOfText } from './rewrite-json.ts';

/**
 * The numbers of an array or object that JavaScript would write in another way, by name or index. It has no
 * prototype, so each name is its own.
 */
export interface NumberLiterals {
  readonly [key: string]: string | NumberLiterals;
}

/**
 * Only a text that matches can have such a number: -0, one with an exponent, with more than 15 digits, with a zero
 * at the end of its fraction, or so small that it would get an exponent.
 */
const unusualNumber =
  /(?:^|[[:,\s])(?:-0(?![.\d])|-?(?:\d[\d.]*[eE]|[\d.]{16}|\d+\.\d*0(?!\d)|0\.0{6}))/;

/** Of at most 16 characters: one that is written in the same way. */
const plainNumber = /^(?:0|-?[1-9]\d{0,14}|(?!-?0\.0{6})-?\d+\.\d*[1-9])$/;

/** False if `JSON.stringify` surely writes each number of a JSON text as it is in the text. Far faster than parsing. */
export function mayHaveUnusualNumbers(json: string): boolean {
  return unusualNumber.test(json);
}

/** The numbers in a JSON text that would be written in another way; undefined without any. */
export function numberLiteralsIn(json: string): NumberLiterals | undefined {
  return mayHaveUnusualNumbers(json) ? collectLiterals(json) : undefined;
}

interface LiteralLevel {
  readonly isArray: boolean;
  /** Of an array: the index of its current item. */
  index: number;
  /** Of an object: where the name of its current member begins; -1 before it. */
  name: number;
  literals: Record<string, string | NumberLiterals> | undefined;
}

/** Takes about as long as `JSON.parse`: numbers are compared only if they may differ, and names read if they count. */
function collectLiterals(json: string): NumberLiterals | undefined {
  const levels: LiteralLevel[] = [];
  let level: LiteralLevel | undefined;
  let whole: NumberLiterals | undefined;
  let at = 0;
  while (at < json.length) {
    const from = at;
    switch (json.charCodeAt(at)) {
      case 0x22 /* " */:
        at = endOfText(json, from);
        if (level === undefined || level.isArray || level.name >= 0) break;
        level.name = from;
        // Of a repeated name, the last value counts.
        if (level.literals !== undefined) delete level.literals[nameAt(json, from)];
        break;
      case 0x2c /* , */:
        at += 1;
        if (level === undefined) break;
        level.index += 1;
        level.name = -1;
        break;
      case 0x5b /* [ */:
      case 0x7b /* { */:
        at += 1;
        level = { isArray: json[from] === '[', index: 0, name: -1, literals: undefined };
        levels.push(level);
        break;
      case 0x5d /* ] */:
      case 0x7d /* } */:
        {
          at += 1;
          const literals = levels.pop()?.literals;
          level = levels.at(-1);
          if (level === undefined) whole = literals;
          else if (literals !== undefined) setLiteral(json, level, literals);
          break;
        }
      default: {
        at = endOfNumber(json, from);
        const literal = json.slice(from, at);
        if (at === from) at += 1;
        else if (level && isWrittenOtherwise(literal)) setLiteral(json, level, copyOf(literal));
      }
    }
  }
  return whole;
}

/** The place behind the number that begins at a place, or that place if none does. */
function endOfNumber(json: string, from: number): number {
  let at = from;
  const first = json.charCodeAt(at);
  if (!isDigit(first) && first !== 0x2d /* - */) return from;
  for (let code = first; isDigit(code) || isSignOrPoint(code); code = json.charCodeAt(at)) at += 1;
  return at;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isSignOrPoint(code: number): boolean {
  return code === 0x2e || code === 0x2d || code === 0x2b || code === 0x65 || code === 0x45;
}

function isWrittenOtherwise(literal: string): boolean {
  if (literal.length <= 16 && plainNumber.test(literal)) return false;
  return `${Number(literal)}` !== literal;
}

/** V8 copies short slices; a long one would keep all of the text in memory. */
function copyOf(literal: string): string {
  return literal.length < 13 ? literal : String(JSON.parse(`"${literal}"`));
}

function nameAt(json: string, from: number): string {
  return String(JSON.parse(json.slice(from, endOfText(json, from))));
}

function setLiteral(json: string, level: LiteralLevel, literal: string | NumberLiterals): void {
  level.literals ??= withoutPrototype();
  level.literals[level.isArray ? level.index : nameAt(json, level.name)] = literal;
}

function withoutPrototype(): Record<string, string | NumberLiterals> {
  return Object.create(null);
}

/** What `JSON.stringify` writes, but with these numbers as they were written before. */
export function writeWithLiterals(
  value: unknown,
  literals: string | NumberLiterals | undefined,
): string {
  if (typeof literals === 'string' && typeof value === 'number') return literals;
  if (typeof literals !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    return `[${value.map((item, index) => writeWithLiterals(item, literals[index])).join(',')}]`;
  }
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const members: string[] = [];
  for (const [name, item] of Object.entries(value)) {
    if (item !== undefined)
      members.push(`${JSON.stringify(name)}:${writeWithLiterals(item, literals[name])}`);
  }
  return `{${members.join(',')}}`;
}
