/** Deployments that are unusual in several ways at once, as real ones are. */
import { type Oddity, together } from './oddity.ts';

export function combinedOddities(single: readonly Oddity[]): readonly Oddity[] {
  const named = (...names: readonly string[]) =>
    names.map((name) => {
      const found = single.find((one) => one.name === name);
      if (found === undefined) throw new Error(`There is no deployment ${name}.`);
      return found;
    });
  return [
    together(
      'another-implementation',
      named(
        'run-answers-202',
        'other-final-states',
        'progress-is-never-shown',
        'more-fields',
        'errors-are-json-of-another-form',
        'answers-jitter',
      ),
    ),
    together(
      'few-words',
      named(
        'run-answers-201-with-location',
        'ids-in-capitals',
        'times-are-left-out',
        'worker-id-is-left-out',
        'output-before-the-end',
        'errors-have-no-body',
        'sporadic-429-without-retry-after',
      ),
    ),
    together(
      'strict-with-callers',
      named(
        'unlisted-keys-are-refused',
        's3config-needs-all-keys',
        'bucket-names-are-plain',
        'execution-timeout-has-a-maximum',
        'input-is-validated-at-once',
        'bare-key-is-refused',
        'missing-key-is-403',
        'unknown-job-is-400',
        'errors-are-text',
      ),
    ),
    together(
      'a-bad-day',
      named(
        'sporadic-429',
        'sporadic-500-of-status',
        'sporadic-500-of-submissions',
        'sporadic-502-of-a-gateway',
        'connections-break-now-and-then',
        'jobs-end-late',
        'an-acknowledgement-is-lost',
        'answers-are-slow',
      ),
    ),
    together(
      'webhooks-in-its-own-way',
      named(
        // Nothing else sees how it looks at an address.
        'webhook-addresses-are-looked-at',
        'other-final-states',
        'more-fields',
        'webhook-with-a-signature',
        'webhook-written-otherwise',
        'no-webhooks-of-failed-jobs',
        'other-2xx-acknowledge',
        'webhook-spacing-from-the-start',
      ),
    ),
    together(
      'charges-in-its-own-way',
      named(
        'times-in-seconds',
        'cost-before-rounding',
        'costs-of-other-models-are-not-shown',
        'usage-is-charged-in-whole-units',
        'json-with-white-space-and-charset',
      ),
    ),
  ];
}
