/** A deployment as a scenario drives it. */

import type { LookupAddress } from 'node:dns';
import type { ControlClient } from '../../../client/control.ts';
import type { Job } from '../../../client/job.ts';
import type { OperationId } from '../../../evidence/calls.ts';
import type { Exchange, LedgerReading } from '../../../evidence/records.ts';
import type { RuleId, RuleProfile } from '../rules.ts';
import type { Target, TargetEndpoint } from '../target.ts';
import type { Outgoing } from './requests.ts';
import type { Time } from './time.ts';
import type { ClosedHook, Hook, HookOptions } from './webhook-receiver.ts';

/** The deployment did not do what the rest of a scenario needs; judges tell whether it may. */
export class PrerequisiteFailed extends Error {
  override readonly name = 'PrerequisiteFailed';
}

/** How a scenario sends a request. */
export interface SendOptions {
  /** What it tries, in words. */
  readonly label?: string;
  /** The rules that it is made for. */
  readonly probes?: readonly RuleId[];
  /** Default: valid; of a request to a whole URL, none. */
  readonly key?: 'valid' | 'wrong' | 'forbidden' | 'readOnly' | 'oneEndpoint' | 'none';
  /** Default: bearer. */
  readonly keyForm?: 'bearer' | 'bare';
  /** The request breaks the contract on purpose. Default: no, and then it must not. */
  readonly isInvalid?: true;
  /** What it can cost at worst: a job of this endpoint. Default: nothing. */
  readonly submitsTo?: TargetEndpoint;
  /** Whether 429 is an answer like any other. Default: it is waited out, and the request repeated. */
  readonly accepts429?: true;
  /**
   * Whether the request is repeated, after pauses, while the service fails on it (5xx), until that is
   * no chance any more: for a request that is to be refused, and so costs nothing. Of requests for the
   * same rule (the first of `probes`) only the first few are. Default: it is not.
   */
  readonly retriesServerErrors?: true;
  /** Hangs up if there is no answer after this time, in milliseconds. Default: it is waited for. */
  readonly hangUpAfterMs?: number;
  /**
   * Hangs up when it is aborted, if there is no answer before. Whoever aborts it lets time pass
   * meanwhile: the request itself moves none. Not together with `hangUpAfterMs`.
   */
  readonly hangUp?: AbortSignal;
}

/** Finds the addresses that the name of a host stands for. Rejects where there are none. */
export type Lookup = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Malformed HTTP, and what it means. */
export interface MalformedMessage {
  readonly method: string;
  /** Path and query below the base URL. */
  readonly target: string;
  /** All that is sent, a byte for each character. */
  readonly message: string;
}

/** A request body of both submits. */
export type JobRequest = Readonly<Record<string, unknown>> & { readonly input: object };

/** The deployment in the world of one scenario. */
export interface Deployment {
  readonly target: Target;
  readonly time: Time;
  readonly profile: RuleProfile;
  /** What is made by chance is made of this: the same seed, the same requests. */
  readonly seed: string;
  /** Of the scenario's account; undefined where the deployment has no control interface. */
  readonly control: ControlClient | undefined;
  readonly lookup: Lookup;
  /** The endpoints that a test holds of, in the order of the target. */
  endpoints(test: (endpoint: TargetEndpoint) => boolean): readonly TargetEndpoint[];
  /** The first of them. Rejects the scenario with `PrerequisiteFailed` where there is none. */
  endpoint(test: (endpoint: TargetEndpoint) => boolean): TargetEndpoint;
  /** Sends any request. Time moves on until it is answered. */
  send(request: Outgoing, options?: SendOptions): Promise<Exchange>;
  /**
   * Sends malformed HTTP on a connection of its own, without a key, and watches until it is closed.
   * Rejects the scenario with `PrerequisiteFailed` where the run has no means to.
   */
  sendRaw(
    message: MalformedMessage,
    options?: Pick<SendOptions, 'label' | 'probes'>,
  ): Promise<Exchange>;
  /** Calls an operation of either edition. */
  call(
    operationId: OperationId,
    path: { readonly endpoint: string; readonly jobId?: string },
    options?: SendOptions & { readonly body?: unknown; readonly query?: string },
  ): Promise<Exchange>;
  run(endpoint: TargetEndpoint, request: JobRequest, options?: SendOptions): Promise<Exchange>;
  runSync(endpoint: TargetEndpoint, request: JobRequest, options?: SendOptions): Promise<Exchange>;
  status(endpoint: TargetEndpoint, jobId: string, options?: SendOptions): Promise<Exchange>;
  /** The job in an answer. Rejects with `PrerequisiteFailed` where there is none. */
  job(answer: Exchange): Job;
  /** Submits, then asks until the job has ended; resolves with the last answer. */
  complete(endpoint: TargetEndpoint, request: JobRequest, options?: SendOptions): Promise<Exchange>;
  /**
   * Asks for a job until `until` holds, by default until it has ended, and at most `forMs`. Resolves
   * with the last answer, whichever came first.
   */
  poll(
    endpoint: TargetEndpoint,
    jobId: string,
    options: {
      readonly forMs: number;
      readonly everyMs?: number;
      readonly until?: (job: Job) => boolean;
    },
  ): Promise<Exchange>;
  /** A new webhook address. Rejects with `PrerequisiteFailed` where there is no receiver. */
  hook(options?: Pick<HookOptions, 'answers' | 'headers' | 'query'>): Hook;
  /**
   * One that refuses connections until it is opened. Undefined where the deployment is not known to
   * reach every port of this machine.
   */
  closedHook(options?: Pick<HookOptions, 'answers'>): Promise<ClosedHook | undefined>;
  /** Lets time pass while the receiver listens, and records that nothing was missed since it began. */
  watch(hooks: Hook | readonly Hook[], ms: number): Promise<void>;
  /**
   * Leaves the endpoints to other scenarios: every job has ended, and only looks and webhooks follow.
   * The estimate says how long before its end a scenario does so (`watchesForMs`).
   */
  release(): void;
  /** A text that nobody has ever seen, with a word in it that says what it is. */
  uniqueText(word: string): string;
  /** Reads what was charged. Rejects with `PrerequisiteFailed` where there is no source. */
  readLedger(): Promise<LedgerReading>;
}
