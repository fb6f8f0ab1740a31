/** Judges of the contract find no violation in what an alternative permits. */
import { expect, test } from 'vitest';
import { done, findings, queued, type RecordedCall, running } from '../records.ts';

const run = { at: 0, call: 'run', sent: { input: { ordinary: true } } } as const;
const lacking = { delayTime: null, executionTime: null, output: null, workerId: null };
const types = ['delay-time-type', 'execution-time-type', 'output-type', 'worker-id-type'] as const;

test.each(types)('null for a member without a value breaks no rule: %s', (rule) => {
  const calls = [run, { at: 1, answer: { ...queued, ...lacking } }, { at: 3, answer: done }];
  const broken = (recorded: readonly RecordedCall[]) =>
    findings(rule, recorded).filter(({ outcome }) => outcome === 'broken');
  expect(broken(calls)).toEqual([]);
  const member = { 'delay-time-type': 'delayTime', 'execution-time-type': 'executionTime' };
  const wrong = { ...member, 'output-type': 'output', 'worker-id-type': 'workerId' }[rule];
  expect(broken([run, { at: 1, answer: { ...running, [wrong]: true } }])).toHaveLength(1);
});

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
