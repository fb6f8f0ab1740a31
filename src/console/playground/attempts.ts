/** The attempt that the playground shows. */
import { signal } from '@preact/signals';
import { isFinished, type Job } from '../../client/job.ts';
import { accountNow } from '../account-clock.ts';
import { pause } from '../browser-clock.ts';
import { nextRevision, revision } from '../live.ts';
import { client, control, problemOf } from '../session.ts';
import type { PlaygroundRequest } from './draft.ts';
import { type EarlierAttempt, keep, remember } from './kept-attempts.ts';

/** A request that was sent, and what has become of it. */
export interface Attempt {
  readonly request: PlaygroundRequest;
  /** On the account's clock. */
  readonly sentMs: number;
  /** What the job was going to cost, where that was known. */
  readonly estimate?: string | undefined;
  /** Missing until the service has answered. */
  readonly job?: Job;
  /** What the job was charged; missing before the end, and where nothing is charged. */
  readonly charge?: string | undefined;
  readonly error?: unknown;
}

export const attempt = signal<Attempt | undefined>(undefined);

/** Ends the watch over the attempt that is shown, not the job. */
let watch = new AbortController();

function begin(first: Attempt): AbortSignal {
  watch.abort();
  watch = new AbortController();
  attempt.value = first;
  return watch.signal;
}

/** Sends a request and follows its job until it ends or another attempt is shown. */
export async function start(request: PlaygroundRequest, estimate?: string): Promise<void> {
  const sentMs = accountNow.peek();
  const ending = begin({ request, sentMs, estimate });
  const { endpointId, isSync, body } = request;
  await reported(ending, async () => {
    const submit = isSync ? client.runSync : client.run;
    const job = await submit(endpointId, body);
    keep({ request, jobId: job.id, sentMs, status: job.status });
    if (!ending.aborted) await follow(job, { endpointId, ending });
  });
}

/** Shows an earlier attempt with what the service still knows of it. */
export async function showEarlier({ request, jobId, sentMs }: EarlierAttempt): Promise<void> {
  const ending = begin({ request, sentMs });
  const { endpointId } = request;
  await reported(ending, async () => {
    const job = await client.status(endpointId, jobId, { signal: ending });
    await follow(job, { endpointId, ending });
  });
}

/** Shows why the work has failed, unless another attempt is shown by then. */
async function reported(ending: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!ending.aborted) update({ error });
  }
}

/** Whether the service does not know the job of an error: it was deleted, or the service restarted. */
export function isGone(error: unknown): boolean {
  return problemOf(error)['code'] === 'jobNotFound';
}

export async function cancel({ request, job }: Attempt): Promise<void> {
  if (job !== undefined) await client.extended.cancel(request.endpointId, job.id);
}

/** The shortest time between two looks at a job, in milliseconds. */
const restMs = 100;

async function follow(
  first: Job,
  { endpointId, ending }: { endpointId: string; ending: AbortSignal },
): Promise<void> {
  update({ job: first });
  let job = first;
  while (!isFinished(job)) {
    const seen = revision.peek();
    job = await client.status(endpointId, job.id, { signal: ending });
    update({ job });
    if (isFinished(job)) break;
    await pause(restMs, ending);
    await nextRevision(seen, ending);
  }
  const { cost } = await control.getJob(job.id, { signal: ending });
  update({ charge: cost });
  remember(job, cost);
}

function update(parts: Partial<Attempt>): void {
  if (attempt.value !== undefined) attempt.value = { ...attempt.value, ...parts };
}
