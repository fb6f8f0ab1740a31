/** Promises of the types of `inference-contract/types`; the type checker fails this file when one is broken. */
import { expect, expectTypeOf, test } from 'vitest';
import type { components, contract } from '../../src/types.ts';

type ContractJob = contract.components['schemas']['Job'];
type ReferenceJob = components['schemas']['Job'];

interface Output {
  [key: string]: unknown;
}

test('the status COMPLETED tells the compiler that a job has an output', () => {
  const read = (job: ContractJob | ReferenceJob): Output | undefined => {
    if (job.status === 'COMPLETED') {
      expectTypeOf(job.output).toEqualTypeOf<Output>();
      return job.output;
    }
    expectTypeOf(job.output).toEqualTypeOf<Output | undefined>();
    // @ts-expect-error another job need not have one
    expectTypeOf(job.output).toEqualTypeOf<Output>();
    return job.output;
  };
  expect(read({ id: '1', status: 'COMPLETED', output: { text: 'a' } })).toEqual({ text: 'a' });
});

test('so does the body of each answer with a job', () => {
  type Body<Id extends 'getJobStatus' | 'runJobSync'> =
    contract.operations[Id]['responses']['2XX']['content']['application/json'];
  const read = (job: Body<'getJobStatus'> | Body<'runJobSync'>) =>
    job.status === 'COMPLETED' ? Object.keys(job.output) : [];
  expect(read({ status: 'COMPLETED', output: { a: 1 } })).toEqual(['a']);
});

test('a completed job without an output is no job', () => {
  // @ts-expect-error it has no output
  const job: ContractJob = { id: '1', status: 'COMPLETED' };
  // @ts-expect-error nor is its output missing in the reference
  const other: ReferenceJob = { id: '1', status: 'COMPLETED', workerId: 'a' };
  // @ts-expect-error an output is an object
  const text: ContractJob = { id: '1', status: 'COMPLETED', output: 'text' };
  expect([job, other, text]).toHaveLength(3);
});

test('any other state is legal, also one that only begins like COMPLETED', () => {
  const jobs: ContractJob[] = [
    { id: '1', status: 'IN_QUEUE' },
    { id: '1', status: 'IN_PROGRESS', output: { partial: true } },
    { id: '1', status: 'COMPLETED_WITH_WARNINGS' },
    { id: '1', status: 'COMPLETE' },
    { id: '1', status: 'CANCELLED' },
    { id: '1', status: 'completed' },
    { id: '1', status: 'timed-out' },
    { id: '1', status: '' },
    { id: '1', more: 1 },
    {},
  ];
  const names = jobs.map(({ status }) => {
    expectTypeOf(status).toExtend<string | undefined>();
    switch (status) {
      case 'FAILED':
      case 'COMPLETED':
      case 'COMPLETE':
        return status;
      default:
        return status?.toLowerCase();
    }
  });
  expect(names).toContain('timed-out');
});

test('the other members of a job keep their types', () => {
  expectTypeOf<ContractJob['id']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<ReferenceJob['id']>().toEqualTypeOf<string>();
  expectTypeOf<ContractJob['delayTime']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<ContractJob['anything']>().toBeUnknown();
});
