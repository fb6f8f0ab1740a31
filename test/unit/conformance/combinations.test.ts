/** The combinations of jobs: few, and every pair of choices occurs. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type CombinedJob, combinedJobs } from '../../../src/conformance/run/combined-jobs.ts';
import { pairwise } from '../../../src/conformance/run/pairwise.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';

const file = parse(readFileSync('mocks/target.yaml', 'utf8'));

function jobsOf(changes: object = {}): CombinedJob[] {
  return combinedJobs(readTarget({ ...file, ...changes }, { env: {} }));
}

test('every pair occurs, in fewer rows than there are candidates', () => {
  const sizes = ['small', 'large'].flatMap((size) => [1, 2, 3].map((count) => ({ size, count })));
  const all = sizes.flatMap((one) => ['red', 'blue'].map((colour) => ({ ...one, colour })));
  const rows = pairwise(all);
  expect(rows.length).toBeLessThan(8);
  for (const { size, count, colour } of all) {
    expect(rows.some((row) => row.size === size && row.count === count)).toBe(true);
    expect(rows.some((row) => row.size === size && row.colour === colour)).toBe(true);
    expect(rows.some((row) => row.count === count && row.colour === colour)).toBe(true);
  }
});

test('pairs that no candidate has are left out', () => {
  const rows = pairwise([
    { way: 'run', first: 'early' },
    { way: 'runsync', first: 'late' },
  ]);
  expect(rows).toHaveLength(2);
});

test('webhooks meet every policy, kind of endpoint, answer and storage', () => {
  const jobs = jobsOf();
  expect(jobs.length).toBeLessThanOrEqual(20);
  const seen = new Set(
    jobs.flatMap(({ combination: { webhook, ...rest } }) =>
      Object.values(rest).map((value) => `${webhook} / ${value}`),
    ),
  );
  for (const webhook of ['plain', 'with a query']) {
    for (const other of ['public', 'serverless', 'fails first', 'lowPriority', 'ttl', 'true']) {
      expect(seen).toContain(`${webhook} / ${other}`);
    }
  }
  // Jobs without a webhook run in the other scenarios.
  expect(jobs.filter(({ combination }) => combination.webhook === 'none')).toEqual([]);
});

test('jobs with storage settings go to endpoints whose worker reports them, or returns its input', () => {
  const all = jobsOf().filter(
    ({ combination: { storage, kind } }) => storage && kind === 'serverless',
  );
  const unusual = all.filter(({ combination: { input } }) => input === 'unusual');
  const stored = all.filter(({ combination: { input } }) => input !== 'unusual');
  expect(new Set(unusual.map(({ endpoint }) => endpoint.id))).toEqual(new Set(['echo']));
  expect(new Set(stored.map(({ endpoint }) => endpoint.id))).toEqual(new Set(['storage']));
  const submissions = stored.map(({ combination }) => combination.submission);
  expect(new Set(submissions)).toEqual(new Set(['run', 'runsync']));
});

test('without a receiver and public endpoints, fewer choices remain', () => {
  const endpoints = Object.fromEntries(
    Object.entries<{ kind: string }>(file.endpoints).filter(([, { kind }]) => kind !== 'public'),
  );
  const jobs = jobsOf({ endpoints, webhooks: undefined });
  expect(jobs.length).toBeLessThan(jobsOf().length);
  expect(jobs.every(({ combination }) => combination.webhook === 'none')).toBe(true);
});
