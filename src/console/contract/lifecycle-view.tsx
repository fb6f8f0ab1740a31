/**
 * The lifecycle of a job: a line for each state, an arrow for each transition. What is chosen and
 * not stated is dashed. The table says the same in words.
 */
import { Marked } from '../parts/values.tsx';
import type { Contract, JobState, Transition } from './document.ts';

const size = { column: 104, row: 40, top: 44, box: 28, radius: 4, tip: 7 } as const;

/** The diagram and the table. */
export function Lifecycle({ states, transitions }: Pick<Contract, 'states' | 'transitions'>) {
  return (
    <section>
      <h2>Lifecycle of a job</h2>
      <p class="quiet">
        Solid lines are stated in the service's description. Dashed lines are choices of this
        service.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens, also by keyboard. */}
      <section class="diagram" aria-label="Diagram of the lifecycle" tabIndex={0}>
        <Diagram {...{ states, transitions }} />
      </section>
      <details>
        <summary>States and transitions as text</summary>
        <dl>
          {states.map(({ name, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <Marked text={description} />
              </dd>
            </div>
          ))}
          {transitions.map(({ name, from, to, description }) => (
            <div key={name}>
              <dt>{`${name}: ${from.length === 0 ? 'new' : from.join(' or ')} → ${to}`}</dt>
              <dd>
                <Marked text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function Diagram({ states, transitions }: Pick<Contract, 'states' | 'transitions'>) {
  // New jobs come from a column of their own.
  const columns = ['', ...states.map(({ name }) => name)];
  const xOf = (name: string) => (columns.indexOf(name) + 0.5) * size.column;
  const width = columns.length * size.column;
  const height = size.top + transitions.length * size.row + 8;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${states.length} states of a job and ${transitions.length} transitions between them. The text below says the same.`}
    >
      {states.map((state) => (
        <StateLine key={state.name} state={state} x={xOf(state.name)} height={height} />
      ))}
      {transitions.map((transition, row) => (
        <Arrow
          key={transition.name}
          transition={transition}
          y={size.top + (row + 0.6) * size.row}
          xOf={xOf}
        />
      ))}
    </svg>
  );
}

function StateLine({
  state: { name, description, isChosen },
  x,
  height,
}: {
  readonly state: JobState;
  readonly x: number;
  readonly height: number;
}) {
  const width = size.column - 8;
  return (
    <g class={isChosen ? 'chosen' : undefined}>
      <title>{description}</title>
      <line class="life" x1={x} y1={size.box} x2={x} y2={height} />
      <rect x={x - width / 2} y={1} width={width} height={size.box} rx={size.radius} />
      <text x={x} y={size.box / 2 + 5} text-anchor="middle">
        {name}
      </text>
    </g>
  );
}

/** From each state in which it can happen, with its name above the longest part. */
function Arrow({
  transition: { name, from, to, description, isChosen },
  y,
  xOf,
}: {
  readonly transition: Transition;
  readonly y: number;
  readonly xOf: (state: string) => number;
}) {
  const end = xOf(to);
  const starts = (from.length === 0 ? [''] : from).map(xOf);
  const [start = end] = starts.toSorted((a, b) => Math.abs(b - end) - Math.abs(a - end));
  const direction = start < end ? 1 : -1;
  const label = end - (direction * size.column) / 2;
  return (
    <g class={isChosen ? 'chosen' : undefined}>
      <title>{description}</title>
      {starts.map((x) => (
        <g key={x}>
          <line x1={x} y1={y} x2={end} y2={y} />
          <circle cx={x} cy={y} r={size.radius} />
        </g>
      ))}
      <path
        class="tip"
        d={`M ${end} ${y} l ${-direction * size.tip} ${-size.tip / 2} v ${size.tip} Z`}
      />
      <text x={label} y={y - 6} text-anchor="middle">
        {name}
      </text>
    </g>
  );
}
