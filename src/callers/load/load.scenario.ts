/** More work at once than the limits allow. */
import type { CallerScenario } from '../run/scenario.ts';
import { isOf, type Staging, submissions } from '../stage/staging.ts';

const pieces = 8;

/** The number of submissions that are accepted in a second. */
const perSecond = 3;

const limitedSubmissions: CallerScenario = {
  name: 'more-work-than-allowed',
  happens: `${pieces} pieces of work begin at once, and only ${perSecond} submissions are accepted in a second.`,
  rules: ['finishes-under-limits', 'requests-are-bounded'],
  pieces,
  staging: submissionLimit(),
};

export const loadScenarios: readonly CallerScenario[] = [limitedSubmissions];

function submissionLimit(): Staging {
  return (hand) => {
    let accepted: number[] = [];
    return {
      answers(request, forward) {
        if (!isOf(request, submissions)) return forward();
        const now = hand.now();
        accepted = accepted.filter((atMs) => now - atMs < 1000);
        if (accepted.length >= perSecond) {
          return {
            status: 429,
            headers: { 'retry-after': '1' },
            body: '',
            label: 'over the limit',
          };
        }
        accepted.push(now);
        return forward();
      },
    };
  };
}
