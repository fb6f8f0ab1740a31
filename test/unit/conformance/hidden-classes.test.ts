/** That what judges make for each record has the same hidden class, which costs as much as the object itself. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parseJob } from '../../../src/client/job.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { syntheticEvidence } from '../../bench/synthetic-evidence.ts';

setFlagsFromString('--allow-natives-syntax');
const isAlike: (one: unknown, other: unknown) => boolean = runInNewContext(
  '(one, other) => %HaveSameMap(one, other)',
);

function kindsOf(things: readonly unknown[]): number {
  const kinds: unknown[] = [];
  for (const thing of things) {
    if (!kinds.some((kind) => isAlike(kind, thing))) kinds.push(thing);
  }
  return kinds.length;
}

test.each(['IN_QUEUE', 'COMPLETED', 'FAILED'])('jobs that are %s are of one kind', (status) => {
  const jobs = Array.from({ length: 20 }, (_, n) =>
    parseJob({ id: `job-${n}`, status, delayTime: n, workerId: `w${n}` }),
  );
  expect(kindsOf(jobs)).toBe(1);
});

test('histories of jobs, their samples and calls are of few kinds', () => {
  const { jobs, calls } = viewOf([...syntheticEvidence(1000)]);
  expect(jobs.length).toBeGreaterThan(100);
  expect(kindsOf(jobs)).toBe(1);
  expect(kindsOf(calls)).toBe(1);
  expect(kindsOf(jobs.flatMap(({ samples }) => samples))).toBeLessThan(5);
});
