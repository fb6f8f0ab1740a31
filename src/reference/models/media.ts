/** A simulated public image model: the picture is made when it is downloaded, the charge now. */
import { models } from '#generated/models/validators.js';
import { hash32 } from '../../core/random.ts';
import type { JobWorker } from '../engine/worker.ts';
import { fileName, refuseInput } from './model-input.ts';

/** The settings of an endpoint that an image model looks at. */
export interface ImageModelSettings {
  /** Default: 300. */
  readonly durationMs?: number;
  /** Makes width and height multiples of this by rounding up. Default: 1, the sizes asked for. */
  readonly roundSizesTo?: number;
}

/**
 * Ends at once, in an error, where the input is not the model's. Makes one image; charged by its
 * pixels.
 *
 * @rule one-image-per-job
 */
export function imageWorker({ durationMs = 300, roundSizesTo = 1 }: ImageModelSettings): JobWorker {
  const rounded = (pixels: number) => Math.ceil(pixels / roundSizesTo) * roundSizesTo;
  const { defaults } = models.image;
  return {
    begin(task) {
      const { input, random } = task;
      if (!models.image.validateInput(input))
        return refuseInput(input, models.image.validateInput.errors);
      const {
        prompt,
        image_format: format = defaults.image_format,
        seed = defaults.seed,
        num_outputs = defaults.num_outputs,
      } = input;
      if (num_outputs > 1)
        task.note(`${num_outputs} images were asked for; the demo model makes one.`);
      const width = rounded(input.width ?? defaults.width);
      const height = rounded(input.height ?? defaults.height);
      const chosenSeed = seed === defaults.seed ? random.nextUint32() : seed;
      const hue = hash32(`${prompt}\n${chosenSeed}`);
      return {
        kind: 'simulated',
        durationMs,
        outcome: {
          kind: 'output',
          output: { image_url: task.offer(fileName({ width, height, format, hue })) },
          quantity: BigInt(width) * BigInt(height),
        },
      };
    },
  };
}

/** A simulated public video model: the clip is made when it is downloaded, the charge now. */
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
  const { defaults } = models.video;
  return {
    begin(task) {
      const { input, random } = task;
      if (!models.video.validateInput(input))
        return refuseInput(input, models.video.validateInput.errors);
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
