/** What an account does that has other alternatives than the document chooses, on any engine. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import type { AlternativeSettings } from '../../../../src/reference/alternatives/alternatives.ts';
import type { MakeWorld, World } from './worlds.ts';

const prompt = { prompt: 'a lighthouse at dusk' };
const webhook = 'http://receiver.test/hook';
const scripted = (script: object) => ({ script });

export function describeBehaviour(engine: string, make: MakeWorld): void {
  const world = (alternatives: AlternativeSettings, rest: object = {}) =>
    make({ alternatives, ...rest });

  describeSubmissions(engine, world);
  describeEnds(engine, world);
  describeWebhooks(engine, world);
  describeCharges(engine, world);
  describeResults(engine, world);
}

type Make = (alternatives: AlternativeSettings, rest?: object) => Promise<World>;

function describeSubmissions(engine: string, world: Make): void {
  describe(`${engine}: a submission`, () => {
    test.each([
      ['image', { width: 'wide' }, ['/input/prompt', '/input/width']],
      ['script', {}, ['/input/script']],
      ['transcription', {}, ['/input']],
    ])('to %s of an input that the model refuses gets 400', async (endpoint, input, places) => {
      const { call, account } = await world({ 'input-validation': 'refused' });
      for (const path of ['run', 'runsync']) {
        const { status, body } = await call('POST', `/v2/${endpoint}/${path}`, { input });
        expect(status).toBe(400);
        expect(body).toMatchObject({ code: 'invalidRequest' });
        expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(
          places,
        );
      }
      expect(await account.engine.jobs({ limit: 1 })).toMatchObject({ total: 0 });
    });

    test('of a valid input is accepted where invalid ones are refused', async () => {
      const { run, status, pass } = await world({ 'input-validation': 'refused' });
      const id = await run('image', prompt);
      await pass(300);
      expect((await status('image', id)).body).toMatchObject({ status: 'COMPLETED' });
    });

    test.each([
      [{ 'runsync-wait': { limited: 2000 } }, '', 2000],
      [{ 'runsync-wait': { limited: 2000 } }, '?wait=5000', 5000],
      [{ 'runsync-wait': 'unlimited' }, '?wait=5000', 5000],
      [{ 'crash-answer': 'internal-error' }, '', 90_000],
    ] as const)(
      'by runsync with %o waits as long as it should (%s)',
      async (alternatives, query, limitMs) => {
        const { runSync, pass } = await world(alternatives);
        let isAnswered = false;
        const answered = runSync('script', scripted({ afterMs: 200_000 }), {
          query,
          async meanwhile() {
            await pass(limitMs - 1);
            expect(isAnswered).toBe(false);
            await pass(1);
          },
        });
        void answered.then(() => {
          isAnswered = true;
        });
        expect(await answered).toMatchObject({ status: 200, body: { status: 'IN_PROGRESS' } });
      },
    );

    test.each([{}, { profile: 'contract' }])(
      'by runsync can wait without limit %o',
      async (rest) => {
        const alternatives = 'profile' in rest ? {} : ({ 'runsync-wait': 'unlimited' } as const);
        const { runSync, pass } = await world(alternatives, rest);
        const { body } = await runSync('script', scripted({ afterMs: 590_000 }), {
          meanwhile: () => pass(590_000),
        });
        expect(body).toMatchObject({ status: 'COMPLETED', executionTime: 590_000 });
      },
    );

    test.each([408, 500, 502, 503, 504] as const)('whose wait is over gets %s', async (status) => {
      const { runSync, account } = await world({
        'runsync-wait': { limited: 500 },
        'runsync-wait-over': { 'error-status': status },
      });
      const answer = await runSync('script', scripted({ afterMs: 600 }));
      expect(answer).toMatchObject({ status, body: { status } });
      expect(await account.engine.jobs({ limit: 1 })).toMatchObject({
        jobs: [{ state: 'COMPLETED' }],
      });
    });

    test('whose wait is over gets no response, and the job goes on', async () => {
      const { runSync, account } = await world({
        'runsync-wait': { limited: 500 },
        'runsync-wait-over': 'connection-closed',
      });
      await expect(runSync('script', scripted({ afterMs: 600 }))).rejects.toThrow('closed');
      expect(await account.engine.jobs({ limit: 1 })).toMatchObject({
        jobs: [{ state: 'COMPLETED' }],
      });
    });

    test('gets 500 if the worker crashes, and the failed job otherwise', async () => {
      const { runSync, account, run, status } = await world({ 'crash-answer': 'internal-error' });
      const crashed = await runSync('script', scripted({ crash: true }));
      expect(crashed).toMatchObject({ status: 500, body: { code: 'internalError' } });
      account.faults.declare([{ effect: { worker: 'crash' }, count: 1 }]);
      expect((await runSync('script', scripted({ output: {} }))).status).toBe(500);
      const failed = await runSync('script', scripted({ fail: 'No.' }));
      expect(failed).toMatchObject({ status: 200, body: { status: 'FAILED', error: 'No.' } });
      const id = await run('script', scripted({ crash: true }));
      expect(await status('script', id)).toMatchObject({ status: 200, body: { status: 'FAILED' } });
    });

    test.each([400, 422, 500, 502] as const)(
      'gets %s if its job does not complete',
      async (status) => {
        const { runSync, call, account, pass } = await world({
          'runsync-failure': { 'error-status': status },
        });
        expect(await runSync('script', scripted({ fail: 'No.' }))).toMatchObject({ status });
        const policy = { executionTimeout: 5001 };
        const late = { rest: { policy }, meanwhile: () => pass(5001) };
        expect(await runSync('script', scripted({ hang: true }), late)).toMatchObject({ status });
        const cancelled = await runSync('script', scripted({ hang: true }), {
          async meanwhile() {
            const [job] = (await account.engine.jobs({ limit: 1 })).jobs;
            await call('POST', `/v2/script/cancel/${job?.id}`);
          },
        });
        expect(cancelled).toMatchObject({ status });
        expect(await runSync('script', scripted({ output: {} }))).toMatchObject({ status: 200 });
      },
    );

    test('is refused while its queue holds so many jobs', async () => {
      const { call, status } = await world({ 'queue-length': { limited: 2 } });
      const submit = () => call('POST', '/v2/waiting/run', { input: {} });
      const first = await submit();
      expect([first.status, (await submit()).status]).toEqual([200, 200]);
      expect(await submit()).toMatchObject({ status: 429, body: { code: 'queueFull' } });
      await call('POST', `/v2/waiting/cancel/${first.body.id}`);
      expect((await submit()).status).toBe(200);
      expect((await status('waiting', first.body.id)).body.status).toBe('CANCELLED');
    });

    test('is accepted however long the queue is, although the account has limits', async () => {
      const most = 50;
      const statuses = async (alternatives: AlternativeSettings) => {
        const made = await world(alternatives, { settings: { limits: 'public' } });
        const all: number[] = [];
        for (let count = 0; count <= most; count += 1) {
          all.push((await made.call('POST', '/v2/waiting/run', { input: {} })).status);
        }
        return new Set(all);
      };
      expect(await statuses({})).toEqual(new Set([200, 429]));
      expect(await statuses({ 'queue-length': 'unlimited' })).toEqual(new Set([200]));
    });

    test.each([
      [{}, 402],
      [{ 'spending-limit': 'none' }, 200],
    ] as const)('with %o gets, once the budget is spent, %s', async (alternatives, status) => {
      const { call, run, pass } = await world(alternatives, {
        account: { budget: { amount: '0.0001' } },
      });
      await run('image', prompt);
      await pass(300);
      expect((await call('POST', '/v2/image/run', { input: prompt })).status).toBe(status);
    });

    test.each([
      [503, 1],
      [429, 0],
    ] as const)(
      'that gets %s has made %s jobs where errors may be accepted',
      async (status, jobs) => {
        const { call, account } = await world({ 'refused-request-effect': 'server-errors' });
        account.faults.declare([{ effect: { status } }]);
        const answer = await call('POST', '/v2/script/run', { input: scripted({ output: {} }) });
        expect(answer.status).toBe(status);
        expect((await account.engine.jobs({ limit: 1 })).total).toBe(jobs);
      },
    );

    test.each([
      ['cancelled', 'CANCELLED'],
      ['continues', 'IN_PROGRESS'],
    ] as const)('whose caller hangs up is %s', async (alternative, state) => {
      const made = await world({
        'caller-hangs-up': alternative,
        // One that differs, so that the other is looked at.
        'runsync-wait': 'unlimited',
      });
      const caller = new AbortController();
      await made.runSync('script', scripted({ hang: true }), {
        signal: caller.signal,
        async meanwhile() {
          await made.pass(0);
          caller.abort();
        },
      });
      const { jobs } = await made.account.engine.jobs({ limit: 1 });
      expect(jobs).toMatchObject([{ state }]);
    });

    test.each([
      ['limited', { 'rate-limits': { limited: 2 } }, 'off'],
      ['limited, whatever the limits are,', { 'rate-limits': { limited: 2 } }, 'public'],
    ] as const)('is %s by its rate', async (_how, alternatives, limits) => {
      const { call, pass } = await world(alternatives, { settings: { limits } });
      const submit = async () => (await call('POST', '/v2/waiting/run', { input: {} })).status;
      expect([await submit(), await submit(), await submit()]).toEqual([200, 200, 429]);
      expect((await call('GET', '/v2/waiting/status/unknown')).status).toBe(404);
      await pass(10_000);
      expect(await submit()).toBe(200);
    });

    test('is not limited by its rate, although the account has limits', async () => {
      const purge = limits.rates.operations.purgeQueue;
      const outcomes = async (alternatives: AlternativeSettings) => {
        const { account } = await world(alternatives, { settings: { limits: 'public' } });
        const kinds = new Set<string | undefined>();
        for (let count = 0; count <= purge.requests; count += 1) {
          const admission = await account.limiter.admit('purgeQueue', 'script');
          kinds.add(admission?.kind);
          if (admission?.kind === 'admitted') admission.release();
        }
        return kinds;
      };
      expect(await outcomes({})).toEqual(new Set(['admitted', 'refused']));
      expect(await outcomes({ 'rate-limits': 'unlimited' })).not.toContain('refused');
    });

    test('is limited by how many are under way, whatever the rate', async () => {
      const { concurrent = 0 } = limits.rates.operations.runJobSync;
      const { account } = await world(
        { 'rate-limits': 'unlimited' },
        { settings: { limits: 'public' } },
      );
      const admit = async () => (await account.limiter.admit('runJobSync', 'script'))?.kind;
      for (let count = 0; count < concurrent; count += 1) expect(await admit()).toBe('admitted');
      expect(await admit()).toBe('refused');
    });
  });
}

function describeEnds(engine: string, world: Make): void {
  describe(`${engine}: a job`, () => {
    test.each([
      ['retention-after-run', 'run'],
      ['retention-after-runsync', 'runsync'],
    ] as const)('is kept for as long as %s says when it ends', async (gap, path) => {
      const { run, runSync, status, pass, account } = await world({ [gap]: { limited: 5000 } });
      const input = scripted({ output: {} });
      const submit = async () => {
        if (path === 'run') return await run('script', input);
        return (await runSync('script', input, { meanwhile: () => pass(0) })).body.id;
      };
      const first = await submit();
      account.alternatives.change({ [gap]: 'unlimited' });
      const second = await submit();
      account.alternatives.change({});
      await pass(4999);
      expect((await status('script', first)).status).toBe(200);
      await pass(1);
      expect((await status('script', first)).status).toBe(404);
      await pass(100_000_000);
      expect((await status('script', second)).status).toBe(200);
      const forgotten = (await account.engine.due(10)).filter(({ kind }) => kind === 'forgotten');
      expect(forgotten).toEqual([]);
    });

    test('that is kept forever can run again and be kept for a while', async () => {
      const { run, status, call, pass, account } = await world({
        'retention-after-run': 'unlimited',
      });
      const id = await run('script', scripted({ fail: 'No.' }));
      account.alternatives.change({ 'retention-after-run': { limited: 1000 } });
      expect((await call('POST', `/v2/script/retry/${id}`)).status).toBe(200);
      await pass(999);
      expect((await status('script', id)).status).toBe(200);
      await pass(1);
      expect((await status('script', id)).status).toBe(404);
    });

    test.each([
      [['a', 'list'], { value: ['a', 'list'] }],
      [null, { value: null }],
      [7, { value: 7 }],
      [{ an: 'object' }, { an: 'object' }],
    ])('whose worker returns %j has the output %j', async (output, shown) => {
      const { run, status } = await world({ 'output-not-object': 'wrapped' });
      const id = await run('script', scripted({ output }));
      expect((await status('script', id)).body).toMatchObject({
        status: 'COMPLETED',
        output: shown,
      });
    });

    test.each(['expiry-state', 'termination-state'] as const)(
      'that is too late is deleted with %s',
      async (gap) => {
        const made = await world({ [gap]: 'deleted' });
        const { run, status, pass, call, runSync } = made;
        const policy = { ttl: 10_000, executionTimeout: 5001 };
        const waiting = await run('waiting', {}, { policy });
        const hanging = await run('script', scripted({ hang: true }), { policy });
        const synchronous = await runSync('script', scripted({ hang: true }), {
          rest: { policy },
          meanwhile: () => pass(5001),
        });
        await pass(10_000);
        const [expired, terminated] = gap === 'expiry-state' ? [404, 200] : [200, 404];
        expect((await status('waiting', waiting)).status).toBe(expired);
        expect((await status('script', hanging)).status).toBe(terminated);
        expect(synchronous.status).toBe(terminated);
        const { body } = await call('POST', '/v2/waiting/run', { input: {} });
        await call('POST', `/v2/waiting/cancel/${body.id}`);
        await pass(0);
        expect((await status('waiting', body.id)).status).toBe(200);
      },
    );

    test('that fails runs again by itself, once', async () => {
      const made = await world({ finality: 'failed-runs-again' });
      const { run, status, pass, account } = made;
      const id = await run('script', scripted({ fail: 'No.' }), { webhook });
      await pass(0);
      expect((await status('script', id)).body).toMatchObject({ status: 'FAILED', retries: 1 });
      const ends = (await account.engine.events.list()).filter(({ type }) => type === 'ended');
      expect(ends).toHaveLength(2);
      const other = await run('script', scripted({ output: {} }));
      expect((await status('script', other)).body.retries).toBeUndefined();
    });

    test('completes with an error in its output', async () => {
      const { run, status } = await world({ 'error-in-output': 'completes' });
      const id = await run('script', scripted({ output: { error: 'No.' } }));
      expect((await status('script', id)).body).toMatchObject({
        status: 'COMPLETED',
        output: { error: 'No.' },
      });
    });
  });
}

function describeWebhooks(engine: string, world: Make): void {
  /** Ends jobs in all ways, and tells for which ones the webhook was called. */
  async function calledFor({ run, call, calls, pass }: World) {
    const names = new Map<string, string>();
    const begin = async (name: string, endpoint: string, input: object, policy = {}) => {
      const id = await run(endpoint, input, { webhook, policy });
      names.set(id, name);
      return id;
    };
    await begin('completed', 'script', scripted({ output: {} }));
    await begin('failed', 'script', scripted({ fail: 'No.' }));
    const id = await begin('cancelled', 'waiting', {});
    await call('POST', `/v2/waiting/cancel/${id}`);
    await begin('terminated', 'script', scripted({ hang: true }), { executionTimeout: 5001 });
    await begin('expired', 'waiting', {}, { ttl: 10_000 });
    await pass(10_000);
    return new Set(calls.map(({ body }) => names.get(body.id)));
  }

  describe(`${engine}: a webhook`, () => {
    const all = ['completed', 'failed', 'cancelled', 'terminated', 'expired'];
    test.each([
      [{ 'webhook-of-failed-job': 'not-called' }, ['failed']],
      [{ 'webhook-of-cancelled-job': 'not-called' }, ['cancelled']],
      [{ 'webhook-of-late-job': 'not-called' }, ['terminated', 'expired']],
    ] as const)('is not called with %o', async (alternatives, without) => {
      const called = await calledFor(await world(alternatives));
      const left: readonly string[] = without;
      expect(called).toEqual(new Set(all.filter((end) => !left.includes(end))));
    });

    test('is called for completed jobs only in the profile of the contract, unless one says so', async () => {
      const rest = { profile: 'contract' };
      expect(await calledFor(await world({}, rest))).toEqual(new Set(['completed']));
      const failed = await world({ 'webhook-of-failed-job': 'called' }, rest);
      expect(await calledFor(failed)).toEqual(new Set(['completed', 'failed']));
    });

    test.each([
      [{}, {}],
      [
        { 'webhook-media-type': 'with-charset' },
        { 'content-type': 'application/json; charset=utf-8' },
      ],
      [{ 'webhook-media-type': 'text' }, { 'content-type': 'text/plain' }],
      [{ 'webhook-user-agent': { named: 'calls/1' } }, { 'user-agent': 'calls/1' }],
    ] as const)('with %o has the headers %o', async (alternatives, headers) => {
      const { run, calls } = await world(alternatives);
      await run('script', scripted({ output: {} }), { webhook });
      expect(calls.map((call) => call.headers)).toEqual([headers]);
    });

    test.each([
      [{}, defaults.WebhookSettings.signingSecret],
      [{ webhooks: { signingSecret: 'own' } }, 'own'],
    ])('is signed with the secret of the settings (%o)', async (settings, secret) => {
      const signed = { 'webhook-authentication': { signed: 'X-Own-Signature' } } as const;
      const { run, calls } = await world(signed, { settings });
      await run('script', scripted({ output: { text: 'é' } }), { webhook });
      const [call] = calls;
      const expected = createHmac('sha256', secret)
        .update(call?.text ?? '')
        .digest('hex');
      expect(call?.headers).toEqual({ 'x-own-signature': expected });
    });

    test.each([
      ['any-2xx', 204, 1],
      ['any-2xx', 302, 3],
      ['any-2xx', 404, 3],
      ['only-200', 204, 3],
    ] as const)(
      'with %s that is answered with %s is called %s times',
      async (alternative, answer, times) => {
        const webhookAnswers = Array.from({ length: 3 }, () => answer);
        const { run, calls, pass, account } = await world(
          // One that differs, so that the other is looked at.
          { 'webhook-other-acknowledgement': alternative, 'webhook-media-type': 'text' },
          { webhookAnswers },
        );
        const id = await run('script', scripted({ output: {} }), { webhook });
        await pass(60_000);
        expect(calls).toHaveLength(times);
        const state = times === 1 ? 'acknowledged' : 'givenUp';
        expect((await account.engine.job(id))?.webhook).toMatchObject({ attempts: times, state });
      },
    );

    test('is called a while after the end of its job', async () => {
      const { run, calls, pass, clock } = await world({ 'webhook-delay': { later: 3000 } });
      const endMs = clock.now();
      await run('script', scripted({ output: {} }), { webhook });
      await pass(2999);
      expect(calls).toEqual([]);
      await pass(1);
      expect(calls).toMatchObject([{ atMs: endMs + 3000, body: { status: 'COMPLETED' } }]);
    });

    test.each([
      ['webhook-failed-call', 'refused', 1],
      ['webhook-failed-call', 'late', 3],
      ['webhook-time-limit', 'late', 1],
      ['webhook-time-limit', 'refused', 3],
    ] as const)(
      'with %s not-repeated that is %s is called %s times',
      async (gap, failure, times) => {
        const { run, calls, pass } = await world(
          { [gap]: 'not-repeated' },
          { webhookFailure: { kind: 'failed', reason: 'no', isLate: failure === 'late' } },
        );
        await run('script', scripted({ output: {} }), { webhook });
        await pass(60_000);
        expect(calls).toHaveLength(times);
      },
    );

    test.each([
      [{ 'webhook-time-limit': { limited: 70 } }, [{ limitMs: 70 }, { limitMs: 70 }]],
      [
        { 'webhook-redirect': 'followed' },
        [{ followsRedirects: true }, { followsRedirects: true }],
      ],
      [{ 'webhook-probe': 'get' }, [{ probes: true }, { probes: false }]],
    ] as const)('is called as %o says', async (alternatives, how) => {
      const made = await world(alternatives, { webhookAnswers: [500] });
      await made.run('script', scripted({ output: {} }), { webhook });
      await made.pass(10_000);
      expect(made.calls.map((call) => call.how)).toMatchObject(how);
    });

    test('follows no redirect if the settings restrict its hosts', async () => {
      const { run, calls } = await world(
        { 'webhook-redirect': 'followed' },
        { settings: { webhooks: { hosts: ['receiver.test'] } } },
      );
      await run('script', scripted({ output: {} }), { webhook });
      expect(calls.map((call) => call.how)).toMatchObject([{ followsRedirects: false }]);
    });

    test('of another machine is not called where hosts are restricted', async () => {
      const { run, calls, account } = await world({ 'webhook-addresses': 'restricted' });
      const id = await run('script', scripted({ output: {} }), { webhook });
      expect((await account.engine.job(id))?.webhook).toMatchObject({ state: 'givenUp' });
      await run('script', scripted({ output: {} }), { webhook: 'http://127.0.0.1:9/hook' });
      expect(calls.map(({ url }) => url)).toEqual(['http://127.0.0.1:9/hook']);
    });

    test('is called before its submission is answered', async () => {
      const { call, runSync, pass, calls } = await world({ 'webhook-before-answer': 'before' });
      const input = scripted({ output: {} });
      let callsBefore: number | undefined;
      const answered = call('POST', '/v2/script/run', { input, webhook }).then((answer) => {
        callsBefore = calls.length;
        return answer;
      });
      while (callsBefore === undefined) await pass(0);
      expect(callsBefore).toBe(1);
      expect((await answered).body).toMatchObject({ status: 'IN_QUEUE' });
      const waited = await runSync('script', input, { rest: { webhook } });
      expect(calls[1]?.body).toEqual(waited.body);
    });

    test('of a job that takes long does not hold the answer for long, and none without a call at all', async () => {
      const { call, run, pass } = await world({
        'webhook-before-answer': 'before',
        'webhook-of-failed-job': 'not-called',
      });
      const input = scripted({ hang: true });
      expect((await call('POST', '/v2/script/run', { input, webhook })).status).toBe(200);
      await run('script', input);
      let isAnswered = false;
      const answered = call('POST', '/v2/script/run', { input, webhook }).finally(() => {
        isAnswered = true;
      });
      for (let passedMs = 0; !isAnswered; passedMs += 1000) {
        expect(passedMs, 'by the clock of the account').toBeLessThan(3000);
        await pass(1000);
      }
      await answered;
    });
  });
}

function describeCharges(engine: string, world: Make): void {
  const totalOf = async ({ account }: World) => (await account.engine.ledger()).total;

  /** Begins a job of each kind; `stop` ends it before its time. */
  async function stopped(made: World, stop: (endpoint: string, id: string) => Promise<void>) {
    const costs: Record<string, string | undefined> = {};
    const inputs = {
      image: { ...prompt, width: 1000, height: 500, seed: 1 },
      video: { ...prompt, duration: 7 },
      text: { ...prompt, seed: 7 },
      transcription: { audio: 'https://audio.test/a.mp3' },
      script: scripted({ hang: true }),
    };
    for (const [endpoint, input] of Object.entries(inputs)) {
      made.account.faults.declare([{ effect: { worker: 'hang' } }]);
      const id = await made.run(endpoint, input, { policy: { executionTimeout: 5001 } });
      await stop(endpoint, id);
      costs[endpoint] = (await made.account.engine.job(id))?.cost;
    }
    return costs;
  }

  /** The costs of the same jobs that complete. */
  const completed = { image: '0.0012', video: '0.7', script: undefined };

  describe(`${engine}: the charge`, () => {
    test.each([
      ['unfinished-charge', 'cancel'],
      ['termination-charge', 'timeout'],
    ] as const)('of %s is that of a completed job', async (gap, end) => {
      const made = await world({ [gap]: 'charged' });
      const { call, pass, run, account } = made;
      const stop = async (endpoint: string, id: string) => {
        if (end === 'cancel') await call('POST', `/v2/${endpoint}/cancel/${id}`);
        else await pass(5001);
      };
      const costs = await stopped(made, stop);
      expect(costs).toMatchObject(completed);
      account.faults.declare([]);
      const same: Record<string, string | undefined> = {};
      for (const [endpoint, input] of [
        ['text', { ...prompt, seed: 7 }],
        ['transcription', { audio: 'https://audio.test/a.mp3' }],
      ] as const) {
        const id = await run(endpoint, input);
        await pass(300);
        same[endpoint] = (await account.engine.job(id))?.cost;
      }
      expect(costs).toMatchObject(same);
      const sum = 0.0012 + 0.7 + 2 * Number(same['text']) + 2 * Number(same['transcription']);
      expect(Number(await totalOf(made))).toBeCloseTo(sum, 10);
    });

    test('of a job that never started is nothing', async () => {
      const made = await world(
        { 'unfinished-charge': 'charged', 'termination-charge': 'charged' },
        {
          settings: {
            endpoints: {
              none: {
                kind: 'public',
                model: 'image',
                price: 'image-fast',
                workers: { max: 0 },
              },
            },
          },
        },
      );
      const id = await made.run('none', prompt);
      await made.call('POST', `/v2/none/cancel/${id}`);
      await made.run('none', prompt, { policy: { ttl: 10_000 } });
      await made.pass(10_000);
      expect(await totalOf(made)).toBe('0');
    });

    test.each(['unfinished-charge', 'termination-charge'] as const)(
      'of %s leaves the other end free',
      async (gap) => {
        const made = await world({ [gap]: 'charged' });
        await stopped(made, async (endpoint, id) => {
          if (gap === 'termination-charge') await made.call('POST', `/v2/${endpoint}/cancel/${id}`);
          else await made.pass(5001);
        });
        expect(await totalOf(made)).toBe('0');
      },
    );

    test('of several images is for all of them', async () => {
      const made = await world({ 'several-images': 'several' });
      const input = { ...prompt, width: 1000, height: 500, num_outputs: 3 };
      const id = await made.run('image', input);
      await made.pass(300);
      const { output } = (await made.status('image', id)).body;
      expect(output.cost).toBe(0.0036);
      expect(output.image_urls).toHaveLength(3);
      expect(new Set(output.image_urls).size).toBe(3);
      expect(output.image_urls[0]).toBe(output.image_url);
      expect(await totalOf(made)).toBe('0.0036');
      expect(await made.account.engine.estimate('image', input)).toMatchObject({
        charge: { cost: '0.0036' },
      });
      const one = await made.run('image', { ...input, num_outputs: 1 });
      await made.pass(300);
      expect(Object.keys((await made.status('image', one)).body.output)).toEqual([
        'image_url',
        'cost',
      ]);
    });

    test('of a text is for its input tokens too', async () => {
      const made = await world({ 'input-tokens': 'charged' });
      const id = await made.run('text', { ...prompt, seed: 7 });
      await made.pass(300);
      const { usage, cost } = (await made.status('text', id)).body.output;
      expect(usage.input).toBeGreaterThan(0);
      expect(cost).toBeCloseTo((usage.input + usage.output) / 100_000, 10);
      expect(Number(await totalOf(made))).toBe(cost);
    });

    test('of a transcription is by its bytes', async () => {
      const made = await world({ 'usage-counting': 'bytes' });
      let bytes = 0;
      let characters = 0;
      for (const name of ['a', 'b', 'c', 'd']) {
        const id = await made.run('transcription', { audio: `https://audio.test/${name}` });
        await made.pass(300);
        const { transcription } = (await made.status('transcription', id)).body.output;
        bytes += Buffer.byteLength(transcription);
        characters += [...transcription].length;
      }
      expect(bytes).toBeGreaterThan(characters);
      expect(Number(await totalOf(made))).toBeCloseTo((bytes * 0.05) / 1000, 10);
    });

    test('is reported exactly, and rounded in the ledger', async () => {
      const made = await world({ 'cost-rounding': 'exact' });
      const id = await made.run('odd', { ...prompt, width: 513, height: 511 });
      await made.pass(300);
      expect((await made.status('odd', id)).body.output.cost).toBe(0.00032243589);
      expect(await totalOf(made)).toBe('0.0003224359');
    });

    test.each([
      ['image', prompt, true],
      ['video', prompt, false],
      ['text', prompt, false],
      ['transcription', { audio: 'https://audio.test/a' }, false],
    ])('of %s is reported for images only', async (endpoint, input, isReported) => {
      const made = await world({ 'cost-of-other-models': 'not-reported' });
      const id = await made.run(endpoint, input);
      await made.pass(300);
      const { output } = (await made.status(endpoint, id)).body;
      expect('cost' in output).toBe(isReported);
      expect(await totalOf(made)).not.toBe('0');
    });

    test.each([
      ['video', prompt],
      ['text', prompt],
      ['transcription', { audio: 'https://audio.test/a' }],
    ])('of %s leaves its output with a result', async (endpoint, input) => {
      const made = await world({ 'output-of-other-models': 'result' });
      const id = await made.run(endpoint, input);
      await made.pass(300);
      const { output } = (await made.status(endpoint, id)).body;
      expect(typeof output.result).toBe('string');
      expect(['video_url', 'text', 'transcription'].some((name) => name in output)).toBe(false);
    });

    test.each([
      ['video', { ...prompt, duration: 7 }, '1'],
      ['video', { ...prompt, duration: 5 }, '0.5'],
      ['text', { ...prompt, max_tokens: 20 }, '0.01'],
      ['image', { ...prompt, width: 1000, height: 500 }, '0.0012'],
    ])('of %s %o is by whole units', async (endpoint, input, cost) => {
      const made = await world({ 'part-of-unit': 'whole' });
      const id = await made.run(endpoint, input);
      await made.pass(300);
      expect((await made.status(endpoint, id)).body.output.cost).toBe(Number(cost));
      expect(await totalOf(made)).toBe(cost);
    });
  });
}

function describeResults(engine: string, world: Make): void {
  const key = { headers: { authorization: 'Bearer key' } };

  async function resultIn({ run, status, pass }: World): Promise<string> {
    const id = await run('image', { ...prompt, width: 256, height: 256 });
    await pass(300);
    return (await status('image', id)).body.output.image_url;
  }

  describe(`${engine}: a result`, () => {
    test('is at another origin of the same machine', async () => {
      const made = await world({ 'result-origin': 'other' });
      const url = await resultIn(made);
      expect(new URL(url).origin).toBe('http://localhost:8080');
      expect((await made.call('GET', url)).status).toBe(200);
    });

    test('needs a key that may read something of its account', async () => {
      const made = await world({ 'result-access': 'with-key' });
      const url = await resultIn(made);
      for (const [headers, status] of [
        [{}, 401],
        [{ authorization: 'Bearer wrong' }, 401],
        [{ authorization: 'Bearer blind' }, 401],
        [key.headers, 200],
      ] as const) {
        expect((await made.call('GET', url, undefined, { headers })).status).toBe(status);
      }
    });

    test('works for as long as its account says', async () => {
      const made = await world({ 'result-lifetime': { limited: 5000 } });
      const url = await resultIn(made);
      await made.pass(4699);
      expect((await made.call('GET', url)).status).toBe(200);
      await made.pass(301);
      expect((await made.call('GET', url)).status).toBe(404);
    });

    test('works forever, and at no address that was not offered', async () => {
      const made = await world({ 'result-lifetime': 'unlimited' });
      const url = await resultIn(made);
      await made.pass(604_900_000);
      expect((await made.call('GET', url)).status).toBe(200);
      made.account.alternatives.change({ 'result-lifetime': { limited: 5000 } });
      expect((await made.call('GET', url)).status).toBe(404);
    });
  });
}
