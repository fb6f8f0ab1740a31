/** Records of requests, for tests of judges. */
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { Exchange, Subject } from '../../../src/evidence/calls.ts';

/** A request, and the status of its answer. */
export interface Asked extends Partial<Pick<Exchange, 'key' | 'keyForm' | 'probes'>> {
  readonly method?: string;
  readonly target?: string;
  /** Sent as JSON unless it is a text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Default: a job where the status is a success. */
  readonly answer?: unknown;
  readonly answerHeaders?: Readonly<Record<string, string>>;
}

const subject: Subject = {
  kind: 'subject',
  format: 1,
  baseUrl: 'http://deployment.test',
  claims: [],
  endpoints: [
    { id: 'worker', kind: 'serverless' },
    { id: 'model', kind: 'public', model: 'image' },
  ],
};

/** The evidence that the requests are, in order; ids count from 1. */
export function evidenceOf(asked: readonly Asked[], about: Partial<Subject> = {}) {
  return viewOf([{ ...subject, ...about }, ...asked.map(exchangeOf)]);
}

function exchangeOf(asked: Asked, index: number): Exchange {
  const { method = 'POST', target = '/v2/worker/run', key = 'valid', body, headers } = asked;
  const { status, answer, answerHeaders = {}, keyForm, probes } = asked;
  const job = { id: 'a-u1', status: 'IN_QUEUE' };
  const answered = answer ?? (status < 300 ? job : {});
  const text = JSON.stringify(answered);
  return {
    kind: 'exchange',
    id: index + 1,
    scenario: 'test',
    key,
    ...(keyForm !== undefined && { keyForm }),
    ...(probes !== undefined && { probes }),
    request: {
      method,
      target,
      headers: headers ?? (body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
    sentMs: index,
    receivedMs: index,
    response: { status, headers: answerHeaders, bytes: text.length, body: text },
  };
}
