/** Evidence of many jobs, made up: what `judge` costs depends on how much there is of it. */
import { declarations } from '#generated/reference/tables.js';
import type { EvidenceRecord } from '../../src/evidence/record-types.ts';

/** The endpoints in it: one whose jobs cost something, one without a price. */
const endpoints = [
  {
    id: 'image',
    kind: 'public',
    model: 'image',
    price: { price: '2.4', per: 1_000_000_000 },
    inputs: { ordinary: { prompt: 'A lighthouse', width: 512, height: 512 } },
  },
  {
    id: 'mine',
    kind: 'serverless',
    timeoutMs: 'default',
    workers: 3,
    inputs: {
      ordinary: { n: 1 },
      slow: { input: { n: 30 }, runsForMs: 300 },
      hanging: { n: -1 },
      failing: { n: 'none' },
    },
  },
] as const;

const baseUrl = 'http://deployment.test';
const json = { 'content-type': 'application/json' };

/**
 * So many records, all of one scenario, as a proxy or a long run would write them: for each job its
 * submission, looks at it until it ends, and its webhook; now and then a refusal, a cancellation, a
 * request without an answer, a downloaded image and a reading of the ledger.
 */
export function* syntheticEvidence(count: number): Generator<EvidenceRecord> {
  yield {
    kind: 'subject',
    format: 1,
    baseUrl,
    claims: Object.keys(declarations),
    endpoints: endpoints.map((endpoint) => ({ ...endpoint })),
    finalStates: ['FAILED', 'CANCELLED', 'TIMED_OUT'],
    timeUnitMs: 1,
    operations: ['cancelJob', 'retryJob', 'purgeQueue', 'getEndpointHealth', 'streamJob'],
  };
  let made = 1;
  for (let job = 0; made < count; job += 1) {
    for (const record of recordsOf(job)) {
      if (made === count) return;
      made += 1;
      yield record;
    }
  }
}

const scenario = 'traffic';
const recordsPerJob = 10;

function* recordsOf(job: number): Generator<EvidenceRecord> {
  let nextId = job * recordsPerJob + 1;
  const startMs = 1_700_000_000_000 + job * 40;
  const isImage = job % 2 === 0;
  const endpoint = isImage ? 'image' : 'mine';
  const jobId = `job-${job}-${'a'.repeat(20)}`;
  const hook = `hook-${job}`;
  const kind = job % 10;
  const input = isImage
    ? endpoints[0].inputs.ordinary
    : ({ 1: { n: 30 }, 3: { n: 'none' }, 5: { n: -1 } }[kind] ?? { n: 1 });
  const exchange = (
    method: string,
    target: string,
    {
      atMs,
      status,
      answer,
      body,
      key = 'valid',
    }: {
      atMs: number;
      status: number;
      answer?: unknown;
      body?: unknown;
      key?: 'valid' | 'wrong';
    },
  ): EvidenceRecord => {
    const text = JSON.stringify(answer ?? {});
    nextId += 1;
    return {
      kind: 'exchange',
      id: nextId - 1,
      scenario,
      key,
      keyForm: 'bearer',
      request: {
        method,
        target,
        headers: { ...json, authorization: '[redacted]' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      sentMs: startMs + atMs,
      receivedMs: startMs + atMs + 3,
      response: { status, headers: { ...json }, bytes: text.length, body: text },
    };
  };
  const webhook = `http://receiver.test/${hook}`;
  yield exchange('POST', `/v2/${endpoint}/run`, {
    atMs: 0,
    status: 200,
    body: { input, webhook, policy: { executionTimeout: 60_000, ttl: 600_000 } },
    answer: { id: jobId, status: 'IN_QUEUE' },
  });
  const look = (atMs: number, job: object) =>
    exchange('GET', `/v2/${endpoint}/status/${jobId}`, {
      atMs,
      status: 200,
      answer: { id: jobId, ...job },
    });
  const done = isImage
    ? { image_url: `${baseUrl}/results/${jobId}.png`, cost: 0.0006291456, seed: 1 }
    : { n: 1 };
  const end =
    kind === 3
      ? { status: 'FAILED', delayTime: 10, executionTime: 200, workerId: `w${job % 3}` }
      : {
          status: 'COMPLETED',
          output: done,
          delayTime: 10,
          executionTime: 300,
          workerId: `w${job % 3}`,
        };
  yield look(5, { status: 'IN_QUEUE' });
  yield look(100, { status: 'IN_PROGRESS', delayTime: 10, workerId: `w${job % 3}` });
  yield look(400, end);
  yield { kind: 'watch', scenario, hook, fromMs: startMs, untilMs: startMs + 60_000 };
  yield {
    kind: 'delivery',
    id: nextId,
    scenario,
    hook,
    method: 'POST',
    headers: { ...json },
    body: JSON.stringify({ id: jobId, ...end }),
    receivedMs: startMs + 350,
    answeredMs: startMs + 351,
    answeredStatus: 200,
  };
  nextId += 1;
  if (kind === 1) {
    yield exchange('POST', `/v2/mine/run`, {
      atMs: 500,
      status: 400,
      body: { input: 'text' },
      answer: { status: 400, title: 'Bad Request', detail: 'no' },
    });
  } else if (kind === 5) {
    yield exchange('POST', `/v2/mine/cancel/${jobId}`, {
      atMs: 500,
      status: 200,
      answer: { id: jobId, status: 'CANCELLED' },
    });
  } else if (kind === 7) {
    yield exchange('POST', `/v2/mine/run`, {
      atMs: 500,
      status: 401,
      body: { input },
      key: 'wrong',
      answer: { status: 401, title: 'Unauthorized' },
    });
  } else if (kind === 9) {
    yield exchange('GET', '/v2/mine/health', {
      atMs: 500,
      status: 200,
      answer: {
        jobs: { completed: job, failed: 0, inProgress: 2, inQueue: 3, retried: 0 },
        workers: { idle: 0, initializing: 0, ready: 3, running: 3, throttled: 0, unhealthy: 0 },
      },
    });
  } else if (isImage) {
    nextId += 1;
    yield {
      kind: 'exchange',
      id: nextId - 1,
      scenario,
      key: 'none',
      request: { method: 'GET', target: `${baseUrl}/results/${jobId}.png`, headers: {} },
      sentMs: startMs + 500,
      receivedMs: startMs + 510,
      response: {
        status: 200,
        headers: { 'content-type': 'image/png' },
        bytes: 1000,
        image: { widthPx: 512, heightPx: 512, format: 'png' },
      },
    };
  }
  if (job % 50 === 1) {
    const target = job % 100 === 1 ? '/v2/mine/purge-queue' : `/v2/mine/retry/${jobId}`;
    yield exchange('POST', target, {
      atMs: 800,
      status: 200,
      answer:
        job % 100 === 1 ? { removed: 0, status: 'completed' } : { id: jobId, status: 'IN_QUEUE' },
    });
  } else if (job % 50 === 3) {
    yield exchange('POST', '/v2/mine/runsync', {
      atMs: 800,
      status: 200,
      body: { input: { n: 1 } },
      answer: { id: `sync-${job}`, ...end },
    });
  } else if (job % 50 === 5) {
    yield exchange('GET', `/v2/mine/stream/${jobId}`, {
      atMs: 800,
      status: 200,
      answer: { status: 'COMPLETED', stream: [{ output: 1 }] },
    });
  } else if (job % 100 === 0) {
    yield {
      kind: 'ledger',
      id: nextId,
      scenario,
      atMs: startMs + 800,
      charges: [{ jobId, amount: '0.0006291456', quantity: '262144' }],
    };
  }
}
