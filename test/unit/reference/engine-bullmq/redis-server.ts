/** A Redis server of its own for a test file, with its data in a temporary folder. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wallClockLimit } from '../../../../src/core/clock.ts';
import { freePort } from '../../../servers/free-port.ts';

/** Whether tests with Redis can run here. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** How long a server may take to end by itself, in milliseconds. */
const patienceMs = 20_000;

/** A server that can be stopped and started again with its data. */
export class RedisServer {
  readonly port: number;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
  }

  /** Starts a server on a free port of this machine. */
  static async start(options: readonly string[] = []): Promise<RedisServer> {
    const folder = await mkdtemp(join(tmpdir(), 'redis-'));
    const server = new RedisServer(await freePort(), folder);
    await server.run(options);
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts the server; resolves when it answers. */
  async run(options: readonly string[] = []): Promise<void> {
    const place = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--dir', this.#folder];
    const durable = ['--save', '', '--appendonly', 'yes', ...options];
    const child = spawn('redis-server', [...place, ...durable], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = child;
    let said = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      said += text;
      if (said.includes('Ready to accept connections')) break;
    }
    if (child.exitCode !== null) throw new Error(`redis-server ended: ${said}`);
  }

  /** Suspends the server: it keeps its connections and answers nothing. */
  pause(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Ends the server; its data stays. */
  async halt(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === undefined) return;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      // One that is full or cannot write refuses to end by itself.
      const limit = wallClockLimit(patienceMs);
      limit.signal.addEventListener('abort', () => void child.kill('SIGKILL'));
      await ended;
      limit.release();
    }
    this.#process = undefined;
  }

  /** Ends the server and deletes its data. */
  async stop(): Promise<void> {
    await this.halt('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
