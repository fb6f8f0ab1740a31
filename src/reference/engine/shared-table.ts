/** A few texts of an account that all replicas know. */

/** By name. A reset of the account deletes them; an undefined text deletes one. */
export interface SharedTable {
  /** Resolves when it is stored and the listener of this replica knows it; others are told. */
  set(name: string, text: string | undefined): Promise<void>;
  /** Calls the listener with all texts: as soon as they are read, and after each change. */
  follow(listener: (texts: ReadonlyMap<string, string>) => void): void;
}
