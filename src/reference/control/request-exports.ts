/** Recorded requests in the formats of other tools: HAR, and the evidence of the contract checks. */
import type { components } from '#generated/control/types.d.ts';
import { evidenceLine } from '../../evidence/evidence-line.ts';
import { Recorder } from '../../evidence/recorder.ts';
import type { Exchange, Subject } from '../../evidence/records.ts';
import type { RequestRecord } from '../http/request-record.ts';
import { problemOf, type RecordedMessage, type RecordedRequests } from './recorded-requests.ts';

/** The scenario of evidence that has the traffic of clients, as that of the proxy. */
const trafficScenario = 'traffic';

/** Those that other tools understand: an HTTP request and its answer. The first answer comes first. */
function exported(records: readonly RequestRecord[]): RequestRecord[] {
  return records
    .filter(({ method, answer }) => method !== '' && answer !== undefined)
    .sort((a, b) => (a.endMs ?? 0) - (b.endMs ?? 0));
}

/** Why a caller may have got no answer, although there is one. */
function failureOf({ answer, hasLeft }: RequestRecord): string | undefined {
  if (hasLeft) return 'The caller closed the connection before the answer.';
  return answer?.drop ? 'The connection was closed without an answer.' : undefined;
}

/** Records in the format HAR 1.2. */
export function httpArchive(
  records: readonly RequestRecord[],
  recorded: RecordedRequests,
  { creator, origin }: { creator: { name: string; version: string }; origin: string },
): components['schemas']['HttpArchive'] {
  const entries = exported(records).map((record) => archiveEntry(record, recorded, origin));
  return { log: { version: '1.2', creator, entries } };
}

function archiveEntry(
  record: RequestRecord,
  recorded: RecordedRequests,
  origin: string,
): Record<string, unknown> {
  const { method, atMs, durationMs } = record;
  const request = recorded.sent(record);
  const target = recorded.redaction.text(record.target);
  const failure = failureOf(record);
  const comment = failure ?? problemOf(record)?.detail;
  return {
    startedDateTime: new Date(atMs).toISOString(),
    time: durationMs,
    request: {
      method,
      url: origin + target,
      ...messageOf(request),
      queryString: queryOf(target),
      ...(request.body !== undefined && {
        postData: {
          mimeType: request.headers['content-type'] ?? '',
          params: [],
          text: request.body,
        },
      }),
    },
    response: failure === undefined ? responseOf(record, recorded) : noResponse,
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    ...(comment !== undefined && { comment: recorded.redaction.text(comment) }),
  };
}

/** As browsers write it. */
const noResponse = {
  status: 0,
  statusText: '',
  ...messageOf({ headers: {}, bytes: 0 }),
  content: { size: 0, mimeType: '' },
  redirectURL: '',
};

function responseOf(record: RequestRecord, recorded: RecordedRequests): Record<string, unknown> {
  const response = recorded.answered(record);
  return {
    status: record.answer?.status ?? 0,
    statusText: '',
    ...messageOf(response),
    content: {
      size: response.bytes,
      mimeType: response.headers['content-type'] ?? '',
      ...(response.body !== undefined && { text: response.body }),
    },
    redirectURL: response.headers['location'] ?? '',
  };
}

function messageOf({ headers, bytes }: RecordedMessage): Record<string, unknown> {
  return {
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    headersSize: -1,
    bodySize: bytes,
  };
}

function queryOf(target: string): { name: string; value: string }[] {
  const [, query = ''] = /\?([^#]*)/.exec(target) ?? [];
  return Array.from(new URLSearchParams(query), ([name, value]) => ({ name, value }));
}

/**
 * Records as evidence in NDJSON, as the proxy would have recorded them. Without those of the console, which
 * have a session instead of a key, and without those whose body is not known, not even its size.
 */
export function evidenceOf(
  records: readonly RequestRecord[],
  recorded: RecordedRequests,
  baseUrl: string,
): string {
  const lines: string[] = [];
  const recorder = new Recorder(recorded.redaction, (record) => lines.push(evidenceLine(record)));
  recorder.add<Subject>({ kind: 'subject', format: 1, baseUrl, claims: [], endpoints: [] });
  for (const record of exported(records)) {
    if (record.key?.isHidden) continue;
    const { isUnread, bytes } = recorded.sent(record);
    if (isUnread && bytes === 0) continue;
    recorder.add<Exchange>(exchangeOf(record, recorded));
  }
  return lines.join('');
}

function exchangeOf(record: RequestRecord, recorded: RecordedRequests): Omit<Exchange, 'id'> {
  const { method, target, atMs, answeredMs = atMs, answer } = record;
  const request = recorded.sent(record);
  const response = recorded.answered(record);
  const failure = failureOf(record);
  const hasKey = 'authorization' in request.headers;
  return {
    kind: 'exchange',
    scenario: trafficScenario,
    key: hasKey ? 'unknown' : 'none',
    request: {
      method,
      target: recorded.redaction.text(target),
      headers: request.headers,
      // The beginning of a body would look like a body.
      ...((request.isShortened || request.isUnread) && { bytes: request.bytes }),
      ...(!request.isShortened && request.body !== undefined && { body: request.body }),
    },
    sentMs: atMs,
    receivedMs: answeredMs,
    ...(failure !== undefined
      ? { failure }
      : {
          response: {
            status: answer?.status ?? 0,
            headers: response.headers,
            bytes: response.bytes,
            ...contentOf(response),
          },
        }),
  };
}

/** Images and videos have no text; the beginning of a text would look like one without an end. */
function contentOf({ headers, body = '', isShortened }: RecordedMessage): {
  isCutOff?: true;
  body?: string;
} {
  if (/^(image|video|audio)\//.test(headers['content-type'] ?? '')) return {};
  return isShortened ? { isCutOff: true } : { body };
}
