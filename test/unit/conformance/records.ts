/** Evidence written by hand. */

import type { AlternativeGapId } from '#generated/reference/tables.js';
import { judges } from '../../../src/conformance/judges.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { Finding } from '../../../src/conformance/judging/verdicts/judge.ts';
import { recognisers } from '../../../src/conformance/recognisers.ts';
import { type GapRecognition, recognise } from '../../../src/conformance/recognising/recognise.ts';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import type { EvidenceRecord, Exchange, Subject } from '../../../src/evidence/record-types.ts';

export type JudgedRule = keyof typeof judges;

/** The id of the job unless a call has another one. */
export const jobId = '3f1a9c5e-0000-4000-8000-00000000000a-u1';

export const queued = { status: 'IN_QUEUE' };
export const running = { status: 'IN_PROGRESS', workerId: 'a' };
export const done = { status: 'COMPLETED', output: { word: 'echo' } };

/** A request to an endpoint, and its response. Instants and durations are in seconds. */
export interface RecordedCall
  extends Partial<Pick<Exchange, 'key' | 'keyForm' | 'probes' | 'label'>> {
  readonly at: number;
  /** Default: 0.1. */
  readonly took?: number;
  /** After how long the caller hung up. */
  readonly hungUpAfter?: number;
  /** How late the checks were meanwhile. */
  readonly late?: number;
  /** Default: status. */
  readonly call?: 'run' | 'runsync' | 'status' | 'stream' | 'retry' | 'cancel' | 'purge-queue';
  readonly endpoint?: string;
  /** Default: recorded. */
  readonly scenario?: string;
  readonly query?: string;
  readonly id?: string;
  /** Texts are sent as they are. */
  readonly sent?: object | string;
  readonly storageSha256?: string;
  /** Default: 200. */
  readonly http?: number;
  /** Objects get the job's id; texts are sent as they are. Default: a queued job, for submissions. */
  readonly answer?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of the request, beside the media type. */
  readonly asked?: Readonly<Record<string, string>>;
  /** In place of the path that `call` names. */
  readonly path?: string;
  /** Default: the operation's. */
  readonly method?: string;
  /** The media type of what was sent. Default: JSON. */
  readonly type?: string;
  /** Why there was no response. */
  readonly failure?: string;
}

/** A downloaded image. */
interface RecordedImage {
  readonly at: number;
  readonly address: string;
  readonly http?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly size?: readonly [widthPx: number, heightPx: number];
}

/** A reading of the ledger. */
interface RecordedLedger {
  readonly at: number;
  readonly charges: readonly { jobId: string; amount: string; quantity?: string }[];
}

export type Recorded = RecordedCall | RecordedImage | RecordedLedger;

const subject: Subject = {
  kind: 'subject',
  format: 1,
  baseUrl: 'https://deployment.test',
  claims: [],
  endpoints: [
    {
      id: 'script',
      kind: 'serverless',
      workers: 1,
      inputs: {
        ordinary: { ordinary: true },
        slow: { input: { slow: true }, runsForMs: 3000 },
        hanging: { hanging: true },
        echo: { word: 'echo' },
        failing: { fails: 1 },
        crashing: { crashes: 1 },
      },
    },
    { id: 'model', kind: 'public', model: 'image' },
  ],
};

/** A deployment that declares all operations and the names of its final states. */
export const withOperations: Partial<Subject> = {
  operations: [
    'cancelJob',
    'retryJob',
    'purgeQueue',
    'getJobStatusSync',
    'streamJob',
    'getEndpointHealth',
  ],
  finalStates: ['FAILED', 'TIMED_OUT', 'CANCELLED'],
};

/** What the judge of a rule finds, in the order of the evidence; ids count from 1. */
export function findings(
  rule: JudgedRule,
  recorded: readonly Recorded[],
  declared: Partial<Subject> = {},
): readonly Finding[] {
  return [...judges[rule](viewOf(evidenceOf(recorded, declared)))];
}

/** The records of a run; ids count from 1. */
export function evidenceOf(
  recorded: readonly Recorded[],
  declared: Partial<Subject> = {},
): EvidenceRecord[] {
  return [{ ...subject, ...declared }, ...recorded.map(recordOf)];
}

/** What is recognised about a gap; ids count from 1. */
export function recognised(
  gap: AlternativeGapId,
  recorded: readonly Recorded[],
  declared: Partial<Subject> = {},
): GapRecognition {
  const view = viewOf(evidenceOf(recorded, declared));
  const found = recognise(view, { recognisers, scenarios }).find((one) => one.gap === gap);
  if (found === undefined) throw new Error(`${gap} is no gap with alternatives.`);
  return found;
}

export function outcomes(...args: Parameters<typeof findings>): string[] {
  return findings(...args).map(({ outcome }) => outcome);
}

/** The same answer every second. */
export function every(answer: object, { from, to }: { from: number; to: number }): RecordedCall[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ at: from + index, answer }));
}

/** The calls as those about another job. */
export function named(id: string, ...calls: readonly RecordedCall[]): RecordedCall[] {
  return calls.map((call) => ({ ...call, id }));
}

export function inTime(...calls: readonly (readonly RecordedCall[])[]): RecordedCall[] {
  return calls.flat().sort((left, right) => left.at - right.at);
}

function recordOf(recorded: Recorded, index: number): EvidenceRecord {
  const { scenario = 'recorded' } = 'call' in recorded ? recorded : {};
  const about = { id: index + 1, scenario };
  const { at } = recorded;
  if ('charges' in recorded) {
    return { kind: 'ledger', ...about, atMs: at * 1000, charges: [...recorded.charges] };
  }
  const { took = 0.1, http: status = 200 } =
    'address' in recorded ? { ...recorded, took: 0 } : recorded;
  const times = {
    kind: 'exchange',
    ...about,
    sentMs: at * 1000,
    receivedMs: (at + took) * 1000,
  } as const;
  if ('address' in recorded) {
    const [widthPx, heightPx] = recorded.size ?? [];
    const isImage = widthPx !== undefined && heightPx !== undefined;
    return {
      ...times,
      key: 'none',
      request: { method: 'GET', target: recorded.address, headers: {} },
      response: {
        ...{ status, headers: recorded.headers ?? {}, bytes: 100 },
        ...(isImage && { image: { widthPx, heightPx, format: 'png' } }),
      },
    };
  }
  const { call = 'status', endpoint = 'script', query = '', id = jobId, sent } = recorded;
  const { key = 'valid', keyForm, probes, label, headers = {}, late, storageSha256 } = recorded;
  const { path, type = 'application/json', failure } = recorded;
  const { method = call === 'status' || call === 'stream' ? 'GET' : 'POST' } = recorded;
  const isSubmission = call === 'run' || call === 'runsync';
  const { answer = isSubmission && status < 300 ? queued : {} } = recorded;
  const text = typeof answer === 'string' ? answer : JSON.stringify({ id, ...Object(answer) });
  return {
    ...times,
    key,
    ...(keyForm !== undefined && { keyForm }),
    ...(probes !== undefined && { probes }),
    ...(label !== undefined && { label }),
    ...(late !== undefined && { lateMs: late * 1000 }),
    ...(recorded.hungUpAfter !== undefined && { hangUpAfterMs: recorded.hungUpAfter * 1000 }),
    request: {
      method,
      target:
        path ??
        `/v2/${endpoint}/${call}${isSubmission || call === 'purge-queue' ? '' : `/${id}`}${query}`,
      headers: { ...(sent !== undefined && { 'content-type': type }), ...recorded.asked },
      ...(sent !== undefined && { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
      ...(storageSha256 !== undefined && { storageSha256 }),
    },
    ...(failure === undefined
      ? { response: { status, headers, bytes: text.length, body: text } }
      : { failure }),
  };
}
