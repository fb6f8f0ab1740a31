/** What a worker has made, as callers are told. */

/**
 * An output with what was charged for it; as it is where nothing was. Two objects spread into one
 * would get a hidden class of their own for every job, which takes long to make and is kept as long
 * as the job.
 */
export function withCost(
  output: Readonly<Record<string, unknown>>,
  { cost }: { readonly cost?: number },
): Readonly<Record<string, unknown>> {
  return cost === undefined ? output : Object.assign({}, output, { cost });
}

/** What a value is that is no object, in words and without the value: it may be a secret. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
