/** Times that are drawn from a distribution. */
import type { components } from '#generated/service-settings/types.d.ts';
import { type Random, seededRandom } from '../../core/random.ts';

/** Milliseconds, or a distribution of them. */
export type Duration = components['schemas']['Duration'];

export type Distribution = Exclude<Duration, number>;

/** Draws a time, in milliseconds. It may have decimals, and a lognormal one has no upper bound. */
function drawMs(distribution: Distribution, random: Random): number {
  switch (distribution.distribution) {
    case 'fixed':
      return distribution.ms;
    case 'uniform':
      return distribution.minMs + random.next() * (distribution.maxMs - distribution.minMs);
    case 'lognormal': {
      // Box and Muller: two uniform numbers make one of the normal distribution.
      const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
      const normal = radius * Math.cos(2 * Math.PI * random.next());
      return distribution.medianMs * Math.exp(distribution.sigma * normal);
    }
    case 'observed':
      return distribution.ms[Math.floor(random.next() * distribution.ms.length)] ?? 0;
  }
}

/** A week: a lognormal draw has no bound of its own. */
const longestMs = 7 * 86_400_000;

/** Draws a time, in whole milliseconds, of at most a week. */
export function drawBoundedMs(distribution: Distribution, random: Random): number {
  return Math.min(Math.max(0, Math.round(drawMs(distribution, random))), longestMs);
}

/** The time of something with a name, in whole milliseconds: the same name gets the same time. */
export function drawDurationMs(duration: Duration, name: string): number {
  if (typeof duration === 'number') return duration;
  return drawBoundedMs(duration, seededRandom(name));
}
