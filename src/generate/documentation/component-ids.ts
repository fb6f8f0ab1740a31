/** The ids that mark the elements of a Vue component for its styles. Each page repeats them, so they are short. */

const pathsById = new Map<string, string>();

/** Throws if two components would have the same id. The parameters are those of Vue's plugin for Vite. */
export function componentId(
  path: string,
  _source: string,
  _isProduction: boolean | undefined,
  getHash: (text: string) => string,
): string {
  const hash = getHash(path);
  // A page has no styles of its own.
  if (!path.endsWith('.vue')) return hash;
  const id = hash.slice(0, 3);
  const other = pathsById.get(id) ?? path;
  if (other !== path) throw new Error(`${other} and ${path} have the same id: make ids longer.`);
  pathsById.set(id, path);
  return id;
}
