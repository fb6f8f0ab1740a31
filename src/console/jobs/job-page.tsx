/** A job: its state, input and output, timeline, webhook calls and facts, and what can be done with it. */
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JobDetails } from '../../client/control.ts';
import { HttpError } from '../../client/errors.ts';
import { useTitle } from '../page-title.ts';
import { DetailHeader } from '../parts/detail-header.tsx';
import { useEndpoints } from '../parts/endpoints.ts';
import { Failure, LoadingNotice, useLoaded } from '../parts/loading.tsx';
import { Id } from '../parts/values.tsx';
import { RequestsOfJob } from '../requests/requests-of-job.tsx';
import { linkTo } from '../router.ts';
import { control, service } from '../session.ts';
import { JobActions } from './job-actions.tsx';
import { JobContent } from './job-content.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobState } from './job-state.tsx';
import type { JobEvent } from './job-timeline.ts';
import { WebhookCalls } from './job-webhook.tsx';
import { TimelineView } from './timeline-view.tsx';

const step = 1000;

interface ReadJob {
  readonly job: JobDetails;
  readonly events: readonly JobEvent[];
  /** The run of the service that had it. */
  readonly instanceId: string | undefined;
}

/** What was last read of a job: all that is left of it if the service restarts, which opens the page anew. */
const lastRead = signal<ReadJob | undefined>(undefined);

interface JobPageProps {
  readonly id: string;
  /** Whether the focus goes to the heading, because the link that led here is gone. */
  readonly takesFocus: boolean;
}

/** Reads only from the control interface: faults of the API are meant for programs. */
export function JobPage({ id, takesFocus }: JobPageProps) {
  const [most, setMost] = useState(step);
  const { value, error, reload } = useLoaded(id, async (abort) => {
    const [job, events] = await Promise.all([
      control.getJob(id, { signal: abort }),
      firstEvents(id, most, abort),
    ]);
    const read = { job, events, instanceId: service.peek()?.instanceId };
    if (!abort.aborted) lastRead.value = read;
    return read;
  });
  const isGone = error instanceof HttpError && error.status === 404;
  const last = lastRead.value?.job.id === id ? lastRead.value : undefined;
  const content = value ?? (isGone ? last : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useTitle(titleOf(id, isGone ? 'gone' : content?.job.status));
  const showMore = () => {
    setMost(most + step);
    reload();
  };
  return (
    <>
      <DetailHeader
        back={{ to: linkTo('jobs'), text: 'All jobs' }}
        copied={id}
        about="the id"
        heading={heading}
        name={id}
      >
        <Id id={id} />
      </DetailHeader>
      {isGone && <GoneNotice job={content?.job} hadIt={content?.instanceId} error={error} />}
      {error !== undefined && !isGone && <Failure error={error} retry={reload} />}
      {value === undefined && error === undefined && <LoadingNotice />}
      {content !== undefined && (
        <JobView
          job={content.job}
          events={content.events}
          isGone={isGone}
          showMore={content.events.length < most ? undefined : showMore}
          reload={reload}
        />
      )}
    </>
  );
}

/** The state is undefined while it is unknown. */
function titleOf(id: string, state: string | undefined): string {
  return state === undefined ? `Job ${id}` : `Job ${id} · ${state}`;
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

/** The service does not have the job, or no longer: a restart is the most common reason. */
function GoneNotice({
  job,
  hadIt,
  error,
}: {
  /** What was last known of it. */
  readonly job: JobDetails | undefined;
  /** The run of the service that knew it. */
  readonly hadIt: string | undefined;
  readonly error: unknown;
}) {
  const { startedMs = 0, instanceId } = service.value ?? {};
  const isLost = hadIt !== undefined && hadIt !== instanceId;
  const started = `${new Date(startedMs).toISOString().replace('T', ' ').slice(0, 19)} UTC`;
  if (job === undefined) {
    return (
      <>
        <Failure error={error} />
        <p class="quiet">{`The service started at ${started}. It keeps no jobs when it stops.`}</p>
      </>
    );
  }
  return (
    <div class="notice bad" role="alert">
      <p>
        {isLost
          ? `The job was lost when the service started anew at ${started}.`
          : 'The service no longer has this job: it was dropped, or the account was reset.'}
        {' This is what was last known of it.'}
      </p>
    </div>
  );
}

interface JobProps {
  readonly job: JobDetails;
  readonly events: readonly JobEvent[];
  readonly isGone: boolean;
  /** Undefined if all events are there. */
  readonly showMore: (() => void) | undefined;
  readonly reload: () => void;
}

function JobView({ job, events, isGone, showMore, reload }: JobProps) {
  const { value: endpoints } = useEndpoints();
  const endpoint = endpoints?.find((summary) => summary.id === job.endpointId);
  return (
    <div class="job">
      <JobState job={job} events={events} isGone={isGone} />
      <JobActions job={job} endpoint={endpoint} isGone={isGone} reload={reload} />
      <div class="job-main">
        <JobContent job={job} />
        <section>
          <h2>Timeline</h2>
          <TimelineView job={job} events={events} isGone={isGone} price={endpoint?.price} />
          {showMore && (
            <p class="quiet">
              {`Only the first ${events.length} events are shown. `}
              <button type="button" onClick={showMore}>
                Show more
              </button>
            </p>
          )}
        </section>
        <WebhookCalls job={job} events={events} isGone={isGone} />
        <RequestsOfJob jobId={job.id} />
        <JobFacts job={job} />
      </div>
    </div>
  );
}
