/** Divides long work among the turns of the event loop, so that other work does not wait long. */
import { macrotask } from './clock.ts';

interface WaitingWork {
  readonly units: number;
  begin(): void;
}

/**
 * Work in steps: before each, it yields how much it is about to do, in units of turns. Returns what it
 * has made.
 */
export type Steps<Made> = Generator<number, Made, void>;

/** All steps in one turn. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Shares turns among all who work. A unit is about a byte that is read and rewritten. */
export class Turns {
  readonly #unitsPerTurn: number;
  readonly #waiting = new Set<WaitingWork>();
  /** In the current turn. */
  #spent = 0;
  #isNextPlanned = false;

  /** @param unitsPerTurn how much is done at most before the event loop turns */
  constructor(unitsPerTurn = 32_768) {
    this.#unitsPerTurn = unitsPerTurn;
  }

  /**
   * Resolves in a turn that has room for so much work, in the order of the calls. The work is done at once
   * then. More than a turn has room for gets a turn of its own.
   */
  take(units: number): Promise<void> {
    this.#planNext();
    if (this.#waiting.size === 0 && this.#hasRoom(units)) {
      this.#spent += units;
      return Promise.resolve();
    }
    return new Promise((begin) => this.#waiting.add({ units, begin }));
  }

  /** Each step in a turn that has room for it. */
  async run<Made>(steps: Steps<Made>): Promise<Made> {
    let step = steps.next();
    while (step.done !== true) {
      await this.take(step.value);
      step = steps.next();
    }
    return step.value;
  }

  #hasRoom(units: number): boolean {
    return this.#spent === 0 || this.#spent + units <= this.#unitsPerTurn;
  }

  #planNext(): void {
    if (this.#isNextPlanned) return;
    this.#isNextPlanned = true;
    void macrotask().then(() => {
      this.#isNextPlanned = false;
      this.#spent = 0;
      for (const waiting of this.#waiting) {
        if (!this.#hasRoom(waiting.units)) break;
        this.#spent += waiting.units;
        this.#waiting.delete(waiting);
        waiting.begin();
      }
      if (this.#spent > 0) this.#planNext();
    });
  }
}
