/**
 * The engine on Redis in 1, 2 and 4 processes: first without HTTP, beside a bare queue of BullMQ,
 * then as replicas of the service, beside the service in memory.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import { loadGenerator } from './load.ts';
import { type Figure, nowMs, report, sizeArgument } from './measurement.ts';
import { addressOf, cpuUs } from './server-process.ts';

const size = sizeArgument();
const counts = [1, 2, 4] as const;
/** Jobs that a process runs at the same time. */
const concurrency = 32;
/** Callers that submit jobs, and callers that wait in `runsync`. */
const callers = { run: 32, runsync: 8 } as const;
const loadSeconds = Math.min(4, Math.max(1, size / 1000));
const limitMs = 60_000;
const authorization = { authorization: 'Bearer bench-key' };

type Subject = 'engine' | 'bare';

interface Sizes {
  readonly memory: number;
  readonly file: number;
}

interface WithoutHttp {
  readonly addedPerSecond: number;
  /** Memory of Redis, and bytes that it wrote to its append-only file, for each job. */
  readonly queued: Sizes;
  readonly completed: Sizes;
  readonly completedPerSecond: number;
  /** Processor time of a completed job, in microseconds. */
  readonly redisUs: number;
  /** The same in the process that runs it; `NaN` where the system does not tell. */
  readonly processUs: number;
}

interface OverHttp {
  readonly submittedPerSecond: number;
  readonly completedPerSecond: number;
  /** Of all replicas, for a job. */
  readonly processUs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const withoutHttp: Record<Subject, WithoutHttp>[] = [];
for (const count of counts) {
  // One after the other, so that whatever else the machine does falls on both.
  const bare = await withRedis(({ url }) => measureWithoutHttp('bare', url, count));
  const engine = await withRedis(({ url }) => measureWithoutHttp('engine', url, count));
  withoutHttp.push({ bare, engine });
}
const memory = await measureOverHttp(undefined);
const shared: OverHttp[] = [];
for (const count of counts) shared.push(await withRedis(({ url }) => measureOverHttp(url, count)));
report([
  { name: 'jobs', value: size, unit: '' },
  ...withoutHttp.flatMap(figuresWithoutHttp),
  ...figuresOf('in memory', memory),
  ...shared.flatMap(figuresOverHttp),
]);

function figuresWithoutHttp(
  { bare, engine }: Record<Subject, WithoutHttp>,
  index: number,
): Figure[] {
  const who = index === 0 ? '1 process' : `${counts[index]} processes`;
  const both = (what: string, read: (of: WithoutHttp) => number, unit: string): Figure[] =>
    [
      { name: `${who}: bare BullMQ, ${what}`, value: read(bare), unit },
      { name: `${who}: engine, ${what}`, value: read(engine), unit },
    ].filter(({ value }) => !Number.isNaN(value));
  const ratio = engine.completedPerSecond / bare.completedPerSecond;
  const once = [
    ...both('submitted', ({ addedPerSecond }) => addedPerSecond, '/s'),
    {
      name: 'engine / bare: submitted',
      value: engine.addedPerSecond / bare.addedPerSecond,
      unit: 'times',
    },
    ...both('Redis memory of a queued job', ({ queued }) => queued.memory, 'bytes'),
    ...both('Redis memory of a completed job', ({ completed }) => completed.memory, 'bytes'),
    ...both('append-only file for a job', ({ completed }) => completed.file, 'bytes'),
  ];
  return [
    ...(index === 0 ? once : []),
    ...both('completed', ({ completedPerSecond }) => completedPerSecond, '/s'),
    { name: `${who}: engine / bare, completed`, value: ratio, unit: 'times', atLeast: 0.6 },
    ...both('CPU of Redis for a job', ({ redisUs }) => redisUs, 'µs'),
    ...both('CPU of the process for a job', ({ processUs }) => processUs, 'µs'),
  ];
}

function figuresOverHttp(measured: OverHttp, index: number): Figure[] {
  const count = counts[index];
  const who = count === 1 ? '1 replica' : `${count} replicas`;
  return [
    ...figuresOf(who, measured),
    {
      name: `${who} / in memory: completed`,
      value: measured.completedPerSecond / memory.completedPerSecond,
      unit: 'times',
    },
  ];
}

function figuresOf(who: string, measured: OverHttp): Figure[] {
  const { submittedPerSecond, completedPerSecond, processUs, p50Ms, p99Ms } = measured;
  return [
    { name: `${who}: submitted over HTTP`, value: submittedPerSecond, unit: '/s' },
    { name: `${who}: completed over HTTP`, value: completedPerSecond, unit: '/s' },
    { name: `${who}: CPU for a job over HTTP`, value: processUs, unit: 'µs' },
    { name: `${who}: runsync p50`, value: p50Ms, unit: 'ms' },
    { name: `${who}: runsync p99`, value: p99Ms, unit: 'ms' },
  ];
}

/** Adds jobs to an empty server while nothing runs them, then runs them. */
async function measureWithoutHttp(
  subject: Subject,
  url: string,
  count: number,
): Promise<WithoutHttp> {
  const redis = new Redis(url);
  const workers = await Promise.all(
    Array.from({ length: count }, () => startWorker(subject, url, count)),
  );
  try {
    const empty = await sizes(redis);
    const ms = await addJobs(subject, url, redis);
    const queued = perJob(empty, await sizes(redis));
    const [redisBefore, before] = [await redisCpuUs(redis), await cpuOf(workers)];
    for (const worker of workers) worker.send('work');
    const completedPerSecond = await drain(subject, redis);
    const redisUs = ((await redisCpuUs(redis)) - redisBefore) / size;
    const processUs = ((await cpuOf(workers)) - before) / size;
    return {
      addedPerSecond: (size / ms) * 1000,
      queued,
      completed: perJob(empty, await sizes(redis)),
      completedPerSecond,
      redisUs,
      processUs,
    };
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    redis.disconnect();
  }
}

async function cpuOf(workers: readonly ChildProcess[]): Promise<number> {
  const times = await Promise.all(workers.map(({ pid }) => cpuUs(pid)));
  return times.reduce<number>((sum, us) => sum + (us ?? Number.NaN), 0);
}

async function redisCpuUs(redis: Redis): Promise<number> {
  const text = await redis.info('cpu');
  const seconds = [/^used_cpu_user:([\d.]+)/m, /^used_cpu_sys:([\d.]+)/m];
  return seconds.reduce((sum, part) => sum + Number(part.exec(text)?.[1]) * 1e6, 0);
}

async function startWorker(subject: Subject, url: string, count: number): Promise<ChildProcess> {
  // All engines together run as many jobs at the same time as all bare workers.
  const most = subject === 'engine' ? concurrency * count : concurrency;
  const worker = start(subject, 'work', url, most);
  await once(worker, 'message');
  return worker;
}

/** How long it takes, in milliseconds. */
async function addJobs(subject: Subject, url: string, redis: Redis): Promise<number> {
  const adding = start(subject, 'add', url, size);
  const ended = once(adding, 'exit');
  const [ms]: unknown[] = await once(adding, 'message');
  if (typeof ms !== 'number') throw new Error('Expected how long it took.');
  await ended;
  // The process that has added the jobs was elected to scale; it leaves the place to the workers.
  await redis.del('inference:{bench}:scaler:bench');
  return ms;
}

function start(subject: Subject, task: 'add' | 'work', url: string, argument: number) {
  const file = fileURLToPath(new URL('replicas-process.ts', import.meta.url));
  return fork(file, [subject, task, url, `${argument}`], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Waits until all jobs are completed; returns how many were from the first to the last. */
async function drain(subject: Subject, redis: Redis): Promise<number> {
  const endMs = nowMs() + limitMs;
  let first: { ms: number; left: number } | undefined;
  for (;;) {
    const left = await jobsLeft(subject, redis);
    const ms = nowMs();
    if (first === undefined && left < size) first = { ms, left };
    if (first !== undefined && left === 0) return (first.left / (ms - first.ms)) * 1000;
    if (ms > endMs) throw new Error(`${left} jobs of ${subject} are still not completed.`);
    await delay(20);
  }
}

async function jobsLeft(subject: Subject, redis: Redis): Promise<number> {
  if (subject === 'engine') {
    return size - Number((await redis.hget('inference:{bench}:counts:bench', 'completed')) ?? 0);
  }
  const lists = await Promise.all([redis.llen('bull:bench:wait'), redis.llen('bull:bench:active')]);
  return lists.reduce((sum, length) => sum + length, 0);
}

async function sizes(redis: Redis): Promise<Sizes> {
  const memory = /^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1];
  const file = /^aof_current_size:(\d+)/m.exec(await redis.info('persistence'))?.[1];
  return { memory: Number(memory), file: Number(file) };
}

function perJob(before: Sizes, after: Sizes): Sizes {
  return {
    memory: (after.memory - before.memory) / size,
    file: (after.file - before.file) / size,
  };
}

/** The service as processes of `serve`, in memory without a URL. */
async function measureOverHttp(redis: string | undefined, count = 1): Promise<OverHttp> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const config = join(folder, 'service.json');
  await writeFile(config, JSON.stringify(settingsFor(count)));
  const shares = redis === undefined ? [] : ['--redis', redis];
  const replicas = Array.from({ length: count }, () => serve(['--config', config, ...shares]));
  try {
    const urls = await Promise.all(replicas.map(addressOf));
    const before = await cpuOf(replicas);
    const { jobs, ...rates } = await measureRun(urls);
    const processUs = ((await cpuOf(replicas)) - before) / jobs;
    const waiting = await load(urls, 'runsync');
    return { ...rates, processUs, p50Ms: waiting.p50Ms, p99Ms: waiting.p99Ms };
  } finally {
    for (const replica of replicas) replica.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
}

function settingsFor(count: number) {
  const memory = { accountBytes: 2 ** 32, serviceBytes: 2 ** 32 };
  const workers = { min: count, max: count, jobsPerWorker: concurrency };
  return {
    memory,
    accounts: { bench: { keys: { 'bench-key': {} } } },
    endpoints: { bench: { kind: 'serverless', worker: 'echo', workers } },
  };
}

function serve(options: readonly string[]): ChildProcess {
  const program = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
  const args = [program, 'serve', '--port', '0', '--no-console', '--log', 'pretty', ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Submits jobs for a while, and waits until all are completed. */
async function measureRun(urls: readonly string[]) {
  const startMs = nowMs();
  const { requests, requestsPerSecond } = await load(urls, 'run');
  const endMs = nowMs() + limitMs;
  for (;;) {
    const completed = await completedJobs(urls[0] ?? '');
    const ms = nowMs();
    // Jobs whose submission was cut off at the end are completed as well.
    if (completed >= requests) {
      const completedPerSecond = (completed / (ms - startMs)) * 1000;
      return { jobs: completed, submittedPerSecond: requestsPerSecond, completedPerSecond };
    }
    if (ms > endMs) throw new Error(`Only ${completed} of ${requests} jobs are completed.`);
    await delay(20);
  }
}

/** The same load on each replica. */
async function load(urls: readonly string[], operation: 'run' | 'runsync') {
  const generator = await loadGenerator();
  const loads = await Promise.all(
    urls.map((url) => {
      const request = {
        method: 'POST',
        url: `${url}/v2/bench/${operation}`,
        headers: { ...authorization, 'content-type': 'application/json' },
        body: '{"input":{"prompt":"A lighthouse on a cliff at dawn, oil painting","seed":42}}',
      } as const;
      const connections = Math.max(1, callers[operation] / urls.length);
      return generator.run(request, { seconds: loadSeconds, connections, isPinned: false });
    }),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  if (sum(loads.map(({ failed }) => failed)) > 0) throw new Error('Some requests have failed.');
  return {
    requests: sum(loads.map(({ requests }) => requests)),
    requestsPerSecond: sum(loads.map((each) => each.requestsPerSecond)),
    // Of the slowest replica.
    p50Ms: Math.max(...loads.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
  };
}

async function completedJobs(url: string): Promise<number> {
  const answer = await fetch(`${url}/v2/bench/health`, { headers: authorization });
  const health: unknown = await answer.json();
  const completed: unknown = Object(Object(health).jobs).completed;
  if (typeof completed !== 'number') throw new Error('Expected the number of completed jobs.');
  return completed;
}

/** On a server of its own. */
async function withRedis<Result>(use: (redis: RedisServer) => Promise<Result>): Promise<Result> {
  const redis = await RedisServer.start();
  try {
    return await use(redis);
  } finally {
    await redis.stop();
  }
}
