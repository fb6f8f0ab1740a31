/**
 * Variants of schemas: a reference may need its target without properties that are absent there in
 * one direction. Each variant is written out once, so that it may refer to itself.
 */
import { escapeToken, unescapeToken } from '../core/json.ts';

/** The pointer of a written schema: its number and the pointer of its original. */
export function writtenPointer(number: number, original: string): string {
  return `#/written/${number}/${escapeToken(original)}`;
}

/**
 * The pointer in the document for a pointer into a written schema; other pointers stay the same.
 */
export function documentPointer(pointer: string): string {
  return pointer.replace(/^#\/written\/\d+\/([^/]*)/, (_, original: string) =>
    unescapeToken(original),
  );
}
