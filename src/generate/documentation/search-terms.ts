/** The words that the search compares: the same for what pages say and for what is searched for. */

/** Words that nearly every question or page has, so that they find nothing. */
const unsearched = new Set(
  'a about am an and any are as at be but by can could do does for from get has have how i if in into is it its me my of on or our should so than that the their then there they this to use was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** What stands for a word in the index; null for one that is not searched. */
export function searchTerm(word: string): string | null {
  const term = word.toLowerCase();
  return unsearched.has(term) ? null : stem(term);
}

/** The same for a word that is searched for. It may be half typed: `pollin` finds `polling`, which the index has as `poll`. */
export function queryTerms(word: string): string[] {
  const term = searchTerm(word);
  if (term === null) return [];
  const begun = word.toLowerCase().replace(/(?<=^[a-z]{4,}?)(?:at)?(?:in|io?)$/, '');
  return [...new Set([term, stem(begun)])];
}

/**
 * A word without its English ending, so that `retries` finds `retry` and `timeouts` finds `timeout`. Lighter than
 * Porter's stemmer: names of fields and states have to stay different words.
 */
export function stem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  const singular = withoutPlural(word);
  const bare = withoutVerbEnding(singular);
  const isShortened = bare !== singular;
  return bare
    .replace(/(?<=\w{2}t)ion$|(?<=at)or$|(?<=\w{2})e$/, '')
    .replace(/(?<=\w{5})at$/, '')
    .replace(isShortened ? /([b-df-hj-km-np-rtv-xz])\1$/ : /(?!)/, '$1')
    .replace(/(?<=\w{4})([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/(?<=\w[^aeiou])y$/, 'i');
}

function withoutPlural(word: string): string {
  if (/ies$/.test(word)) return word.replace(/(?<=\w{2})ies$/, 'y');
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/(?<=\w{2})(?<![isu])s$/, '');
}

/** Leaves words alone that would have no vowel left, such as `string`. */
function withoutVerbEnding(word: string): string {
  if (/ied$/.test(word)) return word.replace(/(?<=\w{2})ied$/, 'y');
  return word.replace(/(?<=[aeiouy]\w*)(?<=\w{2})(?:ing|(?<!e)ed)$/, '');
}
