/** Where results are, for how long, and for whom with other alternatives than the document chooses, on any engine. */
import { describe, expect, test } from 'vitest';
import type { WithAlternatives, World } from '../worlds.ts';
import { prompt } from './inputs.ts';

export function describeResults(engine: string, world: WithAlternatives): void {
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
