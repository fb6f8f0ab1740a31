import { describe, expect, test } from 'vitest';
import { videoWorker } from '../../../../src/reference/models/video.ts';
import { begin } from '../workers/begin-job.ts';

const prompt = 'waves below a lighthouse';

describe('a video model', () => {
  test('generates five seconds of 1280 x 720 by default, and is charged by its seconds', () => {
    const { work, offered } = begin(videoWorker({}), { prompt });
    expect(offered).toEqual([{ width: 1280, height: 720, format: 'mp4', seconds: 5 }]);
    expect(work).toEqual({
      kind: 'simulated',
      durationMs: 2000,
      outcome: { kind: 'output', output: { video_url: 'http://results.test/1' }, quantity: 5n },
    });
  });

  test('generates the requested duration and size', () => {
    const { work, offered } = begin(videoWorker({}), { prompt, duration: 10, size: '480*832' });
    expect(offered).toMatchObject([{ width: 480, height: 832, seconds: 10 }]);
    expect(work).toMatchObject({ durationMs: 4000, outcome: { quantity: 10n } });
  });

  test.each([{ duration: 11 }, { duration: 0 }, { duration: 2.5 }, { size: '1x1' }])(
    'fails at once on %o',
    (input) => {
      const { work } = begin(videoWorker({ durationMs: 9 }), { prompt, ...input });
      expect(work).toMatchObject({ durationMs: 0, outcome: { kind: 'error' } });
    },
  );

  test("takes the endpoint's duration", () => {
    expect(begin(videoWorker({ durationMs: 9 }), { prompt }).work.durationMs).toBe(9);
  });
});
