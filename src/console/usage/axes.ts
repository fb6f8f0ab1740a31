/** The axis of a chart: times that have room. They are in UTC, like the charges. */
import { dateText } from '../parts/values.tsx';
import type { ChargeSlotLength, ChargeTimeline } from './charge-slots.ts';

export interface Tick {
  readonly value: number;
  readonly text: string;
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

/** A slot as a text: `Jan 31, 14:05`, or only the date of a day. */
export function slotText(ms: number, length: ChargeSlotLength): string {
  return length === 'day' ? dateText(ms) : `${dateText(ms)}, ${hoursAndMinutes(ms)}`;
}
