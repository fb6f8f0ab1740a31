/** Which secrets can be told from other texts, and so are hidden wherever they stand. */

/** A shorter text is a word of any text, in characters, whatever is in it. */
const shortestMixed = 10;

/** A shorter text with digits may be a version or a size, in characters. */
const shortestRandom = 12;

/** With fewer digits or letters than these, a text may be made of words. */
const fewestRandom = 3;

/** A shorter text without digits may be made of words, in characters. */
const shortestWordless = 16;

/** A character of a word: a secret that may be made of words is not a part of longer ones. */
export const ofWord: RegExp = /[\p{L}\p{N}_-]/u;

/**
 * Whether a text can be told from ordinary words, so that it is a secret wherever it stands. A shorter one,
 * or one such as `undefined`, is a secret only where a credential is expected.
 */
export function isDistinctive(text: string): boolean {
  if (text.length >= shortestWordless) return true;
  return text.length >= shortestMixed && /\d/.test(text);
}

/** Whether a text is distinctive and not made of words, such as the name of a model. */
export function isRandom(text: string): boolean {
  if (text.length < shortestRandom) return false;
  const [digits, letters] = [countOf(text, /\d/g), countOf(text, /[a-z]/gi)];
  return digits === text.length || (digits >= fewestRandom && letters >= fewestRandom);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
