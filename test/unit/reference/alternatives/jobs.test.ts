/** Jobs as alternatives present them, in responses and in webhook calls. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AlternativeSettings } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { bed, failing, hanging, type Sent, slow } from './alternatives-testbed.ts';

/** One job of each end, and one of each state before it, as callers see them. */
async function jobsWith(alternatives: AlternativeSettings) {
  const one = bed({
    account: alternatives,
    settings: {
      endpoints: {
        script: { kind: 'serverless', worker: 'script' },
        busy: { kind: 'serverless', worker: 'script', workers: { max: 1 } },
      },
    },
  });
  const webhook = 'http://127.0.0.1:9/hook';
  const completed = await one.run('script', {
    input: { script: { output: { a: 1 }, afterMs: 1500 } },
    webhook,
  });
  const failed = await one.run('script', failing);
  const terminated = await one.run('script', hanging);
  const cancelled = await one.run('script', slow);
  await one.json('POST', `/v2/script/cancel/${cancelled}`);
  const running = await one.run('busy', slow);
  const waiting = await one.run('busy', slow);
  const expired = await one.run('busy', { ...slow, policy: { ttl: 10_000 } });
  await one.clock.advance(10_000);
  const of = (id: string) => one.status('script', id);
  const ofBusy = (id: string) => one.status('busy', id);
  return {
    ...one,
    jobs: {
      completed: await of(completed),
      failed: await of(failed),
      terminated: await of(terminated),
      cancelled: await of(cancelled),
      running: await ofBusy(running),
      waiting: await ofBusy(waiting),
      expired: await ofBusy(expired),
    },
  };
}

const id = expect.any(String);
const workerId = expect.any(String);

test('what the document chooses is presented as it is', async () => {
  const { jobs, calls } = await jobsWith({ 'failure-state': 'named' });
  expect(jobs.completed).toEqual({
    ...{ id, status: 'COMPLETED', delayTime: 0, executionTime: 1500 },
    ...{ output: { a: 1 }, workerId },
  });
  expect(jobs.failed).toMatchObject({ status: 'FAILED', error: 'It broke.' });
  expect(jobs.terminated.status).toBe('TIMED_OUT');
  expect(jobs.expired.status).toBe('TIMED_OUT');
  expect(calls).toEqual([JSON.stringify(jobs.completed)]);
});

describe('states', () => {
  const names = {
    'failure-state': { named: 'ERROR' },
    'cancellation-state': { named: 'STOPPED' },
    'termination-state': { named: 'KILLED' },
    'expiry-state': { named: 'EXPIRED' },
  };
  const statuses = (jobs: Record<string, { status: string }>) =>
    Object.fromEntries(Object.entries(jobs).map(([name, { status }]) => [name, status]));

  test('each end has its name', async () => {
    const { jobs } = await jobsWith(names);
    expect(statuses(jobs)).toEqual({
      ...{ completed: 'COMPLETED', failed: 'ERROR', terminated: 'KILLED', cancelled: 'STOPPED' },
      ...{ running: 'IN_PROGRESS', waiting: 'IN_QUEUE', expired: 'EXPIRED' },
    });
  });

  test('all ends have one name', async () => {
    const gaps = Object.keys(names).map((gap) => [gap, { named: 'DONE' }]);
    const { failed, terminated, cancelled, expired } = statuses(
      (await jobsWith(Object.fromEntries(gaps))).jobs,
    );
    expect([failed, terminated, cancelled, expired]).toEqual(Array(4).fill('DONE'));
  });

  test('other operations and problems call a state by its name too', async () => {
    const { json, run, clock } = bed({ account: names });
    const job = await run('script', slow);
    expect(await json('POST', `/v2/script/cancel/${job}`)).toEqual({ id: job, status: 'STOPPED' });
    const late = await run('script', hanging);
    await clock.advance(6000);
    expect(await json('GET', `/v2/script/stream/${late}`)).toEqual({
      status: 'KILLED',
      stream: [],
    });
    expect((await json('POST', `/v2/script/cancel/${late}`)).detail).toContain('it is KILLED.');
    expect((await json('POST', `/v2/script/retry/${job}`)).detail).toContain('it is STOPPED.');
  });

  test('a retried job can expire after it was terminated', async () => {
    const { json, run, clock, status } = bed({
      account: names,
      settings: {
        endpoints: { script: { kind: 'serverless', worker: 'script', workers: { max: 1 } } },
      },
    });
    const late = await run('script', {
      ...hanging,
      policy: { executionTimeout: 6000, ttl: 10_000 },
    });
    await clock.advance(6000);
    expect((await status('script', late)).status).toBe('KILLED');
    await run('script', slow);
    await json('POST', `/v2/script/retry/${late}`);
    await clock.advance(10_000);
    expect((await status('script', late)).status).toBe('EXPIRED');
  });
});

describe('jobs that are deleted at their end', () => {
  const busy = {
    settings: {
      endpoints: { script: { kind: 'serverless', worker: 'script', workers: { max: 1 } } },
    },
  } as const;
  const webhook = 'http://127.0.0.1:9/hook';

  test('are unknown after their execution timeout, and no webhook is called', async () => {
    const { run, send, clock, calls } = bed({ account: { 'termination-state': 'deleted' } });
    const answered = send('POST', '/v2/script/runsync', { body: hanging });
    const job = await run('script', { ...hanging, webhook });
    expect(await send('GET', `/v2/script/status/${job}`)).toMatchObject({ status: 200 });
    await clock.advance(6000);
    for (const [method, operation] of [
      ['GET', 'status'],
      ['GET', 'status-sync'],
      ['GET', 'stream'],
      ['POST', 'cancel'],
      ['POST', 'retry'],
    ] as const) {
      const seen = await send(method, `/v2/script/${operation}/${job}`);
      expect([operation, seen.status]).toEqual([operation, 404]);
    }
    expect(await answered).toMatchObject({ status: 404 });
    expect(calls).toEqual([]);
  });

  test('are unknown after their ttl, in the way of unknown jobs', async () => {
    const account: AlternativeSettings = { 'expiry-state': 'deleted', 'unknown-job': 'empty' };
    const { run, send, clock, calls } = bed({ account, ...busy });
    await run('script', slow);
    const job = await run('script', { ...slow, policy: { ttl: 10_000 }, webhook });
    const waiting = send('GET', `/v2/script/status-sync/${job}`);
    await clock.advance(10_000);
    expect(await send('GET', `/v2/script/status/${job}`)).toMatchObject({
      status: 200,
      text: '{}',
    });
    expect(await waiting).toMatchObject({ status: 200, text: '{}' });
    expect(calls).toEqual([]);
    const late = await run('script', hanging);
    await clock.advance(60_000);
    expect((await send('GET', `/v2/script/status/${late}`)).text).toContain('TIMED_OUT');
  });
});

describe('members', () => {
  test.each<[AlternativeSettings, string, object]>([
    [{ 'delay-time-member': 'at-end' }, 'running', { id, status: 'IN_PROGRESS', workerId }],
    [
      { 'delay-time-member': 'at-end' },
      'expired',
      { id, status: 'TIMED_OUT', delayTime: 10_000, error: expect.any(String) },
    ],
    [{ 'delay-time-member': 'missing' }, 'running', { id, status: 'IN_PROGRESS', workerId }],
    [
      { 'execution-time-member': 'missing' },
      'completed',
      { id, status: 'COMPLETED', delayTime: 0, output: { a: 1 }, workerId },
    ],
    [{ 'worker-id-member': 'missing' }, 'running', { id, status: 'IN_PROGRESS', delayTime: 0 }],
    [
      { 'time-units': 'seconds' },
      'failed',
      { id, status: 'FAILED', delayTime: 0, executionTime: 2, error: 'It broke.', workerId },
    ],
    [
      { 'missing-members': 'null-value' },
      'waiting',
      { id, status: 'IN_QUEUE', error: null, retries: null },
    ],
    [
      { 'missing-members': 'null-value', 'failed-job-fields': 'missing' },
      'waiting',
      { id, status: 'IN_QUEUE', retries: null },
    ],
    [
      { 'failed-job-fields': 'object' },
      'failed',
      {
        ...{ id, status: 'FAILED', delayTime: 0, executionTime: 1500, workerId },
        error: { message: 'It broke.' },
      },
    ],
    [
      { 'failed-job-fields': 'missing' },
      'failed',
      { id, status: 'FAILED', delayTime: 0, executionTime: 1500, workerId },
    ],
    [
      { 'failed-job-output': 'error-text' },
      'failed',
      {
        ...{ id, status: 'FAILED', delayTime: 0, executionTime: 1500, workerId },
        ...{ error: 'It broke.', output: { error: 'It broke.' } },
      },
    ],
    [
      { 'output-before-completion': 'empty-object' },
      'running',
      { id, status: 'IN_PROGRESS', delayTime: 0, output: {}, workerId },
    ],
    [
      { 'output-before-completion': 'empty-object' },
      'waiting',
      { id, status: 'IN_QUEUE', output: {} },
    ],
  ])('with %j, a job is presented so: %s', async (alternatives, which, expected) => {
    const { jobs } = await jobsWith(alternatives);
    expect(new Map(Object.entries(jobs)).get(which)).toEqual(expected);
  });

  test('further members are in jobs, in accepted jobs and in webhook calls', async () => {
    const { jobs, calls, json } = await jobsWith({ 'further-members': 'some' });
    expect(Object.keys(jobs.completed)).toEqual(
      expect.arrayContaining(['apiVersion', 'metadata', 'output']),
    );
    expect(calls).toEqual([JSON.stringify(jobs.completed)]);
    expect(await json('POST', '/v2/script/run', { body: slow })).toMatchObject({
      ...{ id, status: 'IN_QUEUE', apiVersion: 2 },
    });
  });

  test('a webhook call has the content of the job', async () => {
    const { jobs, calls } = await jobsWith({
      ...{
        'time-units': 'seconds',
        'missing-members': 'null-value',
        'worker-id-member': 'missing',
      },
    });
    expect(calls).toEqual([JSON.stringify(jobs.completed)]);
    expect(jobs.completed).toMatchObject({ executionTime: 2, error: null });
  });

  test('a webhook call may have the same values in another form', async () => {
    const { jobs, calls } = await jobsWith({ 'webhook-same-bytes': 'other-form' });
    expect(calls[0]).not.toBe(JSON.stringify(jobs.completed));
    expect(JSON.parse(calls[0] ?? '')).toEqual(jobs.completed);
  });

  test('all attempts of a webhook call have the same bytes, even if the alternatives change', async () => {
    const bodies: string[] = [];
    const { service, clock, run } = bed({
      account: { 'missing-members': 'null-value' },
      options: {
        sendWebhook: async (_url, body) => {
          bodies.push(body);
          return { kind: 'answered', status: 500 };
        },
      },
    });
    await run('echo', { input: {}, webhook: 'http://127.0.0.1:9/hook' });
    await clock.advance(0);
    service.accounts.get('demo')?.alternatives.change({ 'missing-members': 'left-out' });
    await clock.advance(60_000);
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies).size).toBe(1);
  });

  test('the response of runsync may have no id', async () => {
    const { runSync } = bed({ account: { 'required-job-fields': 'no-id-of-runsync' } });
    const answer = JSON.parse((await runSync('echo', { input: { a: 1 } })).text);
    expect(answer).toMatchObject({ status: 'COMPLETED', output: { a: 1 } });
    expect(answer).not.toHaveProperty('id');
  });
});

describe('responses', () => {
  test.each<[AlternativeSettings, number, string]>([
    [{ 'success-status': 'created' }, 201, 'application/json'],
    [{ 'success-status': 'accepted' }, 202, 'application/json'],
    [{ 'job-media-type': 'with-charset' }, 200, 'application/json; charset=utf-8'],
    [{ 'job-media-type': 'text' }, 200, 'text/plain'],
  ])('with %j, run is answered with %i and %s', async (account, status, type) => {
    const { send, runSync } = bed({ account });
    const body = { input: {} };
    const seen = await send('POST', '/v2/echo/run', { body });
    expect(seen).toMatchObject({ status, type });
    expect(Object.keys(JSON.parse(seen.text))).toEqual(['id', 'status']);
    expect(await runSync('echo', body)).toMatchObject({ status: 200, type });
  });

  test('the status of a job is redirected once', async () => {
    const { send, run } = bed({ account: { redirects: 'temporary' } });
    const path = `/v2/echo/status/${await run('echo', { input: {} })}`;
    const { status, headers } = await send('GET', `${path}?a=1`);
    expect(status).toBe(307);
    const location = new URL(headers.get('location') ?? '');
    expect(location.pathname).toBe(path);
    const followed = await send('GET', location.pathname + location.search);
    expect(followed).toMatchObject({ status: 200 });
  });

  test.each<[AlternativeSettings, number, string | RegExp]>([
    [{ 'unknown-job': 'bad-request' }, 400, /"status":400,"title":"Bad request"/],
    [{ 'unknown-job': 'empty' }, 200, '{}'],
    [{ 'unknown-job': 'state' }, 200, '{"id":"some id","status":"NOT_FOUND"}'],
    [{ 'unknown-job': { state: 'GONE' } }, 200, '{"id":"some id","status":"GONE"}'],
  ])('with %j, the status of an unknown job is %i', async (account, status, text) => {
    const { send } = bed({ account });
    for (const operation of ['status', 'status-sync']) {
      const seen = await send('GET', `/v2/echo/${operation}/some%20id`);
      expect(seen.status).toBe(status);
      expect(seen.text).toMatch(text);
    }
    expect(await send('GET', '/v2/none/status/x')).toMatchObject({ status: 404 });
    expect(await send('POST', '/v2/echo/cancel/x')).toMatchObject({ status: 404 });
  });

  test('the status of a synchronous job may be unknown', async () => {
    const { runSync, send } = bed({ account: { 'status-of-synchronous-job': 'unknown' } });
    const { id } = JSON.parse((await runSync('echo', { input: {} })).text);
    expect(await send('GET', `/v2/echo/status/${id}`)).toMatchObject({ status: 404 });
  });

  test('a new job may be unknown for a while', async () => {
    const account: AlternativeSettings = { 'new-job-visibility': { later: 300 } };
    const { run, send, clock } = bed({ account });
    const path = `/v2/echo/status/${await run('echo', { input: {} })}`;
    await clock.advance(299);
    expect(await send('GET', path)).toMatchObject({ status: 404 });
    await clock.advance(1);
    expect(await send('GET', path)).toMatchObject({ status: 200 });
  });
});

describe('ids', () => {
  const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

  test.each<[AlternativeSettings, RegExp, RegExp]>([
    [
      { 'id-suffix': 'suffixed', 'error-body': 'text' },
      RegExp(`^${uuid}-u1$`),
      RegExp(`^sync-${uuid}-u1$`),
    ],
    [{ 'id-suffix': 'upper-case' }, /^[0-9A-F-]{36}-U1$/, /^sync-[0-9A-F-]{36}-U1$/],
    [
      { 'id-suffix': 'other-suffix' },
      RegExp(`^${uuid}\\.eu\\+1$`),
      RegExp(`^sync-${uuid}\\.eu\\+1$`),
    ],
    [{ 'synchronous-id': 'uuid' }, RegExp(`^${uuid}-u1$`), RegExp(`^sync-${uuid}$`)],
    [{ 'synchronous-id': 'opaque' }, RegExp(`^${uuid}-u1$`), /^sync-[0-9a-f]{32}$/],
  ])('with %j, ids have their form everywhere', async (account, asynchronous, synchronous) => {
    const { run, runSync, status, calls, clock } = bed({ account });
    const body = { input: {}, webhook: 'http://127.0.0.1:9/hook' };
    const job = await run('echo', body);
    expect(job).toMatch(asynchronous);
    expect((await status('echo', job)).id).toBe(job);
    await clock.advance(0);
    expect(JSON.parse(calls[0] ?? '').id).toBe(job);
    const answer = JSON.parse((await runSync('echo', body)).text);
    expect(answer.id).toMatch(synchronous);
    expect((await status('echo', answer.id)).id).toBe(answer.id);
  });
});

describe('requests', () => {
  const storage = { accessId: 'a', accessSecret: 'b', bucketName: 'c' };

  test.each<[AlternativeSettings, Sent['body'], number, string]>([
    [{ 'unlisted-request-keys': 'refused' }, { input: { any: 1 } }, 200, ''],
    [{ 'unlisted-request-keys': 'refused' }, { input: {}, extra: 1 }, 400, '/extra'],
    [{ 'unlisted-request-keys': 'refused' }, { input: {}, policy: { x: 1 } }, 400, '/policy/x'],
    [{ 'unlisted-request-keys': 'refused' }, { input: {}, s3Config: { own: 1 } }, 200, ''],
    [{ 'null-members': 'accepted' }, { input: { a: null }, webhook: null, policy: null }, 200, ''],
    [{ 'null-members': 'accepted' }, { input: {}, policy: { ttl: null } }, 200, ''],
    [{ 'null-members': 'accepted' }, { input: null }, 400, '/input'],
    [{ 'null-members': 'accepted' }, '{"input":{"a":1e400},"webhook":null}', 400, '/input/a'],
    [{ 'null-members': 'accepted' }, '{"input":', 400, ''],
    [
      { 'storage-required-keys': 'all' },
      { input: {}, s3Config: storage },
      400,
      '/s3Config/endpointUrl',
    ],
    [
      { 'storage-required-keys': 'all' },
      { input: {}, s3Config: { ...storage, endpointUrl: 'https://s3.test' } },
      200,
      '',
    ],
    [
      { 'execution-timeout-maximum': { limited: 7000 } },
      { input: {}, policy: { executionTimeout: 7001 } },
      400,
      '/policy/executionTimeout',
    ],
    [
      { 'execution-timeout-maximum': { limited: 7000 } },
      { input: {}, policy: { executionTimeout: 7000 } },
      200,
      '',
    ],
    [{ 'webhook-schemes': 'any' }, { input: {}, webhook: 'ftp://files.test/x' }, 200, ''],
    [{ 'webhook-schemes': 'any' }, { input: {}, webhook: 'https://me:secret@hook.test' }, 200, ''],
    [{ 'webhook-schemes': 'any' }, { input: {}, webhook: 'http:///no-host' }, 200, ''],
    [
      { 'webhook-schemes': 'any' },
      { input: {}, webhook: `http://hook.test/${'x'.repeat(2048)}` },
      200,
      '',
    ],
    [{ 'webhook-schemes': 'any' }, { input: {}, webhook: 'no address' }, 400, '/webhook'],
    [{ 'webhook-schemes': 'any' }, { input: {}, webhook: 'ftp://fïles.test/ä' }, 200, ''],
    [{ 'webhook-schemes': 'any' }, { input: {}, webhook: 'http://[hook.test' }, 400, '/webhook'],
    [{ 'repeated-request-keys': 'last' }, '{"input":null,"input":{}}', 200, ''],
    [{ 'repeated-request-keys': 'first' }, '{"input":null,"input":{}}', 400, '/input'],
    [{ 'repeated-request-keys': 'first' }, '{"input":{},"input":null}', 200, ''],
    [{ 'repeated-request-keys': 'first' }, '{"input":{},"input":null', 400, ''],
    [
      { 'repeated-request-keys': 'refused' },
      '{"input":{"a":[{"b":1,"b":1}]}}',
      400,
      '/input/a/0/b',
    ],
    [{ 'repeated-request-keys': 'refused' }, '{"input":{"a":[{"b":1},{"b":1}]}}', 200, ''],
    [
      { 'storage-url-schemes': 'http' },
      { input: {}, s3Config: { endpointUrl: 's3://a' } },
      400,
      '/s3Config/endpointUrl',
    ],
    [
      { 'storage-url-schemes': 'http' },
      { input: {}, s3Config: { endpointUrl: 'https://störage.test' } },
      200,
      '',
    ],
    [
      { 'storage-url-characters': 'refused' },
      { input: {}, s3Config: { endpointUrl: 'https://störage.test' } },
      400,
      '/s3Config/endpointUrl',
    ],
    [
      { 'storage-url-characters': 'refused' },
      { input: {}, s3Config: { endpointUrl: 's3://a' } },
      200,
      '',
    ],
    [{}, { input: {}, s3Config: { endpointUrl: 's3://störage' } }, 200, ''],
    [{}, { input: {}, s3Config: { endpointUrl: 'no address' } }, 400, '/s3Config/endpointUrl'],
    [{}, { input: {}, webhook: 'http://exämple.com/ä' }, 200, ''],
    [{}, { input: {}, webhook: 'http://ho ok.test/' }, 400, '/webhook'],
    [
      { 'webhook-characters': 'refused' },
      { input: {}, webhook: 'http://exämple.com/ä' },
      400,
      '/webhook',
    ],
    [
      { 'webhook-characters': 'refused' },
      { input: {}, webhook: 'http://hook.test/%C3%A4' },
      200,
      '',
    ],
    [
      { 'webhook-characters': 'refused', 'webhook-schemes': 'any' },
      { input: {}, webhook: 'ftp://fïles.test/ä' },
      400,
      '/webhook',
    ],
  ])('with %j, %j gets %i', async (account, body, status, place) => {
    const { send } = bed({ account });
    const seen = await send('POST', '/v2/echo/run', { body });
    expect(seen.status).toBe(status);
    if (place !== '') expect(seen.text).toContain(`"pointer":"${place}"`);
  });

  test('a query parameter that is not listed may be refused', async () => {
    const { run, send, clock } = bed({ account: { 'unlisted-query-parameters': 'refused' } });
    const id = await run('echo', { input: {} });
    const path = `/v2/echo/status/${id}`;
    expect(await send('GET', path)).toMatchObject({ status: 200 });
    const refused = await send('GET', `${path}?wait=1000`);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('"in":"query","pointer":"/wait"');
    const body = { input: {} };
    expect(await send('POST', '/v2/echo/run?a=1', { body })).toMatchObject({ status: 400 });
    await clock.advance(10_000);
    const listed = await send('GET', `/v2/echo/status-sync/${id}?wait=1000`);
    expect(listed).toMatchObject({ status: 200 });
  });

  test('an address of storage is not shown by its refusal', async () => {
    const { send } = bed({ account: { 'storage-url-schemes': 'http' } });
    const body = { input: {}, s3Config: { endpointUrl: 's3://c4n4ry-secret' } };
    const { text } = await send('POST', '/v2/echo/run', { body });
    expect(text).not.toContain('c4n4ry');
  });

  test('numbers stay as they were where the first value of a key counts', async () => {
    const { runSync } = bed({ account: { 'repeated-request-keys': 'first' } });
    const text = '{"input":{"a":1.50,"a":2,"b":[1e2]},"policy":{},"policy":7}';
    expect(JSON.parse((await runSync('echo', text)).text).output).toEqual({ a: 1.5, b: [100] });
  });

  test('the rest of an input stays as it was', async () => {
    const { runSync } = bed({ account: { 'null-members': 'accepted' } });
    const input = { a: null, b: [null, { c: null }], n: 1.5 };
    const body = { webhook: null, input };
    expect(JSON.parse((await runSync('echo', body)).text).output).toEqual(input);
  });
});

test('webhooks that can be called are called, whatever else is accepted', async () => {
  const { run, clock, calls } = bed({ account: { 'webhook-schemes': 'any' } });
  await run('echo', { input: {}, webhook: 'ftp://files.test/x' });
  await run('echo', { input: {}, webhook: 'http://127.0.0.1:9/hook' });
  await clock.advance(0);
  expect(calls).toHaveLength(1);
});

test('the address of a result may have an expiry and a signature', async () => {
  const { runSync, send, clock } = bed({
    account: { 'result-origin': 'with-expiry', 'result-lifetime': { limited: 5000 } },
  });
  const input = { prompt: 'A tree', width: 256, height: 256 };
  const { image_url: address } = JSON.parse((await runSync('image', { input })).text).output;
  const { pathname, search, searchParams } = new URL(address);
  expect(Number(searchParams.get('expires'))).toBe(clock.now() / 1000 + 5);
  expect(searchParams.get('signature')).toMatch(/^[0-9a-f]{64}$/);
  expect(await send('GET', pathname + search, { key: undefined })).toMatchObject({ status: 200 });
});

test('two accounts of one service have alternatives of their own', async () => {
  const { send } = bed({
    account: { 'success-status': 'created' },
    other: { 'success-status': 'accepted' },
  });
  const body = { input: {} };
  expect(await send('POST', '/v2/echo/run', { body })).toMatchObject({ status: 201 });
  const other = await send('POST', '/v2/echo/run', { body, key: 'other-key' });
  expect(other).toMatchObject({ status: 202 });
});

test('a change counts from the next request on', async () => {
  const { send, service } = bed();
  const body = { input: {} };
  const account = service.accounts.get('demo');
  const statusOf = async () => (await send('POST', '/v2/echo/run', { body })).status;
  expect(await statusOf()).toBe(200);
  account?.alternatives.change({ 'success-status': 'created' });
  expect(await statusOf()).toBe(201);
  account?.alternatives.change({});
  expect(await statusOf()).toBe(200);
});

test('without alternatives, nothing is parsed, and no answer is copied', async () => {
  const { run, send } = bed();
  const job = await run('echo', { input: {} });
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  await send('GET', `/v2/echo/status/${job}`);
  await send('GET', '/v2/echo/status/unknown');
  expect(parse).not.toHaveBeenCalled();
});
