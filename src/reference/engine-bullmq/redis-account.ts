/** An account in Redis: what its keys begin with, and the scripts that change them. */
import type { Redis } from 'ioredis';
import type { Clock } from '../../core/clock.ts';
import type { KeyType, RedisConnections } from './redis-connections.ts';
import { type Argument, type RedisScript, sentArguments } from './scripts/define-script.ts';
import { Batches } from './scripts/script-batches.ts';
import {
  type BatchedScriptName,
  type ScriptArguments,
  type ScriptName,
  scripts,
} from './scripts/scripts.ts';

export interface RedisAccountOptions {
  readonly store: RedisConnections;
  readonly base: string;
  readonly clock: Clock;
  readonly logSize: number;
}

/** What the keys of an account begin with. The braces keep them in one slot of a cluster. */
export function baseOf(accountId: string): string {
  return `inference:{${accountId}}:`;
}

export class RedisAccount {
  readonly store: RedisConnections;
  readonly base: string;
  readonly clock: Clock;
  readonly logSize: number;
  readonly #batches: Batches;

  constructor({ store, base, clock, logSize }: RedisAccountOptions) {
    this.store = store;
    this.base = base;
    this.clock = clock;
    this.logSize = logSize;
    this.#batches = new Batches(store, base);
  }

  /** Rejects with `StoreUnavailable` while Redis is away, like all that follows. */
  ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    return this.store.ask(question);
  }

  /** Asks about one key, named without the base. */
  askKey<Answer>(
    name: string,
    type: KeyType,
    question: (redis: Redis, key: string) => Promise<Answer>,
  ): Promise<Answer> {
    const key = `${this.base}${name}`;
    return this.store.askKey(key, type, (redis) => question(redis, key));
  }

  run<Name extends ScriptName>(name: Name, args: ScriptArguments<Name>): Promise<unknown> {
    return this.store.run(
      name,
      this.base,
      this.#scriptArguments(scripts[name], args, this.clock.now()),
    );
  }

  /** The same, together with other calls of the script. `fields` are those of a hash. */
  runBatched<Name extends BatchedScriptName>(
    name: Name,
    args: ScriptArguments<Name>,
    { fields = {}, nowMs = this.clock.now() }: { fields?: HashFields; nowMs?: number } = {},
  ): Promise<unknown> {
    const present: string[] = [];
    for (const [field, value] of Object.entries(fields)) {
      if (value !== undefined) present.push(field, value);
    }
    return this.#batches.run(name, this.#scriptArguments(scripts[name], args, nowMs), present);
  }

  #scriptArguments(
    script: RedisScript,
    args: Readonly<Record<string, Argument>>,
    nowMs: number,
  ): string[] {
    return sentArguments(script, args, { nowMs, logSize: this.logSize });
  }
}

/** Undefined ones are left out. */
export type HashFields = Readonly<Record<string, string | undefined>>;
