/** Finds the recorded requests that a filter asks for. */
import type { operations } from '#generated/control/types.d.ts';
import type { OperationId } from '#generated/reference/tables.js';
import type { Turns } from '../../core/event-loop-turns.ts';
import { hiddenPath } from '../../evidence/placeholders.ts';
import type { RequestRecord } from '../http/request-record.ts';
import { type RecordedRequests, recordUnits } from './recorded-requests.ts';
import {
  answeredText,
  headerValues,
  jobIdOfRequest,
  keyName,
  problemOfRecord,
  sentText,
} from './request-facts.ts';

/** Which requests a call asks for, except whose. */
export type RequestFilter = Omit<
  NonNullable<operations['getRequestArchive']['parameters']['query']>,
  'scope'
>;

/** The number of records whose filtering, by what they have at hand, is as much work as reading one body. */
const filteredUnits = 64;

/** Searching a byte is so many times cheaper than redacting it. */
const searchedBytesPerUnit = 4;

export class RequestSearch {
  readonly #recorded: RecordedRequests;
  readonly #turns: Turns;

  /** @param recorded shows records without their secrets: nobody finds a record by a secret */
  constructor(recorded: RecordedRequests, turns: Turns) {
    this.#recorded = recorded;
    this.#turns = turns;
  }

  /** The records that a filter asks for. */
  async matching(
    records: readonly RequestRecord[],
    { text, ...filter }: RequestFilter,
  ): Promise<RequestRecord[]> {
    const matchingRecords: RequestRecord[] = [];
    for (const [index, record] of records.entries()) {
      if (index % filteredUnits === 0) await this.#turns.take(recordUnits);
      if (!this.#matches(record, filter)) continue;
      if (text === undefined || (await this.#contains(record, text.toLowerCase()))) {
        matchingRecords.push(record);
      }
    }
    return matchingRecords;
  }

  #matches(record: RequestRecord, filter: Omit<RequestFilter, 'text'>): boolean {
    const { status, operation, key, endpoint, job, request } = filter;
    if (status !== undefined && !hasStatus(record, status)) return false;
    if (operation !== undefined && record.operationId !== operation) return false;
    if (key !== undefined && keyName(record) !== key && record.key?.id !== key) return false;
    if (endpoint !== undefined && record.path?.['endpoint_id'] !== endpoint) return false;
    if (job !== undefined && jobIdOfRequest(record) !== job) return false;
    return request === undefined || this.#recorded.idOf(record) === request;
  }

  /** Looks at the record as it is first: most records do not contain a text. */
  async #contains(record: RequestRecord, text: string): Promise<boolean> {
    const contains = (value: string) => value.toLowerCase().includes(text);
    // What a hidden path stands for is not known: only what comes before it is in the record.
    const [beginning = ''] = text.split(hiddenPath);
    const mayContain = (value: string) => value.toLowerCase().includes(beginning);
    await this.#turns.take(record.bytes / searchedBytesPerUnit);
    const all = [
      record.target,
      ...headerValues(record.headers),
      ...headerValues(record.answer?.headers),
      sentText(record),
      answeredText(record),
      problemOfRecord(record)?.detail ?? '',
      keyName(record) ?? '',
    ];
    if (!all.some(mayContain)) return false;
    const { request, response, ...details } = await this.#recorded.details(record);
    return [
      details.target,
      ...Object.values(request.headers),
      ...Object.values(response?.headers ?? {}),
      request.body ?? '',
      response?.body ?? '',
      details.detail ?? '',
      details.key ?? '',
    ].some(contains);
  }
}

const readsOfJobs: ReadonlySet<string | undefined> = new Set([
  'getJobStatus',
  'getJobStatusSync',
  'getJobStatusSyncByPost',
  'streamJob',
  'streamJobByPost',
] satisfies OperationId[]);

/** The records without successful reads of a job before the latest, which has their number if there were several. */
export function foldPolls(records: readonly RequestRecord[]): {
  readonly records: readonly RequestRecord[];
  readonly polls: ReadonlyMap<RequestRecord, number>;
} {
  const latest = new Map<string, RequestRecord>();
  const counts = new Map<string, number>();
  for (const record of records) {
    const jobId = polledJobId(record);
    if (jobId === undefined) continue;
    latest.set(jobId, record);
    counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
  }
  const polls = new Map<RequestRecord, number>();
  for (const [jobId, record] of latest) {
    const count = counts.get(jobId) ?? 1;
    if (count > 1) polls.set(record, count);
  }
  const isListed = (record: RequestRecord) => {
    const jobId = polledJobId(record);
    return jobId === undefined || latest.get(jobId) === record;
  };
  return { records: records.filter(isListed), polls };
}

/** The job that a request has read without anything to tell; undefined for any other request. */
function polledJobId(record: RequestRecord): string | undefined {
  const { operationId, path, answer, faults, isRefused } = record;
  if (!readsOfJobs.has(operationId) || answer === undefined) return undefined;
  return isRefused || faults !== undefined ? undefined : path?.['job_id'];
}

function hasStatus({ answer, isRefused }: RequestRecord, wanted: string): boolean {
  if (wanted === 'refused') return isRefused;
  if (answer === undefined || wanted === 'waiting') {
    return answer === undefined && wanted === 'waiting';
  }
  const { status, drop } = answer;
  if (wanted === 'dropped' || drop === true) return wanted === 'dropped' && drop === true;
  return wanted.endsWith('xx') ? `${status}`[0] === wanted[0] : `${status}` === wanted;
}
