import type { Account } from '../http/accounts.ts';
import type { RequestLogs } from '../http/request-log.ts';
import type { StreamedRequests } from './event-stream.ts';
import { RecordedRequests } from './recorded-requests.ts';

/** The requests of an account and of none that are answered from now on, for an event stream. */
export class NewRequests implements StreamedRequests {
  readonly #logs: RequestLogs;
  readonly #recorded: RecordedRequests;
  #after: number;

  constructor(logs: RequestLogs) {
    this.#logs = logs;
    this.#recorded = new RecordedRequests(logs.runId);
    this.#after = logs.last;
  }

  next(account: Account): object[] {
    const found = [account, undefined]
      .flatMap((one) => this.#logs.list(one, this.#after))
      .sort((a, b) => a.number - b.number);
    this.#after = found.at(-1)?.number ?? this.#after;
    return found.map((record) => this.#recorded.summary(record));
  }

  subscribe(account: Account, listener: () => void): () => void {
    const ends = [account, undefined].map((one) => this.#logs.subscribe(one, listener));
    return () => {
      for (const end of ends) end();
    };
  }
}
