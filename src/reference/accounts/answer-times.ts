/** How long an account holds its answers back. */
import type { components } from '#generated/service-settings/types.d.ts';
import { type Clock, ManualClock } from '../../core/clock.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import { drawBoundedMs } from '../engine/durations.ts';

export type AnswerTimeSettings = components['schemas']['AnswerTimesSettings'];

export class AnswerTimes {
  readonly #settings: () => AnswerTimeSettings | undefined;
  readonly #random: Random;
  /** Nobody would get an answer on a clock that stands still. */
  readonly #isStill: boolean;

  /** @param settings those in force, which may change */
  constructor(
    settings: () => AnswerTimeSettings | undefined,
    { clock, seed }: { readonly clock: Clock; readonly seed: string },
  ) {
    this.#settings = settings;
    this.#isStill = clock instanceof ManualClock;
    this.#random = seededRandom(`${seed}/answer times`);
  }

  /** Whether no answer is held back: the common case, which has to cost nothing. */
  get areNone(): boolean {
    return this.#isStill || this.#settings() === undefined;
  }

  /** Draws a time for the answer of an operation, in milliseconds; 0 if it is not held back. */
  drawMs(operationId: string): number {
    const duration = this.#isStill ? undefined : durationOf(this.#settings(), operationId);
    if (duration === undefined || typeof duration === 'number') return duration ?? 0;
    return drawBoundedMs(duration, this.#random);
  }
}

function durationOf(
  settings: AnswerTimeSettings = {},
  operationId: string,
): AnswerTimeSettings[keyof AnswerTimeSettings] {
  return Object.entries(settings).find(([name]) => name === operationId)?.[1];
}
