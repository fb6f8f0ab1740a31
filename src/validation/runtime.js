// @ts-check
/**
 * What compiled validators call. JavaScript, and published as it stands: what is generated finds it
 * by the package's name, before the build and after, and so does what is compiled elsewhere.
 */
// biome-ignore lint/performance/noBarrelFile: validators know only this module
export { formats } from './formats.js';

/**
 * A regular expression to which a text does not match if the search overflows the stack. It may do
 * so from some 4 MB on: in a process that has compiled many expressions, V8 no longer optimizes
 * `+`, which then takes stack for each character.
 * @param {string} source
 * @param {string} flags
 */
export function pattern(source, flags) {
  const expression = new RegExp(source, flags);
  return {
    test: (/** @type {string} */ text) => {
      try {
        return expression.test(text);
      } catch {
        return false;
      }
    },
    toString: () => String(expression),
  };
}

/**
 * The length of a text in characters: a pair of surrogates is one of them.
 * @param {string} text
 */
export function characters(text) {
  const isHalf = (/** @type {number} */ at, /** @type {number} */ half) =>
    (text.charCodeAt(at) & 0xfc00) === half;
  let pairs = 0;
  for (let at = 1; at < text.length; at += 1) {
    if (isHalf(at, 0xdc00) && isHalf(at - 1, 0xd800)) pairs += 1;
  }
  return text.length - pairs;
}

/**
 * Whether two values of JSON are the same, whatever the order of their members.
 * @param {unknown} left
 * @param {unknown} right
 * @returns {boolean}
 */
export function equal(left, right) {
  if (left === right) return true;
  if (!isComposed(left) || !isComposed(right)) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && equal(left[name], right[name]))
  );
}

/**
 * @param {unknown} value
 * @returns {value is Readonly<Record<string, unknown>>}
 */
function isComposed(value) {
  return typeof value === 'object' && value !== null;
}
