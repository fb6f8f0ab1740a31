/** The list of all jobs. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JobList } from '../../client/control.ts';
import { pauseUnlessAborted } from '../browser-clock.ts';
import { FirstJob } from '../parts/first-job.tsx';
import type { RowSource } from '../parts/live-rows.ts';
import { Empty } from '../parts/loading.tsx';
import { type Column, focusRows, RowList } from '../parts/row-list.tsx';
import { Age, Duration, Id, itemCountText, Money, State } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { control } from '../session.ts';
import {
  isNarrow,
  type JobFilter,
  JobFilters,
  type JobSort,
  jobQuery,
  listAddress,
  orderOf,
  readFilter,
  sortBy,
} from './job-filter.tsx';
import { webhookText } from './job-webhook.tsx';

type JobRow = JobList['jobs'][number];

interface JobColumn extends Omit<Column<JobRow>, 'sort'> {
  readonly sort?: JobSort;
}

const columns: readonly JobColumn[] = [
  { name: 'state', title: 'State', cell: ({ status }) => <State state={status} /> },
  {
    name: 'job',
    title: 'Job',
    className: 'id',
    cell: ({ id }, link) => (
      <a {...link} href={linkTo('jobs', id)} title={id}>
        <Id id={id} />
      </a>
    ),
  },
  {
    name: 'endpoint',
    title: 'Endpoint',
    cell: ({ endpointId }) => <bdi>{endpointId}</bdi>,
    whole: ({ endpointId }) => endpointId,
  },
  {
    name: 'result',
    title: 'Result',
    cell: (job) => <JobResult job={job} />,
    whole: ({ error, outputStart }) => error ?? outputStart,
  },
  {
    name: 'delay',
    title: 'Delay',
    sort: 'delayTime',
    cell: ({ delayTime }) => <Duration ms={delayTime} />,
  },
  {
    name: 'run-time',
    title: 'Run time',
    sort: 'executionTime',
    cell: ({ executionTime }) => <Duration ms={executionTime} />,
  },
  {
    name: 'webhook',
    title: 'Webhook',
    cell: ({ webhook }) => (webhook === undefined ? '–' : webhookText(webhook)),
  },
  {
    name: 'cost',
    title: 'Cost',
    sort: 'cost',
    className: 'money',
    cell: ({ cost }) => <Money amount={cost} />,
  },
  { name: 'age', title: 'Age', sort: 'number', cell: ({ queuedMs }) => <Age ms={queuedMs} /> },
];

/** What came of a job: its error, a webhook that was given up, and the start of its output. */
function JobResult({ job: { error, webhook, outputStart } }: { readonly job: JobRow }) {
  return (
    <>
      {webhook?.state === 'givenUp' && (
        <span class="wrong">{`Webhook ${webhookText(webhook)}. `}</span>
      )}
      {error === undefined ? (
        <bdi class="id quiet">{outputStart}</bdi>
      ) : (
        <bdi class="wrong">{error}</bdi>
      )}
    </>
  );
}

/** Nobody reads what was found for a text that is still being typed, in milliseconds. */
const typingRestMs = 150;

export function JobListPage() {
  const filter = readFilter();
  const [unsearched, setUnsearched] = useState(0);
  const [sums, setSums] = useState<JobList['sums']>();
  const source = jobRowSource(filter, ({ unsearched = 0, sums }) => {
    setUnsearched(unsearched);
    setSums(sums);
  });
  const clicked = useRef<string | undefined>(undefined);
  useEffect(() => {
    clicked.current = undefined;
  });
  return (
    <>
      <JobFilters onLeave={focusRows} />
      <RowList
        key={source.name}
        label="Jobs"
        className="jobs"
        source={source}
        columns={columns.map((column) => sortableColumn(column, filter, clicked))}
        countText={(total) => <JobSums total={total} sums={sums} />}
        focusedColumn={clicked.current}
        note={unsearched > 0 && <UnsearchedNotice jobs={unsearched} />}
      >
        <NoJobs filter={filter} />
      </RowList>
    </>
  );
}

interface JobSumsProps {
  readonly total: number;
  readonly sums: JobList['sums'];
}

/** What a list makes together, such as `4 jobs · $0.0314 · 1 failed`. */
function JobSums({ total, sums }: JobSumsProps) {
  return (
    <>
      <span>{itemCountText(total, 'job')}</span>
      {sums !== undefined && Number(sums.cost) > 0 && (
        <>
          {' · '}
          <Money amount={sums.cost} />
        </>
      )}
      {sums !== undefined && sums.failed > 0 && ` · ${sums.failed.toLocaleString('en')} failed`}
    </>
  );
}

function jobRowSource(
  filter: JobFilter,
  show: (list: Pick<JobList, 'unsearched' | 'sums'>) => void,
): RowSource<JobRow> {
  const order = orderOf(filter);
  async function read(
    range: NonNullable<Parameters<typeof control.listJobs>[0]>,
    signal: AbortSignal,
  ) {
    if (filter.text !== '') await pauseUnlessAborted(typingRestMs, signal);
    const list = await control.listJobs({ ...jobQuery(filter), ...range }, { signal });
    return { ...list, rows: list.jobs };
  }
  return {
    name: JSON.stringify(filter),
    isSorted: order.sort !== 'number' || order.order !== 'descending',
    async read(range, signal) {
      const query = { ...range, ...order, sums: true, outputStarts: true };
      const list = await read(query, signal);
      show(list);
      return list;
    },
    latest: (signal) => read({ limit: 1 }, signal),
  };
}

/** The button of a column sorts by it, at first with the highest values above; again turns the order. */
function sortableColumn(
  { sort, ...column }: JobColumn,
  filter: JobFilter,
  clicked: { current: string | undefined },
): Column<JobRow> {
  if (sort === undefined) return column;
  const now = orderOf(filter);
  const isDescending = now.order === 'descending';
  const change = () => {
    clicked.current = column.title;
    sortBy(sort, now.sort === sort && isDescending ? 'ascending' : 'descending');
  };
  if (now.sort !== sort) return { ...column, sort: { direction: undefined, change } };
  // The latest jobs have the lowest age.
  const isDown = isDescending !== (sort === 'number');
  return { ...column, sort: { direction: isDown ? 'descending' : 'ascending', change } };
}

function UnsearchedNotice({ jobs }: { readonly jobs: number }) {
  return (
    <p class="notice">
      {`The inputs and outputs of ${itemCountText(jobs, 'job')} were not searched: all together are too large. Choose an endpoint, a state or a time to search them.`}
    </p>
  );
}

function NoJobs({ filter }: { readonly filter: JobFilter }) {
  if (!isNarrow(filter)) return <FirstJob />;
  return (
    <Empty title="No jobs match this filter.">
      <a href={listAddress({})}>Show all jobs</a>
    </Empty>
  );
}
