/** Typed JSON: its value, or the position of its first mistake. */

export interface JsonMistake {
  /** Index of the first character that is wrong. */
  readonly at: number;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  readonly expected: string;
}

export type ParsedObject = Readonly<Record<string, unknown>>;

/** A number as it is written in a text, where JavaScript would write it in another way. */
export class NumberLiteral {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[-+.\deE]*/gs;

/** Like `valueOrMistake`, but some numbers are a `NumberLiteral`. */
export function readShownJson(text: string): { value: unknown } | { mistake: JsonMistake } {
  const read = valueOrMistake(text);
  if ('mistake' in read) return read;
  // More of these than any text in it begins with.
  const count = text.split('\\u0000').length;
  const [mark, writtenMark] = ['\0'.repeat(count), '\\u0000'.repeat(count)];
  const marked = text.replaceAll(textOrNumber, (token) =>
    token.startsWith('"') || `${Number(token)}` === token ? token : `"${writtenMark}${token}"`,
  );
  if (marked === text) return read;
  const literalOf = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark)
      ? new NumberLiteral(value.slice(mark.length))
      : value;
  return { value: JSON.parse(marked, literalOf) };
}

export function valueOrMistake(text: string): { value: unknown } | { mistake: JsonMistake } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { mistake: firstMistake(text) };
  }
}

export function mistakeText({ line, column, expected }: JsonMistake): string {
  return `Line ${line}, column ${column}: expected ${expected}.`;
}

const space = /[ \t\n\r]*/y;
const quote = /"/y;
/** What is between quotes, taken piece by piece: one pattern for all would try exponentially many ways. */
const plain = /[^"\\\p{Cc}]+/uy;
const laterControl = /[\x7f-\x9f]+/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Browsers describe mistakes in different words, and not all of them say where. */
function firstMistake(text: string): JsonMistake {
  const open: ('{' | '[')[] = [];
  let at = 0;
  let next: 'value' | 'element' | 'name' | 'member' | 'colon' | 'comma' = 'value';
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length ?? 0;
    at += length;
    return length > 0;
  };
  const takeString = () => {
    const start = at;
    if (!take(quote)) return false;
    while (take(plain) || take(laterControl) || take(escaped));
    const isClosed = take(quote);
    if (!isClosed) at = start;
    return isClosed;
  };
  for (;;) {
    take(space);
    const character = text[at] ?? '';
    const closing = open.at(-1) === '{' ? '}' : ']';
    const isClosed = open.length > 0 && character === closing;
    if (isClosed && (next === 'element' || next === 'member' || next === 'comma')) {
      open.pop();
      at += 1;
      next = 'comma';
    } else if (next === 'comma') {
      if (character !== ',' || open.length === 0) break;
      at += 1;
      next = open.at(-1) === '{' ? 'name' : 'value';
    } else if (next === 'colon') {
      if (character !== ':') break;
      at += 1;
      next = 'value';
    } else if (next === 'name' || next === 'member') {
      if (!takeString()) break;
      next = 'colon';
    } else if (character === '{' || character === '[') {
      open.push(character);
      at += 1;
      next = character === '{' ? 'member' : 'element';
    } else {
      if (!takeString() && !take(scalar)) break;
      next = 'comma';
    }
  }
  const closing = open.at(-1) === '{' ? '}' : ']';
  const expected = {
    value: 'a value',
    element: 'a value or ]',
    name: 'a name in double quotes',
    member: 'a name in double quotes or }',
    colon: 'a colon',
    comma: open.length === 0 ? 'the end' : `a comma or ${closing}`,
  }[next];
  const lines = text.slice(0, at).split('\n');
  return {
    at,
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    expected:
      text[at] === '"' && next !== 'comma' && next !== 'colon' ? 'the text to end' : expected,
  };
}
