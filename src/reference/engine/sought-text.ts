/** A text that people search for in jobs. Upper and lower case are equal. */

import type { Steps } from '../../core/event-loop-turns.ts';
import { jsonPieces, textPieces } from '../../core/json-pieces.ts';
import type { JobRecord } from './job-snapshot.ts';

type ShownJob = Pick<JobRecord, 'id' | 'endpointId' | 'state' | 'workerId' | 'error' | 'cost'>;

/** Characters of a text that are searched in one step, and how many are searched for a unit. */
const pieceLength = 65_536;
const searchedPerUnit = 8;

/** Values that are looked at in one step, and what one costs in units of a turn. */
const stepValues = 64;
const unitsPerValue = 8;

/** Characters of JSON that are written in one step, which costs as many units. */
const writtenLength = 4096;

export class SoughtText {
  readonly #text: RegExp;
  readonly #json: RegExp;
  /** A part of the text that JSON with the text has in one of its strings, numbers or names. */
  readonly #part: RegExp;
  /** Whether this part is all of it. */
  readonly #isPlain: boolean;
  /** No match is longer than so many characters. */
  readonly #length: number;
  /** Many jobs have the same few endpoints and states. */
  readonly #names = new Map<string, boolean>();

  constructor(text: string) {
    this.#text = patternOfAny([text]);
    const quoted = JSON.stringify(text).slice(1, -1);
    // As people copy it: with spaces and line breaks between values, which stored JSON does not have.
    const compact = text.replaceAll(/\s*([:,{}[\]])\s*/g, '$1');
    this.#json = patternOfAny([quoted, compact]);
    this.#length = Math.max(text.length, quoted.length, compact.length);
    const part = partOf(text);
    this.#isPlain = part === text;
    this.#part = patternOfAny([part]);
  }

  /** Whether a list of jobs shows the text of a job. It shows states in words. */
  isShownOf({ id, endpointId, state, workerId, error, cost }: ShownJob): boolean {
    return (
      this.#isInName(endpointId) ||
      this.#isInName(state) ||
      this.#text.test(id) ||
      (workerId !== undefined && this.#text.test(workerId)) ||
      (error !== undefined && this.#text.test(error)) ||
      (cost !== undefined && this.#text.test(`$${cost}`))
    );
  }

  /** Whether it is in what takes longer to read of a job. */
  *isInside({
    input,
    output,
    webhook,
  }: Pick<JobRecord, 'input' | 'output' | 'webhook'>): Steps<boolean> {
    if (this.isInWebhook(webhook)) return true;
    return (yield* this.#isInValue(input)) || (yield* this.#isInValue(output));
  }

  isInWebhook(webhook: JobRecord['webhook']): boolean {
    if (webhook === undefined) return false;
    return this.#isInName(webhook.state) || this.#text.test(webhook.host);
  }

  /** Whether it is in JSON without spaces between values. */
  isInJson(json: string): Steps<boolean> {
    return this.#isIn(textPieces(json, pieceLength), this.#json);
  }

  /** Writing JSON takes several times as long as looking at the values. */
  *#isInValue(value: unknown): Steps<boolean> {
    if (value === undefined || !(yield* this.#hasPart(value))) return false;
    if (this.#isPlain) return true;
    return yield* this.#isIn(jsonPieces(value, writtenLength), this.#json, writtenLength);
  }

  /** Looks at the names and values one after the other. */
  *#hasPart(value: unknown): Steps<boolean> {
    const levels: Iterator<unknown>[] = [[value].values()];
    let count = 0;
    for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
      const { done, value: part } = level.next();
      if (count % stepValues === 0) yield stepValues * unitsPerValue;
      count += 1;
      if (done) levels.pop();
      else if (Array.isArray(part)) levels.push(part.values());
      else if (typeof part === 'object' && part !== null) levels.push(namesAndValues(part));
      else if (yield* this.#isIn(textPieces(String(part), pieceLength), this.#part)) return true;
    }
    return false;
  }

  /** Also where a match begins in one piece and ends in the next one. */
  *#isIn(pieces: Iterable<string>, sought: RegExp, unitsPerPiece = 0): Steps<boolean> {
    let before = '';
    if (unitsPerPiece > 0) yield unitsPerPiece;
    for (const piece of pieces) {
      if (piece.length > searchedPerUnit) yield unitsPerPiece + piece.length / searchedPerUnit;
      const text = before + piece;
      if (sought.test(text)) return true;
      before = text.slice(-this.#length);
    }
    return false;
  }

  #isInName(name: string): boolean {
    const before = this.#names.get(name);
    if (before !== undefined) return before;
    const isIn = [name, separateWords(name)].some((form) => this.#text.test(form));
    this.#names.set(name, isIn);
    return isIn;
  }
}

function* namesAndValues(members: object): Generator<unknown> {
  for (const [name, value] of Object.entries(members)) {
    yield name;
    yield value;
  }
}

/** `TIMED_OUT` and `givenUp` as people read them: `TIMED OUT`, `given Up`. */
function separateWords(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** All of a text without the characters of JSON; else what is longest between them. */
function partOf(text: string): string {
  // What an escape stands for is not in it.
  if (text.includes('\\')) return '';
  const parts = text.split(/[\s:,{}[\]"]+/);
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return /[:,{}[\]"]|[^\S ]/.test(text) ? longest : text;
}

function patternOfAny(texts: readonly string[]): RegExp {
  const sources = texts.map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&'));
  return new RegExp([...new Set(sources)].join('|'), 'iu');
}
