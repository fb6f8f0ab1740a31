/** Judges of the contract find no violation in what an alternative permits. */
import { expect, test } from 'vitest';
import { findings, type RecordedCall } from '../records.ts';

const run = { at: 0, call: 'run', sent: { input: { ordinary: true } } } as const;
test('a completed job needs its output', () => {
  const answer = { status: 'COMPLETED', output: null };
  expect(findings('job-shape', [run, { at: 1, answer }])).toMatchObject([{ outcome: 'broken' }]);
});

test('a service that refuses unlisted keys may do so in storage settings', () => {
  const input = { ordinary: true };
  const endpointUrl = 'https://storage.test';
  const named = { accessId: 'a', accessSecret: 's', bucketName: 'b', endpointUrl };
  const storage = { ...named, region: 'eu' };
  const policy = { ttl: 20_000 };
  const refused = (sent: object) => ({ at: 1, call: 'run', http: 400, sent }) as const;
  const both = refused({ input, policy, s3Config: storage });
  const outcomes = (...calls: readonly RecordedCall[]) =>
    findings('request-content-type', [run, ...calls]).map(({ outcome }) => outcome);
  expect(outcomes(both)).toEqual(['holds', 'broken']);
  expect(outcomes(refused({ input, extra: 1 }), both)).toEqual(['holds']);
});
