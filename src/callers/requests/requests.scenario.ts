/** Nothing unusual happens. */
import type { CallerScenario } from '../run/scenario.ts';

export const ordinaryWork: CallerScenario = {
  name: 'ordinary-work',
  happens: 'The service does the job.',
  rules: [
    'requests-are-valid',
    'sends-json',
    'key-in-header',
    'key-in-no-address',
    'key-in-no-output',
    'polls-at-declared-pace',
    'stops-after-end',
  ],
  watchesForMs: 1500,
};
