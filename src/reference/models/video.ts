import { models } from '#generated/models/validators.js';
import type { JobWorker } from '../engine/job-worker.ts';
import { forecastRefusal, refuseInput } from './refuse-input.ts';
import { fileName } from './result-files.ts';

const msPerSecond = 400;

/**
 * Fails at once for an invalid input. Charged by the seconds of video.
 *
 * @rule video-output
 */
export function videoWorker({ durationMs }: { readonly durationMs?: number }): JobWorker {
  const { defaults, validateInput } = models.video;
  return {
    forecast(input) {
      if (!validateInput(input)) return forecastRefusal(input, validateInput.errors);
      return { kind: 'quantity', quantity: BigInt(input.duration ?? defaults.duration) };
    },
    begin(task) {
      const { input, alternatives } = task;
      if (!validateInput(input)) return refuseInput(input, validateInput.errors);
      const { size, duration: seconds } = { ...defaults, ...input };
      const [width = 0, height = 0] = size.split('*').map(Number);
      const url = task.offer(fileName({ width, height, format: 'mp4', seconds }));
      const isNamed = alternatives.id('output-of-other-models') === 'by-kind';
      return {
        kind: 'simulated',
        durationMs: durationMs ?? seconds * msPerSecond,
        outcome: {
          kind: 'output',
          output: isNamed ? { video_url: url } : { result: url },
          quantity: BigInt(seconds),
        },
      };
    },
  };
}
