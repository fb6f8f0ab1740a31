import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/random.ts';
import { imageWorker } from '../../../../src/reference/models/image.ts';
import { begin } from '../workers/begin-job.ts';

const prompt = 'a lighthouse at dusk';

describe('an image model', () => {
  test('generates the requested size and is charged by its pixels', () => {
    const { work, offered } = begin(imageWorker({}), { prompt, width: 1001, height: 257 });
    const hue: unknown = expect.any(Number);
    expect(offered).toEqual([{ width: 1001, height: 257, format: 'png', hue, prompt }]);
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

  test('generates 1024 x 1024 by default', () => {
    expect(begin(imageWorker({}), { prompt }).work.outcome).toMatchObject({ quantity: 1_048_576n });
  });

  test.for([
    ['1:1', 1024, 1024],
    ['16:9', 1024, 576],
    ['9:16', 576, 1024],
    ['3:2', 1024, 683],
  ] as const)('generates the ratio %s', ([aspect_ratio, width, height]) => {
    const { offered, work } = begin(imageWorker({}), { prompt, aspect_ratio });
    expect(offered).toMatchObject([{ width, height }]);
    expect(work.outcome).toMatchObject({ quantity: BigInt(width * height) });
  });

  test('refuses a ratio beside a size', () => {
    const { work } = begin(imageWorker({}), { prompt, aspect_ratio: '1:1', width: 512 });
    expect(work.outcome).toMatchObject({
      kind: 'error',
      message: 'Expected no value beside aspect_ratio at body /input/width, got 512.',
    });
  });

  test('rounds sizes up if the endpoint says so, and is charged by the generated size', () => {
    const worker = imageWorker({ roundSizesTo: 64 });
    const { work, offered } = begin(worker, { prompt, width: 1000, height: 1024 });
    expect(offered).toMatchObject([{ width: 1024, height: 1024 }]);
    expect(work.outcome).toMatchObject({ quantity: 1_048_576n });
  });

  test.each([
    ['up', 1024, 320],
    ['down', 960, 256],
    ['nearest', 1024, 320],
  ] as const)('rounds sizes %s', (direction, width, height) => {
    const worker = imageWorker({ roundSizesTo: { step: 64, direction } });
    const { work, offered } = begin(worker, { prompt, width: 1000, height: 300 });
    expect(offered).toMatchObject([{ width, height }]);
    expect(work.outcome).toMatchObject({ quantity: BigInt(width * height) });
  });

  test('rounds a side down to one step at least', () => {
    const worker = imageWorker({ roundSizesTo: { step: 512, direction: 'down' } });
    const { offered } = begin(worker, { prompt, width: 300, height: 1025 });
    expect(offered).toMatchObject([{ width: 512, height: 1024 }]);
  });

  test('accepts inputs that it does not use', () => {
    const input = { prompt, negative_prompt: '', scheduler: 'any', aspect_ratio: '1:1', x: null };
    expect(begin(imageWorker({}), input).work.outcome.kind).toBe('output');
  });

  test('generates one image if more are requested, and says so', () => {
    const { offered, notes } = begin(imageWorker({}), { prompt, num_outputs: 4 });
    expect(offered).toHaveLength(1);
    expect(notes).toEqual(['4 images were asked for; the demo model makes one.']);
    expect(begin(imageWorker({}), { prompt, num_outputs: 1 }).notes).toEqual([]);
  });

  test('generates the same image for a seed, and a random one for -1', () => {
    const random = seededRandom('account');
    const make = (seed: number) =>
      begin(imageWorker({}), { prompt, seed, image_format: 'jpeg' }, random).offered[0];
    expect(make(7)).toEqual(make(7));
    expect(make(7)).not.toEqual(make(8));
    expect(make(-1)).not.toEqual(make(-1));
    expect(make(7)).toMatchObject({ format: 'jpeg' });
  });

  test('fails at once on an invalid input, with a sentence for each mistake', () => {
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

  test("takes the endpoint's duration", () => {
    expect(begin(imageWorker({ durationMs: 0 }), { prompt }).work.durationMs).toBe(0);
  });
});
