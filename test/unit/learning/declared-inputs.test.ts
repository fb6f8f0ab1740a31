/** What jobs with declared inputs did, as scripts for the digests of their inputs. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { jsonDigest } from '../../../src/core/json-digest.ts';
import type { Subject } from '../../../src/evidence/record-types.ts';
import { learn } from '../../../src/learning/learn.ts';
import { settingsFromPoints } from '../../../src/learning/possible-settings.ts';
import { evidenceOf, named, type RecordedCall } from '../conformance/records.ts';

interface Ran {
  readonly input: object;
  readonly end: object;
  readonly runs?: number;
  readonly more?: Partial<RecordedCall>;
}

let count = 0;

function job({ input, end, runs = 0.2, more = {} }: Ran): RecordedCall[] {
  count += 1;
  const at = count * 100;
  return named(
    `job ${count}`,
    { at, call: 'run', sent: { input }, ...more },
    { at: at + 0.3, answer: { status: 'IN_PROGRESS' } },
    { at: at + 0.3 + runs / 2, answer: { status: 'IN_PROGRESS' } },
    { at: at + 0.3 + runs, answer: end },
  );
}

const completed = (output: unknown, executionTime = 200) => ({
  ...{ status: 'COMPLETED', output, executionTime, delayTime: 300 },
});

const inputs = {
  ordinary: { word: 'private' },
  slow: { input: { takes: 3 }, runsForMs: 3000 },
  hanging: { hangs: true },
  failing: { fails: 1 },
  crashing: { crashes: 1 },
  storageEcho: { storage: true },
};

function learned(
  jobs: readonly Ran[],
  endpoint: Partial<Subject['endpoints'][number]> = {},
): unknown {
  const declared = { id: 'script', kind: 'serverless', inputs, ...endpoint } as const;
  const subject = { endpoints: [declared], timeUnitMs: 1, finalStates: ['BROKEN', 'ENDED'] };
  const found = learn([evidenceOf(jobs.flatMap(job), subject)]);
  return settingsFromPoints(found)['endpoints'];
}

const failed = { status: 'BROKEN', error: 'A private text.' };

test('declared inputs do what was seen, and the file has neither inputs nor outputs', () => {
  const s3Config = { bucketName: 'b' };
  const settings = learned([
    { input: inputs.ordinary, end: completed(inputs.ordinary) },
    { input: { other: 'input' }, end: completed({ other: 'input' }) },
    { input: inputs.slow.input, end: completed({ secret: 1 }, 3000), runs: 3 },
    { input: inputs.slow.input, end: completed({ secret: 2 }, 3020), runs: 3 },
    { input: inputs.failing, end: failed },
    { input: inputs.crashing, end: failed },
    {
      input: inputs.hanging,
      more: { sent: { input: inputs.hanging, policy: { executionTimeout: 6000 } } },
      ...{ runs: 6.6, end: { status: 'ENDED' } },
    },
    {
      input: inputs.storageEcho,
      end: completed({ sha256: jsonDigest(s3Config) }),
      more: { storageSha256: jsonDigest(s3Config) },
    },
    {
      input: inputs.storageEcho,
      end: completed({ sha256: createHash('sha256').update('null').digest('hex') }),
    },
  ]);
  expect(settings).toMatchObject({
    script: {
      worker: 'echo',
      inputs: {
        [jsonDigest(inputs.slow.input)]: { output: {}, afterMs: 3010 },
        [jsonDigest(inputs.hanging)]: { hang: true },
        [jsonDigest(inputs.failing)]: { fail: 'The worker failed.' },
        [jsonDigest(inputs.crashing)]: { crash: true },
        [jsonDigest(inputs.storageEcho)]: { storageEcho: true },
      },
    },
  });
  expect(JSON.stringify(settings)).not.toMatch(/private|secret|other|takes|word/);
});

test('an input that does what the worker does by itself needs no script', () => {
  const own = { ordinary: { script: { output: 1 } }, failing: { script: { fail: 'No.' } } };
  const settings = learned(
    [
      { input: own.ordinary, end: completed({ value: 1 }) },
      { input: own.failing, end: failed },
    ],
    { inputs: own },
  );
  expect(settings).not.toHaveProperty('script.inputs');
});

test('an input of a worker that returns others only if they are declared so', () => {
  const echo = { word: 'again' };
  const settings = learned(
    [
      { input: inputs.ordinary, end: completed({ text: 'private' }) },
      { input: echo, end: completed(echo) },
    ],
    { inputs: { ordinary: inputs.ordinary, echo } },
  );
  expect(settings).toMatchObject({
    script: { worker: 'script', inputs: { [jsonDigest(echo)]: { echo: true } } },
  });
});

test('a public model fails for what it refuses, and for what the file says', () => {
  const own = { failing: { prompt: 'A forbidden boat' }, crashing: { width: 8 } };
  const settings = learned(
    [
      { input: own.failing, end: failed },
      { input: own.crashing, end: failed },
    ],
    { kind: 'public', model: 'image', inputs: own },
  );
  expect(settings).toHaveProperty('script.inputs', {
    [jsonDigest(own.failing)]: { fail: 'The worker failed.' },
  });
});

test('jobs that end now so and now otherwise have no script', () => {
  const settings = learned([
    { input: inputs.failing, end: failed },
    { input: inputs.failing, end: completed({}) },
    { input: inputs.ordinary, end: completed(inputs.ordinary) },
  ]);
  expect(settings).not.toHaveProperty(['script', 'inputs', jsonDigest(inputs.failing)]);
  expect(settings).toHaveProperty(['script', 'inputs', jsonDigest(inputs.crashing)]);
});

test('what was not seen is as the owner declares it', () => {
  expect(learned([])).toMatchObject({
    script: {
      inputs: {
        [jsonDigest(inputs.slow.input)]: { afterMs: 3000 },
        [jsonDigest(inputs.hanging)]: { hang: true },
        [jsonDigest(inputs.failing)]: { fail: 'The worker failed.' },
        [jsonDigest(inputs.crashing)]: { crash: true },
        [jsonDigest(inputs.storageEcho)]: { storageEcho: true },
      },
    },
  });
});

test('an input that completes although the demo model refuses it has no script', () => {
  const own = { ordinary: { width: 8 } };
  const ran = { input: own.ordinary, end: completed({ image_url: 'https://files.test/a' }) };
  const settings = learned([ran], { kind: 'public', model: 'image', inputs: own });
  expect(settings).not.toHaveProperty('script.inputs');
});

test('an input that was recorded without its secrets has no script: its digest is unknown', () => {
  const failing = { token: '[redacted]', fails: [1] };
  const settings = learned([{ input: failing, end: failed }], { inputs: { failing } });
  expect(settings).not.toHaveProperty('script.inputs');
  const plain = { token: 'x', fails: [1] };
  expect(learned([{ input: plain, end: failed }], { inputs: { failing: plain } })).toHaveProperty(
    'script.inputs',
  );
});

test('an input that was refused is said to be, and not what its owner declared', () => {
  const refused = (key: 'valid' | 'wrong'): RecordedCall[] => [
    { at: 0, call: 'run', key, sent: { input: inputs.failing }, http: 400, answer: '{}' },
    { at: 1, call: 'run', sent: { input: inputs.ordinary } },
  ];
  const basisOf = (recorded: readonly RecordedCall[]) =>
    learn([
      evidenceOf(recorded, { endpoints: [{ id: 'script', kind: 'serverless', inputs }] }),
    ]).points.find(({ path }) => path.at(-1) === jsonDigest(inputs.failing))?.basis;
  expect(basisOf(refused('valid'))).toMatchObject({
    kind: 'seen',
    count: 1,
    detail: expect.stringContaining('inputs.failing of the target file: refused with 400'),
  });
  expect(basisOf(refused('wrong'))).toEqual({ kind: 'declared' });
  // `runsync` may answer a failed job so.
  const failed = refused('valid').map((call) => ({ ...call, call: 'runsync' as const }));
  expect(basisOf(failed)).toEqual({ kind: 'declared' });
});
