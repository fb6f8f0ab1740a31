/** JSON that an option gives: as text, in a file or on standard input. Errors name the place, not the value. */
import { isSafeNumber, parse } from 'lossless-json';
import { isObject, withoutByteOrderMark } from '../../core/json.ts';
import { whyNotRead } from '../../core/system-errors.ts';
import { readInputText } from './input-file.ts';
import { Refusal } from './refusal.ts';
import { waitForAbort } from './shutdown.ts';
import type { Terminal } from './terminal.ts';
import { readYaml } from './yaml-file.ts';

export interface JsonSource {
  readonly value: Readonly<Record<string, unknown>>;
  /** Where the value at a JSON pointer is, or the nearest one around it. */
  placeOf(pointer: string): string;
}

/**
 * Reads `{…}`, `@file` or `-`. Throws a `Refusal` if it is not a JSON object, or has a number that
 * would be sent as another one.
 */
export async function readJsonOption(
  option: string,
  text: string,
  terminal: Terminal,
): Promise<JsonSource> {
  if (text === '-') return readJsonText('standard input', await input(option, terminal));
  if (!text.startsWith('@')) return readJsonText(option, text);
  return readJsonFile(option, text.slice(1));
}

export async function readJsonFile(option: string, file: string): Promise<JsonSource> {
  try {
    return readJsonText(file, readInputText(file));
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal(`${option}: expected a JSON file, got ${file}: ${whyNotRead(cause)}.`, {
      cause,
    });
  }
}

async function input(option: string, { readInput, stop }: Terminal): Promise<string> {
  const read = await Promise.race([readInput(), waitForAbort(stop)]);
  if (read === undefined) throw new Refusal(`${option}: interrupted. Nothing was sent.`);
  return read;
}

/** @param name where the text comes from */
export function readJsonText(name: string, raw: string): JsonSource {
  const text = withoutByteOrderMark(raw);
  const at = lineAndColumnIn(name, text);
  const inexact: string[] = [];
  try {
    // A syntax error of `JSON.parse` quotes the text, and does not always say where.
    parse(text, undefined, (number) => {
      if (!isSafeNumber(number, { approx: true })) inexact.push(number);
      return Number(number);
    });
  } catch (cause) {
    throw mistake(cause, { name, at });
  }
  if (inexact.length > 0) {
    const [inexactNumber = ''] = inexact;
    throw new Refusal(
      `${name}: expected numbers of at most 15 digits, got ${inexactNumber.slice(0, 40)}, which would be sent as ${Number(inexactNumber)}. Send it as a text if the worker takes one.`,
    );
  }
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) {
    const got = Array.isArray(value) ? 'an array' : value === null ? 'null' : `a ${typeof value}`;
    throw new Refusal(`${at(0)}: expected a JSON object, {…}, got ${got}.`);
  }
  return {
    value,
    placeOf(pointer) {
      const { line, column } = readYaml(text).placeOfValue(pointer);
      return `${name}:${line}:${column}`;
    },
  };
}

function lineAndColumnIn(name: string, text: string): (offset: number) => string {
  return (offset) => {
    const before = text.slice(0, offset);
    return `${name}:${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`;
  };
}

function mistake(
  cause: unknown,
  { name, at }: { name: string; at: (offset: number) => string },
): Refusal {
  if (!(cause instanceof SyntaxError)) {
    return new Refusal(`${name}: the JSON is nested too deeply.`, { cause });
  }
  const [, why = cause.message, position = '0'] =
    /^(.*?)(?: encountered)? at position (\d+)$/s.exec(cause.message) ?? [];
  const hint = name.startsWith('--')
    ? ' If your shell changes the text, put it into a file and give @FILE.'
    : '';
  return new Refusal(`${at(Number(position))}: not valid JSON: ${why}.${hint}`, { cause });
}
