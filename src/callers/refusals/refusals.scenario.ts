/** The service refuses requests. */
import type { CallerScenario } from '../run/scenario.ts';

export const refusedForSeconds: CallerScenario = {
  name: 'refused-for-seconds',
  happens: 'The service answers the first submission with 429 and `Retry-After: 2`.',
  rules: ['repeats-after-429', 'waits-for-retry-after'],
  faults: [{ effect: { status: 429, retryAfterSeconds: 2 }, count: 1 }],
};
