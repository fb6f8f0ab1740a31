/** What is presented is the same with each engine: it is made of the jobs that the engine keeps. */
import { describe, expect, test } from 'vitest';
import type { AlternativeSettings } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { hanging, slow } from './alternatives-testbed.ts';
import type { MakeWorld } from './worlds.ts';

export function describePresented(name: string, make: MakeWorld): void {
  const world = (alternatives: AlternativeSettings) => make({ alternatives });

  describe(`${name}, what is presented`, () => {
    test('names each end of a job', async () => {
      const { run, call, pass, status } = await world({
        'failure-state': { named: 'ERROR' },
        'cancellation-state': { named: 'STOPPED' },
        'termination-state': { named: 'KILLED' },
        'expiry-state': { named: 'EXPIRED' },
      });
      const failed = await run('script', { script: { fail: 'It broke.' } });
      const cancelled = await run('script', slow.input);
      await call('POST', `/v2/script/cancel/${cancelled}`);
      const terminated = await run('script', hanging.input, { policy: hanging.policy });
      const expired = await run('waiting', {}, { policy: { ttl: 10_000 } });
      await pass(10_000);
      const stateOf = async (endpoint: string, id: string) =>
        (await status(endpoint, id)).body.status;
      expect(await stateOf('script', failed)).toBe('ERROR');
      expect(await stateOf('script', cancelled)).toBe('STOPPED');
      expect(await stateOf('script', terminated)).toBe('KILLED');
      expect(await stateOf('waiting', expired)).toBe('EXPIRED');
    });

    test('is in webhook calls as in the status, with ids of the same form', async () => {
      const { run, runSync, calls, status } = await world({
        'id-suffix': 'other-suffix',
        'synchronous-id': 'opaque',
        'missing-members': 'null-value',
        'further-members': 'some',
      });
      const id = await run('script', { script: {} }, { webhook: 'http://127.0.0.1:9/hook' });
      expect(id).toMatch(/\.eu\+1$/);
      const { body } = await status('script', id);
      expect(body).toMatchObject({ id, status: 'COMPLETED', error: null, apiVersion: 2 });
      expect(calls.map(({ text }) => text)).toEqual([JSON.stringify(body)]);
      const answer = await runSync('script', { script: {} });
      expect(answer.body.id).toMatch(/^sync-[0-9a-f]{32}$/);
      expect(await status('script', answer.body.id)).toMatchObject({ status: 200 });
    });

    test('is nothing for a job that is deleted at its end', async () => {
      const { run, calls, pass, status } = await world({ 'termination-state': 'deleted' });
      const webhook = 'http://127.0.0.1:9/hook';
      const id = await run('script', hanging.input, { policy: hanging.policy, webhook });
      await pass(6000);
      expect(await status('script', id)).toMatchObject({ status: 404 });
      expect(calls).toEqual([]);
    });
  });
}
