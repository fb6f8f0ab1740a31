/** How jobs end and how long they are kept with other alternatives than the document chooses, on any engine. */
import { describe, expect, test } from 'vitest';
import type { WithAlternatives } from '../worlds.ts';
import { scripted } from './inputs.ts';

const webhook = 'http://receiver.test/hook';

export function describeEnds(engine: string, world: WithAlternatives): void {
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

    test('fails if its output has more bytes than the limit', async () => {
      const { run, status } = await world({ 'response-size': { limited: 13 } });
      const [kept, refused] = [
        await run('script', scripted({ output: { text: 'ä' } })),
        await run('script', scripted({ output: { text: 'äö' } })),
      ];
      expect((await status('script', kept)).body.status).toBe('COMPLETED');
      expect((await status('script', refused)).body).toMatchObject({
        status: 'FAILED',
        error: 'The output exceeds 13 bytes of JSON.',
      });
    });

    test.each(['expiry-state', 'termination-state'] as const)(
      'that is too late is deleted with %s',
      async (gap) => {
        const made = await world({ [gap]: 'deleted' });
        const { run, status, pass, call, runSync, account } = made;
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
        const deleted = gap === 'expiry-state' ? waiting : hanging;
        expect(await account.engine.job(deleted)).toBeUndefined();
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
