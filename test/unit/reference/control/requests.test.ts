/** The requests to the API as the control interface shows them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReport } from '../../../../src/conformance/report/report.ts';
import { readEvidence } from '../../../../src/evidence/evidence-file.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { controlTestbed, demoSettings, origin } from './control-testbed.ts';
import { archiveErrors } from './http-archive.ts';

const startMs = Date.UTC(2026, 0, 1);

const hang = { input: { script: { hang: true } } };

type AlternativeChoices = NonNullable<ServiceSettings['accounts'][string]['alternatives']>;

function recording(requestLog: ServiceSettings['requestLog'] = {}) {
  return controlTestbed({ settings: { ...demoSettings, requestLog } });
}

describe('refused requests', () => {
  test('are recorded with their reason: a bad body, an unknown endpoint, a lacking permission', async () => {
    const { call, control } = recording();
    await call('POST', '/v2/echo/run', { inputs: {} });
    await call('GET', '/v2/ecko/health');
    await call('POST', '/v2/echo/run', { input: {} }, { authorization: 'Bearer read-key' });
    expect(await control.listRequests()).toEqual({
      total: 3,
      olderDropped: 0,
      isRecording: true,
      isOneReplica: false,
      replicaId: expect.any(String),
      requests: [
        expect.objectContaining({ number: 3, status: 401, key: 'key-2', operationId: 'runJob' }),
        expect.objectContaining({
          number: 2,
          method: 'GET',
          path: '/v2/ecko/health',
          status: 404,
          operationId: 'getEndpointHealth',
          endpointId: 'ecko',
          code: 'endpointNotFound',
          detail: 'There is no endpoint ecko.',
          key: 'key-1',
          hasAccount: true,
        }),
        expect.objectContaining({
          number: 1,
          atMs: startMs,
          method: 'POST',
          path: '/v2/echo/run',
          endpointId: 'echo',
          status: 400,
          code: 'invalidRequest',
        }),
      ],
    });
  });

  test.each([
    ['Bearer unknown', 'No account has this key.'],
    ['unknown', 'No account has this key.'],
    ['Basic dXNlcjpwYXNz', 'Expected Bearer and a key, or a key alone, got the scheme Basic.'],
    ['Token demo-key', 'Expected Bearer and a key, or a key alone, got the scheme Token.'],
    ['Bearer read-key', 'The key reader is known, but lacks the permission for this.'],
    ['', undefined],
  ])('for lack of permission say more than their answer: %s', async (authorization, reason) => {
    const { demo = { keys: {} }, ...accounts } = demoSettings.accounts;
    const keys = { ...demo.keys, 'read-key': { name: 'reader', permission: 'read' } } as const;
    const settings = { ...demoSettings, accounts: { demo: { ...demo, keys }, ...accounts } };
    const { call, control } = controlTestbed({ settings });
    const { body } = await call('POST', '/v2/echo/run', { input: {} }, { authorization });
    const [refused] = (await control.listRequests({ scope: 'all', status: 'refused' })).requests;
    expect(refused?.status).toBe(401);
    expect(refused?.reason).toBe(reason);
    expect(JSON.stringify(body)).not.toMatch(/reader|No account|scheme/);
  });

  test('name the form that the account takes, where a known key came in another', async () => {
    const { demo = { keys: {} }, ...accounts } = demoSettings.accounts;
    const alternatives = { 'bare-key': 'refused' } as const;
    const settings = {
      ...demoSettings,
      accounts: { demo: { ...demo, alternatives }, ...accounts },
    };
    const { call, control } = controlTestbed({ settings });
    await call('GET', '/v2/echo/health', undefined, { authorization: 'demo-key' });
    expect((await control.listRequests()).requests).toMatchObject([
      { reason: 'The key key-1 is known, but must come after the word Bearer here.' },
    ]);
  });

  test('have what is wrong where, and the body as it was sent', async () => {
    const { call, control } = recording();
    const refused = await call('POST', '/v2/echo/run', '{"inputs": {}}');
    const [{ id } = { id: '' }] = (await control.listRequests()).requests;
    const record = await control.getRequest(id);
    expect(record).toMatchObject({
      target: '/v2/echo/run',
      request: {
        headers: { authorization: '[redacted]', 'content-type': 'application/json' },
        bytes: 14,
        body: '{"inputs": {}}',
      },
      response: { headers: { 'content-type': 'application/problem+json' } },
      problem: refused.body,
    });
    expect(record.problem?.errors).not.toHaveLength(0);
    expect(JSON.parse(record.response?.body ?? '')).toEqual(refused.body);
  });

  test.each<[string, AlternativeChoices]>([
    ['a text', { 'error-body': 'text' }],
    ['nothing', { 'error-body': 'empty' }],
    ['another object', { 'error-body': 'error-object' }],
  ])('have their reason where the answer is %s', async (_, alternatives) => {
    const { demo = { keys: {} }, ...accounts } = demoSettings.accounts;
    const settings = {
      ...demoSettings,
      accounts: { demo: { ...demo, alternatives }, ...accounts },
    };
    const { service, control } = controlTestbed({ settings });
    await service.fetch(
      new Request('http://service.test/v2/echo/run', {
        method: 'POST',
        headers: { authorization: 'demo-key', 'content-type': 'application/json' },
        body: '{',
      }),
    );
    const { requests } = await control.listRequests();
    expect(requests).toMatchObject([{ status: 400, code: 'invalidJson' }]);
    expect(requests[0]?.detail).toContain('JSON');
  });

  test('of rate limits and of faults are recorded too', async () => {
    const settings: ServiceSettings = { ...demoSettings, limits: 'public' };
    const { call, control } = controlTestbed({ settings });
    await call('POST', '/v2/echo/cancel/none');
    expect((await control.listRequests()).requests).toMatchObject([
      { operationId: 'cancelJob', status: 503, code: 'injectedFault' },
    ]);
    const cancel = async () => (await call('POST', '/v2/echo/cancel/none')).status;
    for (let status = 503; status !== 429; ) status = await cancel();
    const { requests } = await control.listRequests({ status: '4xx' });
    expect(requests).toMatchObject([{ status: 429, code: 'tooManyRequests' }]);
    expect(requests[0]?.detail).toContain('The limit is reached');
  });
});

test('a dropped answer is shown as dropped, not with the status that nobody got', async () => {
  const { service, control } = recording();
  await control.declareFaults([{ operation: 'getEndpointHealth', effect: { drop: true } }]);
  const headers = { authorization: 'demo-key' };
  await expect(
    service.fetch(new Request('http://service.test/v2/echo/health', { headers })),
  ).rejects.toThrow();
  expect((await control.listRequests({ status: '2xx' })).total).toBe(0);
  const { requests } = await control.listRequests({ status: 'dropped' });
  expect(requests).toMatchObject([{ dropped: true, operationId: 'getEndpointHealth' }]);
  expect(requests[0]).not.toHaveProperty('status');
  const details = await control.getRequest(requests[0]?.id ?? '');
  expect(details).not.toHaveProperty('status');
  expect(details).not.toHaveProperty('response');
});

test('a refusal says its first invalid place, without secrets, and how many others there are', async () => {
  const { call, control } = recording();
  const storage = { accessSecret: 'access-secret', accessId: 5 };
  const policy = { ttl: 5, executionTimeout: 'soon' };
  const { body } = await call('POST', '/v2/echo/run', { input: {}, policy, s3Config: storage });
  const [request] = (await control.listRequests()).requests;
  expect(request?.place).toMatchObject({ in: 'body', pointer: body.errors[0].pointer });
  expect(request?.morePlaces).toBe(body.errors.length - 1);
  expect(JSON.stringify(request)).not.toContain('access-secret');
  await call('GET', '/v2/ecko/health');
  const [other] = (await control.listRequests()).requests;
  expect(other).not.toHaveProperty('place');
});

test('a submission says what became of its job', async () => {
  const { control, run, status } = recording();
  const id = await run('script', { input: { script: { afterMs: 50, fail: 'No luck' } } });
  const submission = async () => (await control.listRequests({ operation: 'runJob' })).requests[0];
  expect(await submission()).toMatchObject({ status: 200, jobStatus: 'IN_QUEUE' });
  await control.advanceClock({ ms: 10_000 });
  const failed = { status: 200, jobStatus: 'FAILED', jobError: 'No luck' };
  expect(await submission()).toMatchObject(failed);
  expect(await control.getRequest((await submission())?.id ?? '')).toMatchObject(failed);
  await status('script', id);
  expect((await control.listRequests()).requests[0]).not.toHaveProperty('jobStatus');
});

test('reads of a job are folded into the latest, but not those that tell something', async () => {
  const { control, run, status } = recording();
  const [first, second] = [await run('script', hang), await run('script', hang)];
  for (const id of [first, second, first, 'unknown', first, first]) await status('script', id);
  const listed = async (query: Parameters<typeof control.listRequests>[0]) => {
    const { total, requests } = await control.listRequests({ foldPolls: true, ...query });
    return [total, ...requests.map(({ number, polls }) => [number, polls])];
  };
  expect(await listed({})).toEqual([
    5,
    [8, 4],
    [6, undefined],
    [4, undefined],
    [2, undefined],
    [1, undefined],
  ]);
  // As it was then, and from a place on.
  expect(await listed({ upTo: 5, offset: 1, limit: 1 })).toEqual([4, [4, undefined]]);
  expect((await control.listRequests()).total).toBe(8);
});

test('results that pages of the service show are not recorded', async () => {
  const { service, control, run } = recording();
  const id = await run('image', { input: { prompt: 'a', width: 256, height: 256 } });
  await control.advanceClock({ ms: 10_000 });
  const { output } = await control.getJob(id);
  const load = async (headers: Record<string, string>) => {
    const response = await service.fetch(
      new Request(String(Object(output).image_url), { headers }),
    );
    expect(response.status).toBe(200);
  };
  await load({ 'sec-fetch-site': 'same-origin' });
  expect((await control.listRequests({ scope: 'all', operation: 'getResult' })).total).toBe(0);
  await load({ 'sec-fetch-site': 'cross-site' });
  await load({});
  expect((await control.listRequests({ scope: 'all', operation: 'getResult' })).total).toBe(2);
});

describe('a list', () => {
  test('is filtered by status, operation, key, endpoint, job and text', async () => {
    const { call, control, run, status } = recording();
    const lighthouse = await run('echo', { input: { prompt: 'A Lighthouse' } });
    await run('script', { input: { script: {} } }, 'read-key');
    await status('echo', lighthouse, 'read-key');
    const listed = async (query: Parameters<typeof control.listRequests>[0]) =>
      (await control.listRequests(query)).requests.map(({ number }) => number);
    expect(await listed({})).toEqual([3, 2, 1]);
    expect(await listed({ status: '2xx' })).toEqual([3, 1]);
    expect(await listed({ status: '401' })).toEqual([2]);
    expect(await listed({ operation: 'runJob' })).toEqual([2, 1]);
    expect(await listed({ key: 'key-2' })).toEqual([3, 2]);
    expect(await listed({ endpoint: 'script' })).toEqual([2]);
    expect(await listed({ job: lighthouse })).toEqual([3, 1]);
    expect(await listed({ text: 'a lighthouse' })).toEqual([1]);
    expect(await listed({ text: 'unauthorized' })).toEqual([2]);
    expect(await listed({ text: 'key-2' })).toEqual([3, 2]);
    expect(await listed({ status: 'refused' })).toEqual([2]);
    expect(await listed({ offset: 1, limit: 1 })).toEqual([2]);
    expect(await listed({ upTo: 2, limit: 1 })).toEqual([2]);
    const [{ id } = { id: '' }] = (await control.listRequests({ upTo: 2 })).requests;
    expect(await listed({ request: id })).toEqual([2]);
    expect((await control.getRequestArchive({ request: id })).log.entries).toMatchObject([
      { response: { status: 401 } },
    ]);
    expect(readEvidence(await control.getRequestEvidence({ request: id }))).toHaveLength(2);
    expect(await call('GET', '/control/requests?status=6xx')).toMatchObject({ status: 400 });
  });

  test('has the name of a key, and of requests that a key made before it was revoked', async () => {
    const { client, control, call } = recording();
    const { id, key } = await control.createKey({ name: 'backend', permission: 'run' });
    await call('GET', '/v2/echo/health', undefined, { authorization: key });
    await control.revokeKey(id);
    await call('GET', '/v2/echo/health', undefined, { authorization: key });
    expect((await control.listRequests({ key: 'backend' })).requests).toMatchObject([
      { status: 200, key: 'backend' },
    ]);
    expect((await client('demo-key').listRequests({ scope: 'none' })).requests).toMatchObject([
      { status: 401, hasAccount: false },
    ]);
  });
});

test('a request whose key is known has the time of its account, however early it is refused', async () => {
  const { call, control } = recording();
  await call('POST', '/v2/echo/run', { input: {} }, { authorization: 'Bearer read-key' });
  await call('GET', '/v2/nothing');
  await call('DELETE', '/v2/echo/run');
  await call('GET', '/v2/echo/health', undefined, { authorization: 'wrong-key' });
  const { requests } = await control.listRequests({ scope: 'all' });
  expect(requests.map(({ status, atMs }) => [status, atMs === startMs])).toEqual([
    [401, false],
    [405, true],
    [404, true],
    [401, true],
  ]);
});

test('a path that only begins like one of the control interface or the console is recorded', async () => {
  const { call, control } = recording();
  const mistyped = ['/controls', '/control', '/consolex', '/console', '/receiver/a'];
  for (const path of mistyped) await call('GET', path);
  await call('GET', '/control/no-such');
  await call('GET', '/receivers/no-such');
  const { requests } = await control.listRequests();
  expect(requests.map(({ path }) => path)).toEqual(mistyped.toReversed());
});

describe('requests that belong to no account', () => {
  test('are listed apart: a wrong key, no key, an unknown path without a key', async () => {
    const { call, control } = recording();
    await call('POST', '/v2/echo/run', { input: {} }, { authorization: 'wrong-key' });
    await call('GET', '/v1/echo/health', undefined, { authorization: '' });
    await call('GET', '/v1/echo/health');
    expect((await control.listRequests()).requests).toMatchObject([
      { number: 3, status: 404, code: 'pathNotFound' },
    ]);
    const { requests } = await control.listRequests({ scope: 'none' });
    expect(requests).toMatchObject([
      { number: 2, hasAccount: false, path: '/v1/echo/health', code: 'pathNotFound' },
      { number: 1, hasAccount: false, status: 401, code: 'unauthorized' },
    ]);
    expect((await control.listRequests({ scope: 'all' })).total).toBe(3);
    const record = await control.getRequest(requests[1]?.id ?? '');
    expect(JSON.stringify(record)).not.toContain('wrong-key');
  });

  test('need the control token if there is one', async () => {
    const { call } = controlTestbed({ token: 'token' });
    expect(await call('GET', '/control/requests?scope=none')).toMatchObject({ status: 401 });
    const permitted = { 'x-control-token': 'token' };
    const listed = await call('GET', '/control/requests?scope=none', undefined, permitted);
    expect(listed).toMatchObject({ status: 200, body: { total: 0 } });
  });
});

test('one account does not see the requests of another', async () => {
  const { client, control, run } = recording();
  await run('echo', { input: {} });
  const [{ id } = { id: '' }] = (await control.listRequests()).requests;
  const other = client('real-key');
  expect((await other.listRequests({ scope: 'all' })).total).toBe(0);
  await expect(other.getRequest(id)).rejects.toMatchObject({ status: 404 });
});

test('calls of the control interface and of receivers are not recorded', async () => {
  const { call, control } = recording();
  const { url } = await control.createReceiver();
  await call('POST', new URL(url).pathname, {});
  await call('GET', '/control/clock');
  expect((await control.listRequests({ scope: 'all' })).total).toBe(0);
});

test('credentials, storage settings and webhook paths are redacted everywhere', async () => {
  const { call, control, client } = recording();
  const body = {
    input: { word: 'seen' },
    webhook: 'https://receiver.test/hook-path-secret-0001',
    s3Config: {
      accessId: 'id-secret-0001',
      accessSecret: 'access-secret-0001',
      bucketName: 'bucket',
      endpointUrl: 'https://store.test/store-secret-0001',
    },
  };
  await call('POST', '/v2/echo/run?api_key=query-secret-0001', body);
  await call('POST', '/v2/echo/run', body, { authorization: 'Bearer wrong-secret-0001' });
  const shown = [
    await control.listRequests({ scope: 'all' }),
    await control.getRequestArchive({ scope: 'all' }),
    await control.getRequestEvidence({ scope: 'all' }),
    ...(await Promise.all(
      (
        await control.listRequests({ scope: 'all' })
      ).requests.map(({ id }) => client('read-key').getRequest(id)),
    )),
  ];
  expect(JSON.stringify(shown)).toContain('seen');
  expect(JSON.stringify(shown)).not.toContain('secret-0001');
  expect(JSON.stringify(shown)).not.toContain('demo-key');
  const found = await control.listRequests({ scope: 'all', text: 'access-secret-0001' });
  expect(found.total).toBe(0);
});

describe('a log', () => {
  test('keeps the latest requests, up to a number and up to bytes', async () => {
    const few = recording({ requests: 3 });
    for (let job = 0; job < 5; job += 1) await few.run('echo', { input: { job } });
    const { requests } = await few.control.listRequests();
    expect(requests.map(({ number }) => number)).toEqual([5, 4, 3]);
    const small = recording({ accountBytes: 65_536 });
    const text = 'x'.repeat(20_000);
    for (let job = 0; job < 5; job += 1) await small.run('echo', { input: { text } });
    expect((await small.control.listRequests()).total).toBe(3);
  });

  test('keeps refusals while there are successes to drop, up to a quarter of its bounds', async () => {
    const { call, control, client, run } = recording({ requests: 8 });
    const refuse = () => call('POST', '/v2/echo/run', {});
    for (let at = 0; at < 3; at += 1) await refuse();
    await control.declareFaults([{ operation: 'getEndpointHealth', effect: { drop: true } }]);
    await call('GET', '/v2/echo/health').catch(() => undefined);
    await control.declareFaults([]);
    for (let job = 0; job < 20; job += 1) await run('echo', { input: { job } });
    const kept = async () => (await control.listRequests()).requests.map(({ number }) => number);
    expect(await kept()).toEqual([24, 23, 22, 21, 20, 19, 4, 3]);
    expect((await control.listRequests({ status: '4xx' })).olderDropped).toBe(16);
    expect((await client('real-key').listRequests({ scope: 'all' })).olderDropped).toBe(0);
    for (let at = 0; at < 20; at += 1) await refuse();
    expect(await kept()).toEqual([44, 43, 42, 41, 40, 39, 38, 37]);
    expect((await control.listRequests({ scope: 'all' })).olderDropped).toBe(36);
  });

  test('of refusals alone stays within its bytes, and lets successes keep most of them', async () => {
    const { call, control, run } = recording({ accountBytes: 65_536 });
    const text = 'x'.repeat(10_000);
    for (let at = 0; at < 8; at += 1) await call('POST', '/v2/echo/run', { text });
    for (let job = 0; job < 8; job += 1) await run('echo', { input: { text } });
    const { requests } = await control.listRequests();
    expect(requests.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400]);
  });

  test('of all accounts together is bounded: the largest gives way', async () => {
    const { control, client, run } = recording({ serviceBytes: 65_536 });
    await run('echo', { input: {} }, 'real-key');
    const text = 'x'.repeat(20_000);
    for (let job = 0; job < 5; job += 1) await run('echo', { input: { text } });
    expect((await client('real-key').listRequests()).total).toBe(1);
    expect((await control.listRequests()).total).toBe(3);
  });

  test('keeps the beginning of a long body', async () => {
    const { control, run } = recording({ bodyBytes: 10 });
    await run('echo', { input: { text: 'long' } });
    const [{ id } = { id: '' }] = (await control.listRequests()).requests;
    const { request, response } = await control.getRequest(id);
    expect(request).toMatchObject({ body: '{"input":{', bytes: 25, isShortened: true });
    expect(response).toMatchObject({ isShortened: true });
  });

  test('has the job of a submission, however little of its answer it keeps', async () => {
    const { call, control, run } = recording({ bodyBytes: 1 });
    await run('echo', { input: { text: 'long' } });
    const answer = call('POST', '/v2/echo/runsync', { input: { text: 'x'.repeat(100_000) } });
    await call('GET', '/v2/echo/health');
    await control.advanceClock({ ms: 1000 });
    await answer;
    const { jobs } = await control.listJobs();
    const { requests } = await control.listRequests();
    expect(requests.map(({ jobId }) => jobId)).toEqual([undefined, ...jobs.map(({ id }) => id)]);
  });

  test('is off where the settings say so', async () => {
    const { control, run } = recording({ enabled: false });
    await run('echo', { input: {} });
    expect(await control.listRequests()).toMatchObject({ total: 0, isRecording: false });
  });

  test('begins again with a reset', async () => {
    const { control, run } = recording();
    await run('echo', { input: {} });
    await control.resetAccount();
    expect((await control.listRequests()).total).toBe(0);
    await run('echo', { input: {} });
    expect((await control.listRequests()).total).toBe(1);
  });
});

test('the path of a webhook is marked as hidden for people, and found as it is shown', async () => {
  const { call, control } = recording();
  const webhook = 'http://127.0.0.1:4862/hooks/secret-0001?order=1';
  for (const address of [webhook, 'http://127.0.0.1:4863/', 'http://127.0.0.1:4864']) {
    await call('POST', '/v2/echo/run', { input: {}, webhook: address });
  }
  const details = async (text: string) => {
    const { requests } = await control.listRequests({ text });
    const all = requests.map(async ({ id }) => (await control.getRequest(id)).request.body);
    return Promise.all(all);
  };
  const body = (address: string) => JSON.stringify({ input: {}, webhook: address });
  const hidden = body('http://127.0.0.1:4862/•••');
  for (const text of ['127.0.0.1:4862/•••', '•••', '/•••"']) {
    expect(await details(text), text).toEqual([hidden]);
  }
  expect(await details('127.0.0.1:486')).toEqual([
    body('http://127.0.0.1:4864'),
    body('http://127.0.0.1:4863/'),
    hidden,
  ]);
  for (const text of ['4863/•••', 'secret-0001', 'hooks']) expect(await details(text)).toEqual([]);
  // Other tools get an address of the same form.
  expect(await control.getRequestEvidence()).toContain('http://127.0.0.1:4862/x/x-0?x=0');
  expect(JSON.stringify(await control.getRequestArchive())).toContain('127.0.0.1:4862/x/x-0?x=0');
});

test('a stream that is open tells every further request', async () => {
  const { call, control } = recording();
  let hasAsked = false;
  const stream = control.streamEvents(
    { requests: true },
    {
      onOpen() {
        hasAsked = true;
        void call('GET', '/v2/ecko/health');
      },
    },
  );
  expect((await stream.next()).value).toMatchObject({
    type: 'requestAnswered',
    request: { status: 404 },
  });
  expect(hasAsked).toBe(true);
  await stream.return();
});

test('requests are told as they are answered, for those who ask', async () => {
  const { call, control, run } = recording();
  await run('echo', { input: {} });
  const stream = control.streamEvents({ requests: true });
  // The stream has begun: what was answered before is not told.
  expect((await stream.next()).value).toMatchObject({ type: 'submitted' });
  await call('GET', '/v2/ecko/health');
  await call('GET', '/v2/echo/health', undefined, { authorization: 'wrong-key' });
  const told: unknown[] = [];
  for await (const event of stream) {
    if (event.type === 'requestAnswered') told.push(event);
    if (told.length === 2) break;
  }
  expect(told).toMatchObject([
    {
      type: 'requestAnswered',
      request: { status: 404, code: 'endpointNotFound', hasAccount: true },
    },
    { type: 'requestAnswered', request: { status: 401, hasAccount: false } },
  ]);
});

test('a stream can say only that there are further requests, once for all of a turn', async () => {
  const { call, control } = recording();
  const open = async (query: Parameters<typeof control.streamEvents>[0]) => {
    let onOpen = () => {};
    const isOpen = new Promise<void>((resolve) => {
      onOpen = resolve;
    });
    const stream = control.streamEvents(query, { onOpen });
    const first = stream.next();
    await isOpen;
    return { stream, first };
  };
  const changes = await open({ type: 'changed', requestChanges: true });
  const others = await open({ type: 'changed' });
  await Promise.all(Array.from({ length: 50 }, () => call('GET', '/v2/ecko/health')));
  expect((await changes.first).value).toMatchObject({ type: 'changed', what: 'requests' });
  await control.declareFaults([]);
  let further = 0;
  for await (const event of changes.stream) {
    if (event.type === 'changed' && event.what === 'faults') break;
    further += 1;
  }
  expect(further).toBeLessThan(25);
  expect((await others.first).value).toMatchObject({ type: 'changed', what: 'faults' });
  await others.stream.return();
});

describe('a request that waits', () => {
  const held = { input: { word: 'held' } };

  test('is listed with what is known of it, and has its answer later', async () => {
    const { call, control } = recording();
    const answer = call('POST', '/v2/echo/runsync', held);
    await call('GET', '/v2/echo/health');
    const { requests } = await control.listRequests({ status: 'waiting' });
    expect(requests).toMatchObject([
      { number: 1, state: 'waiting', operationId: 'runJobSync', endpointId: 'echo', key: 'key-1' },
    ]);
    const [{ id, jobId } = { id: '', jobId: '' }] = requests;
    expect(requests[0]).not.toHaveProperty('status');
    expect((await control.listJobs()).jobs).toMatchObject([{ id: jobId }]);
    expect(await control.listRequests({ job: jobId ?? '' })).toMatchObject({ total: 1 });
    const waiting = await control.getRequest(id);
    expect(waiting.request.body).toBe(JSON.stringify(held));
    expect(waiting).not.toHaveProperty('response');
    expect(await control.listRequests({ text: 'held' })).toMatchObject({ total: 1 });
    expect((await control.getRequestArchive()).log.entries).toHaveLength(1);
    await control.advanceClock({ ms: 1000 });
    await answer;
    expect((await control.listRequests({ status: 'waiting' })).total).toBe(0);
    expect(await control.getRequest(id)).toMatchObject({ state: 'answered', status: 200 });
  });

  test('is told when it arrives, and when it is answered; others only then', async () => {
    const { call, control, run } = recording();
    await run('echo', { input: {} });
    const stream = control.streamEvents({ requests: true });
    expect((await stream.next()).value).toMatchObject({ type: 'submitted' });
    await call('GET', '/v2/echo/health');
    const answer = call('POST', '/v2/echo/runsync', held);
    const told: string[] = [];
    for await (const event of stream) {
      if (event.type !== 'requestArrived' && event.type !== 'requestAnswered') continue;
      told.push(`${event.type} ${event.request.number}`);
      if (event.type === 'requestArrived') await control.advanceClock({ ms: 1000 });
      if (told.length === 3) break;
    }
    await answer;
    expect(told).toEqual(['requestAnswered 2', 'requestArrived 3', 'requestAnswered 3']);
  });

  test('is dropped later than those that were answered, and its body with it', async () => {
    const { call, control, run } = recording({ requests: 2 });
    const answers = [call('POST', '/v2/echo/runsync', held)];
    for (let job = 0; job < 5; job += 1) await run('echo', { input: { job } });
    const numbers = async () => (await control.listRequests()).requests.map(({ number }) => number);
    expect(await numbers()).toEqual([6, 1]);
    answers.push(call('POST', '/v2/echo/runsync', held), call('POST', '/v2/echo/runsync', held));
    await call('GET', '/v2/echo/health');
    expect((await control.listRequests({ status: 'waiting' })).total).toBeLessThanOrEqual(2);
    await control.advanceClock({ ms: 1000 });
    await Promise.all(answers);
    const { requests } = await control.listRequests();
    expect(requests).toHaveLength(2);
    expect(requests.every(({ state }) => state === 'answered')).toBe(true);
  });
});

describe('what happened to an answer is told as it was', () => {
  test('a declared fault that refuses, drops, delays or makes old is named', async () => {
    const { service, call, control, run } = recording();
    const jobId = await run('echo', { input: {} });
    const faults = [
      { operation: 'purgeQueue', effect: { status: 500 } },
      { operation: 'getEndpointHealth', effect: { drop: true } },
      { operation: 'getJobStatus', effect: { stale: true } },
    ] as const;
    await control.declareFaults([...faults]);
    await call('POST', '/v2/echo/purge-queue');
    const headers = { authorization: 'demo-key' };
    const health = new Request('http://service.test/v2/echo/health', { headers });
    await expect(service.fetch(health)).rejects.toThrow();
    await call('GET', `/v2/echo/status/${jobId}`);
    const { requests } = await control.listRequests();
    expect(requests).toMatchObject([
      { status: 200, faults: [faults[2]] },
      { dropped: true, faults: [faults[1]] },
      { status: 500, code: 'injectedFault', faults: [faults[0]] },
      { status: 200 },
    ]);
    expect(requests[3]).not.toHaveProperty('faults');
  });

  test('HEAD has no body', async () => {
    const { service, control } = recording();
    const headers = { authorization: 'demo-key' };
    await service.fetch(new Request(`${origin}/v2/echo/health`, { method: 'HEAD', headers }));
    const [{ id } = { id: '' }] = (await control.listRequests()).requests;
    const { response } = await control.getRequest(id);
    expect(response).toMatchObject({ bytes: 0 });
    expect(response).not.toHaveProperty('body');
  });

  test('a page that may not read it is named, also where only the preflight was refused', async () => {
    const { call, control } = recording();
    const page = { origin: 'https://page.test' };
    const asks = { ...page, 'access-control-request-method': 'POST' };
    await call('OPTIONS', '/v2/echo/run', undefined, asks);
    await call('GET', '/v2/echo/health', undefined, page);
    await call('GET', '/v2/echo/health', undefined, { origin: 'http://localhost:5173' });
    await call('GET', '/v2/echo/health', undefined, { origin, host: 'service.test' });
    const { requests } = await control.listRequests();
    expect(requests.map(({ status, refusedOrigin }) => [status, refusedOrigin])).toEqual([
      [200, undefined],
      [200, undefined],
      [200, 'https://page.test'],
      [405, 'https://page.test'],
    ]);
  });
});

test('a download as HAR has every request with its answer', async () => {
  const { call, control } = recording();
  await call('POST', '/v2/echo/run', { input: { a: 1 } });
  await call('GET', '/v2/ecko/health');
  const { log } = await control.getRequestArchive();
  expect(log.entries).toMatchObject([
    {
      startedDateTime: '2026-01-01T00:00:00.000Z',
      request: {
        method: 'POST',
        url: 'http://service.test/v2/echo/run',
        postData: { mimeType: 'application/json', text: '{"input":{"a":1}}' },
      },
      response: { status: 200, content: { mimeType: 'application/json' } },
    },
    { response: { status: 404 }, comment: 'There is no endpoint ecko.' },
  ]);
  expect((await control.getRequestArchive({ status: '4xx' })).log.entries).toHaveLength(1);
});

test('a download as HAR keeps the format, whatever was asked and answered', async () => {
  const { service, call, control } = recording({ bodyBytes: 40 });
  await call('POST', '/v2/echo/run?a=1&b=%20', { input: { text: 'x'.repeat(100) } });
  await call('POST', '/v2/echo/run', '{', { 'content-type': 'text/plain' });
  await call('OPTIONS', '/v2/echo/run');
  await call('GET', '/nowhere');
  await control.declareFaults([{ operation: 'getEndpointHealth', effect: { drop: true } }]);
  const headers = { authorization: 'demo-key' };
  const health = new Request(`${origin}/v2/echo/health`, { headers });
  await expect(service.fetch(health)).rejects.toThrow();
  const archive = await control.getRequestArchive({ scope: 'all' });
  expect(archiveErrors(archive)).toEqual([]);
  expect(archive.log.entries).toHaveLength(5);
  expect(archive.log.entries[0]).toMatchObject({
    request: {
      queryString: [
        { name: 'a', value: '1' },
        { name: 'b', value: ' ' },
      ],
    },
  });
  const broken = { log: { ...archive.log, entries: [{ ...archive.log.entries[0], time: '1' }] } };
  expect(archiveErrors(broken)).toEqual(['/log/entries/0/time must be number']);
});

type Written = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Members of members in notations that a program may send by mistake. */
const notations: Readonly<Record<string, (value: Written) => string>> = {
  json: (value) => JSON.stringify(value, null, 2),
  jsonTwice: (value) => JSON.stringify(JSON.stringify(value)),
  jsonThrice: (value) => JSON.stringify(JSON.stringify(JSON.stringify(value))),
  jsonAsMember: (value) => JSON.stringify({ input: { settings: JSON.stringify(value) } }),
  escaped: (value) => JSON.stringify(value).replaceAll('c', '\\u0063'),
  python: (value) => JSON.stringify(value).replaceAll('"', "'"),
  unquoted: (value) => JSON.stringify(value).replaceAll('"', ''),
  ruby: (value) => JSON.stringify(value).replaceAll(/"(\w+)":/g, ':$1=>'),
  yaml: (value) => lines(value, (name, item) => `  ${name}: ${item}`, ':'),
  toml: (value) => lines(value, (name, item) => `${name} = '${item}'`, ''),
  xml: (value) => lines(value, (name, item) => `<${name}>${item}</${name}>`, '>'),
  form: (value) => form(value),
  percent: (value) => encodeURIComponent(form(value)),
  json5: (value) => `// a remark\n${JSON.stringify(value).replaceAll('}', ',}')}`,
};

function lines(
  value: Written,
  line: (name: string, item: unknown) => string,
  after: string,
): string {
  return Object.entries(value)
    .flatMap(([name, members]) => [
      `${name}${after}`,
      ...Object.entries(members).map(([member, item]) => line(member, item)),
    ])
    .join('\n');
}

function form(value: Written): string {
  return Object.entries(value)
    .flatMap(([name, members]) =>
      Object.entries(members).map(([member, item]) => `${name}[${member}]=${item}`),
    )
    .join('&');
}

describe('whatever is asked', () => {
  const secretNames = ['x-api-key', 'cookie', 'x-control-token', 'authorization'];

  test('no secret of a request is shown anywhere', { timeout: 60_000 }, async () => {
    const secret = fc.stringMatching(/^[a-zA-Z0-9]{20,30}$/).map((text) => `Zq9${text}`);
    const place = fc.constantFrom(
      ...secretNames,
      ...['api_key', 'token', 'sig'].map((name) => `?${name}`),
      ...['accessId', 'accessSecret', 'endpointUrl'].map((name) => `s3Config.${name}`),
      'webhook',
      'badWebhook',
    );
    const path = fc.constantFrom('/v2/echo/run', '/v2/ecko/run', '/v2/echo/runs', '/v2/image/run');
    const asked = fc.array(fc.record({ path, places: fc.dictionary(place, secret) }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(asked, fc.boolean(), async (all, isWhole) => {
        const { call, control } = recording();
        for (const { path, places } of all) {
          const query = Object.entries(places).flatMap(([name, value]) =>
            name.startsWith('?') ? [`${name.slice(1)}=${value}`] : [],
          );
          const storage = Object.entries(places).flatMap(([name, value]) =>
            name.startsWith('s3Config.') ? [[name.slice(9), value]] : [],
          );
          const headers = Object.fromEntries(
            Object.entries(places).filter(([name]) => secretNames.includes(name)),
          );
          const body = {
            input: { again: places['authorization'] },
            ...(storage.length > 0 && { s3Config: Object.fromEntries(storage) }),
            ...('webhook' in places && { webhook: `https://a.test/${places['webhook']}` }),
            ...('badWebhook' in places && { webhook: `https://[a/${places['badWebhook']}` }),
          };
          const text = JSON.stringify(body).slice(0, isWhole ? undefined : -1);
          await call('POST', `${path}?${query.join('&')}`, text, headers);
        }
        const list = await control.listRequests({ scope: 'all' });
        const shown = JSON.stringify([
          list,
          await control.getRequestArchive({ scope: 'all' }),
          await control.getRequestEvidence({ scope: 'all' }),
          await Promise.all(list.requests.map(({ id }) => control.getRequest(id))),
          await control.listEvents(),
        ]);
        expect(list.total).toBe(all.length);
        for (const { places } of all) {
          for (const value of Object.values(places)) expect(shown).not.toContain(value);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test('no secret of a body is shown, in whatever notation', { timeout: 60_000 }, async () => {
    const secret = fc.stringMatching(/^[a-zA-Z0-9]{12}$/).map((text) => `Zq9${text}`);
    const name = fc.constantFrom(
      'accessId',
      'accessSecret',
      'access_secret',
      'password',
      'API-Key',
    );
    const asked = fc.record({
      notation: fc.constantFrom(...Object.keys(notations)),
      storage: fc.dictionary(name, secret, { minKeys: 1 }),
      within: fc.constantFrom('body', 'text', 'input'),
      isWhole: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: 1, maxLength: 4 }), async (all) => {
        const { call, control } = recording();
        for (const { notation, storage, within, isWhole } of all) {
          const written = notations[notation]?.({ input: { a: 1 }, s3Config: storage }) ?? '';
          const places = {
            body: written,
            text: JSON.stringify(written),
            input: JSON.stringify({ input: { text: written } }),
          };
          await call('POST', '/v2/echo/run', places[within].slice(0, isWhole ? undefined : -2));
        }
        await control.advanceClock({ ms: 10_000 });
        for (const { jobId } of (await control.listRequests()).requests) {
          if (jobId !== undefined) await call('GET', `/v2/echo/status/${jobId}`);
        }
        const list = await control.listRequests({ scope: 'all' });
        const shown = JSON.stringify([
          list,
          await control.getRequestArchive({ scope: 'all' }),
          await control.getRequestEvidence({ scope: 'all' }),
          await Promise.all(list.requests.map(({ id }) => control.getRequest(id))),
        ]);
        expect(list.total).toBeGreaterThanOrEqual(all.length);
        for (const { storage } of all) {
          for (const value of Object.values(storage)) expect(shown).not.toContain(value);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test('a log stays within its bounds, and the oldest answers give way first', async () => {
    const request = fc.record({
      size: fc.nat({ max: 30_000 }),
      isHeld: fc.boolean(),
      key: fc.constantFrom('demo-key', 'real-key', 'wrong-key'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 5, maxLength: 25 }), async (all) => {
        const bounds = { requests: 6, accountBytes: 65_536, serviceBytes: 131_072 };
        const { call, control, client } = recording(bounds);
        const held: Promise<unknown>[] = [];
        for (const { size, isHeld, key } of all) {
          const body = { input: { text: 'x'.repeat(size) } };
          const headers = { authorization: key };
          // Only an account with a manual clock can hold a request.
          const waits = isHeld && key === 'demo-key';
          const answer = call('POST', `/v2/echo/${waits ? 'runsync' : 'run'}`, body, headers);
          if (waits) held.push(answer);
          else await answer;
        }
        for (const one of [control, client('real-key')]) {
          for (const scope of ['account', 'none'] as const) {
            const { requests } = await one.listRequests({ scope });
            expect(requests.length).toBeLessThanOrEqual(6);
            const numbers = requests.map(({ number }) => number);
            expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
            const bodies = await Promise.all(requests.map(({ id }) => one.getRequest(id)));
            const bytes = bodies.map(({ request }) => request.body?.length ?? 0);
            expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(65_536);
          }
        }
        await control.advanceClock({ ms: 1000 });
        await Promise.all(held);
        await control.resetAccount();
        expect((await control.listRequests()).total).toBe(0);
      }),
      { numRuns: 25, seed: 7 },
    );
  }, 60_000);
});

test('a download as evidence is evidence of the traffic', async () => {
  const { call, control } = recording();
  await call('POST', '/v2/echo/run', { input: { a: 1 } });
  await call('GET', '/v2/ecko/health');
  expect(readEvidence(await control.getRequestEvidence())).toMatchObject([
    { kind: 'subject', baseUrl: 'http://service.test' },
    { kind: 'exchange', scenario: 'traffic', key: 'unknown', response: { status: 200 } },
    { kind: 'exchange', response: { status: 404 } },
  ]);
});

test('a body says whether secrets in it were replaced', async () => {
  const { call, control } = recording();
  await call('POST', '/v2/echo/run', { input: { password: 'lighthouse' } });
  await call('POST', '/v2/echo/run', { input: { prompt: 'A lighthouse' } });
  const { requests } = await control.listRequests();
  const bodies = await Promise.all(requests.map(({ id }) => control.getRequest(id)));
  expect(bodies.map(({ request }) => request.isRedacted)).toEqual([undefined, true]);
  expect(bodies[1]?.request.body).not.toContain('lighthouse');
});

test('a body that was not read is announced, and nobody judges it', async () => {
  const { call, control } = recording();
  const unread = { authorization: 'Bearer wrong-key', 'content-length': '13' };
  await call('POST', '/v2/echo/run', '{"input": {}}');
  await call('POST', '/v2/echo/run', '{"input": {}}', unread);
  const [refused = { id: '' }] = (await control.listRequests({ scope: 'none' })).requests;
  const { request } = await control.getRequest(refused.id);
  expect(request).toMatchObject({ bytes: 13, isUnread: true });
  expect(request).not.toHaveProperty('body');
  const records = readEvidence(await control.getRequestEvidence({ scope: 'all' }));
  expect(records).toMatchObject([
    { kind: 'subject' },
    { request: { body: '{"input": {}}' } },
    { request: { bytes: 13 }, response: { status: 401 } },
  ]);
  expect(records[2]).not.toHaveProperty('request.body');
});

test('evidence has no request of the console, and nothing false is said of an unread body', async () => {
  const own = 'http://localhost:8080';
  const service = createReferenceService({
    settings: demoSettings,
    console: true,
    control: { enabled: true },
    pages: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: 'page' }),
  });
  const begun = await service.fetch(
    new Request(`${own}/console/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: own },
      body: '{}',
    }),
  );
  const { sessionToken } = Object(await begun.json());
  const run = async (body: string, headers: Readonly<Record<string, string>>) => {
    const all = {
      'content-type': 'application/json',
      'content-length': `${body.length}`,
      ...headers,
    };
    const sent = { method: 'POST', headers: all, body };
    return (await service.fetch(new Request(`${own}/v2/echo/run`, sent))).status;
  };
  const ofPage = {
    'console-session-token': sessionToken,
    origin: own,
    'sec-fetch-site': 'same-origin',
  };
  const statuses = [
    await run('{"input":{}}', { authorization: 'Bearer demo-key' }),
    await run('{"input":{}}', { authorization: 'Bearer wrong-key' }),
    await run('{"input":{}}', { ...ofPage, 'x-console-account': 'demo' }),
  ];
  expect(statuses).toEqual([200, 401, 200]);
  const read = async (path: string) =>
    (
      await service.fetch(
        new Request(`${own}/control/requests${path}`, {
          headers: { authorization: 'Bearer demo-key' },
        }),
      )
    ).text();
  const list = JSON.parse(await read('?scope=all'));
  expect(list).toMatchObject({ total: 3 });
  for (const { id } of list.requests) {
    const details = await read(`/${id}`);
    expect(details).toContain('content-type');
    expect(details).not.toContain(sessionToken);
  }
  const records = readEvidence(await read('.ndjson?scope=all'));
  expect(records).toHaveLength(3);
  const { verdicts } = createReport(records, { profile: 'contract' });
  const about = verdicts.filter(({ rule }) =>
    ['invalid-request-is-400', 'key-in-authorization'].includes(rule),
  );
  expect(about).toHaveLength(2);
  for (const { verdict, notices } of about) {
    expect(verdict).not.toBe('violated');
    expect(notices).toEqual([]);
  }
});
