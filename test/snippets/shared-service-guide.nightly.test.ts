/** The guide to replicas: its commands, on free ports and with a small load balancer, in real processes. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startCli } from '../cli/cli-process.ts';
import { startLoadBalancer } from '../servers/load-balancer.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import { root, run } from './run-command.ts';

const guide = await readFile(join(root, 'docs/guides/shared-service.md'), 'utf8');
const commands = [...guide.matchAll(/^(redis-server|npx inference-contract(?= serve)) (.*)$/gm)];
const [redisOptions = ''] = commands.flatMap(([, name, rest]) =>
  name === 'redis-server' ? [rest ?? ''] : [],
);
const serveCommands = commands.flatMap(([, name, rest]) =>
  name === 'redis-server' ? [] : [rest ?? ''],
);

describe.skipIf(!hasRedis)('with redis-server', () => {
  test('a job submitted to one replica is read through others and the load balancer', {
    timeout: 60_000,
  }, async () => {
    const redis = await RedisServer.start(redisOptions.split(' '));
    onTestFinished(() => redis.stop());
    const replicas = await Promise.all(serveCommands.map((command) => serve(command, redis.url)));
    let count = 0;
    const balancer = await startLoadBalancer(
      replicas.map(({ url }) => url),
      () => {
        count += 1;
        return replicas[count % replicas.length]?.url ?? '';
      },
    );
    const addresses = new Map([...replicas.map(({ port, url }) => [port, url] as const)]);
    addresses.set('8080', balancer.url);

    const folder = await mkdtemp(join(tmpdir(), 'shared-guide-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const steps = [
      ...guide.matchAll(/(?<!-->\n)```sh\n(.*?)```(?:\n\n```(?:json|text)\n(.*?)```)?/gs),
    ];
    for (const [, source = '', shown] of steps) {
      const script = source.replaceAll(/http:\/\/127\.0\.0\.1:(\d+)/g, (address, port) => {
        return addresses.get(port) ?? address;
      });
      const args = ['--norc', '-euo', 'pipefail', '-c', script];
      const { exitCode, output, errors } = await run('bash', args, {}, { cwd: folder });
      expect(exitCode, `${source}${errors}`).toBe(0);
      if (shown !== undefined)
        expect(output.split(/\s+/).join('')).toBe(shown.split(/\s+/).join(''));
    }
    expect(steps).toHaveLength(4);
    expect(addresses.size).toBe(4);

    // The load balancer sends them to each replica once.
    for (const _ of replicas) expect((await fetch(`${balancer.url}/readyz`)).status).toBe(200);
    await redis.halt();
    for (const { url } of replicas) expect((await fetch(`${url}/readyz`)).status).toBe(503);
    for (const { url } of replicas) expect(balancer.requests.get(url)).toBeGreaterThan(0);
  });
});

/** Starts a replica as a command of the guide does, on a free port and on another Redis server. */
async function serve(command: string, redisUrl: string): Promise<{ port: string; url: string }> {
  const { port = '' } = /--port (?<port>\d+)$/.exec(command)?.groups ?? {};
  const args = command.replace('redis://127.0.0.1:6379', redisUrl).replace(port, '0').split(' ');
  const { url, stop } = await startCli([...args, '--log', 'json'], (line) =>
    line.includes('"listening"'),
  );
  onTestFinished(async () => {
    await stop('SIGKILL');
  });
  return { port, url };
}
