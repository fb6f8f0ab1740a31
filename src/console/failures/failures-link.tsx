/** In the header of all pages: how much has gone wrong that nobody has seen yet, and the last of it. */
import { useEffect, useState } from 'preact/hooks';
import { connection, requestRevision } from '../live-events.ts';
import { useLoaded } from '../parts/loading.tsx';
import { linkTo } from '../router.ts';
import {
  countUnread,
  type FailureKind,
  failureKinds,
  failureRevision,
  readRefusedRequests,
  unread,
} from './failure-log.ts';
import './failures.css';

/** What is seen on the pages of these names. */
const seenOnPages: Readonly<Record<string, readonly FailureKind[]>> = {
  failures: failureKinds,
  requests: ['request'],
  jobs: ['job'],
  webhooks: ['webhook'],
};

/** The shortest time between two looks for refused requests, in milliseconds. */
const restMs = 1000;

export function unreadCount(): number {
  return failureKinds.reduce((sum, kind) => sum + unread.value[kind], 0);
}

export function FailuresLink({ page }: { readonly page: string | undefined }) {
  const isVisible = useVisibility();
  const isLive = connection.value === 'live';
  useLoaded(
    `refused requests ${isLive}`,
    async (signal) => (isLive ? readRefusedRequests(signal) : undefined),
    { counter: requestRevision, restMs },
  );
  const seenKinds = (isVisible && seenOnPages[page ?? '']) || [];
  const { value: last } = useLoaded(
    `unread failures ${seenKinds}`,
    async () => countUnread(seenKinds),
    { counter: failureRevision },
  );
  const count = unreadCount();
  return (
    <a
      class="failures-link"
      href={linkTo('failures')}
      data-unread={count > 0 ? 'true' : undefined}
      aria-current={page === 'failures' ? 'page' : undefined}
      title={last?.reason}
    >
      {count > 0 && <span class="number">{`${count} `}</span>}
      <span class="folded">{['Failures', 'failure'][count] ?? 'failures'}</span>
      {count > 0 && <bdi class="last folded">{` ${last?.reason}`}</bdi>}
    </a>
  );
}

/** Whether the tab of the browser is in view: nobody has seen what happens behind it. */
function useVisibility(): boolean {
  const look = () => document.visibilityState === 'visible';
  const [isVisible, setVisible] = useState(look);
  useEffect(() => {
    const update = () => setVisible(look());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}
