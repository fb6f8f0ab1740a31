/** A number over time, as a line of steps. */
import { accountNow } from '../account-clock.ts';
import { Time } from '../parts/values.tsx';
import type { Point } from './load-history.ts';
import { useWidth } from './use-width.ts';

const height = 120;
const margin = { left: 36, top: 8, bottom: 6 } as const;
const lastChanges = 50;

/** The chart, in a sentence what it shows, and its last changes as a table. */
export function StepChart({
  title,
  points,
}: {
  readonly title: string;
  readonly points: readonly Point[];
}) {
  const { element, width } = useWidth();
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const most = points.reduce((top, { value }) => Math.max(top, value), 0);
  const endMs = Math.max(accountNow.value, last.atMs);
  const xOf = (ms: number) =>
    margin.left + ((ms - first.atMs) / Math.max(1, endMs - first.atMs)) * (width - margin.left - 4);
  const yOf = (value: number) =>
    height - margin.bottom - (value / Math.max(1, most)) * (height - margin.top - margin.bottom);
  const summary = `Now ${last.value}, at most ${most}.`;
  return (
    <section>
      <h3>{title}</h3>
      <p>{summary}</p>
      <div ref={element} class="chart">
        <svg width={width} height={height} role="img" aria-label={`${title}. ${summary}`}>
          <line class="grid" x1={margin.left} x2={width} y1={yOf(0)} y2={yOf(0)} />
          <line class="grid" x1={margin.left} x2={width} y1={yOf(most)} y2={yOf(most)} />
          <text x={margin.left - 6} y={yOf(0)} text-anchor="end">
            0
          </text>
          {most > 0 && (
            <text x={margin.left - 6} y={yOf(most) + 8} text-anchor="end">
              {most}
            </text>
          )}
          <path class="steps" d={stepPath(points, { xOf, yOf, endMs })} />
        </svg>
      </div>
      <p class="axis quiet">
        <Time ms={first.atMs} />
        <span>now</span>
      </p>
      <details>
        <summary>Last changes as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {points
              .slice(-lastChanges)
              .toReversed()
              .map(({ atMs, value }) => (
                <tr key={atMs}>
                  <td>
                    <Time ms={atMs} />
                  </td>
                  <td class="number">{value}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** At most three corners for each pixel, whatever the number of points: the last, lowest and highest. */
function stepPath(
  points: readonly Point[],
  {
    xOf,
    yOf,
    endMs,
  }: { xOf: (ms: number) => number; yOf: (value: number) => number; endMs: number },
): string {
  const columns = new Map<number, { low: number; high: number; last: number }>();
  for (const { atMs, value } of points) {
    const x = Math.round(xOf(atMs));
    const { low = value, high = value } = columns.get(x) ?? {};
    columns.set(x, { low: Math.min(low, value), high: Math.max(high, value), last: value });
  }
  const steps = [...columns].map(
    ([x, { low, high, last }]) => `H ${x} V ${yOf(low)} V ${yOf(high)} V ${yOf(last)}`,
  );
  const [[x = 0, start] = []] = columns;
  return `M ${x} ${yOf(start?.last ?? 0)} ${steps.join(' ')} H ${xOf(endMs)}`;
}
