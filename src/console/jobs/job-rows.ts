/** The jobs of a filter, by their row. They are read in pages when their rows come into view. */
import { useRef } from 'preact/hooks';
import type { JobList } from '../../client/control.ts';
import { pause } from '../browser-clock.ts';
import { type Loaded, useLoaded } from '../parts/loaded.tsx';
import { control } from '../session.ts';
import { type JobFilter, queryOf } from './job-filter.tsx';

export type JobRow = JobList['jobs'][number];

const pageSize = 50;
const mostKept = 5000;
/** A fast scroll passes by what it does not read, in milliseconds. */
const scrollRestMs = 40;

export interface RowsWanted {
  readonly filter: JobFilter;
  /** The highest number of a job; undefined for jobs that are still to come, too. */
  readonly upTo: number | undefined;
  readonly first: number;
  readonly last: number;
}

export interface Rows {
  readonly jobs: ReadonlyMap<number, JobRow>;
  /** Undefined before the first read. */
  readonly total: number | undefined;
  /** Jobs of the filter beyond `upTo`. */
  readonly newer: number;
}

const none: Rows = { jobs: new Map(), total: undefined, newer: 0 };

/** What was read of a filter; another filter begins with nothing. */
export function useKeptRows(filter: JobFilter): { current: Rows } {
  const name = JSON.stringify(filter);
  const kept = useRef({ name, rows: { current: none } });
  if (kept.current.name !== name) kept.current = { name, rows: { current: none } };
  return kept.current.rows;
}

/** Reads the rows in view, now and when something happens. Other rows are as they were last read. */
export function useJobRows(
  kept: { current: Rows },
  { filter, upTo, first, last }: RowsWanted,
): Loaded<unknown> {
  const offset = first - (first % pageSize);
  const limit = last - (last % pageSize) + pageSize - offset;
  const key = `${JSON.stringify(filter)} ${upTo} ${offset} ${limit}`;
  return useLoaded(key, async (signal) => {
    if (offset > 0) await pause(scrollRestMs, signal);
    const query = queryOf(filter);
    const range = { ...(upTo !== undefined && { upTo }), offset, limit };
    const [page, all] = await Promise.all([
      control.listJobs({ ...query, ...range }, { signal }),
      upTo === undefined ? undefined : control.listJobs({ ...query, limit: 1 }, { signal }),
    ]);
    if (signal.aborted) return;
    const { jobs: before } = kept.current;
    const jobs = new Map(before.size > mostKept ? [] : before);
    page.jobs.forEach((job, index) => {
      jobs.set(offset + index, job);
    });
    const newer = Math.max(0, (all?.total ?? page.total) - page.total);
    kept.current = { jobs, total: page.total, newer };
  });
}
