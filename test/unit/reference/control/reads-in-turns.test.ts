/** However much an account has, no reading call does more in one turn of the event loop than a slice. */
import { expect, test } from 'vitest';
import { type OperationId, operations } from '#generated/control/tables.js';
import type { ApplicationReport, Report } from '../../../../src/client/control.ts';
import { controlTestbed, demoSettings, origin } from './control-testbed.ts';
import { countWork } from './counted-work.ts';

/** A slice, and a step that may begin just before its end. */
const mostPerTurn = 32_768 + 16_384;

const [jobCount, endpointCount, days] = [20_000, 60, 60];

const verdicts: Report['verdicts'] = Array.from({ length: 4000 }, (_, index) => ({
  rule: `rule-${index}`,
  claim: 'A job expires.',
  verdict: 'verified',
  reason: 'Seen in many places. '.repeat(5),
}));
const report: Report = {
  ...{ baseUrl: origin, profile: 'contract', headline: 'Conforms', startedMs: 1, hasPage: true },
  verdicts,
};
const application: ApplicationReport = {
  ...{ application: 'shop', headline: 'Conforms', hasPage: true, timelines: [] },
  verdicts: verdicts.map(({ rule, reason }) => ({
    ...{ rule, reason, level: 'stated', says: 'It sends JSON.', matters: 'Much.' },
    ...{ guide: 'errors-and-retries.md', verdict: 'kept', shownBy: [] },
  })),
};
const page = () => Buffer.from('<p>'.repeat(100_000));

const endpointNames = Array.from({ length: endpointCount }, (_, index) => `image-${index}`);
const image = { kind: 'public', model: 'image', price: 'image-fast', durationMs: 0 } as const;
const examples = { long: { text: 'a "quoted" word '.repeat(500) } };

/** An account with so much of everything that reading it takes several turns. */
async function filled() {
  const echo = { kind: 'serverless', worker: 'echo', durationMs: 0, examples } as const;
  const bed = controlTestbed({
    settings: {
      ...demoSettings,
      accounts: { demo: { keys: { 'demo-key': {} }, clock: 'manual' } },
      endpoints: {
        echo: { ...echo, workers: { max: 0 } },
        ...Object.fromEntries(endpointNames.map((id) => [`${id}-echo`, echo])),
        ...Object.fromEntries(endpointNames.map((id) => [id, image])),
      },
      memory: { accountBytes: 2 ** 30, serviceBytes: 2 ** 31 },
    },
    reports: {
      deployment: () => ({ report, page }),
      application: () => ({ report: application, page }),
    },
  });
  const { call, control, service } = bed;
  const account = service.accounts.get('demo');
  if (account === undefined) throw new TypeError('Expected the account demo.');
  const { engine } = account;
  for (let day = 0; day < days; day += 1) {
    for (const endpointId of endpointNames) {
      const request = { input: { prompt: 'a cat' } };
      engine.submit({ endpointId, request, submission: 'runJob', origin });
    }
    await control.advanceClock({ ms: 86_400_000 });
  }
  const texts = Array.from({ length: 10 }, (_, index) => `"nothing ${index}" and more`.repeat(5));
  for (let index = 0; index < jobCount; index += 1) {
    const request = { input: { texts } };
    engine.submit({ endpointId: 'echo', request, submission: 'runJob', origin });
  }
  const large = await call('POST', '/v2/echo/run', { input: { text: '"a" '.repeat(200_000) } });
  const text = '{"accessSecret":"nothing"}'.repeat(600);
  for (let index = 0; index < 60; index += 1) {
    await call('POST', `/v2/echo/run?a=${'b'.repeat(2000)}`, { inputs: { text } });
  }
  const { id: receiver, path } = await control.createReceiver({ name: 'r' });
  for (let index = 0; index < 20; index += 1)
    await call('POST', path, { text: '"'.repeat(40_000) });
  for (let index = 0; index < 100; index += 1) await control.createAccount({});
  for (let index = 0; index < 80; index += 1)
    await control.createKey({ name: `key ${index}`, permission: 'read' });
  for (let index = 0; index < 8000; index += 1) {
    const jobId = `job-${index}`;
    engine.events.append({
      ...{ type: 'webhookAttempted', jobId, endpointId: 'echo', attempt: 1 },
      ...{ host: 'receiver.test', outcome: 'status 503', acknowledged: false, nextMs: undefined },
    });
  }
  const [request] = (await control.listRequests({ limit: 1 })).requests;
  const paths = new Map<string, string>([
    ['job_id', large.body.id],
    ['receiver_id', receiver],
    ['request_id', request?.id ?? ''],
  ]);
  return { bed, paths };
}

/** The queries with which each reading operation is called. */
const queries: Partial<Record<OperationId, readonly string[]>> = {
  getService: [''],
  listEndpoints: [''],
  getClock: [''],
  listEvents: ['?limit=1000', '?type=budgetExceeded', '?job=none'],
  streamEvents: [''],
  listJobs: [
    ...[
      '?limit=1000',
      '?sort=delayTime&limit=1000',
      '?state=COMPLETED',
      '?offset=19000&limit=1000',
    ],
    ...['?text=nothing%209', '?text=%22nothing%209%5C%22', '?text=absent', '?endpoint=image-1'],
  ],
  getJob: [''],
  listRequests: ['?limit=1000', '?text=a', '?text=absent', '?scope=all&status=4xx'],
  getRequest: [''],
  getRequestArchive: [''],
  getRequestEvidence: [''],
  listDeliveries: ['?limit=1000', '?job=none'],
  getLedger: ['', '?slots=true'],
  getReport: [''],
  getReportPage: [''],
  getApplicationReport: [''],
  getApplicationReportPage: [''],
  listFaults: [''],
  listAlternatives: [''],
  listKeys: [''],
  listReceivers: [''],
  listReceiverCalls: ['?limit=1000'],
  listAccounts: ['?limit=1000', '?text=absent'],
};

test('each reading operation is called', () => {
  const reading = Object.values(operations).filter(({ method }) => method === 'GET');
  expect(Object.keys(queries).sort()).toEqual(reading.map(({ operationId }) => operationId).sort());
});

test('no reading operation does more in a turn than a slice', async () => {
  const { bed, paths } = await filled();
  const busiest: Record<string, number> = {};
  const ofAll: Record<string, number> = {};
  const headers = { authorization: 'demo-key' };
  for (const { operationId, path } of Object.values(operations)) {
    for (const query of queries[operationId] ?? []) {
      const target = path.replaceAll(/\{(\w+)\}/g, (_, name) => paths.get(name) ?? '') + query;
      const leaving = new AbortController();
      const { signal } = leaving;
      let status = 0;
      const { most, all } = await countWork(async () => {
        const answer = await bed.service.fetch(new Request(origin + target, { headers, signal }));
        status = answer.status;
        await readAll(answer, leaving);
      });
      expect({ target, status }).toEqual({ target, status: 200 });
      ofAll[operationId + query] = all;
      if (most > mostPerTurn) busiest[operationId + query] = most;
    }
  }
  expect(busiest).toEqual({});
  expect(Math.max(...Object.values(ofAll))).toBeGreaterThan(10 * mostPerTurn);
});

/** A stream of events has no end: it is left after what is logged. */
async function readAll(answer: Response, leaving: AbortController): Promise<void> {
  const isEndless = answer.headers.get('content-type') === 'text/event-stream';
  const decoder = new TextDecoder();
  for await (const piece of answer.body ?? []) {
    if (isEndless && decoder.decode(piece).includes('job-7999')) leaving.abort();
  }
}
