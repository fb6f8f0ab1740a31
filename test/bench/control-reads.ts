/**
 * For how long reading the control interface keeps everybody else waiting: the longest wait for a health
 * check of a `serve` process, while requests are read that are as costly to show as callers can make them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { median, nowMs, report, sizeArgument } from './measurement.ts';

const rounds = sizeArgument();
const below = 50;

/** JSON in texts of JSON, to about so many bytes. */
function nested(bytes: number): string {
  let text = '{"accessSecret":"nothing"}';
  while (text.length * 2 < bytes) text = JSON.stringify({ a: text });
  return text;
}

const listOf = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index));

/** Bodies, each with how often it is sent. */
const bodies: readonly (readonly [string, number])[] = [
  [JSON.stringify({ a: listOf(300, (index) => `https://user:pass${index}@h.test/`).join(' ') }), 5],
  [listOf(1100, (index) => `token${index}=a${index}b`).join('&'), 5],
  [`{"a":[${listOf(2500, (index) => `{"b":"c","token":"x${index}"}`).join(',')}`, 5],
  [JSON.stringify({ a: nested(16_384) }), 150],
];

/** What a key can ask for, and one that reads jobs: those are found in the bodies of the requests. */
const reads = [
  '/control/requests?limit=1000',
  '/control/requests?text=nothing',
  '/control/requests.har',
  '/control/requests.ndjson',
  '/control/jobs?text=nothing&sort=delayTime&limit=1000',
  '/control/events?limit=1000',
];

const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const serve = spawn(
  process.execPath,
  ['--import', 'tsx', main, 'serve', '--port', '0', '--log', 'json'],
  { stdio: ['ignore', 'pipe', 'ignore'] },
);
const headers = { authorization: 'Bearer demo-key', 'content-type': 'application/json' };
try {
  const origin = await addressIn(serve.stdout);
  for (const [body, count] of bodies) {
    for (let sent = 0; sent < count; sent += 1) {
      await ask(`${origin}/v2/echo/run`, { method: 'POST', body });
      await ask(`${origin}/v2/echo/run`, {
        method: 'POST',
        body: JSON.stringify({ input: { body } }),
      });
    }
  }
  const idleMs: number[] = [];
  const waitsMs = new Map<string, number[]>(reads.map((read) => [read, []]));
  for (let round = 0; round < rounds; round += 1) {
    idleMs.push(await longestWaitMs(origin, askOthers(origin)));
    for (const [read, waits] of waitsMs) {
      waits.push(await longestWaitMs(origin, ask(origin + read)));
    }
  }
  const slowest = [...waitsMs].map(([read, waits]) => ({ read, ms: median(waits) }));
  slowest.sort((one, other) => other.ms - one.ms);
  const [{ read, ms } = { read: '', ms: Number.NaN }] = slowest;
  report([
    { name: 'longest turn of a service at rest', value: median(idleMs), unit: 'ms' },
    { name: `longest turn: ${read}`, value: ms, unit: 'ms', below },
  ]);
} finally {
  serve.kill('SIGKILL');
}

async function addressIn(output: Readable): Promise<string> {
  let text = '';
  for (;;) {
    const [piece] = await once(output, 'data');
    text += String(piece);
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
    if (address !== undefined) return address;
  }
}

async function ask(url: string, init: RequestInit = {}): Promise<void> {
  const answer = await fetch(url, { ...init, headers });
  if (answer.status >= 500 || answer.status === 404) throw new Error(`${url}: ${answer.status}`);
  await answer.arrayBuffer();
}

/** Other calls that cost next to nothing. */
async function askOthers(origin: string): Promise<void> {
  for (let count = 0; count < 100; count += 1) await ask(`${origin}/healthz`);
}

/** The longest wait for an answer that costs next to nothing, until the work is done. */
async function longestWaitMs(origin: string, work: Promise<void>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const beganMs = nowMs();
    await ask(`${origin}/healthz`);
    longest = Math.max(longest, nowMs() - beganMs);
  }
  await ended;
  return longest;
}
