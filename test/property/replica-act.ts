/** Acts out a history against three replicas, and tells what was seen. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { AccountEvent } from '../../src/reference/engine/event-log.ts';
import { RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import type { Answer } from '../unit/reference/engine-bullmq/replica.ts';
import {
  type SpawnedReplica,
  spawnReplica,
} from '../unit/reference/engine-bullmq/spawned-replica.ts';
import {
  type EndpointId,
  endpointIds,
  endpoints,
  type HistoryStep,
  type Reception,
} from './replica-history.ts';
import { type AcceptedJob, type Health, markerName, type Story } from './replica-story.ts';
import { Violation } from './violation.ts';

const replicaCount = 3;

/** So that Redis loses nothing that it has answered. */
const durable = ['--appendfsync', 'always'];

/** How much faster the clock of the accounts is: a second is ten seconds there. */
const speed = 10;

/** How long it may take until nothing happens any more, in real milliseconds. */
const settleLimitMs = 60_000;

/** Acts with replicas and a Redis server of its own, until all jobs and webhooks are done. */
export async function act(history: readonly HistoryStep[]): Promise<Story> {
  const redis = await RedisServer.start(durable);
  const receiver = await startReceiver();
  const fleet = new Fleet(redis);
  try {
    await fleet.fill();
    const ran = watchMarkers(fleet);
    const { accepted, sent } = await carryOut(history, fleet, receiver);
    await fleet.fill();
    await fleet.resumed();
    await settle(fleet);
    const markers = await ran.end();
    return { sent, markers, ...(await lookAt(fleet, accepted, receiver.calls)) };
  } finally {
    await fleet.close();
    receiver.close();
    await redis.stop();
  }
}

/** The replicas that take requests, and those that were suspended. */
class Fleet {
  readonly #redis: RedisServer;
  readonly #live: SpawnedReplica[] = [];
  readonly #suspended: SpawnedReplica[] = [];
  readonly #resumed: Promise<void>[] = [];
  #starting: Promise<unknown> = Promise.resolve();

  constructor(redis: RedisServer) {
    this.#redis = redis;
  }

  get(index: number): SpawnedReplica {
    const replica = this.#live[index % this.#live.length];
    if (replica === undefined) throw new Error('Expected a replica that lives.');
    return replica;
  }

  /** Starts as many as are missing; resolves when they listen. */
  fill(): Promise<unknown> {
    this.#starting = this.#starting.then(() => {
      const missing = replicaCount - this.#live.length;
      return Promise.all(Array.from({ length: missing }, () => this.#start()));
    });
    return this.#starting;
  }

  async #start(): Promise<void> {
    const options = { redisUrl: this.#redis.url, endpoints, lockMs: 1000, presenceMs: 100, speed };
    this.#live.push(await spawnReplica(options));
  }

  /** Kills a replica, and starts another one meanwhile. */
  async kill(index: number): Promise<void> {
    await (await this.#take(index))?.kill();
    void this.fill();
  }

  /** Suspends a replica, and starts another one meanwhile. */
  async suspend(index: number, ms: number): Promise<void> {
    const replica = await this.#take(index);
    if (replica === undefined) return;
    this.#suspended.push(replica);
    this.#resumed.push(replica.suspend(ms));
    void this.fill();
  }

  /** Kills Redis and starts it again. Until then, no replica starts or is lost. */
  restartRedis(ms: number): Promise<unknown> {
    this.#starting = this.#starting.then(async () => {
      await this.#redis.halt('SIGKILL');
      await pause(ms);
      await this.#redis.run(durable);
    });
    return this.#starting;
  }

  async #take(index: number): Promise<SpawnedReplica | undefined> {
    await this.#starting;
    return this.#live.splice(index % this.#live.length, 1)[0];
  }

  /** Resolves when none is suspended. */
  async resumed(): Promise<void> {
    await Promise.all(this.#resumed);
  }

  async close(): Promise<void> {
    await this.#starting.catch(() => undefined);
    await Promise.all([...this.#live, ...this.#suspended].map((replica) => replica.kill()));
  }
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Answers calls as their address says, one after another. */
async function startReceiver() {
  const calls: string[] = [];
  const counts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://receiver.test');
    const count = counts.get(pathname) ?? 0;
    counts.set(pathname, count + 1);
    calls.push(await text(request));
    const receptions = searchParams.getAll('then');
    const reception = receptions[count % receptions.length];
    if (reception === 'reset') response.destroy();
    else response.writeHead(reception === 'accept' ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  let urls = 0;
  return {
    calls,
    url(receptions: readonly Reception[]): string {
      urls += 1;
      const query = receptions.map((reception) => `then=${reception}`).join('&');
      return `http://127.0.0.1:${address.port}/${urls}?${query}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function carryOut(
  history: readonly HistoryStep[],
  fleet: Fleet,
  receiver: Receiver,
): Promise<Pick<Story, 'accepted' | 'sent'>> {
  const accepted: AcceptedJob[] = [];
  const sent = new Map<number, EndpointId>();
  const waiting: Promise<void>[] = [];

  /** Undefined if the replica has died meanwhile. A suspended one answers late. */
  async function call(
    replica: number,
    ...[method, path, body]: Parameters<SpawnedReplica['call']>
  ): Promise<Answer | undefined> {
    const answer = await fleet
      .get(replica)
      .call(method, path, body)
      .catch(() => undefined);
    if (answer?.status === 500) throw new Violation(`${path}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async function submit(step: Extract<HistoryStep, { do: 'submit' }>): Promise<void> {
    const { endpoint, input, policy, webhook, sync } = step;
    const marker = sent.size + 1;
    sent.set(marker, endpoint);
    const request = {
      input: { ...input, [markerName]: marker },
      ...(policy !== undefined && { policy }),
      ...(webhook !== undefined && { webhook: receiver.url(webhook) }),
    };
    const sentMs = performance.now();
    const path = `/v2/${endpoint}/${sync ? 'runsync' : 'run'}`;
    const answer = await call(step.replica, 'POST', path, request);
    const receivedMs = performance.now();
    if (answer?.status !== 200) return;
    const hasWebhook = webhook !== undefined;
    accepted.push({ id: answer.body.id, endpoint, marker, hasWebhook, sentMs, receivedMs });
  }

  async function onJob(
    step: Extract<HistoryStep, { readonly job: number }>,
  ): Promise<Answer | undefined> {
    const job = accepted.at(-1 - step.job);
    if (job === undefined) return undefined;
    const method = step.do === 'cancel' || step.do === 'retry' ? 'POST' : 'GET';
    return call(step.replica, method, `/v2/${job.endpoint}/${step.do}/${job.id}`);
  }

  async function perform(step: HistoryStep): Promise<unknown> {
    switch (step.do) {
      case 'submit':
        return submit(step);
      case 'pause':
        return pause(step.ms);
      case 'kill':
        return fleet.kill(step.replica);
      case 'suspend':
        return fleet.suspend(step.replica, step.ms);
      case 'restart':
        return fleet.restartRedis(step.ms);
      case 'health':
        return call(step.replica, 'GET', `/v2/${step.endpoint}/health`);
      case 'purge-queue':
        return call(step.replica, 'POST', `/v2/${step.endpoint}/purge-queue`);
      default:
        return onJob(step);
    }
  }

  for (const step of history) {
    const done = perform(step);
    const waits =
      step.do === 'status-sync' ||
      step.do === 'stream' ||
      step.do === 'restart' ||
      (step.do === 'submit' && step.sync);
    if (waits) waiting.push(done.then(() => undefined));
    else await done;
  }
  await Promise.all(waiting);
  return { accepted, sent };
}

/** How often the inputs of all jobs are read, in real milliseconds: before the first jobs are forgotten. */
const markersMs = 500;

/** Reads the marker of each job, as long as it is kept. */
function watchMarkers(fleet: Fleet) {
  const markers = new Map<string, unknown>();
  const ended = new AbortController();
  const aborted = once(ended.signal, 'abort');
  const read = async () => {
    const { body } = await fleet.get(0).call('GET', '/control/jobs?limit=1000');
    for (const { id } of body.jobs) {
      if (markers.has(id)) continue;
      const job = await fleet.get(0).call('GET', `/control/jobs/${id}`);
      if (job.status === 200) markers.set(id, job.body.input?.[markerName]);
    }
  };
  const watching = (async () => {
    // A replica may die or be suspended meanwhile: the next look asks another one.
    for (; !ended.signal.aborted; await pause(markersMs)) {
      await Promise.race([read(), aborted]).catch(() => undefined);
    }
  })();
  return {
    async end(): Promise<ReadonlyMap<string, unknown>> {
      ended.abort();
      await watching;
      await read();
      return markers;
    },
  };
}

/** Waits until all jobs have ended and all webhooks are acknowledged or given up. */
async function settle(fleet: Fleet): Promise<void> {
  const open = async () => {
    const found: unknown[] = [];
    for (const id of endpointIds) {
      const { jobs } = (await fleet.get(0).call('GET', `/v2/${id}/health`)).body;
      if (jobs.inQueue + jobs.inProgress > 0) found.push({ id, ...jobs });
    }
    const { body } = await fleet.get(1).call('GET', '/control/jobs?limit=1000');
    for (const { id, webhook } of body.jobs) {
      if (webhook?.state === 'waiting') found.push({ id, webhook });
    }
    return found;
  };
  await expect
    .poll(open, { timeout: settleLimitMs, interval: 200, message: 'what is not done' })
    .toEqual([]);
}

async function lookAt(
  fleet: Fleet,
  accepted: readonly AcceptedJob[],
  calls: readonly string[],
): Promise<Omit<Story, 'sent' | 'markers'>> {
  const read = async (path: string) => fleet.get(2).call('GET', path);
  const events: AccountEvent[] = [];
  for (;;) {
    const { body } = await read(`/control/events?limit=1000&after=${events.at(-1)?.sequence ?? 0}`);
    events.push(...body.events);
    if (body.events.length < 1000) break;
  }
  const answers = new Map<string, { status: number; state: unknown }>();
  for (const { id, endpoint } of accepted) {
    const { status, body } = await read(`/v2/${endpoint}/status/${id}`);
    answers.set(id, { status, state: body.status });
  }
  const healthOf = async (id: string): Promise<Health> => (await read(`/v2/${id}/health`)).body;
  const health = {
    image: await healthOf('image'),
    line: await healthOf('line'),
    script: await healthOf('script'),
  };
  const { body: ledger } = await read('/control/ledger');
  return { accepted, events, answers, health, ledger, calls };
}
