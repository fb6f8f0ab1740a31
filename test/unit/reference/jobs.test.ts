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
});

describe('a job submitted with runsync', () => {
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
