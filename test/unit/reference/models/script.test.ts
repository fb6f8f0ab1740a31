import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { scriptWorker } from '../../../../src/reference/models/script.ts';
import { begin } from '../workers/begin-job.ts';

const run = (script: unknown, settings = {}) => begin(scriptWorker(settings), { script }).work;

describe('a script', () => {
  test.each([
    ['an empty output at once', {}, 0, { kind: 'output', output: {} }],
    ['an output', { output: [1, null] }, 0, { kind: 'output', output: [1, null] }],
    ['null', { output: null }, 0, { kind: 'output', output: null }],
    ['a delayed end', { afterMs: 5000 }, 5000, { kind: 'output', output: {} }],
    [
      'a failure',
      { afterMs: 7, fail: 'No more ink.' },
      7,
      { kind: 'error', message: 'No more ink.' },
    ],
    ['its input', { echo: true }, 0, { output: { script: { echo: true } } }],
    [
      'a digest of the storage settings, here of none',
      { storageEcho: true },
      0,
      { output: { sha256: createHash('sha256').update('null').digest('hex') } },
    ],
    ['a crash', { afterMs: 7, crash: true }, 7, { kind: 'error', message: 'The worker crashed.' }],
  ])('may request %s', (_, script, durationMs, outcome) => {
    expect(run(script)).toMatchObject({ kind: 'simulated', durationMs, outcome });
  });

  test('may hang and stream meanwhile', () => {
    const chunks = [{ afterMs: 1, output: 'a' }];
    expect(run({ hang: true, chunks })).toMatchObject({
      durationMs: Number.POSITIVE_INFINITY,
      chunks,
    });
  });

  test('streams chunks until its end, and none after it', () => {
    const chunks = [1, 2, 3].map((afterMs) => ({ afterMs, output: afterMs }));
    expect(run({ afterMs: 2, chunks }).chunks).toEqual(chunks.slice(0, 2));
  });

  test("takes the endpoint's duration unless it sets its own", () => {
    expect(run({}, { durationMs: 9 }).durationMs).toBe(9);
    expect(run({ afterMs: 0 }, { durationMs: 9 }).durationMs).toBe(0);
  });

  test('of the endpoint applies to jobs without one', () => {
    const worker = scriptWorker({ script: { fail: 'always' } });
    expect(begin(worker, { a: 1 }).work.outcome).toEqual({ kind: 'error', message: 'always' });
    expect(begin(worker, { script: { output: 1 } }).work.outcome).toMatchObject({ output: 1 });
  });

  test.each([
    ['none', undefined, 'Expected an object at body /input/script, got nothing.'],
    [
      'an unknown key',
      { sleep: 1 },
      'Expected no such property at body /input/script/sleep, got 1.',
    ],
    [
      'several ends',
      { output: null, crash: true },
      'Expected no value beside output at body /input/script/crash, got true.',
    ],
  ])('fails its job at once if it is invalid: %s', (_, script, message) => {
    const work = begin(scriptWorker({}), script === undefined ? {} : { script }).work;
    expect(work).toMatchObject({ durationMs: 0, outcome: { kind: 'error', message } });
  });
});
