/** A deployment as a scenario drives it. */
import type { LookupAddress } from 'node:dns';
import type { ControlClient } from '../../client/control.ts';
import type { Job } from '../../client/job.ts';
import type { OperationId } from '../../evidence/operation-exchange.ts';
import type { Exchange, LedgerReading } from '../../evidence/record-types.ts';
import type { Profile, RuleId } from '../contract/rules.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import type { Time } from './scenario-clock.ts';
import type { OutgoingRequest } from './send-and-record.ts';
import type { ClosedHook, Hook, HookOptions } from './webhook-receiver.ts';

/** The rest of a scenario cannot run: the deployment did not do what it needs. Judges decide whether it may. */
export class PrerequisiteFailed extends Error {
  override readonly name = 'PrerequisiteFailed';
  /** Whether a submission was refused as invalid. */
  readonly isRefusal: boolean;

  constructor(message: string, { isRefusal = false }: { readonly isRefusal?: boolean } = {}) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

/**
 * Takes a step with an input that makes its job end without a result. A deployment may refuse such an input, and the
 * scenario goes on with what it accepts. Undefined: it was refused.
 */
export async function unlessRefused<Result>(
  step: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof PrerequisiteFailed && error.isRefusal) return undefined;
    throw error;
  }
}

export interface SendOptions {
  /** What it tries, in words. */
  readonly label?: string;
  readonly probes?: readonly RuleId[];
  /** Default: valid; for an absolute URL, none. */
  readonly key?: 'valid' | 'wrong' | 'forbidden' | 'readOnly' | 'oneEndpoint' | 'none';
  /**
   * With `wrong`: how the key is made of the valid one; undefined if it can't be, and then the label is not
   * used either. Default: one that does not resemble it.
   */
  readonly wrongKey?: (valid: string) => string | undefined;
  /** Default: as the endpoint accepts the valid key; bearer until that is known. */
  readonly keyForm?: 'bearer' | 'lowercase' | 'bare';
  /** The request is invalid on purpose. Default: it must be valid. */
  readonly isInvalid?: true;
  /** The endpoint whose job it may create, for the budget. Default: it costs nothing. */
  readonly submitsTo?: TargetEndpoint;
  /** The job that it may create was reserved for an earlier submission, which was refused. */
  readonly isReserved?: true;
  /** Whether 429 is accepted as the answer. Default: the request is retried after a pause. */
  readonly accepts429?: true;
  /**
   * Whether the request is retried after pauses while the service answers 5xx, until the failure counts
   * as persistent. For requests that should be refused, and so cost nothing. The number of retries is
   * limited per rule (the first of `probes`). Default: no.
   */
  readonly retriesServerErrors?: true;
  /** Client timeout: hangs up after this time, in milliseconds. Default: none. */
  readonly hangUpAfterMs?: number;
  /**
   * Hangs up when aborted. The caller must let time pass meanwhile: the request itself does not
   * advance the clock. Not together with `hangUpAfterMs`.
   */
  readonly hangUp?: AbortSignal;
}

/** Resolves a host name. Rejects if it has no addresses. */
export type Lookup = (hostname: string) => Promise<readonly LookupAddress[]>;

export type SubmissionBody = Readonly<Record<string, unknown>> & { readonly input: object };

export interface Deployment {
  readonly target: Target;
  readonly time: Time;
  readonly profile: Profile;
  /** Seed for random requests: the same seed gives the same requests. */
  readonly seed: string;
  /** Controls the scenario's account; undefined without a control interface. */
  readonly control: ControlClient | undefined;
  readonly lookup: Lookup;
  endpoints(test: (endpoint: TargetEndpoint) => boolean): readonly TargetEndpoint[];
  /** The first of them. Throws `PrerequisiteFailed` if there is none. */
  endpoint(test: (endpoint: TargetEndpoint) => boolean): TargetEndpoint;
  /** Sends any request, and lets time pass until the answer. */
  send(request: OutgoingRequest, options?: SendOptions): Promise<Exchange>;
  /** Calls an operation of either profile. */
  call(
    operationId: OperationId,
    path: { readonly endpoint: string; readonly jobId?: string },
    options?: SendOptions & { readonly body?: unknown; readonly query?: string },
  ): Promise<Exchange>;
  run(endpoint: TargetEndpoint, request: SubmissionBody, options?: SendOptions): Promise<Exchange>;
  runSync(
    endpoint: TargetEndpoint,
    request: SubmissionBody,
    options?: SendOptions,
  ): Promise<Exchange>;
  status(endpoint: TargetEndpoint, jobId: string, options?: SendOptions): Promise<Exchange>;
  /** The job in an answer. Throws `PrerequisiteFailed` if there is none. */
  job(answer: Exchange): Job;
  /** Submits a job and polls until it has ended; resolves with the last answer. */
  complete(
    endpoint: TargetEndpoint,
    request: SubmissionBody,
    options?: SendOptions,
  ): Promise<Exchange>;
  /** Polls until `until` holds (default: it has ended), for at most `forMs`; resolves with the last answer. */
  poll(
    endpoint: TargetEndpoint,
    jobId: string,
    options: {
      readonly forMs: number;
      readonly everyMs?: number;
      readonly until?: (job: Job) => boolean;
    },
  ): Promise<Exchange>;
  /** Creates a webhook address. Throws `PrerequisiteFailed` without a receiver. */
  hook(options?: Pick<HookOptions, 'answers' | 'headers' | 'path' | 'query'>): Hook;
  /** One that refuses connections until opened; undefined if the deployment may not reach every port here. */
  closedHook(options?: Pick<HookOptions, 'answers'>): Promise<ClosedHook | undefined>;
  /** Lets time pass while the receiver listens, and records until when it listened. */
  watch(hooks: Hook | readonly Hook[], ms: number): Promise<void>;
  /**
   * Releases the endpoints to other scenarios: every job has ended, and only status requests and
   * webhooks follow. The estimate says how long before its end a scenario does so (`watchesForMs`).
   */
  release(): void;
  uniqueText(word: string): string;
  /** Reads the charges. Rejects with `PrerequisiteFailed` without a control interface. */
  readLedger(): Promise<LedgerReading>;
}
