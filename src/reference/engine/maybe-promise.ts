/** A value or a promise. An engine in this process returns values, other engines promises. */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * Continues with a value: at once if it is there, so that an engine in this process causes no
 * delay, otherwise when the promise resolves.
 */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
