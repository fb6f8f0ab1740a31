// @ts-check
/**
 * Rules of our own for `redocly lint`: what ties the behaviour data of the document, its overlays
 * and the source code together, which no rule of redocly can know.
 *
 * It is JavaScript because redocly loads its plugins without a compiler.
 */
import { readFileSync } from 'node:fs';
import { behaviourRuled } from './lint/behaviour-ruled.js';
import { gapAnswered } from './lint/gap-answered.js';
import { ruleComplete } from './lint/rule-complete.js';
import { ruleEnforced } from './lint/rule-enforced.js';
import { ruleKnown } from './lint/rule-known.js';
import { readSubject } from './lint/subject.js';

/** @import { Finding, Subject } from './lint/subject.js' */

/**
 * What redocly hands to a rule, as far as it is used here.
 * @typedef {object} Context
 * @property {{ source: Source }} location
 * @property {{ resolvedConfig: { overlays?: string[] } }} config
 * @property {(problem: { message: string, location: Location }) => void} report
 *
 * @typedef {object} Source
 * @property {string} absoluteRef
 *
 * @typedef {object} Location
 * @property {Source} source
 * @property {string} pointer
 * @property {boolean} reportOnKey
 */

const checks = {
  'rule-complete': ruleComplete,
  'rule-known': ruleKnown,
  'rule-enforced': ruleEnforced,
  'behaviour-ruled': behaviourRuled,
  'gap-answered': gapAnswered,
};

/** The plugin; redocly.yaml names this file and turns its rules on. */
export default function plugin() {
  /** The subject is read once, by the first rule that runs. @type {Map<string, Subject>} */
  const subjects = new Map();

  /** @param {Context} context */
  function subjectOf({ location, config }) {
    const root = location.source.absoluteRef;
    const overlays = config.resolvedConfig.overlays ?? [];
    const key = JSON.stringify([root, overlays]);
    const subject = subjects.get(key) ?? readSubject({ root, overlays });
    subjects.set(key, subject);
    return subject;
  }

  const rules = Object.entries(checks).map(([name, check]) => [
    name,
    () => ({
      Root: {
        /**
         * @param {Record<string, unknown>} document
         * @param {Context} context
         */
        leave(document, context) {
          if (!isHandWritten(document)) return;
          for (const finding of check(subjectOf(context)))
            context.report(problem(finding, context));
        },
      },
    }),
  ]);
  return { id: 'inference-contract', rules: { oas3: Object.fromEntries(rules) } };
}

/**
 * A bundle has no files of its own to look at.
 * @param {Record<string, unknown>} document
 */
function isHandWritten(document) {
  const rules = document['x-rules'];
  return typeof rules === 'object' && rules !== null && '$ref' in rules;
}

/**
 * A finding in the form in which redocly shows it, with the lines of the file it is about.
 * @param {Finding} finding
 * @param {Context} context
 */
function problem({ file, pointer, message }, { location }) {
  // Redocly exports no class for sources to plugins, so that of the root document is borrowed.
  const source = Reflect.construct(location.source.constructor, [file, readFileSync(file, 'utf8')]);
  return { message, location: { source, pointer, reportOnKey: true } };
}
