// @ts-check
/** A rule stands behind every operation, and behind every status with which it is answered. */

import { methods } from '../../validation/load/methods.js';
import { listIn, objectIn } from '../yaml-files.js';
import { valueAt } from './subject.js';

/** @import { Finding, Subject } from './subject.js' */

/**
 * Finds operations and answers, those of callbacks too, that no rule names. The answer `default`
 * claims nothing, so it needs none.
 * @param {Subject} subject
 * @returns {Finding[]}
 */
export function answerRuled({ bundle, placeOf }) {
  const named = Object.values(objectIn(bundle['x-rules'])).flatMap((rule) =>
    listIn(objectIn(rule)['enforcedBy']).map((place) => `${objectIn(place)['document']}/`),
  );
  const isNamed = (/** @type {string} */ pointer) =>
    named.some((place) => place.startsWith(`${pointer}/`));
  return operationsIn(bundle).flatMap(({ pointer, name }) => {
    const responses = objectIn(valueAt(bundle, `${pointer}/responses`));
    const silent = Object.entries(responses)
      .filter(([status]) => status !== 'default')
      .filter(([status, response]) => {
        const shared = objectIn(response)['$ref'];
        const isShared = typeof shared === 'string' && isNamed(shared);
        return !isShared && !isNamed(`${pointer}/responses/${status}`);
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
        .filter(([method]) => methods.includes(method))
        .map(([method, operation]) => ({
          pointer: `${owner}/${escaped(path)}/${method}`,
          name: String(objectIn(operation)['operationId'] ?? `${method} ${path}`),
        })),
    ),
  );
}

/** @param {string} key */
function escaped(key) {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
