// @ts-check
/** Rules are complete, the places that they name exist, and source files name them in return. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listIn, objectIn } from '../yaml-files.js';
import { valueAt } from './subject.js';

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

/**
 * Finds rules which name a place that the document does not have, a file that is missing, or a
 * file without their tag.
 * @param {Subject} subject
 * @returns {Finding[]}
 */
export function ruleEnforced({ bundle, entries, folder }) {
  return entries('x-rules').flatMap(({ id, value, file, pointer }) =>
    listIn(objectIn(value)['enforcedBy']).flatMap((place, index) => {
      const { document, code } = objectIn(place);
      const message =
        typeof document === 'string'
          ? documentFault(bundle, document)
          : typeof code === 'string'
            ? codeFault(join(folder, code), { id, code })
            : undefined;
      if (message === undefined) return [];
      const at = `${pointer}/enforcedBy/${index}`;
      return [{ file, pointer: at, message: `Rule \`${id}\` is enforced by ${message}.` }];
    }),
  );
}

/**
 * @param {unknown} bundle
 * @param {string} pointer
 */
function documentFault(bundle, pointer) {
  if (pointer.startsWith('#/') && valueAt(bundle, pointer) !== undefined) return undefined;
  return `${pointer}, where nothing stands`;
}

/**
 * @param {string} path
 * @param {{ id: string, code: string }} names
 */
function codeFault(path, { id, code }) {
  if (!existsSync(path)) return `${code}, which does not exist`;
  if (tagsIn(readFileSync(path, 'utf8')).includes(id)) return undefined;
  return `${code}, which has no \`@rule ${id}\``;
}

/**
 * The ids of the rules with which a source file is tagged.
 * @param {string} text
 */
function tagsIn(text) {
  return [...text.matchAll(/@rule\s+([a-z][a-z0-9-]*)/g)].flatMap(([, id]) =>
    id === undefined ? [] : [id],
  );
}

/**
 * Finds tags of rules which do not exist or do not name the file. Code enforces choices too, so
 * this is known only of a document with its overlays.
 * @param {Subject} subject
 * @returns {Finding[]}
 */
export function ruleKnown({ entries, folder, hasOverlays }) {
  if (!hasOverlays) return [];
  const rules = new Map(entries('x-rules').map((entry) => [entry.id, entry]));
  return sourceFiles(join(folder, 'src')).flatMap((path) => {
    const code = relative(folder, path).replaceAll(sep, '/');
    return [...new Set(tagsIn(readFileSync(path, 'utf8')))].flatMap((id) => {
      const rule = rules.get(id);
      if (rule === undefined) {
        const message = `${code} says that it enforces the rule \`${id}\`, which does not exist.`;
        return [{ file: path, pointer: '#/', message }];
      }
      const places = listIn(objectIn(rule.value)['enforcedBy']);
      if (places.some((place) => objectIn(place)['code'] === code)) return [];
      const message = `Rule \`${id}\` does not name ${code}, which says that it enforces it.`;
      return [{ file: rule.file, pointer: rule.pointer, message }];
    });
  });
}

/** @param {string} folder */
function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
