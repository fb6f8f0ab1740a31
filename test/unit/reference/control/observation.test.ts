import { describe, expect, test, vi } from 'vitest';
import { limits } from '#generated/control/tables.js';
import { controlTestbed } from './control-testbed.ts';

const secrets = {
  input: { word: 'input-secret' },
  webhook: 'https://receiver.test:8443/hook?token=webhook-secret',
  s3Config: {
    accessId: 'id-secret',
    accessSecret: 'access-secret',
    bucketName: 'bucket-secret',
    endpointUrl: 'https://store.test/store-secret',
  },
};

describe('events', () => {
  test('are listed from a sequence number on, by type, up to a limit', async () => {
    const { control, run } = controlTestbed();
    for (let job = 0; job < 3; job += 1) await run('echo', { input: { job } });
    await control.advanceClock({ ms: 100 });
    const all = await control.listEvents();
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1));
    expect(await control.listEvents({ after: 2 })).toEqual(all.slice(2));
    expect(await control.listEvents({ limit: 2 })).toEqual(all.slice(0, 2));
    const submitted = all.filter(({ type }) => type === 'submitted');
    expect(submitted).toHaveLength(3);
    expect(await control.listEvents({ type: 'submitted' })).toEqual(submitted);
    expect(await control.listEvents({ type: 'submitted', limit: 1, after: 1 })).toEqual([
      submitted[1],
    ]);
    expect(await control.listEvents({ after: 1000 })).toEqual([]);
    const [{ id } = { id: '' }] = (await control.listJobs({ limit: 1 })).jobs;
    const ofJob = await control.listEvents({ job: id });
    expect(ofJob).toEqual(all.filter((event) => 'jobId' in event && event.jobId === id));
    expect(ofJob[0]).toMatchObject({ type: 'submitted' });
  });

  test('are limited to 100 by default', async () => {
    const { client, run } = controlTestbed();
    for (let job = 0; job < 110; job += 1) await run('echo', { input: {} });
    const control = client('demo-key');
    expect(await control.listEvents({ type: 'submitted' })).toHaveLength(100);
    expect(await control.listEvents({ type: 'submitted', limit: 1000 })).toHaveLength(110);
    expect((await control.listJobs()).jobs).toHaveLength(100);
  });

  test.each(['after=-1', 'after=x', 'limit=0', 'limit=1001', 'type=exploded', 'after=&limit='])(
    'are not listed for %s',
    async (query) => {
      const { call } = controlTestbed();
      expect(await call('GET', `/control/events?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalidRequest', errors: expect.anything() },
      });
    },
  );
});

test('a brief stream has each failure, and of other events only the last one of a pause', async () => {
  const { control, run } = controlTestbed();
  const stream = control.streamEvents({ brief: true });
  const first = stream.next();
  for (let job = 0; job < 30; job += 1) {
    await run('echo', { input: {} });
    if (job % 10 === 0) await run('script', { input: { script: { fail: `No luck ${job}` } } });
  }
  await control.advanceClock({ ms: 60_000 });
  await control.declareFaults([]);
  const events = [(await first).value];
  for await (const event of stream) {
    events.push(event);
    if (event.type === 'changed') break;
  }
  const failures = events.flatMap((event) => (event?.type === 'ended' ? [event.error] : []));
  expect(failures).toEqual(['No luck 0', 'No luck 10', 'No luck 20']);
  expect(events.length).toBeLessThan(20);
});

test('jobs are listed newest first, by state, endpoint and text, from an offset on', async () => {
  const { control, run } = controlTestbed();
  const first = await run('echo', { input: {} });
  const failed = await run('script', { input: { script: { fail: 'no such luck' } } });
  const last = await run('echo', { input: {}, policy: { lowPriority: true } });
  await control.advanceClock({ ms: 50 });
  expect(await control.listJobs()).toMatchObject({
    total: 3,
    jobs: [
      { id: last, status: 'IN_QUEUE', lowPriority: true },
      { id: failed, status: 'FAILED', error: 'no such luck' },
      { id: first, status: 'IN_PROGRESS' },
    ],
  });
  const listed = async (query: Parameters<typeof control.listJobs>[0]) => {
    const { total, jobs } = await control.listJobs(query);
    return [total, ...jobs.map(({ id }) => id)];
  };
  expect(await listed({ endpoint: 'echo', limit: 1 })).toEqual([2, last]);
  expect(await listed({ state: 'FAILED' })).toEqual([1, failed]);
  expect(await listed({ state: 'NO_SUCH_STATE' })).toEqual([0]);
  expect(await listed({ text: 'ECHO', offset: 1 })).toEqual([2, first]);
});

test('jobs are those of public or serverless endpoints, up to a number', async () => {
  const { control, run } = controlTestbed();
  const first = await run('echo', { input: {} });
  const image = await run('image', { input: { prompt: 'a', width: 64, height: 64 } });
  const last = await run('echo', { input: {} });
  expect(await control.listJobs({ kind: 'public' })).toMatchObject({
    total: 1,
    jobs: [{ id: image, number: 2 }],
  });
  expect(await control.listJobs({ kind: 'serverless' })).toMatchObject({
    total: 2,
    jobs: [{ id: last, number: 3 }, { id: first }],
  });
  expect(await control.listJobs({ upTo: 2, limit: 1 })).toMatchObject({
    total: 2,
    jobs: [{ id: image }],
  });
});

test('jobs are found by their input, at a time, and sorted', async () => {
  const { control, run, call } = controlTestbed();
  const first = await run('echo', { input: { prompt: 'A lighthouse' } });
  await control.advanceClock({ ms: 1000 });
  const { nowMs } = await control.getClock();
  const second = await run('script', { input: { script: { afterMs: 20, fail: 'No luck' } } });
  await control.advanceClock({ ms: 50 });
  const listed = async (query: Parameters<typeof control.listJobs>[0]) =>
    (await control.listJobs(query)).jobs.map(({ id }) => id);
  expect(await listed({ text: 'LIGHThouse' })).toEqual([first]);
  expect(await listed({ fromMs: nowMs })).toEqual([second]);
  expect(await listed({ toMs: nowMs })).toEqual([first]);
  expect(await listed({ order: 'ascending' })).toEqual([first, second]);
  expect(await listed({ sort: 'executionTime' })).toEqual([first, second]);
  expect(await listed({ sort: 'executionTime', order: 'ascending' })).toEqual([second, first]);
  for (const query of ['sort=status', 'order=up', 'fromMs=today', 'toMs=-1']) {
    expect(await call('GET', `/control/jobs?${query}`)).toMatchObject({ status: 400 });
  }
});

test('jobs have the start of their output, and are added up', async () => {
  const { control, run, call } = controlTestbed();
  const text = 'x'.repeat(5000);
  await run('script', { input: { script: { output: { text } } } });
  await run('script', { input: { script: { fail: 'No luck' } } });
  const image = { input: { prompt: 'a', width: 256, height: 256 } };
  await run('image', image);
  await run('image', image);
  await control.advanceClock({ ms: 1000 });
  const { jobs, sums } = await control.listJobs({ sums: true, outputStarts: true });
  const { total } = await control.getLedger();
  expect(sums).toEqual({ cost: total, failed: 1 });
  expect(total).not.toBe('0');
  const starts = jobs.map(({ outputStart }) => outputStart);
  expect(starts[3]).toMatch(/^\{"text":"x+…$/);
  expect(starts[3]?.length).toBeLessThan(200);
  expect(starts[2]).toBeUndefined();
  expect(JSON.stringify(await control.listJobs())).not.toContain('xx');
  // All that the filter asks for, whatever is listed.
  const { sums: half } = await control.listJobs({ endpoint: 'image', limit: 1, sums: true });
  expect(half).toEqual({ cost: total, failed: 0 });
  const searched = await control.listJobs({ text: 'luck', sums: true });
  expect(searched).toMatchObject({ total: 1, sums: { cost: '0', failed: 1 } });
  expect(await control.listJobs()).not.toHaveProperty('sums');
  expect(await call('GET', '/control/jobs?sums=some')).toMatchObject({ status: 400 });
});

test('a search reads so many bytes of jobs, and counts the others', async () => {
  const { control, service, run } = controlTestbed();
  await run('echo', { input: {} });
  const engine = service.accounts.get('demo')?.engine;
  if (engine === undefined) throw new Error('Expected the account of the key.');
  const read = vi.spyOn(engine, 'jobs').mockImplementation((query) => ({
    total: 0,
    unsearched: query.text === undefined ? 0 : 3,
    jobs: [],
  }));
  expect(await control.listJobs({ text: 'a' })).toEqual({ total: 0, unsearched: 3, jobs: [] });
  expect(await control.listJobs()).toEqual({ total: 0, jobs: [] });
  const { searchedBytes } = limits;
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ text: 'a', searchedBytes }));
});

test('each part of an output is an event without the part', async () => {
  const { control, run } = controlTestbed();
  const chunks = [
    { afterMs: 10, output: 'first-secret' },
    { afterMs: 30, output: 'second-secret' },
  ];
  const job = await run('script', { input: { script: { afterMs: 50, chunks } } });
  await control.advanceClock({ ms: 50 });
  const events = await control.listEvents({ job, type: 'streamed' });
  const startMs = Date.UTC(2026, 0, 1);
  expect(events.map(({ atMs }) => atMs - startMs)).toEqual([10, 30]);
  expect(JSON.stringify(events)).not.toContain('secret');
});

test('a job has its request, output, webhook, times and charge, but no secrets', async () => {
  const { call, control, run, status } = controlTestbed({
    sendWebhook: async () => ({ kind: 'answered', status: 200 }),
  });
  const { webhook, s3Config } = secrets;
  const input = { prompt: 'a lighthouse', width: 1000, height: 1000 };
  const id = await run('image', { input, webhook, s3Config, policy: { ttl: 60_000 } });
  await control.advanceClock({ ms: 300 });
  const nowMs = Date.UTC(2026, 0, 1);
  const job = await control.getJob(id);
  const summary = {
    id,
    number: 1,
    endpointId: 'image',
    submission: 'runJob',
    status: 'COMPLETED',
    lowPriority: false,
    retries: 0,
    queuedMs: nowMs,
    startedMs: nowMs,
    endedMs: nowMs + 300,
    delayTime: 0,
    executionTime: 300,
    workerId: expect.any(String),
    webhook: { host: 'receiver.test:8443', attempts: 1, state: 'acknowledged' },
    cost: '0.0024',
  };
  const { output } = await status('image', id);
  expect(job).toEqual({
    ...{ ...summary, input, output, policy: { ttl: 60_000 }, hasStorageSettings: true },
  });
  expect((await control.listJobs()).jobs).toEqual([summary]);
  expect(JSON.stringify(job)).not.toContain('secret');
  expect(await call('GET', '/control/jobs/no-such-job')).toMatchObject({
    status: 404,
    body: { code: 'jobNotFound', detail: 'No job no-such-job; it may have expired.' },
  });
  expect(
    await call('GET', `/control/jobs/${id}`, undefined, { authorization: 'real-key' }),
  ).toMatchObject({ status: 404 });
});

test('deliveries are listed newest first, by job and endpoint', async () => {
  const { control, run } = controlTestbed({
    sendWebhook: async (url) =>
      url.endsWith('/up')
        ? { kind: 'answered', status: 200 }
        : { kind: 'failed', reason: 'connect ECONNREFUSED' },
  });
  const up = await run('echo', { input: {}, webhook: 'https://receiver.test/up' });
  const down = await run('script', { input: { script: {} }, webhook: 'https://receiver.test/' });
  await control.advanceClock({ ms: 60_000 });
  const all = await control.listDeliveries();
  expect(all.map(({ jobId, attempt, acknowledged }) => [jobId, attempt, acknowledged])).toEqual([
    [down, 3, false],
    [down, 2, false],
    [up, 1, true],
    [down, 1, false],
  ]);
  // The next call is due while one follows.
  const [, second, , first] = all;
  expect(first?.nextMs).toBe(second?.atMs);
  expect(second?.nextMs).toBe(all[0]?.atMs);
  expect(all[0]).not.toHaveProperty('nextMs');
  expect(all[2]).not.toHaveProperty('nextMs');
  expect(all[0]).toMatchObject({ host: 'receiver.test', outcome: 'connect ECONNREFUSED' });
  expect(await control.listDeliveries({ job: down, limit: 2 })).toEqual(all.slice(0, 2));
  expect(await control.listDeliveries({ endpoint: 'echo' })).toEqual([all[2]]);
});

test('the ledger has the total, totals by day and endpoint, and the budget', async () => {
  const { client, control, run } = controlTestbed();
  expect(await control.getLedger()).toEqual({
    currency: 'dollars',
    total: '0',
    jobs: 0,
    totals: [],
    budget: { amount: '0.004', exceeded: 'refuse', reached: false },
  });
  const input = { prompt: 'a lighthouse', width: 1000, height: 1000 };
  await run('image', { input });
  await control.advanceClock({ ms: 86_400_000 });
  await run('image', { input });
  await run('image', { input: {} });
  await control.advanceClock({ ms: 300 });
  expect(await control.getLedger()).toEqual({
    currency: 'dollars',
    total: '0.0048',
    jobs: 2,
    totals: [
      { day: '2026-01-01', endpointId: 'image', jobs: 1, quantity: '1000000', cost: '0.0024' },
      { day: '2026-01-02', endpointId: 'image', jobs: 1, quantity: '1000000', cost: '0.0024' },
    ],
    budget: { amount: '0.004', exceeded: 'refuse', reached: true },
  });
  const { slots } = await control.getLedger({ slots: true });
  const image = { endpointId: 'image', jobs: 1, quantity: '1000000', cost: '0.0024' };
  const next = Date.UTC(2026, 0, 2);
  expect(slots).toEqual([
    { length: 'minute', fromMs: next, ...image },
    { length: 'hour', fromMs: next - 86_400_000, ...image },
    { length: 'hour', fromMs: next, ...image },
  ]);
  expect(await client('real-key').getLedger()).toEqual({
    currency: 'dollars',
    total: '0',
    jobs: 0,
    totals: [],
  });
});

test('inputs, outputs, storage settings and webhook URLs are never shown', async () => {
  const { call, run, status, service } = controlTestbed({
    sendWebhook: async () => ({ kind: 'answered', status: 200 }),
  });
  const id = await run('echo', secrets);
  await call('POST', '/control/clock', { ms: 1000 });
  expect((await status('echo', id)).output).toEqual(secrets.input);
  const reading = (
    await service.fetch(
      new Request('http://service.test/control/events/stream', {
        headers: { authorization: 'demo-key' },
      }),
    )
  ).body?.getReader();
  const shown: string[] = [];
  for (const path of ['events', 'jobs', 'deliveries', 'ledger', 'faults', 'clock']) {
    shown.push(JSON.stringify((await call('GET', `/control/${path}`)).body));
  }
  while (!shown.at(-1)?.includes('webhookAttempted')) {
    shown.push(new TextDecoder().decode((await reading?.read())?.value));
  }
  await reading?.cancel();
  expect(shown.join('\n')).toContain('receiver.test:8443');
  expect(shown.join('\n')).not.toContain('secret');
});

test('one account cannot see another', async () => {
  const { client, run } = controlTestbed();
  await run('echo', { input: {} });
  const other = client('real-key');
  expect(await other.listEvents()).toEqual([]);
  expect(await other.listJobs()).toEqual({ total: 0, jobs: [] });
});
