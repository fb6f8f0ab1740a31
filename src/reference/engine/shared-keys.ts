/** A few texts of an account that all replicas know. */

/** By name. A reset of the account deletes them; an undefined text deletes one. */
export interface SharedKeys {
  /**
   * Resolves when it is stored and the listener of this replica knows it; others are told. False if
   * the text is no longer the one that the listener knew: nothing is stored, and it knows the new one.
   */
  set(name: string, text: string | undefined): Promise<boolean>;
  /** Calls the listener with all texts: as soon as they are read, and after each change. */
  follow(listener: (texts: ReadonlyMap<string, string>) => void): void;
}
