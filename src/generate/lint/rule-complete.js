// @ts-check
/** Every rule says all that a rule has to say, once. */
import { listIn, objectIn } from '../yaml-files.js';

/** @import { Entry, Finding, Subject } from './subject.js' */

const keys = ['section', 'claim', 'level', 'enforcedBy', 'notEnforced', 'observable'];

/**
 * Finds rules with a missing or malformed part, of another level than their file, or defined twice.
 * @param {Subject} subject
 * @returns {Finding[]}
 */
export function ruleComplete({ bundle, entries }) {
  const declarations = Object.keys(objectIn(bundle['x-declarations']));
  const sections = objectIn(bundle['x-sections']);
  /** @type {Map<string, Entry>} */
  const seen = new Map();
  return entries('x-rules').flatMap((entry) => {
    const messages = seen.has(entry.id)
      ? ['is defined twice; an overlay adds rules and changes none']
      : [
          ...faults(entry, sections),
          ...observableFaults(objectIn(entry.value)['observable'], declarations),
        ];
    seen.set(entry.id, entry);
    const { file, pointer } = entry;
    return messages.map((message) => ({
      file,
      pointer,
      message: `Rule \`${entry.id}\` ${message}.`,
    }));
  });
}

/**
 * @param {Entry} entry
 * @param {Record<string, unknown>} sections
 * @returns {string[]}
 */
function faults({ id, value, level }, sections) {
  const rule = objectIn(value);
  const found = Object.keys(rule)
    .filter((key) => !keys.includes(key))
    .map((key) => `has the unknown key \`${key}\``);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) found.push('has an id which is not in kebab-case');
  found.push(...sectionsFaults(rule['section'], sections));
  if (typeof rule['claim'] !== 'string' || !/^[A-Z`].+\.$/s.test(rule['claim'])) {
    found.push('needs a `claim`, which is a sentence');
  }
  if (rule['level'] !== level) {
    found.push(`needs \`level: ${level}\`, as everything has in this file`);
  }
  const enforced = 'enforcedBy' in rule;
  if (enforced === 'notEnforced' in rule) {
    found.push('needs either `enforcedBy` or `notEnforced`, and not both');
  } else if (enforced) {
    found.push(...placeFaults(rule['enforcedBy']));
  } else if (typeof rule['notEnforced'] !== 'string') {
    found.push('needs a reason as `notEnforced`');
  }
  return found;
}

/**
 * A rule may follow from several sections, separated by commas.
 * @param {unknown} text
 * @param {Record<string, unknown>} sections those of `x-sections`
 * @returns {string[]}
 */
function sectionsFaults(text, sections) {
  const named = typeof text === 'string' ? text.split(', ') : [text];
  return named.flatMap((section) => sectionFaults(section, sections)).slice(0, 1);
}

/**
 * @param {unknown} section
 * @param {Record<string, unknown>} sections those of `x-sections`
 * @returns {string[]}
 */
export function sectionFaults(section, sections) {
  if (typeof section === 'string' && Object.hasOwn(sections, section)) return [];
  return ["needs a `section` that x-sections lists, in quotes, such as '2.2'"];
}

/**
 * @param {unknown} places
 * @returns {string[]}
 */
function placeFaults(places) {
  if (listIn(places).length === 0) return ['needs at least one place in `enforcedBy`'];
  return listIn(places)
    .map((place) => Object.entries(objectIn(place)))
    .filter(([entry, ...others]) => {
      const [kind, value] = entry ?? [];
      const known = kind === 'document' || kind === 'code';
      return !known || typeof value !== 'string' || others.length > 0;
    })
    .map(
      () => 'has a place in `enforcedBy` which is neither `document: <pointer>` nor `code: <file>`',
    );
}

/**
 * @param {unknown} observable
 * @param {readonly string[]} declarations
 * @returns {string[]}
 */
function observableFaults(observable, declarations) {
  if (observable === 'always') return [];
  const [entry, ...others] = Object.entries(objectIn(observable));
  const [kind, value] = entry ?? [];
  if (kind === 'never' && typeof value === 'string' && others.length === 0) return [];
  if (kind === 'when' && listIn(value).length > 0 && others.length === 0) {
    return listIn(value)
      .filter((id) => typeof id !== 'string' || !declarations.includes(id))
      .map((id) => `is observable when \`${id}\` is declared, which x-declarations does not know`);
  }
  return ['needs `observable`: always, {when: [declarations]} or {never: reason}'];
}
