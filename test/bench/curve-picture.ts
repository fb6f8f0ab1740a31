/** Draws a curve as an SVG: three panels with logarithmic axes. It can be read in light and dark, and has no script. */
import type { Curve, CurvePoint, CurveValues } from './curve.ts';

const panelSize = { width: 300, height: 220 };
const margin = { left: 52, right: 22, top: 34, bottom: 44 };
const legendHeight = 34;

const style = `text{font:12px system-ui,sans-serif;fill:#1f2328}.ground{fill:#fff}
.grid{stroke:#d1d9e0}.line{fill:none;stroke-width:2}.title{font-weight:600}
.s0{stroke:#0969da}.s1{stroke:#bc4c00;stroke-dasharray:6 3}.s2{stroke:#1a7f37}
circle.s0,circle.s1,circle.s2{fill:#fff;stroke-width:2;stroke-dasharray:none}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.ground{fill:#0d1117}.grid{stroke:#3d444d}
.s0{stroke:#58a6ff}.s1{stroke:#f0883e}.s2{stroke:#3fb950}circle.s0,circle.s1,circle.s2{fill:#0d1117}}`;

interface Panel {
  readonly title: string;
  readonly values: (point: CurvePoint) => CurveValues;
}

export function drawCurve({ subject, item, duration, points }: Curve): string {
  const panels: Panel[] = [
    { title: `CPU for a ${item}, µs`, values: ({ costUs }) => costUs },
    { title: `${duration.name}, ${duration.unit}`, values: ({ duration: values }) => values },
    { title: 'resident memory, MB', values: ({ residentMegabytes }) => residentMegabytes },
  ];
  const names = [
    ...new Set(
      panels.flatMap(({ values }) => points.flatMap((point) => Object.keys(values(point)))),
    ),
  ];
  const width = panelSize.width * panels.length;
  const height = panelSize.height + legendHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>Cost by number of ${subject}</title>`,
    `<style>${style}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...panels.map((panel, index) => {
      const place = `<g transform="translate(${index * panelSize.width} 0)">`;
      return `${place}\n${drawPanel(panel, { subject, points, names })}\n</g>`;
    }),
    drawLegend(names, width),
    '</svg>\n',
  ].join('\n');
}

function drawPanel(
  { title, values }: Panel,
  { subject, points, names }: Pick<Curve, 'subject' | 'points'> & { names: readonly string[] },
): string {
  const x = new LogAxis(
    points.map(({ size }) => size),
    [margin.left, panelSize.width - margin.right],
  );
  const y = new LogAxis(
    points.flatMap((point) => Object.values(values(point))),
    [panelSize.height - margin.bottom, margin.top],
  );
  const [left, right] = x.ends;
  const [bottom, top] = y.ends;
  return [
    `<text class="title" x="${left}" y="18">${title}</text>`,
    ...x.decades.flatMap((decade) => [
      `<path class="grid" d="M${x.at(decade)} ${bottom}V${top}"/>`,
      `<text x="${x.at(decade)}" y="${bottom + 16}" text-anchor="middle">${labelOf(decade)}</text>`,
    ]),
    ...y.decades.flatMap((decade) => [
      `<path class="grid" d="M${left} ${y.at(decade)}H${right}"/>`,
      `<text x="${left - 6}" y="${y.at(decade) + 4}" text-anchor="end">${labelOf(decade)}</text>`,
    ]),
    `<text x="${(left + right) / 2}" y="${bottom + 34}" text-anchor="middle">${subject}</text>`,
    ...names.flatMap((name, index) => {
      const places = points.flatMap((point) => {
        const value = values(point)[name];
        return value === undefined ? [] : [[x.at(point.size), y.at(value)]];
      });
      return [
        `<polyline class="line s${index}" points="${places.map(([a, b]) => `${a},${b}`).join(' ')}"/>`,
        ...places.map(([a, b]) => `<circle class="s${index}" cx="${a}" cy="${b}" r="3"/>`),
      ];
    }),
  ].join('\n');
}

function drawLegend(names: readonly string[], width: number): string {
  const y = panelSize.height + legendHeight / 2;
  const itemWidth = 130;
  const start = (width - names.length * itemWidth) / 2;
  return names
    .map((name, index) => {
      const x = start + index * itemWidth;
      return `<path class="line s${index}" d="M${x} ${y}h28"/><text x="${x + 36}" y="${y + 4}">${name}</text>`;
    })
    .join('\n');
}

/** An axis from a power of ten to another. */
class LogAxis {
  /** Where the axis begins and ends in the picture. */
  readonly ends: readonly [number, number];
  readonly #low: number;
  readonly #high: number;

  constructor(values: readonly number[], ends: readonly [number, number]) {
    this.ends = ends;
    this.#low = Math.floor(Math.log10(Math.min(...values)));
    this.#high = Math.max(Math.ceil(Math.log10(Math.max(...values))), this.#low + 1);
  }

  /** The powers of ten on the axis. */
  get decades(): number[] {
    const count = this.#high - this.#low + 1;
    return Array.from({ length: count }, (_, index) => 10 ** (this.#low + index));
  }

  /** Where a value is in the picture, to a tenth. */
  at(value: number): number {
    const [from, to] = this.ends;
    const share = (Math.log10(value) - this.#low) / (this.#high - this.#low);
    return Math.round((from + share * (to - from)) * 10) / 10;
  }
}

/** A power of ten, such as `100k`. */
function labelOf(decade: number): string {
  if (decade >= 1e6) return `${decade / 1e6}M`;
  if (decade >= 1e3) return `${decade / 1e3}k`;
  return `${Number(decade.toPrecision(1))}`;
}
