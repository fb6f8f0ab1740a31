import { once } from 'node:events';
import { createServer as createWebServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../src/cli/serve/log.ts';
import { connectStore } from '../../src/cli/serve/redis-connection.ts';
import { systemClock } from '../../src/core/clock.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import { selfSigned } from './self-signed.ts';
import { memoryTerminal } from './setup.ts';

async function newServer(options: readonly string[] = []): Promise<RedisServer> {
  const server = await RedisServer.start(options);
  onTestFinished(() => server.stop());
  return server;
}

async function portOf(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function silentPort(): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return portOf(server);
}

test.skipIf(!hasRedis)(
  'a connection that fails says where and why once, without the password',
  async () => {
    const locked = await newServer(['--requirepass', 'right']);
    const open = await newServer(['--databases', '4']);
    const replica = await newServer(['--replicaof', '127.0.0.1 1']);
    const gone = await newServer();
    await gone.stop();
    const silent = await silentPort();
    const web = await portOf(createWebServer((_, answer) => answer.end('page')));
    const tls = await portOf(createTlsServer(selfSigned, (socket) => socket.end()));
    const greeting = await portOf(
      createServer((socket) => socket.on('error', () => undefined).end('220 mail.example.com\r\n')),
    );
    const closing = await portOf(createServer((socket) => socket.destroy()));
    const clock = systemClock();
    const terminal = memoryTerminal();
    const log = await createLog({ form: 'json', level: 'info', clock, terminal });
    for (const [url, reason] of [
      [locked.url, `${locked.port} requires a password, as in redis://:password@host:6379.`],
      [
        locked.url.replace('//', '//:wrong@'),
        `${locked.port} refuses the user name or password of the URL.`,
      ],
      [gone.url, `nothing listens at 127.0.0.1:${gone.port}.`],
      ['redis://no.such.invalid', 'the host of no.such.invalid:6379 is not known.'],
      [`${open.url}/4`, `127.0.0.1:${open.port} has no database 4.`],
      [
        replica.url,
        `${replica.port} is a Redis replica without a connection to its master, which rejects writes.`,
      ],
      [`rediss://127.0.0.1:${silent}`, `TLS failed: 127.0.0.1:${silent} does not answer`],
      [`redis://127.0.0.1:${silent}`, `127.0.0.1:${silent} does not answer`],
      [`redis://127.0.0.1:${closing}`, `127.0.0.1:${closing} does not answer`],
      [
        `redis://127.0.0.1:${tls}`,
        `127.0.0.1:${tls} speaks TLS: use rediss:// instead of redis://.`,
      ],
      [
        `rediss://127.0.0.1:${tls}`,
        `TLS failed: 127.0.0.1:${tls} does not answer (self-signed certificate).`,
      ],
      [
        open.url.replace('redis:', 'rediss:'),
        `127.0.0.1:${open.port} does not speak TLS: use redis:// instead of rediss://.`,
      ],
      [
        locked.url.replace('redis://', 'rediss://:right@'),
        `127.0.0.1:${locked.port} does not speak TLS: use redis:// instead of rediss://.`,
      ],
      [`redis://127.0.0.1:${web}`, `127.0.0.1:${web} is a web server, expected Redis.`],
      [`rediss://127.0.0.1:${web}`, `127.0.0.1:${web} is a web server, expected Redis.`],
      [
        `redis://127.0.0.1:${greeting}`,
        `127.0.0.1:${greeting} is no Redis server: it does not answer PING.`,
      ],
    ] as const) {
      const failure = await connectStore(url, { log, clock, stop: terminal.stop }).catch(
        (error: unknown) => error,
      );
      expect(String(failure)).toContain('Refusal: Cannot share jobs: ');
      expect(String(failure)).toContain(reason);
      expect(String(failure)).not.toMatch(/wrong|right/);
    }
    expect([...terminal.printed, ...terminal.warned]).toEqual([]);
  },
  60_000,
);
