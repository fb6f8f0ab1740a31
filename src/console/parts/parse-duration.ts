/** Reads an amount of time as people write it: `10 s`, `5 min`, `1 h 30 min`, `2 d`. */

const unitMs: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  min: 60_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** Whole milliseconds; undefined for a text that is not a duration. A number without a unit has none. */
export function parseDuration(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(ms|s|min|m|h|d)(?![a-z])/g)];
  const rest = parts.reduce((left, [part]) => left.replace(part, ''), text.trim());
  if (parts.length === 0 || rest.trim() !== '') return undefined;
  return Math.round(
    parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitMs[unit] ?? 0), 0),
  );
}
