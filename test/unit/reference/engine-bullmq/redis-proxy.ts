/** A proxy in front of a Redis server, for a replica whose network fails. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What does not arrive when a connection is cut. With `silence`, it stays, and nothing arrives any more. */
export type Lost = 'command' | 'answer' | 'silence';

export class RedisProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #trap: { readonly text: string; countdown: number; readonly loses: Lost } | undefined;

  private constructor(target: number) {
    this.#server = createServer((client) => {
      if (this.#isCut) {
        client.destroy();
        return;
      }
      const server = connect(target, '127.0.0.1');
      let isSilent = false;
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        this.#sockets.add(from);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          this.#sockets.delete(from);
          to.end();
        });
      }
      server.pipe(client);
      client.on('data', (data) => {
        const lost = this.#lost(data);
        isSilent ||= lost === 'silence';
        if (isSilent) return;
        if (lost !== 'command') server.write(data);
        if (lost === undefined) return;
        server.end();
        client.destroy();
      });
    });
  }

  /** Listens on a free port, and connects to the other one. */
  static async start(target: number): Promise<RedisProxy> {
    const proxy = new RedisProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    const address = this.#server.address();
    return `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  /** Cuts all connections, and further ones as soon as they come. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** Cuts a connection once, at the nth command with this text. */
  cutAt(text: string, nth: number, loses: Lost): void {
    this.#trap = { text, countdown: nth, loses };
  }

  get hasCut(): boolean {
    return this.#trap === undefined;
  }

  #lost(data: Buffer): Lost | undefined {
    const trap = this.#trap;
    if (trap === undefined) return undefined;
    trap.countdown -= data.toString('latin1').split(trap.text).length - 1;
    if (trap.countdown > 0) return undefined;
    this.#trap = undefined;
    return trap.loses;
  }

  stop(): void {
    this.cut();
    this.#server.close();
  }
}
