/**
 * Draws the lifecycle data: a row for each phase, an arrow for each transition, with the number of
 * its row in the table. The final states are in the last row, whatever their phase.
 */
import { isObject, type JsonObject, valueAt } from '../../core/json.ts';
import {
  anchored,
  badge,
  badgeOf,
  code,
  duration,
  entriesOf,
  escapeHtml,
  type Level,
  listAt,
  markdownTable,
  objectAt,
  textAt,
} from './markdown.ts';

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
const height = { box: 34, row: 104, start: 28, lane: 18 } as const;
/** Where arrows that lead back go up, beside all boxes. */
const backLane = 4;
const start = 'start';
const unnamed = 'not stated';

/** An SVG of one line. */
export function lifecycleDiagram(lifecycle: JsonObject): string {
  const boxes = layOut(lifecycle);
  const edges = edgesOf(lifecycle, boxes);
  const leadsBack = edges.some((edge) => isBack(edge, boxes));
  const last = Math.max(...[...boxes.values()].map(({ y }) => y)) + height.box;
  const bottom = last + 8 + (leadsBack ? height.lane + 4 : 0);
  const title = 'States of a job and the transitions between them';
  return [
    `<div class="diagram"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom}" role="img" aria-label="${title}" font-family="ui-monospace, monospace" font-size="13">`,
    `<circle cx="${width / 2}" cy="${height.start / 2}" r="7" fill="currentColor"/>`,
    ...arrows(edges, boxes),
    ...[...boxes.values()].filter(({ name }) => name !== start).map(drawBox),
    '</svg></div>',
  ].join('');
}

function layOut(lifecycle: JsonObject): ReadonlyMap<string, Box> {
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
        level: name === unnamed ? 'chosen' : levelOf(lifecycle, 'states', name),
        row: index + 1,
        x: (width * (place + 0.5)) / names.length,
        y: height.start + 40 + index * height.row,
        width: Math.min(112, width / names.length - 12),
      });
    }
  }
  return boxes;
}

function isEnd(state: JsonObject): boolean {
  return !['waiting', 'running'].includes(textAt(state, 'phase'));
}

function levelOf(lifecycle: JsonObject, kind: string, name: string): Level {
  const level = textAt(objectAt(objectAt(lifecycle, kind), name), 'level');
  return level === 'chosen' ? 'chosen' : 'stated';
}

function edgesOf(lifecycle: JsonObject, boxes: ReadonlyMap<string, Box>): Edge[] {
  const unfinished = entriesOf(objectAt(lifecycle, 'states'))
    .filter(([, state]) => !isEnd(state))
    .map(([name]) => name);
  return entriesOf(objectAt(lifecycle, 'transitions')).flatMap(([name, transition], index) => {
    const listed = listAt(transition, 'from');
    const origins = transition.from === '*' ? unfinished : listed.length === 0 ? [start] : listed;
    const to = textAt(transition, 'to') || unnamed;
    const isChosen = listAt(transition, 'chosen').includes('to');
    const level = isChosen ? 'chosen' : levelOf(lifecycle, 'transitions', name);
    return origins
      .filter((from) => boxes.has(from) && boxes.has(to))
      .map((from) => ({ number: index + 1, from, to, level }));
  });
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
      const x2 = portOf(to, edge, reaching(edge, edges, boxes), boxes, 'from');
      yield draw(edge, curve(x1, from.y + height.box, x2, to.y), pointAt(x1, from, x2, to));
    } else if (isBack(edge, boxes)) {
      const origins = edges.filter(({ number }) => number === edge.number);
      const farthest = Math.max(...origins.map((other) => boxes.get(other.from)?.x ?? 0));
      yield from.x === farthest ? back(edge, from, to) : joinBack(edge, from);
    } else {
      yield aside(edge, from, to, edges, boxes);
    }
  }
}

function isNext({ from, to }: Edge, boxes: ReadonlyMap<string, Box>): boolean {
  return (boxes.get(to)?.row ?? 0) === (boxes.get(from)?.row ?? 0) + 1;
}

function isBack({ from, to }: Edge, boxes: ReadonlyMap<string, Box>): boolean {
  return (boxes.get(to)?.row ?? 0) <= (boxes.get(from)?.row ?? 0);
}

/** The edges that share the upper side of a box with this one; those that lead back have a corner. */
function reaching(
  { to }: Edge,
  edges: readonly Edge[],
  boxes: ReadonlyMap<string, Box>,
): readonly Edge[] {
  return edges.filter((other) => other.to === to && !isBack(other, boxes));
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

/** A way back: out below a box, around all others, and into the corner of an earlier one. */
function back(edge: Edge, from: Box, to: Box): string {
  const below = from.y + height.box + height.lane;
  const above = to.y - height.lane;
  const x = to.x - to.width / 2 + 12;
  const radius = 10;
  const path = [
    `M ${from.x} ${from.y + height.box} V ${below - radius}`,
    `Q ${from.x} ${below} ${from.x - radius} ${below} H ${backLane + radius}`,
    `Q ${backLane} ${below} ${backLane} ${below - radius} V ${above + radius}`,
    `Q ${backLane} ${above} ${backLane + radius} ${above} H ${x - radius}`,
    `Q ${x} ${above} ${x} ${above + radius} V ${to.y}`,
  ].join(' ');
  return draw(edge, { path, tip: { x, y: to.y } }, { x: width / 4, y: below });
}

/** Where the same transition leads back from several boxes, all join the way of the farthest one. */
function joinBack({ level }: Edge, from: Box): string {
  const bottom = from.y + height.box;
  return stroke(`M ${from.x} ${bottom} V ${bottom + height.lane}`, level);
}

/** A way around the rows in between: out of the side of a box, then down beside them. */
function aside(
  edge: Edge,
  from: Box,
  to: Box,
  edges: readonly Edge[],
  boxes: ReadonlyMap<string, Box>,
): string {
  const x2 = portOf(to, edge, reaching(edge, edges, boxes), boxes, 'from');
  const side = x2 < width / 2 ? -1 : 1;
  const neighbours = edges.filter(
    (other) =>
      other.from === edge.from &&
      !isNext(other, boxes) &&
      !isBack(other, boxes) &&
      sideOf(other, boxes) === side,
  );
  const distance = (other: Edge) => Math.abs((boxes.get(other.to)?.x ?? 0) - width / 2);
  const order = [...neighbours].sort((a, b) => distance(b) - distance(a)).indexOf(edge);
  const y1 = from.y + (height.box * (order + 1)) / (neighbours.length + 1);
  const x1 = from.x + (side * from.width) / 2;
  const lane = side * Math.max(side * (x2 - width / 2), 78) + width / 2;
  const y2 = to.y;
  const turn = y2 - 34;
  const radius = 10;
  const corner = `H ${lane - side * radius} Q ${lane} ${y1} ${lane} ${y1 + radius}`;
  const path = `M ${x1} ${y1} ${corner} V ${turn} C ${lane} ${(turn + y2) / 2} ${x2} ${(turn + y2) / 2} ${x2} ${y2}`;
  const label = { x: lane, y: y1 + 26 + 22 * order };
  return draw(edge, { path, tip: { x: x2, y: y2 } }, label);
}

function sideOf({ to }: Edge, boxes: ReadonlyMap<string, Box>): number {
  return (boxes.get(to)?.x ?? 0) < width / 2 ? -1 : 1;
}

interface Line {
  readonly path: string;
  readonly tip: { readonly x: number; readonly y: number };
}

function curve(x1: number, y1: number, x2: number, y2: number): Line {
  const middle = (y1 + y2) / 2;
  const path = `M ${x1} ${y1} C ${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
  return { path, tip: { x: x2, y: y2 } };
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
  const base = tip.y - 8;
  return [
    stroke(path, level),
    `<path d="M ${tip.x} ${tip.y} L ${tip.x - 4} ${base} L ${tip.x + 4} ${base} Z" fill="currentColor"/>`,
    `<circle class="number" cx="${label.x}" cy="${label.y}" r="9" stroke="currentColor" stroke-width="0.8"/>`,
    `<text x="${label.x}" y="${label.y + 4}" text-anchor="middle" font-size="11" fill="currentColor">${number}</text>`,
  ].join('');
}

function stroke(path: string, level: Level): string {
  const dashes = level === 'chosen' ? ' stroke-dasharray="5 3"' : '';
  return `<path d="${path}" fill="none" stroke="currentColor" stroke-width="1.3"${dashes}/>`;
}

const notStated = '*not stated*';

/**
 * Markdown of `x-lifecycle`; empty where a document has none. What is chosen is marked, down to
 * single cells of a stated row.
 */
export function lifecycleSection(document: JsonObject): string {
  const lifecycle = objectAt(document, 'x-lifecycle');
  const states = entriesOf(objectAt(lifecycle, 'states'));
  if (states.length === 0) return '';
  const hasChosen = JSON.stringify(lifecycle).includes('"chosen"');
  return [
    hasChosen
      ? 'In the diagram, solid lines are stated and dashed lines are chosen. The numbers are those of the [transitions](#transitions).'
      : 'A job can also move in other ways and can have states that are not named here.',
    lifecycleDiagram(lifecycle),
    '## All states {#all-states}',
    markdownTable(
      ['State', 'Final', 'Meaning'],
      states.map(([name, state]) => [
        `${anchored(name)} ${badgeOf(textAt(state, 'level'))}`,
        finality(textAt(state, 'final')) + mark(state, 'final'),
        textAt(state, 'description'),
      ]),
    ),
    '## Transitions {#transitions}',
    transitions(lifecycle),
    ...timers(document, lifecycle),
    ...webhook(lifecycle),
  ].join('\n\n');
}

function finality(final: string): string {
  if (final === '') return notStated;
  return final === 'true' ? 'yes' : 'no';
}

/** The badge of a cell that is chosen in a row that is stated. */
function mark(row: JsonObject, key: string): string {
  return listAt(row, 'chosen').includes(key) ? ` ${badge('chosen')}` : '';
}

function transitions(lifecycle: JsonObject): string {
  return markdownTable(
    ['', 'Transition', 'From', 'To', 'When'],
    entriesOf(objectAt(lifecycle, 'transitions')).map(([name, transition], index) => [
      String(index + 1),
      `${code(name)} ${badgeOf(textAt(transition, 'level'))}`,
      origin(transition),
      (code(textAt(transition, 'to')) || notStated) + mark(transition, 'to'),
      textAt(transition, 'description'),
    ]),
  );
}

function origin(transition: JsonObject): string {
  if (transition.from === '*') return 'any';
  const from = listAt(transition, 'from');
  return from.length === 0 ? 'no job yet' : from.map(code).join(', ');
}

function timers(document: JsonObject, lifecycle: JsonObject): string[] {
  const rows = entriesOf(objectAt(lifecycle, 'timers')).map(([name, timer]) => {
    const value = (key: string) => {
      const written = textAt(timer, key);
      const target = written.startsWith('#/') ? valueAt(document, written) : timer[key];
      if (isObject(target)) return [];
      return [duration(written.startsWith('#/') ? String(target ?? '') : written)];
    };
    const range = [...value('minimum'), ...value('maximum')].filter((text) => text !== '');
    const override = textAt(timer, 'overriddenBy');
    return [
      `${code(name)} ${badgeOf(textAt(timer, 'level'))}`,
      value('default').join(''),
      [range.join(' to '), override === '' ? '' : `by ${code(override)}`]
        .filter(Boolean)
        .join(', '),
      textAt(timer, 'description'),
    ];
  });
  if (rows.length === 0) return [];
  return [
    '## Timers {#timers}',
    markdownTable(['Timer', 'Default', 'Overridden', 'Meaning'], rows),
  ];
}

function webhook(lifecycle: JsonObject): string[] {
  const call = objectAt(lifecycle, 'webhook');
  const limit = textAt(call, 'timeLimitMs');
  if (Object.keys(call).length === 0) return [];
  const retries = textAt(call, 'retries');
  const spacing = duration(textAt(call, 'spacingMs'));
  return [
    '## The webhook {#webhook}',
    `${textAt(call, 'description')} ${badgeOf(textAt(call, 'level'))}`,
    markdownTable(
      ['Property', 'Value'],
      [
        ['After', listAt(call, 'on').map(code).join(', ') + mark(call, 'on')],
        ['Method', code(textAt(call, 'method'))],
        ['Acknowledged by', `status ${textAt(call, 'acknowledgedBy')}`],
        ...(limit === ''
          ? []
          : [['Time for an answer', `${duration(limit)}${mark(call, 'timeLimitMs')}`]]),
        ['Otherwise', `up to ${retries} more calls, ${spacing} apart`],
      ],
    ),
  ];
}
