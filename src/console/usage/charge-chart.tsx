/** Charges over time: bars of each model, all to one scale, labelled with its name, sum and highest amount. */
import { exactMoneyText, moneyText } from '../parts/values.tsx';
import { slotText, timeTicks } from './axes.ts';
import {
  type ChargeTimeline,
  exactSum,
  groupedBy,
  type SlotCharges,
  slotLengths,
} from './charge-slots.ts';
import { useWidth } from './use-width.ts';

/** Of the bars of a model, in pixels: where its texts and its bars stand. */
const row = { height: 88, name: 14, barTop: 34, barBottom: 78 } as const;
const axisHeight = 22;
/** What labels need, in pixels. */
const room = { time: 64, amount: 62 } as const;

const mostColours = 6;

/** The colour of a model is that of its place among all. */
type Models = readonly string[];

export function ChargeChart({
  timeline,
  barOrder,
  models,
}: {
  readonly timeline: ChargeTimeline;
  /** The models in the barOrder of their bars. */
  readonly barOrder: readonly string[];
  readonly models: Models;
}) {
  const { element, width } = useWidth();
  const { length, fromMs, toMs, slots } = timeline;
  const byModel = [...groupedBy(slots, ({ endpointId }) => endpointId)].toSorted(
    ([a], [b]) => barOrder.indexOf(a) - barOrder.indexOf(b),
  );
  const scale = (row.barBottom - row.barTop) / Number(highestOf(slots)?.cost);
  const bars = Math.round((toMs - fromMs) / slotLengths[length].ms);
  const barWidth = width / Math.max(1, bars);
  const xOf = (ms: number) => ((ms - fromMs) / (toMs - fromMs)) * width;
  const height = row.height * byModel.length + axisHeight;
  return (
    <div ref={element} class="chart">
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={`Charges by ${length}, from ${slotText(fromMs, length)} to now, of each model. The tables have the exact amounts.`}
      >
        {byModel.map(([endpointId, parts], index) => (
          <g
            class={colourOf(models, endpointId)}
            transform={`translate(0 ${index * row.height})`}
            key={endpointId}
          >
            <text class="name" y={row.name}>
              {`${endpointId} · ${moneyText(exactSum(parts.map(({ cost }) => cost)))}`}
            </text>
            <Bars
              parts={parts}
              length={length}
              xOf={xOf}
              width={barWidth}
              most={width}
              scale={scale}
            />
          </g>
        ))}
        {timeTicks(timeline, Math.floor(width / room.time)).map(({ value, text }) => (
          <text
            class="time"
            x={Math.min(xOf(value), width - room.time / 2)}
            y={height - 4}
            key={text + value}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Its place among the colours; models far apart can share one, and have their names beside it. */
export function colourOf(models: Models, endpointId: string): string {
  return `series-${models.indexOf(endpointId) % mostColours}`;
}

interface BarsProps {
  readonly parts: readonly SlotCharges[];
  readonly length: ChargeTimeline['length'];
  readonly xOf: (ms: number) => number;
  /** Of a bar with the space beside it. */
  readonly width: number;
  /** Of the chart. */
  readonly most: number;
  /** Pixels for a dollar. */
  readonly scale: number;
}

function highestOf(parts: readonly SlotCharges[]): SlotCharges | undefined {
  return parts.toSorted((a, b) => Number(b.cost) - Number(a.cost))[0];
}

/** Heights are rounded; amounts in titles are exact. */
function Bars({ parts, length, xOf, width, most, scale }: BarsProps) {
  const heightOf = ({ cost }: SlotCharges) => Math.max(1, scale * Number(cost));
  const highest = highestOf(parts);
  if (highest === undefined) return null;
  return (
    <>
      <line class="grid" x1={0} x2={most} y1={row.barBottom} y2={row.barBottom} />
      <text
        x={Math.min(xOf(highest.fromMs), most - room.amount)}
        y={row.barBottom - heightOf(highest) - 4}
      >
        {moneyText(highest.cost)}
      </text>
      {parts.map((part) => {
        const { endpointId, cost, fromMs } = part;
        const height = heightOf(part);
        return (
          <rect
            key={fromMs}
            x={xOf(fromMs) + Math.min(1, width / 8)}
            y={row.barBottom - height}
            width={Math.max(1, Math.min(width - 2, 48))}
            height={height}
          >
            <title>{`${slotText(fromMs, length)}, ${endpointId}: ${exactMoneyText(cost)}`}</title>
          </rect>
        );
      })}
    </>
  );
}
