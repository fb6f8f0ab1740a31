/** What the measurements have in common: their arguments, their figures, the heap. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The value is to be below this; undefined where there is no such aim. */
  readonly below?: number;
  /** The value is to be at least this; undefined likewise. */
  readonly atLeast?: number;
}

/** How much is measured: the first argument of the process. */
export function sizeArgument(): number {
  const size = Number(process.argv[2]);
  if (!Number.isSafeInteger(size) || size < 1) {
    throw new RangeError(`Expected a size of at least 1, got ${process.argv[2]}.`);
  }
  return size;
}

/** Hands the figures to the process that prints them. */
export function report(figures: readonly Figure[]): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

/** Bytes of the heap that are in use after a full collection. */
export function heapBytes(): number {
  if (globalThis.gc === undefined) throw new Error('Expected node --expose-gc.');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** The one in the middle, or between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const [low = Number.NaN] = sorted.slice((sorted.length - 1) / 2);
  const [high = Number.NaN] = sorted.slice(sorted.length / 2);
  return (low + high) / 2;
}

/** With the median in the middle; between two values, in proportion. */
export function quartiles(values: readonly number[]): [low: number, median: number, high: number] {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [low = Number.NaN, high = low] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
    return low + (high - low) * (place % 1);
  };
  return [at(0.25), at(0.5), at(0.75)];
}

/** Real milliseconds since the process started. */
export function nowMs(): number {
  return performance.now();
}
