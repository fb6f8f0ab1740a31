/** Callers that pay for a piece of work more than once. */
import { pause } from '../../src/core/clock-waits.ts';
import type { BrokenCaller } from './broken-caller.ts';
import { Refused, sound } from './fetch-caller.ts';

export const brokenPayment: Readonly<Record<string, BrokenCaller>> = {
  'does all of it again when the job is gone': {
    breaks: ['pays-once'],
    work: async (hands) => {
      for (let count = 0; count < 10; count += 1) {
        try {
          return await sound.work(hands);
        } catch (error) {
          if (!(error instanceof Refused) || error.status !== 404 || error.isSubmission)
            throw error;
        }
      }
      throw new Error('The job is gone each time.');
    },
  },
  'reports its cost in whole cents': {
    breaks: ['reports-exact-cost'],
    declares: [...sound.declares, 'reports-cost'],
    costOf: (job) =>
      sound.costOf(job) === undefined ? undefined : Number(sound.costOf(job)).toFixed(2),
  },
  'submits a second time after two seconds without a result': {
    breaks: ['pays-once'],
    work: (hands) =>
      Promise.any([sound.work(hands), pause(2000, hands).then(() => sound.work(hands))]),
  },
};
