/** Recorded requests in the formats of other tools: HAR, and the evidence of the contract checks. */
import type { components } from '#generated/control/types.d.ts';
import { evidenceLine } from '../../evidence/evidence-file.ts';
import { Recorder } from '../../evidence/recorder.ts';
import type { Exchange, Subject } from '../../evidence/records.ts';
import type { RequestRecord } from '../http/request-log.ts';
import { problemOf, type RecordedMessage, type RecordedRequests } from './recorded-requests.ts';

/** The scenario of evidence that has the traffic of clients, as that of the proxy. */
const trafficScenario = 'traffic';

const dropped = 'The connection was closed without an answer.';

/** Records in the format HAR 1.2. */
export function httpArchive(
  records: readonly RequestRecord[],
  recorded: RecordedRequests,
  { creator, origin }: { creator: { name: string; version: string }; origin: string },
): components['schemas']['HttpArchive'] {
  const entries = records.map((record) => archiveEntry(record, recorded, origin));
  return { log: { version: '1.2', creator, entries } };
}

function archiveEntry(
  record: RequestRecord,
  recorded: RecordedRequests,
  origin: string,
): Record<string, unknown> {
  const { method, atMs, durationMs } = record;
  const { status, drop: isDropped } = record.answer;
  const request = recorded.sent(record);
  const response = recorded.answered(record);
  const comment = isDropped ? dropped : problemOf(record)?.detail;
  return {
    startedDateTime: new Date(atMs).toISOString(),
    time: durationMs,
    request: {
      method,
      url: origin + recorded.redaction.text(record.target),
      ...messageOf(request),
      queryString: [],
      ...(request.body !== undefined && {
        postData: { mimeType: request.headers['content-type'] ?? '', text: request.body },
      }),
    },
    response: {
      status: isDropped ? 0 : status,
      statusText: '',
      ...messageOf(response),
      content: {
        size: response.bytes,
        mimeType: response.headers['content-type'] ?? '',
        ...(response.body !== undefined && { text: response.body }),
      },
      redirectURL: response.headers['location'] ?? '',
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    ...(comment !== undefined && { comment: recorded.redaction.text(comment) }),
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

/** Records as evidence in NDJSON, as the proxy would have recorded them. */
export function evidenceOf(
  records: readonly RequestRecord[],
  recorded: RecordedRequests,
  baseUrl: string,
): string {
  const lines: string[] = [];
  const recorder = new Recorder(recorded.redaction, (record) => lines.push(evidenceLine(record)));
  recorder.add<Subject>({ kind: 'subject', format: 1, baseUrl, claims: [], endpoints: [] });
  for (const record of records) recorder.add<Exchange>(exchangeOf(record, recorded));
  return lines.join('');
}

function exchangeOf(record: RequestRecord, recorded: RecordedRequests): Omit<Exchange, 'id'> {
  const { method, target, atMs, endMs } = record;
  const { status, drop: isDropped } = record.answer;
  const request = recorded.sent(record);
  const { headers, body, bytes, isShortened } = recorded.answered(record);
  return {
    kind: 'exchange',
    scenario: trafficScenario,
    key: record.headers['authorization'] === undefined ? 'none' : 'unknown',
    request: {
      method,
      target: recorded.redaction.text(target),
      headers: request.headers,
      ...(request.isShortened && { bytes: request.bytes }),
      ...(request.body !== undefined && { body: request.body }),
    },
    sentMs: atMs,
    receivedMs: endMs,
    ...(isDropped
      ? { failure: dropped }
      : {
          response: {
            status,
            headers,
            bytes,
            // The beginning of a body would look like a body without an end.
            ...(isShortened ? { isCutOff: true as const } : { body: body ?? '' }),
          },
        }),
  };
}
