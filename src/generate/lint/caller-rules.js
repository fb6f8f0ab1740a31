// @ts-check
/** Rules for callers have their form, and name rules, gaps, declarations and guides that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listIn, objectIn } from '../yaml-files.js';

/** @import { LintMistake, Subject } from './document-sources.js' */

const required = ['topic', 'level', 'says', 'matters', 'guide'];
/** The lists of names, and the tables that define the names. */
const tablesOf = {
  rules: 'x-rules',
  gaps: 'x-gaps',
  needs: 'x-callerDeclarations',
  unless: 'x-callerDeclarations',
};
const optional = ['shownBy', 'otherwise'];
const lists = [...Object.keys(tablesOf), 'statuses'];
/** Members that are true or missing. */
const flags = ['everywhere'];
const levels = ['stated', 'follows', 'advice'];

/**
 * Finds rules for callers that lack a member or have a strange one, that give no source or a stated
 * one without a stated rule, and those that name a rule, gap, declaration or guide that does not exist.
 * @param {Subject} subject
 * @returns {LintMistake[]}
 */
export function callerRuleComplete({ stated, entries, folder }) {
  const operations = operationsIn(stated);
  return entries('x-callerRules').flatMap(({ id, value, file, pointer }) => {
    const rule = objectIn(value);
    const messages = formMistakes(rule);
    for (const [list, table] of Object.entries(tablesOf)) {
      const known = objectIn(stated[table]);
      for (const name of listIn(rule[list])) {
        if (!Object.hasOwn(known, String(name)))
          messages.push(`names \`${name}\` in \`${list}\`, which ${table} lacks`);
      }
    }
    if (typeof rule['shownBy'] === 'string' && !operations.includes(rule['shownBy']))
      messages.push(`names \`${rule['shownBy']}\` in \`shownBy\`, which is no operation`);
    if (listIn(rule['rules']).length + listIn(rule['gaps']).length === 0)
      messages.push('needs a source in `rules` or `gaps`');
    else if (rule['level'] === 'stated' && listIn(rule['rules']).length === 0)
      messages.push('is stated, so it needs a source in `rules`');
    if (typeof rule['guide'] === 'string' && !leadsSomewhere(folder, rule['guide']))
      messages.push(`names the guide ${rule['guide']}, which does not exist`);
    return messages.map((message) => ({
      file,
      pointer,
      message: `Rule for callers \`${id}\` ${message}.`,
    }));
  });
}

/**
 * @param {Record<string, unknown>} bundle
 * @returns {unknown[]} their ids
 */
function operationsIn(bundle) {
  return Object.values(objectIn(bundle['paths'])).flatMap((path) =>
    Object.values(objectIn(path)).map((operation) => objectIn(operation)['operationId']),
  );
}

/**
 * @param {Record<string, unknown>} rule
 * @returns {string[]}
 */
function formMistakes(rule) {
  const texts = [...required, ...optional];
  const missing = required.filter((name) => !(name in rule)).map((name) => `needs \`${name}\``);
  const strange = Object.entries(rule).flatMap(([name, value]) => {
    if (texts.includes(name)) {
      return typeof value === 'string' && value !== '' ? [] : [`needs a text as \`${name}\``];
    }
    if (flags.includes(name)) return value === true ? [] : [`needs \`true\` as \`${name}\``];
    if (!lists.includes(name)) return [`has \`${name}\`, which is no member of such rules`];
    return Array.isArray(value) && value.length > 0 ? [] : [`needs a list as \`${name}\``];
  });
  const { level, says } = rule;
  const unknown =
    typeof level !== 'string' || levels.includes(level)
      ? []
      : [`has the level \`${level}\`, which is none of ${levels.join(', ')}`];
  const unended =
    typeof says !== 'string' || says.endsWith('.') ? [] : ['needs a sentence as `says`'];
  return [...missing, ...strange, ...unknown, ...unended];
}

/**
 * Whether a guide has a section, by the anchor that its heading gets.
 * @param {string} folder the project's folder
 * @param {string} guide such as `polling.md#the-rules`
 */
function leadsSomewhere(folder, guide) {
  const [name = '', anchor = ''] = guide.split('#');
  const file = join(folder, 'docs/guides', name);
  if (!name.endsWith('.md') || !existsSync(file)) return false;
  const headings = readFileSync(file, 'utf8').matchAll(/^##+ (.*)$/gm);
  return [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** @param {string} heading */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
