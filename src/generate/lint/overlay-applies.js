// @ts-check
/** Every action of an overlay has a target that exists; Redocly silently skips actions without one. */

/** @import { LintMistake, Subject } from './document-sources.js' */

/**
 * Finds actions with a target, or with one name of a target such as `$.a['b','c']`, that is neither in
 * the document nor in what the overlays make of it, and targets in an unknown form.
 * @param {Subject} subject
 * @returns {LintMistake[]}
 */
export function overlayApplies({ stated, bundle, actions }) {
  return actions.flatMap(({ value, file, pointer }) => {
    const target = String(value['target']);
    const names = expanded(target);
    const problem = !names.every(isReadable)
      ? 'has an unsupported form; use names, lists of names, * and [?@.name]'
      : names.some((name) => valuesAt(stated, name).concat(valuesAt(bundle, name)).length === 0)
        ? 'names something that does not exist'
        : undefined;
    const message = `The target \`${target}\` ${problem}.`;
    return problem === undefined ? [] : [{ file, pointer: `${pointer}/target`, message }];
  });
}

/** A segment of a target (RFC 9535): a name or `*`, and last what members must have. */
const segment = /\.([A-Za-z_][\w-]*|\*)|\[(\d+|\*)\]|\['([^'\\]*)'\]|\[\?@\.([A-Za-z_][\w-]*)\]/g;

/**
 * A target for each name of a list of names.
 * @param {string} target
 * @returns {string[]}
 */
function expanded(target) {
  const [list, names = ''] = /\[('[^'\\]*'(?:\s*,\s*'[^'\\]*')+)\]/.exec(target) ?? [];
  if (list === undefined) return [target];
  const each = names.match(/'[^']*'/g) ?? [];
  return each.flatMap((name) => expanded(target.replace(list, () => `[${name}]`)));
}

/** @param {string} target */
function isReadable(target) {
  return target.replaceAll(segment, '') === '$';
}

/**
 * @param {unknown} document
 * @param {string} target
 * @returns {unknown[]}
 */
function valuesAt(document, target) {
  let found = [document];
  for (const [, name, index, quoted, having] of target.matchAll(segment)) {
    const key = name ?? index ?? quoted ?? '*';
    found = found.flatMap((value) =>
      Object.entries(Object(value))
        .filter(([own]) => (key === '*' && quoted === undefined) || own === key)
        .map(([, member]) => member)
        .filter((member) => having === undefined || Object.hasOwn(Object(member), having)),
    );
  }
  return found;
}
