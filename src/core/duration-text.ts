/** The units of a duration, the longest first, with their milliseconds. */
const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

/** Exact, in the largest unit that divides it: `5001 ms`, `10 s`, `24 h`; days from two days on. */
export function exactDurationText(ms: number): string {
  const largest = units.find(
    ([unit, size]) => ms >= size && ms % size === 0 && (unit !== 'd' || ms > size),
  );
  return largest === undefined ? `${ms} ms` : `${ms / largest[1]} ${largest[0]}`;
}
