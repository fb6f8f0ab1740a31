/**
 * How many bytes `serve` allocates for a request, from the socket to the response and the line of its log. Its
 * young generation is so large that nothing is collected while requests are counted.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { addressOf, runPath, submitHeaders, tryOut, wordsOf } from './server-process.ts';
import { headers, jobRequest } from './servers/exchanges.js';

/** Bytes for each request, by what was asked. */
export interface Allocations {
  readonly 'POST run': number;
  readonly 'GET status': number;
}

const counted = 2000;
/** Until V8 has compiled what is used often. */
const warmUp = 6000;
const samples = 3;
const connections = 8;

/** The smallest of some samples: whatever else allocates in the process only adds to one. */
export async function measureAllocations(): Promise<Allocations> {
  const [main = '', ...args] = wordsOf('command');
  const heap = fileURLToPath(new URL('heap-in-use.js', import.meta.url));
  const generation = ['--min-semi-space-size=128', '--max-semi-space-size=128'];
  const child = fork(main, args, {
    execArgv: ['--expose-gc', '--import', heap, ...generation],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  try {
    const url = await addressOf(child);
    const statusPath = await tryOut('command', url);
    return {
      'POST run': await bytesPerRequest(child, url, messageOf('POST', runPath, jobRequest)),
      'GET status': await bytesPerRequest(child, url, messageOf('GET', statusPath)),
    };
  } finally {
    child.kill('SIGKILL');
  }
}

async function bytesPerRequest(child: ChildProcess, url: string, message: string): Promise<number> {
  await ask(url, message, warmUp);
  const found: number[] = [];
  while (found.length < samples) {
    const before = await heapBytes(child, 'collect');
    await ask(url, message, counted);
    found.push(((await heapBytes(child, 'count')) - before) / counted);
  }
  return Math.round(Math.min(...found));
}

async function heapBytes(child: ChildProcess, what: 'collect' | 'count'): Promise<number> {
  child.send(what);
  return Number(await next(child));
}

async function next(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}

function messageOf(method: string, path: string, body?: object): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = body === undefined ? headers : { ...submitHeaders, 'content-length': content.length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n${content}`;
}

/** Sends the message over and over, on some connections, each time once the answer has come. */
async function ask(url: string, message: string, times: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => askOn(socket, message, times / connections)));
}

async function askOn(socket: Socket, message: string, times: number): Promise<void> {
  socket.setEncoding('latin1').setNoDelay();
  for (let left = times; left > 0; left -= 1) {
    socket.write(message);
    const [answer] = await once(socket, 'data');
    if (!String(answer).startsWith('HTTP/1.1 200 ')) throw new Error(`Got ${answer}`);
  }
  socket.destroy();
}
