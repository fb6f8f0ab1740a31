/** What judges of storage settings make of evidence that is legal, unlikely, or of real settings. */
import { expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { EvidenceRecord } from '../../../src/evidence/calls.ts';

const echoInput = { tell: 'sha256' };

/** A job with storage settings, and what its status says. */
function outcomes(
  rule: keyof typeof judges,
  { answer, status = 200, isReal = false }: { answer: object; status?: number; isReal?: boolean },
): string[] {
  const about = { kind: 'exchange', scenario: 'storage', key: 'valid' } as const;
  const records: EvidenceRecord[] = [
    {
      kind: 'subject',
      format: 1,
      baseUrl: 'https://deployment.test',
      claims: ['storage-echo'],
      endpoints: [{ id: 'echo', kind: 'serverless', inputs: { storageEcho: echoInput } }],
    },
    {
      ...about,
      id: 1,
      request: {
        method: 'POST',
        target: '/v2/echo/run',
        headers: {},
        body: JSON.stringify({ input: echoInput, s3Config: { accessId: '[s3Config.accessId]' } }),
        ...(!isReal && { storageSha256: 'abc1' }),
      },
      sentMs: 0,
      receivedMs: 1,
      response: { status: 200, headers: {}, bytes: 1, body: '{"id":"job","status":"IN_QUEUE"}' },
    },
    {
      ...about,
      id: 2,
      request: { method: 'GET', target: '/v2/echo/status/job', headers: {} },
      sentMs: 2,
      receivedMs: 3,
      response: { status, headers: {}, bytes: 1, body: JSON.stringify(answer) },
    },
  ];
  return judges[rule](viewOf(records)).map(({ outcome }) => outcome);
}

const completed = (output: object) => ({ id: 'job', status: 'COMPLETED', output });

test.each([
  ['the same hash', { sha256: 'abc1' }, ['holds']],
  ['the same hash in upper case', { sha256: 'ABC1' }, ['holds']],
  ['another hash', { sha256: 'abc2' }, ['broken']],
  ['no hash, contrary to the declaration', {}, ['unclear']],
])('a worker that reports %s', (_, output, expected) => {
  expect(outcomes('storage-reaches-worker', { answer: completed(output) })).toEqual(expected);
});

test('real storage settings cannot be verified through a worker', () => {
  const answer = completed({ sha256: 'abc2' });
  expect(outcomes('storage-reaches-worker', { answer, isReal: true })).toEqual([]);
});

test('made-up settings must not appear in any response', () => {
  const url = 'https://redacted.invalid/s3Config.endpointUrl/a.png';
  const rule = 'storage-never-answered';
  expect(outcomes(rule, { answer: completed({}) })).toEqual(['holds']);
  expect(outcomes(rule, { answer: completed({ url }) })).toContain('broken');
  // A worker may well have put a file into a real bucket.
  expect(outcomes(rule, { answer: completed({ url }), isReal: true })).toEqual(['unclear']);
});

test('a refusal may quote an invalid value but no credential', () => {
  const rule = 'storage-never-answered';
  const refused = (text: string) => outcomes(rule, { status: 400, answer: { error: text } });
  expect(refused('no address: [s3Config.endpointUrl]')).toEqual(['unclear']);
  expect(refused('no text: [s3Config.accessSecret]')).toEqual(['broken']);
});
