/**
 * A value, or a promise of it: an engine in this process has the value, one elsewhere promises it.
 */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * Goes on with a value: at once where it is there, so that an engine in this process costs its
 * callers no turn, and otherwise when it has come.
 */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
