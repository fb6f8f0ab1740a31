/** Which secrets can be told from other texts, and so are hidden wherever they stand. */

/** A shorter text is a word of any text, in characters, whatever is in it. */
const shortestMixed = 10;

/** A shorter text with digits may be a version or a size, in characters. */
const shortestRandom = 12;

/** With fewer digits or letters than these, a text may be made of words. */
const fewestRandom = 3;

/** A shorter text without digits may be made of words, in characters. */
const shortestWordless = 16;

/** A shorter text may be a word with punctuation, in characters. */
const shortestOdd = 8;

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

/** Whether a text under a name that may be of a credential is one: it has no spaces, and is no ordinary word. */
export function mayBeCredential(text: string): boolean {
  if (text.length < shortestOdd || /\s/.test(text)) return false;
  return text.length >= shortestWordless || /[^a-z]/i.test(text);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
