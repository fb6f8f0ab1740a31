/** A long list: live at its top, still while the reader has scrolled or moves through it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isNarrow } from '../narrow-screen.ts';
import { useFirstPlace, useKeptPlace } from './list-place.ts';
import { type NumberedRow, type RowSource, useKeptRows, useLiveRows } from './live-rows.ts';
import { Failure, LoadingNotice } from './loading.tsx';
import './row-list.css';
import { useVirtualRows } from './virtual-rows.ts';

/** The same heights as in `row-list.css`, in pixels. On a narrow screen, a row has two lines and there is no head. */
const heightsOf = (isNarrow: boolean) => (isNarrow ? { head: 0, row: 54 } : { head: 32, row: 34 });

/** What makes a link that of its row: it covers all of it (see `row-list.css`). */
export interface RowLink {
  readonly 'data-row': number;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface Column<Row> {
  /** Its header and its cells have it as `data-column`, by which styles and tests select them. */
  readonly name: string;
  readonly title: string;
  /** How the rows are sorted by it; missing for a column that does not sort. */
  readonly sort?: {
    readonly direction: 'ascending' | 'descending' | undefined;
    readonly change: () => void;
  };
  /** The content of a cell. One column puts the link into an `a`. */
  readonly cell: (row: Row, link: RowLink) => ComponentChildren;
  /** Of the cells, not of the header. */
  readonly className?: string;
  /** The whole text of a cell that may be cut. */
  readonly whole?: (row: Row) => string | undefined;
}

export interface RowListProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  /** Of the element that scrolls. */
  readonly className: string;
  readonly source: RowSource<Row>;
  readonly columns: readonly Column<Row>[];
  readonly countText: (total: number) => ComponentChildren;
  /** Title of the column whose button has the focus at first. */
  readonly focusedColumn?: string | undefined;
  /** Of all rows, beside their number; on a narrow screen they are among the filters. */
  readonly actions?: ComponentChildren;
  /** Stands below the number of rows. */
  readonly note?: ComponentChildren;
  /** In place of an empty list. */
  readonly children: ComponentChildren;
}

/** Give it the name of its source as its key. */
export function RowList<Row extends NumberedRow>(props: RowListProps<Row>) {
  const { label, className, source, columns, countText, focusedColumn, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const heights = heightsOf(isNarrow.value);
  const place = useFirstPlace();
  const [upTo, setUpTo] = useState(place?.upTo);
  const kept = useKeptRows<Row>(source.name);
  const { rows: loadedRows, total, newer, latest } = kept.current;
  const count = total ?? place?.count ?? 0;
  const rows = useVirtualRows({
    element: list,
    count,
    rowHeight: heights.row,
    headHeight: heights.head,
    firstOffset: place?.offset ?? 0,
  });
  const { indexes } = rows;
  const inView = { first: indexes[0] ?? 0, last: indexes.at(-1) ?? 0 };
  const { error, reload } = useLiveRows(kept, source, { upTo, ...inView });
  const { focused, setFocused, onKeyDown } = useRowFocus(list, {
    first: place?.focused,
    count,
    show: rows.show,
    perPage: Math.max(1, rows.perPage),
  });

  // Rows do not move while the reader looks at them.
  const isHeld = rows.offset > 0 || focused !== undefined;
  // A click leaves the list before an effect holds it, and Back leads to the row that was clicked.
  useKeptPlace({
    offset: rows.offset,
    upTo: isHeld ? (upTo ?? latest) : undefined,
    focused,
    count,
  });
  useEffect(() => {
    setUpTo((old) => (isHeld ? (old ?? latest) : undefined));
  }, [isHeld, latest]);

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
        {!isNarrow.value && props.actions}
      </div>
      {props.note}
      {total === undefined && error === undefined && <LoadingNotice />}
      {total === 0 && newer === 0 && children}
      <div
        class={`rows ${className}`}
        hidden={total === 0}
        aria-busy={total === undefined}
        ref={list}
      >
        <div
          style={{
            height: `${heights.head + count * heights.row}px`,
            paddingTop: `${inView.first * heights.row}px`,
          }}
        >
          <table aria-rowcount={count + 1} aria-label={label}>
            <Head columns={columns} focused={focusedColumn} />
            <tbody>
              {indexes.map((index) => (
                <tr aria-rowindex={index + 2} key={index}>
                  <Cells
                    row={loadedRows.get(index)}
                    columns={columns}
                    link={{
                      'data-row': index,
                      tabIndex: index === (focused ?? inView.first) ? 0 : -1,
                      onFocus: () => setFocused(index),
                      onKeyDown,
                    }}
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

interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly focused: string | undefined;
}

function Head<Row>({ columns, focused }: HeadProps<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ name, title, sort }) => (
          <th data-column={name} aria-sort={sort && (sort.direction ?? 'none')} key={name}>
            {sort === undefined ? (
              title
            ) : (
              <button type="button" onClick={sort.change} ref={title === focused ? button : null}>
                {title}
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellsProps<Row> {
  /** Undefined while it is being read. */
  readonly row: Row | undefined;
  readonly columns: readonly Column<Row>[];
  readonly link: RowLink;
}

function Cells<Row>({ row, columns, link }: CellsProps<Row>) {
  if (row === undefined) return <td colSpan={columns.length}>…</td>;
  return (
    <>
      {columns.map(({ name, cell, className, whole }) => (
        <td data-column={name} class={className} title={whole?.(row)} key={name}>
          {cell(row, link)}
        </td>
      ))}
    </>
  );
}

interface RowFocusOptions {
  /** The row that has the focus at first. */
  readonly first: number | undefined;
  readonly count: number;
  readonly show: (row: number) => void;
  readonly perPage: number;
}

/** The row whose link has the focus, and the keys that move it. */
function useRowFocus(
  list: { readonly current: HTMLElement | null },
  { first, count, show, perPage }: RowFocusOptions,
) {
  const [focused, setFocused] = useState(first);
  const awaited = useRef(first);
  useEffect(() => {
    // A row that has just come into view gets its link when it was read.
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

/** Moves the focus to the row that Tab leads to. */
export function focusRows(): void {
  document.querySelector<HTMLElement>('.rows a[tabindex="0"]')?.focus();
}
