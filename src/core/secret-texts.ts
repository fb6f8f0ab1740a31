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

/** A longer run of letters is no word. */
const longestWord = 15;

/** A run of at least so many letters without a vowel is no word. */
const longestWithoutVowel = 6;

/** Of random letters, some change their case, so that what looks like words is shorter on average. */
const shortestAverageWord = 2.5;

/** A number with fewer digits may be a count or a size. */
const fewestDigits = 5;

/** Words, each with a number behind it or not, and numbers: `image_url`, `flux-1-dev`, `users/42/photoAlbum.png`. */
const wordsAndNumbers =
  /^(?:[a-z]+\d{0,4}|\d{1,4})(?:[-_./:@,!?+]+(?:[a-z]+\d{0,4}|\d{1,4}))*[-_./:@,!?+]*$/i;
/** `1024x768` */
const size = /(?<![a-z\d])\d{1,5}x\d{1,5}(?![a-z\d])/gi;
/** A day, with a time or without: `2024-01-15T10:30:00Z`, `20240115_103000`. */
const day =
  /(?<!\d)(?:19|20)\d\d(-?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?:[T_-]?\d\d(:?)\d\d(?:\2\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)/g;
/** The name of a file of text, images, sound, video or weights. */
const fileName =
  /\.(?:csv|gif|html|jpe?g|json|md|mov|mp[34]|pdf|png|safetensors|svg|txt|wav|web[mp]|zip)$/i;
/** The words of a text in camel case. */
const camelWord = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

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
  const [digits, letters] = [countMatches(text, /\d/g), countMatches(text, /[a-z]/gi)];
  return digits === text.length || (digits >= fewestRandom && letters >= fewestRandom);
}

/** Whether a text under a name that may be of a credential is one: it has no spaces, and is not made of words. */
export function mayBeCredential(text: string): boolean {
  return text.length >= shortestOdd && !/\s/.test(text) && !isOfWords(text);
}

/** Whether a text is a credential to whoever sees it, whatever its name says. */
export function isRandomToken(text: string): boolean {
  return isRandom(text) && mayBeCredential(text);
}

/** Whether a number under the name of a credential is one: a shorter one may be a count. */
export function mayBeSecretNumber(digits: string): boolean {
  return countMatches(digits, /\d/g) >= fewestDigits;
}

/** Whether a text is prose, which is shown even where an address is expected. */
export function isProse(text: string): boolean {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[,.;!?]{1,3}$/, ''))
    .every(
      (word) => /^\d{1,4}$/.test(word) || (/^[\p{L}'’-]+$/u.test(word) && isPronounceable(word)),
    );
}

function isOfWords(text: string): boolean {
  if (fileName.test(text) && !text.includes('://')) return true;
  // The special tokens of a model are in brackets: `<|im_end|>`.
  const bare = text
    .replace(/^<\|?([^<>|]*)\|?>$/, '$1')
    .replaceAll(day, '0')
    .replaceAll(size, '0');
  if (!wordsAndNumbers.test(bare)) return false;
  const words = bare.match(camelWord) ?? [];
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  return letters >= words.length * shortestAverageWord && words.every(isPronounceable);
}

function isPronounceable(letters: string): boolean {
  if (letters.length > longestWord) return false;
  return letters.length < longestWithoutVowel || /[aeiouy]/i.test(letters);
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
