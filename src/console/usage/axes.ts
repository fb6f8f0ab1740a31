/** The axes of charts: round amounts, and times that have room. Times are in UTC, like the charges. */
import type { ChargeSlotLength, ChargeTimeline } from './charge-slots.ts';

export interface Tick {
  readonly value: number;
  readonly text: string;
}

/** Round amounts of dollars from 0 to one that is at least `most`: at most five. */
export function amountTicks(most: number): Tick[] {
  const least = most > 0 ? most / 4 : 0.25;
  const power = 10 ** Math.floor(Math.log10(least));
  const step =
    [1, 2, 5, 10].map((size) => size * power).find((size) => size >= least) ?? 10 * power;
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const count = Math.max(1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => ({
    value: index * step,
    text: index === 0 ? '$0' : `$${(index * step).toFixed(decimals)}`,
  }));
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Distances between labels. */
const steps: Readonly<Record<ChargeSlotLength, readonly number[]>> = {
  minute: [1, 2, 5, 10, 15, 30, 60].map((count) => count * minuteMs),
  hour: [1, 2, 3, 6, 12, 24, 48].map((count) => count * hourMs),
  day: [1, 2, 7, 14, 28, 56].map((count) => count * dayMs),
};

/** The beginnings of slots that get a label: at most so many. */
export function timeTicks({ length, fromMs, toMs }: ChargeTimeline, most: number): Tick[] {
  const room = (toMs - fromMs) / Math.max(1, most);
  const step = steps[length].find((size) => size >= room) ?? toMs - fromMs;
  const first = Math.ceil(fromMs / step) * step;
  const count = Math.max(0, Math.ceil((toMs - first) / step));
  return Array.from({ length: count }, (_, index) => first + index * step).map((value) => ({
    value,
    text: length !== 'day' && value % dayMs !== 0 ? hoursAndMinutes(value) : dateText(value),
  }));
}

/** `14:05` */
function hoursAndMinutes(ms: number): string {
  return new Date(ms).toISOString().slice(11, 16);
}

const dates = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** `Jan 31` */
function dateText(ms: number): string {
  return dates.format(ms);
}

/** A slot as a text: `Jan 31, 14:05`, or only the date of a day. */
export function slotText(ms: number, length: ChargeSlotLength): string {
  return length === 'day' ? dateText(ms) : `${dateText(ms)}, ${hoursAndMinutes(ms)}`;
}
