/** Recorded requests in the formats of other tools: HAR, and the evidence of the contract checks. */
import { definedMembers } from '../../core/defined-members.ts';
import { evidenceLine } from '../../evidence/evidence-line.ts';
import type { Exchange, Subject } from '../../evidence/record-types.ts';
import { isMedia } from '../../evidence/recorded-body-limits.ts';
import { Recorder } from '../../evidence/recorder.ts';
import type { RequestRecord } from '../http/request-record.ts';
import type { RecordedMessage, RecordedRequests, ShownMessages } from './recorded-requests.ts';
import { problemOfRecord } from './request-facts.ts';

/** The scenario of evidence that has the traffic of clients, as that of the proxy. */
const trafficScenario = 'traffic';

/** Those that other tools understand: an HTTP request and its answer. The first answer comes first. */
function exportedRecords(records: readonly RequestRecord[]): RequestRecord[] {
  return records
    .filter(({ method, answer }) => method !== '' && answer !== undefined)
    .sort((a, b) => (a.endMs ?? 0) - (b.endMs ?? 0));
}

/** Why a caller may have got no answer, although there is one. */
function whyNoAnswer({ answer, hasLeft }: RequestRecord): string | undefined {
  if (hasLeft) return 'The caller closed the connection before the answer.';
  return answer?.drop ? 'The connection was closed without an answer.' : undefined;
}

/** Records in the format HAR 1.2, piece by piece. */
export async function* httpArchive(
  records: readonly RequestRecord[],
  recorded: RecordedRequests,
  { creator, origin }: { creator: { name: string; version: string }; origin: string },
): AsyncGenerator<string, void, void> {
  yield `{"log":{"version":"1.2","creator":${JSON.stringify(creator)},"entries":[`;
  let separator = '';
  for await (const [record, messages] of shownInOrder(records, recorded)) {
    yield separator + JSON.stringify(archiveEntry(record, messages, origin));
    separator = ',';
  }
  yield ']}}';
}

/**
 * Those that are still recorded when it is their turn. Storage settings that one shows are replaced in the later
 * ones too.
 */
async function* shownInOrder(records: readonly RequestRecord[], recorded: RecordedRequests) {
  const whole = recorded.newRedaction();
  for (const record of exportedRecords(records)) {
    const messages = await recorded.messages(record, whole);
    if (record.list !== undefined) yield [record, messages] as const;
  }
}

function archiveEntry(
  record: RequestRecord,
  { redaction, target, sent, answered }: ShownMessages,
  origin: string,
): Record<string, unknown> {
  const { method, atMs, durationMs } = record;
  const failure = whyNoAnswer(record);
  const comment = failure ?? problemOfRecord(record)?.detail;
  return {
    startedDateTime: new Date(atMs).toISOString(),
    time: durationMs,
    request: {
      method,
      url: origin + target,
      ...exportedMessage(sent),
      queryString: exportedQuery(target),
      ...(sent.body !== undefined && {
        postData: {
          mimeType: sent.headers['content-type'] ?? '',
          params: [],
          text: sent.body,
        },
      }),
    },
    response: failure === undefined ? exportedResponse(record, answered) : noResponse,
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    ...(comment !== undefined && { comment: redaction.text(comment) }),
  };
}

/** As browsers write it. */
const noResponse = {
  status: 0,
  statusText: '',
  ...exportedMessage({ headers: {}, bytes: 0 }),
  content: { size: 0, mimeType: '' },
  redirectURL: '',
};

function exportedResponse(
  record: RequestRecord,
  response: RecordedMessage,
): Record<string, unknown> {
  return {
    status: record.answer?.status ?? 0,
    statusText: '',
    ...exportedMessage(response),
    content: {
      size: response.bytes,
      mimeType: response.headers['content-type'] ?? '',
      ...(response.body !== undefined && { text: response.body }),
    },
    redirectURL: response.headers['location'] ?? '',
  };
}

function exportedMessage({ headers, bytes }: RecordedMessage): Record<string, unknown> {
  return {
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    headersSize: -1,
    bodySize: bytes,
  };
}

function exportedQuery(target: string): { name: string; value: string }[] {
  const [, query = ''] = /\?([^#]*)/.exec(target) ?? [];
  return Array.from(new URLSearchParams(query), ([name, value]) => ({ name, value }));
}

/**
 * Records as evidence in NDJSON, line by line, as the proxy would have recorded them. Without those of the
 * console, which have a session instead of a key, and without those whose body is not known, not even its size.
 */
export async function* exportEvidence(
  records: readonly RequestRecord[],
  recorded: RecordedRequests,
  baseUrl: string,
): AsyncGenerator<string, void, void> {
  const lines: string[] = [];
  const recorder = new Recorder(recorded.newRedaction(), (record) => {
    lines.push(evidenceLine(record));
  });
  recorder.add<Subject>({ kind: 'subject', format: 1, baseUrl, claims: [], endpoints: [] });
  const ofCallers = records.filter(({ key }) => key?.isHidden !== true);
  for await (const [record, messages] of shownInOrder(ofCallers, recorded)) {
    const { isUnread, bytes } = messages.sent;
    if (isUnread && bytes === 0) continue;
    recorder.add<Exchange>(exchangeOf(record, messages));
    yield lines.splice(0).join('');
  }
  yield lines.join('');
}

function exchangeOf(
  record: RequestRecord,
  { target, sent, answered }: ShownMessages,
): Omit<Exchange, 'id'> {
  const { method, atMs, answeredMs = atMs, answer } = record;
  const failure = whyNoAnswer(record);
  const hasKey = 'authorization' in sent.headers;
  return {
    kind: 'exchange',
    scenario: trafficScenario,
    key: hasKey ? 'unknown' : 'none',
    request: definedMembers({
      method,
      target,
      headers: sent.headers,
      // The beginning of a body would look like a body.
      bytes: sent.isShortened || sent.isUnread ? sent.bytes : undefined,
      body: sent.isShortened ? undefined : sent.body,
    }),
    sentMs: atMs,
    receivedMs: answeredMs,
    ...(failure !== undefined
      ? { failure }
      : {
          response: {
            status: answer?.status ?? 0,
            headers: answered.headers,
            bytes: answered.bytes,
            ...exportedContent(answered),
          },
        }),
  };
}

/** Images and videos have no text; the beginning of a text would look like one without an end. */
function exportedContent({ headers, body = '', isShortened }: RecordedMessage): {
  isCutOff?: true;
  body?: string;
} {
  if (isMedia(headers['content-type'])) return {};
  return isShortened ? { isCutOff: true } : { body };
}
