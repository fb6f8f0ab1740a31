/** The list of all jobs: live at its top, still while the reader has scrolled or moves through it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { FirstJob } from '../parts/first-job.tsx';
import { Empty, Failure, Loading } from '../parts/loaded.tsx';
import { Duration, Money, State, Time } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { Filters, type JobFilter, listAddress, readFilter } from './job-filter.tsx';
import { type JobRow, useJobRows, useKeptRows } from './job-rows.ts';
import { webhookText } from './job-webhook.tsx';
import { useVirtualRows } from './virtual-rows.ts';

/** The same heights as in `jobs.css`, in pixels. */
const heights = { head: 32, row: 34 };

const columns = [
  'State',
  'Job',
  'Endpoint',
  'Delay',
  'Run time',
  'Worker',
  'Webhook',
  'Cost',
  'Age',
];

export function JobListPage() {
  const filter = readFilter();
  return (
    <>
      <Filters onLeave={() => document.querySelector<HTMLElement>('.jobs a')?.focus()} />
      <JobTable key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}

function JobTable({ filter }: { readonly filter: JobFilter }) {
  const list = useRef<HTMLDivElement>(null);
  const [upTo, setUpTo] = useState<number>();
  const kept = useKeptRows(filter);
  const { jobs, total, newer } = kept.current;
  const count = total ?? 0;
  const rows = useVirtualRows({
    element: list,
    count,
    rowHeight: heights.row,
    headHeight: heights.head,
  });
  const { items } = rows;
  const inView = { first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? 0 };
  const { error, reload } = useJobRows(kept, { filter, upTo, ...inView });
  const { focused, setFocused, onKeyDown } = useRowFocus(list, {
    count,
    show: rows.show,
    perPage: Math.max(1, items.length - 2 * rows.overscan - 1),
  });

  // Rows do not move while the reader looks at them.
  const isHeld = rows.offset > 0 || focused !== undefined;
  const newest = jobs.get(0)?.number;
  useEffect(() => {
    setUpTo((old) => (isHeld ? (old ?? newest) : undefined));
  }, [isHeld, newest]);

  const above = (items[0]?.start ?? heights.head) - heights.head;
  return (
    <>
      {error !== undefined && <Failure error={error} retry={reload} />}
      <div class="count quiet">
        <p role="status">{total !== undefined && countText(total)}</p>
        {newer > 0 && (
          <button
            type="button"
            onClick={() => {
              setFocused(undefined);
              rows.toTop();
            }}
          >
            {`↑ ${newer.toLocaleString('en')} newer`}
          </button>
        )}
      </div>
      {total === undefined && error === undefined && <Loading />}
      {total === 0 && newer === 0 && <NoJobs filter={filter} />}
      <div class="jobs" hidden={total === 0} aria-busy={total === undefined} ref={list}>
        <div style={{ height: `${rows.height}px`, paddingTop: `${above}px` }}>
          <table aria-rowcount={count + 1} aria-label="Jobs">
            <thead>
              <tr aria-rowindex={1}>
                {columns.map((column) => (
                  <th key={column}>{column}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map(({ index }) => (
                <tr aria-rowindex={index + 2} key={index}>
                  <Cells
                    job={jobs.get(index)}
                    row={index}
                    isNext={index === (focused ?? inView.first)}
                    onFocus={() => setFocused(index)}
                    onKeyDown={onKeyDown}
                  />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}

/** The row whose link has the focus, and the keys that move it. */
function useRowFocus(
  list: { readonly current: HTMLElement | null },
  {
    count,
    show,
    perPage,
  }: { readonly count: number; readonly show: (row: number) => void; readonly perPage: number },
) {
  const [focused, setFocused] = useState<number>();
  const awaited = useRef<number | undefined>(undefined);
  useEffect(() => {
    // A row that has just come into view gets its link when its job was read.
    const link = list.current?.querySelector<HTMLElement>(`a[data-row="${awaited.current}"]`);
    if (link === undefined || link === null) return;
    awaited.current = undefined;
    link.focus({ preventScroll: true });
  });
  function onKeyDown(event: KeyboardEvent): void {
    const row = focused ?? 0;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: row + 1,
      ArrowUp: row - 1,
      PageDown: row + perPage,
      PageUp: row - perPage,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Escape' && event.currentTarget instanceof HTMLElement) {
      event.currentTarget.blur();
      setFocused(undefined);
    }
    if (target === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(target, count - 1));
    awaited.current = next;
    setFocused(next);
    show(next);
  }
  return { focused, setFocused, onKeyDown };
}

interface CellsProps {
  /** Undefined while it is being read. */
  readonly job: JobRow | undefined;
  readonly row: number;
  /** Whether Tab leads to this row. */
  readonly isNext: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The link of a row covers all of it (see `jobs.css`). */
function Cells({ job, row, isNext, onFocus, onKeyDown }: CellsProps) {
  if (job === undefined) return <td colSpan={columns.length}>…</td>;
  const { id, endpointId, status, delayTime, executionTime, workerId, webhook, cost } = job;
  return (
    <>
      <td>
        <State state={status} />
      </td>
      <td class="id">
        <a
          href={linkTo('jobs', id)}
          title={id}
          data-row={row}
          tabIndex={isNext ? 0 : -1}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        >
          <bdi>{id}</bdi>
        </a>
      </td>
      <td title={endpointId}>
        <bdi>{endpointId}</bdi>
      </td>
      <td>
        <Duration ms={delayTime} />
      </td>
      <td>
        <Duration ms={executionTime} />
      </td>
      <td class="id" title={workerId}>
        <bdi>{workerId ?? '–'}</bdi>
      </td>
      <td>{webhook === undefined ? '–' : webhookText(webhook)}</td>
      <td>
        <Money amount={cost} />
      </td>
      <td>
        <Time ms={job.queuedMs} />
      </td>
    </>
  );
}

function countText(total: number): string {
  return `${total.toLocaleString('en')} ${total === 1 ? 'job' : 'jobs'}`;
}

function NoJobs({ filter }: { readonly filter: JobFilter }) {
  if (Object.values(filter).every((value) => value === '')) return <FirstJob />;
  return (
    <Empty title="No jobs match this filter.">
      <a href={listAddress({})}>Show all jobs</a>
    </Empty>
  );
}
