/** The store of an engine cannot be reached, or does not answer in time. It may come back. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store of the jobs cannot be reached.', { cause });
    this.name = 'StoreUnavailable';
  }
}
