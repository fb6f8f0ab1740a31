/**
 * What jobs with declared inputs did, as scripts by the digest of the input. Other inputs are private, and so are
 * all outputs: a script has none of them.
 */
import { isDeepStrictEqual } from 'node:util';
import { models } from '#generated/models/validators.js';
import {
  refusesAtOnce,
  type Submission,
  submissionsIn,
} from '../conformance/judging/answers/submissions.ts';
import type { JobTimes } from '../conformance/judging/jobs/job-durations.ts';
import { type EndReason, endsIn } from '../conformance/judging/jobs/job-ends.ts';
import { declaredInputsOf, type InputKind } from '../conformance/judging/jobs/job-terms.ts';
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import { isObject } from '../core/json.ts';
import { jsonDigest } from '../core/json-digest.ts';
import { quantile } from '../core/statistics.ts';
import { precisionOf } from './duration-change.ts';
import { firstRefs, refsInSource } from './evidence-refs.ts';
import type { EvidenceSource } from './evidence-sources.ts';
import type { Basis, LearnedSetting, SettingValue } from './learned-setting.ts';

export interface DeclaredInput {
  readonly digest: string;
  readonly input: unknown;
  readonly kinds: readonly InputKind[];
  /** How long its jobs run, as far as that is declared. */
  readonly runsForMs: number | undefined;
  readonly ends: readonly InputEnd[];
  /** The submissions with it that were refused as invalid. */
  readonly refusals: readonly EvidenceRef[];
}

interface InputEnd {
  readonly reason: EndReason;
  /** Of completed jobs: what the output shows of the worker. */
  readonly output: 'echo' | 'storageEcho' | 'output';
  readonly refs: readonly EvidenceRef[];
}

interface CollectedInput extends DeclaredInput {
  readonly kinds: InputKind[];
  readonly ends: InputEnd[];
  readonly refusals: EvidenceRef[];
}

/** The declared inputs of an endpoint with the ends of their jobs that nobody cancelled. */
export function declaredInputs(
  endpointId: string,
  sources: readonly EvidenceSource[],
): DeclaredInput[] {
  const inputsByDigest = new Map<string, CollectedInput>();
  for (const { view } of sources) {
    const endpoint = view.endpoint(endpointId);
    const { slow } = endpoint?.inputs ?? {};
    for (const [kind, input] of declaredInputsOf(endpoint)) {
      const digest = jsonDigest(input);
      const runsForMs = isDeepStrictEqual(input, slow?.input) ? slow?.runsForMs : undefined;
      const collected = inputsByDigest.get(digest) ?? {
        digest,
        input,
        kinds: [],
        runsForMs,
        ends: [],
        refusals: [],
      };
      if (!collected.kinds.includes(kind)) collected.kinds.push(kind);
      if (hasNothingReplaced(input)) inputsByDigest.set(digest, collected);
    }
  }
  for (const source of sources) {
    const isAtOnce = refusesAtOnce(source.view);
    for (const submission of submissionsIn(source.view)) {
      if (
        submission.endpointId !== endpointId ||
        !isRefusedInput(submission) ||
        !isAtOnce(submission)
      )
        continue;
      const input = isObject(submission.body) ? submission.body['input'] : undefined;
      inputsByDigest
        .get(jsonDigest(input ?? null))
        ?.refusals.push(...refsInSource(source, [submission.id]));
    }
    for (const { history, reason, firstId, samples } of endsIn(source.view)) {
      const { submission } = history;
      if (history.endpointId !== endpointId || reason === 'cancelled' || reason === 'expired')
        continue;
      const input = isObject(submission?.sent) ? submission.sent['input'] : undefined;
      const sha256 = submission?.exchange.request.storageSha256 ?? jsonDigest(null);
      const raw = samples.find(({ job }) => job.raw['output'] !== undefined)?.job.raw['output'];
      const isStorage = isObject(raw) && raw['sha256'] === sha256;
      const output = isDeepStrictEqual(raw, input) ? 'echo' : isStorage ? 'storageEcho' : 'output';
      const refs = refsInSource(source, [firstId]);
      inputsByDigest.get(jsonDigest(input ?? null))?.ends.push({ reason, output, refs });
    }
  }
  return [...inputsByDigest.values()];
}

/** A submission that is refused though nothing but its input can be the reason. */
function isRefusedInput({ call, errors: { contract } }: Submission): boolean {
  if (call.status !== 400 || call.exchange.key !== 'valid') return false;
  return contract.found.length === 0 && !contract.isUnsure;
}

/** Whether nothing of an input was replaced when it was recorded; its digest would be another one. */
function hasNothingReplaced(input: unknown): boolean {
  if (typeof input === 'string') return !/\[[^\]]*\]|redacted/i.test(input);
  if (typeof input !== 'object' || input === null) return true;
  return Object.entries(input).flat().every(hasNothingReplaced);
}

/**
 * What a worker does by itself with an input. A model that refuses it, and a worker for which it is invalid, fail the
 * job. A worker may follow a script in it.
 */
export type UsualOutcome = (
  input: unknown,
) => 'output' | 'echo' | 'refused' | 'invalid' | 'scripted';

/** What the demo worker or model does. */
export function usualOf(worker: 'echo' | 'script' | keyof typeof models): UsualOutcome {
  if (worker === 'echo') return () => 'echo';
  const { validateInput } = models[worker];
  return (input) => {
    if (!validateInput(input)) return worker === 'script' ? 'invalid' : 'refused';
    return worker === 'script' && isObject(input) && 'script' in input ? 'scripted' : 'output';
  };
}

/** A point for each declared input with which jobs do something else than by themselves. */
export function inputPoints(
  inputs: readonly DeclaredInput[],
  { id, usual, times }: { id: string; usual: UsualOutcome; times: readonly JobTimes[] },
): LearnedSetting[] {
  return inputs.flatMap((declaredInput): LearnedSetting[] => {
    const { digest, kinds, runsForMs, ends, refusals } = declaredInput;
    const path = ['endpoints', id, 'inputs', digest];
    const evidence = { count: ends.length, shownBy: firstRefs(ends.map(({ refs }) => refs)) };
    const name = `${kinds.map((kind) => `inputs.${kind}`).join(', ')} of the target file`;
    const outcome =
      ends.length === 0
        ? declaredOutcome(kinds, usual(declaredInput.input))
        : outcomeOfInput(declaredInput, usual(declaredInput.input));
    if (typeof outcome === 'string') {
      const kind = outcome === refused ? 'somethingElse' : 'varies';
      const basis: Basis = {
        kind,
        ...evidence,
        detail: `${name}: ${outcome}`,
        clauses: clausesOf(declaredInput),
      };
      return [{ path, value: undefined, basis }];
    }
    const samples = times.flatMap(({ knownLength, ran }) =>
      knownLength === digest && ran ? [ran] : [],
    );
    const ms = samples.map((sample) => sample.ms).toSorted((left, right) => left - right);
    const afterMs = ms.length === 0 ? runsForMs : Math.round(quantile(ms, 0.5));
    const isTimed =
      afterMs !== undefined && !outcome.hang && usual(declaredInput.input) !== 'scripted';
    const value = { ...outcome, ...(isTimed && { afterMs }) };
    if (Object.keys(value).length === 0) return [];
    const isRefused = ends.length === 0 && refusals.length > 0;
    const refusal = `${name}: refused with 400, which no setting of an input expresses`;
    const basis: Basis = isRefused
      ? { kind: 'seen', count: refusals.length, shownBy: firstRefs([refusals]), detail: refusal }
      : ends.length === 0
        ? { kind: 'declared' }
        : { kind: 'seen', ...evidence, detail: name, clauses: clausesOf(declaredInput) };
    return [
      { path, value, basis, measure: { kind: 'script', ms, withinMs: precisionOf(samples) } },
    ];
  });
}

function clausesOf({ ends }: DeclaredInput): string[] {
  return [...new Set(ends.map(({ reason }) => reason))];
}

/** What the owner says that jobs with an input do, where none was seen. */
function declaredOutcome(
  kinds: readonly InputKind[],
  usual: ReturnType<UsualOutcome>,
): InputOutcome {
  if (usual === 'scripted') return {};
  const is = (kind: InputKind) => kinds.includes(kind);
  if (is('hanging')) return { hang: true };
  if (is('failing') || is('crashing')) {
    return usuallyFails(usual) ? {} : is('crashing') ? { crash: true } : { fail: error };
  }
  if (is('storageEcho')) return { storageEcho: true };
  return is('echo') && usual !== 'echo' ? { echo: true } : {};
}

type InputOutcome = Readonly<
  Partial<Record<'output' | 'echo' | 'storageEcho' | 'fail' | 'crash' | 'hang', SettingValue>>
>;

/** The text of every error: those of the deployment are private. */
const error = 'The worker failed.';

/** What lets a job end as it was seen to: nothing if it does by itself. A text says why there is no such script. */
function outcomeOfInput(
  { kinds, ends }: DeclaredInput,
  usual: ReturnType<UsualOutcome>,
): InputOutcome | string {
  const reasons = [...new Set(ends.map(({ reason }) => reason))];
  if (reasons.length > 1) return reasons.join(' and ');
  if (usual === 'scripted') return {};
  const is = (kind: InputKind) => kinds.includes(kind);
  switch (reasons[0]) {
    case 'terminated':
      return { hang: true };
    case 'failed':
      if (usuallyFails(usual)) return {};
      if (is('crashing')) return { crash: true };
      // What fails these jobs is the service, because of their outputs.
      if (is('errorOutput')) return { output: { error } };
      return is('otherOutput') ? { output: [] } : { fail: error };
    default:
      return usual === 'refused' ? refused : outputOutcome(ends, is, usual);
  }
}

const refused = 'completed, but the demo model refuses it';

function usuallyFails(usual: ReturnType<UsualOutcome>): boolean {
  return usual === 'refused' || usual === 'invalid';
}

/** Outputs are private: what stands for them says nothing of them. */
function outputOutcome(
  ends: readonly InputEnd[],
  is: (kind: InputKind) => boolean,
  usual: ReturnType<UsualOutcome>,
): InputOutcome {
  if (is('errorOutput')) return { output: { error } };
  if (is('otherOutput')) return { output: [] };
  const all = (output: InputEnd['output']) => ends.every((end) => end.output === output);
  if (all('storageEcho')) return { storageEcho: true };
  const commonOutput = all('echo') ? 'echo' : 'output';
  if (commonOutput === usual) return {};
  return commonOutput === 'echo' ? { echo: true } : { output: {} };
}
