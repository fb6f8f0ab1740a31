// @ts-check
/** Every place that a rule names as enforcing it exists, and says so if it is code. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listIn, objectIn } from '../yaml-files.js';
import { valueAt } from './subject.js';

/** @import { Finding, Subject } from './subject.js' */

/**
 * Finds rules which name a place of the document where nothing stands, a file that is missing, or a
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
export function tagsIn(text) {
  return [...text.matchAll(/@rule\s+([a-z][a-z0-9-]*)/g)].flatMap(([, id]) =>
    id === undefined ? [] : [id],
  );
}
