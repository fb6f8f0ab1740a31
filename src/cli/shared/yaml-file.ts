/** Reads YAML files that people write. Errors name the line and column of each wrong value. */

import { TextDecoder } from 'node:util';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  visit,
  type YAMLMap,
} from 'yaml';
import { unescapeToken } from '../../core/json.ts';
import { countText } from '../../core/sentences.ts';
import { whyNotRead } from '../../core/system-errors.ts';
import { parseYamlDocument } from '../../core/yaml-document.ts';
import { type Mistake, mostMistakes } from '../../validation/errors/mistakes.ts';
import { mostYamlBytes, readInputFile } from './input-file.ts';
import { Refusal } from './refusal.ts';

export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

export interface YamlProblem {
  /** Missing if the message names a place in another file. */
  readonly place?: YamlPlace | undefined;
  /** A sentence without a full stop. */
  readonly message: string;
}

export interface YamlSource {
  /** The plain value; undefined if the text is not YAML. */
  readonly value: unknown;
  /** Why the text is not YAML; empty if it is. */
  readonly problems: readonly YamlProblem[];
  /** The place of the key at a JSON pointer, or of the nearest enclosing key. */
  placeOfKey(pointer: string): YamlPlace;
  /** The start of the value at a JSON pointer, or of its key if the value is missing. */
  placeOfValue(pointer: string): YamlPlace;
}

/**
 * Parses one YAML 1.2 document. Problems are duplicate keys, several documents, aliases, and keys
 * whose value differs from their text (`007`, `0x10`, null).
 */
export function readYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseYamlDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): YamlPlace => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line, column: col };
  };
  const syntaxProblems = [...document.errors, ...document.warnings].map(
    ({ pos: [offset], message }) => ({ place: placeAt(offset), message: withoutEndMark(message) }),
  );
  const problems = [...syntaxProblems, ...notPlain(document, placeAt)];
  const offsetOf = offsetsIn(document);
  return {
    value: problems.length === 0 ? document.toJS() : undefined,
    problems,
    placeOfKey: (pointer) => placeAt(offsetOf(pointer).key),
    placeOfValue: (pointer) => placeAt(offsetOf(pointer).value),
  };
}

function withoutEndMark(message: string): string {
  return message.replaceAll(/\s*\n\s*/g, ' ').replace(/[.:]$/, '');
}

/** Reports aliases, and keys whose value differs from their text. */
function notPlain(
  document: Document.Parsed,
  placeAt: (offset: number) => YamlPlace,
): YamlProblem[] {
  const problems: YamlProblem[] = [];
  const report = (node: ParsedNode, message: string): void => {
    problems.push({ place: placeAt(node.range[0]), message });
  };
  visit(document, {
    Alias: (_, node) => {
      if (isParsed(node)) report(node, `expected the value itself, got the alias *${node.source}`);
    },
    Pair: (_, { key }) => {
      if (!isParsed(key)) return;
      const written = isScalar(key) ? key.source : undefined;
      if (isScalar(key) && String(key.value) === written) return;
      const got = written === undefined ? 'something else' : JSON.stringify(written);
      report(key, `expected text as a key (put it in quotes), got ${got}`);
    },
  });
  return problems;
}

function isParsed(node: unknown): node is ParsedNode {
  return isNode(node) && node.range !== null && node.range !== undefined;
}

interface Offsets {
  readonly key: number;
  readonly value: number;
}

/** Finds a JSON pointer: walks down from the root, and stops at the last node that is there. */
function offsetsIn(document: Document.Parsed): (pointer: string) => Offsets {
  const indexes = new Map<YAMLMap.Parsed, ReadonlyMap<string, PairOf>>();
  const pairsOf = (map: YAMLMap.Parsed) => {
    const index = indexes.get(map) ?? new Map(map.items.map((pair) => [String(pair.key), pair]));
    indexes.set(map, index);
    return index;
  };
  return (pointer) => {
    let node: ParsedNode | null = document.contents;
    let key = node?.range[0] ?? 0;
    let value = key;
    for (const token of pointer.split('/').slice(1)) {
      const name = unescapeToken(token);
      if (isMap(node)) {
        const pair = pairsOf(node).get(name);
        if (pair === undefined) break;
        key = pair.key.range[0];
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(name)] ?? null;
        key = node?.range[0] ?? key;
      } else {
        break;
      }
      const isLeftOut = node === null || node.range[0] === node.range[1];
      value = node === null || isLeftOut ? key : node.range[0];
    }
    return { key, value };
  };
}

type PairOf = YAMLMap.Parsed['items'][number];

/**
 * Reads a file; throws `Refusal` if it does not exist or is not YAML.
 * @param expected what the file should be, such as `a settings file`
 */
export async function readYamlFile(file: string, expected: string): Promise<YamlSource> {
  const source = readYaml(readUtf8File(file, expected));
  if (source.problems.length > 0) throw fileRefusal(file, source.problems);
  return source;
}

/** Mistakes at their places in the file. */
export function problemsAt(mistakes: readonly Mistake[], source: YamlSource): YamlProblem[] {
  return mistakes.map(({ of, pointer, message }) => ({
    place: of === 'key' ? source.placeOfKey(pointer) : source.placeOfValue(pointer),
    message,
  }));
}

/** Each line of a message that begins with a JSON pointer, at its place in the file. Others begin with another file. */
export function placeProblems(message: string, yaml: YamlSource): YamlProblem[] {
  return message.split('\n').map((line) => {
    if (!line.startsWith('/')) return { message: line };
    const [, pointer = '', text = line] = /^(\/.*?): (.*)$/s.exec(line) ?? [];
    const lineText = pointer === '/' || pointer === '' ? text : `${pointer}: ${text}`;
    return { place: yaml.placeOfValue(pointer === '/' ? '' : pointer), message: lineText };
  });
}

/** The most problems of a file that are listed. */
const mostProblems = 40;

/** One line per problem, in the order of the file: `FILE:LINE:COLUMN: expected ..., got ...`. */
export function fileRefusal(file: string, problems: readonly YamlProblem[]): Refusal {
  const lines = problems
    .toSorted((a, b) => lineOf(a) - lineOf(b) || columnOf(a) - columnOf(b))
    .map(({ place, message }) =>
      place === undefined ? message : `${file}:${place.line}:${place.column}: ${message}`,
    );
  const all = [...new Set(lines)];
  const more = all.length - mostProblems;
  if (more <= 0) return new Refusal(all.join('\n'));
  // Nobody has looked for more.
  const atLeast = all.length >= mostMistakes ? 'at least ' : '';
  const rest = `${file}: and ${atLeast}${countText(more, 'more problem')}`;
  return new Refusal([...all.slice(0, mostProblems), rest].join('\n'));
}

/** What is wrong in other files comes last. */
function lineOf({ place }: YamlProblem): number {
  return place?.line ?? Number.MAX_SAFE_INTEGER;
}

function columnOf({ place }: YamlProblem): number {
  return place?.column ?? 0;
}

function readUtf8File(file: string, expected: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readInputFile(file, mostYamlBytes);
  } catch (cause) {
    throw new Refusal(`${file}: expected ${expected}, got ${whyNotRead(cause)}`, { cause });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Refusal(`${file}:1:1: expected text in UTF-8, got other bytes`, { cause });
  }
}
