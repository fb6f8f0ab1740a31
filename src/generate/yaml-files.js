// @ts-check
/**
 * YAML for the generator and the lint.
 *
 * It is JavaScript because redocly loads its plugins, which use it, without a compiler.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * An action of an overlay, with the place where it is written.
 * @typedef {object} Action
 * @property {Record<string, unknown>} value
 * @property {string} file as it was given
 * @property {string} pointer JSON pointer within that file, with a leading `#`
 */

/**
 * The object that a file holds; an empty one when it holds something else.
 * @param {string} file
 */
export function readYaml(file) {
  return objectIn(parse(readFileSync(file, 'utf8'), { merge: true }));
}

/**
 * All actions of overlays, in order.
 * @param {readonly string[]} files
 * @returns {Action[]}
 */
export function readActions(files) {
  return files.flatMap((file) =>
    listIn(readYaml(file)['actions']).map((value, index) => ({
      value: objectIn(value),
      file,
      pointer: `#/actions/${index}`,
    })),
  );
}

/**
 * The value if it is an object, else an empty one.
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
export function objectIn(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/**
 * The value if it is a list, else an empty one.
 * @param {unknown} value
 * @returns {unknown[]}
 */
export function listIn(value) {
  return Array.isArray(value) ? value : [];
}
