// @ts-check
/** The behaviour data holds together, and a rule of the same level stands behind each part of it. */
import { listIn, objectIn } from '../yaml-files.js';
import { valueAt } from './subject.js';

/** @import { Entry, Finding, Subject } from './subject.js' */

const tables = [
  'x-lifecycle/states',
  'x-lifecycle/transitions',
  'x-lifecycle/timers',
  'x-pricing/prices',
];

/**
 * Finds states, transitions, timers and prices without a rule of their level or with another level
 * than their file, names of states and transitions that do not exist, pointers to nothing, and
 * what the overlays leave undecided.
 * @param {Subject} subject
 * @returns {Finding[]}
 */
export function behaviourRuled(subject) {
  return tables.flatMap((table) => {
    const entries = subject.entries(table);
    const stated = new Set(entries.flatMap(({ id, level }) => (level === 'stated' ? [id] : [])));
    return entries.flatMap((entry) => {
      const isAddition = entry.level === 'stated' || !stated.has(entry.id);
      const messages = [
        ...(isAddition ? levelFaults(subject, { entry, table }) : changeFaults(entry)),
        ...nameFaults(subject, { entry, table }),
      ];
      const { file, pointer } = entry;
      return messages.map((message) => ({
        file,
        pointer,
        message: `${table}/${entry.id} ${message}.`,
      }));
    });
  });
}

/**
 * @param {Subject} subject
 * @param {{ entry: Entry, table: string }} place
 * @returns {string[]}
 */
function levelFaults({ entries }, { entry, table }) {
  const { id, value, level } = entry;
  if (objectIn(value)['level'] !== level) {
    return [`needs \`level: ${level}\`, as everything has in this file`];
  }
  const pointer = `#/${table}/${id}`;
  const isRuled = entries('x-rules').some((rule) => {
    const places = listIn(objectIn(rule.value)['enforcedBy']).map(
      (place) => objectIn(place)['document'],
    );
    const reaches = places.some((place) => `${place}/`.startsWith(`${pointer}/`));
    return rule.level === level && reaches;
  });
  return isRuled ? [] : [`is named by no rule of level \`${level}\``];
}

/**
 * An overlay fills in what is not stated; it does not turn the stated into a choice.
 * @param {Entry} entry
 * @returns {string[]}
 */
function changeFaults({ value }) {
  return 'level' in objectIn(value) ? ['is stated; an overlay cannot change its `level`'] : [];
}

/**
 * @param {Subject} subject
 * @param {{ entry: Entry, table: string }} place
 * @returns {string[]}
 */
function nameFaults({ bundle, hasOverlays }, { entry, table }) {
  const lifecycle = objectIn(bundle['x-lifecycle']);
  const states = Object.keys(objectIn(lifecycle['states']));
  const transitions = Object.keys(objectIn(lifecycle['transitions']));
  const merged = objectIn(valueAt(bundle, `#/${table}/${entry.id}`));
  const found = Object.entries(merged)
    .filter(([, value]) => typeof value === 'string' && value.startsWith('#/'))
    .filter(([, value]) => valueAt(bundle, String(value)) === undefined)
    .map(([key, value]) => `has a \`${key}\` at ${value}, where nothing stands`);
  const isStrange = (/** @type {unknown} */ name, /** @type {string[]} */ names) =>
    typeof name === 'string' && !names.includes(name);
  for (const state of [merged['to'], merged['state'], ...listIn(merged['from'])]) {
    if (isStrange(state, states)) found.push(`names the state \`${state}\`, which does not exist`);
  }
  if (isStrange(merged['fires'], transitions)) {
    found.push(`fires the transition \`${merged['fires']}\`, which does not exist`);
  }
  for (const key of ['to', 'final']) {
    if (hasOverlays && merged[key] === null)
      found.push(`has no \`${key}\`, and no overlay decides it`);
  }
  return found;
}
