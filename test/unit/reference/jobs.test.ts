import { describe, expect, test } from 'vitest';
import { macrotask } from '../../../src/core/clock.ts';
import { testbed } from './testbed.ts';

const prompt = { prompt: 'a lighthouse at dusk' };

describe('a job submitted with run', () => {
  test('waits, runs and completes, with times from the clock', async () => {
    const { run, status, clock } = testbed({
      endpoints: {
        cold: {
          kind: 'public',
          model: 'image',
          price: 'image-fast',
          durationMs: 300,
          workers: { min: 0, max: 1, coldStartMs: 50 },
        },
      },
    });
    const submitted = await run('cold', { input: prompt });
    expect(submitted).toMatchObject({ status: 200, body: { status: 'IN_QUEUE' } });
    const { id } = submitted.body;
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$/);
    expect((await status('cold', id)).body).toEqual({ id, status: 'IN_QUEUE' });

    await clock.advance(50);
    expect((await status('cold', id)).body).toMatchObject({
      status: 'IN_PROGRESS',
      delayTime: 50,
      workerId: expect.any(String),
    });

    await clock.advance(300);
    expect((await status('cold', id)).body).toMatchObject({
      id,
      status: 'COMPLETED',
      delayTime: 50,
      executionTime: 300,
      output: { cost: 0.0025165824, image_url: expect.stringContaining('/results/') },
      workerId: expect.any(String),
    });
  });

  test('is removed after its retention', async () => {
    const { run, status, clock } = testbed();
    const { id } = (await run('echo', { input: { a: 1 } })).body;
    await clock.advance(30 * 60_000);
    expect((await status('echo', id)).status).toBe(404);
  });

  test('is removed in order of expiry, whatever happened to earlier jobs', async () => {
    const { run, call, status, clock } = testbed();
    const failing = { input: { script: { fail: 'It fails.', afterMs: 0 } } };
    const first = (await run('script', failing)).body.id;
    await clock.advance(1000);
    const second = (await run('script', failing)).body.id;
    await clock.advance(1000);
    // Both have ended; the one that would go first runs again, and stays for as long once more.
    await call('POST', `/v2/script/retry/${first}`);
    await clock.advance(30 * 60_000 - 1001);
    expect((await status('script', second)).status).toBe(200);
    await clock.advance(1);
    expect((await status('script', second)).status).toBe(404);
    expect((await status('script', first)).status).toBe(200);
    await clock.advance(1000);
    expect((await status('script', first)).status).toBe(404);
  });

  test('keeps its request only while it may run again', async () => {
    const text = 'x'.repeat(10_000);
    const keptAfter = async (script: object) => {
      const { run, clock, engine } = testbed();
      await run('script', { input: { script, text } });
      await clock.advance(0);
      return engine().memory.usedBytes;
    };
    expect(await keptAfter({ fail: 'It fails.' })).toBeGreaterThan(text.length);
    expect(await keptAfter({ output: {} })).toBeLessThan(text.length);
  });

  test('with a large result is rendered in slices, so that other callers do not wait', async () => {
    const { run, status } = testbed();
    const { id } = (await run('echo', { input: { text: 'x'.repeat(400_000) } })).body;
    await status('echo', id);
    let answered = 0;
    const large = Array.from({ length: 10 }, () =>
      status('echo', id).then(() => {
        answered += 1;
      }),
    );
    expect((await status('echo', 'none')).status).toBe(404);
    expect(answered).toBe(0);
    await macrotask();
    expect(answered).toBeLessThan(5);
    await Promise.all(large);
    expect(answered).toBe(10);
  });

  test('cannot be seen by another account or on another endpoint', async () => {
    const { run, status, call } = testbed();
    const { id } = (await run('echo', { input: {} })).body;
    expect((await status('image', id)).status).toBe(404);
    const other = await call('GET', `/v2/echo/status/${id}`, undefined, {
      authorization: 'Bearer other-key',
    });
    expect(other).toMatchObject({ status: 404, body: { code: 'jobNotFound' } });
  });
});

describe('a job submitted with runsync', () => {
  test('is answered when it ends', async () => {
    const { runSync, clock } = testbed();
    const answer = runSync('image', { input: prompt });
    await clock.advance(300);
    const { status, body } = await answer;
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'COMPLETED', output: { cost: 0.0025165824 } });
    expect(body.id).toMatch(/^sync-/);
  });

  test('is answered unfinished after the wait, and continues', async () => {
    const { runSync, status, clock } = testbed({
      endpoints: { slow: { kind: 'serverless', worker: 'echo', durationMs: 120_000 } },
    });
    const unfinished = runSync('slow', { input: {} }, '?wait=1000');
    const byDefault = runSync('slow', { input: {} });
    await clock.advance(1000);
    const { body } = await unfinished;
    expect(body).toEqual({
      id: expect.stringMatching(/^sync-/),
      status: 'IN_PROGRESS',
      delayTime: 0,
      workerId: expect.any(String),
    });
    await clock.advance(89_000);
    expect((await byDefault).body.status).toBe('IN_PROGRESS');
    await clock.advance(30_000);
    expect((await status('slow', body.id)).body.status).toBe('COMPLETED');
  });

  test('is waited for without limit in the contract profile', async () => {
    const { runSync, clock } = testbed({
      profile: 'contract',
      endpoints: { slow: { kind: 'serverless', worker: 'echo', durationMs: 500_000 } },
    });
    const answer = runSync('slow', { input: {} }, '?wait=1000');
    await clock.advance(500_000);
    expect((await answer).body.status).toBe('COMPLETED');
  });
});

describe('time limits', () => {
  const slow = { kind: 'serverless', worker: 'echo', durationMs: 3_600_000 } as const;

  test('end a job at its execution timeout, and its worker takes the next job', async () => {
    const { run, status, clock } = testbed({
      endpoints: { slow: { ...slow, workers: { min: 1, max: 1 } } },
    });
    const first = (await run('slow', { input: {}, policy: { executionTimeout: 5001 } })).body.id;
    const second = (await run('slow', { input: {} })).body.id;
    await clock.advance(5000);
    expect((await status('slow', first)).body.status).toBe('IN_PROGRESS');
    await clock.advance(1);
    expect((await status('slow', first)).body).toMatchObject({
      status: 'TIMED_OUT',
      executionTime: 5001,
      error: expect.stringContaining('5001 ms'),
    });
    expect((await status('slow', second)).body).toMatchObject({ status: 'IN_PROGRESS' });
  });

  test('come from the endpoint, or else from the document', async () => {
    const { run, status, clock } = testbed({
      endpoints: { slow, short: { ...slow, executionTimeoutMs: 7000 } },
    });
    const byDocument = (await run('slow', { input: {} })).body.id;
    const byEndpoint = (await run('short', { input: {} })).body.id;
    await clock.advance(6999);
    expect((await status('short', byEndpoint)).body.status).toBe('IN_PROGRESS');
    await clock.advance(1);
    expect((await status('short', byEndpoint)).body.status).toBe('TIMED_OUT');
    await clock.advance(592_999);
    expect((await status('slow', byDocument)).body.status).toBe('IN_PROGRESS');
    await clock.advance(1);
    expect((await status('slow', byDocument)).body.status).toBe('TIMED_OUT');
  });

  test('remove a waiting job at its ttl but do not affect a running one', async () => {
    const { run, status, clock } = testbed({
      endpoints: { slow: { ...slow, workers: { min: 1, max: 1 } } },
    });
    const policy = { ttl: 10_000, executionTimeout: 100_000 };
    const running = (await run('slow', { input: {}, policy })).body.id;
    const waiting = (await run('slow', { input: {}, policy })).body.id;
    await clock.advance(9_999);
    expect((await status('slow', waiting)).body.status).toBe('IN_QUEUE');
    await clock.advance(1);
    expect((await status('slow', waiting)).body).toMatchObject({
      status: 'TIMED_OUT',
      delayTime: 10_000,
      error: expect.stringContaining('ttl'),
    });
    expect((await status('slow', running)).body.status).toBe('IN_PROGRESS');
  });
});

describe('the fleet', () => {
  test('keeps the order of arrival and never exceeds its workers', async () => {
    const { run, status, clock } = testbed({
      endpoints: {
        narrow: {
          kind: 'serverless',
          worker: 'echo',
          durationMs: 100,
          workers: { min: 0, max: 2, jobsPerWorker: 2 },
        },
      },
    });
    const ids: string[] = [];
    for (let job = 0; job < 6; job += 1)
      ids.push((await run('narrow', { input: { job } })).body.id);
    const states = async () =>
      Promise.all(ids.map(async (id) => (await status('narrow', id)).body.status));
    await clock.advance(0);
    expect(await states()).toEqual([
      ...new Array(4).fill('IN_PROGRESS'),
      ...new Array(2).fill('IN_QUEUE'),
    ]);
    await clock.advance(100);
    expect(await states()).toEqual([
      ...new Array(4).fill('COMPLETED'),
      ...new Array(2).fill('IN_PROGRESS'),
    ]);
  });

  test('does not grow for low priority, but low-priority jobs use running workers', async () => {
    const { run, status, clock } = testbed({
      endpoints: {
        cold: {
          kind: 'serverless',
          worker: 'echo',
          durationMs: 10,
          workers: { min: 0, max: 2, coldStartMs: 100, idleTimeoutMs: 1000 },
        },
      },
    });
    const low = (await run('cold', { input: {}, policy: { lowPriority: true } })).body.id;
    await clock.advance(60_000);
    expect((await status('cold', low)).body.status).toBe('IN_QUEUE');
    const normal = (await run('cold', { input: {} })).body.id;
    await clock.advance(120);
    expect((await status('cold', low)).body.status).toBe('COMPLETED');
    expect((await status('cold', normal)).body.status).toBe('COMPLETED');

    await clock.advance(2000);
    const late = (await run('cold', { input: {}, policy: { lowPriority: true } })).body.id;
    await clock.advance(1000);
    expect((await status('cold', late)).body.status).toBe('IN_QUEUE');
  });
});

describe('the image model', () => {
  test('serves an image of the requested size until its URL expires', async () => {
    const { runSync, call, clock } = testbed();
    const answer = runSync('image', {
      input: { ...prompt, width: 512, height: 768, seed: 7, negative_prompt: 'fog', extra: 1 },
    });
    await clock.advance(300);
    const { output } = (await answer).body;
    expect(output.cost).toBe(0.0009437184);
    const picture = await call('GET', output.image_url);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    await clock.advance(7 * 86_400_000);
    expect(await call('GET', output.image_url)).toMatchObject({
      status: 404,
      body: { code: 'resultNotFound' },
    });
  });

  test('returns the same image for the same seed and another for another seed', async () => {
    const make = async (input: object) => {
      const { runSync, clock } = testbed();
      const answer = runSync('image', { input: { ...prompt, ...input } });
      await clock.advance(300);
      return new URL((await answer).body.output.image_url).pathname;
    };
    expect(await make({ seed: 7 })).toBe(await make({ seed: 7 }));
    expect(await make({ seed: 7 })).not.toBe(await make({ seed: 8 }));
  });

  test('fails a job with an invalid input, uncharged, with all reasons', async () => {
    const { runSync, clock } = testbed();
    const answer = runSync('image', { input: { width: 100, image_format: 'bmp' } });
    await clock.advance(300);
    const { status, body } = await answer;
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'FAILED' });
    expect(body).not.toHaveProperty('output');
    for (const part of ['/input/prompt', '/input/width', '/input/image_format']) {
      expect(body.error).toContain(part);
    }
  });
});

test('echo returns its input, whatever keys it has', async () => {
  const { runSync, clock, faults } = testbed();
  const input = '{"__proto__": {"a": 1}, "constructor": null, "nested": [[{"b": "\\u0000"}]]}';
  const answer = runSync('echo', `{"input": ${input}}`);
  await clock.advance(0);
  const { body } = await answer;
  expect(JSON.stringify(body.output)).toBe(JSON.stringify(JSON.parse(input)));
  expect(faults).toEqual([]);
});

test('the same seed gives the same ids', async () => {
  const first = (await testbed({ seed: 's' }).run('echo', { input: {} })).body.id;
  const second = (await testbed({ seed: 's' }).run('echo', { input: {} })).body.id;
  const third = (await testbed({ seed: 't' }).run('echo', { input: {} })).body.id;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
