import { macrotask } from '../../core/clock.ts';
import type { Turns } from '../../core/event-loop-turns.ts';
import type { Account } from '../accounts/account.ts';
import type { RequestLogs } from '../http/request-log.ts';
import type { RequestRecord } from '../http/request-record.ts';
import type { StreamedRequest, StreamedRequests } from './event-stream.ts';
import { RecordedRequests } from './recorded-requests.ts';

/** Records that are kept for a reader that is slow; of more, it misses the oldest. */
const mostKept = 1000;

/** Records that are told at a time: those who read see the first ones before all are rendered. */
const mostTold = 20;

/** The requests of an account and of none that arrive or are answered from now on, for an event stream. */
export class NewRequests implements StreamedRequests {
  readonly #logs: RequestLogs;
  readonly #recorded: RecordedRequests;
  readonly #fresh = new Set<RequestRecord>();

  constructor(logs: RequestLogs, turns: Turns) {
    this.#logs = logs;
    this.#recorded = new RecordedRequests(logs, turns);
  }

  get areLeft(): boolean {
    return this.#fresh.size > 0;
  }

  async next(): Promise<StreamedRequest[]> {
    const requests: StreamedRequest[] = [];
    for (const record of [...this.#fresh].slice(0, mostTold)) {
      this.#fresh.delete(record);
      const request = await this.#recorded.summary(record);
      const isAnswered = request.state === 'answered';
      // It may have been answered while it was rendered.
      if (isAnswered) this.#fresh.delete(record);
      requests.push({ type: isAnswered ? 'requestAnswered' : 'requestArrived', request });
    }
    return requests;
  }

  subscribe(account: Account, listener: () => void): () => void {
    const add = (record: RequestRecord) => {
      this.#fresh.add(record);
      const [oldest] = this.#fresh;
      if (this.#fresh.size > mostKept && oldest !== undefined) this.#fresh.delete(oldest);
      listener();
    };
    const follow = (record: RequestRecord) => {
      if (record.answer !== undefined) add(record);
      // Most requests are answered at once, and are told only then.
      else void macrotask().then(() => record.answer ?? add(record));
    };
    const ends = [account, undefined].map((owner) => this.#logs.subscribe(owner, follow));
    return () => {
      for (const end of ends) end();
    };
  }
}

interface RequestFollower {
  readonly account: Account;
  readonly listener: () => void;
  readonly isCollecting: boolean;
}

/**
 * Calls the listener when requests of the account, or of none, have arrived or were answered, until the returned
 * function is called. Nothing is rendered. Unless the listener collects the calls itself, it is called at most once per
 * turn of the event loop.
 */
export function followRequests(
  logs: RequestLogs,
  { account, listener, isCollecting }: RequestFollower,
): () => void {
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    void macrotask().then(() => {
      isPlanned = false;
      listener();
    });
  };
  const follow = isCollecting ? listener : plan;
  const ends = [account, undefined].map((owner) => logs.subscribe(owner, follow));
  return () => {
    for (const end of ends) end();
  };
}
