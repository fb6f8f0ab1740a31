/** The webhook calls of the account: what each server answered, and when it is called again. */
import { useState } from 'preact/hooks';
import { isNarrow } from '../narrow-screen.ts';
import { useAction } from '../parts/action.tsx';
import { addressFilter } from '../parts/address-filter.ts';
import { FilterChips, SearchField } from '../parts/filter-fields.tsx';
import type { RowRange, RowSource } from '../parts/live-rows.ts';
import { Empty } from '../parts/loading.tsx';
import { resentText } from '../parts/resent-webhook.ts';
import { type Column, focusRows, RowList } from '../parts/row-list.tsx';
import { hasWords } from '../parts/search-words.ts';
import { Age, Id, itemCountText, Time } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { control } from '../session.ts';
import { type CallRow, callRows } from './call-rows.ts';

const inAddress = addressFilter('webhooks', { state: '', text: '' });

const states = [
  { value: '', label: 'All calls' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'given up', label: 'Given up' },
];

/** The latest calls that the page reads, and jobs of each state. */
const most = 1000;

export function Deliveries() {
  const filter = inAddress.read();
  const { start, isBusy, failure } = useAction();
  const [result, setResult] = useState('');
  const resend = (jobId: string) =>
    start(async () => {
      setResult('');
      setResult(resentText(await control.resendWebhook(jobId)));
    });
  const isFiltered = filter.state !== '' || filter.text !== '';
  return (
    <>
      <search class="filters">
        <FilterChips
          legend="Which calls"
          options={states}
          value={filter.state}
          onChange={(state) => inAddress.change({ state })}
        />
        <SearchField
          label="Text in job, endpoint, host or answer"
          placeholder="Search calls ( / )"
          value={filter.text}
          onChange={(text) => inAddress.change({ text })}
          onLeave={focusRows}
        />
      </search>
      <RowList
        key={JSON.stringify(filter)}
        label="Webhook calls"
        className="deliveries"
        source={callSource(filter)}
        columns={[...columns, resendColumn(resend, isBusy)]}
        countText={(total) => itemCountText(total, 'call')}
        note={
          <>
            <p class="resent" role="status">
              {result}
            </p>
            {failure}
          </>
        }
      >
        <Empty title={isFiltered ? 'No calls match this filter.' : 'No webhook calls yet'}>
          {isFiltered ? (
            <a href={inAddress.address({})}>Show all calls</a>
          ) : (
            <p>
              Submit a job with a <code>webhook</code>. The service calls it when the job ends.
            </p>
          )}
        </Empty>
      </RowList>
    </>
  );
}

const columns: readonly Column<CallRow>[] = [
  { name: 'age', title: 'Age', cell: ({ atMs }) => <Age ms={atMs} /> },
  {
    name: 'state',
    title: 'State',
    cell: ({ state }) => <span data-call={state}>{state}</span>,
  },
  {
    name: 'answer',
    title: 'Answer',
    className: 'untrusted',
    cell: ({ answer, attempt, state }) => (
      <span class={attempt === 0 || state === 'acknowledged' ? undefined : 'wrong'}>{answer}</span>
    ),
    whole: ({ answer }) => answer,
  },
  {
    name: 'job',
    title: 'Job',
    className: 'id',
    cell: ({ jobId }, link) => (
      <a {...link} href={linkTo('jobs', jobId)} title={jobId}>
        <Id id={jobId} />
      </a>
    ),
  },
  {
    name: 'host',
    title: 'Host',
    cell: ({ host }) => <bdi>{host}</bdi>,
    whole: ({ host }) => host,
  },
  { name: 'call', title: 'Call', cell: ({ attempt }) => attempt || '–' },
  {
    name: 'next',
    title: 'Next call',
    cell: ({ state, nextMs }) => {
      if (state !== 'waiting') return '–';
      return nextMs === undefined ? 'after the job' : <Time ms={nextMs} />;
    },
  },
];

function resendColumn(resend: (jobId: string) => void, isBusy: boolean): Column<CallRow> {
  return {
    name: 'resend',
    title: 'Action',
    cell: ({ jobId, attempt }) =>
      attempt > 0 && (
        <button
          type="button"
          class="over-row"
          disabled={isBusy}
          aria-label={`Send call ${attempt} of job ${jobId} again`}
          onClick={() => resend(jobId)}
        >
          {isNarrow.value ? '↻' : 'Send again'}
        </button>
      ),
  };
}

function callSource({
  state,
  text,
}: {
  readonly state: string;
  readonly text: string;
}): RowSource<CallRow> {
  const read = async (
    { upTo = Number.POSITIVE_INFINITY, offset = 0, limit }: RowRange,
    signal: AbortSignal,
  ) => {
    const [deliveries, ...lists] = await Promise.all([
      control.listDeliveries({ limit: most }, { signal }),
      control.listJobs({ state: 'IN_QUEUE', limit: most }, { signal }),
      control.listJobs({ state: 'IN_PROGRESS', limit: most }, { signal }),
    ]);
    const running = lists.flatMap(({ jobs }) => jobs);
    const rows = callRows(deliveries, running).filter(
      (row) =>
        row.number <= upTo &&
        (state === '' || row.state === state) &&
        hasWords(`${row.jobId} ${row.endpointId} ${row.host} ${row.answer} ${row.state}`, text),
    );
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  };
  return {
    name: `calls ${state} ${text}`,
    isSorted: false,
    read,
    latest: (signal) => read({ limit: 1 }, signal),
  };
}
