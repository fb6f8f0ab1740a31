/** Reads a YAML file that a person has written, and says by line and column what is wrong with it. */

import { readFile } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { codeOf } from '../core/system-error.ts';
import { Refusal } from './command.ts';
import { type Problem, readYaml, type YamlSource } from './yaml-source.ts';

/**
 * Reads a file; throws `Refusal` where there is none or it is no YAML.
 * @param expected what the file should be, such as `a settings file`
 */
export async function readYamlFile(file: string, expected: string): Promise<YamlSource> {
  const source = readYaml(await textOf(file, expected));
  if (source.problems.length > 0) throw fileRefusal(file, source.problems);
  return source;
}

/** One line per problem, in the order of the file: `FILE:LINE:COLUMN: expected ..., got ...`. */
export function fileRefusal(file: string, problems: readonly Problem[]): Refusal {
  const lines = problems
    .toSorted((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
    .map(({ place, message }) => `${file}:${place.line}:${place.column}: ${message}`);
  return new Refusal([...new Set(lines)].join('\n'));
}

async function textOf(file: string, expected: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (cause) {
    throw new Refusal(`${file}: expected ${expected}, got ${reason(cause)}`, { cause });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Refusal(`${file}:1:1: expected text in UTF-8, got other bytes`, { cause });
  }
}

function reason(cause: unknown): string {
  const code = codeOf(cause);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'none: there is no such file';
  if (code === 'EISDIR') return 'a directory';
  if (code === 'EACCES') return 'one that may not be read';
  return String(cause);
}
