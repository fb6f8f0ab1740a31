/** A deployment that answers by a script, and a client of it whose time is the tests' own. */
import { expect } from 'vitest';
import { type ClientOptions, createClient } from '../../../src/client/index.ts';
import { ManualClock } from '../../../src/core/clock.ts';

/** The client's key, to be looked for where it must not be. */
export const canary = 'CANARY-"key"-5d1';

/** The job of every script. */
export const id = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';

type Reply = Response | Error | (() => Response | Promise<Response>);

/** An answer that is JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** An answer with the job. */
export function job(status: string, rest: object = {}): Response {
  return json({ id, status, ...rest });
}

/** An answer that never comes. */
export function silence(): Promise<Response> {
  return new Promise(() => {});
}

export function scripted(replies: readonly Reply[], options: Partial<ClientOptions> = {}) {
  const clock = new ManualClock({ startMs: Date.parse('2026-11-20T10:00:00Z') });
  const startMs = clock.now();
  const rest = [...replies];
  const requests: { method: string; url: string; atMs: number; body: string; headers: Headers }[] =
    [];
  const client = createClient({
    baseUrl: 'https://deployment.test',
    apiKey: canary,
    clock,
    random: () => 0,
    ...options,
    fetch: async (request) => {
      const { method, url, headers } = request;
      const atMs = clock.now() - startMs;
      requests.push({ method, url, atMs, body: await request.text(), headers });
      const reply = rest.shift();
      if (reply === undefined) throw new Error('the script is over');
      if (reply instanceof Error) throw reply;
      if (typeof reply !== 'function') return reply;
      return Promise.race([reply(), aborted(request.signal)]);
    },
  });

  /** Lets time pass, from one instant at which something is due to the next, until a call settles. */
  async function settle<Value>(call: Promise<Value>): Promise<Value> {
    let settled = false;
    const done = () => {
      settled = true;
    };
    call.then(done, done);
    for (let step = 0; step < 200 && !settled; step += 1) await clock.advanceToNext();
    if (!settled) expect.fail('the call has not settled, and nothing is due');
    return call;
  }

  return { client, clock, requests, settle, passedMs: () => clock.now() - startMs };
}

/** What a call rejects with. */
export function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('expected a rejection'),
    (error: unknown) => error,
  );
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
