/** A simulated public video model: the clip is made when it is downloaded, the charge now. */
import { models } from '#generated/models/validators.js';
import { hash32 } from '../../core/random.ts';
import type { JobWorker } from '../engine/worker.ts';
import { fileName, refuseInput } from './model-input.ts';

const { validateInput, defaults } = models.video;

/** How long the model takes by itself for a second of video. */
const msPerSecond = 400;

/** The settings of an endpoint that a video model looks at. */
export interface VideoModelSettings {
  /** Default: 400 for each second of the video. */
  readonly durationMs?: number;
}

/**
 * Ends at once, in an error, where the input is not the model's. Charged by the seconds made.
 *
 * @rule video-output
 */
export function videoWorker({ durationMs }: VideoModelSettings): JobWorker {
  return {
    begin(task) {
      const { input, random } = task;
      if (!validateInput(input)) return refuseInput(input, validateInput.errors);
      const { prompt, size, duration: seconds, seed } = { ...defaults, ...input };
      const [width = 0, height = 0] = size.split('*').map(Number);
      const chosenSeed = seed === defaults.seed ? random.nextUint32() : seed;
      const hue = hash32(`${prompt}\n${chosenSeed}`);
      return {
        kind: 'simulated',
        durationMs: durationMs ?? seconds * msPerSecond,
        outcome: {
          kind: 'output',
          output: {
            video_url: task.offer(fileName({ width, height, format: 'mp4', hue, seconds })),
          },
          quantity: BigInt(seconds),
        },
      };
    },
  };
}
