import { describe, expect, test } from 'vitest';
import { videoWorker } from '../../../../src/reference/models/media.ts';
import { begin } from '../workers/begun.ts';

const prompt = 'waves below a lighthouse';

describe('a video model', () => {
  test('makes five seconds of 1280 x 720 by itself, and is charged by its seconds', () => {
    const { work, offered } = begin(videoWorker({}), { prompt });
    expect(offered).toEqual([
      { width: 1280, height: 720, format: 'mp4', hue: expect.any(Number), seconds: 5 },
    ]);
    expect(work).toEqual({
      kind: 'simulated',
      durationMs: 2000,
      outcome: { kind: 'output', output: { video_url: 'http://results.test/1' }, quantity: 5n },
    });
  });

  test('makes the duration and size that are asked for', () => {
    const { work, offered } = begin(videoWorker({}), { prompt, duration: 10, size: '480*832' });
    expect(offered).toMatchObject([{ width: 480, height: 832, seconds: 10 }]);
    expect(work).toMatchObject({ durationMs: 4000, outcome: { quantity: 10n } });
  });

  test('makes the same video for a seed', () => {
    const make = (seed: number) => begin(videoWorker({}), { prompt, seed }).offered[0];
    expect(make(7)).toEqual(make(7));
    expect(make(7)).not.toEqual(make(8));
  });

  test.each([{ duration: 11 }, { duration: 0 }, { duration: 2.5 }, { size: '1x1' }])(
    'fails at once on %o',
    (input) => {
      const { work } = begin(videoWorker({ durationMs: 9 }), { prompt, ...input });
      expect(work).toMatchObject({ durationMs: 0, outcome: { kind: 'error' } });
    },
  );

  test('takes as long as the endpoint says', () => {
    expect(begin(videoWorker({ durationMs: 9 }), { prompt }).work.durationMs).toBe(9);
  });
});
