/** Bounds a search by the steps that it takes, so that it ends the same on every machine. */
export class StepLimit {
  /** Steps that were taken. */
  taken = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws {TooManySteps} if these steps are too many */
  take(steps = 1): void {
    this.taken += steps;
    if (this.taken > this.#most) throw new TooManySteps();
  }
}

export class TooManySteps extends Error {
  override name = 'TooManySteps';
}
