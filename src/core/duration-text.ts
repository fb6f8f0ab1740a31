/** The units of a duration, the longest first, with their milliseconds. */
export const durationUnits = [
  { unit: 'd', ms: 86_400_000 },
  { unit: 'h', ms: 3_600_000 },
  { unit: 'min', ms: 60_000 },
  { unit: 's', ms: 1000 },
] as const;

/** Exact, in the largest unit that divides it: `5001 ms`, `10 s`, `24 h`; days from two days on. */
export function exactDurationText(durationMs: number): string {
  const largest = durationUnits.find(
    ({ unit, ms }) =>
      durationMs >= ms && durationMs % ms === 0 && (unit !== 'd' || durationMs > ms),
  );
  return largest === undefined ? `${durationMs} ms` : `${durationMs / largest.ms} ${largest.unit}`;
}
