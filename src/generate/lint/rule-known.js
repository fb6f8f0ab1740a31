// @ts-check
/** Every rule that a source file says it enforces exists, and names that file in return. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listIn, objectIn } from '../yaml-files.js';
import { tagsIn } from './rule-enforced.js';

/** @import { Finding, Subject } from './subject.js' */

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
