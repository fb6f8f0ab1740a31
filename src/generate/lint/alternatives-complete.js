// @ts-check
/** Gaps have alternatives or say why callers cannot notice them, and chosen rules belong to one. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { listIn, objectIn } from '../yaml-files.js';
import { valueAt } from './document-sources.js';

/** @import { Action } from '../yaml-files.js' */
/** @import { LintMistake, Subject } from './document-sources.js' */

/** Words that YAML does not read as text. */
const notText = ['null', 'true', 'false', 'yes', 'no', 'on', 'off'];

/** Members that a gap has exactly if it has alternatives. */
const besides = ['chosen', 'tolerate', 'concerns'];

/**
 * Finds gaps without alternatives that give no reason, choices that are no alternative, malformed
 * parameters, defaults and examples that do not fit, excluded alternatives that do not exist, and
 * pointers to nothing; chosen rules without a gap and an alternative of it, and stated rules with one.
 * @param {Subject} subject
 * @returns {LintMistake[]}
 */
export function alternativesComplete(subject) {
  const { entries, bundle, actions } = subject;
  const gaps = objectIn(bundle['x-gaps']);
  const ofGaps = entries('x-gaps')
    .filter(({ level }) => level === 'stated')
    .flatMap(({ id, file, pointer }) =>
      gapMistakes(objectIn(gaps[id]), subject).map((message) => ({
        file,
        pointer,
        message: `Gap \`${id}\` ${message}.`,
      })),
    );
  const ofRules = entries('x-rules').flatMap(({ id, value, file, pointer }) =>
    ruleMistakes(objectIn(value), gaps).map((message) => ({
      file,
      pointer,
      message: `Rule \`${id}\` ${message}.`,
    })),
  );
  return [...ofGaps, ...ofRules, ...actions.flatMap(actionMistakes)];
}

/**
 * @param {Record<string, unknown>} gap
 * @param {Subject} subject
 * @returns {string[]}
 */
function gapMistakes(gap, { bundle, hasOverlays }) {
  if (!('alternatives' in gap)) {
    const needless = [...besides, 'plainly'].filter((name) => name in gap);
    const messages = needless.map((name) => `has \`${name}\`, but no alternatives`);
    if (!('unnoticed' in gap))
      messages.push('needs `alternatives`, or `unnoticed`: why callers cannot notice it');
    return messages;
  }
  const alternatives = objectIn(gap['alternatives']);
  const messages = besides.filter((name) => !(name in gap)).map((name) => `needs \`${name}\``);
  if ('unnoticed' in gap) messages.push('has alternatives, so callers can notice it');
  if (Object.keys(alternatives).length < 2 && !hasParameter(alternatives))
    messages.push('needs two alternatives, or one with a parameter');
  const { chosen, concerns } = gap;
  if (chosen !== undefined && !Object.hasOwn(alternatives, String(chosen)))
    messages.push(`chooses \`${chosen}\`, which is no alternative of it`);
  if ('concerns' in gap && listIn(concerns).length === 0)
    messages.push('needs a place in `concerns`, where readers see it');
  for (const place of listIn(concerns)) {
    if (valueAt(bundle, String(place)) === undefined)
      messages.push(`concerns ${place}, which does not exist`);
  }
  for (const [name, alternative] of Object.entries(alternatives)) {
    const { parameter, excludes } = objectIn(alternative);
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || notText.includes(name))
      messages.push(`has an alternative \`${name}\`, which a settings file would have to quote`);
    messages.push(...excludesMistakes(objectIn(excludes), objectIn(bundle['x-gaps'])));
    if (parameter === undefined) continue;
    const found = parameterMistakes(objectIn(parameter), { bundle, hasOverlays });
    messages.push(...found.map((message) => `has an alternative \`${name}\` whose ${message}`));
  }
  return messages;
}

/**
 * @param {Record<string, unknown>} excludes
 * @param {Record<string, unknown>} gaps
 * @returns {string[]}
 */
function excludesMistakes(excludes, gaps) {
  return Object.entries(excludes).flatMap(([gap, reasons]) => {
    const known = objectIn(gaps[gap])['alternatives'];
    if (known === undefined)
      return [`excludes alternatives of the gap \`${gap}\`, which does not exist`];
    return Object.entries(objectIn(reasons)).flatMap(([id, reason]) => {
      const other = `\`${id}\` of the gap \`${gap}\``;
      if (!Object.hasOwn(objectIn(known), id)) return [`excludes ${other}, which does not exist`];
      return typeof reason === 'string' && reason !== ''
        ? []
        : [`excludes ${other} without a reason`];
    });
  });
}

/** @param {Record<string, unknown>} alternatives */
function hasParameter(alternatives) {
  return Object.values(alternatives).some((alternative) => 'parameter' in objectIn(alternative));
}

/**
 * Without overlays, a default may be missing.
 * @param {Record<string, unknown>} parameter
 * @param {Pick<Subject, 'bundle' | 'hasOverlays'>} subject
 * @returns {string[]}
 */
function parameterMistakes(parameter, { bundle, hasOverlays }) {
  const { default: written, examples, ...schema } = resolvedIn(parameter, bundle);
  const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ['x-expected'] });
  /** @type {import('ajv').ValidateFunction} */
  let validate;
  try {
    validate = ajv.compile(schema);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`parameter is no valid JSON Schema: ${reason}`];
  }
  const values = listIn(examples ?? schema['enum']);
  if (values.length === 0)
    return ['parameter needs `examples` or an `enum`, for a choice at random'];
  const unfit = values.find((value) => !validate(value));
  if (unfit !== undefined) return [`example ${JSON.stringify(unfit)} does not fit its schema`];
  if (written === undefined) return hasOverlays ? ['parameter has no default'] : [];
  if (validate(written)) return [];
  return [
    `default ${JSON.stringify(written)} does not fit its schema: ${ajv.errorsText(validate.errors)}`,
  ];
}

/**
 * The values themselves where places of the document have them. Without overlays, the document may lack a place.
 * @param {Record<string, unknown>} parameter
 * @param {Subject['bundle']} bundle
 */
function resolvedIn(parameter, bundle) {
  const entries = Object.entries(parameter).flatMap(([key, value]) => {
    const isPlace = typeof value === 'string' && value.startsWith('#/');
    const found = isPlace ? valueAt(bundle, value) : value;
    return found === undefined ? [] : [[key, found]];
  });
  return Object.fromEntries(entries);
}

/**
 * @param {Record<string, unknown>} rule
 * @param {Record<string, unknown>} gaps
 * @returns {string[]}
 */
function ruleMistakes({ level, claim, gap, alternative, presumes, narrower }, gaps) {
  if (level !== 'chosen') {
    const isFree = [gap, alternative, presumes, narrower].every((value) => value === undefined);
    return isFree ? [] : ['is stated, so it belongs to no gap'];
  }
  if (gap === undefined || alternative === undefined)
    return ['needs the `gap` and the `alternative` that it belongs to'];
  const known = objectIn(objectIn(gaps[String(gap)])['alternatives']);
  const messages = listIn(presumes)
    .filter((other) => other === gap || !('alternatives' in objectIn(gaps[String(other)])))
    .map((other) => `presumes the gap \`${other}\`, which is no other one with alternatives`);
  const reference = `{#/x-gaps/${gap}/alternatives/${alternative}/says}`;
  if (String(claim).startsWith('{') && claim !== reference)
    messages.push(`says what another alternative does; its own is \`${reference}\``);
  if (Object.hasOwn(known, String(alternative))) return messages;
  return [
    ...messages,
    `belongs to the alternative \`${alternative}\` of the gap \`${gap}\`, which does not exist`,
  ];
}

/**
 * The rules of an action belong to gaps that it answers.
 * @param {Action} action
 * @returns {LintMistake[]}
 */
function actionMistakes({ value, file, pointer }) {
  const answered = listIn(value['x-gaps']);
  const rules = Object.entries(objectIn(objectIn(value['update'])['x-rules']));
  return rules.flatMap(([id, rule]) => {
    const { gap } = objectIn(rule);
    if (gap === undefined || answered.includes(gap)) return [];
    const message = `Rule \`${id}\` belongs to the gap \`${gap}\`, which its action does not answer.`;
    return [{ file, pointer: `${pointer}/update/x-rules/${id}`, message }];
  });
}
