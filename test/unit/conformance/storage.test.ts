/** Judges of storage settings: evidence that decides nothing, or is about real settings. */
import { expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { JudgedRule } from './records.ts';

const echoInput = { tell: 'sha256' };

/** A job with storage settings, and what its status says. */
function outcomes(
  rule: JudgedRule,
  { answer, status = 200, isReal = false }: { answer: object; status?: number; isReal?: boolean },
): string[] {
  const about = { kind: 'exchange', scenario: 'storage', key: 'valid' } as const;
  const body = { input: echoInput, s3Config: { accessId: '[s3Config.accessId]' } };
  const view = viewOf([
    {
      ...{ kind: 'subject', format: 1, baseUrl: 'https://deployment.test' },
      claims: ['storage-echo'],
      endpoints: [{ id: 'echo', kind: 'serverless', inputs: { storageEcho: echoInput } }],
    },
    {
      ...{ ...about, id: 1, sentMs: 0, receivedMs: 1 },
      request: {
        ...{ method: 'POST', target: '/v2/echo/run', headers: {}, body: JSON.stringify(body) },
        ...(!isReal && { storageSha256: 'abc1' }),
      },
      response: { status: 200, headers: {}, bytes: 1, body: '{"id":"job","status":"IN_QUEUE"}' },
    },
    {
      ...{ ...about, id: 2, sentMs: 2, receivedMs: 3 },
      request: { method: 'GET', target: '/v2/echo/status/job', headers: {} },
      response: { status, headers: {}, bytes: 1, body: JSON.stringify(answer) },
    },
  ]);
  return judges[rule](view).map(({ outcome }) => outcome);
}

const completed = (output: object) => ({ id: 'job', status: 'COMPLETED', output });

test('a worker that reports no hash, contrary to the declaration, decides nothing', () => {
  expect(outcomes('storage-reaches-worker', { answer: completed({}) })).toEqual(['unclear']);
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

test('a refusal may quote an invalid value but no credential', () => {
  const refused = (error: string) =>
    outcomes('storage-never-answered', { status: 400, answer: { error } });
  expect(refused('no address: [s3Config.endpointUrl]')).toEqual(['unclear']);
  expect(refused('no text: [s3Config.accessSecret]')).toEqual(['broken']);
});
