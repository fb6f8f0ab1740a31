import { describe, expect, test } from 'vitest';
import {
  AbortError,
  ConnectionError,
  HttpError,
  InvalidAnswerError,
  type Job,
  TimeoutError,
} from '../../../src/client/index.ts';
import { failure, id, job, json, scripted, silence } from './scripted-deployment.ts';

const request = { input: {} };

test('polls the job until it completes and reports each poll', async () => {
  const { client, requests, settle } = scripted([
    job('IN_QUEUE'),
    job('IN_QUEUE'),
    job('IN_PROGRESS'),
    job('COMPLETED', { output: { a: 1 } }),
  ]);
  const seen: Job['phase'][] = [];
  const done = await settle(
    client.runAndWait('echo', request, { onStatus: ({ phase }) => seen.push(phase) }),
  );
  expect(done).toMatchObject({ phase: 'completed', output: { a: 1 } });
  expect(seen).toEqual(['waiting', 'waiting', 'running', 'completed']);
  expect(requests.map(({ method, atMs }) => [method, atMs])).toEqual([
    ['POST', 0],
    ['GET', 1000],
    ['GET', 2000],
    ['GET', 3000],
  ]);
});

test('polls immediately if it did not submit, then at its own interval', async () => {
  const replies = [job('IN_QUEUE'), job('IN_QUEUE'), job('COMPLETED')];
  const { client, requests, settle } = scripted(replies, { pollIntervalMs: 50 });
  await settle(client.waitFor('echo', id, { pollIntervalMs: 250 }));
  expect(requests.map(({ atMs }) => atMs)).toEqual([0, 250, 500]);
});

test('does not poll a submitted job that is already finished', async () => {
  const { client, requests, settle } = scripted([job('COMPLETED', { output: {} })]);
  await settle(client.runAndWait('echo', request));
  expect(requests).toHaveLength(1);
});

test('keeps waiting in unknown states', async () => {
  const { client, settle } = scripted([
    job('IN_QUEUE'),
    job('WARMING_UP'),
    job('ALMOST'),
    job('COMPLETED', { output: {} }),
  ]);
  const seen: string[] = [];
  const onStatus = ({ phase }: Job) => seen.push(phase);
  const done = await settle(client.runAndWait('echo', request, { onStatus }));
  expect(done.phase).toBe('completed');
  expect(seen).toEqual(['waiting', 'unknown', 'unknown', 'completed']);
});

test.each(['FAILED', 'TIMED_OUT', 'CANCELLED'])('%s ends the job', async (status) => {
  const { client, settle } = scripted([job('IN_QUEUE'), job(status, { error: 'why' })]);
  expect(await settle(client.runAndWait('echo', request))).toMatchObject({
    phase: 'ended',
    status,
    error: 'why',
  });
});

test('accepts other names of final states instead of the default ones', async () => {
  const { client, settle } = scripted([job('IN_QUEUE'), job('FAILED'), job('GONE')]);
  const ended = await settle(client.runAndWait('echo', request, { finalStates: ['GONE'] }));
  expect(ended).toMatchObject({ phase: 'ended', status: 'GONE' });
});

test('a client has final states of its own, which those of a call replace', async () => {
  const replies = [job('IN_QUEUE'), job('FAILED'), job('GONE'), job('FAILED')];
  const { client, settle } = scripted(replies, { finalStates: ['GONE'] });
  expect(await settle(client.runAndWait('echo', request))).toMatchObject({ status: 'GONE' });
  expect(await client.status('echo', id, { finalStates: ['FAILED'] })).toMatchObject({
    phase: 'ended',
  });
});

test.each([
  { pollIntervalMs: 0 },
  { pollIntervalMs: Number.NaN },
  { timeoutMs: -1 },
  { timeoutMs: Number.NaN },
])('refuses %j before it submits', async (options) => {
  const { client, requests } = scripted([]);
  expect(await failure(client.runAndWait('echo', request, options))).toBeInstanceOf(RangeError);
  expect(await failure(client.waitFor('echo', id, options))).toBeInstanceOf(RangeError);
  expect(requests).toEqual([]);
});

test('polls less often the longer the job takes, down to every 30 seconds', async () => {
  const { client, clock, requests, settle } = scripted(
    Array.from({ length: 100 }, () => job('IN_PROGRESS')),
  );
  await failure(settle(client.waitFor('echo', id, { timeoutMs: 1_000_000 })));
  const times = requests.map(({ atMs }) => atMs);
  const pauses = times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
  expect(pauses.slice(0, 12)).toEqual([...Array.from({ length: 11 }, () => 1000), 1100]);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses.at(-1)).toBe(30_000);
  expect(clock.nextDueMs).toBeUndefined();
});

test('waits as long as a successful response asks', async () => {
  const { client, requests, settle } = scripted([
    json({ id, status: 'IN_QUEUE' }, 200, { 'retry-after': '7' }),
    job('COMPLETED'),
  ]);
  await settle(client.waitFor('echo', id));
  expect(requests.map(({ atMs }) => atMs)).toEqual([0, 7000]);
});

test('lengthens pauses randomly by up to a quarter', async () => {
  const replies = [job('IN_QUEUE'), json({}, 503, { 'retry-after': '8' }), job('COMPLETED')];
  const { client, requests, settle } = scripted(replies, { random: () => 1 });
  await settle(client.waitFor('echo', id));
  expect(requests.map(({ atMs }) => atMs)).toEqual([0, 1250, 11_250]);
});

test('gives up after the number of failures that the caller set', async () => {
  const { client, requests, settle } = scripted(Array.from({ length: 5 }, () => json({}, 503)));
  await failure(settle(client.waitFor('echo', id, { maxRetries: 2 })));
  expect(requests).toHaveLength(3);
});

describe('watching', () => {
  test('yields each state once and ends with the job', async () => {
    const { client, settle } = scripted([
      job('IN_QUEUE'),
      job('IN_QUEUE'),
      json({}, 503),
      job('IN_PROGRESS'),
      job('IN_PROGRESS'),
      job('COMPLETED', { output: { a: 1 } }),
    ]);
    const seen: string[] = [];
    const loop = async () => {
      for await (const state of client.watch('echo', id)) seen.push(state.status);
    };
    await settle(loop());
    expect(seen).toEqual(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']);
  });

  test('ends with the loop', async () => {
    const { client, clock, requests, settle } = scripted([job('IN_QUEUE')]);
    const loop = async () => {
      for await (const _ of client.watch('echo', id)) break;
    };
    await settle(loop());
    expect(requests).toHaveLength(1);
    expect(clock.nextDueMs).toBeUndefined();
  });

  test('honours Retry-After, of a job and of a failure', async () => {
    const { client, requests, settle } = scripted([
      json({ id, status: 'IN_QUEUE' }, 200, { 'retry-after': '7' }),
      json({}, 503, { 'retry-after': '9' }),
      job('COMPLETED'),
    ]);
    const loop = async () => {
      for await (const _ of client.watch('echo', id));
    };
    await settle(loop());
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 7000, 16_000]);
  });

  test('ends with an abort that has the id of the job', async () => {
    const { client, clock, settle } = scripted([job('IN_QUEUE')]);
    const controller = new AbortController();
    const states = client.watch('echo', id, { signal: controller.signal });
    await settle(states.next());
    const next = failure(states.next());
    await clock.advance(500);
    controller.abort();
    expect(await next).toMatchObject({ name: 'AbortError', jobId: id });
  });

  test('fails like a wait', async () => {
    const { client, settle } = scripted([job('IN_QUEUE'), job('IN_QUEUE')]);
    const loop = async () => {
      for await (const _ of client.watch('echo', id, { timeoutMs: 1500 }));
    };
    expect(await failure(settle(loop()))).toBeInstanceOf(TimeoutError);
  });
});

describe('a failure', () => {
  test('that is temporary is retried, and Retry-After is honoured', async () => {
    const { client, requests, settle } = scripted([
      json({}, 500),
      json({}, 429, { 'retry-after': '5' }),
      new TypeError('reset'),
      job('IN_PROGRESS'),
      json({}, 503, { 'retry-after': 'Fri, 20 Nov 2026 10:00:41 GMT' }),
      job('COMPLETED', { output: {} }),
    ]);
    await settle(client.waitFor('echo', id));
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 1000, 6000, 10_000, 11_000, 41_000]);
  });

  test('is retried ten times in a row, with pauses that double up to 30 seconds', async () => {
    const { client, requests, settle } = scripted(Array.from({ length: 30 }, () => json({}, 503)));
    const error = await failure(settle(client.waitFor('echo', id)));
    expect(error).toMatchObject({ status: 503, jobId: id });
    const times = requests.map(({ atMs }) => atMs / 1000);
    expect(times).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121, 151, 181]);
  });

  test('does not count towards the limit after a success', async () => {
    const replies = Array.from({ length: 40 }, (_, look) =>
      look % 2 === 0 ? json({}, 500) : job('IN_PROGRESS'),
    );
    const { client, settle } = scripted([...replies, job('COMPLETED')]);
    expect(await settle(client.waitFor('echo', id))).toMatchObject({ phase: 'completed' });
  });

  test('never causes a pause shorter than the interval', async () => {
    const { client, requests, settle } = scripted([json({}, 500), json({}, 500), job('COMPLETED')]);
    await settle(client.waitFor('echo', id, { pollIntervalMs: 60_000 }));
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 60_000, 120_000]);
  });

  test.each([300, 400, 401, 404, 405, 418, 499])(
    'with status %i ends the wait at once',
    async (status) => {
      const { client, requests, settle } = scripted([job('IN_QUEUE'), json({ status }, status)]);
      const error = await failure(settle(client.runAndWait('echo', request)));
      expect(error).toMatchObject({ status, jobId: id });
      expect(requests).toHaveLength(2);
    },
  );

  test('to return a job ends the wait, and the error has the id', async () => {
    const { client, settle } = scripted([job('IN_QUEUE'), new Response('<html>')]);
    const error = await failure(settle(client.runAndWait('echo', request)));
    expect(error).toBeInstanceOf(InvalidAnswerError);
    expect(error).toMatchObject({ jobId: id });
  });

  test.each([
    ['503', () => json({}, 503), HttpError],
    ['a lost connection', () => Promise.reject(new TypeError('reset')), ConnectionError],
  ])('of a submission that may have been accepted never repeats it: %s', async (_, reply, kind) => {
    const { client, requests, settle } = scripted([reply]);
    expect(await failure(settle(client.runAndWait('echo', request)))).toBeInstanceOf(kind);
    expect(requests).toHaveLength(1);
  });

  test('in onStatus ends the wait', async () => {
    const { client, settle, clock } = scripted([job('IN_QUEUE')]);
    const thrown = new Error('mine');
    const onStatus = () => {
      throw thrown;
    };
    expect(await failure(settle(client.runAndWait('echo', request, { onStatus })))).toBe(thrown);
    expect(clock.nextDueMs).toBeUndefined();
  });
});

describe('a promise of onStatus', () => {
  test('is awaited, and its rejection ends the wait', async () => {
    const { client, requests, settle } = scripted([job('IN_QUEUE'), job('IN_PROGRESS')]);
    const thrown = new Error('mine');
    const onStatus = async ({ phase }: Job) => {
      await undefined;
      if (phase === 'running') throw thrown;
    };
    expect(await failure(settle(client.runAndWait('echo', request, { onStatus })))).toBe(thrown);
    expect(requests).toHaveLength(2);
    const again = scripted([job('IN_PROGRESS')]);
    expect(await failure(again.settle(again.client.waitFor('echo', id, { onStatus })))).toBe(
      thrown,
    );
  });

  test('that never settles ends with the wait', async () => {
    const { client, settle, passedMs } = scripted([job('IN_QUEUE')]);
    const onStatus = () => new Promise<void>(() => {});
    const call = client.runAndWait('echo', request, { onStatus, timeoutMs: 1500 });
    const error = await failure(settle(call));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ jobId: id, lastStatus: 'IN_QUEUE' });
    expect(passedMs()).toBe(1500);
  });
});

describe('the time limit', () => {
  test('ends the wait, but the job continues', async () => {
    const { client, settle, passedMs } = scripted([job('IN_QUEUE'), job('IN_PROGRESS')]);
    const call = client.runAndWait('echo', request, { timeoutMs: 1500 });
    const error = await failure(settle(call));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ jobId: id, lastStatus: 'IN_PROGRESS' });
    expect(String(error)).toBe(
      `TimeoutError: GET https://deployment.test/v2/echo/status/${id} (job "${id}"): ` +
        'not ended within 1500 ms, last status IN_PROGRESS',
    );
    expect(passedMs()).toBe(1500);
  });

  test('ends a poll that gets no response', async () => {
    const { client, settle, clock, passedMs } = scripted([job('IN_QUEUE'), silence]);
    const call = client.runAndWait('echo', request, { timeoutMs: 1500 });
    const error = await failure(settle(call));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ jobId: id, lastStatus: 'IN_QUEUE' });
    expect(passedMs()).toBe(1500);
    expect(clock.nextDueMs).toBeUndefined();
  });

  test('allows ten seconds for each poll, and then another one', async () => {
    const { client, requests, settle } = scripted([job('IN_QUEUE'), silence, job('COMPLETED')]);

    await settle(client.runAndWait('echo', { input: {} }, { timeoutMs: 60_000 }));

    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 1000, 12_000]);
  });

  test('ends a submission that gets no response, and the error says that the job may exist', async () => {
    const { client, settle, passedMs } = scripted([silence]);
    const call = client.runAndWait('echo', request, { timeoutMs: 1500 });
    const error = await failure(settle(call));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ method: 'POST', jobId: undefined, lastStatus: undefined });
    expect(String(error)).toContain('no answer within 1500 ms; the request may have been accepted');
    expect(passedMs()).toBe(1500);
  });

  test('starts at the call, including the submission', async () => {
    const { client, clock, settle, passedMs } = scripted([
      () => clock.advance(1200).then(() => job('IN_QUEUE')),
      job('IN_QUEUE'),
    ]);
    const call = failure(client.runAndWait('echo', request, { timeoutMs: 1500 }));
    expect(await settle(call)).toBeInstanceOf(TimeoutError);
    expect(passedMs()).toBe(1500);
  });

  test('is kept regardless of Retry-After, and the error has the last failure', async () => {
    const { client, settle, passedMs } = scripted([json({}, 429, { 'retry-after': '3600' })]);
    const error = await failure(settle(client.waitFor('echo', id, { timeoutMs: 5000 })));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ lastStatus: undefined, cause: { status: 429 } });
    expect(passedMs()).toBe(5000);
  });

  test('of 0 leaves no time to poll', async () => {
    const { client, requests, settle } = scripted([]);
    const error = await failure(settle(client.waitFor('echo', id, { timeoutMs: 0 })));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(requests).toEqual([]);
  });
});

describe('an abort', () => {
  const reason = new Error('changed my mind');

  test('ends the pause with its reason', async () => {
    const { client, clock, requests } = scripted([job('IN_QUEUE')]);
    const controller = new AbortController();
    const call = failure(client.runAndWait('echo', request, { signal: controller.signal }));
    await clock.advance(500);
    controller.abort(reason);
    expect(await call).toMatchObject({ name: 'AbortError', cause: reason, jobId: id });
    expect(clock.nextDueMs).toBeUndefined();
    await clock.advance(5000);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['submission', [silence], undefined, /: aborted; the request may have been accepted$/],
    ['poll', [job('IN_QUEUE'), silence], id, /: aborted$/],
  ])('ends a %s that gets no response, with its reason', async (_, replies, jobId, words) => {
    const { client, clock } = scripted(replies);
    const controller = new AbortController();
    const options = { signal: controller.signal, timeoutMs: 60_000 };
    const call = failure(client.runAndWait('echo', request, options));
    await clock.advance(1500);
    controller.abort(reason);
    const error = await call;
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ cause: reason, jobId, message: expect.stringMatching(words) });
    expect(clock.nextDueMs).toBeUndefined();
  });

  test('in onStatus ends the wait', async () => {
    const { client, settle, requests } = scripted([job('IN_QUEUE')]);
    const controller = new AbortController();
    const call = client.runAndWait('echo', request, {
      signal: controller.signal,
      onStatus: () => controller.abort(reason),
    });
    expect(await failure(settle(call))).toMatchObject({ cause: reason, jobId: id });
    expect(requests).toHaveLength(1);
  });
});
