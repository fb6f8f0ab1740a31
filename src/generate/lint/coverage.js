// @ts-check
/** Rules name every operation and answer, and overlays answer every gap that has alternatives. */
import { listIn, objectIn } from '../yaml-files.js';
import { valueAt } from './document-sources.js';
import { unknownSections } from './rules.js';

/** @import { Action } from '../yaml-files.js' */
/** @import { LintMistake, Subject } from './document-sources.js' */

/**
 * Finds operations and stated answers, those of callbacks too, that no rule names. The answer
 * `default` does not claim anything, so it needs no rule.
 * @param {Subject} subject
 * @returns {LintMistake[]}
 */
export function answerRuled({ bundle, stated, placeOf }) {
  const named = Object.values(objectIn(bundle['x-rules'])).flatMap((rule) =>
    listIn(objectIn(rule)['enforcedBy']).map((place) => `${place}/`),
  );
  const isNamed = (/** @type {string} */ pointer) =>
    named.some((place) => place.startsWith(`${pointer}/`));
  return operationsIn(bundle).flatMap(({ pointer, name }) => {
    const silent = Object.entries(objectIn(valueAt(stated, `${pointer}/responses`)))
      .filter(([status, response]) => {
        const { $ref } = objectIn(response);
        const isShared = typeof $ref === 'string' && isNamed($ref);
        return status !== 'default' && !isShared && !isNamed(`${pointer}/responses/${status}`);
      })
      .map(([status]) => ({
        ...placeOf(`${pointer}/responses/${status}`),
        message: `No rule names the answer ${status} of ${name}.`,
      }));
    if (isNamed(pointer)) return silent;
    return [{ ...placeOf(pointer), message: `No rule names the operation ${name}.` }, ...silent];
  });
}

/**
 * @param {Record<string, unknown>} bundle
 * @returns {{ pointer: string, name: string }[]}
 */
function operationsIn(bundle) {
  const callbacks = objectIn(objectIn(bundle['components'])['callbacks']);
  const owners = [
    ['#/paths', bundle['paths']],
    ...Object.entries(callbacks).map(([name, paths]) => [
      `#/components/callbacks/${escaped(name)}`,
      paths,
    ]),
  ];
  return owners.flatMap(([owner, paths]) =>
    Object.entries(objectIn(paths)).flatMap(([path, item]) =>
      Object.entries(objectIn(item))
        .filter(([, member]) => 'responses' in objectIn(member))
        .map(([method, operation]) => ({
          pointer: `${owner}/${escaped(path)}/${method}`,
          name: String(objectIn(operation)['operationId'] ?? `${method} ${path}`),
        })),
    ),
  );
}

/**
 * Finds malformed gaps and sections that have more or fewer of them than they should; with overlays
 * also choices without a reason, gaps that are both left open and answered, and actions which do not
 * say what they choose or name unknown gaps.
 * @param {Subject} subject
 * @returns {LintMistake[]}
 */
export function gapAnswered({ entries, actions, hasOverlays, bundle }) {
  const all = entries('x-gaps');
  const stated = new Set(all.flatMap(({ id, level }) => (level === 'chosen' ? [] : [id])));
  // An overlay may give the parameters of an alternative their defaults.
  const gaps = all.filter(({ id, level }) => level !== 'chosen' || !stated.has(id));
  const sections = objectIn(bundle['x-sections']);
  const known = new Set(gaps.map(({ id }) => id));
  const answered = new Set(actions.flatMap(({ value }) => listIn(value['x-gaps'])));
  const found = gaps.flatMap(({ id, value, file, pointer, level }) => {
    const gap = objectIn(value);
    const messages = unknownSections(gap['section'], sections);
    if (level === 'chosen') messages.push('is defined in an overlay; define gaps in the document');
    if (hasOverlays && 'at' in gap && answered.has(id)) {
      messages.push('is both left open by the texts in `at` and answered by an overlay');
    }
    if (hasOverlays && 'alternatives' in gap && !answered.has(id)) {
      messages.push('has alternatives, but no action of an overlay says why one is chosen');
    }
    return messages.map((message) => ({ file, pointer, message: `Gap \`${id}\` ${message}.` }));
  });
  const counts = entries('x-sections').flatMap(({ id, value, file, pointer }) => {
    const wanted = objectIn(value)['gaps'];
    const there = gaps.filter((gap) => objectIn(gap.value)['section'] === id).length;
    if (wanted === there) return [];
    const message = `Section ${id} has ${there} gaps but states ${wanted}.`;
    return [{ file, pointer, message }];
  });
  return [...found, ...counts, ...actions.flatMap((action) => actionMistakes(action, known))];
}

/**
 * @param {Action} action
 * @param {ReadonlySet<string>} known
 * @returns {LintMistake[]}
 */
function actionMistakes({ value, file, pointer }, known) {
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
    messages.push('defines rules and answers no gap');
  return messages.map((message) => ({ file, pointer, message: `The action ${message}.` }));
}

const phrase = 'not stated';

/**
 * Finds texts that still say "not stated" although an overlay has chosen, and places of open gaps,
 * listed as `at`, that do not say it.
 * @param {Subject} subject
 * @returns {LintMistake[]}
 */
export function silenceKept({ bundle, hasOverlays, placeOf, entries }) {
  /** @type {Set<string>} */
  const open = new Set();
  const missing = entries('x-gaps').flatMap(({ id, value, file, pointer }) =>
    listIn(objectIn(value)['at']).flatMap((at) => {
      const text = valueAt(bundle, String(at));
      open.add(String(at));
      if (typeof text === 'string' && says(text)) return [];
      const message = `Gap \`${id}\` names ${at}, whose text does not say \`${phrase}\`.`;
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
    textsIn(item, `${pointer}/${escaped(key)}`),
  );
}

/** @param {string} key */
function escaped(key) {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
