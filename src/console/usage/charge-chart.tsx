/** Charges over time, as bars: each model has a colour and a pattern. */
import { amountTicks, slotText, timeTicks } from './axes.ts';
import { type ChargeTimeline, groupedBy, type SlotCharges, slotLengths } from './charge-slots.ts';
import { useWidth } from './use-width.ts';

const height = 220;
const margin = { top: 10, right: 6, bottom: 22 } as const;
/** What a label needs, in pixels. */
const room = { time: 64, digit: 7 } as const;

/** Their order decides their colours. */
type Models = readonly string[];

export function ChargeChart({
  timeline,
  models,
}: {
  readonly timeline: ChargeTimeline;
  readonly models: Models;
}) {
  const { element, width } = useWidth();
  const { length, fromMs, toMs, slots } = timeline;
  const bySlot = [...groupedBy(slots, (slot) => slot.fromMs)];
  const most = bySlot.reduce((top, [, parts]) => Math.max(top, sumOf(parts)), 0);
  const amounts = amountTicks(most);
  const highest = amounts.at(-1)?.value ?? 1;
  const left = room.digit * Math.max(...amounts.map(({ text }) => text.length)) + 10;
  const inner = { width: width - left - margin.right, height: height - margin.top - margin.bottom };
  const barWidth = inner.width / Math.max(1, bars(timeline));
  const xOf = (ms: number) => left + ((ms - fromMs) / (toMs - fromMs)) * inner.width;
  const yOf = (amount: number) => margin.top + inner.height * (1 - amount / highest);
  const bottom = yOf(0);
  const times = timeTicks(timeline, Math.floor(inner.width / room.time));
  return (
    <div ref={element} class="chart">
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={`Charges by ${length}, from ${slotText(fromMs, length)} to now, at most ${amounts.at(-1)?.text} in one ${length}. The tables have the exact amounts.`}
      >
        <Patterns count={models.length} />
        {amounts.map(({ value, text }) => (
          <g key={text}>
            <line class="grid" x1={left} x2={width} y1={yOf(value)} y2={yOf(value)} />
            <text x={left - 6} y={yOf(value) + 4} text-anchor="end">
              {text}
            </text>
          </g>
        ))}
        {times.map(({ value, text }) => (
          <g key={text + value}>
            <line class="grid" x1={xOf(value)} x2={xOf(value)} y1={bottom} y2={bottom + 5} />
            <text x={Math.min(xOf(value), width - room.time / 2)} y={height - 4}>
              {text}
            </text>
          </g>
        ))}
        {bySlot.map(([ms, parts]) => (
          <Bar
            key={ms}
            parts={parts}
            models={models}
            length={length}
            x={xOf(ms)}
            width={barWidth}
            heightOf={(amount) => bottom - yOf(amount)}
            bottom={bottom}
          />
        ))}
      </svg>
    </div>
  );
}

function bars({ fromMs, toMs, length }: ChargeTimeline): number {
  return Math.round((toMs - fromMs) / slotLengths[length].ms);
}

function sumOf(parts: readonly SlotCharges[]): number {
  return parts.reduce((sum, { cost }) => sum + Number(cost), 0);
}

/** What is drawn over the colour of a series; nothing over the first. */
const strokes = ['', 'M0 6 L6 0', 'M0 3 H6', 'M0 0 L6 6', 'M3 0 V6', 'M3 0 V6 M0 3 H6'] as const;

/** The looks of the series: each has another colour, or the same in another pattern. */
const looks = strokes.flatMap((_, turn) =>
  strokes.map((__, colour) => ({ colour, stroke: (colour + turn) % strokes.length })),
);

/** Which look a model has. */
export function seriesIndex(models: Models, endpointId: string): number {
  return models.indexOf(endpointId) % looks.length;
}

function colourOf(series: number): string {
  return `series-${looks[series]?.colour}`;
}

interface BarProps {
  readonly parts: readonly SlotCharges[];
  readonly models: Models;
  readonly length: ChargeTimeline['length'];
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  readonly heightOf: (amount: number) => number;
}

/** A bar from the bottom up. Heights are rounded; amounts in titles are exact. */
function Bar({ parts, models, length, x, width, bottom, heightOf }: BarProps) {
  let top = bottom;
  return (
    <g>
      {parts
        .map((part) => ({ part, series: seriesIndex(models, part.endpointId) }))
        .toSorted((a, b) => a.series - b.series)
        .map(({ part: { endpointId, cost, fromMs }, series }) => {
          const barHeight = heightOf(Number(cost));
          top -= barHeight;
          return (
            <rect
              key={endpointId}
              class={`series ${colourOf(series)}`}
              fill={`url(#pattern-${series})`}
              x={x + Math.min(1, width / 8)}
              y={top}
              width={Math.max(1, Math.min(width - 2, 48))}
              height={Math.max(1, barHeight)}
            >
              <title>{`${slotText(fromMs, length)}, ${endpointId}: $${cost}`}</title>
            </rect>
          );
        })}
    </g>
  );
}

/** A mark of a model: its colour and pattern. */
export function Swatch({ series }: { readonly series: number }) {
  return (
    <svg class={`swatch ${colourOf(series)}`} width="14" height="14" aria-hidden="true">
      <rect class="series" fill={`url(#pattern-${series})`} width="14" height="14" />
    </svg>
  );
}

function Patterns({ count }: { readonly count: number }) {
  return (
    <defs>
      {looks.slice(0, count).map(({ stroke }, series) => (
        <pattern
          key={series}
          id={`pattern-${series}`}
          class={colourOf(series)}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <rect class="ground" width="6" height="6" />
          <path class="stroke" d={strokes[stroke]} />
        </pattern>
      ))}
    </defs>
  );
}
