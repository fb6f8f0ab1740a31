/** Reads the text of a document: JSON, or YAML where it is not JSON. */
import { LineCounter } from 'yaml';
import { isDeeperThan, withoutByteOrderMark } from '../../core/json.ts';
import { parseYamlDocument } from '../../core/yaml-document.ts';
import { maximumLevels } from '../document-error.ts';

/** A text that is neither JSON nor YAML, or repeats a key. */
export class TextError extends Error {
  override readonly name = 'TextError';
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, col }: { readonly line: number; readonly col: number }) {
    super(message);
    this.line = line;
    this.column = col;
  }
}

/** Aliases repeat parts; more repetitions than these are refused. */
const maximumAliases = 10_000;

/** The YAML parser turns the error of a full stack into one of the text. */
const tooDeepForYaml = /^(?:Maximum call stack|too much recursion)/;

/** @throws TextError */
export function parseDocumentText(text: string): unknown {
  const value = jsonOrYamlIn(text);
  if (isDeeperThan(maximumLevels, value)) throw tooDeepText();
  return value;
}

function tooDeepText(): TextError {
  return new TextError('The text is nested too deeply.', { line: 1, col: 1 });
}

function jsonOrYamlIn(text: string): unknown {
  const json = /^\uFEFF?\s*\{/.test(text) ? strictJsonIn(withoutByteOrderMark(text)) : undefined;
  if (json !== undefined) return json;
  const lines = new LineCounter();
  const document = parseYamlDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    if (tooDeepForYaml.test(error.message)) throw tooDeepText();
    const message = error.message.replaceAll(/\s*\n\s*/g, ' ').replace(/[.:]$/, '');
    throw new TextError(`${message}.`, lines.linePos(error.pos[0]));
  }
  try {
    return document.toJS({ maxAliasCount: maximumAliases });
  } catch (cause) {
    const isTooMuch = /alias count/i.test(String(cause));
    const message = isTooMuch
      ? `Expected at most ${maximumAliases} repetitions by aliases, got more`
      : cause instanceof Error
        ? cause.message
        : String(cause);
    throw new TextError(`${message}.`, { line: 1, col: 1 });
  }
}

/** The value of a JSON text; undefined if it is none, or an object in it has a key twice. */
function strictJsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const isDeep = isDeeperThan(maximumLevels, value);
    return isDeep || keysIn(text) === countMembers(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** How many strings with a colon behind them a JSON text has. */
function keysIn(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/g)) {
    if (colon !== undefined) count += 1;
  }
  return count;
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: unknown[] = Object.values(value);
  const memberCount = Array.isArray(value) ? 0 : parts.length;
  return parts.reduce<number>((sum, part) => sum + countMembers(part), memberCount);
}
