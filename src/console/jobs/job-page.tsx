/** A job: its request, timeline, output, webhook calls and charge, and what can be done with it. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { lifecycle } from '#generated/reference/tables.js';
import type { EndpointSummary, JobDetails } from '../../client/control.ts';
import { isManual } from '../account-clock.ts';
import { jobRequest } from '../code/code-request.ts';
import { useAction } from '../parts/action.tsx';
import { CopyAs } from '../parts/copy-as.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { useEndpoints } from '../parts/endpoints.ts';
import { JsonView } from '../parts/json-view.tsx';
import { type Loaded, Show, useLoaded } from '../parts/loaded.tsx';
import { Media } from '../parts/media.tsx';
import { Duration, Money, State, Time } from '../parts/values.tsx';
import { WayBack } from '../parts/way-back.tsx';
import { goTo, linkTo } from '../router.ts';
import { client, control } from '../session.ts';
import { listAddress } from './job-filter.tsx';
import type { JobEvent } from './job-timeline.ts';
import { WebhookCalls } from './job-webhook.tsx';
import { TimelineView } from './timeline-view.tsx';

const step = 1000;

export function JobPage({ id }: { readonly id: string }) {
  const [most, setMost] = useState(step);
  const loaded = useLoaded(id, async (signal) => {
    const [job, events] = await Promise.all([
      control.getJob(id, { signal }),
      firstEvents(id, most, signal),
    ]);
    return { job, events };
  });
  const showMore = () => {
    setMost(most + step);
    loaded.reload();
  };
  return (
    <>
      <WayBack to={linkTo('jobs')} text="All jobs" />
      <div class="job-id">
        <h2>
          <bdi>{id}</bdi>
        </h2>
        <CopyButton text={id} label="Copy the id" />
      </div>
      <Show loaded={loaded}>
        {({ job, events }) => (
          <Job
            job={job}
            events={events}
            showMore={events.length < most ? undefined : showMore}
            reload={loaded.reload}
          />
        )}
      </Show>
    </>
  );
}

async function firstEvents(job: string, most: number, signal: AbortSignal): Promise<JobEvent[]> {
  const events: JobEvent[] = [];
  for (let isAll = false; !isAll && events.length < most; ) {
    const query = { job, limit: step, after: events.at(-1)?.sequence ?? 0 };
    const next = await control.listEvents(query, { signal });
    events.push(...next.filter(isJobEvent));
    isAll = next.length < step;
  }
  return events;
}

function isJobEvent(event: { type: string }): event is JobEvent {
  return 'jobId' in event;
}

interface JobProps {
  readonly job: JobDetails;
  readonly events: readonly JobEvent[];
  /** Undefined if all events are there. */
  readonly showMore: (() => void) | undefined;
  readonly reload: () => void;
}

function Job({ job, events, showMore, reload }: JobProps) {
  const { id, endpointId, retries, endedMs } = job;
  const attempt = `${id} ${retries} ${endedMs}`;
  const result = useLoaded(
    attempt,
    async (signal) =>
      endedMs === undefined ? undefined : (await client.status(endpointId, id, { signal })).raw,
    { once: true },
  );
  const { value: endpoints } = useEndpoints();
  const endpoint = endpoints?.find((one) => one.id === endpointId);
  return (
    <div class="job">
      <Facts job={job} />
      <Actions job={job} result={result.value} endpoint={endpoint} reload={reload} />
      <section>
        <h2>Timeline</h2>
        <TimelineView job={job} events={events} />
        {showMore && (
          <p class="quiet">
            {`Only the first ${events.length} events are shown. `}
            <button type="button" onClick={showMore}>
              Show more
            </button>
          </p>
        )}
      </section>
      <Request job={job} />
      <Result job={job} result={result} />
      <WebhookCalls job={job} events={events} body={result.value} />
    </div>
  );
}

function Facts({ job }: { readonly job: JobDetails }) {
  const { status, endpointId, queuedMs, startedMs, endedMs, workerId, retries, cost } = job;
  return (
    <dl class="facts">
      <Fact name="State">
        <State state={status} />
      </Fact>
      <Fact name="Endpoint">
        <a href={listAddress({ endpoint: endpointId })}>
          <bdi>{endpointId}</bdi>
        </a>
      </Fact>
      <Fact name="Queued">
        <Time ms={queuedMs} />
      </Fact>
      <Fact name="Started">{startedMs === undefined ? '–' : <Time ms={startedMs} />}</Fact>
      <Fact name="Ended">{endedMs === undefined ? '–' : <Time ms={endedMs} />}</Fact>
      <Fact name="Delay">
        <Duration ms={job.delayTime} />
      </Fact>
      <Fact name="Run time">
        <Duration ms={job.executionTime} />
      </Fact>
      <Fact name="Worker">
        {workerId === undefined ? (
          '–'
        ) : (
          <a href={listAddress({ text: workerId })}>
            <bdi>{workerId}</bdi>
          </a>
        )}
      </Fact>
      <Fact name="Retries">{retries}</Fact>
      <Fact name="Charge">
        <Money amount={cost} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ActionsProps {
  readonly job: JobDetails;
  readonly result: Readonly<Record<string, unknown>> | undefined;
  readonly endpoint: EndpointSummary | undefined;
  readonly reload: () => void;
}

function Actions({ job, result, endpoint, reload }: ActionsProps) {
  const { id, endpointId, input, policy, status, endedMs } = job;
  const { start, isBusy, failure } = useAction();
  const submitAgain = async () => {
    if (input === undefined) return;
    const request = { input, ...(policy !== undefined && { policy }) };
    goTo(linkTo('jobs', (await client.run(endpointId, request)).id));
  };
  const cancel = async () => {
    await client.extended.cancel(endpointId, id);
    reload();
  };
  const retry = async () => {
    await client.extended.retry(endpointId, id);
    reload();
  };
  const secret = [
    ...(job.webhook === undefined ? [] : ['webhook']),
    ...(job.hasStorageSettings ? ['storage settings'] : []),
  ];
  return (
    <section class="actions" aria-label="Actions">
      {input !== undefined && (
        <button type="button" disabled={isBusy} onClick={() => start(submitAgain)}>
          Submit again
        </button>
      )}
      {endedMs === undefined && (
        <button type="button" class="danger" disabled={isBusy} onClick={() => start(cancel)}>
          Cancel
        </button>
      )}
      {retryable.some((state) => state === status) && (
        <button type="button" disabled={isBusy} onClick={() => start(retry)}>
          Retry
        </button>
      )}
      <CopyAs
        request={jobRequest(job, { output: result?.['output'], endpoint })}
        why="The input is not kept."
      />
      {input !== undefined && secret.length > 0 && (
        <p class="quiet">
          {`Submit again leaves out the ${secret.join(' and the ')}, which may be secret.`}
        </p>
      )}
      {failure}
    </section>
  );
}

const retryable: RetryableStates = ['FAILED', 'TIMED_OUT'];
type RetryableStates = (typeof lifecycle)['transitions']['retry']['from'];

function Request({ job }: { readonly job: JobDetails }) {
  const { input, policy, submission, lowPriority, hasStorageSettings } = job;
  return (
    <section>
      <h2>Request</h2>
      <p class="quiet">
        {submission === 'runJobSync' ? 'Submitted by runsync' : 'Submitted by run'}
        {lowPriority && ', with low priority'}
        {hasStorageSettings && ', with storage settings, which are never shown'}
      </p>
      <h3>Input</h3>
      {input === undefined ? (
        <p class="quiet">
          The input is not kept: the request was large, and the job cannot run again.
        </p>
      ) : (
        <JsonView value={input} />
      )}
      {policy !== undefined && (
        <>
          <h3>Policy</h3>
          <JsonView value={policy} />
        </>
      )}
    </section>
  );
}

function Result({
  job,
  result,
}: {
  readonly job: JobDetails;
  readonly result: Loaded<Readonly<Record<string, unknown>> | undefined>;
}) {
  const { error, endedMs } = job;
  return (
    <section>
      <h2>Output</h2>
      {error !== undefined && <pre class="error untrusted">{error}</pre>}
      {endedMs === undefined ? (
        <p class="quiet">
          The job has not ended.
          {isManual.value && (
            <>
              {' Time stands still until you '}
              <a href={linkTo('clock')}>move the clock</a>.
            </>
          )}
        </p>
      ) : (
        <Show loaded={result}>{(status) => <Output status={status} />}</Show>
      )}
    </section>
  );
}

function Output({ status }: { readonly status: Readonly<Record<string, unknown>> | undefined }) {
  const output = status?.['output'];
  if (output === undefined) return <p class="quiet">The job has no output.</p>;
  return (
    <>
      <Media output={output} />
      <JsonView value={output} />
    </>
  );
}
