/** Evidence of one job, written by hand. */
import { type EvidenceView, viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { Finding, Judge } from '../../../src/conformance/judging/judge.ts';
import type { EvidenceRecord, Exchange, Subject } from '../../../src/evidence/calls.ts';

/** The id of the job unless a call has another one. */
export const jobId = '3f1a9c5e-0000-4000-8000-00000000000a-u1';

/** A call: when it was sent, what it was, and its response. */
export interface RecordedCall {
  /** When it was sent, in seconds. */
  readonly at: number;
  /** How long it took, in seconds. Default: a tenth. */
  readonly took?: number;
  readonly call?: 'run' | 'runsync' | 'status' | 'retry' | 'cancel' | 'purge-queue';
  /** Default: valid. */
  readonly key?: Exchange['key'];
  readonly endpoint?: string;
  readonly query?: string;
  readonly id?: string;
  /** The body of a submission. */
  readonly sent?: object;
  /** The status of the response. Default: 200. */
  readonly http?: number;
  readonly answer?: unknown;
}

const subject: Subject = {
  kind: 'subject',
  format: 1,
  baseUrl: 'http://deployment.test',
  claims: [],
  endpoints: [
    {
      id: 'script',
      kind: 'serverless',
      inputs: {
        ordinary: { ordinary: true },
        slow: { input: { slow: true }, runsForMs: 3000 },
        hanging: { hanging: true },
        echo: { word: 'echo' },
        failing: { fails: 1 },
        crashing: { crashes: 1 },
      },
    },
  ],
};

/** The calls as evidence of a deployment with these declarations. */
function evidenceOf(calls: readonly RecordedCall[], declared: Partial<Subject> = {}): EvidenceView {
  const records: EvidenceRecord[] = [{ ...subject, ...declared }, ...calls.map(recordOf)];
  return viewOf(records);
}

/** What a judge finds, in the order of the evidence. */
export function findings(
  judge: Judge,
  calls: readonly RecordedCall[],
  declared: Partial<Subject> = {},
): readonly Finding[] {
  return judge(evidenceOf(calls, declared));
}

/** The outcomes of its findings. */
export function outcomes(...args: Parameters<typeof findings>): string[] {
  return findings(...args).map(({ outcome }) => outcome);
}

/** The reasons of the findings with an outcome. */
export function reasons(
  judge: Judge,
  calls: readonly RecordedCall[],
  outcome: ReturnType<Judge>[number]['outcome'],
): string[] {
  return judge(evidenceOf(calls))
    .filter((finding) => finding.outcome === outcome)
    .map(({ reason }) => reason);
}

/** The margins of its findings. */
export function margins(judge: Judge, calls: readonly RecordedCall[]): (string | undefined)[] {
  return judge(evidenceOf(calls)).map(({ margin }) => margin);
}

function recordOf(
  {
    at,
    took = 0.1,
    call = 'status',
    key = 'valid',
    endpoint = 'script',
    query = '',
    id = jobId,
    sent,
    http = 200,
    answer = {},
  }: RecordedCall,
  index: number,
): Exchange {
  const namesJob = call === 'status' || call === 'retry' || call === 'cancel';
  const text = typeof answer === 'string' ? answer : JSON.stringify(withId(answer, id));
  return {
    kind: 'exchange',
    id: index + 1,
    scenario: 'recorded',
    key,
    request: {
      method: call === 'status' ? 'GET' : 'POST',
      target: `/v2/${endpoint}/${call}${namesJob ? `/${id}` : ''}${query}`,
      headers: {},
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    },
    sentMs: at * 1000,
    receivedMs: (at + took) * 1000,
    response: { status: http, headers: {}, bytes: text.length, body: text },
  };
}

function withId(answer: unknown, id: string): unknown {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
    ? { id, ...answer }
    : answer;
}
