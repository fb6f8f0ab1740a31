import { describe, expect, test } from 'vitest';
import { createLog } from '../../src/cli/serve/log.ts';
import { createOperatedService, operationPages } from '../../src/cli/serve/operated-service.ts';
import { ManualClock } from '../../src/core/clock.ts';
import { SkippingClock } from '../../src/core/skipping-clock.ts';
import { toFetch } from '../../src/validation/adapters/fetch.ts';
import { memoryTerminal } from './setup.ts';

/** On a clock that the test moves, unless the account has one of its own. */
async function operated(account: { clock?: 'skipping' } = {}, ofAccount?: SkippingClock) {
  const terminal = memoryTerminal();
  const clock = new ManualClock();
  const stop = new AbortController();
  const service = createOperatedService(
    {
      ...(account.clock === undefined ? { clock } : ofAccount && { clock: ofAccount }),
      control: { enabled: true },
      settings: {
        accounts: { demo: { ...account, keys: { key: {} } } },
        endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
      },
    },
    {
      log: await createLog({ form: 'json', level: 'debug', clock, terminal }),
      clock,
      stop: stop.signal,
      pages: ({ target }) => {
        if (target === '/broken') throw new Error('broken');
        return target === '/page' ? { status: 200, headers: {}, body: 'page' } : undefined;
      },
    },
  );
  const fetch = toFetch(service.handle);
  const call = (method: string, path: string, { key = 'key', body }: Record<string, string> = {}) =>
    fetch(
      new Request(`http://service.test${path}`, {
        method,
        headers: { authorization: key, 'content-type': 'application/json' },
        ...(body !== undefined && { body }),
      }),
    );
  const metric = async (start: string) =>
    (await (await call('GET', '/metrics')).text())
      .split('\n')
      .find((line) => line.startsWith(start));
  const events = () => terminal.printed.map((line) => JSON.parse(line));
  return { call, metric, events, stop, clock, terminal };
}

const job = { body: '{"input":{}}' };
const queued = 'inference_jobs_total{endpoint="echo",state="IN_QUEUE"}';

describe('createOperatedService', () => {
  test('logs and counts requests and their results', async () => {
    const { call, metric, events } = await operated();
    await call('POST', '/v2/echo/run', job);
    expect(events().map(({ event }) => event)).toEqual(['submitted', 'workerStarting', 'request']);
    expect(await metric(queued)).toBe(`${queued} 1`);
    expect(await metric('inference_requests_total{operation="runJob"')).toMatch(/"200"\} 1$/);
  });

  test('logs what a clock skips, and to what', async () => {
    const { call, events } = await operated({ clock: 'skipping' });
    await call('PUT', '/control/faults', {
      body: JSON.stringify({ faults: [{ count: 1, effect: { worker: 'hang' } }] }),
    });
    await call('POST', '/v2/echo/runsync', job);
    const [skipped] = events().filter(({ event }) => event === 'skipped');
    expect(skipped).toMatchObject({ level: 'info', account: 'demo', count: 1, due: 'waitEnds' });
    expect(skipped.ms).toBeGreaterThan(80_000);
  });

  test('warns once who keeps a clock from skipping, and so does the control interface', async () => {
    const real = new ManualClock();
    const { call, terminal } = await operated(
      { clock: 'skipping' },
      new SkippingClock({ idleMs: 200 }, real),
    );
    await call('PUT', '/control/faults', { body: '{"faults":[{"effect":{"worker":"hang"}}]}' });
    await call('POST', '/v2/echo/run', job);
    const shown = async (): Promise<unknown> => (await call('GET', '/control/clock')).json();
    expect(await shown()).not.toHaveProperty('disturbedBy');
    for (let tenths = 0; tenths < 250; tenths += 1) {
      await call('POST', '/v2/echo/run', job);
      await real.advance(100);
    }
    expect(await shown()).toMatchObject({ disturbedBy: 'runJob' });
    const warnings = terminal.warned.map((line) => JSON.parse(line).text);
    expect(warnings).toEqual([
      'account demo: its clock cannot skip, although something has been due for 10 s: somebody always acts, last with runJob. Pause between requests, or set skipping.idleMs lower.',
    ]);
  });

  test('continues with reset accounts and with new ones, each counted once', async () => {
    const { call, metric, events } = await operated();
    await call('POST', '/v2/echo/run', job);
    await call('POST', '/control/reset');
    await call('POST', '/control/accounts', { body: '{"key":"new"}' });
    await call('GET', '/control/clock');
    await call('POST', '/v2/echo/run', job);
    await call('POST', '/v2/echo/run', { ...job, key: 'new' });
    expect(await metric(queued)).toBe(`${queued} 3`);
    expect(events().filter(({ event }) => event === 'submitted')).toHaveLength(3);
  });

  test('serves its own pages before the others', async () => {
    const { call, terminal, metric } = await operated();
    expect(await (await call('GET', '/page')).text()).toBe('page');
    expect((await call('GET', '/healthz')).status).toBe(200);
    expect((await call('GET', '/none')).status).toBe(404);
    expect((await call('GET', '/broken')).status).toBe(500);
    expect(terminal.warned.join()).toContain('"event":"internalError"');
    expect(await metric('inference_internal_errors_total')).toBe(
      'inference_internal_errors_total 1',
    );
  });

  test('is not ready while a store does not answer, which it says before a probe gives up', async () => {
    const answer = operationPages({
      isDraining: () => false,
      hasStore: () => new Promise(() => undefined),
      metrics: { render: async () => '' },
    })('/readyz');
    expect(await answer).toMatchObject({ status: 503 });
  });

  test('is not ready and ends its streams once it is asked to stop', async () => {
    const { call, stop } = await operated();
    const stream = await call('GET', '/control/events/stream');
    expect((await call('GET', '/readyz')).status).toBe(200);
    const all = stream.text();
    stop.abort();
    expect(await all).toContain(': events');
    expect((await call('GET', '/readyz')).status).toBe(503);
    const late = await call('GET', '/control/events/stream');
    expect(await late.text()).toBe('');
  });
});
