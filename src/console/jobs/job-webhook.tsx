/** The calls of a job's webhook, with what was sent and what the receiver answered. */
import type { JobDetails } from '../../client/control.ts';
import { JsonView } from '../parts/json-view.tsx';
import { Failure, useLoaded } from '../parts/loaded.tsx';
import { jobIdOf, ReceivedCall } from '../parts/received-call.tsx';
import { Time } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { control } from '../session.ts';
import type { JobEvent } from './job-timeline.ts';

interface WebhookCallsProps {
  readonly job: JobDetails;
  readonly events: readonly JobEvent[];
  /** The job's status, which is the body of each call; undefined before the job has ended. */
  readonly body: unknown;
}

/** Nothing for a job without webhook. */
export function WebhookCalls({ job, events, body }: WebhookCallsProps) {
  const { webhook, id } = job;
  const attempts = events.filter((event) => event.type === 'webhookAttempted');
  if (webhook === undefined && attempts.length === 0) return null;
  return (
    <section>
      <h2>Webhook</h2>
      {webhook !== undefined && (
        <p>
          <bdi>{webhook.host}</bdi>
          {`: ${webhookText(webhook)}`}
        </p>
      )}
      {attempts.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Call</th>
              <th>Sent</th>
              <th>Answer</th>
              <th>Acknowledged</th>
            </tr>
          </thead>
          <tbody>
            {attempts.map(({ sequence, attempt, atMs, outcome, acknowledged }) => (
              <tr key={sequence}>
                <td>{attempt}</td>
                <td>
                  <Time ms={atMs} />
                </td>
                <td class="untrusted">{outcome}</td>
                <td>{acknowledged ? 'yes' : 'no'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {body !== undefined && (
        <details>
          <summary>Body of each call</summary>
          <JsonView value={body} />
        </details>
      )}
      {attempts.some(({ host }) => host === location.host) && <ReceivedCalls jobId={id} />}
    </section>
  );
}

/** What became of a job's webhook, in words: `3 calls, given up`. */
export function webhookText({ attempts, state }: NonNullable<JobDetails['webhook']>): string {
  const calls = attempts === 1 ? '1 call' : `${attempts} calls`;
  const outcome = { waiting: 'waiting', acknowledged: 'acknowledged', givenUp: 'given up' }[state];
  return attempts === 0 ? outcome : `${calls}, ${outcome}`;
}

/** What a receiver of the service took for the job. */
function ReceivedCalls({ jobId }: { readonly jobId: string }) {
  const { value = [], error } = useLoaded(`received ${jobId}`, async (signal) => {
    const receivers = await control.listReceivers({ signal });
    const calls = await Promise.all(
      receivers.map(({ id }) => control.listReceiverCalls(id, {}, { signal })),
    );
    return calls
      .flat()
      .filter(({ body }) => jobIdOf(body) === jobId)
      .toSorted((one, other) => one.receivedMs - other.receivedMs);
  });
  if (error !== undefined) return <Failure error={error} />;
  return (
    <>
      <h3>At the receiver</h3>
      {value.map((call) => (
        <ReceivedCall key={`${call.receivedMs} ${call.number}`} call={call} />
      ))}
      <p>
        <a href={linkTo('webhooks')}>Receivers</a>
      </p>
    </>
  );
}
