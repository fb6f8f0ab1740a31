/** Recognises in which order jobs run, and when workers start and are free. */
import { byRule } from '../recognising/by-rule.ts';
import type { Recognisers } from '../recognising/sightings.ts';
import { schedulingJudges } from './scheduling.judge.ts';

export const schedulingRecognisers = {
  'worker-scaling': {
    ...byRule('worker-scaling', schedulingJudges, 'always-on'),
    unseen: { 'always-on': 'Requests do not show why a worker runs.' },
  },
  'queue-order': {
    ...byRule('queue-order', schedulingJudges, 'low-priority-last', 'any'),
    unseen: {
      'low-priority-last': 'Another order may have other reasons.',
      any: 'Another order may have other reasons.',
    },
  },
  'worker-of-ended-job': byRule('worker-of-ended-job', schedulingJudges),
} satisfies Recognisers;
