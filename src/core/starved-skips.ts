/** Notices that a clock which waits for a pause never gets one, although something is due. */

/** For how long, in real milliseconds, nothing was skipped before anybody is told. */
const limitMs = 10_000;

/** After a pause as long as this it is not the acts that prevent a skip, but work that takes its time. */
const pauseMs = 1000;

export interface UnrestOptions {
  /** Real time, in milliseconds. */
  readonly now: () => number;
  /** A mark for what is pending now; `isPending` says later whether some of that still is. */
  readonly mark: () => number;
  readonly isPending: (mark: number) => boolean;
  /** Called once. */
  readonly onUnrest: (by: string) => void;
}

export class Unrest {
  readonly #options: UnrestOptions;
  #since: { readonly ms: number; readonly mark: number } | undefined;
  #lastMs = 0;
  /** Of the last act that has a name. */
  #name: string | undefined;
  #isLong = false;
  #isTold = false;

  constructor(options: UnrestOptions) {
    this.#options = options;
  }

  /** What disturbed the pauses last, while there has been none for a long time. */
  get by(): string | undefined {
    return this.#isLong ? (this.#name ?? 'schedule') : undefined;
  }

  note(name?: string): void {
    const { now, isPending } = this.#options;
    const nowMs = now();
    if (this.#since === undefined || nowMs - this.#lastMs >= pauseMs) this.#begin(nowMs);
    this.#lastMs = nowMs;
    if (name !== undefined) this.#name = name;
    const { ms, mark } = this.#since ?? { ms: nowMs, mark: 0 };
    if (this.#isLong || nowMs - ms < limitMs) return;
    if (isPending(mark)) this.#tell();
    else this.#begin(nowMs);
  }

  /** There was a pause, or there need not be one. */
  end(): void {
    this.#since = undefined;
    this.#name = undefined;
    this.#isLong = false;
  }

  #begin(ms: number): void {
    this.end();
    this.#since = { ms, mark: this.#options.mark() };
  }

  #tell(): void {
    this.#isLong = true;
    if (this.#isTold) return;
    this.#isTold = true;
    this.#options.onUnrest(this.#name ?? 'schedule');
  }
}
