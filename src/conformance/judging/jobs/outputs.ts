/** The outputs of completed jobs, as answers and webhook calls show them. */
import { modelOutputs as contract } from '#generated/contract/guards.js';
import { modelOutputs as reference } from '#generated/reference/guards.js';
import { isObject, partAt } from '../../../core/json.ts';
import { mayBeRedacted } from '../../../evidence/placeholders.ts';
import type { SubjectEndpoint } from '../../../evidence/record-types.ts';
import type { Validate } from '../../../validation/plan.ts';
import { readCost } from '../../contract/amounts.ts';
import { type Profile, type RuleId, rules, rulesAt } from '../../contract/rules.ts';
import { type EvidenceView, memoize } from '../evidence-view.ts';
import { broken, foundFor, holds, type LazyJudge } from '../verdicts/judge.ts';
import type { JobHistory, Sample } from './job-history.ts';
import { type JobTerms, termsOf } from './job-terms.ts';

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

export interface OutputError {
  readonly rules: readonly RuleId[];
  readonly message: string;
  /** Whether it is in a value that may have been redacted. */
  readonly isDoubtful: boolean;
}

const schemas: Readonly<Record<Profile, Readonly<Record<string, Validate>>>> = {
  contract,
  reference,
};

export function outputErrors(
  { endpoint: { model }, output }: Pick<ShownOutput, 'endpoint' | 'output'>,
  profile: Profile,
): OutputError[] {
  const validate = model && schemas[profile][model];
  if (validate === undefined || validate(output)) return [];
  return (validate.errors ?? []).map(({ keyword, params, schemaPath, instancePath, message }) => {
    const missing = keyword === 'required' ? String(params['missingProperty']) : undefined;
    // The rules of a missing member are found at the member.
    const place =
      missing === undefined ? schemaPath : schemaPath.replace(/required$/, `properties/${missing}`);
    const fault = missing === undefined ? (message ?? keyword) : `lacks \`${missing}\``;
    const value = partAt(output, instancePath);
    const isDoubtful = keyword === 'format' && typeof value === 'string' && mayBeRedacted(value);
    return { rules: rulesAt(place), message: `\`output${instancePath}\` ${fault}`, isDoubtful };
  });
}

/** Names the model that a verdict relies on, as a sentence. */
function declaredModel({ id, model }: SubjectEndpoint): string {
  return `\`model\` of ${id} declares ${model}.`;
}

/** Judges a rule about the form of the outputs of some endpoints. */
export function byOutputForm(
  rule: RuleId,
  test: (endpoint: SubjectEndpoint) => boolean,
): LazyJudge {
  const profile = rules[rule].level === 'chosen' ? 'reference' : 'contract';
  return (evidence) =>
    foundFor(shownOutputs(evidence, test), (output) => {
      const fault = outputErrors(output, profile).find((error) => error.rules.includes(rule));
      if (fault?.isDoubtful) return [];
      return fault === undefined
        ? holds('The output matches the document.', [output.sample.id])
        : broken(`${fault.message}. ${declaredModel(output.endpoint)}`, [output.sample.id]);
    });
}
