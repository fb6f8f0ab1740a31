/** Everything else that is known of a job, folded. */
import type { ComponentChildren } from 'preact';
import type { JobDetails } from '../../client/control.ts';
import { Duration, durationText, Money, Time } from '../parts/values.tsx';
import { listAddress } from './job-filter.tsx';

export function JobFacts({ job }: { readonly job: JobDetails }) {
  const { queuedMs, startedMs, endedMs, forgottenMs, workerId, retries, policy } = job;
  return (
    <details>
      <summary>Facts</summary>
      <dl class="facts">
        <JobFact name="Number">{job.number}</JobFact>
        <JobFact name="Queued">
          <Time ms={queuedMs} />
        </JobFact>
        <JobFact name="Started">{startedMs === undefined ? '–' : <Time ms={startedMs} />}</JobFact>
        <JobFact name="Ended">{endedMs === undefined ? '–' : <Time ms={endedMs} />}</JobFact>
        {forgottenMs !== undefined && (
          <JobFact name="Retention ended">
            <Time ms={forgottenMs} />
          </JobFact>
        )}
        <JobFact name="Delay">
          <Duration ms={job.delayTime} />
        </JobFact>
        <JobFact name="Run time">
          <Duration ms={job.executionTime} />
        </JobFact>
        <JobFact name="Worker">
          {workerId === undefined ? (
            '–'
          ) : (
            <a href={listAddress({ text: workerId })}>
              <bdi>{workerId}</bdi>
            </a>
          )}
        </JobFact>
        <JobFact name="Retries">{retries}</JobFact>
        <JobFact name="Charge">
          <Money amount={job.cost} />
        </JobFact>
        <JobFact name="Priority">{job.lowPriority ? 'low' : 'normal'}</JobFact>
        <JobFact name="Storage settings">
          {job.hasStorageSettings ? 'given, and never shown' : 'none'}
        </JobFact>
        <JobFact name="Policy">{policy === undefined ? 'none' : policyText(policy)}</JobFact>
      </dl>
    </details>
  );
}

/** `executionTimeout 1 min, lowPriority`: its numbers are milliseconds. */
function policyText(policy: NonNullable<JobDetails['policy']>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? durationText(value) : value}`)
    .join(', ');
}

function JobFact({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
