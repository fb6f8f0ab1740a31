/** Charges by day and endpoint: a chart, and the exact amounts in a table. */
import { useState } from 'preact/hooks';
import type { Ledger } from '../../client/control.ts';
import { FirstJob } from '../parts/first-job.tsx';
import { Money } from '../parts/values.tsx';
import { useWidth } from './use-width.ts';

type Total = Ledger['totals'][number];

/** Endpoints with a colour of their own; the others share the last one. */
const colours = 5;
const others = 'other endpoints';
const height = 180;
/** In pixels. `labels` leaves room for the first and the last day. */
const bar = { narrowest: 20, widest: 64, labels: 170 } as const;
const firstRows = 100;

export function Charges({ ledger }: { readonly ledger: Ledger }) {
  const { total, jobs, totals, budget } = ledger;
  return (
    <section>
      <h2>Charges</h2>
      <p>
        <strong>
          <Money amount={total} />
        </strong>{' '}
        for {jobs} {jobs === 1 ? 'job' : 'jobs'}.{' '}
        {budget === undefined ? (
          <span class="quiet">The account has no budget.</span>
        ) : (
          <>
            The budget is <Money amount={budget.amount} />
            {budget.reached
              ? `, and it is spent: ${
                  budget.exceeded === 'refuse'
                    ? 'new jobs are refused with 402.'
                    : 'new jobs still run.'
                }`
              : '.'}
          </>
        )}
      </p>
      {totals.length === 0 ? (
        <FirstJob title="No charges yet." kind="public" />
      ) : (
        <>
          <DayChart totals={totals} />
          <TotalsTable totals={totals} />
        </>
      )}
    </section>
  );
}

function DayChart({ totals }: { readonly totals: readonly Total[] }) {
  const { element, width } = useWidth();
  const names = seriesOf(totals);
  const days = byDay(totals);
  const shown = [...days].slice(-Math.max(1, Math.floor(width / bar.narrowest)));
  const sums = shown.map(([, parts]) => parts.reduce((sum, { cost }) => sum + Number(cost), 0));
  const most = Math.max(...sums);
  const step = Math.min(bar.widest, width / shown.length);
  const [firstDay] = shown[0] ?? [];
  const [lastDay] = shown.at(-1) ?? [];
  return (
    <>
      <div ref={element}>
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={`Charges of ${shown.length} days, from ${firstDay} to ${lastDay}. The table below has the exact amounts.`}
        >
          {shown.map(([day, parts], index) => (
            <Day key={day} {...{ parts, names, most }} x={index * step} width={step} />
          ))}
        </svg>
      </div>
      <p class="axis quiet" style={{ width: `${Math.max(bar.labels, step * shown.length)}px` }}>
        <span>{firstDay}</span>
        {firstDay !== lastDay && <span>{lastDay}</span>}
      </p>
      <ul class="endpoint-colours" aria-label="Colours of the endpoints">
        {names.map((name, index) => (
          <li key={name}>
            <span class={`swatch series-${index}`} />
            {name}
          </li>
        ))}
      </ul>
      <p class="quiet">
        Days without charges are left out.
        {shown.length < days.size &&
          ` The chart has the last ${shown.length} of ${days.size} days.`}
      </p>
    </>
  );
}

function byDay(totals: readonly Total[]): ReadonlyMap<string, readonly Total[]> {
  const days = new Map<string, Total[]>();
  for (const total of totals) days.set(total.day, [...(days.get(total.day) ?? []), total]);
  return days;
}

interface DayProps {
  readonly parts: readonly Total[];
  readonly names: readonly string[];
  readonly most: number;
  readonly x: number;
  readonly width: number;
}

/** The bar of a day, from the bottom up. Heights are rounded; amounts in titles are exact. */
function Day({ parts, names, most, x, width }: DayProps) {
  let top = height;
  return (
    <g>
      {parts
        .map((part) => ({ part, series: seriesIn(names, part.endpointId) }))
        .toSorted((a, b) => a.series - b.series)
        .map(({ part: { day, endpointId, cost }, series }) => {
          const share = most === 0 ? 0 : (Number(cost) / most) * (height - 4);
          top -= share;
          return (
            <rect
              key={endpointId}
              class={`series-${series}`}
              x={x + 1}
              y={top}
              width={Math.max(1, width - 3)}
              height={Math.max(1, share - 1)}
            >
              <title>{`${day}, ${endpointId}: $${cost}`}</title>
            </rect>
          );
        })}
    </g>
  );
}

/** The endpoints with the highest charges, and at the end `others`. */
function seriesOf(totals: readonly Total[]): string[] {
  const sums = new Map<string, number>();
  for (const { endpointId, cost } of totals) {
    sums.set(endpointId, (sums.get(endpointId) ?? 0) + Number(cost));
  }
  const sorted = [...sums].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  return sorted.length <= colours + 1 ? sorted : [...sorted.slice(0, colours), others];
}

function seriesIn(names: readonly string[], endpointId: string): number {
  const index = names.indexOf(endpointId);
  return index === -1 ? colours : index;
}

function TotalsTable({ totals }: { readonly totals: readonly Total[] }) {
  const [isWhole, setWhole] = useState(totals.length <= firstRows);
  const newest = totals.toReversed();
  return (
    <>
      <table>
        <caption>Exact charges by day (UTC) and endpoint</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Endpoint</th>
            <th scope="col">Jobs</th>
            <th scope="col">Charge</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? newest : newest.slice(0, firstRows)).map(
            ({ day, endpointId, jobs, cost }) => (
              <tr key={`${day} ${endpointId}`}>
                <td class="number">{day}</td>
                <td>{endpointId}</td>
                <td class="number">{jobs}</td>
                <td>
                  <Money amount={cost} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {!isWhole && (
        <button type="button" onClick={() => setWhole(true)}>
          {`${totals.length - firstRows} more`}
        </button>
      )}
    </>
  );
}
