/** The calls of a job's webhook, with what became of them; each can be made again, also to another URL. */
import { useState } from 'preact/hooks';
import type { JobDetails, ResentWebhook } from '../../client/control.ts';
import { keepSetting, readSetting } from '../browser-storage.ts';
import { handleSubmit, useAction } from '../parts/action.tsx';
import { Failure, useLoaded } from '../parts/loading.tsx';
import { jobIdInBody, ReceivedCall } from '../parts/received-call.tsx';
import { resentText } from '../parts/resent-webhook.ts';
import { itemCountText, Time } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { control } from '../session.ts';
import type { JobEvent } from './job-timeline.ts';

interface WebhookCallsProps {
  readonly job: JobDetails;
  readonly events: readonly JobEvent[];
  /** Whether the service no longer has the job. */
  readonly isGone: boolean;
}

export function WebhookCalls({ job, events, isGone }: WebhookCallsProps) {
  const { webhook, id, endedMs } = job;
  const calls = events.filter(isCallEvent);
  const canCall = endedMs !== undefined && !isGone;
  const { start, isBusy, failure } = useAction();
  const [result, setResult] = useState<ResentWebhook>();
  const resend = (url?: string) =>
    start(async () => {
      setResult(undefined);
      setResult(await control.resendWebhook(id, url === undefined ? undefined : { url }));
    });
  return (
    <section>
      <h2>Webhook</h2>
      <p>
        {webhook === undefined ? (
          <span class="quiet">
            {endedMs === undefined || calls.length > 0
              ? 'The job has no webhook.'
              : 'No webhook was called for this job.'}
          </span>
        ) : (
          <>
            <bdi>{webhook.host}</bdi>
            {`: ${webhookText(webhook)}`}
          </>
        )}
      </p>
      {calls.length > 0 && (
        <div class="wide">
          <table>
            <thead>
              <tr>
                <th>Call</th>
                <th>Sent</th>
                <th>Host</th>
                <th>Answer</th>
                <th>Acknowledged</th>
                <th>
                  <span class="unseen">Action</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {calls.map((call) => (
                <tr key={call.sequence}>
                  <td>{call.type === 'webhookAttempted' ? call.attempt : 'by hand'}</td>
                  <td>
                    <Time ms={call.atMs} />
                  </td>
                  <td>
                    <bdi>{call.host}</bdi>
                  </td>
                  <td class={call.acknowledged ? 'untrusted' : 'untrusted wrong'}>
                    {call.outcome}
                  </td>
                  <td>{call.acknowledged ? 'yes' : 'no'}</td>
                  <td>
                    {call.type === 'webhookAttempted' && canCall && (
                      <button type="button" disabled={isBusy} onClick={() => resend()}>
                        Send again
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {canCall && <OtherUrl isBusy={isBusy} send={resend} />}
      <p role="status">{result !== undefined && resentText(result)}</p>
      {failure}
      {calls.some(({ host }) => host === location.host) && <ReceivedCalls jobId={id} />}
    </section>
  );
}

type CallEvent = Extract<JobEvent, { type: 'webhookAttempted' | 'webhookResent' }>;

function isCallEvent(event: JobEvent): event is CallEvent {
  return event.type === 'webhookAttempted' || event.type === 'webhookResent';
}

const urlSetting = 'webhook-url';

/** Where to send the call instead: the browser remembers it. */
function OtherUrl({
  isBusy,
  send,
}: {
  readonly isBusy: boolean;
  readonly send: (url: string) => void;
}) {
  const [url, setUrl] = useState(readSetting(urlSetting) ?? '');
  return (
    <form
      class="row"
      onSubmit={handleSubmit(() => {
        keepSetting(urlSetting, url);
        send(url);
      })}
    >
      <label class="grow">
        {'Send the call to your own server '}
        <input
          type="url"
          required
          placeholder="http://127.0.0.1:3000/webhook"
          value={url}
          onInput={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={isBusy}>
        Send
      </button>
    </form>
  );
}

/** What became of a job's webhook, in words: `3 calls, given up`. */
export function webhookText({ attempts, state }: NonNullable<JobDetails['webhook']>): string {
  const outcome = { waiting: 'waiting', acknowledged: 'acknowledged', givenUp: 'given up' }[state];
  return attempts === 0 ? outcome : `${itemCountText(attempts, 'call')}, ${outcome}`;
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
      .filter(({ body }) => jobIdInBody(body) === jobId)
      .toSorted((a, b) => a.receivedMs - b.receivedMs);
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
