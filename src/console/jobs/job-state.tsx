/** The state of a job in a line, with its error and what caused it. */
import type { JobDetails } from '../../client/control.ts';
import { isManual } from '../account-clock.ts';
import { injectedEffectText } from '../parts/event-text.ts';
import { durationText, Money, State, Time } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { listAddress } from './job-filter.tsx';
import type { JobEvent } from './job-timeline.ts';

interface JobStateProps {
  readonly job: JobDetails;
  readonly events: readonly JobEvent[];
  /** Whether the service no longer has the job, so that its state is the last that was known. */
  readonly isGone: boolean;
}

export function JobState({ job, events, isGone }: JobStateProps) {
  const { status, endpointId, submission, error, cost, forgottenMs, endedMs, startedMs } = job;
  const faults = events.flatMap((event) =>
    event.type === 'faultInjected' ? [injectedEffectText(event)] : [],
  );
  return (
    <section class="job-state" aria-label="State">
      <p>
        {isGone && 'was '}
        <State state={status} />
        <span>
          {'on '}
          <a href={listAddress({ endpoint: endpointId })}>
            <bdi>{endpointId}</bdi>
          </a>
        </span>
        <span class="quiet">
          {submission === 'runJobSync' ? 'submitted by runsync ' : 'submitted by run '}
          <Time ms={job.queuedMs} />
          {durationsText(job)}
        </span>
        {cost !== undefined && <Money amount={cost} />}
      </p>
      {error !== undefined && (
        <pre class="error untrusted" dir="auto">
          {error}
        </pre>
      )}
      {faults.length > 0 && (
        <p>
          {`A fault took effect: ${[...new Set(faults)].join(', ')}. `}
          <a href={linkTo('faults')}>Faults</a>
        </p>
      )}
      {endedMs === undefined && !isGone && isManual.value && (
        <p class="quiet">
          {startedMs === undefined ? 'The job waits. ' : 'The job runs. '}
          {'Time stands still until you '}
          <a href={linkTo('clock')}>move the clock</a>.
        </p>
      )}
      {forgottenMs !== undefined && (
        <p class="notice">
          <span>
            {'The API no longer returns this job: its retention time ended '}
            <Time ms={forgottenMs} />. The service keeps the job for this page only.
          </span>
        </p>
      )}
    </section>
  );
}

/** `, 300 ms in the queue, 2.4 s on a worker`. */
function durationsText({ delayTime, executionTime }: JobDetails): string {
  return [
    ...(delayTime === undefined ? [] : [`, ${durationText(delayTime)} in the queue`]),
    ...(executionTime === undefined ? [] : [`, ${durationText(executionTime)} on a worker`]),
  ].join('');
}
