import { expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { createModel } from '../../../../src/reference/models/create-model.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { begin } from '../workers/begin-job.ts';

const image = { kind: 'public', model: 'image', price: 'image-odd' } as const;
const prompt = 'dusk';

test('a model notes each name once that its input does not list, and makes its output', () => {
  const model = createModel(image);
  const first = begin(model, { prompt, widht: 512, style: 'oil' });
  expect(first.work.outcome.kind).toBe('output');
  expect(first.notes).toEqual([
    'The image model ignores widht, which its input does not list; did you mean width?',
    'The image model ignores style, which its input does not list',
  ]);
  expect(begin(model, { prompt, widht: 256, steps: 4 }).notes).toEqual([
    'The image model ignores steps, which its input does not list',
  ]);
  expect(begin(model, { prompt, width: 256 }).notes).toEqual([]);
});

test('the service warns of such a name once, whichever account sends it', async () => {
  const warned: string[] = [];
  const clock = new ManualClock();
  const service = createReferenceService({
    settings: {
      accounts: { one: { keys: { 'key-1': {} } }, two: { keys: { 'key-2': {} } } },
      endpoints: { image },
    },
    clock,
    onWarning: (text) => warned.push(text),
  });
  for (const apiKey of ['key-1', 'key-1', 'key-2']) {
    await service.fetch(
      new Request('http://service.test/v2/image/run', {
        method: 'POST',
        headers: { authorization: apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ input: { prompt, promt: 'dawn', style: 'oil' } }),
      }),
    );
  }
  await clock.advance(0);
  expect(warned).toEqual([
    'endpoint image: the image model ignores promt, which its input does not list; did you mean prompt? Jobs with such a name fail with the setting unlistedNames: refuse.',
    'endpoint image: the image model ignores style, which its input does not list. Jobs with such a name fail with the setting unlistedNames: refuse.',
  ]);
  service.close();
});

test('jobs whose durations differ are of one model, which notes a name once', () => {
  const model = createModel({
    ...image,
    durationMs: { distribution: 'uniform', minMs: 10, maxMs: 20 },
  });
  const input = { prompt, style: 'oil' };
  expect([begin(model, input), begin(model, input)].map(({ notes }) => notes.length)).toEqual([
    1, 0,
  ]);
});

test('names of callers fill neither the memory nor the log', () => {
  const model = createModel(image);
  const names = Array.from({ length: 1000 }, (_, index) => [`name-${index}`, 1] as const);
  expect(begin(model, { prompt, ...Object.fromEntries(names) }).notes).toHaveLength(100);
  expect(begin(createModel(image), { prompt, ['x'.repeat(1000)]: 1 }).notes).toEqual([]);
});

test('a name that a script answers is not noted', () => {
  const model = createModel({ ...image, inputs: { '{"style": "oil"}': { fail: 'No.' } } });
  expect(begin(model, { style: 'oil' })).toMatchObject({ notes: [] });
});

test('where names are refused, such a job fails at once, and is foreseen to', () => {
  const model = createModel({ ...image, unlistedNames: 'refuse' });
  const { work, notes } = begin(model, { prompt, widht: 512 });
  expect({ work, notes }).toMatchObject({
    work: {
      durationMs: 0,
      outcome: { kind: 'error', message: expect.stringContaining('/input/widht') },
    },
    notes: [],
  });
  expect(begin(model, { prompt, width: 512 }).work.outcome.kind).toBe('output');
});
