/** The list of all requests: refusals stand out, with their reason. */
import { useState } from 'preact/hooks';
import type { RequestSummary } from '../../client/control.ts';
import { requestRevision } from '../live-events.ts';
import { FirstJob } from '../parts/first-job.tsx';
import { Empty, useLoaded } from '../parts/loading.tsx';
import { type Column, focusRows, RowList } from '../parts/row-list.tsx';
import { Duration, Id, itemCountText } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { control } from '../session.ts';
import { Downloads } from './downloads.tsx';
import {
  listAddress,
  RequestFilters,
  type RequestListFilter,
  readFilter,
  requestQuery,
} from './request-filter.tsx';
import { methodAndPath, Reason, RequestTime, Status, shortReason } from './request-values.tsx';

const columns: readonly Column<RequestSummary>[] = [
  { name: 'age', title: 'Age', cell: (request) => <RequestTime request={request} isAge /> },
  { name: 'status', title: 'Status', cell: (request) => <Status request={request} /> },
  {
    name: 'request',
    title: 'Request',
    className: 'id',
    cell: (request, link) => (
      <a {...link} href={linkTo('requests', request.id)} title={methodAndPath(request)}>
        <bdi>{methodAndPath(request)}</bdi>
      </a>
    ),
  },
  {
    name: 'reason',
    title: 'Reason',
    className: 'reason',
    cell: (request) => <Reason request={request} />,
    whole: shortReason,
  },
  { name: 'duration', title: 'Duration', cell: ({ durationMs }) => <Duration ms={durationMs} /> },
  {
    name: 'key',
    title: 'Key',
    cell: ({ key, hasAccount }) =>
      hasAccount ? <bdi>{key ?? '–'}</bdi> : <em class="quiet">no account</em>,
    whole: ({ key }) => key,
  },
  {
    name: 'endpoint',
    title: 'Endpoint',
    cell: ({ endpointId }) => <bdi>{endpointId ?? '–'}</bdi>,
    whole: ({ endpointId }) => endpointId,
  },
  {
    name: 'job',
    title: 'Job',
    className: 'id',
    cell: ({ jobId }) => <Id id={jobId ?? '–'} />,
    whole: ({ jobId }) => jobId,
  },
];

export function RequestListPage() {
  const filter = readFilter();
  const query = requestQuery(filter);
  const name = JSON.stringify(filter);
  const { value: log } = useLoaded(
    'request log',
    (signal) => control.listRequests({ limit: 1 }, { signal }),
    { once: true },
  );
  const [replicaId, setReplicaId] = useState<string>();
  const [dropped, setDropped] = useState(0);
  const read = async (range: Parameters<typeof control.listRequests>[0], signal: AbortSignal) => {
    const list = await control.listRequests({ ...query, ...range, foldPolls: true }, { signal });
    const { requests: rows, total } = list;
    setReplicaId(list.replicaId);
    setDropped(list.olderDropped);
    return { rows, total };
  };
  const source = {
    name,
    isSorted: false,
    counter: requestRevision,
    read,
    latest: (signal: AbortSignal) => read({ limit: 1 }, signal),
  };
  if (log?.isRecording === false) return <LogIsOff />;
  const downloads = <Downloads query={query} name="requests" />;
  return (
    <>
      <RequestFilters onLeave={focusRows} actions={downloads} />
      <RowList
        key={name}
        label="Requests"
        className="requests"
        source={source}
        columns={columns}
        countText={(total) => requestCountText(total, dropped)}
        actions={<div class="row">{downloads}</div>}
        note={
          <Notes
            scope={filter.scope}
            replicaId={log?.isOneReplica === true ? replicaId : undefined}
          />
        }
      >
        <NoRequests filter={filter} />
      </RowList>
    </>
  );
}

function requestCountText(total: number, dropped: number): string {
  const count = itemCountText(total, 'request');
  return dropped === 0 ? count : `${count}, ${dropped.toLocaleString('en')} older ones dropped`;
}

interface NotesProps {
  readonly scope: string;
  /** Whose list it is, if replicas share the account. */
  readonly replicaId: string | undefined;
}

function Notes({ scope, replicaId }: NotesProps) {
  return (
    <>
      {replicaId !== undefined && (
        <p class="notice">
          <span>
            Several replicas share this account, and each has its own list. This is the list of
            replica <code>{replicaId}</code>, which answers this page.
          </span>
        </p>
      )}
      {scope === 'none' && (
        <p class="quiet">
          These requests had no key, or one that the service does not know. They belong to the whole
          service: everyone who can open this console sees them. If the service has a control token,
          that is only who has the token.
        </p>
      )}
    </>
  );
}

function NoRequests({ filter }: { readonly filter: RequestListFilter }) {
  if (Object.values(filter).every((value) => value === '')) {
    return <FirstJob title="No requests yet." />;
  }
  return (
    <Empty title="No requests match this filter.">
      <a href={listAddress({})}>Show all requests</a>
    </Empty>
  );
}

function LogIsOff() {
  return (
    <Empty title="This service records no requests.">
      <p>To record them, write this into its settings, and start it again:</p>
      <pre>{'requestLog: { enabled: true }'}</pre>
    </Empty>
  );
}
