// @ts-check
/** Every gap is answered by an overlay or left open with a reason, and every choice answers one. */
import { listIn, objectIn } from '../yaml-files.js';
import { sectionFaults } from './rule-complete.js';

/** @import { Action } from '../yaml-files.js' */
/** @import { Finding, Subject } from './subject.js' */

const keys = ['section', 'gap', 'open', 'at'];

/**
 * Finds malformed gaps and sections that have more or fewer of them than they should; with overlays
 * also gaps that are neither answered nor open, or both, and actions which do not say what they
 * choose or name unknown gaps.
 * @param {Subject} subject
 * @returns {Finding[]}
 */
export function gapAnswered({ entries, actions, hasOverlays, bundle }) {
  const gaps = entries('x-gaps');
  const sections = objectIn(bundle['x-sections']);
  const known = new Set(gaps.map(({ id }) => id));
  const answered = new Set(actions.flatMap(({ value }) => listIn(value['x-gaps'])));
  const found = gaps.flatMap(({ id, value, file, pointer, level }) => {
    const gap = objectIn(value);
    const messages = gapFaults(gap, sections);
    if (level === 'chosen')
      messages.push('is brought by an overlay; gaps are listed in the document');
    if (hasOverlays && 'open' in gap && answered.has(id)) {
      messages.push('is left open and answered by an overlay; it can only be one of them');
    }
    if (hasOverlays && !('open' in gap) && !answered.has(id)) {
      messages.push('is neither answered by an overlay nor left open with a reason');
    }
    return messages.map((message) => ({ file, pointer, message: `Gap \`${id}\` ${message}.` }));
  });
  const counts = entries('x-sections').flatMap(({ id, value, file, pointer }) => {
    const wanted = objectIn(value)['gaps'];
    const there = gaps.filter((gap) => objectIn(gap.value)['section'] === id).length;
    if (wanted === there) return [];
    const message = `Section ${id} has ${there} gaps instead of the ${wanted} that are counted here.`;
    return [{ file, pointer, message }];
  });
  return [...found, ...counts, ...actions.flatMap((action) => actionFindings(action, known))];
}

/**
 * @param {Record<string, unknown>} gap
 * @param {Record<string, unknown>} sections
 * @returns {string[]}
 */
function gapFaults(gap, sections) {
  const found = Object.keys(gap)
    .filter((key) => !keys.includes(key))
    .map((key) => `has the unknown key \`${key}\``);
  found.push(...sectionFaults(gap['section'], sections));
  if (typeof gap['gap'] !== 'string') found.push('needs a `gap`, which tells what is not stated');
  if ('open' in gap && typeof gap['open'] !== 'string') found.push('needs a reason as `open`');
  if ('at' in gap && !('open' in gap)) found.push('has `at`, which only a gap that is open has');
  return found;
}

/**
 * @param {Action} action
 * @param {ReadonlySet<string>} known
 * @returns {Finding[]}
 */
function actionFindings({ value, file, pointer }, known) {
  const messages = [];
  const gaps = value['x-gaps'];
  if (typeof value['description'] !== 'string')
    messages.push('needs a description of what is chosen');
  if (!Array.isArray(gaps)) messages.push('needs `x-gaps`, the gaps that it answers');
  for (const id of listIn(gaps)) {
    if (!known.has(String(id)))
      messages.push(`answers the gap \`${id}\`, which the document does not list`);
  }
  const rules = Object.keys(objectIn(objectIn(value['update'])['x-rules']));
  if (rules.length > 0 && listIn(gaps).length === 0)
    messages.push('brings rules and answers no gap');
  return messages.map((message) => ({ file, pointer, message: `The action ${message}.` }));
}
