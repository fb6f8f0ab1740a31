/** Compares texts with the words of a search. */

/** Whether every word of the search is somewhere in the text; upper and lower case count as equal. */
export function hasWords(text: string, search: string): boolean {
  const all = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
