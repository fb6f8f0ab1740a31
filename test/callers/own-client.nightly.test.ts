/** The client and the webhook receiver of this package, used as their guides say, keep all that they claim. */
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import type { Application } from '../../src/callers/application/application.ts';
import {
  functionApplication,
  type StartedApplication,
} from '../../src/callers/application/function-application.ts';
import { createClient } from '../../src/client/index.ts';
import type { FinishedJob } from '../../src/client/job.ts';
import { createWebhookReceiver } from '../../src/client/webhooks.ts';
import { systemClock } from '../../src/core/clock.ts';
import { withTimeLimit } from '../../src/core/clock-waits.ts';
import { isObject } from '../../src/core/json.ts';
import { linkedSignal, untilAborted } from '../../src/core/signals.ts';
import { listening } from './fetch-caller.ts';
import { verdictsOf, withVerdict } from './run-and-judge.ts';

const endpoint = 'black-forest-labs-flux-1-schnell';
const input = { prompt: 'a lighthouse', width: 256, height: 256 };
const declares = { downloads: true, several: true, givesUpAfterSeconds: 20 };

test('the client of this package keeps every rule that it claims', {
  timeout: 300_000,
}, async () => {
  await proveAll(
    functionApplication({
      name: 'the client',
      endpoint,
      withinSeconds: 25,
      declares,
      work: async ({ baseUrl, apiKey, signal }) => {
        const client = createClient({ baseUrl, apiKey, maxRetries: 4 });
        await take(
          await client.runAndWait(endpoint, { input }, { signal, timeoutMs: 20_000 }),
          signal,
        );
      },
    }),
  );
});

test('the webhook receiver of this package keeps every rule that it claims', {
  timeout: 300_000,
}, async () => {
  await proveAll(
    functionApplication({
      name: 'the receiver',
      endpoint,
      withinSeconds: 25,
      declares: { ...declares, webhooks: true },
      start: startReceiver,
    }),
  );
});

async function proveAll(application: Application): Promise<void> {
  const verdicts = await verdictsOf(application);
  expect(withVerdict(verdicts, 'broken')).toEqual({});
  expect(withVerdict(verdicts, 'inconclusive')).toEqual({});
  expect(withVerdict(verdicts, 'not run')).toEqual({});
}

async function take(job: FinishedJob, signal: AbortSignal): Promise<void> {
  if (job.phase !== 'completed') throw new Error(`The job ended as ${job.status}.`);
  const { output } = job;
  const url = isObject(output) ? output['image_url'] : undefined;
  if (typeof url !== 'string') throw new Error('The job has no result.');
  // A download may stall. A signal of `AbortSignal.any` may be forgotten before it aborts.
  const clock = systemClock();
  await withTimeLimit(10_000, { clock, signal }, async (limit) => {
    const response = await fetch(url, { signal: limit });
    if (!response.ok) throw new Error(`The result was answered with ${response.status}.`);
    await response.arrayBuffer();
  });
}

const path = '/hooks/5f3a9c1e7b2d8046a1c3e5f7';

/** Takes the result of each order once, after a call or, if none comes, after it has asked. */
async function startReceiver({
  baseUrl,
  apiKey,
}: {
  baseUrl: string;
  apiKey: string;
}): Promise<StartedApplication> {
  const client = createClient({ baseUrl, apiKey, maxRetries: 4 });
  const orders = new Map<string, (job: FinishedJob) => void>();
  let acts = 0;
  const receiver = createWebhookReceiver({
    ...{ client, path, endpointId: endpoint, confirmWithinMs: 15_000 },
    onJob: (job, { query }) => orders.get(query.get('order') ?? '')?.(job),
    onError: () => undefined,
  });
  const server = createServer((request, response) => void receiver.middleware(request, response));
  const { url, close } = await listening(server);
  return {
    acts: () => acts,
    close,
    async work(signal) {
      const order = crypto.randomUUID();
      const called = new Promise<FinishedJob>((resolve) => orders.set(order, resolve));
      const webhook = `${url}${path}?order=${order}`;
      const { id } = await client.run(endpoint, { input, webhook }, { signal });
      const done = new AbortController();
      const asking = linkedSignal([signal, done.signal]);
      const asked = client.waitFor(endpoint, id, {
        signal: asking.signal,
        timeoutMs: 20_000,
        pollIntervalMs: 3000,
      });
      const job = await untilAborted(signal, Promise.race([called, asked]));
      asked.catch(() => undefined);
      done.abort();
      asking.unlink();
      orders.delete(order);
      await take(job, signal);
      acts += 1;
    },
  };
}
