/** What happens in an account: typed, in order, on the account's clock. */
import type { Submission } from './job-snapshot.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { StateName } from './rules/job-states.ts';

interface OfJob {
  readonly jobId: string;
  readonly endpointId: string;
}

/** Something that happened. Never holds an input, an output or storage settings. */
export type NewEvent =
  | ({ readonly type: 'submitted'; readonly submission: Submission } & OfJob)
  | ({ readonly type: 'started'; readonly workerId: string } & OfJob)
  | ({ readonly type: 'progressed'; readonly progress: unknown } & OfJob)
  | ({ readonly type: 'streamed' } & OfJob)
  | ({ readonly type: 'noted'; readonly text: string } & OfJob)
  | ({
      readonly type: 'ended';
      readonly status: StateName;
      readonly error: string | undefined;
    } & OfJob)
  | ({ readonly type: 'retried' } & OfJob)
  | ({
      readonly type: 'forgotten';
      /** Before its time, because the account kept too many bytes. */
      readonly early: boolean;
    } & OfJob)
  | ({ readonly type: 'charged'; readonly cost: string; readonly quantity: string } & OfJob)
  | ({
      readonly type: 'webhookAttempted';
      readonly attempt: number;
      /** Host only: the rest of the address may be a secret. */
      readonly host: string;
      /** `status 200`, or why the attempt failed. */
      readonly outcome: string;
      readonly acknowledged: boolean;
    } & OfJob)
  | ({ readonly type: 'webhookGivenUp'; readonly attempts: number } & OfJob)
  | {
      readonly type: 'workerStarting' | 'workerReady' | 'workerStopped';
      readonly endpointId: string;
      readonly workerId: string;
    }
  | {
      readonly type: 'faultInjected';
      readonly fault: string;
      readonly endpointId: string | undefined;
      readonly jobId: string | undefined;
    }
  | { readonly type: 'limited'; readonly operationId: string; readonly endpointId: string }
  | { readonly type: 'budgetExceeded'; readonly endpointId: string; readonly refused: boolean }
  | { readonly type: 'accountReset' };

export type AccountEvent = NewEvent & {
  /** Counts from 1; a gap at the start of a list means that older entries are gone. */
  readonly sequence: number;
  /** Instant of the account's clock, in milliseconds since the epoch. */
  readonly atMs: number;
};

export interface EventQuery {
  /** Only entries after this sequence. Default: 0. */
  readonly after?: number;
  /** At most so many, the oldest first. Default: all that are kept. */
  readonly limit?: number;
}

export interface Events {
  append(event: NewEvent): void;
  /** The oldest first. */
  list(query?: EventQuery): MaybePromise<AccountEvent[]>;
  /** Tells every further entry, until the returned function is called. */
  subscribe(listener: (event: AccountEvent) => void): () => void;
  /**
   * Tells every further entry that this process writes, until the returned function is called. An
   * entry is not told if the store wrote it and its answer was lost.
   */
  subscribeOwn(listener: (event: AccountEvent) => void): () => void;
}

export interface DeliveryQuery {
  /** Default: of any job. */
  readonly jobId?: string | undefined;
  /** Default: of any endpoint. */
  readonly endpointId?: string | undefined;
  readonly limit: number;
}

export type Delivery = Omit<Extract<AccountEvent, { type: 'webhookAttempted' }>, 'type'>;

/** The attempts that a query asks for, of entries that begin with the oldest one. Pure. */
export function deliveriesIn(
  events: readonly AccountEvent[],
  { jobId, endpointId, limit }: DeliveryQuery,
): Delivery[] {
  const deliveries: Delivery[] = [];
  for (const event of events.toReversed()) {
    if (deliveries.length === limit) break;
    if (event.type !== 'webhookAttempted') continue;
    if (jobId !== undefined && event.jobId !== jobId) continue;
    if (endpointId !== undefined && event.endpointId !== endpointId) continue;
    const { type: _, ...delivery } = event;
    deliveries.push(delivery);
  }
  return deliveries;
}
