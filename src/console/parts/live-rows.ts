/** The rows of a long list, by their place in it. They are read in pages when they come into view. */
import { useRef } from 'preact/hooks';
import { pauseUnlessAborted } from '../browser-clock.ts';
import { type LoadOptions, type LoadState, useLoaded } from './loading.tsx';

const pageSize = 50;
const mostKept = 5000;
/** A fast scroll passes by what it does not read, in milliseconds. */
const scrollRestMs = 40;

/** What can be listed: its number counts up with each new one. */
export interface NumberedRow {
  readonly number: number;
}

export interface RowRange {
  /** The highest number; missing for rows that are still to come, too. */
  readonly upTo?: number;
  readonly offset?: number;
  readonly limit: number;
}

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** All rows of the list up to `upTo`, not only those of the page. */
  readonly total: number;
}

export interface RowSource<Row> {
  /** Names the list: a list with another name begins with nothing. */
  readonly name: string;
  /** Whether the rows have another order than the latest first. */
  readonly isSorted: boolean;
  /** As for `useLoaded`. */
  readonly counter?: LoadOptions['counter'];
  read(range: RowRange, signal: AbortSignal): Promise<RowPage<Row>>;
  /** The latest row alone, whatever the order of the others. */
  latest(signal: AbortSignal): Promise<RowPage<Row>>;
}

export interface RowsWanted {
  readonly upTo: number | undefined;
  readonly first: number;
  readonly last: number;
}

export interface Rows<Row> {
  readonly rows: ReadonlyMap<number, Row>;
  /** Undefined before the first read. */
  readonly total: number | undefined;
  /** Rows of the list beyond `upTo`. */
  readonly newer: number;
  /** The number of the latest row. */
  readonly latest: number | undefined;
}

const none = { rows: new Map(), total: undefined, newer: 0, latest: undefined };

/** What was read of a list. */
export function useKeptRows<Row>(name: string): { current: Rows<Row> } {
  const kept = useRef<{ name: string; rows: { current: Rows<Row> } }>({
    name,
    rows: { current: none },
  });
  if (kept.current.name !== name) kept.current = { name, rows: { current: none } };
  return kept.current.rows;
}

/** Reads the rows in view, now and when something happens. Other rows are as they were last read. */
export function useLiveRows<Row extends NumberedRow>(
  kept: { current: Rows<Row> },
  { name, isSorted, counter, read, latest }: RowSource<Row>,
  { upTo, first, last }: RowsWanted,
): LoadState<unknown> {
  const offset = first - (first % pageSize);
  const limit = last - (last % pageSize) + pageSize - offset;
  const load = async (signal: AbortSignal) => {
    if (offset > 0) await pauseUnlessAborted(scrollRestMs, signal);
    const [page, newest] = await Promise.all([
      read({ ...(upTo !== undefined && { upTo }), offset, limit }, signal),
      isSorted || upTo !== undefined || offset > 0 ? latest(signal) : undefined,
    ]);
    if (signal.aborted) return;
    const { rows: before } = kept.current;
    const rows = new Map(before.size > mostKept ? [] : before);
    page.rows.forEach((row, index) => {
      rows.set(offset + index, row);
    });
    const { total } = page;
    const newer = upTo === undefined ? 0 : Math.max(0, (newest?.total ?? total) - total);
    kept.current = { rows, total, newer, latest: (newest ?? page).rows[0]?.number };
  };
  return useLoaded(`${name} ${upTo} ${offset} ${limit}`, load, counter && { counter });
}
