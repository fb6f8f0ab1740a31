/** The queues of an account in BullMQ: one for each endpoint, and one for webhook calls. */
import type { Queue, Job as QueueEntry, Worker } from 'bullmq';
import { isObject } from '../../core/json.ts';
import { slices } from '../../core/slices.ts';
import type { AttemptName } from '../engine/job-worker.ts';
import { type ConsumerOptions, newConsumer, startConsumer } from './bullmq-consumer.ts';
import { type RedisConnections, runStored, storeError } from './redis-connections.ts';
import { type StoredScript, storedScript } from './scripts/define-script.ts';

export interface QueuedCall {
  readonly hook: string;
  /** From 1. */
  readonly attempt: number;
}

export function isQueuedCall(data: unknown): data is QueuedCall {
  if (!isObject(data) || typeof data['hook'] !== 'string') return false;
  return Number.isSafeInteger(data['attempt']);
}

export function isAttemptName(data: unknown): data is AttemptName {
  if (!isObject(data) || typeof data['jobId'] !== 'string') return false;
  return Number.isSafeInteger(data['retries']);
}

/** The id of the entry of an attempt: a retried job is another entry. */
export function entryId({ jobId, retries }: AttemptName): string {
  return `${jobId}.${retries}`;
}

/** Entries that are removed at a time, so that Redis answers others in between. */
const drained = 5000;

/**
 * For a queue of BullMQ whose commands fail fast. Otherwise it asks for the server's version first,
 * and if that fails, no command of it ever works.
 */
export const alwaysUsable = { skipVersionCheck: true, skipWaitingForReady: true } as const;

export interface BullmqEntry<Data> {
  readonly id: string;
  readonly data: Data;
}

/**
 * What becomes of an entry that was handed out: it leaves the queue, or goes back to its head, for
 * another replica or behind others that are to be handed out first.
 */
export type HandlingOutcome<Name> = 'done' | 'giveBack' | { readonly behind: readonly Name[] };

export interface ProcessOptions<Data> {
  /** Whether an entry is one: others than this engine can write to Redis. */
  isEntry(data: unknown): data is Data;
  /** At most so many at the same time in this replica. */
  readonly concurrency: number;
  process(data: Data): Promise<HandlingOutcome<BullmqEntry<Data>>>;
  /** An entry that could not be given back is gone. */
  abandon(data: Data): void;
}

export interface QueueOptions extends Omit<ConsumerOptions, 'concurrency' | 'maxLosses'> {
  readonly processName: string;
}

/** Returns the entries that a process has taken to the head of the queue, whether it still holds them or not. */
const takeBack = storedScript(`
local active, wait, stalled, marker = unpack(KEYS)
local prefix, process = unpack(ARGV)
local taken = 0
for _, id in ipairs(redis.call('LRANGE', active, 0, -1)) do
  if redis.call('HGET', prefix .. id, 'pb') == process then
    redis.call('DEL', prefix .. id .. ':lock')
    redis.call('SREM', stalled, id)
    redis.call('LREM', active, 1, id)
    redis.call('RPUSH', wait, id)
    taken = taken + 1
  end
end
-- Wakes an idle worker, as BullMQ does.
if taken > 0 then redis.call('ZADD', marker, 0, '0') end
return taken
`);

/** Returns an entry that this process holds to the head of the queue, and puts others before it. */
const giveBackBehind = storedScript(`
local active, wait, stalled, marker = unpack(KEYS)
local prefix, token, id = unpack(ARGV)
local lock = prefix .. id .. ':lock'
-- Another process may have it by now.
if redis.call('GET', lock) ~= token then return end
redis.call('DEL', lock)
redis.call('SREM', stalled, id)
redis.call('LREM', active, 1, id)
redis.call('RPUSH', wait, id)
for index = #ARGV, 4, -1 do
  if redis.call('LREM', wait, -1, ARGV[index]) > 0 then redis.call('RPUSH', wait, ARGV[index]) end
end
redis.call('ZADD', marker, 0, '0')
`);

/**
 * Removes keys of the wrong type, and entries that no worker can read, of those that are handed out
 * next. BullMQ would fail with each of them for ever.
 */
const look = storedScript(`
local active, wait, stalled, marker = unpack(KEYS)
local prefix, head = ARGV[1], tonumber(ARGV[2])
local damaged = {}
local function checkType(key, expected)
  local actual = redis.call('TYPE', key).ok
  if actual == 'none' or actual == expected then return true end
  redis.call('DEL', key)
  damaged[#damaged + 1] = { key, 'removed, because it was a ' .. actual .. ' instead of a ' .. expected }
end
for name, expected in pairs({ active = 'list', wait = 'list', paused = 'list', stalled = 'set', marker = 'zset',
  meta = 'hash', id = 'string', delayed = 'zset', prioritized = 'zset', completed = 'zset', failed = 'zset',
  ['waiting-children'] = 'zset', events = 'stream', pc = 'string', limiter = 'string', ['stalled-check'] = 'string' }) do
  checkType(prefix .. name, expected)
end
for _, name in ipairs({ 'id', 'pc' }) do
  local value = redis.call('GET', prefix .. name)
  if value and not string.match(value, '^%d+$') then
    redis.call('DEL', prefix .. name)
    damaged[#damaged + 1] = { prefix .. name, 'removed, because it was no number' }
  end
end
local function isEntry(id)
  local key = prefix .. id
  if not checkType(key, 'hash') then return false end
  local texts = redis.call('HMGET', key, 'data', 'opts')
  for _, text in ipairs({ texts[1] or '', texts[2] or '' }) do
    if not pcall(cjson.decode, text) then return false end
  end
  return true
end
for _, list in ipairs({ active, wait }) do
  for _, id in ipairs(redis.call('LRANGE', list, -head, -1)) do
    local lock = prefix .. id .. ':lock'
    -- Every lock ends by itself, unless it is renewed.
    if checkType(lock, 'string') and redis.call('PTTL', lock) == -1 then
      redis.call('DEL', lock)
      damaged[#damaged + 1] = { lock, 'removed, because it would never end' }
    end
    if not isEntry(id) then
      redis.call('DEL', prefix .. id, lock)
      redis.call('LREM', list, 0, id)
      damaged[#damaged + 1] = { prefix .. id, 'removed, because no worker could read it' }
    end
  end
end
local capacity = redis.call('HGET', prefix .. 'meta', 'concurrency') or ''
if not string.match(capacity, '^%d*$') then
  redis.call('HDEL', prefix .. 'meta', 'concurrency')
  damaged[#damaged + 1] = { prefix .. 'meta', 'the field concurrency was removed, because it was no number' }
  capacity = ''
end
return { damaged, redis.call('LLEN', wait), redis.call('LLEN', active), capacity }
`);

/** The number of entries that are looked at, of those handed out next. */
const headSize = 20;

/**
 * Removes entries that no list has, because the list was lost. Returns the ids that no list has. To look for a few of them
 * is cheaper than to read the lists.
 */
const dropUnlisted = storedScript(`
local active, wait = unpack(KEYS)
local prefix = ARGV[1]
local isListed
local unlisted = {}
for index = 2, #ARGV do
  local id = ARGV[index]
  local found = false
  if redis.call('EXISTS', prefix .. id) == 0 then
    -- It was never added.
  elseif #ARGV <= 9 then
    found = redis.call('LPOS', wait, id) or redis.call('LPOS', active, id)
  else
    if not isListed then
      isListed = {}
      for _, list in ipairs({ active, wait }) do
        for _, listed in ipairs(redis.call('LRANGE', list, 0, -1)) do isListed[listed] = true end
      end
    end
    found = isListed[id]
  end
  if not found then
    redis.call('DEL', prefix .. id)
    unlisted[#unlisted + 1] = id
  end
end
return unlisted
`);

/** Ids of entries that a command returns or removes. */
const pageSize = 1000;

export interface QueueLook {
  readonly waiting: number;
  readonly active: number;
  /** Undefined if none is set. */
  readonly capacity: number | undefined;
}

/** Entries of one kind, each under an id of its own. */
export class JobQueue<Data> {
  readonly #queue: Queue<Data, unknown, string, Data, unknown, string>;
  readonly #options: QueueOptions;
  readonly #processing: ProcessOptions<Data>;
  readonly #store: RedisConnections;
  #worker: Worker<Data, unknown, string> | undefined;
  #capacity: number | undefined;

  constructor(options: QueueOptions, processing: ProcessOptions<Data>) {
    const { store, prefix, name, onError } = options;
    this.#options = options;
    this.#processing = processing;
    this.#store = store;
    this.#queue = new store.packages.bullmq.Queue<Data, unknown, string, Data, unknown, string>(
      name,
      {
        connection: store.redis,
        prefix,
        ...alwaysUsable,
        defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
        streams: { events: { maxLen: 0 } },
      },
    );
    this.#queue.on('error', (error) => onError(storeError(error)));
  }

  /**
   * Begins to take entries. A capacity has to be set first, here or by another replica. Rejects if
   * Redis goes away meanwhile; may be called again then.
   */
  async start(): Promise<void> {
    this.#worker = this.#newWorker();
    await startConsumer(this.#worker, this.#options.onError);
  }

  #newWorker(): Worker<Data, unknown, string> {
    const { concurrency, process, abandon, isEntry } = this.#processing;
    const { name, onError } = this.#options;
    const { WaitingError } = this.#store.packages.bullmq;
    const handle = async (entry: QueueEntry<Data, unknown, string>, token?: string) => {
      if (!isEntry(entry.data)) {
        onError(new Error(`The queue ${name} has dropped a broken entry, ${entry.id}.`));
        return;
      }
      const handled = await process(entry.data);
      if (handled === 'done') return;
      if (handled === 'giveBack') await entry.moveToWait(token);
      else await this.#giveBack(`${entry.id}`, { token: `${token}`, behind: handled.behind });
      throw new WaitingError();
    };
    // Whoever counts losses does so when the entry is handed out again.
    const maxLosses = Number.MAX_SAFE_INTEGER;
    const worker = newConsumer({ ...this.#options, concurrency, maxLosses }, handle);
    worker.on('failed', (entry) => {
      if (entry !== undefined && isEntry(entry.data)) abandon(entry.data);
    });
    return worker;
  }

  /** Adds an entry, unless one with this id is there. */
  async add(id: string, data: Data): Promise<void> {
    await this.#store.ask(() => this.#queue.add('job', data, { jobId: id }));
  }

  /** The same, also if the list with the entry was lost. */
  async addAgain(id: string, data: Data): Promise<void> {
    await this.#run(dropUnlisted, [id]);
    await this.add(id, data);
  }

  /** Removes those of the entries that no list has. Returns their ids, and those of entries that are not there. */
  async dropUnlisted(ids: readonly string[]): Promise<string[]> {
    const listed = await this.#listedIds();
    const unlisted: string[] = [];
    for (const some of slices(
      ids.filter((id) => !listed.has(id)),
      pageSize,
    )) {
      // They may have been added meanwhile.
      const answer = await this.#run(dropUnlisted, some);
      for (const id of Array.isArray(answer) ? answer : []) unlisted.push(`${id}`);
    }
    return unlisted;
  }

  /** In this order: an entry that is handed out meanwhile is in the second list. */
  async #listedIds(): Promise<ReadonlySet<string>> {
    const listed = new Set<string>();
    for (const list of ['wait', 'active']) {
      const key = this.#queue.toKey(list);
      let page: string[];
      let start = 0;
      do {
        page = await this.#store.ask((redis) => redis.lrange(key, start, start + pageSize - 1));
        for (const id of page) listed.add(id);
        start += pageSize;
      } while (page.length === pageSize);
    }
    return listed;
  }

  /** Counts the entries, and removes what others have damaged. */
  async look(): Promise<QueueLook> {
    const answer = await this.#run(look, [`${headSize}`]);
    const [damaged, waiting, active, capacity]: unknown[] = Array.isArray(answer) ? answer : [];
    this.#store.tellDamages(damaged);
    return {
      waiting: Number(waiting),
      active: Number(active),
      capacity: capacity === '' ? undefined : Number(capacity),
    };
  }

  async remove(id: string): Promise<void> {
    await this.#store.ask(() => this.#queue.remove(id));
  }

  /** Hands out again what a process that has died had taken. */
  async takeBack(processName: string): Promise<void> {
    await this.#run(takeBack, [processName]);
  }

  /** The others may not have been added yet. */
  async #giveBack(
    id: string,
    { token, behind }: { token: string; behind: readonly BullmqEntry<Data>[] },
  ): Promise<void> {
    await Promise.all(behind.map((entry) => this.add(entry.id, entry.data)));
    await this.#run(giveBackBehind, [token, id, ...behind.map((entry) => entry.id)]);
  }

  /** Runs a script with the lists of the queue, and what the keys of its entries begin with. */
  #run(script: StoredScript, args: readonly string[]): Promise<unknown> {
    const keys = ['active', 'wait', 'stalled', 'marker'].map((type) => this.#queue.toKey(type));
    return this.#store.ask((redis) =>
      runStored(redis, script, { keys, args: [this.#queue.toKey(''), ...args] }),
    );
  }

  async drain(): Promise<void> {
    let removed: string[];
    do {
      removed = await this.#store.ask(() => this.#queue.clean(0, drained, 'wait'));
    } while (removed.length === drained);
  }

  /** Sets how many entries all replicas handle at the same time. */
  async setCapacity(capacity: number): Promise<'set' | 'unchanged'> {
    if (capacity === this.#capacity) return 'unchanged';
    this.#capacity = undefined;
    await this.#store.ask(() => this.#queue.setGlobalConcurrency(capacity));
    // BullMQ wakes no idle worker when the number grows, but it does when a queue is resumed.
    if (capacity > 0) await this.#store.ask(() => this.#queue.resume());
    this.#capacity = capacity;
    return 'set';
  }

  /** Another replica may have set another capacity. */
  forgetCapacity(): void {
    this.#capacity = undefined;
  }

  /** Takes no further entries; resolves when those of this replica are done or given back. */
  async close(): Promise<void> {
    await this.#worker?.close();
    await this.#queue.close();
  }
}
