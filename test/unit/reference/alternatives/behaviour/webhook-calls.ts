/** Which webhooks are called, when and how with other alternatives than the document chooses, on any engine. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { defaults } from '#generated/service-settings/validators.js';
import type { WithAlternatives, World } from '../worlds.ts';
import { scripted } from './inputs.ts';

const webhook = 'http://receiver.test/hook';

export function describeWebhooks(engine: string, world: WithAlternatives): void {
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
      ['late', 1],
      ['refused', 3],
    ] as const)(
      'without repetition after the time limit, a call that is %s is made %s times',
      async (failure, times) => {
        const { run, calls, pass } = await world(
          { 'webhook-time-limit': 'not-repeated' },
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

    test.each([
      ['where hosts are restricted', {}],
      ['that the settings do not list', { webhooks: { hosts: ['127.0.0.1'] } }],
    ])('of another machine is refused %s', async (_, settings) => {
      const alternatives =
        'webhooks' in settings ? {} : ({ 'webhook-addresses': 'restricted' } as const);
      const { run, call, calls } = await world(alternatives, { settings });
      const input = scripted({ output: {} });
      for (const operation of ['run', 'runsync']) {
        const refused = await call('POST', `/v2/script/${operation}`, { input, webhook });
        expect(refused.status).toBe(400);
        expect(refused.body.errors).toEqual([
          expect.objectContaining({
            pointer: '/webhook',
            expected: 'an address with a host that the service may call',
          }),
        ]);
      }
      await run('script', input, { webhook: 'http://127.0.0.1:9/hook' });
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
