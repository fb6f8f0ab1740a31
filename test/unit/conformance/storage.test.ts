/** Judges of storage settings: evidence that decides nothing, or is about real settings. */
import { expect, test } from 'vitest';
import { type JudgedRule, outcomes as outcomesOf } from './records.ts';

const storageEcho = { tell: 'sha256' };

/** A job with storage settings, and what its status says. */
function outcomes(
  rule: JudgedRule,
  { answer, status = 200, isReal = false }: { answer: object; status?: number; isReal?: boolean },
): string[] {
  const sent = { input: storageEcho, s3Config: { accessId: '[s3Config.accessId]' } };
  const about = { id: 'job', endpoint: 'echo' };
  const calls = [
    { ...about, at: 0, call: 'run' as const, sent, ...(!isReal && { storageSha256: 'abc1' }) },
    { ...about, at: 2, http: status, answer },
  ];
  return outcomesOf(rule, calls, {
    claims: ['storage-echo'],
    endpoints: [{ id: 'echo', kind: 'serverless', inputs: { storageEcho } }],
  });
}

const completed = (output: object) => ({ id: 'job', status: 'COMPLETED', output });

test('a worker that reports no hash, contrary to the declaration, decides nothing', () => {
  expect(outcomes('storage-reaches-worker', { answer: completed({}) })).toEqual(['unclear']);
});

test('a worker that reports a hash for another job received none for this one', () => {
  const job = (id: string, at: number, output: object) => {
    const about = { id, endpoint: 'echo' };
    const sent = { input: storageEcho, s3Config: { accessId: '[s3Config.accessId]' } };
    return [
      { ...about, at, call: 'run' as const, sent, storageSha256: 'abc1' },
      { ...about, at: at + 1, answer: { id, status: 'COMPLETED', output } },
    ];
  };
  const found = outcomesOf(
    'storage-reaches-worker',
    [...job('one', 0, { sha256: 'abc1' }), ...job('two', 2, {})],
    { endpoints: [{ id: 'echo', kind: 'serverless', inputs: { storageEcho } }] },
  );
  expect(found).toEqual(['holds', 'broken']);
});

test('the letter case of the hash does not matter', () => {
  const answer = completed({ sha256: 'ABC1' });
  expect(outcomes('storage-reaches-worker', { answer })).toEqual(['holds']);
});

test('real storage settings cannot be verified through a worker', () => {
  const answer = completed({ sha256: 'abc2' });
  expect(outcomes('storage-reaches-worker', { answer, isReal: true })).toEqual([]);
});

test('a worker may have put a file into a real bucket', () => {
  const answer = completed({ url: 'https://redacted.invalid/s3Config.endpointUrl/a.png' });
  expect(outcomes('storage-never-answered', { answer, isReal: true })).toEqual(['unclear']);
});

test('a worker may return the address of a result in made-up storage, but no credential', () => {
  const url = 'https://redacted.invalid/s3Config.endpointUrl/[s3Config.bucketName]/a.png';
  const told = (answer: object) => outcomes('storage-never-answered', { answer })[0];
  expect(told(completed({ url }))).toBe('unclear');
  expect(told({ ...completed({}), url })).toBe('broken');
  expect(told(completed({ url, id: '[s3Config.accessId]' }))).toBe('broken');
});

test('a refusal may quote an invalid value but no credential', () => {
  const refused = (error: string) =>
    outcomes('storage-never-answered', { status: 400, answer: { error } });
  expect(refused('no address: [s3Config.endpointUrl]')).toEqual(['unclear']);
  expect(refused('no text: [s3Config.accessSecret]')).toEqual(['broken']);
});

test('a refusal for another reason may not quote settings that were accepted', () => {
  const s3Config = { endpointUrl: '[s3Config.endpointUrl]' };
  const refused = (storageSha256: string) =>
    outcomesOf('storage-never-answered', [
      { id: 'job', at: 0, call: 'run', sent: { input: {}, s3Config }, storageSha256: 'abc1' },
      {
        ...{ at: 1, call: 'run', key: 'wrong', http: 401, storageSha256 },
        ...{ sent: { input: {}, s3Config }, answer: { received: s3Config } },
      },
    ]);
  expect(refused('abc1')).toEqual(['broken']);
  expect(refused('abc2')).toEqual(['unclear']);
});
