/** How cost grows with size: what the points of a curve hold, and how they are told. */
import { type Figure, median } from './measurement.ts';

/** Values by what is measured, such as `POST run`. */
export type CurveValues = Readonly<Record<string, number>>;

export interface CurvePoint {
  readonly size: number;
  /** Processor time for one request or record, in microseconds. */
  readonly costUs: CurveValues;
  /** In the unit of the curve. */
  readonly duration: CurveValues;
  readonly residentMegabytes: CurveValues;
  /** Processor time until the service listens, where the size changes it. */
  readonly startCpuMs?: number;
}

export interface Curve {
  /** What grows, such as `kept jobs`. */
  readonly subject: string;
  /** What the cost is of. */
  readonly item: 'request' | 'record';
  readonly duration: { readonly name: string; readonly unit: 's' | 'ms' };
  readonly points: readonly CurvePoint[];
}

/** The cost of the largest size is to be at most so many times the least. */
const growthBelow = 2;

/** The figures of every size, and how much the cost grows; the growth has an aim if the sizes are full. */
export function curveFigures(
  { subject, item, duration, points }: Curve,
  { isFull }: { isFull: boolean },
): Figure[] {
  const figures = points.flatMap((point): Figure[] => {
    const of = `${point.size.toLocaleString('en')} ${subject}`;
    return [
      ...Object.entries(point.costUs).flatMap(([name, us]) => [
        { name: `${of}: ${name}, CPU`, value: us, unit: 'us' },
        { name: `${of}: ${name}, ${item}s per CPU second`, value: Math.round(1e6 / us), unit: '' },
        {
          name: `${of}: ${name}, ${duration.name}`,
          value: point.duration[name] ?? Number.NaN,
          unit: duration.unit,
        },
      ]),
      ...Object.entries(point.residentMegabytes).map(([name, value]) => {
        return { name: `${of}: ${name}, resident`, value, unit: 'MB' };
      }),
      ...(point.startCpuMs === undefined
        ? []
        : [{ name: `${of}: start, CPU`, value: point.startCpuMs, unit: 'ms' }]),
    ];
  });
  const largest = points.at(-1);
  const growth = Object.entries(largest?.costUs ?? {}).map(([name, us]): Figure => {
    const least = Math.min(...points.map(({ costUs }) => costUs[name] ?? Number.NaN));
    return {
      name: `${subject}: ${name}, cost of the most to the least`,
      value: us / least,
      unit: '',
      ...(isFull && { below: growthBelow }),
    };
  });
  return [...figures, ...growth];
}

/** The medians of several measurements of one size. */
export function medianPoint(points: readonly CurvePoint[]): CurvePoint {
  const [first] = points;
  if (first === undefined) throw new RangeError('Expected a measurement.');
  const medians = (valuesOf: (point: CurvePoint) => CurveValues) =>
    Object.fromEntries(
      Object.keys(valuesOf(first)).map((name) => [
        name,
        median(points.map((point) => valuesOf(point)[name] ?? Number.NaN)),
      ]),
    );
  return {
    size: first.size,
    costUs: medians(({ costUs }) => costUs),
    duration: medians(({ duration }) => duration),
    residentMegabytes: medians(({ residentMegabytes }) => residentMegabytes),
    ...(first.startCpuMs !== undefined && {
      startCpuMs: median(points.map(({ startCpuMs = Number.NaN }) => startCpuMs)),
    }),
  };
}
