/** Sends bytes as they are, and reads no more of the answers than their status. */
import { connect, type Socket } from 'node:net';
import { wallClockLimit } from '../../src/core/clock.ts';

/** How long the service may leave a connection open on which nothing more can come. */
const closingMs = 10_000;

/** A connection that is opened anew whenever the service has closed it. */
export class RawConnection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** The status of the answer; undefined when the connection was closed without one. */
  ask(bytes: Uint8Array, { hasBody }: { hasBody: boolean }): Promise<number | undefined> {
    const socket = this.#socket ?? connect(this.#port, '127.0.0.1');
    this.#socket = socket;
    return new Promise((resolve) => {
      let received = '';
      const onData = (chunk: string) => {
        received += chunk;
        const answer = read(received, { hasBody });
        if (answer === undefined || answer.closes) return;
        stop();
        resolve(answer.status);
      };
      const onClose = () => {
        this.#socket = undefined;
        stop();
        resolve(read(received, { hasBody: false })?.status);
      };
      const stop = () => {
        socket.off('data', onData).off('close', onClose);
      };
      socket.setEncoding('latin1').on('data', onData).on('close', onClose);
      if (socket.listenerCount('error') === 0) socket.on('error', () => undefined);
      socket.write(bytes);
    });
  }

  /** Sends bytes and ends; all statuses that are answered until the service closes as well. */
  static tell(
    port: number,
    bytes: Uint8Array,
    { abruptly }: { abruptly: boolean },
  ): Promise<readonly number[] | 'left open'> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      const limit = wallClockLimit(closingMs);
      limit.signal.addEventListener('abort', () => {
        socket.destroy();
        resolve('left open');
      });
      let received = '';
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        received += chunk;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        limit.release();
        resolve(statuses(received));
      });
      if (abruptly) socket.write(bytes, () => socket.resetAndDestroy());
      else socket.end(bytes);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }
}

/** A whole answer; undefined as long as it is incomplete. */
function read(
  received: string,
  { hasBody }: { hasBody: boolean },
): { status: number; closes: boolean } | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.slice(0, end);
  const [status] = statuses(head);
  if (status === undefined) return undefined;
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  if (hasBody && received.length < end + 4 + length) return undefined;
  return { status, closes: /^connection: close$/im.test(head) };
}

function statuses(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}
