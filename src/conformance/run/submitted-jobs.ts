/** The jobs that a scenario has submitted, so that none is left running at a cost, and their files. */
import { isFinished, parseJob } from '../../client/job.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { linkedFileAddress } from '../contract/linked-files.ts';

export type JobFate = 'ended' | 'cancelled' | 'left';

export interface SubmittedJob {
  /** Undefined if the answer was lost, so that a job with an unknown id may run. */
  readonly jobId: string | undefined;
  readonly endpointId: string;
  readonly scenario: string;
  readonly fate: JobFate;
}

export interface ShownFile {
  readonly address: string;
  readonly endpointId: string;
}

/** Whether a submission may have created a job: it was accepted, or its answer was lost. */
export function mayCreateJob({ response }: Exchange): boolean {
  return response === undefined || response.status < 300;
}

export class SubmittedJobs {
  readonly #scenario: string;
  readonly #finalStates: readonly string[] | undefined;
  readonly #jobs = new Map<string, SubmittedJob & { readonly jobId: string }>();
  readonly #lost: SubmittedJob[] = [];
  readonly #files = new Map<string, ShownFile & { isRequested: boolean }>();

  constructor(scenario: string, finalStates: readonly string[] | undefined) {
    this.#scenario = scenario;
    this.#finalStates = finalStates;
  }

  /** Records an answer; `endpointId` is given for a submission. */
  note(answer: Exchange, endpointId: string | undefined): void {
    const { response, isUnsent } = answer;
    const scenario = this.#scenario;
    const requested = this.#files.get(answer.request.target);
    if (requested !== undefined) requested.isRequested = true;
    if (response === undefined && !isUnsent && endpointId !== undefined) {
      this.#lost.push({ jobId: undefined, endpointId, scenario, fate: 'left' });
    }
    const job = parseJob(parseJson(response?.body), { finalStates: this.#finalStates });
    if (job === undefined) return;
    const jobEndpointId = this.#jobs.get(job.id)?.endpointId ?? endpointId;
    if (jobEndpointId === undefined) return;
    const fate = isFinished(job) ? 'ended' : 'left';
    this.#jobs.set(job.id, { jobId: job.id, endpointId: jobEndpointId, scenario, fate });
    const address = linkedFileAddress(answer);
    if (address === undefined || this.#files.has(address)) return;
    this.#files.set(address, { address, endpointId: jobEndpointId, isRequested: false });
  }

  /** The files that jobs have shown and nobody has requested. */
  get unreadFiles(): readonly ShownFile[] {
    return [...this.#files.values()].filter(({ isRequested }) => !isRequested);
  }

  markCancelled(jobId: string): void {
    const job = this.#jobs.get(jobId);
    if (job !== undefined) this.#jobs.set(jobId, { ...job, fate: 'cancelled' });
  }

  /** Records that every job was cancelled, including those with unknown ids. */
  markAllCancelled(): void {
    for (const { jobId } of this.left) this.markCancelled(jobId);
    for (const [index, job] of this.#lost.entries()) {
      this.#lost[index] = { ...job, fate: 'cancelled' };
    }
  }

  get left(): readonly (SubmittedJob & { readonly jobId: string })[] {
    return [...this.#jobs.values()].filter(({ fate }) => fate === 'left');
  }

  get all(): readonly SubmittedJob[] {
    return [...this.#jobs.values(), ...this.#lost];
  }
}
