/** Every example of a problem in the document is what the service answers, word for word. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import { createReferenceService } from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { type Answer, testbed } from '../testbed.ts';

const unknownJob = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';
const prompt = { prompt: 'A lighthouse at dusk' };

/** By name of the example: a request that is answered like this, or a few of which the last one is. */
const answers: Readonly<Record<string, () => Promise<Pick<Answer, 'status' | 'body'>>>> = {
  inputMissing: () => testbed().run('echo', { policy: { lowPriority: 'yes' } }),
  notJson: () => testbed().run('echo', '{"input": {"prompt": "A lighth'),
  keyRejected: () =>
    testbed().call('POST', '/v2/echo/run', { input: {} }, { authorization: 'Bearer wrong' }),
  endpointUnknown: () => testbed().run('flux-3', { input: {} }),
  jobUnknown: () => testbed().status('echo', unknownJob),
  methodNotAllowed: () => testbed().call('GET', '/v2/echo/run'),
  notJsonByType: () =>
    testbed().call('POST', '/v2/echo/run', 'input', { 'content-type': 'text/plain' }),
  bodyTooLarge: () => testbed().run('echo', ' '.repeat(limits.requestBodyBytes.runJob + 1)),
  async tooManyRequests() {
    const { call } = testbed({ limits: 'public' });
    const purge = () => call('POST', '/v2/echo/purge-queue');
    for (let sent = 0; sent < limits.rates.operations.purgeQueue.requests; sent += 1) await purge();
    return await purge();
  },
  async queueFull() {
    const { run } = testbed({
      limits: 'public',
      endpoints: { busy: { kind: 'serverless', worker: 'script', workers: { max: 1 } } },
    });
    const hang = { input: { script: { hang: true } } };
    for (let sent = 0; sent <= limits.queue.jobsPerWorker; sent += 1) await run('busy', hang);
    return await run('busy', hang);
  },
  async budgetExceeded() {
    const { clock, run } = testbed({ account: { budget: { amount: '0.001' } } });
    await run('image', { input: prompt });
    await clock.advance(60_000);
    return await run('image', { input: prompt });
  },
  async jobCompletedBefore() {
    const { call, clock, run } = testbed();
    const { id } = (await run('echo', { input: {} })).body;
    await clock.advance(60_000);
    return await call('POST', `/v2/echo/cancel/${id}`);
  },
  async jobStillRuns() {
    const { call, clock, run } = testbed();
    const { id } = (await run('script', { input: { script: { hang: true } } })).body;
    await clock.advance(60_000);
    return await call('POST', `/v2/script/retry/${id}`);
  },
  resultExpired: () => testbed().call('GET', '/results/demo/0/512x512-1a2b3c4d.png'),
  async internalError() {
    const pages = () => {
      throw new Error('The page cannot be read.');
    };
    const settings: ServiceSettings = {
      accounts: { demo: { keys: { key: {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    };
    const { fetch } = createReferenceService({ settings, pages });
    const response = await fetch(new Request('http://service.test/docs'));
    return { status: response.status, body: await response.json() };
  },
};

// biome-ignore lint/suspicious/noExplicitAny: the document is looked into freely here.
const { components }: any = JSON.parse(readFileSync('generated/reference/openapi.json', 'utf8'));

interface Example {
  readonly value: { readonly status: number; readonly code: string };
}

const examples = Object.values<{ content?: Record<string, { examples: Record<string, Example> }> }>(
  components.responses,
).flatMap(({ content = {} }) =>
  Object.entries(content['application/problem+json']?.examples ?? {}),
);

describe('examples of problems', () => {
  test('exist, and each of them is requested', () => {
    expect(examples.map(([name]) => name).sort()).toEqual(Object.keys(answers).sort());
  });

  test.each(examples)('%s', async (name, { value }) => {
    const answer = await answers[name]?.();
    expect(answer?.body).toEqual(value);
    expect(answer?.status).toBe(value.status);
  });
});
