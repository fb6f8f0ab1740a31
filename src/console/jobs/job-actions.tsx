/** What can be done with a job; what cannot be done now says why. */
import { useId } from 'preact/hooks';
import type { lifecycle } from '#generated/reference/tables.js';
import type { EndpointSummary, JobDetails } from '../../client/control.ts';
import { jobRequest } from '../code/code-request.ts';
import { useAction } from '../parts/action.tsx';
import { CopyAs } from '../parts/copy-as.tsx';
import { goTo, linkTo } from '../router.ts';
import { cancelJob, retryJob, sendJob } from '../send-job.ts';

interface JobActionsProps {
  readonly job: JobDetails;
  readonly endpoint: EndpointSummary | undefined;
  readonly isGone: boolean;
  readonly reload: () => void;
}

export function JobActions({ job, endpoint, isGone, reload }: JobActionsProps) {
  const { id, endpointId, input, policy } = job;
  const { start, isBusy, failure } = useAction();
  const why = obstacles(job, isGone);
  const runAgain = async () => {
    if (input === undefined) return;
    const request = { input, ...(policy !== undefined && { policy }) };
    goTo(linkTo('jobs', (await sendJob(endpointId, request)).id));
  };
  const thenReload = (work: () => Promise<unknown>) => async () => {
    await work();
    reload();
  };
  const acts = [
    {
      name: 'Cancel',
      why: why.cancel,
      act: thenReload(() => cancelJob(endpointId, id)),
    },
    { name: 'Retry', why: why.retry, act: thenReload(() => retryJob(endpointId, id)) },
    { name: 'Run again', why: why.runAgain, act: runAgain },
  ];
  return (
    <section class="job-actions bar" aria-label="Actions">
      {acts.map(({ name, why, act }) => (
        <ActionButton
          key={name}
          name={name}
          why={why}
          isBusy={isBusy}
          isDanger={name === 'Cancel'}
          act={() => start(act)}
        />
      ))}
      <LeftOut job={job} />
      {failure}
      <CopyAs
        request={jobRequest(job, { output: job.output, endpoint })}
        why="The input is not kept."
      />
    </section>
  );
}

const retryable: RetryableStates = ['FAILED', 'TIMED_OUT'];
type RetryableStates = (typeof lifecycle)['transitions']['retry']['from'];

type ActionName = 'cancel' | 'retry' | 'runAgain';

/** Why an action is not possible; undefined if it is. */
function obstacles(
  { status, endedMs, forgottenMs, input }: JobDetails,
  isGone: boolean,
): Readonly<Record<ActionName, string | undefined>> {
  const lost = isGone ? 'The service no longer has this job.' : undefined;
  const unknown = lost ?? (forgottenMs === undefined ? undefined : 'The API no longer knows it.');
  const isRetryable = retryable.some((state) => state === status);
  const notFailed = 'Only a job that failed or timed out can be retried.';
  return {
    cancel: lost ?? (endedMs === undefined ? undefined : 'The job has ended.'),
    retry: unknown ?? (isRetryable ? undefined : notFailed),
    runAgain: input === undefined ? 'The input was too large to be kept.' : undefined,
  };
}

interface ActionButtonProps {
  readonly name: string;
  readonly why: string | undefined;
  readonly isBusy: boolean;
  readonly isDanger: boolean;
  readonly act: () => void;
}

function ActionButton({ name, why, isBusy, isDanger, act }: ActionButtonProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        class={isDanger ? 'danger' : undefined}
        disabled={why !== undefined || isBusy}
        aria-describedby={why === undefined ? undefined : id}
        onClick={act}
      >
        {name}
      </button>
      {why !== undefined && (
        <p class="quiet" id={id}>
          {why}
        </p>
      )}
    </>
  );
}

/** What a further run cannot have. */
function LeftOut({ job: { input, webhook, hasStorageSettings } }: { readonly job: JobDetails }) {
  const secret = [
    ...(webhook === undefined ? [] : ['webhook']),
    ...(hasStorageSettings ? ['storage settings'] : []),
  ];
  if (input === undefined || secret.length === 0) return null;
  return (
    <p class="quiet">{`Run again leaves out the ${secret.join(' and the ')}, which may be secret.`}</p>
  );
}
