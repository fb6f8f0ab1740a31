/** Jobs that the API no longer answers for, and what can still be done with any ended job. */
import { describe, expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { ManualClock } from '../../../../src/core/clock.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { controlTestbed, demoSettings } from './control-testbed.ts';

const retentionMs = lifecycle.timers.retentionAfterRunsync.default;

function history(memory: NonNullable<ServiceSettings['memory']> = {}) {
  const bed = controlTestbed({ settings: { ...demoSettings, memory } });
  return {
    ...bed,
    /** The id of a job that was submitted by `runsync` and whose retention is over. */
    async forgotten(input: object): Promise<string> {
      const answer = bed.call('POST', '/v2/script/runsync', { input });
      await bed.control.advanceClock({ toNext: true });
      const { id } = (await answer).body;
      await bed.control.advanceClock({ ms: retentionMs });
      return id;
    },
  };
}

describe('a job whose retention is over', () => {
  test('is shown with its output and since when the API no longer answers, until the account is reset', async () => {
    const { call, control, forgotten } = history();
    const output = { text: 'done' };
    const id = await forgotten({ script: { output } });
    expect((await call('GET', `/v2/script/status/${id}`)).status).toBe(404);
    const job = await control.getJob(id);
    expect(job).toMatchObject({ status: 'COMPLETED', input: { script: { output } }, output });
    expect(job.forgottenMs).toBe((job.endedMs ?? 0) + retentionMs);
    const { total, jobs } = await control.listJobs();
    expect([total, jobs[0]?.id, jobs[0]?.forgottenMs]).toEqual([1, id, job.forgottenMs]);
    await control.resetAccount();
    expect((await control.listJobs()).total).toBe(0);
    expect((await call('GET', `/control/jobs/${id}`)).status).toBe(404);
  });

  test('is dropped when there are too many of them, and kept by no service without the setting', async () => {
    const few = history({ historyJobs: 1 });
    await few.forgotten({ script: {} });
    const last = await few.forgotten({ script: {} });
    expect((await few.control.listJobs()).jobs.map(({ id }) => id)).toEqual([last]);
    const none = history({ historyJobs: 0 });
    await none.forgotten({ script: {} });
    expect((await none.control.listJobs()).total).toBe(0);
  });

  test('may take no memory beyond the setting', async () => {
    const { control, forgotten } = history({ historyBytes: 10_000 });
    const output = { text: 'x'.repeat(3000) };
    for (let n = 0; n < 4; n += 1) await forgotten({ script: { output } });
    expect((await control.listJobs()).total).toBe(1);
  });

  test('is not kept by a service without a control interface', async () => {
    const service = createReferenceService({ settings: demoSettings, seed: 'test' });
    const headers = { authorization: 'demo-key', 'content-type': 'application/json' };
    const body = JSON.stringify({ input: {} });
    const url = 'http://service.test/v2/echo/run';
    await service.fetch(new Request(url, { method: 'POST', headers, body }));
    const account = service.accounts.get('demo');
    expect(account?.engine.jobs({ limit: 1 })).toMatchObject({ total: 1 });
    if (!(account?.clock instanceof ManualClock)) throw new Error('Expected a manual clock.');
    await account.clock.advance(2 * lifecycle.timers.retentionAfterRun.default);
    expect(account.engine.jobs({ limit: 1 })).toMatchObject({ total: 0 });
    service.close();
  });
});

describe('a webhook', () => {
  const webhook = 'http://receiver.test:8443/hook?token=webhook-secret';

  function calling(settings: Partial<ServiceSettings> = {}) {
    const calls: { url: string; body: unknown }[] = [];
    const bed = controlTestbed({
      settings: { ...demoSettings, ...settings },
      sendWebhook: async (url, body) => {
        calls.push({ url, body: JSON.parse(body) });
        return url.includes('gone')
          ? { kind: 'failed', reason: 'connect ECONNREFUSED' }
          : { kind: 'answered', status: 200 };
      },
    });
    return { ...bed, calls };
  }

  test('is called again, at its own URL or at another one, with the content of the job', async () => {
    const { call, control, run, status, calls } = calling();
    const endpointUrl = 'https://store.test/';
    const s3Config = { accessId: 'a', accessSecret: 'b', bucketName: 'c', endpointUrl };
    const id = await run('script', { input: { script: { output: { n: 1 } } }, webhook, s3Config });
    await control.advanceClock({ ms: 1000 });
    expect(calls).toHaveLength(1);
    expect(await control.resendWebhook(id)).toEqual({
      sentMs: Date.UTC(2026, 0, 1) + 1000,
      durationMs: expect.any(Number),
      host: 'receiver.test:8443',
      outcome: 'status 200',
      acknowledged: true,
    });
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[1]).toEqual({ url: webhook, body: await status('script', id) });
    const own = 'http://127.0.0.1:3000/gone';
    expect(await control.resendWebhook(id, { url: own })).toMatchObject({
      host: '127.0.0.1:3000',
      outcome: 'connect ECONNREFUSED',
      acknowledged: false,
    });
    expect(calls[2]?.url).toBe(own);
    const resent = await control.listEvents({ type: 'webhookResent' });
    expect(resent).toMatchObject([
      { jobId: id, host: 'receiver.test:8443', acknowledged: true },
      { jobId: id, host: '127.0.0.1:3000', acknowledged: false },
    ]);
    expect(JSON.stringify([resent, await control.getJob(id)])).not.toContain('webhook-secret');
    expect((await control.getJob(id)).webhook).toMatchObject({ attempts: 1 });
    expect(await control.listDeliveries({ job: id })).toHaveLength(1);
    // A fault that is meant for the service's own calls stays unused.
    await control.declareFaults([{ effect: { webhook: 'lost' }, count: 1 }]);
    await control.resendWebhook(id, {});
    expect((await control.listFaults())[0]).toMatchObject({ fired: 0 });
    await control.advanceClock({ ms: lifecycle.timers.retentionAfterRun.default });
    expect((await call('GET', `/v2/script/status/${id}`)).status).toBe(404);
    expect(await control.resendWebhook(id, {})).toMatchObject({ acknowledged: true });
  });

  test('is not called before the end, without a URL, for others, or at a host that may not be called', async () => {
    const { call, control, run, calls } = calling({
      webhooks: { hosts: ['127.0.0.1', 'receiver.test'] },
    });
    const resend = (id: string, body: object, key = 'demo-key') =>
      call('POST', `/control/jobs/${id}/webhook`, body, { authorization: key });
    const id = await run('script', { input: { script: {} } });
    expect(await resend(id, {})).toMatchObject({ status: 409, body: { code: 'jobNotEnded' } });
    await control.advanceClock({ ms: 1000 });
    expect(await resend(id, {})).toMatchObject({ status: 409, body: { code: 'webhookUnknown' } });
    for (const url of ['ftp://127.0.0.1/', 'http://user@127.0.0.1/', 'here', 7]) {
      expect(await resend(id, { url })).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/url' }] },
      });
    }
    expect(await resend(id, { url: 'http://10.0.0.1/' })).toMatchObject({
      status: 400,
      body: {
        errors: [{ pointer: '/url', expected: 'an address with a host that the service may call' }],
      },
    });
    const url = 'http://127.0.0.1/';
    expect((await resend(id, { url }, 'read-key')).status).toBe(401);
    expect((await resend(id, { url }, 'real-key')).status).toBe(404);
    expect((await resend('no-such-job', { url })).status).toBe(404);
    expect(calls).toEqual([]);
    expect((await resend(id, { url })).status).toBe(200);
  });

  test.each([
    ['http://receiver.test:8443/', true],
    ['http://receiver.test/', false],
    ['http://receiver.test:8444/', false],
    ['http://[::1]:8080/', true],
    ['http://[::1]:8081/', false],
    // The port of the protocol, which the URL need not name.
    ['https://secure.test/', true],
    ['https://secure.test:443/', true],
    ['http://secure.test/', false],
    ['http://anywhere.test:9/', true],
    ['http://anywhere.test/', true],
  ])('is called at %s if the settings permit the port: %s', async (url, isPermitted) => {
    const hosts = ['receiver.test:8443', '[::1]:8080', 'secure.test:443', 'anywhere.test'];
    const { call } = calling({ webhooks: { hosts } });
    const answer = await call('POST', '/v2/script/run', { input: { script: {} }, webhook: url });
    expect(answer.status).toBe(isPermitted ? 200 : 400);
  });
});
