/**
 * What jobs with declared inputs did, as scripts by the digest of the input. Other inputs are private, and so are
 * all outputs: a script has none of them.
 */
import { isDeepStrictEqual } from 'node:util';
import { models } from '#generated/models/validators.js';
import { type EndReason, endsIn } from '../conformance/alternatives/job-ends.ts';
import type { InputKind } from '../conformance/judging/job-terms.ts';
import { isObject } from '../core/json.ts';
import { jsonDigest } from '../core/json-digest.ts';
import type { SubjectEndpoint } from '../evidence/records.ts';
import { quantile } from './distribution.ts';
import type { Basis, Place, Point, Setting } from './point.ts';
import { fewOf, placesIn, type Source } from './sources.ts';
import type { JobTimes } from './times.ts';

export interface DeclaredInput {
  readonly digest: string;
  readonly input: unknown;
  readonly kinds: readonly InputKind[];
  readonly ends: readonly InputEnd[];
}

interface InputEnd {
  readonly reason: EndReason;
  /** Of completed jobs: what the output shows of the worker. */
  readonly output: 'echo' | 'storageEcho' | 'output';
  readonly places: readonly Place[];
}

/** The declared inputs of an endpoint with the ends of their jobs that nobody cancelled. */
export function declaredInputs(endpointId: string, sources: readonly Source[]): DeclaredInput[] {
  const found = new Map<string, DeclaredInput & { kinds: InputKind[]; ends: InputEnd[] }>();
  for (const { view } of sources) {
    for (const [kind, input] of inputsOf(view.endpoint(endpointId))) {
      const digest = jsonDigest(input);
      const known = found.get(digest) ?? { digest, input, kinds: [], ends: [] };
      if (!known.kinds.includes(kind)) known.kinds.push(kind);
      if (isComplete(input)) found.set(digest, known);
    }
  }
  for (const source of sources) {
    for (const { history, reason, firstId, samples } of endsIn(source.view)) {
      const { submission } = history;
      if (history.endpointId !== endpointId || reason === 'cancelled' || reason === 'expired')
        continue;
      const input = isObject(submission?.sent) ? submission.sent['input'] : undefined;
      const sha256 = submission?.exchange.request.storageSha256 ?? jsonDigest(null);
      const raw = samples.find(({ job }) => job.raw['output'] !== undefined)?.job.raw['output'];
      const isStorage = isObject(raw) && raw['sha256'] === sha256;
      const output = isDeepStrictEqual(raw, input) ? 'echo' : isStorage ? 'storageEcho' : 'output';
      const places = placesIn(source, [firstId]);
      found.get(jsonDigest(input ?? null))?.ends.push({ reason, output, places });
    }
  }
  return [...found.values()];
}

function inputsOf(endpoint: SubjectEndpoint | undefined): (readonly [InputKind, unknown])[] {
  const { slow, streaming, ...plain } = endpoint?.inputs ?? {};
  const named: Readonly<Partial<Record<InputKind, unknown>>> = {
    ...plain,
    slow: slow?.input,
    streaming: streaming?.input,
  };
  const kinds: readonly InputKind[] = [
    ...['ordinary', 'longer', 'resized', 'slow', 'hanging', 'failing', 'crashing'],
    ...['storageEcho', 'echo', 'errorOutput', 'otherOutput', 'streaming'],
  ] as const;
  return kinds.flatMap((kind) => (named[kind] === undefined ? [] : [[kind, named[kind]] as const]));
}

/** Whether nothing of an input was replaced when it was recorded; its digest would be another one. */
function isComplete(input: unknown): boolean {
  if (typeof input === 'string') return !/\[[^\]]*\]|redacted/i.test(input);
  if (typeof input !== 'object' || input === null) return true;
  return Object.entries(input).flat().every(isComplete);
}

/** What a worker does by itself with an input. */
export type Usual = (input: unknown) => 'output' | 'echo' | 'error' | 'hang' | 'refused';

/** What the demo worker or model does. */
export function usualOf(worker: 'echo' | 'script' | keyof typeof models): Usual {
  if (worker === 'echo') return () => 'echo';
  const { validateInput } = models[worker];
  return (input) => {
    if (!validateInput(input)) return worker === 'script' ? 'error' : 'refused';
    const script: unknown = worker === 'script' && isObject(input) ? input['script'] : undefined;
    if (!isObject(script)) return 'output';
    if ('fail' in script || 'crash' in script) return 'error';
    return 'hang' in script ? 'hang' : 'output';
  };
}

/** A point for each declared input with which jobs do something else than by themselves. */
export function inputPoints(
  inputs: readonly DeclaredInput[],
  { id, usual, times }: { id: string; usual: Usual; times: readonly JobTimes[] },
): Point[] {
  return inputs.flatMap((one): Point[] => {
    const { digest, kinds, ends } = one;
    if (ends.length === 0) return [];
    const path = ['endpoints', id, 'inputs', digest];
    const shown = { count: ends.length, shownBy: fewOf(ends.map(({ places }) => places)) };
    const name = `${kinds.map((kind) => `inputs.${kind}`).join(', ')} of the target file`;
    const outcome = outcomeOf(one, usual(one.input));
    if (typeof outcome === 'string') {
      const kind = outcome.startsWith('completed,') ? 'somethingElse' : 'varies';
      const basis: Basis = { kind, ...shown, detail: `${name}: ${outcome}` };
      return [{ path, value: undefined, basis }];
    }
    const ms = times
      .flatMap(({ knownLength, ran }) => (knownLength === digest && ran ? [ran.ms] : []))
      .toSorted((left, right) => left - right);
    const time = { afterMs: Math.round(quantile(ms, 0.5)) };
    const value = { ...outcome, ...(ms.length > 0 && !outcome.hang && time) };
    if (Object.keys(value).length === 0) return [];
    const basis: Basis = { kind: 'seen', ...shown, detail: name };
    return [{ path, value, basis, measure: { kind: 'script', ms } }];
  });
}

type Outcome = Readonly<
  Partial<Record<'output' | 'echo' | 'storageEcho' | 'fail' | 'crash' | 'hang', Setting>>
>;

/** The text of every error: those of the deployment are private. */
const error = 'The worker failed.';

/** What lets a job end as it was seen to: nothing if it does by itself. A text says why there is no such script. */
function outcomeOf({ kinds, ends }: DeclaredInput, usual: ReturnType<Usual>): Outcome | string {
  const reasons = [...new Set(ends.map(({ reason }) => reason))];
  if (reasons.length > 1) return reasons.join(' and ');
  const is = (kind: InputKind) => kinds.includes(kind);
  switch (reasons[0]) {
    case 'terminated':
      return usual === 'hang' ? {} : { hang: true };
    case 'failed':
      if (usual === 'error' || usual === 'refused') return {};
      if (is('crashing')) return { crash: true };
      // What fails these jobs is the service, because of their outputs.
      if (is('errorOutput')) return { output: { error } };
      return is('otherOutput') ? { output: [] } : { fail: error };
    default:
      if (usual === 'refused') return 'completed, but the demo model refuses it';
      return outputOf(ends, is, usual);
  }
}

/** Outputs are private: what stands for them says nothing of them. */
function outputOf(
  ends: readonly InputEnd[],
  is: (kind: InputKind) => boolean,
  usual: ReturnType<Usual>,
): Outcome {
  if (is('errorOutput')) return { output: { error } };
  if (is('otherOutput')) return { output: [] };
  const all = (output: InputEnd['output']) => ends.every((end) => end.output === output);
  if (all('storageEcho')) return { storageEcho: true };
  const shown = all('echo') ? 'echo' : 'output';
  if (shown === usual) return {};
  return shown === 'echo' ? { echo: true } : { output: {} };
}
