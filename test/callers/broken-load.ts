/** Callers that do something wrong with more work than the limits allow. */
import { type BrokenCaller, several } from './broken-caller.ts';
import { Refused, sound } from './fetch-caller.ts';

export const brokenAtLoad: Readonly<Record<string, BrokenCaller>> = {
  'stops working when refused at load': {
    breaks: ['finishes-under-limits'],
    declares: several,
    work: (hands) =>
      sound.work({ ...hands, habits: { ...hands.habits, attempts: 1 } }).catch(async (error) => {
        if (!(error instanceof Refused) || error.status !== 429 || !error.isSubmission) throw error;
        await new Promise(() => undefined);
      }),
  },
  // How many it sends does not depend on how fast the machine answers.
  'sends a dozen requests for each that is refused': {
    breaks: ['requests-are-bounded', 'waits-for-retry-after'],
    declares: several,
    transport: async (sent, signal) => {
      const first = await sound.transport(sent, signal);
      if (sent.method !== 'POST' || first.status !== 429) return first;
      const dozen = Array.from({ length: 12 }, () => sound.transport(sent, signal));
      const answers = await Promise.all(dozen);
      return answers.find(({ status }) => status < 300) ?? first;
    },
  },
};
