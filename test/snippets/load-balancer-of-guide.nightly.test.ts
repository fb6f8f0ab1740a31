/** The `haproxy.cfg` that the guide to replicas prints, with HAProxy, two replicas and a Redis server that fails. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { type Serving, startCli } from '../cli/cli-process.ts';
import { freePort } from '../servers/free-port.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import { root } from './run-command.ts';

/** Debian has HAProxy in a folder that the path of a user need not name. */
const env = { PATH: `${process.env['PATH']}:/usr/sbin` };
const hasHaproxy = spawnSync('haproxy', ['-v'], { env }).status === 0;
const guide = await readFile(join(root, 'docs/guides/shared-service.md'), 'utf8');
const [, shown = ''] = /```text\n(defaults\n.*?)```/s.exec(guide) ?? [];

/** How long HAProxy of the guide takes to see that no replica is ready: three checks, 2 seconds apart. */
const markedDownMs = 6000;
const settings = `
accounts: { demo: { keys: { demo-key: {} } } }
endpoints:
  slow: { kind: serverless, worker: echo, durationMs: 12000, workers: { max: 30 } }
`;

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly body: { readonly status?: unknown; readonly code?: unknown; readonly id?: unknown };
}

/** The load balancer of the guide, in front of two replicas on one Redis server. */
async function startBalanced() {
  const redis = await RedisServer.start(['--maxmemory-policy', 'noeviction']);
  onTestFinished(() => redis.stop());
  const folder = await mkdtemp(join(tmpdir(), 'haproxy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const config = join(folder, 'service.yaml');
  await writeFile(config, settings);
  const serve = async () => {
    const args = [
      'serve',
      '--redis',
      redis.url,
      '--config',
      config,
      '--port',
      '0',
      '--log',
      'json',
    ];
    const serving = await startCli(args, (line) => line.includes('"listening"'));
    onTestFinished(async () => void (await serving.stop('SIGKILL')));
    return serving;
  };
  const replicas = await Promise.all([serve(), serve()]);
  const port = await freePort();
  const addresses = ['one', 'two'].map((name, index) => {
    const address = replicas[index]?.url.replace('http://', '') ?? '';
    return [new RegExp(`(server ${name}) \\S+`, 'g'), `$1 ${address}`] as const;
  });
  // Nothing else of the file changes.
  const file = addresses.reduce(
    (text, [place, address]) => text.replace(place, address),
    shown.replace('127.0.0.1:8080', `127.0.0.1:${port}`).replace(/^ +server three .*\n/gm, ''),
  );
  await writeFile(join(folder, 'haproxy.cfg'), file);
  const balancer = spawn('haproxy', ['-f', join(folder, 'haproxy.cfg')], { env, stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(balancer, 'exit');
    if (balancer.kill('SIGKILL')) await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  const call = async (path: string, method = 'GET'): Promise<Answer> => {
    const headers = { authorization: 'Bearer demo-key', 'content-type': 'application/json' };
    const body = method === 'POST' ? JSON.stringify({ input: { message: 'Hello' } }) : null;
    const answer = await fetch(url + path, { method, headers, body });
    const text = await answer.text();
    const type = answer.headers.get('content-type');
    return { status: answer.status, type, body: type?.includes('json') ? JSON.parse(text) : {} };
  };
  const ready = async () => (await call('/readyz').catch(() => ({ status: 0 }))).status;
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  return { redis, replicas, call, ready };
}

/** Callers that wait in `runsync` and in `status-sync`, once their jobs run. */
async function startWaiting(
  { call }: Awaited<ReturnType<typeof startBalanced>>,
  count: number,
): Promise<Promise<Answer | Error>[]> {
  const jobs = await Promise.all(Array.from({ length: count }, () => call('/v2/slow/run', 'POST')));
  const waiting = [
    ...jobs.map(({ body }) => call(`/v2/slow/status-sync/${body.id}`)),
    ...Array.from({ length: count }, () => call('/v2/slow/runsync', 'POST')),
  ].map((answer) => answer.catch((error: Error) => error));
  const running = async () => JSON.stringify((await call('/v2/slow/health')).body);
  await expect.poll(running, { timeout: 60_000 }).toContain(`"inProgress":${2 * count}`);
  return waiting;
}

const needs = !hasRedis || !hasHaproxy;

test.skipIf(needs).each<[string, (redis: RedisServer) => Promise<() => Promise<unknown>>]>([
  [
    'is stopped',
    async (redis) => {
      await redis.halt('SIGKILL');
      return () => redis.run();
    },
  ],
  [
    'is full',
    async (redis) => {
      const client = new Redis(redis.url);
      await client.config('SET', 'maxmemory', '1');
      return async () => {
        await client.config('SET', 'maxmemory', '0');
        client.disconnect();
      };
    },
  ],
  [
    'does not answer',
    async (redis) => {
      redis.pause();
      return async () => redis.resume();
    },
  ],
])('callers wait on through HAProxy while Redis %s', { timeout: 240_000 }, async (_, fail) => {
  const balanced = await startBalanced();
  const { call, ready, redis } = balanced;
  const waiting = await startWaiting(balanced, 6);
  const mend = await fail(redis);
  await expect.poll(ready, { timeout: 60_000 }).toBe(503);
  const failedMs = performance.now();
  const meanwhile: Answer[] = [];
  await expect
    .poll(
      async () => {
        meanwhile.push(await call('/v2/slow/run', 'POST'));
        return performance.now() - failedMs;
      },
      { interval: 300, timeout: 60_000 },
    )
    .toBeGreaterThan(2 * markedDownMs);
  await mend();
  for (const answer of meanwhile) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'storeUnavailable' } });
  }
  const answers = await Promise.all(waiting);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
  }
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
});

test.skipIf(needs).each<[string, (replica: Serving) => void]>([
  ['is killed', ({ pid }) => process.kill(pid, 'SIGKILL')],
  ['hangs', ({ pid }) => process.kill(pid, 'SIGSTOP')],
])(
  'HAProxy ends the connections of a replica that %s, and others complete',
  {
    timeout: 240_000,
  },
  async (_, lose) => {
    const balanced = await startBalanced();
    const { call, replicas, ready } = balanced;
    const waiting = await startWaiting(balanced, 4);
    const [lost] = replicas;
    if (lost !== undefined) lose(lost);
    const answers = await Promise.all(waiting);
    const statusOf = (answer: Answer | Error) => ('status' in answer ? answer.status : 0);
    const counts = { completed: 0, cut: 0 };
    for (const answer of answers) counts[statusOf(answer) === 200 ? 'completed' : 'cut'] += 1;
    // In which replica a caller waits depends on what came before.
    const [, other] = replicas;
    const isAnswer = (line: string) => /slow\/(?:runsync|status-sync)/.test(line);
    // Callers have their answers before the lines of the log arrive.
    await expect.poll(() => other?.lines.filter(isAnswer).length).toBe(counts.completed);
    expect(counts.completed).toBeGreaterThan(0);
    expect(counts.cut).toBeGreaterThan(0);
    expect(await ready()).toBe(200);
    expect(await call('/v2/slow/run', 'POST')).toMatchObject({ status: 200 });
  },
);
