/**
 * Numbers of a JSON text as they are written there. `JSON.parse` keeps only the double next to each:
 * `12345678901234567890` and `1.0` would be written again as `12345678901234567000` and `1`.
 */
import { isObject } from './json.ts';
import { endOfText } from './json-values.ts';

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

/** False if `JSON.stringify` surely writes each number of a JSON text as it is in the text. Far faster than parsing. */
export function mayHaveUnusualNumbers(json: string): boolean {
  return unusualNumber.test(json);
}

/** The numbers in a JSON text that would be written in another way; undefined without any. */
export function numberLiteralsIn(json: string): NumberLiterals | undefined {
  return mayHaveUnusualNumbers(json) ? collectLiterals(json) : undefined;
}

interface Level {
  readonly isArray: boolean;
  /** Of an array: the index of its current item. */
  index: number;
  /** Of an object: the name of its current member; undefined before it. */
  name: string | undefined;
  literals: Record<string, string | NumberLiterals> | undefined;
}

function collectLiterals(json: string): NumberLiterals | undefined {
  const token = /[{}[\],"]|-?\d[-+.\deE]*/g;
  const levels: Level[] = [];
  let whole: NumberLiterals | undefined;
  for (let match = token.exec(json); match !== null; match = token.exec(json)) {
    const [text] = match;
    const level = levels.at(-1);
    switch (text) {
      case '{':
      case '[':
        levels.push({ isArray: text === '[', index: 0, name: undefined, literals: undefined });
        break;
      case '}':
      case ']':
        levels.pop();
        if (level?.literals === undefined) break;
        if (levels.length === 0) whole = level.literals;
        else put(levels.at(-1), level.literals);
        break;
      case ',':
        if (level === undefined) break;
        level.index += 1;
        level.name = undefined;
        break;
      case '"': {
        const end = endOfText(json, match.index);
        if (level?.isArray === false && level.name === undefined) {
          level.name = String(JSON.parse(json.slice(match.index, end)));
          // Of a repeated name, the last value counts.
          if (level.literals !== undefined) delete level.literals[level.name];
        }
        token.lastIndex = end;
        break;
      }
      default:
        // Copied: a slice would keep all of the text in memory.
        if (`${Number(text)}` !== text) put(level, String(JSON.parse(`"${text}"`)));
    }
  }
  return whole;
}

function put(level: Level | undefined, literal: string | NumberLiterals): void {
  if (level === undefined) return;
  level.literals ??= withoutPrototype();
  level.literals[level.isArray ? level.index : (level.name ?? '')] = literal;
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
