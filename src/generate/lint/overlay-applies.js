// @ts-check
/** Every action of an overlay finds what it is to change; redocly passes over those that do not. */
import { listIn, objectIn } from '../yaml-files.js';

/** @import { Action } from '../yaml-files.js' */
/** @import { Finding, Subject } from './subject.js' */

/** The keys that lead to a value. @typedef {readonly (string | number)[]} Path */

/**
 * What one segment of a target picks among the members of a value. @typedef {(value: unknown) =>
 * (string | number)[]} Pick
 */

/**
 * Applies the actions one after the other, and finds those with a target, or with one name of a
 * target such as `$.a['b','c']`, that does not exist, and targets in an unknown form.
 * @param {Subject} subject
 * @returns {Finding[]}
 */
export function overlayApplies({ stated, actions }) {
  const document = structuredClone(stated);
  return actions.flatMap((action) => {
    const target = String(action.value['target']);
    const alternatives = readTarget(target);
    const { file, pointer } = action;
    const finding = (/** @type {string} */ text) => ({
      file,
      pointer: `${pointer}/target`,
      message: `The target \`${target}\` ${text}.`,
    });
    if (alternatives === undefined) {
      return [
        finding('is in a form that cannot be followed; use names, lists of names, * and [?@.name]'),
      ];
    }
    const found = alternatives.map((picks) => pathsOf(document, picks));
    const findings = found.some((paths) => paths.length === 0)
      ? [finding('names something that is not there')]
      : [];
    for (const path of found.flat().reverse()) apply(action, document, path);
    return findings;
  });
}

/**
 * The ways to follow a target (RFC 9535): one, or one for each name of its lists of names.
 * @param {string} target
 * @returns {Pick[][] | undefined}
 */
function readTarget(target) {
  if (!target.startsWith('$')) return undefined;
  /** @type {Pick[][]} */
  let ways = [[]];
  let rest = target.slice(1);
  while (rest !== '') {
    const segment = readSegment(rest);
    if (segment === undefined) return undefined;
    ways = ways.flatMap((way) => segment.picks.map((pick) => [...way, pick]));
    rest = rest.slice(segment.length);
  }
  return ways;
}

/**
 * @param {string} text
 * @returns {{ picks: Pick[], length: number } | undefined}
 */
function readSegment(text) {
  const name = /^\.([A-Za-z_][\w-]*)/.exec(text);
  if (name !== null) return { picks: [member(name[1] ?? '')], length: name[0].length };
  const every = /^(\.\*|\[\*\])/.exec(text);
  if (every !== null) return { picks: [keysOf], length: every[0].length };
  const index = /^\[(\d+)\]/.exec(text);
  if (index !== null) return { picks: [member(Number(index[1]))], length: index[0].length };
  const names = /^\[('[^'\\]*'(\s*,\s*'[^'\\]*')*)\]/.exec(text);
  if (names !== null) {
    const list = [...(names[1] ?? '').matchAll(/'([^']*)'/g)].map(([, key = '']) => member(key));
    return { picks: list, length: names[0].length };
  }
  const filter = /^\[\?@\.([A-Za-z_][\w-]*)\]/.exec(text);
  if (filter === null) return undefined;
  const key = filter[1] ?? '';
  const having = (/** @type {unknown} */ value) =>
    keysOf(value).filter((name) => valueIn(valueIn(value, name), key) !== undefined);
  return { picks: [having], length: filter[0].length };
}

/**
 * @param {string | number} key
 * @returns {Pick}
 */
function member(key) {
  return (value) => (valueIn(value, key) === undefined ? [] : [key]);
}

/** @type {Pick} */
function keysOf(value) {
  return Array.isArray(value) ? [...value.keys()] : Object.keys(objectIn(value));
}

/**
 * @param {unknown} value
 * @param {string | number} key
 * @returns {unknown}
 */
function valueIn(value, key) {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return Object.getOwnPropertyDescriptor(Object(value), key)?.value;
}

/**
 * @param {unknown} document
 * @param {readonly Pick[]} picks
 * @returns {Path[]}
 */
function pathsOf(document, picks) {
  /** @type {{ path: Path, value: unknown }[]} */
  let found = [{ path: [], value: document }];
  for (const pick of picks) {
    found = found.flatMap(({ path, value }) =>
      pick(value).map((key) => ({ path: [...path, key], value: valueIn(value, key) })),
    );
  }
  return found.map(({ path }) => path);
}

/**
 * Removes or merges, as Overlay 1.0.0 says in section 3.4: objects by member, lists by appending.
 * @param {Action} action
 * @param {Record<string, unknown>} document
 * @param {Path} path
 */
function apply({ value: action }, document, path) {
  const key = path.at(-1);
  if (key === undefined) {
    Object.assign(document, objectIn(merged(document, action['update'])));
    return;
  }
  let owner = /** @type {unknown} */ (document);
  for (const step of path.slice(0, -1)) owner = valueIn(owner, step);
  if (action['remove'] !== true) {
    Reflect.set(Object(owner), key, merged(valueIn(owner, key), action['update']));
  } else if (Array.isArray(owner)) {
    owner.splice(Number(key), 1);
  } else {
    Reflect.deleteProperty(Object(owner), key);
  }
}

/**
 * @param {unknown} value
 * @param {unknown} update
 * @returns {unknown}
 */
function merged(value, update) {
  if (update === undefined) return value;
  if (Array.isArray(value))
    return [...value, ...(Array.isArray(update) ? listIn(update) : [update])];
  if (!isObject(value) || !isObject(update)) return update;
  const changed = Object.entries(objectIn(update)).map(([key, item]) => [
    key,
    key in value ? merged(valueIn(value, key), item) : item,
  ]);
  return { ...value, ...Object.fromEntries(changed) };
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
