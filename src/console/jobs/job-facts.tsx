/** Everything else that is known of a job, folded. */
import type { JobDetails } from '../../client/control.ts';
import { Fact } from '../parts/fact.tsx';
import { Duration, durationText, Money, Time } from '../parts/values.tsx';
import { listAddress } from './job-filter.tsx';

export function JobFacts({ job }: { readonly job: JobDetails }) {
  const { queuedMs, startedMs, endedMs, forgottenMs, workerId, retries, policy } = job;
  return (
    <details>
      <summary>Facts</summary>
      <dl class="facts">
        <Fact name="Number">{job.number}</Fact>
        <Fact name="Queued">
          <Time ms={queuedMs} />
        </Fact>
        <Fact name="Started">{startedMs === undefined ? '–' : <Time ms={startedMs} />}</Fact>
        <Fact name="Ended">{endedMs === undefined ? '–' : <Time ms={endedMs} />}</Fact>
        {forgottenMs !== undefined && (
          <Fact name="Retention ended">
            <Time ms={forgottenMs} />
          </Fact>
        )}
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
          <Money amount={job.cost} />
        </Fact>
        <Fact name="Priority">{job.lowPriority ? 'low' : 'normal'}</Fact>
        <Fact name="Storage settings">
          {job.hasStorageSettings ? 'given, and never shown' : 'none'}
        </Fact>
        <Fact name="Policy">{policy === undefined ? 'none' : policyText(policy)}</Fact>
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
