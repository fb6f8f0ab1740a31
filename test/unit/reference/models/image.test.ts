import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/random.ts';
import { imageWorker } from '../../../../src/reference/models/media.ts';
import { begin } from '../workers/begun.ts';

const prompt = 'a lighthouse at dusk';

describe('an image model', () => {
  test('makes the size that is asked for, and is charged by its pixels', () => {
    const { work, offered } = begin(imageWorker({}), { prompt, width: 1001, height: 257 });
    expect(offered).toEqual([{ width: 1001, height: 257, format: 'png', hue: expect.any(Number) }]);
    expect(work).toEqual({
      kind: 'simulated',
      durationMs: 300,
      outcome: {
        kind: 'output',
        output: { image_url: 'http://results.test/1' },
        quantity: 257_257n,
      },
    });
  });

  test('makes 1024 x 1024 where no size is asked for', () => {
    expect(begin(imageWorker({}), { prompt }).work.outcome).toMatchObject({ quantity: 1_048_576n });
  });

  test('rounds sizes up where the endpoint says so, and is charged by what it made', () => {
    const worker = imageWorker({ roundSizesTo: 64 });
    const { work, offered } = begin(worker, { prompt, width: 1000, height: 1024 });
    expect(offered).toMatchObject([{ width: 1024, height: 1024 }]);
    expect(work.outcome).toMatchObject({ quantity: 1_048_576n });
  });

  test('takes what it has no use for', () => {
    const input = { prompt, negative_prompt: '', scheduler: 'any', aspect_ratio: '1:1', x: null };
    expect(begin(imageWorker({}), input).work.outcome.kind).toBe('output');
  });

  test('makes one image where more are asked for, and says so', () => {
    const { offered, notes } = begin(imageWorker({}), { prompt, num_outputs: 4 });
    expect(offered).toHaveLength(1);
    expect(notes).toEqual(['4 images were asked for; the demo model makes one.']);
    expect(begin(imageWorker({}), { prompt, num_outputs: 1 }).notes).toEqual([]);
  });

  test('makes the same image for a seed, and any for -1', () => {
    const random = seededRandom('account');
    const make = (seed: number) =>
      begin(imageWorker({}), { prompt, seed, image_format: 'jpeg' }, random).offered[0];
    expect(make(7)).toEqual(make(7));
    expect(make(7)).not.toEqual(make(8));
    expect(make(-1)).not.toEqual(make(-1));
    expect(make(7)).toMatchObject({ format: 'jpeg' });
  });

  test('fails at once on an input that is not its own, with a sentence for each mistake', () => {
    const { work, offered } = begin(imageWorker({}), { width: 255, image_format: 'gif' });
    expect(offered).toEqual([]);
    expect(work.durationMs).toBe(0);
    expect(work.outcome).toEqual({
      kind: 'error',
      message:
        'Expected a value at body /input/prompt, got nothing. ' +
        'Expected a number of at least 256 at body /input/width, got 255. ' +
        'Expected one of ["png","jpeg"] at body /input/image_format, got "gif".',
    });
  });

  test('takes as long as the endpoint says', () => {
    expect(begin(imageWorker({ durationMs: 0 }), { prompt }).work.durationMs).toBe(0);
  });
});
