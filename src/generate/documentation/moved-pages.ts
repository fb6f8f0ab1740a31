/** Old addresses: pages that lead on, for pages and sections that have moved. */
import type { JsonObject } from '../../core/json.ts';

/** The new address by the former one, both below `/docs/`; a new one that begins with `/` is elsewhere. */
export type MovedAddresses = ReadonlyMap<string, string>;

/** What `docs/reference/moved.yaml` says. */
export function movedAddresses(file: JsonObject): MovedAddresses {
  return new Map(
    Object.entries(file).map(([from, to]) => {
      if (typeof to !== 'string') throw new Error(`Expected where ${from} has moved to.`);
      return [from, to];
    }),
  );
}

/** The address of what a browser asks for; undefined for what has not moved. `*` at the end of both stands for the same. */
export function newAddress(moved: MovedAddresses, address: string): string | undefined {
  const [page = '', fragment] = address.split('#');
  const begun = [...moved.keys()].find(
    (key) => key.endsWith('*') && address.startsWith(key.slice(0, -1)),
  );
  const whole =
    begun === undefined
      ? moved.get(address)
      : moved.get(begun)?.replace('*', address.slice(begun.length - 1));
  const target = whole ?? moved.get(page);
  if (target === undefined) return undefined;
  const kept = whole === undefined && fragment !== undefined && !target.includes('#');
  return `${target.startsWith('/') ? '' : '/docs/'}${target}${kept ? `#${fragment}` : ''}`;
}

/** Files in the place of pages that are gone, by their path. Browsers keep what comes after `#` to themselves. */
export function movedPages(moved: MovedAddresses): Map<string, string> {
  const pages = [...moved.keys()].filter((address) => !address.includes('#'));
  return new Map(
    pages.map((page) => {
      const target = newAddress(moved, page) ?? '';
      const sections = [...moved.keys()]
        .filter((address) => address.startsWith(`${page}#`))
        .map((address) => [address.slice(page.length), newAddress(moved, address)]);
      const [path = '', fragment = ''] = target.split('#');
      const ownFragment = fragment === '' ? 'location.hash' : `'#${fragment}'`;
      const script = `location.replace(${JSON.stringify(Object.fromEntries(sections))}[location.hash] ?? '${path}' + ${ownFragment})`;
      return [
        page.endsWith('/') ? `${page}index.html` : `${page}.html`,
        `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Moved</title>
<script>${script}</script>
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</html>
`,
      ];
    }),
  );
}

/** Sections that have moved away from pages that still exist, for the script of these pages. */
export function movedSections(moved: MovedAddresses): Record<string, string> {
  return Object.fromEntries(
    [...moved].filter(
      ([address]) => address.includes('#') && !moved.has(address.replace(/#.*/, '')),
    ),
  );
}
