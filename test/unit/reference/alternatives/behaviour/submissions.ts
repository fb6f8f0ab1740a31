/** What becomes of a submission with other alternatives than the document chooses, on any engine. */
import { describe, expect, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import type { AlternativeSettings } from '../../../../../src/reference/alternatives/account-alternatives.ts';
import type { WithAlternatives } from '../worlds.ts';
import { prompt, scripted } from './inputs.ts';

export function describeSubmissions(engine: string, world: WithAlternatives): void {
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
