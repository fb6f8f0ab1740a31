import type { components } from '#generated/models/types.d.ts';
import { models } from '#generated/models/validators.js';
import { hash32 } from '../../core/random.ts';
import type { JobTask, JobWorker } from '../engine/job-worker.ts';
import { forecastRefusal, refuseInput } from './refuse-input.ts';
import { fileName, shortPrompt } from './result-files.ts';
import { roundSide, type SizeRoundingSetting } from './round-sizes.ts';

export interface ImageModelSettings {
  /** Default: 300. */
  readonly durationMs?: number;
  /** Rounds width and height. Default: 1, the requested sizes. */
  readonly roundSizesTo?: SizeRoundingSetting;
}

type Input = components['schemas']['image'];

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

function imagesOf({ num_outputs = 1 }: Input, alternatives: JobTask['alternatives']): number {
  return alternatives.id('several-images') === 'several' ? num_outputs : 1;
}

/**
 * Fails at once for an invalid input. Makes one image, or several of the same size if an alternative says so. The
 * stated formula charges for that size, and does not count images.
 *
 * @rule one-image-per-job
 */
export function imageWorker({ durationMs = 300, roundSizesTo = 1 }: ImageModelSettings): JobWorker {
  const round = (pixels: number) => roundSide(pixels, roundSizesTo);
  const { defaults, validateInput } = models.image;
  const sizeOf = ({
    aspect_ratio: ratio,
    width = defaults.width,
    height = defaults.height,
  }: Input): ImageSize => {
    if (ratio === undefined) return { width: round(width), height: round(height) };
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return {
      width: round(Math.round(width * Math.min(1, across / down))),
      height: round(Math.round(height * Math.min(1, down / across))),
    };
  };
  const pixelsOf = ({ width, height }: ImageSize) => BigInt(width) * BigInt(height);
  return {
    forecast(input) {
      if (!validateInput(input)) return forecastRefusal(input, validateInput.errors);
      return { kind: 'quantity', quantity: pixelsOf(sizeOf(input)) };
    },
    begin(task) {
      const { input, random, alternatives } = task;
      if (!validateInput(input)) return refuseInput(input, validateInput.errors);
      const {
        prompt,
        image_format: format = defaults.image_format,
        seed = defaults.seed,
        num_outputs = defaults.num_outputs,
      } = input;
      const images = imagesOf(input, alternatives);
      if (num_outputs > images)
        task.note(`${num_outputs} images were asked for; the demo model makes one.`);
      const { width, height } = sizeOf(input);
      const chosenSeed = seed === defaults.seed ? random.nextUint32() : seed;
      const promptStart = shortPrompt(prompt);
      const offer = (hue: number) =>
        task.offer(fileName({ width, height, format, prompt: promptStart, hue }));
      const image_url = offer(hash32(`${prompt}\n${chosenSeed}`));
      const image_urls = [image_url];
      for (let index = 1; index < images; index += 1) {
        image_urls.push(offer(hash32(`${prompt}\n${chosenSeed}\n${index}`)));
      }
      return {
        kind: 'simulated',
        durationMs,
        outcome: {
          kind: 'output',
          output: images > 1 ? { image_url, image_urls } : { image_url },
          quantity: pixelsOf({ width, height }),
        },
      };
    },
  };
}
