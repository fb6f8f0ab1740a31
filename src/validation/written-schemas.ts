/**
 * Schemas that hold otherwise where they are referred to than where they stand, because something is
 * absent there in one direction. Each is written out once, so that it may refer to itself.
 */
import { escapeToken, unescapeToken } from '../core/json.ts';

/** The pointer of a written schema: its number, and where in the document its original stands. */
export function writtenPointer(number: number, original: string): string {
  return `#/written/${number}/${escapeToken(original)}`;
}

/** Where in the document it stands what a written schema has there; other pointers stay. */
export function documentPointer(pointer: string): string {
  return pointer.replace(/^#\/written\/\d+\/([^/]*)/, (_, original: string) =>
    unescapeToken(original),
  );
}
