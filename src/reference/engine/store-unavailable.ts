/** The store of an engine cannot be reached, does not answer in time, or refuses. It may come back. */
export class StoreUnavailable extends Error {
  /** The kind of the store's error, such as `OOM`; undefined if it does not answer. */
  readonly refusal: string | undefined;

  constructor(cause: unknown, refusal?: string) {
    const what = refusal === undefined ? 'cannot be reached' : 'rejects writes';
    super(`The job store ${what}.`, { cause });
    this.refusal = refusal;
    this.name = 'StoreUnavailable';
  }
}
