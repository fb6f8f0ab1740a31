/** A simulated public image model: the picture is made when it is downloaded, the charge now. */
import { models } from '#generated/models/validators.js';
import { describeFindings } from '../../validation/findings.ts';
import { hash32 } from '../random.ts';
import type { WorkerHandler } from './worker.ts';

const { validateInput, defaults } = models.image;

/** A handler that answers after `durationMs`, or at once where the input is not the model's. */
export function imageWorker(durationMs: number): WorkerHandler {
  return ({ input, random, offer }) => {
    if (!validateInput(input)) {
      const findings = describeFindings(validateInput.errors ?? [], {
        value: input,
        location: 'body',
        base: '/input',
      });
      const message = findings.map(({ detail }) => detail).join(' ');
      return { durationMs: 0, outcome: { kind: 'error', message } };
    }
    const { width, height, image_format: format, seed, prompt } = { ...defaults, ...input };
    const chosenSeed = seed === defaults.seed ? random.nextUint32() : seed;
    const hue = hash32(`${prompt}\n${chosenSeed}`);
    return {
      durationMs,
      outcome: {
        kind: 'output',
        output: { image_url: offer({ width, height, format, hue }) },
        quantity: BigInt(width) * BigInt(height),
      },
    };
  };
}
