// @ts-check
/**
 * The formats that compiled validators check. A file of its own, so that a bundle whose validators
 * use no format leaves it out.
 */
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** The longest text that is looked at: most patterns overflow the stack at some 8 MB. */
const longestText = 1_000_000;

/** The same for `url`, whose pattern takes a time that grows faster than the text. */
const longestUrl = 4096;

/**
 * The check of a format; undefined for numbers and where every text is valid.
 * @param {unknown} format
 * @returns {((text: string) => boolean) | undefined}
 */
function checkOf(format) {
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === 'function') return (text) => format(text) === true;
  const isOfText = isComposed(format) && format['type'] !== 'number';
  return isOfText ? checkOf(format['validate']) : undefined;
}

/**
 * The checks of texts, by the names of their formats. Texts that are too long fail.
 * @type {Readonly<Record<string, (text: string) => boolean>>}
 */
export const textFormats = Object.fromEntries(
  Object.entries(fullFormats).flatMap(([name, format]) => {
    const check = checkOf(format);
    if (check === undefined) return [];
    const longest = name === 'url' ? longestUrl : longestText;
    return [[name, (/** @type {string} */ text) => text.length <= longest && check(text)]];
  }),
);

/** The checks of formats, by their names. */
export const formats = { ...fullFormats, ...textFormats };

/**
 * @param {unknown} value
 * @returns {value is Readonly<Record<string, unknown>>}
 */
function isComposed(value) {
  return typeof value === 'object' && value !== null;
}
