import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { drain } from '../../src/cli/serve/operated-service.ts';
import { ManualClock } from '../../src/core/clock.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';

let listening: Listening | undefined;
afterEach(() => listening?.close().catch(() => undefined));

/** A service with a caller that waits for a job of ten seconds. */
async function waitingCaller() {
  const clock = new ManualClock();
  const jobClock = new ManualClock();
  const service = createReferenceService({
    clock: jobClock,
    settings: {
      accounts: { demo: { keys: { key: {} } } },
      endpoints: {
        slow: {
          kind: 'serverless',
          worker: 'echo',
          durationMs: 10_000,
          workers: { min: 1, coldStartMs: 0 },
        },
      },
    },
  });
  let arrived = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  listening = await listen(
    (request) => {
      const answer = service.handle(request);
      arrived();
      return answer;
    },
    { host: '127.0.0.1', port: 0 },
  );
  const { url } = listening;
  const answer = fetch(`${url}/v2/slow/runsync`, {
    method: 'POST',
    headers: { authorization: 'key', 'content-type': 'application/json' },
    body: '{"input":{}}',
  }).then((response) => response.json());
  await arrival;
  const engine = service.accounts.get('demo')?.engine;
  await expect.poll(async () => (await engine?.jobs({ limit: 0 }))?.total).toBe(1);
  let isOver = false;
  const over = drain({ listening, service }, { graceMs: 5000, clock }).then(() => {
    isOver = true;
  });
  return { clock, jobClock, url, answer, over, isOver: () => isOver };
}

describe('drain', () => {
  test('answers a caller whose job ends in time with the result', async () => {
    const { clock, jobClock, answer, over, isOver } = await waitingCaller();
    await clock.advance(3999);
    expect(isOver()).toBe(false);
    await jobClock.advance(10_000);
    expect(await answer).toMatchObject({ status: 'COMPLETED' });
    await over;
    expect(clock.nextDueMs).toBeUndefined();
  });

  test("answers a caller whose job does not end in time with the job's current state", async () => {
    const { clock, answer, over } = await waitingCaller();
    await clock.advance(4000);
    // A second before whoever sent the signal may kill the process.
    expect(await answer).toMatchObject({ status: 'IN_PROGRESS' });
    await over;
  });

  test('refuses new connections while it drains', async () => {
    const { clock, url, over } = await waitingCaller();
    await expect(fetch(`${url}/v2/slow/run`)).rejects.toThrow('fetch failed');
    await clock.advance(5000);
    await over;
  });

  test('ends even if a client does not read its response', async () => {
    const clock = new ManualClock();
    let arrived = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const silent = () => {
      arrived();
      return new Promise<never>(() => undefined);
    };
    listening = await listen(silent, { host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(listening.url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await arrival;
    const served = { listening, service: { close: () => undefined } };
    let isOver = false;
    const over = drain(served, { graceMs: 5000, clock }).then(() => {
      isOver = true;
    });
    await clock.advance(4999);
    expect(isOver).toBe(false);
    await clock.advance(1);
    await over;
    socket.resetAndDestroy();
  });
});
