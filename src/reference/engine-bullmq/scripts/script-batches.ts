/** Calls of the same script that come at the same time run as one command. */
import { macrotask } from '../../../core/clock.ts';
import type { RedisConnections } from '../redis-connections.ts';
import type { BatchedScriptName } from './scripts.ts';

interface BatchedScript {
  readonly args: readonly string[];
  readonly fields: readonly string[];
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** Calls that one command runs at most. Redis does nothing else meanwhile. */
const most = 16;

/** A command with so many characters takes no further call. */
const enough = 2 ** 20;

interface Batch {
  readonly calls: BatchedScript[];
  length: number;
}

export class Batches {
  readonly #store: RedisConnections;
  readonly #base: string;
  readonly #calls = new Map<BatchedScriptName, Batch>();

  /** `base` is what the keys of the account begin with. */
  constructor(store: RedisConnections, base: string) {
    this.#store = store;
    this.#base = base;
  }

  /**
   * Runs a script with the calls of this turn of the event loop.
   * `fields` are those of a hash: names and values in turn, of any length.
   */
  run(
    name: BatchedScriptName,
    args: readonly string[],
    fields: readonly string[],
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const call = { args, fields, resolve, reject };
      const batch = this.#calls.get(name) ?? this.#begin(name);
      batch.calls.push(call);
      for (const value of args) batch.length += value.length;
      for (const value of fields) batch.length += value.length;
      if (batch.calls.length === most || batch.length >= enough) void this.#send(name, batch);
    });
  }

  /** Calls that are sent at the end of this turn, unless there are enough of them before. */
  #begin(name: BatchedScriptName): Batch {
    const batch: Batch = { calls: [], length: 0 };
    this.#calls.set(name, batch);
    void macrotask().then(async () => {
      if (this.#calls.get(name) === batch) await this.#send(name, batch);
    });
    return batch;
  }

  async #send(name: BatchedScriptName, { calls }: Batch): Promise<void> {
    this.#calls.delete(name);
    try {
      const all = calls.map(({ args, fields }) => [...args, fields.length]);
      const fields = calls.flatMap((call) => call.fields);
      const answers = await this.#store.run(name, this.#base, [JSON.stringify(all), ...fields]);
      for (const [index, call] of calls.entries()) {
        const answer: unknown = Array.isArray(answers) ? answers[index] : undefined;
        if (answer instanceof Error) call.reject(this.#store.reportFailure(answer));
        else call.resolve(answer);
      }
    } catch (error) {
      for (const call of calls) call.reject(error);
    }
  }
}
