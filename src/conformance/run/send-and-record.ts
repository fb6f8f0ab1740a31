/** Sends single requests, and records each with its answer. */
import type { LookupAddress } from 'node:dns';
import { type Fetch, fetchWithin } from '../../client/http.ts';
import { reasonsOfError } from '../../client/request-failure.ts';
import type { Clock } from '../../core/clock.ts';
import { definedMembers } from '../../core/defined-members.ts';
import { GrowingBytes } from '../../core/growing-bytes.ts';
import { jsonDigest } from '../../core/json-digest.ts';
import { linkedSignal } from '../../core/signals.ts';
import { piecesOf } from '../../core/stream-pieces.ts';
import { codeOf } from '../../core/system-errors.ts';
import { type OperationId, operationsAt, parseJson } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { type BodyHold, bodyBounds, isMedia } from '../../evidence/recorded-body-limits.ts';
import type { Recorder } from '../../evidence/recorder.ts';
import type { Redaction } from '../../evidence/redaction.ts';
import { essenceOf } from '../../validation/media-types.ts';
import { readImage, readVideo } from './media-size.ts';
import { pinnedFetch } from './pinned-fetch.ts';
import type { Time } from './scenario-clock.ts';

export const unknownEndpointId = 'conformance-no-such-endpoint-4d1c';

export interface OutgoingRequest {
  readonly method: string;
  /** Path and query below the base URL, or an absolute URL. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The resolved addresses of an absolute URL's host. Default: resolved when connecting. */
  readonly addresses?: readonly LookupAddress[];
}

export interface About {
  readonly label?: string | undefined;
  readonly probes?: readonly string[] | undefined;
  readonly key: Exchange['key'];
  readonly keyForm?: Exchange['keyForm'];
  readonly hangUpAfterMs?: number | undefined;
}

/** The time limit for a complete answer, in milliseconds of real time. */
const answerLimitMs = 60_000;

/** Operations that wait for a job, limited only by the run's own limit. */
const waiting: ReadonlySet<OperationId> = new Set([
  'runJobSync',
  'getJobStatusSync',
  'getJobStatusSyncByPost',
]);

interface ExchangeParts {
  readonly scenario: string;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly time: Time;
  /** Real time. */
  readonly clock: Clock;
  readonly recorder: Recorder;
  readonly signal: AbortSignal;
  readonly hangUp?: AbortSignal;
}

/** Rejects only with the signal's reason. No complete answer within a minute is a failure, unless it waits for a job. */
export async function exchange(
  outgoing: OutgoingRequest,
  about: About,
  parts: ExchangeParts,
): Promise<Exchange> {
  const { scenario, time, recorder, hangUp } = parts;
  const sentMs = time.now();
  const lateBeforeMs = time.lag.totalMs;
  const hold = recorder.room.hold();
  const outcome = await sendOnce(outgoing, parts, hold);
  const receivedMs = await time.arrival();
  const lateMs = time.lag.totalMs - lateBeforeMs;
  // If the caller hung up by signal, the waiting time is known only now.
  const hungUpAfterMs = hangUp?.aborted ? Math.max(1, receivedMs - sentMs) : undefined;
  const hangUpAfterMs = about.hangUpAfterMs ?? hungUpAfterMs;
  return recorder.add<Exchange>({
    kind: 'exchange',
    scenario,
    ...requestToRecord(outgoing, about, recorder.redaction),
    sentMs,
    receivedMs,
    ...(lateMs > 0 && { lateMs }),
    ...(hangUpAfterMs !== undefined && { hangUpAfterMs }),
    ...recordedAnswer(outcome, { hold, redaction: recorder.redaction }),
  });
}

/** Sends a request until it is answered or given up, the caller hangs up, or the run ends. */
async function sendOnce(
  { method, target, headers = {}, body, addresses }: OutgoingRequest,
  { baseUrl, fetch, clock, recorder, signal, hangUp }: ExchangeParts,
  hold: BodyHold,
): Promise<Outcome> {
  const late = new AbortController();
  const timer = waitsForJob(target)
    ? undefined
    : clock.schedule(clock.now() + answerLimitMs, () =>
        late.abort(new Error(`The answer was not complete within ${answerLimitMs / 1000} s.`)),
      );
  const until = linkedSignal([signal, late.signal, ...(hangUp === undefined ? [] : [hangUp])]);
  const address = recorder.redaction.original(target);
  const url = address.startsWith('/') ? baseUrl + address : address;
  const request = new Request(url, {
    method,
    headers,
    signal: until.signal,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const sending = { fetch: addresses === undefined ? fetch : pinnedFetch(addresses), hold };
  const outcome = await fetchOutcome(request, { ...sending, signal: until.signal }).finally(
    until.unlink,
  );
  if (timer !== undefined) clock.cancel(timer);
  signal.throwIfAborted();
  if (hangUp?.aborted) {
    // The caller ignores late answers, which a deployment in the same process may still give.
    hold.resize(0);
    return { failure: 'The caller hung up.' };
  }
  return 'failure' in outcome && late.signal.aborted ? { ...outcome, isGivenUp: true } : outcome;
}

function requestToRecord(
  { method, target, headers = {}, body }: OutgoingRequest,
  { label, probes, key, keyForm }: About,
  redaction: Redaction,
): Pick<Exchange, 'label' | 'probes' | 'key' | 'keyForm' | 'request'> {
  return definedMembers({
    // It may quote an input, which may contain a signed address.
    label: label === undefined ? undefined : redaction.text(label),
    probes: probes && [...probes],
    key,
    keyForm,
    request: {
      method,
      target: redaction.target(target),
      headers: redaction.headers(Object.entries(headers)),
      ...(body !== undefined && {
        ...bodyToKeep(body, (text) => redaction.text(text)),
        ...storageDigest(body),
      }),
    },
  });
}

function recordedAnswer(
  outcome: Outcome,
  { hold, redaction }: { hold: BodyHold; redaction: Redaction },
): Pick<Exchange, 'failure' | 'isGivenUp' | 'isUnsent' | 'response'> {
  if ('failure' in outcome) {
    const { failure, isGivenUp, isUnsent } = outcome;
    return {
      failure: redaction.text(failure),
      ...(isGivenUp && { isGivenUp }),
      ...(isUnsent && { isUnsent }),
    };
  }
  const { status, headers } = outcome;
  return {
    response: {
      status,
      headers: redaction.headers(headers),
      ...content(outcome, { hold, redact: (text) => redaction.text(text) }),
    },
  };
}

function waitsForJob(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return operationsAt(path).some((operationId) => waiting.has(operationId));
}

type Outcome =
  | { readonly failure: string; readonly isUnsent?: boolean; readonly isGivenUp?: true }
  | {
      readonly status: number;
      readonly headers: Headers;
      readonly bytes: Uint8Array;
      readonly isCutOff: boolean;
    };

async function fetchOutcome(
  request: Request,
  { fetch, signal, hold }: { fetch: Fetch; signal: AbortSignal; hold: BodyHold },
): Promise<Outcome> {
  try {
    const response = await fetchWithin(fetch, request, signal);
    const { status, headers } = response;
    return { status, headers, ...(await readResponseBody(response, signal, hold)) };
  } catch (error) {
    hold.resize(0);
    return { failure: reasonsOfError(error), isUnsent: unconnected.has(networkCodeOf(error)) };
  }
}

/** Errors before a connection is made, so that the request was not sent. */
const unconnected: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The code of the system error behind a fetch error; empty if there is none. */
export function networkCodeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return codeOf(cause) ?? '';
}

/** Reads no more than may be kept; stopping closes the connection. */
async function readResponseBody(
  { headers, body }: Response,
  signal: AbortSignal,
  hold: BodyHold,
): Promise<{ bytes: Uint8Array; isCutOff: boolean }> {
  const most = isMedia(headers.get('content-type')) ? bodyBounds.media : bodyBounds.body;
  const collected = new GrowingBytes({ mostBytes: most, hold });
  let isCutOff = false;
  for await (const piece of piecesOf(body, signal)) {
    isCutOff = !collected.add(piece) || collected.length > most;
    if (isCutOff) break;
  }
  hold.resize(collected.length);
  return { bytes: collected.bytes(), isCutOff };
}

function content(
  { headers, bytes, isCutOff }: Extract<Outcome, { bytes: Uint8Array }>,
  { hold, redact }: { hold: BodyHold; redact: (text: string) => string },
): Pick<NonNullable<Exchange['response']>, 'body' | 'bytes' | 'image' | 'isCutOff' | 'video'> {
  const { length } = bytes;
  const cut = isCutOff ? ({ isCutOff: true } as const) : {};
  const type = headers.get('content-type');
  // The bytes decide, whatever a server says of them; a page may have a drawing in it.
  const image = essenceOf(type ?? undefined) === 'application/json' ? undefined : readImage(bytes);
  if (isMedia(type) || (image !== undefined && image.format !== 'svg')) {
    hold.resize(0);
    const video = readVideo(bytes);
    return definedMembers({
      bytes: length,
      ...cut,
      image,
      video,
    });
  }
  if (!isCutOff) return { bytes: length, body: redact(new TextDecoder().decode(bytes)) };
  // A truncated answer cannot be judged; its beginning shows what it was. The deployment is not to
  // blame if the total limit was used up.
  const isTooLong = length > bodyBounds.body;
  if (!isTooLong || !hold.resize(bodyBounds.beginning)) {
    hold.resize(0);
    return { bytes: length, ...cut };
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 2 * bodyBounds.beginning));
  return { bytes: length, ...cut, body: bodyBeginning(start, redact) };
}

function bodyToKeep(
  body: string,
  redact: (text: string) => string,
): Pick<Exchange['request'], 'body' | 'bytes'> {
  if (body.length <= bodyBounds.request) return { body: redact(body) };
  return { body: bodyBeginning(body, redact), bytes: Buffer.byteLength(body) };
}

/** Redacts more than it keeps, so that a secret at the cut is removed entirely. */
function bodyBeginning(text: string, redact: (text: string) => string): string {
  const beginning = redact(text.slice(0, 2 * bodyBounds.beginning));
  const excerpt = beginning.slice(0, Math.min(bodyBounds.beginning, beginning.length / 2));
  // Copies the text, because a slice would keep the whole of it in memory.
  return `${Buffer.from(excerpt).toString()}…`;
}

/** A digest of the storage settings, to compare with what the worker received; evidence does not keep the settings. */
function storageDigest(body: string): Pick<Exchange['request'], 'storageSha256'> {
  const sent = body.includes('s3Config') ? parseJson(body) : undefined;
  if (typeof sent !== 'object' || sent === null || !('s3Config' in sent)) return {};
  return { storageSha256: jsonDigest(sent.s3Config) };
}
