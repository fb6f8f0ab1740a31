/** A few texts of an account in Redis, with a copy in every replica. */
import type { SharedKeys } from '../engine/shared-keys.ts';
import type { RedisConnections } from './redis-connections.ts';
import { type RetryOptions, untilRedisAnswers } from './until-redis-answers.ts';

/** What a table needs, and how it reads again while Redis is away. */
export interface RedisSharedKeysOptions extends RetryOptions {
  readonly store: Pick<RedisConnections, 'askKey' | 'listen'>;
  /** Of the hash with the texts, and of the channel on which changes are announced. */
  readonly key: string;
}

/** Replaces a text if it is still the expected one, and announces that. An empty text means none. */
const replace = `
local known = redis.call('HGET', KEYS[1], ARGV[1]) or ''
if known ~= ARGV[2] then return 0 end
if ARGV[3] == '' then redis.call('HDEL', KEYS[1], ARGV[1])
else redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) end
redis.call('PUBLISH', KEYS[1], '')
return 1
`;

/** Rejects with `StoreUnavailable` while Redis is away. */
export class RedisSharedKeys implements SharedKeys {
  readonly #options: RedisSharedKeysOptions;
  #texts: ReadonlyMap<string, string> = new Map();
  #listener: (texts: ReadonlyMap<string, string>) => void = () => undefined;

  constructor(options: RedisSharedKeysOptions) {
    this.#options = options;
  }

  async set(name: string, text: string | undefined): Promise<boolean> {
    const { store, key } = this.#options;
    const expected = this.#texts.get(name) ?? '';
    const replaced = await store.askKey(key, 'hash', (redis) =>
      redis.eval(replace, 1, key, name, expected, text ?? ''),
    );
    await this.#read();
    return replaced === 1;
  }

  follow(listener: (texts: ReadonlyMap<string, string>) => void): void {
    const { store, key, onError } = this.#options;
    this.#listener = listener;
    const read = () => untilRedisAnswers(() => this.#read(), this.#options).catch(onError);
    store.listen(key, read).then(read).catch(onError);
  }

  async #read(): Promise<void> {
    const { store, key } = this.#options;
    const texts = await store.askKey(key, 'hash', (redis) => redis.hgetall(key));
    this.#texts = new Map(Object.entries(texts));
    this.#listener(this.#texts);
  }
}
