import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { defaults } from '#generated/service-settings/validators.js';
import { ManualClock } from '../../../../src/core/clock.ts';
import type { AttemptOutcome } from '../../../../src/reference/engine/rules/webhook-attempts.ts';
import { MemoryEngine } from '../../../../src/reference/engine-memory/memory-engine.ts';
import { Metrics } from '../../../../src/reference/http/metrics.ts';
import { RequestRecord } from '../../../../src/reference/http/request-record.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { bare } from '../check-answer.ts';

const settings: ServiceSettings = {
  accounts: {
    demo: {
      keys: { 'demo-key': {} },
      faults: [{ effect: { status: 500 }, count: 1, operation: 'purgeQueue' }],
    },
    other: { keys: { 'other-key': {} } },
  },
  endpoints: {
    image: {
      kind: 'public',
      model: 'image',
      price: 'image-fast',
      workers: { max: 1, coldStartMs: 0, idleTimeoutMs: 60_000 },
    },
    script: { kind: 'serverless', worker: 'script' },
  },
};

function observed(answers: readonly AttemptOutcome[] = []) {
  const clock = new ManualClock({ startMs: 1_700_000_000_500 });
  const left = [...answers];
  const service = createReferenceService({
    settings,
    clock,
    sendWebhook: async () => left.shift() ?? { kind: 'answered', status: 200 },
  });
  let internalErrors = 0;
  const metrics = new Metrics(service.accounts, () => internalErrors);
  for (const account of service.accounts.all()) metrics.follow(account);

  async function call(
    method: string,
    target: string,
    { body, key = 'demo-key' }: { body?: unknown; key?: string } = {},
  ): Promise<unknown> {
    const response = await service.fetch(
      new Request(`http://service.test${target}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    metrics.countAnswer({ method, target }, { status: response.status, headers: {} });
    return response.json();
  }

  /** The samples of one metric: lines without its name. */
  async function samples(name: string): Promise<string[]> {
    const text = await metrics.render();
    return text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .map((line) => line.slice(name.length).trim());
  }
  const failed = () => {
    internalErrors += 1;
  };
  return { clock, service, metrics, call, samples, failed };
}

const picture = { input: { prompt: 'A lighthouse', width: 1000, height: 1000 } };

describe('Metrics', () => {
  test('counts requests by operation and status, and unknown operations under one name', async () => {
    const { call, samples } = observed();
    await call('POST', '/v2/image/run', { body: picture });
    await call('POST', '/v2/image/run?x=1', { body: picture });
    await call('POST', '/v2/image/run', { body: {} });
    await call('GET', '/v2/image/status/nothing');
    for (const path of ['/a', '/b/c', '/v2/image/unknown', '/v2/image/run']) {
      await call('GET', path);
    }
    expect(await samples('inference_requests_total')).toEqual([
      '{operation="runJob",status="200"} 2',
      '{operation="runJob",status="400"} 1',
      '{operation="getJobStatus",status="404"} 1',
      '{operation="other",status="404"} 3',
      '{operation="other",status="405"} 1',
    ]);
  });

  test('counts a dropped response separately', async () => {
    const { metrics, samples } = observed();
    metrics.countAnswer(
      { method: 'GET', target: '/control/clock' },
      { status: 200, headers: {}, drop: true },
    );
    expect(await samples('inference_requests_total')).toEqual([
      '{operation="getClock",status="dropped"} 1',
    ]);
  });

  test('reports the memory of all accounts together, and its limit', async () => {
    const { call, service, samples } = observed();
    for (const key of ['demo-key', 'other-key']) {
      await call('POST', '/v2/image/run', { key, body: picture });
    }
    const kept = Array.from(service.accounts.all(), ({ engine }) =>
      engine instanceof MemoryEngine ? engine.memory.usedBytes : 0,
    );
    expect(kept.filter((bytes) => bytes > 0)).toHaveLength(2);
    const sum = kept.reduce((total, bytes) => total + bytes, 0);
    expect(await samples('inference_kept_bytes')).toEqual([`${sum}`]);
    const limit = defaults.MemorySettings.serviceBytes;
    expect(await samples('inference_kept_bytes_limit')).toEqual([`${limit}`]);
  });

  test('reports queue, workers, jobs and charges over time', async () => {
    const { call, clock, samples } = observed();
    for (const key of ['demo-key', 'demo-key', 'other-key']) {
      await call('POST', '/v2/image/run', { key, body: picture });
    }
    expect(await samples('inference_queue_length')).toContain('{endpoint="image"} 3');
    expect(await samples('inference_workers')).toContain(
      '{endpoint="image",state="initializing"} 2',
    );

    await clock.advance(0);
    expect(await samples('inference_queue_length')).toContain('{endpoint="image"} 1');
    expect(await samples('inference_jobs_in_progress')).toContain('{endpoint="image"} 2');
    expect(await samples('inference_workers')).toContain('{endpoint="image",state="running"} 2');

    await clock.advance(30_000);
    expect(await samples('inference_jobs_in_progress')).toContain('{endpoint="image"} 0');
    expect(await samples('inference_workers')).toContain('{endpoint="image",state="idle"} 2');
    expect(await samples('inference_jobs_total')).toEqual([
      '{endpoint="image",state="IN_QUEUE"} 3',
      '{endpoint="image",state="IN_PROGRESS"} 3',
      '{endpoint="image",state="COMPLETED"} 3',
    ]);
    expect(await samples('inference_charges_dollars_total')).toEqual(['{endpoint="image"} 0.0072']);
    expect(await samples('inference_clock_timestamp_seconds')).toEqual([
      '{account="demo"} 1700000030.5',
      '{account="other"} 1700000030.5',
    ]);
  });

  test('counts webhook attempts by result', async () => {
    const { call, clock, samples } = observed([
      { kind: 'failed', reason: 'connect ECONNREFUSED' },
      { kind: 'answered', status: 204 },
      { kind: 'answered', status: 500 },
    ]);
    const body = { input: {}, webhook: 'http://127.0.0.1/hook' };
    await call('POST', '/v2/script/run', { body });
    await clock.advance(60_000);
    await call('POST', '/v2/script/run', { body });
    await clock.advance(60_000);
    expect(await samples('inference_webhook_attempts_total')).toEqual([
      '{outcome="acknowledged"} 1',
      '{outcome="refused"} 2',
      '{outcome="failed"} 1',
    ]);
    expect(await samples('inference_webhooks_given_up_total')).toEqual(['1']);
  });

  test('separates injected faults from errors of the service', async () => {
    const { call, failed, samples } = observed();
    await call('POST', '/v2/script/purge-queue');
    expect(await samples('inference_injected_faults_total')).toEqual(['{fault="status"} 1']);
    expect(await samples('inference_internal_errors_total')).toEqual(['0']);
    failed();
    expect(await samples('inference_internal_errors_total')).toEqual(['1']);
  });

  test('keeps counting after a reset, and reports the clock of a named account only', async () => {
    const { call, clock, metrics, service, samples } = observed();
    await call('POST', '/v2/script/run', { body: { input: {} } });
    const [demo] = service.accounts.all();
    if (demo === undefined) throw new Error('Expected an account.');
    metrics.follow(service.accounts.reset(demo));
    metrics.follow(service.accounts.add('thrown-away', { keys: { 'new-key': {} } }));
    for (const key of ['demo-key', 'new-key']) {
      await call('POST', '/v2/script/run', { key, body: { input: {} } });
    }
    await clock.advance(0);
    expect(await samples('inference_jobs_total')).toContain(
      '{endpoint="script",state="IN_QUEUE"} 3',
    );
    expect((await samples('inference_clock_timestamp_seconds')).join()).not.toContain(
      'thrown-away',
    );
  });

  test("never grows with callers' data: no ids, paths or keys", async () => {
    const { call, clock, metrics } = observed();
    const round = async (name: string) => {
      const submitted = await call('POST', '/v2/script/run', {
        body: { input: { fail: name }, webhook: `http://${name}.test/${name}` },
      });
      await clock.advance(60_000);
      const { id } = Object.assign({ id: '' }, submitted);
      await call('GET', `/v2/script/status/${id}`);
      await call('GET', `/${name}`);
      await call('POST', `/v2/${name}/run`, { body: { input: {} }, key: name });
      return id;
    };
    const first = await round('alpha');
    const linesOf = async () => (await metrics.render()).split('\n');
    const { length: before } = await linesOf();
    for (const name of ['beta', 'gamma']) await round(name);
    expect(await linesOf()).toHaveLength(before);
    const text = await metrics.render();
    for (const word of [first, 'alpha', 'beta', 'demo-key']) expect(text).not.toContain(word);
  });

  test('follows the Prometheus text format: described, typed, escaped, with a final newline', async () => {
    const { call, metrics, service } = observed();
    await call('POST', '/v2/image/run', { body: picture });
    const text = await metrics.render();
    expect(text.endsWith('\n')).toBe(true);
    const typed = new Set<string>();
    for (const line of text.trimEnd().split('\n')) {
      if (line.startsWith('# HELP ')) continue;
      const [, name] = /^# TYPE (\w+) (?:counter|gauge)$/.exec(line) ?? [];
      if (name !== undefined) {
        expect(text).toMatch(new RegExp(`^# HELP ${name} \\S.*$`, 'm'));
        typed.add(name);
        continue;
      }
      expect(line).toMatch(/^\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? \d+(\.\d+)?$/);
      expect(typed).toContain(/^\w+/.exec(line)?.[0]);
    }
    service.close();
  });

  test('is described in the documentation, metric by metric', async () => {
    const guide = new URL('../../../../docs/reference/operation.md', import.meta.url);
    const documented = (await readFile(guide, 'utf8')).matchAll(
      /^\| `(inference_\w+)` +\| (\w+) +\|/gm,
    );
    const text = await observed().metrics.render();
    const rendered = text.matchAll(/^# TYPE (\w+) (\w+)$/gm);
    const pairs = (found: Iterable<RegExpMatchArray>) =>
      Array.from(found, ([, name, type]) => `${name} ${type}`);
    expect(pairs(documented)).toEqual(pairs(rendered));
  });
});

test('counts the operation that was noted of a request', async () => {
  const { service } = observed();
  const metrics = new Metrics(service.accounts, () => 0);
  const request = bare({ method: 'POST', target: '/of/no/operation' });
  const record = new RequestRecord(request, { bodyBytes: 0, begun() {}, keepSecrets() {} });
  record.operationId = 'runJob';
  metrics.countAnswer({ ...request, notes: record }, { status: 200, headers: {} });
  metrics.countAnswer(request, { status: 404, headers: {} });
  expect((await metrics.render()).match(/^inference_requests_total.*$/gm)).toEqual([
    'inference_requests_total{operation="runJob",status="200"} 1',
    'inference_requests_total{operation="other",status="404"} 1',
  ]);
});
