/** For the page of a job: the latest requests about it, each with a link to its page. */
import { requestRevision } from '../live-events.ts';
import { Show, useLoaded } from '../parts/loading.tsx';
import { linkTo } from '../router.ts';
import { control } from '../session.ts';
import { listAddress } from './request-filter.tsx';
import { methodAndPath, Reason, RequestTime, Status } from './request-values.tsx';
import './requests.css';

const most = 10;

export function RequestsOfJob({ jobId }: { readonly jobId: string }) {
  const loaded = useLoaded(
    jobId,
    (signal) => control.listRequests({ job: jobId, limit: most, foldPolls: true }, { signal }),
    { counter: requestRevision },
  );
  return (
    <section>
      <h2>Requests</h2>
      <Show loaded={loaded}>
        {({ requests, total, isRecording }) => (
          <>
            {total === 0 && (
              <p class="quiet">
                {isRecording
                  ? 'No request about this job is recorded any more.'
                  : 'The service records no requests.'}
              </p>
            )}
            <ul class="job-requests">
              {requests.map((request) => (
                <li key={request.id}>
                  <Status request={request} />
                  <a class="id" href={linkTo('requests', request.id)}>
                    <bdi>{methodAndPath(request)}</bdi>
                  </a>
                  <RequestTime request={request} />
                  <span class="reason">
                    <Reason request={request} />
                  </span>
                </li>
              ))}
            </ul>
            {total > most && (
              <a
                href={listAddress({ job: jobId })}
              >{`All ${total.toLocaleString('en')} requests`}</a>
            )}
          </>
        )}
      </Show>
    </section>
  );
}
