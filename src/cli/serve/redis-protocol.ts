/** Finds out what listens at the address of a Redis URL, to say why a connection failed. */
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { wallClockLimit } from '../../core/clock.ts';
import { defaultPort } from './redis-url.ts';

/** Protocols that a port may speak; `other` has answered in none of the others. */
export type Protocol = 'redis' | 'tls' | 'http' | 'other';

/** How long the other side may take for each try, in real milliseconds. */
const limitMs = 1000;

/** Undefined if nothing answers. */
export async function findProtocol(url: string): Promise<Protocol | undefined> {
  const { hostname, port: urlPort } = new URL(url);
  const [host, port] = [hostname.replace(/^\[|\]$/g, ''), Number(urlPort || defaultPort)];
  const plain = await firstAnswer(connect({ host, port }), 'connect');
  if (/^[+:$-]/.test(plain ?? '')) return 'redis';
  if (plain?.startsWith('HTTP/')) return 'http';
  // Only whether it speaks TLS matters: nothing secret is sent.
  const secured = connectTls({ host, port, rejectUnauthorized: false });
  if ((await firstAnswer(secured, 'secureConnect')) !== undefined) return 'tls';
  return plain === undefined || plain === '' ? undefined : 'other';
}

/** The first bytes after PING; empty if none come, undefined if there is no connection. */
function firstAnswer(socket: Socket, connected: string): Promise<string | undefined> {
  const limit = wallClockLimit(limitMs);
  return new Promise<string | undefined>((resolve) => {
    let answer: string | undefined;
    const end = () => resolve(answer);
    limit.signal.addEventListener('abort', end);
    socket.once(connected, () => {
      answer = '';
      socket.write('PING\r\n');
    });
    socket.once('data', (bytes: Buffer) => {
      answer = bytes.toString('latin1');
      end();
    });
    socket.once('error', end).once('close', end);
  }).finally(() => {
    limit.release();
    socket.destroy();
  });
}
