// @ts-check
/** With its overlays the document says `not stated` only where a gap is left open. */
import { listIn, objectIn } from '../yaml-files.js';
import { valueAt } from './subject.js';

/** @import { Finding, Subject } from './subject.js' */

const phrase = 'not stated';

/**
 * Finds texts that still say it although an overlay has chosen, and places of open gaps, listed as
 * `at`, that do not say it.
 * @param {Subject} subject
 * @returns {Finding[]}
 */
export function silenceKept({ bundle, hasOverlays, placeOf, entries }) {
  /** @type {Set<string>} */
  const open = new Set();
  const missing = entries('x-gaps').flatMap(({ id, value, file, pointer }) =>
    listIn(objectIn(value)['at']).flatMap((at) => {
      const text = valueAt(bundle, String(at));
      open.add(String(at));
      if (typeof text === 'string' && says(text)) return [];
      const message = `Gap \`${id}\` is to be told at ${at}, which does not say \`${phrase}\`.`;
      return [{ file, pointer: `${pointer}/at`, message }];
    }),
  );
  if (!hasOverlays) return missing;
  const wrong = Object.entries(bundle)
    .filter(([key]) => key !== 'x-gaps')
    .flatMap(([key, value]) => textsIn(value, `#/${key}`))
    .filter(({ pointer, text }) => says(text) && !open.has(pointer))
    .map(({ pointer }) => ({
      ...placeOf(pointer),
      message: `${pointer} says \`${phrase}\`, but it belongs to no gap that is left open.`,
    }));
  return [...missing, ...wrong];
}

/** @param {string} text */
function says(text) {
  return text.replaceAll(/\s+/g, ' ').includes(phrase);
}

/**
 * @param {unknown} value
 * @param {string} pointer
 * @returns {{ pointer: string, text: string }[]}
 */
function textsIn(value, pointer) {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
