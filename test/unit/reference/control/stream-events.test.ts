import { expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import type { Account } from '../../../../src/reference/accounts/account.ts';
import { EventStream } from '../../../../src/reference/control/event-stream.ts';
import { listen } from '../../../../src/validation/adapters/node-http.ts';
import { newAccounts } from '../engine/new-accounts.ts';
import { controlTestbed, demoSettings } from './control-testbed.ts';

async function open(
  { service }: ReturnType<typeof controlTestbed>,
  {
    query = '',
    headers = {},
    signal,
  }: {
    query?: string;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  } = {},
) {
  const request = new Request(`http://service.test/control/events/stream${query}`, {
    headers: { authorization: 'demo-key', ...headers },
    ...(signal !== undefined && { signal }),
  });
  const response = await service.fetch(request);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    response,
    cancel: () => reader?.cancel(),
    /** Reads until the text has come, or to the end. */
    async readUntil(text?: string): Promise<string> {
      let read = '';
      while (text === undefined || !read.includes(text)) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) break;
        read += value;
      }
      return read;
    },
  };
}

test('sends past and new events', async () => {
  const bed = controlTestbed();
  const id = await bed.run('echo', { input: {} });
  const stream = await open(bed);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  expect(await stream.readUntil('event: started')).toMatch(/^: events\n\nid: 1\nevent: /);
  await bed.client('demo-key').advanceClock({ ms: 100 });
  const ended = await stream.readUntil('event: ended');
  const data = /event: ended\ndata: (.*)\n\n/.exec(ended)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ type: 'ended', jobId: id, status: 'COMPLETED' });
  await stream.cancel();
});

test('starts at once, even before the first event', async () => {
  const stream = await open(controlTestbed());
  expect(await stream.readUntil('\n\n')).toBe(': events\n\n');
  await stream.cancel();
});

test('resumes after the last event that the reader saw, and can send one type only', async () => {
  const bed = controlTestbed();
  for (let job = 0; job < 4; job += 1) await bed.run('echo', { input: {} });
  const seen = await bed.client('demo-key').listEvents({ type: 'submitted' });
  const idsOf = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  const [, second, third, fourth] = seen.map(({ sequence }) => sequence);
  for (const options of [
    { query: `?type=submitted&after=${second}` },
    { query: '?type=submitted&after=1', headers: { 'last-event-id': `${second}` } },
  ]) {
    const stream = await open(bed, options);
    expect(idsOf(await stream.readUntil(`id: ${fourth}\n`))).toEqual([third, fourth]);
    await stream.cancel();
  }
});

test.each([
  ['?after=x', {}],
  ['?type=nothing', {}],
  ['', { 'last-event-id': 'x' }],
  ['', { 'last-event-id': '-1' }],
])('refuses %s %j', async (query, headers) => {
  const { call } = controlTestbed();
  const answer = await call('GET', `/control/events/stream${query}`, undefined, headers);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalidRequest' } });
});

test('ends when the reader disconnects, in process and over HTTP', async () => {
  const bed = controlTestbed();
  const account = bed.service.accounts.get('demo');
  const subscribed = countSubscribers(account);
  const controller = new AbortController();
  const stream = await open(bed, { signal: controller.signal });
  const cancelled = await open(bed);
  expect(subscribed()).toBe(2);
  controller.abort();
  await stream.readUntil();
  expect(subscribed()).toBe(1);
  await cancelled.cancel();
  await expect.poll(subscribed).toBe(0);

  const server = await listen(bed.service.handle, { host: '127.0.0.1', port: 0 });
  const overHttp = new AbortController();
  await fetch(`${server.url}/control/events/stream`, {
    headers: { authorization: 'demo-key' },
    signal: overHttp.signal,
  });
  expect(subscribed()).toBe(1);
  overHttp.abort();
  await expect.poll(subscribed).toBe(0);
  await server.close();
});

test('tells what was changed, without logging it', async () => {
  const bed = controlTestbed();
  const { control } = bed;
  const stream = await open(bed, { query: '?type=changed' });
  await stream.readUntil(': events');
  const hears = async (what: string, act: () => Promise<unknown>) => {
    const done = act();
    const text = await stream.readUntil('\n\n');
    await done;
    const told = [...text.matchAll(/^event: changed\ndata: (.*)$/gm)];
    expect(told.map(([, data = '']) => JSON.parse(data).what)).toEqual([what]);
    expect(text).not.toContain('id: ');
  };
  await hears('faults', () => control.addFault({ effect: { drop: true } }));
  await hears('faults', () => control.declareFaults([]));
  await hears('keys', () => control.createKey({ permission: 'read', endpoints: {} }));
  await hears('clock', () => control.advanceClock({ ms: 1 }));
  await hears('alternatives', () => control.clearAlternatives());
  let path = '';
  await hears('receivers', async () => {
    ({ path } = await control.createReceiver());
  });
  await hears('receivers', () =>
    bed.service.fetch(new Request(`http://service.test${path}`, { method: 'POST', body: '{}' })),
  );
  // Neither what only reads nor what is refused: the next one heard is the last one.
  await control.estimateCost({ endpointId: 'image', input: {} });
  await expect(control.removeFault('nothing')).rejects.toMatchObject({ status: 404 });
  await hears('faults', () => control.clearFaults());
  expect(await control.listEvents()).toEqual([]);
  await stream.cancel();
});

function countSubscribers(account: Account | undefined): () => number {
  if (account === undefined) throw new Error('There is no such account.');
  const { events } = account.engine;
  const follow = events.follow.bind(events);
  let count = 0;
  events.follow = (listener) => {
    const unsubscribe = follow(listener);
    count += 1;
    let subscribed = true;
    return () => {
      if (subscribed) count -= 1;
      subscribed = false;
      unsubscribe();
    };
  };
  return () => count;
}

test('ends when the account is deleted and when the service ends', async () => {
  const bed = controlTestbed();
  const throwAway = await bed.client().createAccount();
  const { apiKey } = throwAway;
  const ofThrowAway = await open(bed, { headers: { authorization: apiKey } });
  const ofDemo = await open(bed);
  await throwAway.delete();
  expect(await ofThrowAway.readUntil()).toBe(': events\n\n');
  bed.service.close();
  expect(await ofDemo.readUntil()).toBe(': events\n\n');
});

test('restarts from the beginning after a reset', async () => {
  const bed = controlTestbed();
  const { control } = bed;
  await bed.run('echo', { input: {} });
  const stream = await open(bed);
  await stream.readUntil('event: started');
  const before = (await control.listEvents()).at(-1)?.sequence ?? 0;
  await control.resetAccount();
  await bed.run('echo', { input: {} });
  const after = await stream.readUntil('event: submitted');
  expect(after).toMatch(/^id: 0\nevent: accountReset\n.*\n\nid: 1\nevent: submitted/);
  await stream.cancel();

  const reconnected = await open(bed, { headers: { 'last-event-id': `${before + 50}` } });
  expect(await reconnected.readUntil('event: submitted')).toContain('id: 1\n');
  await reconnected.cancel();
});

test('stores nothing for a reader that does not read', async () => {
  const demo = demoAccount();
  const { signal } = new AbortController();
  const stream = new EventStream({
    account: () => demo,
    after: 0,
    wants: () => true,
    signal,
  });
  const events = demo?.engine.events;
  if (events === undefined) throw new Error('Expected an account.');
  const { length: kept } = await events.list();
  for (let count = 0; count < 25_000; count += 1) {
    events.append({ type: 'noted', jobId: 'j', endpointId: 'echo', text: `${count}` });
  }
  await stream.next();
  const { value: page } = await stream.next();
  const [first = 0] = [...`${page}`.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(first).toBe(kept + 25_000 - (await events.list()).length + 1);
  expect(`${page}`.match(/^id: /gm)).toHaveLength(100);
  await stream.return();
});

test('sends a comment after a long silence', async () => {
  const demo = demoAccount();
  const { signal } = new AbortController();
  const stream = new EventStream({
    account: () => demo,
    after: 0,
    wants: () => true,
    signal,
    silenceMs: 1,
  });
  await stream.next();
  expect((await stream.next()).value).toBe(':\n\n');
  await stream.return();
});

function demoAccount() {
  const { accounts, endpoints } = demoSettings;
  return newAccounts(accounts, { endpoints, clock: new ManualClock() }).get('demo');
}
