/**
 * Where the parts of a document of several files were written. The files stand in one document at pointers of
 * their own; what people read names the file instead.
 */

/** Pointers, and the beginning of what to write in their place: another pointer, or `pets.yaml#`. */
export type Sources = Readonly<Record<string, string>>;

/** A pointer as it was written: `schemas/pet.yaml#/type` for one into another file. */
export function writtenAt(sources: Sources | undefined, pointer: string): string {
  if (sources === undefined) return pointer;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const source = sources[pointer.slice(0, end)];
    if (source !== undefined) return writtenAt(sources, source + pointer.slice(end));
  }
  return pointer;
}
