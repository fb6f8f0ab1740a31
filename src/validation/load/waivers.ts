/** Reads a document without the places that its user waives, although they are refused. */
import {
  asObject,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerIn,
  referenceTo,
  valueAt,
} from '../../core/json.ts';
import { DocumentError, type DocumentProblem } from '../document-error.ts';
import {
  afterWaivers,
  beforeWaivers,
  type SourcePointers,
  type WaivedItems,
  writtenAt,
} from '../source-places.ts';

export interface WaiverContext<Result> {
  /** Pointers as their user writes them. */
  readonly waivers: readonly string[];
  readonly sources: SourcePointers | undefined;
  /** @throws DocumentError */
  readonly read: (document: JsonObject) => Result;
}

export interface ReadWaiving<Result> {
  readonly result: Result;
  /** The problems at waived places, by their pointers in the document. */
  readonly waived: readonly DocumentProblem[];
  /** Undefined if no item of a list was left out. */
  readonly waivedItems: WaivedItems | undefined;
}

/**
 * Reads a document without its waived places.
 * @throws DocumentError for the other problems, and for each waiver where nothing is refused
 */
export function readWaiving<Result>(
  document: JsonObject,
  { waivers, sources, read }: WaiverContext<Result>,
): ReadWaiving<Result> {
  const waived: DocumentProblem[] = [];
  const removed = new Set<string>();
  const written = (pointer: string) => writtenAt({ sources }, pointer);
  /** The first that are not waived. They are put out of the way, too, to find what the other waivers are for. */
  let refused: readonly DocumentProblem[] = [];
  // Some problems are found only once others are out of the way.
  for (;;) {
    const waivedItems = itemsIn(document, removed);
    const outcome = readOrError(read, documentWithout(document, removed, waivedItems));
    const used = new Set(waived.map(({ pointer }) => written(pointer)));
    const unusedOnes = waivers.filter((waiver) => !used.has(waiver));
    const isWithinRefused = (waiver: string) =>
      refused.some(({ pointer }) => waiver.startsWith(`${written(pointer)}/`));
    const isNowhere = (waiver: string) =>
      waiver.startsWith('/') || (/^#\//.test(waiver) && valueAt(document, waiver) === undefined);
    if ('result' in outcome) {
      const surely = unusedOnes.filter((waiver) => isNowhere(waiver) || !isWithinRefused(waiver));
      const all = [...surely.map(unusedWaiver), ...refused];
      if (all.length > 0) throw new DocumentError(all);
      const hasItems = Object.keys(waivedItems).length > 0;
      return { result: outcome.result, waived, waivedItems: hasItems ? waivedItems : undefined };
    }
    const problems = outcome.error.problems.map((problem) => ({
      ...problem,
      pointer: beforeWaivers(waivedItems, problem.pointer),
    }));
    const movable = problems.filter(({ pointer }) => pointer !== '#' && !removed.has(pointer));
    const matched = movable.filter(({ pointer }) => waivers.includes(written(pointer)));
    if (refused.length === 0) refused = problems.filter((problem) => !matched.includes(problem));
    const isAllMet = unusedOnes.every((waiver) =>
      matched.some(({ pointer }) => written(pointer) === waiver),
    );
    if (refused.length > 0 && (isAllMet || movable.length === 0)) {
      throw new DocumentError([...unusedOnes.filter(isNowhere).map(unusedWaiver), ...refused]);
    }
    for (const { pointer } of movable) removed.add(pointer);
    waived.push(...matched);
  }
}

/** Which of the removed parts are items of lists. */
function itemsIn(document: JsonObject, removed: ReadonlySet<string>): WaivedItems {
  const items: Record<string, number[]> = {};
  for (const pointer of removed) {
    const list = pointer.slice(0, pointer.lastIndexOf('/'));
    if (!isArray(valueAt(document, list))) continue;
    items[list] = [...(items[list] ?? []), Number(keysOf(pointer).at(-1))];
    items[list].sort((left, right) => left - right);
  }
  return items;
}

/** The document without parts; references to items that move lead to their new places. */
function documentWithout(
  document: JsonObject,
  removed: ReadonlySet<string>,
  waivedItems: WaivedItems,
): JsonObject {
  // Of the items of a list the last ones first, because the others stay where they are.
  const pointers = [...removed].sort((left, right) =>
    right.localeCompare(left, 'en', { numeric: true }),
  );
  let rest = document;
  for (const pointer of pointers) rest = asObject(removeAt(rest, keysOf(pointer)));
  return Object.keys(waivedItems).length === 0
    ? rest
    : asObject(withCopiedReferences(rest, waivedItems));
}

/** A copy with other references. Parts that were one object are one object again. */
function withCopiedReferences(document: Json, waivedItems: WaivedItems): Json {
  const copies = new Map<Json, Json>();
  const copyOf = (value: Json): Json => {
    if (!isObject(value) && !isArray(value)) return value;
    const existing = copies.get(value);
    if (existing !== undefined) return existing;
    const copy = isArray(value)
      ? value.map(copyOf)
      : Object.fromEntries(
          Object.entries(value).map(([key, part]) => [
            key,
            key === '$ref' && typeof part === 'string' && part.startsWith('#/')
              ? referenceTo(afterWaivers(waivedItems, pointerIn(part)))
              : copyOf(part),
          ]),
        );
    copies.set(value, copy);
    return copy;
  };
  return copyOf(document);
}

function readOrError<Result>(
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

function unusedWaiver(pointer: string): DocumentProblem {
  const hint = pointer.startsWith('/') ? ` Write #${pointer}.` : '';
  const message = `Expected the pointer of a part that is refused in waivers; nothing is refused here.${hint}`;
  return { pointer, message };
}

/** The value without what is at these keys; what is beside them is shared. */
function removeAt(value: Json, [key = '', ...deeper]: readonly string[]): Json {
  if (isArray(value)) {
    const index = Number(key);
    const item = value[index];
    if (item === undefined) return value;
    return deeper.length === 0
      ? value.toSpliced(index, 1)
      : value.with(index, removeAt(item, deeper));
  }
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  const { [key]: item = null, ...others } = value;
  if (deeper.length === 0) return others;
  // The members keep their order.
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === key ? removeAt(item, deeper) : member,
    ]),
  );
}
