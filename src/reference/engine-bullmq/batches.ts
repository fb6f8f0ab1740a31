/** Calls of the same script that come at the same time run as one command. */
import { macrotask } from '../../core/clock.ts';
import type { BatchedScriptName } from './scripts.ts';
import { type Store, storeError } from './store.ts';

/** A call with a reply to come. */
interface Call {
  readonly args: readonly (string | number)[];
  readonly fields: readonly string[];
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** Calls that one command runs at most. Redis does nothing else meanwhile. */
const most = 16;

/** The calls of one account. */
export class Batches {
  readonly #store: Store;
  readonly #base: string;
  readonly #calls = new Map<BatchedScriptName, Call[]>();

  /** `base` is what the keys of the account begin with. */
  constructor(store: Store, base: string) {
    this.#store = store;
    this.#base = base;
  }

  /**
   * Runs a script with the calls of this turn of the event loop.
   * `fields` are those of a hash: names and values in turn, of any length.
   */
  run(
    name: BatchedScriptName,
    args: readonly (string | number)[],
    fields: readonly string[],
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const call = { args, fields, resolve, reject };
      const calls = this.#calls.get(name) ?? this.#begin(name);
      calls.push(call);
      if (calls.length === most) void this.#send(name, calls);
    });
  }

  /** Calls that are sent at the end of this turn, unless there are enough of them before. */
  #begin(name: BatchedScriptName): Call[] {
    const calls: Call[] = [];
    this.#calls.set(name, calls);
    void macrotask().then(async () => {
      if (this.#calls.get(name) === calls) await this.#send(name, calls);
    });
    return calls;
  }

  async #send(name: BatchedScriptName, calls: readonly Call[]): Promise<void> {
    this.#calls.delete(name);
    try {
      const all = calls.map(({ args, fields }) => [...args.map(String), fields.length]);
      const fields = calls.flatMap((call) => call.fields);
      const answers = await this.#store.run(name, this.#base, [JSON.stringify(all), ...fields]);
      for (const [index, call] of calls.entries()) {
        const answer: unknown = Array.isArray(answers) ? answers[index] : undefined;
        if (answer instanceof Error) call.reject(storeError(answer));
        else call.resolve(answer);
      }
    } catch (error) {
      for (const call of calls) call.reject(error);
    }
  }
}
