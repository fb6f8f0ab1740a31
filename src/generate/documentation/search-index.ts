/** A shorter form of the index that the search loads: as VitePress writes it, it would be a sixth of the site. */

import { searchTerm } from './search-terms.ts';
import type { VitePlugin } from './vite-plugin.ts';

/** What MiniSearch stores. Headings have consecutive numbers, in the order of the pages. */
export interface SearchIndex {
  /** Addresses with their fragments. */
  readonly documentIds: Readonly<Record<string, string>>;
  /** Words of each field. */
  readonly fieldLength: Readonly<Record<string, readonly number[]>>;
  readonly storedFields: Readonly<
    Record<string, { readonly title: string; readonly titles: readonly string[] }>
  >;
  /** Words, and how often each heading has them in each field. */
  readonly index: readonly (readonly [string, Readonly<Record<string, HeadingCounts>>])[];
  readonly [other: string]: unknown;
}

/** By the number of a heading. */
type HeadingCounts = Readonly<Record<string, number>>;

/**
 * A heading: how many titles it shares with the one before, its further ones up to its own, its fragment or address,
 * and the words of each field.
 */
type PackedHeading = readonly [
  shared: number,
  titles: readonly string[],
  address: string,
  lengths: readonly number[],
];

export interface PackedIndex {
  readonly others: Readonly<Record<string, unknown>>;
  readonly headings: readonly PackedHeading[];
  /** A word, and for each field the distances between the numbers of its headings: `0:12 3 1*2`. */
  readonly words: readonly string[];
}

/** The same index in half the space once it is compressed. */
export function packIndex({
  documentIds,
  fieldLength,
  storedFields,
  index,
  ...others
}: SearchIndex): PackedIndex {
  let above: readonly string[] = [];
  let page = '';
  const headings = Object.entries(documentIds).map(([id, address]): PackedHeading => {
    const { title, titles } = storedFields[id] ?? { title: '', titles: [] };
    const shared = titles.findIndex((text, depth) => text !== above[depth]);
    const kept = shared === -1 ? titles.length : shared;
    above = [...titles, title];
    const [path = '', fragment] = address.split('#');
    const isSame = path === page && fragment !== undefined;
    page = path;
    return [kept, above.slice(kept), isSame ? `#${fragment}` : address, fieldLength[id] ?? []];
  });
  const words = [...withTerms(index)].map(([word, fields]) =>
    [
      word,
      ...Object.entries(fields).map(([field, counts]) => `${field}:${distances(counts)}`),
    ].join('\t'),
  );
  return { others, headings, words: words.sort() };
}

/** The words as the search compares them; those that become one count as often as the most frequent of them. */
function withTerms(index: SearchIndex['index']): Map<string, Record<string, HeadingCounts>> {
  const terms = new Map<string, Record<string, HeadingCounts>>();
  for (const [word, fields] of index) {
    const term = searchTerm(word);
    if (term === null) continue;
    const countsByField = terms.get(term) ?? {};
    terms.set(term, countsByField);
    for (const [field, counts] of Object.entries(fields)) {
      const merged = { ...countsByField[field] };
      for (const [id, count] of Object.entries(counts))
        merged[id] = Math.max(count, merged[id] ?? 0);
      countsByField[field] = merged;
    }
  }
  return terms;
}

function distances(counts: HeadingCounts): string {
  let last = 0;
  const texts = Object.entries(counts).map(([id, count]) => {
    const distance = Number(id) - last;
    last = Number(id);
    return count === 1 ? `${distance}` : `${distance}*${count}`;
  });
  return texts.join(' ');
}

/** The index as MiniSearch reads it. */
export function unpackIndex({ others, headings, words }: PackedIndex): SearchIndex {
  const documentIds: Record<string, string> = {};
  const fieldLength: Record<string, readonly number[]> = {};
  const storedFields: Record<string, { title: string; titles: readonly string[] }> = {};
  let above: readonly string[] = [];
  let page = '';
  for (const [id, [shared, ownTitles, address, lengths]] of headings.entries()) {
    above = [...above.slice(0, shared), ...ownTitles];
    if (!address.startsWith('#')) page = address.replace(/#.*/, '');
    documentIds[id] = address.startsWith('#') ? page + address : address;
    fieldLength[id] = lengths;
    storedFields[id] = { title: above.at(-1) ?? '', titles: above.slice(0, -1) };
  }
  const index = words.map((text) => {
    const [word = '', ...fields] = text.split('\t');
    return [word, Object.fromEntries(fields.map(readHeadingCounts))] as const;
  });
  return { ...others, documentIds, fieldLength, storedFields, index };
}

function readHeadingCounts(text: string): [field: string, counts: HeadingCounts] {
  const [field = '', list = ''] = text.split(':');
  const counts: Record<string, number> = {};
  let id = 0;
  for (const item of list.split(' ')) {
    const [distance = '', count = '1'] = item.split('*');
    id += Number(distance);
    counts[id] = Number(count);
  }
  return [field, counts];
}

/** Writes the index in its short form, which the browser unpacks when somebody searches. */
export const packedIndex: VitePlugin = {
  name: 'packed-index',
  enforce: 'post',
  transform(code: string, id: string) {
    const [, text] = /^export default (".*")$/s.exec(code) ?? [];
    if (!id.startsWith('/@localSearchIndex') || text === undefined) return undefined;
    const index: SearchIndex = JSON.parse(JSON.parse(text));
    return `import { unpackIndex } from ${JSON.stringify(import.meta.filename)};
export default JSON.stringify(unpackIndex(${JSON.stringify(packIndex(index))}));`;
  },
};
