/** What a target declares, and so claims. */
import { expect, test } from 'vitest';
import { declarationsToObserve } from '../../../src/conformance/contract/rules.ts';
import { furtherOperations } from '../../../src/conformance/target/declarations.ts';
import { subjectOfTarget } from '../../../src/conformance/target/target.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';

function targetWith(operations: string[] | true) {
  const file = {
    baseUrl: 'https://host.test',
    keys: { valid: { public: 'key' } },
    endpoints: { one: { id: 'one', kind: 'serverless' } },
    declares: { operations },
  };
  return readTarget(file, { env: {} });
}

const claimsWith = (operations: string[] | true) =>
  [...targetWith(operations).claims].filter((id) =>
    /-operations?$|read-by-post|scaling-source/.test(id),
  );

test.each([
  [[], []],
  [['cancelJob'], ['more-operations', 'cancel-operation']],
  [['retryJob'], ['more-operations', 'retry-operation']],
  [['purgeQueue'], ['more-operations', 'purge-operation']],
  [['getEndpointHealth'], ['more-operations', 'scaling-source']],
  [['streamJobByPost'], ['more-operations', 'stream-operation']],
  [['getJobStatusSync'], ['more-operations', 'wait-operation']],
  [
    ['streamJobByPost', 'getJobStatusSync'],
    ['more-operations', 'stream-operation', 'wait-operation'],
  ],
  [
    ['streamJob', 'streamJobByPost'],
    ['more-operations', 'stream-operation', 'read-by-post'],
  ],
])('%j claims %j', (operations, claimed) => {
  expect(claimsWith(operations)).toEqual(claimed);
});

test('`true` claims everything that the reference offers', () => {
  expect(claimsWith(true)).toEqual(claimsWith([...furtherOperations]));
  expect(claimsWith(true)).toContain('read-by-post');
  expect(subjectOfTarget(targetWith(true)).operations).toEqual(furtherOperations);
});

test.each(['public', 'serverless'] as const)(
  'rules about failing jobs of public endpoints are not claimed by those of others: %s',
  (failing) => {
    const endpoint = (kind: 'public' | 'serverless') => ({
      ...{ id: kind, kind, maxCost: '0' },
      ...(kind === failing && { inputs: { failing: {} } }),
    });
    const { claims } = readTarget(
      {
        baseUrl: 'https://host.test',
        keys: { valid: { public: 'key' } },
        endpoints: { one: endpoint('public'), other: endpoint('serverless') },
      },
      { env: {} },
    );
    const needs = declarationsToObserve('wrong-input-fails-job') ?? [];
    expect(needs.every((need) => claims.has(need))).toBe(failing === 'public');
  },
);

test('an unknown operation is refused', () => {
  expect(() => targetWith(['cancelJob', 'cancelJbo'])).toThrow(
    /^\/declares\/operations: expected true or some of .*cancelJob, .*, got "cancelJbo"\.$/,
  );
  expect(() => targetWith(['runJob'])).toThrow('got "runJob"');
});

test.each(['IN_QUEUE', 'IN_PROGRESS'])('%s is refused as a final state', (name) => {
  const file = {
    baseUrl: 'https://host.test',
    keys: { valid: { public: 'key' } },
    endpoints: { one: { id: 'one', kind: 'serverless' } },
    declares: { finalStates: ['COMPLETED', 'FAILED', name] },
  };
  expect(() => readTarget(file, { env: {} })).toThrow(
    `/declares/finalStates: expected names of states in which a job has ended, got "${name}".`,
  );
});
