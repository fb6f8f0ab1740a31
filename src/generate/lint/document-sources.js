// @ts-check
/** Reads what our lint rules look at: the document as it is bundled, and the files behind it. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { objectIn, readActions, readYaml } from '../yaml-files.js';

/** @import { Action } from '../yaml-files.js' */

/**
 * Something to correct, and where.
 * @typedef {object} LintMistake
 * @property {string} file absolute path
 * @property {string} pointer JSON pointer within that file, with a leading `#`
 * @property {string} message
 *
 * A value with the place where it is written.
 * @typedef {object} Entry
 * @property {string} id
 * @property {unknown} value
 * @property {string} file
 * @property {string} pointer
 * @property {'stated' | 'chosen'} level the level of everything in that file
 *
 * @typedef {object} Subject
 * @property {string} folder the project's folder, which paths of source files start from
 * @property {boolean} hasOverlays whether choices are part of the document
 * @property {Record<string, unknown>} bundle the document in one piece, overlays applied
 * @property {Record<string, unknown>} stated the same without overlays
 * @property {(table: string) => Entry[]} entries what is written in a table such as `x-rules`, by
 *   file in order: first the document's own, then what the overlays add or change
 * @property {Action[]} actions all actions of the overlays
 * @property {(pointer: string) => { file: string, pointer: string }} placeOf where a value of the
 *   bundle is written, or what it would be written in: the last overlay that does, else the
 *   document
 */

/**
 * @param {object} files
 * @param {string} files.root the root of the document, absolute
 * @param {readonly string[]} files.overlays as paths from the project's folder
 * @param {Record<string, unknown>} [files.stated] the bundle without overlays, where it is known:
 *   bundling takes a second
 * @returns {Subject}
 * @throws {Error} when the document cannot be bundled
 */
export function readSubject({ root, overlays, stated = bundle(root, []) }) {
  const folder = process.cwd();
  const overlayFiles = overlays.map((overlay) => resolve(folder, overlay));
  const document = readYaml(root);
  const actions = readActions(overlayFiles);
  return {
    folder,
    hasOverlays: overlays.length > 0,
    bundle: overlays.length > 0 ? bundle(root, overlayFiles) : stated,
    stated,
    placeOf: (pointer) => placeOf(pointer, { root, actions }),
    entries: (table) => [
      ...statedEntries({ root, document, table }),
      ...actions.flatMap((action) => chosenEntries(action, table)),
    ],
    actions,
  };
}

/**
 * @param {string} pointer
 * @param {{ root: string, actions: readonly Action[] }} written
 * @returns {{ file: string, pointer: string }}
 */
function placeOf(pointer, written) {
  const action = written.actions.findLast(
    ({ value }) => value['target'] === '$' && valueAt(value['update'], pointer) !== undefined,
  );
  if (action !== undefined) {
    const { file, pointer: at } = action;
    return { file, pointer: `${at}/update${pointer.slice(1)}` };
  }
  const found = statedPlace(pointer, written.root);
  if (found !== undefined || !pointer.includes('/'))
    return found ?? { file: written.root, pointer };
  return placeOf(pointer.slice(0, pointer.lastIndexOf('/')), written);
}

/**
 * Follows the references between the files of the document.
 * @param {string} pointer
 * @param {string} file
 * @returns {{ file: string, pointer: string } | undefined}
 */
function statedPlace(pointer, file) {
  /** @type {unknown} */
  let value = readYaml(file);
  const segments = pointer.split('/').slice(1);
  for (const [index, segment] of segments.entries()) {
    const reference = objectIn(value)['$ref'];
    if (typeof reference === 'string' && !reference.startsWith('#')) {
      const rest = ['#', ...segments.slice(index)].join('/');
      return statedPlace(rest, resolve(dirname(file), reference));
    }
    value = valueAt(value, `#/${segment}`);
    if (value === undefined) return undefined;
  }
  return { file, pointer };
}

/**
 * The entries of a table that the root refers to, or of a part of it such as
 * `x-lifecycle/states`.
 * @param {{ root: string, document: Record<string, unknown>, table: string }} place
 * @returns {Entry[]}
 */
function statedEntries({ root, document, table }) {
  const [key = '', ...parts] = table.split('/');
  const reference = objectIn(document[key])['$ref'];
  if (typeof reference !== 'string') return [];
  const file = resolve(dirname(root), reference);
  const pointer = ['#', ...parts].join('/');
  const found = valueAt(readYaml(file), pointer);
  return entriesOf(objectIn(found), { file, pointer, level: 'stated' });
}

/**
 * @param {Action} action
 * @param {string} table
 * @returns {Entry[]}
 */
function chosenEntries({ value, file, pointer }, table) {
  // Overlays write tables in updates of the whole document, so that a choice is in one place.
  if (value['target'] !== '$') return [];
  const found = valueAt(value['update'], `#/${table}`);
  return entriesOf(objectIn(found), {
    file,
    pointer: `${pointer}/update/${table}`,
    level: 'chosen',
  });
}

/**
 * @param {Record<string, unknown>} table
 * @param {{ file: string, pointer: string, level: 'stated' | 'chosen' }} place
 * @returns {Entry[]}
 */
function entriesOf(table, { file, pointer, level }) {
  return Object.entries(table).map(([id, value]) => ({
    id,
    value,
    file,
    pointer: `${pointer}/${id}`,
    level,
  }));
}

/**
 * Only the CLI applies overlays, so it runs in its own process. In a folder without
 * settings it does nothing else.
 * @param {string} root
 * @param {readonly string[]} overlays
 */
function bundle(root, overlays) {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const args = [
    'bundle',
    root,
    '--ext',
    'json',
    ...overlays.flatMap((file) => ['--overlay', file]),
  ];
  const text = execFileSync(process.execPath, [cli, ...args], {
    cwd: dirname(root),
    encoding: 'utf8',
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return objectIn(JSON.parse(text));
}

/**
 * The value that a JSON pointer with a leading `#` names, or `undefined`.
 * @param {unknown} document
 * @param {string} pointer
 */
export function valueAt(document, pointer) {
  const segments = pointer.split('/').slice(1);
  /** @type {unknown} */
  let value = document;
  for (const segment of segments) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? value[Number(key)] : objectIn(value)[key];
    if (value === undefined) return undefined;
  }
  return value;
}
