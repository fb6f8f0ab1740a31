/**
 * The choices of the local service in other gaps that a chosen rule presumes. A deployment that differs there breaks
 * the rule too, which tells nothing more about it.
 */
import type { AlternativeGapId } from '#generated/reference/tables.js';
import type { RuleId } from '../contract/rules.ts';

/** What compares whole jobs expects their usual members. */
const jobs: readonly AlternativeGapId[] = [
  'required-job-fields',
  'missing-members',
  'output-before-completion',
];

/** What asks for jobs expects to find them, and its key to be taken. */
const lookups: readonly AlternativeGapId[] = [
  'new-job-visibility',
  'status-of-synchronous-job',
  'unknown-job',
];

const presumed: Readonly<Partial<Record<RuleId, readonly AlternativeGapId[]>>> = {
  'runsync-unfinished-answer': [...jobs, 'runsync-wait'],
  'runsync-answers-failed-job': [...jobs, 'failure-state'],
  'runsync-wait-limit': ['bearer-on-serverless', 'runsync-wait-over'],
  'reads-by-post': [...jobs, ...lookups],
  'endpoint-health': ['bearer-on-serverless'],
  'cancel-job': ['cancellation-state'],
  'cancel-of-ended-job-is-409': ['cancellation-state'],
  'key-permissions': ['bearer-on-serverless'],
  'key-permissions-by-endpoint': ['bearer-on-serverless'],
  'extended-permissions': ['bearer-on-serverless', 'key-permissions'],
  'error-code-known': ['missing-key', 'wrong-media-type', 'request-size', 'unknown-path'],
  budget: ['error-body'],
  'usage-prorated': ['usage-counting', 'input-tokens'],
};

/** Rules that ask for more than their alternative says, such as one suffix, or the name of a state. */
const narrower: ReadonlySet<RuleId> = new Set(['async-id-lower-case', 'crash-fails-job']);

/** Whether a rule may be broken only because the deployment differs in one of these gaps, or in what no gap asks. */
export function isPresumed(rule: RuleId, differing: ReadonlySet<AlternativeGapId>): boolean {
  if (narrower.has(rule)) return true;
  return presumed[rule]?.some((gap) => differing.has(gap)) ?? false;
}
