/** Reads a document without the places that its user waives, although they are refused. */
import {
  asObject,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
} from '../../core/json.ts';
import { DocumentError, type DocumentProblem } from '../document-error.ts';

export interface Waiving<Result> {
  readonly waivers: readonly string[];
  /** A pointer as its user writes it. */
  readonly written: (pointer: string) => string;
  /** @throws DocumentError */
  readonly read: (document: JsonObject) => Result;
}

/**
 * The result of reading, and the problems at waived places, which are left out of the document.
 * @throws DocumentError for the other problems, or for a waiver where nothing is refused
 */
export function readWaiving<Result>(
  document: JsonObject,
  { waivers, written, read }: Waiving<Result>,
): { readonly result: Result; readonly waived: readonly DocumentProblem[] } {
  const open = new Set(waivers);
  const waived: DocumentProblem[] = [];
  let current = document;
  // Some problems are found only once others are out of the way.
  for (;;) {
    const found = attempt(read, current);
    if ('result' in found) {
      if (open.size > 0) throw new DocumentError([...open].map(unused));
      return { result: found.result, waived };
    }
    const { problems } = found.error;
    const isOpen = ({ pointer }: DocumentProblem) => open.has(written(pointer));
    const matched = problems.filter((problem) => problem.pointer !== '#' && isOpen(problem));
    const others = problems.filter((problem) => !matched.includes(problem));
    if (matched.length === 0) {
      const withoutHash = [...open].filter((waiver) => waiver.startsWith('/'));
      throw new DocumentError([...withoutHash.map(unused), ...problems]);
    }
    if (others.length > 0) throw new DocumentError(others);
    const pointers = [...new Set(matched.map(({ pointer }) => pointer))];
    // Of the items of a list the last ones first, because the others stay where they are.
    pointers.sort((left, right) => right.localeCompare(left, 'en', { numeric: true }));
    for (const pointer of pointers) current = asObject(without(current, keysOf(pointer)));
    for (const { pointer } of matched) open.delete(written(pointer));
    waived.push(...matched);
  }
}

function attempt<Result>(
  read: (document: JsonObject) => Result,
  document: JsonObject,
): { readonly result: Result } | { readonly error: DocumentError } {
  try {
    return { result: read(document) };
  } catch (error) {
    if (error instanceof DocumentError) return { error };
    throw error;
  }
}

function unused(pointer: string): DocumentProblem {
  const hint = pointer.startsWith('/') ? ` Write #${pointer}.` : '';
  const message = `Expected the pointer of a part that is refused in waivers; nothing is refused here.${hint}`;
  return { pointer, message };
}

/** The value without what is at these keys; what is beside them is shared. */
function without(value: Json, [key = '', ...deeper]: readonly string[]): Json {
  if (isArray(value)) {
    const index = Number(key);
    const item = value[index];
    if (item === undefined) return value;
    return deeper.length === 0
      ? value.toSpliced(index, 1)
      : value.with(index, without(item, deeper));
  }
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  const { [key]: item = null, ...others } = value;
  if (deeper.length === 0) return others;
  // The members keep their order.
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === key ? without(item, deeper) : member,
    ]),
  );
}
