/** Evidence of single calls, written by hand. */
import { type EvidenceView, viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { EvidenceRecord, Exchange, Subject } from '../../../src/evidence/calls.ts';

/** A call, as `POST /run` or `GET /status/a`, and its response; instants are in milliseconds. */
export interface RecordedCall {
  readonly call: string;
  readonly at?: number;
  /** Default: 0. */
  readonly took?: number;
  /** How late the checks were meanwhile. Default: they were not. */
  readonly late?: number;
  readonly sent?: object;
  /** Default: 200. */
  readonly status?: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: Exchange['key'];
  readonly probes?: readonly string[];
}

/** Evidence of an endpoint named script, in the order of the calls; ids count from 1. */
export function callView(
  calls: readonly RecordedCall[],
  subject: Partial<Subject> = {},
): EvidenceView {
  const records: EvidenceRecord[] = calls.map(
    (
      { call, at = 0, took = 0, late, sent, status = 200, body = {}, headers = {}, key, probes },
      index,
    ) => {
      const [method = 'GET', path = ''] = call.split(' ');
      const text = JSON.stringify(body);
      return {
        kind: 'exchange',
        id: index + 1,
        scenario: 'recorded',
        key: key ?? 'valid',
        ...(probes !== undefined && { probes: [...probes] }),
        request: {
          method,
          target: `/v2/script${path}`,
          headers: {},
          ...(sent !== undefined && { body: JSON.stringify(sent) }),
        },
        sentMs: at,
        receivedMs: at + took,
        ...(late !== undefined && { lateMs: late }),
        response: { status, headers: { ...headers }, bytes: text.length, body: text },
      };
    },
  );
  return viewOf([
    {
      kind: 'subject',
      format: 1,
      baseUrl: 'https://deployment.test',
      claims: ['request-burst'],
      endpoints: [{ id: 'script', kind: 'serverless', workers: 1 }],
      finalStates: ['FAILED', 'TIMED_OUT', 'CANCELLED'],
      operations: [
        'cancelJob',
        'retryJob',
        'purgeQueue',
        'getJobStatusSync',
        'streamJob',
        'getEndpointHealth',
      ],
      ...subject,
    },
    ...records,
  ]);
}
