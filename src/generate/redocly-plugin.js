// @ts-check
/**
 * Rules of our own for `redocly lint`: what ties the behaviour data of the document, its overlays
 * and the source code together, which no rule of redocly can know.
 *
 * It is JavaScript because redocly loads its plugins without a compiler.
 */
import { readFileSync } from 'node:fs';
import { alternativesComplete } from './lint/alternatives-complete.js';
import { behaviourRuled } from './lint/behaviour.js';
import { boundsAgree } from './lint/bounds-agree.js';
import { callerRuleComplete } from './lint/caller-rules.js';
import { answerRuled, gapAnswered, silenceKept } from './lint/coverage.js';
import { readSubject } from './lint/document-sources.js';
import { overlayApplies } from './lint/overlay-applies.js';
import { ruleComplete, ruleEnforced } from './lint/rules.js';

/** @import { LintMistake, Subject } from './lint/document-sources.js' */

/**
 * What Redocly passes to a rule, as far as it is used here.
 * @typedef {object} Context
 * @property {{ source: Source, child: (keys: readonly string[]) => Location }} location
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
  'rule-enforced': ruleEnforced,
  'behaviour-ruled': behaviourRuled,
  'gap-answered': gapAnswered,
  'alternatives-complete': alternativesComplete,
  'caller-rule-complete': callerRuleComplete,
  'overlay-applies': overlayApplies,
  'answer-ruled': answerRuled,
  'silence-kept': silenceKept,
};

/** The plugin; redocly.yaml names this file and turns its rules on. */
export default function plugin() {
  /** The subject is read once, by the first rule that runs. @type {Map<string, Subject>} */
  const subjects = new Map();

  /**
   * @param {Context} context
   * @param {(subject: Subject) => LintMistake[]} check
   * @returns {LintMistake[]}
   */
  function mistakesIn({ location, config }, check) {
    const root = location.source.absoluteRef;
    const overlays = config.resolvedConfig.overlays ?? [];
    const found = check(subjectOf(root, overlays));
    if (overlays.length === 0) return found;
    // Findings without overlays are reported for the document without overlays.
    const known = new Set(check(subjectOf(root, [])).map((mistake) => JSON.stringify(mistake)));
    return found.filter((mistake) => !known.has(JSON.stringify(mistake)));
  }

  /**
   * @param {string} root
   * @param {readonly string[]} overlays
   * @returns {Subject}
   */
  function subjectOf(root, overlays) {
    const key = JSON.stringify([root, overlays]);
    const known = subjects.get(key);
    if (known !== undefined) return known;
    const subject =
      overlays.length > 0
        ? readSubject({ root, overlays, stated: subjectOf(root, []).stated })
        : readSubject({ root, overlays });
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
          for (const mistake of mistakesIn(context, check))
            context.report(problem(mistake, context));
        },
      },
    }),
  ]);
  const ownRules = { ...Object.fromEntries(rules), 'bounds-agree': schemaRule };
  return { id: 'inference-contract', rules: { oas3: ownRules } };
}

/** Checks each schema alone, in hand-written documents and in bundles. */
function schemaRule() {
  return {
    Schema: {
      /**
       * @param {Readonly<Record<string, unknown>>} schema
       * @param {Context} context
       */
      enter(schema, { location, report }) {
        for (const { keyword, message } of boundsAgree(schema))
          report({ message, location: location.child([keyword]) });
      },
    },
  };
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
 * A mistake in the form in which redocly shows it, with the lines of the file it is about.
 * @param {LintMistake} mistake
 * @param {Context} context
 */
function problem({ file, pointer, message }, { location }) {
  // Redocly exports no class for sources to plugins, so that of the root document is borrowed.
  const source = Reflect.construct(location.source.constructor, [file, readFileSync(file, 'utf8')]);
  return { message, location: { source, pointer, reportOnKey: true } };
}
