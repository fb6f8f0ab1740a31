import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { echoWorker } from '../../../../src/reference/models/echo.ts';
import { imageWorker } from '../../../../src/reference/models/image.ts';
import {
  type CertainInputs,
  withInputs,
} from '../../../../src/reference/models/scripted-inputs.ts';
import { begin } from '../workers/begin-job.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const inputs: CertainInputs = {
  '{ "b": [1.0, {"d": null, "c": "\u00e9"}], "a": 1 }': { fail: 'No.' },
  [sha256('{"word":"slow"}')]: { afterMs: 700 },
  '{"word": "hang"}': { hang: true },
};

describe('a worker with scripts for certain inputs', () => {
  const worker = withInputs({ inputs, durationMs: 20 }, echoWorker({ durationMs: 20 }));

  test.each([
    ['follows one, whatever the order of keys', { a: 1, b: [1, { c: 'é', d: null }] }, 20, 'error'],
    ['takes the time that one gives', { word: 'slow' }, 700, 'output'],
    ['does what it does with other inputs', { word: 'Slow' }, 20, 'output'],
  ])('%s', (_, input, durationMs, kind) => {
    const { work } = begin(worker, input);
    expect(work).toMatchObject({ durationMs, outcome: { kind } });
    expect('output' in work.outcome ? work.outcome.output : input).toEqual(input);
  });

  test('lets a job hang where one says so', () => {
    expect(begin(worker, { word: 'hang' }).work.durationMs).toBe(Number.POSITIVE_INFINITY);
  });

  test('refuses a key that is no JSON object', () => {
    for (const key of ['{"word": }', '[1]', 'word', sha256('x').slice(1)]) {
      const create = () => withInputs({ inputs: { [key]: {} } }, echoWorker({}));
      expect(create, key).toThrow(`Expected an input as JSON, got ${key}.`);
    }
  });
});

test('an input that a model refuses can complete, and a good one fail', () => {
  const worker = withInputs(
    {
      inputs: {
        '{"width": 8}': { output: { image_url: 'x' } },
        '{"prompt": "A"}': { fail: 'No.' },
      },
    },
    imageWorker({}),
  );
  expect(begin(worker, { width: 8 }).work.outcome).toMatchObject({ output: { image_url: 'x' } });
  expect(begin(worker, { prompt: 'A' }).work.outcome).toMatchObject({ kind: 'error' });
  expect(begin(worker, { prompt: 'B' }).work.outcome).toMatchObject({ kind: 'output' });
});
