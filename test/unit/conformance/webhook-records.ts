/** Evidence of webhooks, written by hand. */
import { type EvidenceView, viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { DeliveryRecord, EvidenceRecord } from '../../../src/evidence/record-types.ts';

/** What happened to one job and its webhook; instants are seconds. */
export interface Story {
  /** Default: IN_QUEUE at 0, then COMPLETED at 2, 15 and 50. */
  readonly asked?: readonly (readonly [atS: number, job: object, tookMs?: number])[];
  readonly calls?: readonly ({ readonly atS: number } & Partial<DeliveryRecord>)[];
  /** Default: 60; undefined when nobody watched. */
  readonly watchedUntilS?: number | undefined;
  readonly request?: object;
  /** The name of its address. Default: a name of its own. */
  readonly hook?: string;
  /** The status of the response to the submission. Default: 200. */
  readonly http?: number;
  /** Whether the receiver is on the loopback interface. Default: it is not. */
  readonly loopback?: boolean;
  /** Until when connections to the address were refused. Default: they never were. */
  readonly refusedUntilS?: number;
}

const done = { status: 'COMPLETED', delayTime: 5, executionTime: 7, output: { word: 'echo' } };

/** Evidence of several jobs, whose ids and addresses are counted from 0. */
export function webhookView(
  stories: readonly Story[],
  { isReachable }: { isReachable?: boolean } = {},
): EvidenceView {
  const reason = 'as this test says';
  const records: EvidenceRecord[] = [
    ...(isReachable === undefined ? [] : [{ kind: 'receiver', isReachable, reason } as const]),
    {
      kind: 'subject',
      format: 1,
      baseUrl: 'https://deployment.test',
      claims: ['webhook-receiver'],
      endpoints: [{ id: 'echo', kind: 'serverless' }],
      finalStates: ['FAILED', 'TIMED_OUT'],
    },
  ];
  let lastId = 0;
  const newId = () => {
    lastId += 1;
    return lastId;
  };
  stories.forEach((story, index) => {
    const { hook = `hook-${index}` } = story;
    const id = `job-${index}`;
    const exchange = (
      method: string,
      target: string,
      atS: number,
      body: object,
      tookMs = 50,
      status = 200,
    ) =>
      records.push({
        kind: 'exchange',
        id: newId(),
        scenario: 'webhooks',
        key: 'valid',
        request: {
          method,
          target,
          headers: {},
          ...(method === 'POST' && {
            body: JSON.stringify({
              input: {},
              webhook: `${story.loopback ? 'http://127.0.0.1:9100' : 'https://receiver.test'}/${hook}`,
              ...story.request,
            }),
          }),
        },
        sentMs: 1000 * atS,
        receivedMs: 1000 * atS + tookMs,
        response: { status, headers: {}, bytes: 1, body: JSON.stringify({ id, ...body }) },
      });
    exchange('POST', '/v2/echo/run', 0, { status: 'IN_QUEUE' }, undefined, story.http);
    const { asked = [2, 15, 50].map((atS) => [atS, done] as const) } = story;
    for (const [atS, job, tookMs] of asked) {
      exchange('GET', `/v2/echo/status/${id}`, atS, job, tookMs);
    }
    for (const { atS, ...changes } of story.calls ?? []) {
      const receivedMs = 1000 * atS;
      records.push({
        kind: 'delivery',
        id: newId(),
        scenario: 'webhooks',
        hook,
        method: 'POST',
        headers: {},
        body: JSON.stringify({ id, ...done }),
        receivedMs,
        ...('givenUpMs' in changes || 'droppedMs' in changes
          ? {}
          : { answeredMs: receivedMs, answeredStatus: 500 }),
        ...changes,
      });
    }
    const { watchedUntilS = 60, refusedUntilS } = story;
    if ('watchedUntilS' in story && story.watchedUntilS === undefined) return;
    records.push({
      kind: 'watch',
      scenario: 'webhooks',
      hook,
      fromMs: 0,
      untilMs: 1000 * watchedUntilS,
      ...(refusedUntilS !== undefined && { refusedUntilMs: 1000 * refusedUntilS }),
    });
  });
  return viewOf(records);
}
