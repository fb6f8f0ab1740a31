/**
 * Where the parts of a document of several files were written. The files stand in one document at pointers of
 * their own; what people read names the file instead.
 */

/** Pointers, and the beginning of what to write in their place: another pointer, or `pets.yaml#`. */
export type SourcePointers = Readonly<Record<string, string>>;

/** Indexes of waived items by the pointers of their lists, in ascending order. The later items have moved up. */
export type WaivedItems = Readonly<Record<string, readonly number[]>>;

/** How what is read differs from what was written. */
export interface PointerSources {
  readonly sources?: SourcePointers | undefined;
  readonly waivedItems?: WaivedItems | undefined;
}

/** A pointer as it was written: `schemas/pet.yaml#/type` for one into another file. */
export function writtenAt({ sources, waivedItems = {} }: PointerSources, pointer: string): string {
  return sourcePointer(sources, beforeWaivers(waivedItems, pointer));
}

/** The pointer that a part had before items were left out. */
export function beforeWaivers(waivedItems: WaivedItems, pointer: string): string {
  const [root = '', ...tokens] = pointer.split('/');
  let before = root;
  for (const token of tokens) {
    let key = token;
    for (const index of waivedItems[before] ?? [])
      if (index <= Number(key)) key = `${Number(key) + 1}`;
    before += `/${key}`;
  }
  return before;
}

/** The pointer that a part has once items are left out; `-`, which is nowhere, stands for such an item. */
export function afterWaivers(waivedItems: WaivedItems, pointer: string): string {
  const [root = '', ...tokens] = pointer.split('/');
  const after = tokens.map((token, place) => {
    const waived = waivedItems[[root, ...tokens.slice(0, place)].join('/')];
    if (waived === undefined) return token;
    const index = Number(token);
    return waived.includes(index)
      ? '-'
      : `${index - waived.filter((earlier) => earlier < index).length}`;
  });
  return [root, ...after].join('/');
}

function sourcePointer(sources: SourcePointers | undefined, pointer: string): string {
  if (sources === undefined) return pointer;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const source = sources[pointer.slice(0, end)];
    if (source !== undefined) return sourcePointer(sources, source + pointer.slice(end));
  }
  return pointer;
}
