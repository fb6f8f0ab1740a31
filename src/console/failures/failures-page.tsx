/** What just went wrong, as it happens, with the reason in the row. */
import { addressFilter } from '../parts/address-filter.ts';
import { FilterChips } from '../parts/filter-fields.tsx';
import type { RowRange, RowSource } from '../parts/live-rows.ts';
import { Empty } from '../parts/loading.tsx';
import { type Column, RowList } from '../parts/row-list.tsx';
import { Id, itemCountText, State } from '../parts/values.tsx';
import { RequestTime, StatusMark } from '../requests/request-values.tsx';
import { linkTo } from '../router.ts';
import { type Failure, failureRevision, listFailures } from './failure-log.ts';
import './failures.css';

interface FailureRow extends Failure {
  readonly number: number;
}

const inAddress = addressFilter('failures', { kind: '' });

const kinds = [
  { value: '', label: 'All' },
  { value: 'request', label: 'Requests' },
  { value: 'job', label: 'Jobs' },
  { value: 'webhook', label: 'Webhooks' },
];

const columns: readonly Column<FailureRow>[] = [
  { name: 'age', title: 'Age', cell: (row) => <RequestTime request={row} isAge /> },
  { name: 'state', title: 'State', cell: (row) => <FailureState failure={row} /> },
  {
    name: 'reason',
    title: 'Reason',
    className: 'reason',
    cell: ({ reason }) => <bdi>{reason}</bdi>,
    whole: ({ reason }) => reason,
  },
  {
    name: 'subject',
    title: 'Request or job',
    className: 'id',
    cell: ({ kind, id, subject }, link) => (
      <a {...link} href={linkTo(kind === 'request' ? 'requests' : 'jobs', id)} title={subject}>
        {kind === 'request' ? <bdi>{subject}</bdi> : <Id id={subject} />}
      </a>
    ),
  },
  {
    name: 'endpoint',
    title: 'Endpoint',
    cell: ({ endpointId }) => <bdi>{endpointId ?? '–'}</bdi>,
    whole: ({ endpointId }) => endpointId,
  },
];

export function FailuresPage() {
  const { kind } = inAddress.read();
  return (
    <>
      <search class="filters">
        <FilterChips
          legend="What has failed"
          options={kinds}
          value={kind}
          onChange={(to) => inAddress.change({ kind: to })}
        />
      </search>
      <RowList
        key={kind}
        label="Failures"
        className="failures"
        source={failureSource(kind)}
        columns={columns}
        countText={(total) => itemCountText(total, 'failure')}
      >
        <Empty title="Nothing has gone wrong.">
          <p>
            Refused requests, failed jobs and webhooks that were given up appear here at once. The
            title of the tab counts those that you have not seen.
          </p>
        </Empty>
      </RowList>
    </>
  );
}

function failureSource(kind: string): RowSource<FailureRow> {
  const read = async ({ upTo = Number.POSITIVE_INFINITY, offset = 0, limit }: RowRange) => {
    const all = listFailures();
    const rows = all
      .map((failure, at): FailureRow => ({ ...failure, number: all.length - at }))
      .filter((row) => row.number <= upTo && (kind === '' || row.kind === kind));
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  };
  return {
    name: `failures ${kind}`,
    isSorted: false,
    counter: failureRevision,
    read,
    latest: () => read({ limit: 1 }),
  };
}

function FailureState({ failure: { kind, state } }: { readonly failure: Failure }) {
  switch (kind) {
    case 'request':
      return <StatusMark text={state} isDoubtful={state.startsWith('2')} />;
    case 'job':
      return <State state={state} />;
    case 'webhook':
      return <span class="wrong">{`webhook ${state}`}</span>;
  }
}
