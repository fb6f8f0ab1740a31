/**
 * Draws the lifecycle data: a row for each phase, an arrow for each transition, with the number of
 * its row in the table. What ends a job stands in the last row, whatever its phase.
 */
import type { JsonObject } from '../../validation/document/json.ts';
import type { Level } from './level.ts';
import { entriesOf, escapeHtml, listAt, objectAt, textAt } from './markdown.ts';

interface Edge {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly level: Level;
}

interface Box {
  readonly name: string;
  readonly level: Level;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const width = 560;
const height = { box: 34, row: 104, start: 28 } as const;
const start = 'start';
const unnamed = 'not stated';

/** An SVG of one line; without `viewBox`, whose capital the page would not keep. `contract` is the lifecycle without choices: what differs from it is chosen. */
export function lifecycleDiagram(lifecycle: JsonObject, contract: JsonObject): string {
  const boxes = layOut(lifecycle, contract);
  const edges = edgesOf(lifecycle, contract, boxes);
  const bottom = Math.max(...[...boxes.values()].map(({ y }) => y)) + height.box + 8;
  const title = 'States of a job and the transitions between them';
  return [
    `<div class="diagram"><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${bottom}" role="img" aria-label="${title}" font-family="ui-monospace, monospace" font-size="13">`,
    `<circle cx="${width / 2}" cy="${height.start / 2}" r="7" fill="currentColor"/>`,
    ...arrows(edges, boxes),
    ...[...boxes.values()].filter(({ name }) => name !== start).map(drawBox),
    '</svg></div>',
  ].join('');
}

function layOut(lifecycle: JsonObject, contract: JsonObject): ReadonlyMap<string, Box> {
  const states = entriesOf(objectAt(lifecycle, 'states'));
  const transitions = entriesOf(objectAt(lifecycle, 'transitions'));
  const ends = states.filter(([, state]) => isEnd(state)).map(([name]) => name);
  if (transitions.some(([, transition]) => textAt(transition, 'to') === '')) ends.push(unnamed);
  const rows = [
    ...states.filter(([, state]) => !isEnd(state)).map(([name]) => [name]),
    ends,
  ].filter((row) => row.length > 0);

  const boxes = new Map<string, Box>();
  boxes.set(start, {
    name: start,
    level: 'stated',
    row: 0,
    x: width / 2,
    y: height.start / 2 + 7 - height.box,
    width: 0,
  });
  for (const [index, names] of rows.entries()) {
    for (const [place, name] of names.entries()) {
      boxes.set(name, {
        name,
        level: name === unnamed ? 'chosen' : levelOf(lifecycle, contract, 'states', name),
        row: index + 1,
        x: (width * (place + 0.5)) / names.length,
        y: height.start + 40 + index * height.row,
        width: Math.min(118, width / names.length - 12),
      });
    }
  }
  return boxes;
}

function isEnd(state: JsonObject): boolean {
  return !['waiting', 'running'].includes(textAt(state, 'phase'));
}

function levelOf(lifecycle: JsonObject, contract: JsonObject, kind: string, name: string): Level {
  const isThere = Object.hasOwn(objectAt(contract, kind), name);
  const level = textAt(objectAt(objectAt(lifecycle, kind), name), 'level');
  return isThere && level !== 'chosen' ? 'stated' : 'chosen';
}

function edgesOf(
  lifecycle: JsonObject,
  contract: JsonObject,
  boxes: ReadonlyMap<string, Box>,
): Edge[] {
  const unfinished = entriesOf(objectAt(lifecycle, 'states'))
    .filter(([, state]) => !isEnd(state))
    .map(([name]) => name);
  return entriesOf(objectAt(lifecycle, 'transitions')).flatMap(([name, transition], index) => {
    const listed = listAt(transition, 'from');
    const origins = transition.from === '*' ? unfinished : listed.length === 0 ? [start] : listed;
    const to = textAt(transition, 'to') || unnamed;
    const isSame = (textAt(contractTransition(contract, name), 'to') || unnamed) === to;
    const level = isSame ? levelOf(lifecycle, contract, 'transitions', name) : 'chosen';
    return origins
      .filter((from) => boxes.has(from) && boxes.has(to))
      .map((from) => ({ number: index + 1, from, to, level }));
  });
}

function contractTransition(contract: JsonObject, name: string): JsonObject {
  return objectAt(objectAt(contract, 'transitions'), name);
}

function drawBox({ name, level, x, y, width: w }: Box): string {
  const dashes = level === 'chosen' ? ' stroke-dasharray="5 3"' : '';
  const style = name === unnamed ? ' font-style="italic" opacity="0.75"' : '';
  return `<g${style}><rect x="${x - w / 2}" y="${y}" width="${w}" height="${height.box}" rx="7" fill="#7c8aa51a" stroke="currentColor"${dashes}/><text x="${x}" y="${y + 22}" text-anchor="middle" fill="currentColor">${escapeHtml(name)}</text></g>`;
}

/** Arrows spread over the edges of the boxes that they leave and reach. */
function* arrows(edges: readonly Edge[], boxes: ReadonlyMap<string, Box>): Generator<string> {
  for (const edge of edges) {
    const from = boxes.get(edge.from);
    const to = boxes.get(edge.to);
    if (from === undefined || to === undefined) continue;
    if (to.row === from.row + 1) {
      const leaving = edges.filter((other) => other.from === edge.from && isNext(other, boxes));
      const x1 = portOf(from, edge, leaving, boxes, 'to');
      const reaching = edges.filter((other) => other.to === edge.to);
      const x2 = portOf(to, edge, reaching, boxes, 'from');
      yield draw(edge, curve(x1, from.y + height.box, x2, to.y), pointAt(x1, from, x2, to));
    } else {
      yield aside(edge, from, to, edges, boxes);
    }
  }
}

function isNext({ from, to }: Edge, boxes: ReadonlyMap<string, Box>): boolean {
  return (boxes.get(to)?.row ?? 0) === (boxes.get(from)?.row ?? 0) + 1;
}

/** The place of an edge among those at the same side of a box, in the order of their other ends. */
function portOf(
  box: Box,
  edge: Edge,
  edges: readonly Edge[],
  boxes: ReadonlyMap<string, Box>,
  otherEnd: 'from' | 'to',
): number {
  // An arrow that passes by a row arrives on the outer side, so that it crosses no other.
  const outward = box.x < width / 2 ? -1 : 1;
  const key = (other: Edge): number => {
    const far = boxes.get(other[otherEnd]);
    if (far === undefined) return 0;
    return far.x + (Math.abs(far.row - box.row) - 1) * outward * width;
  };
  const sorted = [...edges].sort((a, b) => key(a) - key(b) || a.number - b.number);
  const index = sorted.indexOf(edge);
  return box.x + ((index + 1) / (sorted.length + 1) - 0.5) * box.width;
}

/** A way around the rows in between: out of the side of a box, then down or up beside them. */
function aside(
  edge: Edge,
  from: Box,
  to: Box,
  edges: readonly Edge[],
  boxes: ReadonlyMap<string, Box>,
): string {
  const reaching = edges.filter((other) => other.to === edge.to);
  const x2 = portOf(to, edge, reaching, boxes, 'from');
  const side = x2 < width / 2 ? -1 : 1;
  const neighbours = edges.filter(
    (other) => other.from === edge.from && !isNext(other, boxes) && sideOf(other, boxes) === side,
  );
  const distance = (other: Edge) => Math.abs((boxes.get(other.to)?.x ?? 0) - width / 2);
  const order = [...neighbours].sort((a, b) => distance(b) - distance(a)).indexOf(edge);
  const y1 = from.y + (height.box * (order + 1)) / (neighbours.length + 1);
  const x1 = from.x + (side * from.width) / 2;
  const lane = side * Math.max(side * (x2 - width / 2), 78) + width / 2;
  const down = to.row > from.row;
  const y2 = down ? to.y : to.y + height.box;
  const turn = down ? y2 - 34 : y2 + 34;
  const radius = 10;
  const corner = `H ${lane - side * radius} Q ${lane} ${y1} ${lane} ${y1 + (down ? radius : -radius)}`;
  const path = `M ${x1} ${y1} ${corner} V ${turn} C ${lane} ${(turn + y2) / 2} ${x2} ${(turn + y2) / 2} ${x2} ${y2}`;
  const label = { x: lane, y: y1 + (down ? 1 : -1) * (26 + 22 * order) };
  return draw(edge, { path, tip: { x: x2, y: y2, down } }, label);
}

function sideOf({ to }: Edge, boxes: ReadonlyMap<string, Box>): number {
  return (boxes.get(to)?.x ?? 0) < width / 2 ? -1 : 1;
}

interface Line {
  readonly path: string;
  readonly tip: { readonly x: number; readonly y: number; readonly down: boolean };
}

function curve(x1: number, y1: number, x2: number, y2: number): Line {
  const middle = (y1 + y2) / 2;
  const path = `M ${x1} ${y1} C ${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
  return { path, tip: { x: x2, y: y2, down: true } };
}

/** A point on the curve towards its end, where neighbouring curves have parted. */
function pointAt(x1: number, from: Box, x2: number, to: Box): { x: number; y: number } {
  const t = from.row === 0 ? 0.5 : 0.62;
  const y1 = from.y + height.box;
  const ease = 3 * t * t - 2 * t * t * t;
  const middle = (y1 + to.y) / 2;
  const y = (1 - t) ** 3 * y1 + 3 * t * (1 - t) * middle + t ** 3 * to.y;
  return { x: x1 + (x2 - x1) * ease, y };
}

function draw({ number, level }: Edge, line: Line, label: { x: number; y: number }): string {
  const { path, tip } = line;
  const dashes = level === 'chosen' ? ' stroke-dasharray="5 3"' : '';
  const base = tip.down ? tip.y - 8 : tip.y + 8;
  return [
    `<path d="${path}" fill="none" stroke="currentColor" stroke-width="1.3"${dashes}/>`,
    `<path d="M ${tip.x} ${tip.y} L ${tip.x - 4} ${base} L ${tip.x + 4} ${base} Z" fill="currentColor"/>`,
    `<circle class="number" cx="${label.x}" cy="${label.y}" r="9" stroke="currentColor" stroke-width="0.8"/>`,
    `<text x="${label.x}" y="${label.y + 4}" text-anchor="middle" font-size="11" fill="currentColor">${number}</text>`,
  ].join('');
}
