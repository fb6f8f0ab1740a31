// @ts-check
/** Rules agree with their file, their sections and declarations, and with the tags in the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listIn, objectIn } from '../yaml-files.js';

/** @import { LintMistake, Subject } from './document-sources.js' */

/**
 * Finds rules of another level than their file, rules that are defined twice or name an unknown
 * section, declaration or rule, and chosen rules that nobody can check.
 * @param {Subject} subject
 * @returns {LintMistake[]}
 */
export function ruleComplete({ bundle, entries }) {
  const declarations = objectIn(bundle['x-declarations']);
  const sections = objectIn(bundle['x-sections']);
  const rules = objectIn(bundle['x-rules']);
  const seen = new Set();
  return entries('x-rules').flatMap(({ id, value, level, file, pointer }) => {
    const rule = objectIn(value);
    const messages = [];
    if (seen.has(id)) messages.push('is defined twice; an overlay adds rules and changes none');
    seen.add(id);
    messages.push(...unknownSections(rule['section'], sections));
    // What an owner declares is no choice of the local service, so the contract has these rules, too.
    const isDeclared = level === 'stated' && rule['level'] === 'declared';
    if (rule['level'] !== level && !isDeclared)
      messages.push(`needs \`level: ${level}\`, like everything in this file`);
    for (const cause of listIn(rule['follows'])) {
      if (cause === id || !Object.hasOwn(rules, String(cause)))
        messages.push(`follows \`${cause}\`, which is no other rule`);
    }
    const { when, never } = objectIn(rule['observable']);
    for (const need of listIn(when)) {
      if (!Object.hasOwn(declarations, String(need)))
        messages.push(`is observable when \`${need}\` is declared, which x-declarations lacks`);
    }
    if (level === 'chosen' && never !== undefined)
      messages.push('cannot be checked; describe such a choice with the gap that it answers');
    return messages.map((message) => ({ file, pointer, message: `Rule \`${id}\` ${message}.` }));
  });
}

/**
 * @param {unknown} text several are separated by commas
 * @param {Record<string, unknown>} sections those of `x-sections`
 * @returns {string[]}
 */
export function unknownSections(text, sections) {
  return String(text)
    .split(', ')
    .filter((section) => !Object.hasOwn(sections, section))
    .map((section) => `names the section ${section}, which x-sections lacks`);
}

/**
 * Finds tags `@rule <id>` in the code without such a rule, and rules that neither a place of the
 * document nor tagged code enforces and that give no reason. Code enforces choices too, so this is
 * known only of a document with its overlays.
 * @param {Subject} subject
 * @returns {LintMistake[]}
 */
export function ruleEnforced({ entries, folder, hasOverlays }) {
  if (!hasOverlays) return [];
  const rules = new Map(entries('x-rules').map((entry) => [entry.id, entry]));
  const tags = sourceFiles(join(folder, 'src')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@rule\s+([a-z][a-z0-9-]*)/g)].map(([, id = '']) => ({
      id,
      file,
    })),
  );
  const unknown = tags
    .filter(({ id }) => !rules.has(id))
    .map(({ id, file }) => {
      const code = relative(folder, file).replaceAll(sep, '/');
      const message = `${code} says that it enforces the rule \`${id}\`, which does not exist.`;
      return { file, pointer: '#/', message };
    });
  const tagged = new Set(tags.map(({ id }) => id));
  const unenforced = [...rules.values()].flatMap(({ id, value, file, pointer }) => {
    const { enforcedBy, notEnforced } = objectIn(value);
    const isEnforced = enforcedBy !== undefined || tagged.has(id);
    if (isEnforced !== (notEnforced !== undefined)) return [];
    const message = isEnforced
      ? 'is enforced, but has a reason why it is not (`notEnforced`)'
      : `needs \`enforcedBy\`, code with the tag \`@rule ${id}\`, or a reason as \`notEnforced\``;
    return [{ file, pointer, message: `Rule \`${id}\` ${message}.` }];
  });
  return [...unknown, ...unenforced];
}

/** @param {string} folder */
function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
