/**
 * What it costs to record requests: processor time of a `POST run` with the log, as a ratio to the same
 * without it. Both services run in one process and take turns, so that whatever else the machine does falls
 * on both.
 */
import { connect } from 'node:net';
import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { median, report, sizeArgument } from './measurement.ts';
import { jobRequest } from './servers/exchanges.js';

const turns = sizeArgument();
const requestsPerTurn = 250;
const warmUpTurns = 8;
/** The most that the log may add is 3 %. */
const below = 1.03;

type Send = (count: number) => Promise<void>;

interface Subject {
  readonly send: Send;
  close(): Promise<void>;
}

const body = JSON.stringify(jobRequest);

async function service(enabled: boolean, open: typeof overSocket): Promise<Subject> {
  const { handle, close } = createReferenceService({
    settings: {
      accounts: { bench: { keys: { key: {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
      requestLog: { enabled },
    },
    control: { enabled: true },
  });
  const { send, end } = await open(handle);
  return {
    send,
    async close() {
      await end();
      close();
    },
  };
}

type Handle = Parameters<typeof listen>[0];

async function overSocket(handle: Handle): Promise<{ send: Send; end: () => Promise<void> }> {
  const listening = await listen(handle, { host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1').setNoDelay(true);
  const head = 'host: bench.test\r\nauthorization: Bearer key\r\ncontent-type: application/json';
  const message = `POST /v2/echo/run HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  let answered: () => void = () => undefined;
  socket.on('data', () => answered());
  return {
    async send(count) {
      for (let sent = 0; sent < count; sent += 1) {
        await new Promise<void>((resolve) => {
          answered = resolve;
          socket.write(message);
        });
      }
    },
    async end() {
      socket.destroy();
      await listening.close();
    },
  };
}

async function inProcess(handle: Handle): Promise<{ send: Send; end: () => Promise<void> }> {
  const headers: Readonly<Record<string, string>> = {
    authorization: 'Bearer key',
    'content-type': 'application/json',
  };
  const bytes = Buffer.from(body);
  const { signal } = new AbortController();
  return {
    async send(count) {
      for (let sent = 0; sent < count; sent += 1) {
        await handle({
          method: 'POST',
          target: '/v2/echo/run',
          origin: 'http://bench.test',
          header: (name) => headers[name],
          headers: () => headers,
          body: () => Promise.resolve(bytes),
          signal,
        });
      }
    },
    end: () => Promise.resolve(),
  };
}

/** The median of the ratios of turns that follow each other, and the processor time without the log. */
async function compare(open: typeof overSocket): Promise<{ ratio: number; withoutUs: number }> {
  const off = await service(false, open);
  const on = await service(true, open);
  const spentUs = async ({ send }: Subject) => {
    const before = process.cpuUsage();
    await send(requestsPerTurn);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / requestsPerTurn;
  };
  for (let turn = 0; turn < warmUpTurns; turn += 1) for (const one of [off, on]) await spentUs(one);
  const ratios: number[] = [];
  const without: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const [first, second] = turn % 2 === 0 ? [off, on] : [on, off];
    const times = [await spentUs(first), await spentUs(second)] as const;
    const [offUs, onUs] = turn % 2 === 0 ? times : [times[1], times[0]];
    ratios.push(onUs / offUs);
    without.push(offUs);
  }
  await off.close();
  await on.close();
  return { ratio: median(ratios), withoutUs: median(without) };
}

const sockets = await compare(overSocket);
const within = await compare(inProcess);
report([
  { name: 'over a socket: POST run without the log', value: sockets.withoutUs, unit: 'µs' },
  { name: 'over a socket: with the log, as a ratio', value: sockets.ratio, unit: '', below },
  { name: 'in process: POST run without the log', value: within.withoutUs, unit: 'µs' },
  { name: 'in process: with the log, as a ratio', value: within.ratio, unit: '' },
]);
