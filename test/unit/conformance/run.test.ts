/** A run as a whole, with scenarios and deployments made for it. */
import { expect, test } from 'vitest';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { obstaclesIn } from '../../../src/conformance/judging/verdicts/run-obstacles.ts';
import type { Deployment } from '../../../src/conformance/run/deployment.ts';
import { runAllScenarios } from '../../../src/conformance/run/run.ts';
import type { RunOptions } from '../../../src/conformance/run/run-options.ts';
import type { Scenario } from '../../../src/conformance/run/scenario.ts';
import { readTarget, type TargetFile } from '../../../src/conformance/target/target-file.ts';
import { ManualClock, systemClock } from '../../../src/core/clock.ts';
import { readEvidence } from '../../../src/evidence/evidence-file.ts';
import { evidenceLine } from '../../../src/evidence/evidence-line.ts';

const file: TargetFile = {
  baseUrl: 'https://host.test',
  keys: { valid: 'KEY' },
  endpoints: { one: { id: 'one', kind: 'serverless', maxCost: '0.01' } },
  declares: { operations: ['cancelJob'] },
};

/** A deployment that accepts every job and runs it for ever, and what it was sent. */
function everRunning() {
  const sent: string[] = [];
  let jobs = 0;
  const fetch: RunOptions['fetch'] = (request) => {
    const { pathname } = new URL(request.url);
    sent.push(`${request.method} ${pathname}`);
    jobs += 1;
    const last = pathname.split('/').at(-1);
    if (pathname.includes('/status/')) {
      return Promise.resolve(Response.json({ id: last, status: 'IN_PROGRESS' }));
    }
    const job = pathname.includes('/cancel/')
      ? { id: last, status: 'CANCELLED' }
      : { id: `job-${jobs}`, status: 'IN_QUEUE' };
    return Promise.resolve(Response.json(job));
  };
  return { fetch, sent };
}

function scenario(name: string, drive: (deployment: Deployment) => Promise<unknown>): Scenario {
  return {
    name,
    purpose: 'For a test.',
    evidence: 'anything',
    rules: [],
    shows: [],
    needs: [],
    estimate: () => ({ submissions: [], requests: 0, durationMs: 0 }),
    run: async (deployment) => void (await drive(deployment)),
  };
}

const submit = (deployment: Deployment) =>
  deployment.run(
    deployment.endpoint(() => true),
    { input: {} },
  );

function runOf(
  scenarios: readonly Scenario[],
  options: Partial<RunOptions> & Pick<RunOptions, 'fetch'>,
  changes: Partial<TargetFile> = {},
) {
  return runAllScenarios({
    target: readTarget({ ...file, ...changes }, { env: { KEY: 'the-secret-key-of-a-run' } }),
    profile: 'contract',
    scenarios,
    clock: systemClock(),
    signal: new AbortController().signal,
    newName: () => 'nobody-knows',
    ...options,
  });
}

type Records = Awaited<ReturnType<typeof runOf>>['records'];

const endOf = (records: Records) => records.find((record) => record.kind === 'scenario');

function obstaclesOf(records: Records) {
  return obstaclesIn(records, viewOf(records));
}

test('jobs that still run when a scenario ends are cancelled', async () => {
  const { fetch, sent } = everRunning();
  const { jobs, reserved, requests, records } = await runOf([scenario('submits', submit)], {
    fetch,
    planned: { usualMs: 7000, longestMs: 9000 },
  });
  expect(records.at(-1)).toMatchObject({ kind: 'run', plannedMs: 7000 });
  expect(sent).toEqual([
    'POST /v2/one/run',
    'GET /v2/one/status/job-1',
    'POST /v2/one/cancel/job-1',
  ]);
  expect(jobs).toEqual([
    { jobId: 'job-1', endpointId: 'one', scenario: 'submits', fate: 'cancelled' },
  ]);
  expect({ reserved, requests }).toEqual({ reserved: '0.01', requests: 1 });
});

test('jobs are cancelled even when the run may send no more requests', async () => {
  const { fetch, sent } = everRunning();
  const { jobs } = await runOf(
    [scenario('submits', submit)],
    { fetch },
    { limits: { maxRequests: 1 } },
  );
  expect(sent.at(-1)).toBe('POST /v2/one/cancel/job-1');
  expect(jobs.map(({ fate }) => fate)).toEqual(['cancelled']);
});

test('jobs that cannot be cancelled are listed', async () => {
  const { fetch, sent } = everRunning();
  const { jobs, records } = await runOf([scenario('submits', submit)], { fetch }, { declares: {} });
  // Most jobs end soon, so it is polled a few times.
  expect(sent).toEqual(['POST /v2/one/run', ...Array(4).fill('GET /v2/one/status/job-1')]);
  expect(jobs.map(({ jobId, fate }) => [jobId, fate])).toEqual([['job-1', 'left']]);
  expect(records.at(-1)).toMatchObject({
    kind: 'run',
    reserved: '0.01',
    jobs: 1,
    left: [{ jobId: 'job-1', endpointId: 'one', scenario: 'submits' }],
    errors: [],
  });
});

test('a submission whose response is lost is listed without an id and not repeated', async () => {
  let calls = 0;
  const { jobs } = await runOf([scenario('submits', submit)], {
    fetch: () => {
      calls += 1;
      return Promise.reject(new TypeError('reset'));
    },
  });
  expect(calls).toBe(1);
  expect(jobs).toEqual([
    { jobId: undefined, endpointId: 'one', scenario: 'submits', fate: 'left' },
  ]);
});

test('a cancelled run ends its scenarios and still cancels their jobs', async () => {
  const { fetch, sent } = everRunning();
  const stop = new AbortController();
  const { jobs, records } = await runOf(
    [
      scenario('waits', async (deployment) => {
        await submit(deployment);
        stop.abort(new Error('Enough.'));
        await submit(deployment);
      }),
    ],
    { fetch, signal: stop.signal },
  );
  expect(sent).toEqual([
    'POST /v2/one/run',
    'GET /v2/one/status/job-1',
    'POST /v2/one/cancel/job-1',
  ]);
  expect(jobs.map(({ fate }) => fate)).toEqual(['cancelled']);
  expect(records.at(-2)).toMatchObject({ kind: 'exchange' });
  expect(endOf(records)).toMatchObject({ outcome: 'stopped', reason: 'Enough.' });
});

test('a run ends at its time limit and keeps its results', async () => {
  const clock = new ManualClock();
  const { fetch } = everRunning();
  const running = runOf(
    [scenario('waits', (deployment) => deployment.time.pass(3_600_000))],
    { fetch, clock },
    { limits: { maxDurationSeconds: 5 } },
  );
  await clock.advance(5000);
  const { records } = await running;
  const reason = 'The limit of 5 s is reached.';
  expect(records.at(-2)).toMatchObject({ kind: 'scenario', outcome: 'stopped', reason });
});

test('a request that exceeds the budget is not sent and ends its scenario', async () => {
  const { fetch, sent } = everRunning();
  const twice = scenario('twice', async (deployment) => {
    await submit(deployment);
    await submit(deployment);
  });
  const { records } = await runOf([twice], { fetch }, { limits: { maxCost: '0.015' } });
  expect(sent.filter((line) => line.endsWith('/run'))).toHaveLength(1);
  const reason = expect.stringContaining('0.015');
  expect(endOf(records)).toMatchObject({ outcome: 'stopped', reason });
});

test('a request that accidentally breaks the contract is an error in the suite and is not sent', async () => {
  const { fetch, sent } = everRunning();
  const wrong = scenario('wrong', (deployment) =>
    deployment.run(
      deployment.endpoint(() => true),
      { input: {}, policy: { ttl: 1 } },
    ),
  );
  const { errors } = await runOf([wrong, scenario('right', submit)], { fetch });
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^wrong: expected a valid request to runJob, found .*\/policy\/ttl/),
  ]);
  expect(sent.filter((line) => line.endsWith('/run'))).toHaveLength(1);
});

test('no record contains a key', async () => {
  const fetch: RunOptions['fetch'] = (request) =>
    Promise.resolve(
      Response.json(
        { id: 'x', status: 'IN_QUEUE', echo: request.headers.get('authorization') },
        { headers: { 'x-echo': request.headers.get('authorization') ?? '' } },
      ),
    );
  const { records } = await runOf([scenario('submits', submit)], { fetch });
  const text = JSON.stringify(records);
  expect(text).toContain('[API key]');
  expect(text).not.toContain('the-secret-key-of-a-run');
});

test.for([
  'key',
  '1000',
  'public',
  'claims',
  'kind',
  'ordinary',
  'input',
  'null',
  'host.test',
  'content-type',
  'IN_QUEUE',
  'CANCELLED',
])('records stay valid if the key equals a common word: %s', async (key) => {
  const { fetch } = everRunning();
  const address = 'https://me:p4ssw0rd-x@files.test/';
  const changes: Partial<TargetFile> = {
    endpoints: {
      one: {
        id: 'one',
        kind: 'public',
        maxCost: '0.01',
        inputs: {
          ordinary: { address, text: `of ${key}`, count: 1000 },
          slow: { input: { address }, runsForMs: 1000 },
          streaming: { input: {}, parts: [address, 1000] },
        },
      },
    },
    declares: { operations: ['cancelJob'], timeUnit: 's', finalStates: ['CANCELLED'] },
  };
  const target = readTarget({ ...file, ...changes }, { env: { KEY: key } });
  const { records, errors } = await runOf([scenario('submits', submit)], { fetch, target });
  expect(errors).toEqual([]);
  const read = readEvidence(records.map(evidenceLine).join(''));
  expect(read.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['subject', 'plan', 'exchange', 'scenario', 'run']),
  );
  expect(read[0]).toMatchObject({
    kind: 'subject',
    endpoints: [{ kind: 'public', inputs: { slow: { runsForMs: 1000 } } }],
    timeUnitMs: 1000,
  });
  const text = JSON.stringify(read);
  expect(text).not.toContain('p4ssw0rd');
  expect(text).toContain(`of ${key}`);
});

test.each([
  ['with any type', 'application/json', 3],
  ['with the type of films', 'video/mp4', 10],
])('a run stops early if responses never end: %s', async (_, type, expected) => {
  const endless: RunOptions['fetch'] = async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    });
    return new Response(body, { headers: { 'content-type': type } });
  };
  const asks = scenario('asks', async (deployment) => {
    const endpoint = deployment.endpoint(() => true);
    for (let count = 0; count < 10; count += 1) await deployment.status(endpoint, 'a');
  });
  const { records } = await runOf([asks], { fetch: endless });
  expect(records.filter(({ kind }) => kind === 'exchange')).toHaveLength(expected);
  const isStopped = expected === 3;
  expect(endOf(records)?.reason).toBe(isStopped ? '3 consecutive answers did not end.' : undefined);
  const told = /^3 answers did not end, from evidence 1 on: It continued after [45] MB/;
  expect(obstaclesOf(records)).toEqual(isStopped ? [expect.stringMatching(told)] : []);
});

test.each([
  [
    'status',
    3,
    '3 answers did not end, from evidence 1 on: The answer was not complete within 60 s.',
  ],
  // A gateway has cut them off; nobody had given them up.
  ['runsync', 5, 'The deployment answered none of 5 requests, from evidence 1 on: reset'],
] as const)(
  'if %s requests get no response for 65 s, a run sends %i of them',
  async (way, sent, told) => {
    const clock = new ManualClock();
    const fetch: RunOptions['fetch'] = (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        clock.schedule(clock.now() + 65_000, () => reject(new TypeError('reset')));
      });
    const asks = scenario('asks', async (deployment) => {
      const endpoint = deployment.endpoint(() => true);
      for (let count = 0; count < 5; count += 1) {
        if (way === 'runsync') await deployment.runSync(endpoint, { input: {} });
        else await deployment.status(endpoint, 'a');
      }
    });
    const running = runOf([asks], { fetch, clock });
    await clock.advance(600_000);
    const { records } = await running;
    expect(records.filter(({ kind }) => kind === 'exchange')).toHaveLength(sent);
    expect(obstaclesOf(records)).toEqual([told]);
  },
);

const refusal = () =>
  Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' }),
  });

test('after a few refused connections a run ends and lists no job', async () => {
  const { fetch: accepting, sent } = everRunning();
  let refused = 0;
  const fetch: RunOptions['fetch'] = (request) => {
    if (sent.length < 4) return accepting(request);
    refused += 1;
    return Promise.reject(refusal());
  };
  const clock = new ManualClock();
  const many = Array.from({ length: 40 }, (_, index) =>
    scenario(`submits-${index}`, async (deployment) => {
      const { id } = deployment.job(await submit(deployment));
      const endpoint = deployment.endpoint(() => true);
      await deployment.poll(endpoint, id, { forMs: 120_000 });
    }),
  );
  const running = runOf(many, { fetch, clock });
  await clock.advance(20_000);
  const { jobs, records } = await running;
  const submitted = sent.filter((line) => line.endsWith('/run')).length;
  expect(jobs).toHaveLength(submitted);
  expect(jobs.every(({ jobId }) => jobId !== undefined)).toBe(true);
  // Beside what ends the run there is one look at the jobs of each scenario that has some.
  expect(refused).toBeLessThanOrEqual(5 + submitted);
  const reasons = records.flatMap((record) => (record.kind === 'scenario' ? record.reason : []));
  expect(reasons.at(-1)).toBe('5 consecutive connections failed: connect ECONNREFUSED 127.0.0.1:9');
});

test('a job may exist after its connection broke; many broken connections in a row end a run', async () => {
  const all = scenario('submits', async (deployment) => {
    for (let count = 0; count < 20; count += 1) await submit(deployment);
  });
  const fetch = () => Promise.reject(new TypeError('other side closed'));
  const { jobs, records } = await runOf([all], { fetch });
  expect(jobs).toHaveLength(10);
  expect(endOf(records)?.reason).toBe('10 consecutive requests had no answer: other side closed');
});

test('what a deployment left without an answer when it went is named', async () => {
  const { fetch: accepting, sent } = everRunning();
  let left = 0;
  const fetch: RunOptions['fetch'] = (request) => {
    if (sent.length < 2) return accepting(request);
    left += 1;
    return Promise.reject(left === 1 ? new TypeError('other side closed') : refusal());
  };
  const all = scenario('submits', async (deployment) => {
    for (let count = 0; count < 20; count += 1) await submit(deployment);
  });
  const { records } = await runOf([all], { fetch });
  const [silent, inFlight, ...more] = obstaclesOf(records) ?? [];
  expect(silent).toMatch(
    /^The deployment stopped answering after 2 requests: the last \d+ had no answer, from evidence 3 on: other side closed$/,
  );
  expect(inFlight).toBe(
    'Without an answer when it went: POST /v2/one/run (evidence 3, submits). Repeat with --scenario submits',
  );
  expect(more).toEqual([]);
});

/** Submits many jobs, and asks for each of them until it has ended. */
const completesMany = scenario('completes', async (deployment) => {
  const endpoint = deployment.endpoint(() => true);
  for (let count = 0; count < 9; count += 1) await deployment.complete(endpoint, { input: {} });
});

test.each([
  ['no job is known', () => false, 5],
  ['one job is known', (id: string) => id === 'job-1', 9],
])('if %s, a run submits as many jobs as needed', async (_, isKnown, expected) => {
  const { fetch: accepting, sent } = everRunning();
  const fetch: RunOptions['fetch'] = async (request) => {
    const answer = await accepting(request);
    const id = request.url.split('/').at(-1) ?? '';
    if (!request.url.includes('/status/')) return answer;
    if (isKnown(id)) return Response.json({ id, status: 'COMPLETED' });
    return new Response(null, { status: 404 });
  };
  const clock = new ManualClock();
  const { operations: _none, ...declares } = file.declares ?? {};
  const running = runOf([completesMany], { fetch, clock }, { declares });
  await clock.advance(60_000);
  const { records } = await running;
  expect(sent.filter((line) => line.endsWith('/run'))).toHaveLength(expected);
  const told = /^The status of each of 5 accepted jobs was answered with 404, from evidence 2 on/;
  expect(obstaclesOf(records)).toEqual(isKnown('job-1') ? [] : [expect.stringMatching(told)]);
});

test('a status request whose connection is lost is repeated once, a submission is not', async () => {
  const sent: string[] = [];
  const lost = Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
  });
  const fetch: RunOptions['fetch'] = (request) => {
    const { pathname } = new URL(request.url);
    sent.push(request.method);
    const isAnswered = sent.filter((method) => method === request.method).length > 1;
    const job = { id: pathname.split('/').at(-1), status: 'COMPLETED' };
    return isAnswered ? Promise.resolve(Response.json(job)) : Promise.reject(lost);
  };
  const { records } = await runOf(
    [
      scenario('asks', async (deployment) => {
        const one = deployment.endpoint(() => true);
        await submit(deployment);
        await deployment.status(one, 'job');
      }),
    ],
    { fetch },
  );
  expect(sent).toEqual(['POST', 'GET', 'GET']);
  const exchanges = records.filter((record) => record.kind === 'exchange');
  expect(exchanges.map(({ response }) => response?.status)).toEqual([undefined, undefined, 200]);
});
