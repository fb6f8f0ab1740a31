/** Thrown when something happened that may not happen; says what, and to whom. */
export class Violation extends Error {
  override readonly name = 'Violation';
}
