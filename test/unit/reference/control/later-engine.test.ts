/** The control interface over an engine whose answers are promises. */
import { expect, test } from 'vitest';
import { answeringLater } from '../engine/answering-later.ts';
import { controlTestbed } from './control-testbed.ts';

async function beds() {
  const [atOnce, later] = [controlTestbed(), controlTestbed()];
  const account = later.service.accounts.get('demo');
  if (account === undefined) throw new Error('Expected the account.');
  Object.assign(account, { engine: answeringLater(account.engine) });
  for (const { call, client } of [atOnce, later]) {
    const { body } = await call('POST', '/v2/image/run', { input: { prompt: 'A lighthouse' } });
    await call('POST', '/v2/script/run', { input: { script: { hang: true } } });
    expect(body.status).toBe('IN_QUEUE');
    await client('demo-key').advanceClock({ ms: 1000 });
  }
  return { atOnce, later };
}

/** Instants are those of the clocks, which begin when their accounts do. */
function withoutInstants(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content, (key, value) => (/Ms$|^day$/.test(key) ? 0 : value)));
}

test('shows the same data as an engine that answers at once', async () => {
  const { atOnce, later } = await beds();
  for (const path of [
    'jobs',
    'endpoints',
    'jobs?state=COMPLETED',
    'events',
    'deliveries',
    'clock',
    'ledger',
  ]) {
    const expected = await atOnce.call('GET', `/control/${path}`);
    const answer = await later.call('GET', `/control/${path}`);
    expect([answer.status, withoutInstants(answer.body)]).toEqual([
      200,
      withoutInstants(expected.body),
    ]);
  }
});

test('streams past events first and then new ones', async () => {
  const { later } = await beds();
  const controller = new AbortController();
  const response = await later.service.fetch(
    new Request('http://service.test/control/events/stream', {
      headers: { authorization: 'demo-key' },
      signal: controller.signal,
    }),
  );
  const decoder = new TextDecoder();
  const told: string[] = [];
  for await (const piece of response.body ?? []) {
    told.push(decoder.decode(piece));
    const text = told.join('');
    if (text.includes('event: charged') && !text.includes('event: retried')) {
      later.service.accounts.get('demo')?.engine.events.append({
        type: 'retried',
        jobId: 'job',
        endpointId: 'echo',
      });
    }
    if (text.includes('event: retried')) controller.abort();
  }
  const ids = [...told.join('').matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual(ids.map((_, index) => index + 1));
  expect(told.join('')).toContain('event: retried');
});
