/** Endpoints and their times, from evidence written by hand. */
import { expect, test } from 'vitest';
import type { Subject } from '../../../src/evidence/record-types.ts';
import { learn } from '../../../src/learning/learn.ts';
import type { LearnedSetting } from '../../../src/learning/learned-setting.ts';
import { settingsFromPoints } from '../../../src/learning/possible-settings.ts';
import { evidenceOf, named, type Recorded, type RecordedCall } from '../conformance/records.ts';

const inMs = { timeUnitMs: 1 };

function points(recorded: readonly Recorded[], declared: Partial<Subject> = {}) {
  const learned = learn([evidenceOf(recorded, declared)]);
  return new Map(learned.points.map((point) => [point.path.join('/'), point]));
}

function pointAt(path: string, ...args: Parameters<typeof points>): LearnedSetting | undefined {
  return points(...args).get(path);
}

const undeclared: Partial<Subject> = { endpoints: [] };

/** A job that waits and runs for these times, in seconds, and reports them in milliseconds. */
function job(
  id: string,
  {
    at,
    waits = 0,
    runs = 1,
    input = { any: 'input' },
    output = { done: true },
    reports = true,
  }: {
    at: number;
    waits?: number;
    runs?: number;
    input?: object;
    output?: object;
    reports?: boolean;
  },
): RecordedCall[] {
  const times = reports ? { delayTime: waits * 1000, executionTime: runs * 1000 } : {};
  return named(
    id,
    { at, call: 'run', sent: { input } },
    ...(waits > 0.3 ? [{ at: at + waits - 0.2, answer: { status: 'IN_QUEUE' } }] : []),
    { at: at + waits + 0.1, answer: { status: 'IN_PROGRESS' } },
    { at: at + waits + runs - 0.1, answer: { status: 'IN_PROGRESS' } },
    { at: at + waits + runs + 0.1, answer: { status: 'COMPLETED', output, ...times } },
  );
}

test('an endpoint of a recording is served without being declared', () => {
  const found = points(job('one', { at: 0 }), undeclared);
  expect(found.get('endpoints/script/kind')).toMatchObject({
    value: 'serverless',
    basis: { kind: 'seen', count: 4 },
  });
  expect(found.get('endpoints/script/worker')?.value).toBe('script');
});

test('nothing that got no success becomes an endpoint', () => {
  const wrong: RecordedCall = { at: 9, call: 'run', endpoint: 'absent', http: 404, sent: {} };
  const found = points([...job('one', { at: 0 }), wrong], undeclared);
  expect([...found.keys()].filter((path) => path.includes('absent'))).toEqual([]);
  expect(() => learn([evidenceOf([wrong], undeclared)])).toThrow('shows no endpoint');
});

test('a worker that returns every input is the echo worker', () => {
  const echo = (id: string, at: number) =>
    job(id, { at, input: { word: id }, output: { word: id } });
  expect(pointAt('endpoints/script/worker', [...echo('a', 0), ...echo('b', 9)])?.value).toBe(
    'echo',
  );
  const other = job('c', { at: 18 });
  expect(pointAt('endpoints/script/worker', [...echo('a', 0), ...other])?.value).toBe('script');
});

test('an undeclared image endpoint has the price that explains every cost', () => {
  const image = (id: string, cost: number): RecordedCall[] =>
    job(id, {
      at: 0,
      input: { prompt: 'private', width: 1000, height: 1000 },
      output: { cost, image_url: 'https://files.test/private.png' },
    });
  expect(settingsFromPoints(learn([evidenceOf(image('a', 0.0024), undeclared)]))).toMatchObject({
    endpoints: { script: { kind: 'public', model: 'image', price: 'image-fast' } },
  });
  const unknown = pointAt('endpoints/script/price', image('a', 0.77), undeclared);
  expect(unknown?.basis.kind).toBe('madeUp');
});

test('reported times count if their unit is known and they agree with what was seen', () => {
  const reported = job('one', { at: 0, runs: 4 });
  expect(pointAt('endpoints/script/durationMs', reported, inMs)).toMatchObject({
    value: 4000,
    basis: { kind: 'seen', count: 1 },
  });
  const wrong = { ...reported.at(-1), answer: { status: 'COMPLETED', executionTime: 90_000 } };
  const seen = pointAt(
    'endpoints/script/durationMs',
    [...reported.slice(0, -1), { at: 0, ...wrong }],
    inMs,
  );
  expect(Number(seen?.value)).toBeGreaterThan(3500);
  expect(Number(seen?.value)).toBeLessThan(4500);
});

test('without reported times, those count that were seen within narrow limits', () => {
  const polled = job('one', { at: 0, runs: 4, reports: false });
  const seen = pointAt('endpoints/script/durationMs', polled);
  expect(Number(seen?.value)).toBeGreaterThan(3500);
  expect(Number(seen?.value)).toBeLessThan(4500);
  const [submitted, ...rest] = polled;
  const unpolled = [submitted, rest.at(-1)].flatMap((call) => call ?? []);
  expect(pointAt('endpoints/script/durationMs', unpolled)).toMatchObject({
    value: undefined,
    basis: { kind: 'notSeen' },
  });
});

test('a time in whole seconds is made more exact by what was seen from outside', () => {
  const calls = job('one', { at: 0, runs: 4, reports: false });
  const rounded = calls.map((call, index) =>
    index < calls.length - 1
      ? call
      : { ...call, answer: { status: 'COMPLETED', output: {}, executionTime: 3 } },
  );
  const seen = pointAt('endpoints/script/durationMs', rounded, { timeUnitMs: 1000 });
  expect(Number(seen?.value)).toBeGreaterThanOrEqual(3800);
  expect(Number(seen?.value)).toBeLessThanOrEqual(4000);
});

test('jobs that are declared to run for a certain time tell nothing about others', () => {
  const slow = job('slow', { at: 0, runs: 30, input: { slow: true } });
  const usual = job('one', { at: 60, runs: 2 });
  expect(pointAt('endpoints/script/durationMs', [...slow, ...usual], inMs)?.value).toBe(2000);
  expect(pointAt('endpoints/script/durationMs', slow, inMs)?.value).toBeUndefined();
});

test('a delay behind another job is none of the endpoint', () => {
  const first = job('first', { at: 0, runs: 10 });
  const behind = job('behind', { at: 1, waits: 9, runs: 1 });
  const calls = [...first, ...behind].toSorted((left, right) => left.at - right.at);
  expect(pointAt('endpoints/script/workers/coldStartMs', calls, inMs)).toMatchObject({
    value: 0,
    basis: { count: 1 },
  });
});

test('a delay of first jobs only is the start of a worker', () => {
  const calls = [
    ...job('cold', { at: 0, waits: 8 }),
    ...job('warm', { at: 11 }),
    ...job('warmer', { at: 14 }),
    ...job('cold again', { at: 100, waits: 8 }),
  ];
  const found = points(calls, inMs);
  expect(found.get('endpoints/script/workers/coldStartMs')?.value).toBe(8000);
  expect(found.get('endpoints/script/workers/idleTimeoutMs')?.value).toBeUndefined();
});

test('a delay of every job is learned so that every job has it', () => {
  const calls = [...job('one', { at: 0, waits: 3 }), ...job('two', { at: 6, waits: 3 })];
  const found = points(calls, inMs);
  expect(found.get('endpoints/script/workers/coldStartMs')?.value).toBe(3000);
  expect(found.get('endpoints/script/workers/idleTimeoutMs')?.value).toBe(0);
});

test('what the owner declares is taken over, and what is not declared is left open', () => {
  const declared: Partial<Subject> = {
    claims: ['forbidden-key', 'read-only-key', 'endpoint-key'],
    oneEndpoint: 'script',
    endpoints: [{ id: 'script', kind: 'serverless', timeoutMs: 7000, workers: 2 }],
  };
  expect(settingsFromPoints(learn([evidenceOf([], declared)]))).toMatchObject({
    accounts: {
      learned: {
        keys: {
          'local-forbidden-key': { permission: 'none' },
          'local-read-only-key': { permission: 'read' },
          'local-endpoint-key': { permission: 'none', endpoints: { script: 'run' } },
        },
      },
    },
    endpoints: { script: { executionTimeoutMs: 7000, workers: { max: 2 } } },
  });
  const open = pointAt('endpoints/model/executionTimeoutMs', []);
  expect(open).toMatchObject({ value: undefined, basis: { kind: 'notSeen' } });
});

test('an endpoint has at least as many workers as jobs were seen to run at once', () => {
  const max = (calls: readonly RecordedCall[], declared: Partial<Subject> = undeclared) =>
    pointAt(
      'endpoints/script/workers/max',
      calls.toSorted((left, right) => left.at - right.at),
      declared,
    );
  const long = [0, 1, 2, 3].flatMap((at) => job(`long ${at}`, { at, runs: 20 }));
  expect(max(long)).toMatchObject({
    value: 4,
    basis: { kind: 'seen', detail: '4 jobs ran at once: there are at least so many workers' },
  });
  // While they all run, another one completes.
  expect(max([...long, ...job('short', { at: 8 })])?.value).toBe(5);
  // It may have run before or after them.
  expect(max([...long, ...job('waiting', { at: 8, waits: 30 })])?.value).toBe(4);
  const few = max(job('long', { at: 0, runs: 9 }).concat(job('other', { at: 1, runs: 9 })));
  expect(few).toMatchObject({ value: 3, basis: { detail: expect.stringMatching(/^2 jobs/) } });
  expect(max(job('long', { at: 0, runs: 9 }))).toMatchObject({ value: undefined });
  expect(max(long, {})).toMatchObject({ value: 1, basis: { kind: 'declared' } });
});

/** Synchronous jobs that follow each other, and report times in seconds. */
function shortJobs(took: number, reported: readonly number[]): Recorded[] {
  return reported.flatMap((executionTime, index) =>
    named(`short ${index}`, {
      ...{ at: index * 2, took, call: 'runsync', sent: { input: { any: index } } },
      answer: { status: 'COMPLETED', output: { done: true }, delayTime: 0, executionTime },
    }),
  );
}

test.each([
  ['whole seconds', 0.12, [0, 0, 1, 0]],
  ['half seconds', 0.12, [0.5, 0, 0, 0.5]],
])(
  'a run time that %s hide is what was seen from outside, and learned again the same',
  (_, took, reported) => {
    const declared = { timeUnitMs: 1000 };
    const point = pointAt('endpoints/script/durationMs', shortJobs(took, reported), declared);
    expect(point?.value).toBe(120);
    expect(JSON.stringify(point?.basis)).toContain('hides');
    const again = shortJobs(Number(point?.value) / 1000, reported);
    expect(pointAt('endpoints/script/durationMs', again, declared)?.value).toBe(120);
  },
);
