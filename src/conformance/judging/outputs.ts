/** The outputs of completed jobs, as answers and webhook calls show them. */
import { modelOutputs as contract } from '#generated/contract/guards.js';
import { modelOutputs as reference } from '#generated/reference/guards.js';
import { isObject } from '../../core/json.ts';
import type { Exchange, SubjectEndpoint } from '../../evidence/calls.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { elapsed } from '../../evidence/intervals.ts';
import type { Validate } from '../../validation/plan.ts';
import { readCost } from '../contract/amounts.ts';
import { type Edition, type RuleId, rulesAt } from '../contract/rules.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import { type EvidenceView, memoize } from './evidence-view.ts';
import { fullSamples, type JobHistory, type Sample } from './job-history.ts';
import { type JobTerms, termsOf } from './job-terms.ts';
import { broken, type Finding, holds, type Judge } from './judge.ts';
import { needsEvidence } from './missing-evidence.ts';

/** The output of a job of a declared endpoint, as one answer or webhook call shows it. */
export interface ShownOutput {
  readonly job: JobHistory;
  readonly endpoint: SubjectEndpoint;
  readonly terms: JobTerms;
  readonly sample: Sample;
  readonly output: Readonly<Record<string, unknown>>;
  /** Exact; undefined if the output has no numeric cost. */
  readonly cost: bigint | undefined;
}

/** Every shown output of completed jobs of the endpoints that pass a test. */
export function shownOutputs(
  evidence: EvidenceView,
  test: (endpoint: SubjectEndpoint) => boolean,
): readonly ShownOutput[] {
  return allOutputs(evidence).filter(({ endpoint }) => test(endpoint));
}

const allOutputs = memoize((evidence: EvidenceView): readonly ShownOutput[] =>
  evidence.jobs.flatMap((job) => {
    const terms = termsOf(job, evidence);
    const { endpoint } = terms;
    if (endpoint === undefined) return [];
    return job.samples.flatMap((sample) => {
      if (sample.job.phase !== 'completed') return [];
      const { output } = sample.job;
      if (!isObject(output)) return [];
      // Only where there is a number is the text read once more, for all of its digits.
      const cost = typeof output['cost'] === 'number' ? readCost(sample.text) : undefined;
      return [{ job, endpoint, terms, sample, output, cost }];
    });
  }),
);

/** A fault of an output, and the rules that it breaks. */
export interface OutputFault {
  readonly rules: readonly RuleId[];
  readonly message: string;
}

const schemas: Readonly<Record<Edition, Readonly<Record<string, Validate>>>> = {
  contract,
  reference,
};

/** The faults of an output by the schema of its model in an edition. */
export function outputFaults(
  { endpoint: { model }, output }: Pick<ShownOutput, 'endpoint' | 'output'>,
  edition: Edition,
): OutputFault[] {
  const validate = model && schemas[edition][model];
  if (validate === undefined || validate(output)) return [];
  return (validate.errors ?? []).map(({ keyword, params, schemaPath, instancePath, message }) => {
    const missing = keyword === 'required' ? String(params['missingProperty']) : undefined;
    // The rules of a missing member are found at the member.
    const place =
      missing === undefined ? schemaPath : schemaPath.replace(/required$/, `properties/${missing}`);
    return { rules: rulesAt(place), message: `output${instancePath} ${message ?? keyword}` };
  });
}

/** Finds the requests for an address within a scenario, in the order in which they were sent. */
export function downloadsIn(
  evidence: EvidenceView,
): (scenario: string, address: string) => readonly Exchange[] {
  const found = byAddress(evidence);
  return (scenario, address) => found.get(keyOf(scenario, address)) ?? [];
}

const byAddress = memoize(({ calls, subject }: EvidenceView) => {
  const read = calls
    .map(({ exchange }) => exchange)
    .filter(({ request }) => request.method === 'GET');
  return groupBy(read, ({ scenario, request: { target } }) =>
    keyOf(scenario, target.startsWith('/') ? subject.baseUrl + target : target),
  );
});

function keyOf(scenario: string, address: string): string {
  return JSON.stringify([scenario, URL.canParse(address) ? new URL(address).href : address]);
}

// Late answers, unless the deployment was slow with everything.

/** Judges an answer that may take `limitMs`; undefined if it came in time. */
export function lateAnswer(
  exchange: Exchange,
  { limitMs, evidence }: { limitMs: number; evidence: EvidenceView },
): Finding | undefined {
  const { atLeastMs, atMostMs } = elapsed(exchange);
  const latestMs = limitMs + toleranceMs('lateAnswer', limitMs);
  if (atMostMs <= latestMs) return undefined;
  const { sentMs: fromMs, receivedMs: untilMs } = exchange;
  const slowMs = evidence.slowestStatusMs({ fromMs, untilMs });
  const lateMs = atMostMs - atLeastMs + slowMs;
  const margin = describeMargin('lateAnswer', { limitMs, seenMs: atMostMs, lateMs });
  return atLeastMs - slowMs > latestMs
    ? broken('The answer came after the wait was over.', [exchange.id], margin)
    : needsEvidence(
        {
          seen: 'The answer came late, but all answers were slow then',
          needed: 'check again while the deployment is less busy',
        },
        [exchange.id],
        margin,
      );
}

// Rules about optional members of a job, which hold if the member is absent.

/** Members that the description does not require of a job. */
export type OptionalMember = 'id' | 'delayTime' | 'executionTime' | 'workerId';

/**
 * Makes a rule about optional members hold if completed jobs never show the members. Findings of the
 * judge take precedence.
 * @param by the answers that the rule is about; default: all answers and webhook calls
 */
export function whereShown(
  members: readonly OptionalMember[],
  judge: Judge,
  { by }: { readonly by?: Sample['by'] } = {},
): Judge {
  return (evidence) => {
    const findings = judge(evidence);
    if (findings.length > 0) return findings;
    const completed = completedIn(evidence).filter((shown) => by === undefined || shown.by === by);
    const isShown = completed.some(({ raw }) => members.some((member) => member in raw));
    const [first] = completed;
    if (first === undefined || isShown) return [];
    const names = members.map((member) => `\`${member}\``).join(' or ');
    return [holds(`No completed job shows ${names}, which is optional.`, [first.shownBy])];
  };
}

/** Completed jobs as answers and webhook calls show them. */
function completedIn({ jobs }: EvidenceView) {
  return jobs.flatMap((history) =>
    fullSamples(history).flatMap(({ job: { phase, raw }, id, by }) =>
      phase === 'completed' ? [{ raw, by, shownBy: id }] : [],
    ),
  );
}
