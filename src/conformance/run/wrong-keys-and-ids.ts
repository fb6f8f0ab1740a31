/** Texts that differ slightly from a given one: a sloppy comparison accepts them in its place. */

export interface Neighbour {
  /** What differs from the original, to follow its name: `with one more character`. */
  readonly how: string;
  readonly text: string;
}

/** Each differs from the text in one way. One that would be equal or empty is left out. */
export function neighboursOf(text: string): Neighbour[] {
  const all = [
    { how: 'in the other case', text: [...text].map(otherCase).join('') },
    { how: 'with one more character', text: `${text}x` },
    { how: 'without its last character', text: text.slice(0, -1) },
    { how: 'with another last character', text: text.slice(0, -1) + next(text.slice(-1)) },
    { how: 'with another first character', text: next(text.slice(0, 1)) + text.slice(1) },
    { how: 'with one more character before it', text: `x${text}` },
    { how: 'in reverse', text: [...text].toReversed().join('') },
    { how: 'without its punctuation', text: text.replace(/[-_ ]/g, '') },
    {
      how: 'with "-" and "_" swapped',
      text: text.replace(/[-_]/g, (character) => swapped[character] ?? character),
    },
  ];
  return all.filter((neighbour) => neighbour.text !== text && neighbour.text !== '');
}

/**
 * Neighbours of an id that are probably not in use: beside `model-1` there may be a `model-2`, but hardly an id
 * that is much longer or ends in a space.
 */
export function unlikelyNeighbours(
  id: string,
  { known: knownIds }: { readonly known: readonly string[] },
): Neighbour[] {
  const isNumbered = /^\d|\d$/.test(id);
  const close = neighboursOf(id).filter(({ how }) => !isNumbered || how === 'in the other case');
  const far = [
    { how: 'with more characters', text: `${id}-conformance` },
    { how: 'with a space after it', text: `${id} ` },
  ];
  // Without its digit, `model-1` becomes `model-`, which is hardly the id of another endpoint.
  const cut = /[^a-z\d]\d$/i.test(id)
    ? [{ how: 'without its last character', text: id.slice(0, -1) }]
    : [];
  return [...far, ...cut, ...close].filter(({ text }) => !knownIds.includes(text));
}

const swapped: Readonly<Record<string, string>> = { '-': '_', _: '-' };

function otherCase(letter: string): string {
  const upper = letter.toUpperCase();
  return upper === letter ? letter.toLowerCase() : upper;
}

/** Another character of the same kind. */
function next(character: string): string {
  if (/[a-y]/i.test(character)) return String.fromCharCode(character.charCodeAt(0) + 1);
  if (/z/i.test(character)) return character === 'z' ? 'a' : 'A';
  return character === '7' ? '3' : '7';
}
