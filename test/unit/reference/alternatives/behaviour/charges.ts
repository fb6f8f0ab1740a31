/** What jobs are charged with other alternatives than the document chooses, on any engine. */
import { describe, expect, test } from 'vitest';
import type { WithAlternatives, World } from '../worlds.ts';
import { prompt, scripted } from './inputs.ts';

export function describeCharges(engine: string, world: WithAlternatives): void {
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
    test('of a cancelled job is that of a completed job', async () => {
      const made = await world({ 'cancellation-charge': 'charged' });
      const { call, pass, run, account } = made;
      const stop = async (endpoint: string, id: string) => {
        await call('POST', `/v2/${endpoint}/cancel/${id}`);
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
        { 'cancellation-charge': 'charged' },
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

    test('of a cancelled job leaves one that ran for too long free', async () => {
      const made = await world({ 'cancellation-charge': 'charged' });
      await stopped(made, () => made.pass(5001));
      expect(await totalOf(made)).toBe('0');
    });

    test('of several images is that of the first: the formula does not count images', async () => {
      const made = await world({ 'several-images': 'several' });
      const input = { ...prompt, width: 1000, height: 500, num_outputs: 3 };
      const id = await made.run('image', input);
      await made.pass(300);
      const { output } = (await made.status('image', id)).body;
      expect(output.cost).toBe(0.0012);
      expect(output.image_urls).toHaveLength(3);
      expect(new Set(output.image_urls).size).toBe(3);
      expect(output.image_urls[0]).toBe(output.image_url);
      expect(await totalOf(made)).toBe('0.0012');
      expect(await made.account.engine.estimate('image', input)).toMatchObject({
        charge: { cost: '0.0012' },
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

    test('of a transcription is by its UTF-16 code units', async () => {
      const made = await world({ 'usage-counting': 'utf16-units' });
      let units = 0;
      let characters = 0;
      for (const name of ['a', 'b', 'c', 'd']) {
        const id = await made.run('transcription', { audio: `https://audio.test/${name}` });
        await made.pass(300);
        const { transcription } = (await made.status('transcription', id)).body.output;
        units += transcription.length;
        characters += [...transcription].length;
      }
      expect(units).toBeGreaterThan(characters);
      expect(Number(await totalOf(made))).toBeCloseTo((units * 0.05) / 1000, 10);
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
