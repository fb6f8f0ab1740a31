/** What is kept of findings does not grow with their texts, and none of their evidence is lost. */
import { expect, test } from 'vitest';
import { broken, holds, notice, unclear } from '../../../src/conformance/judging/verdicts/judge.ts';
import {
  evidenceIdsOf,
  keepFindings,
  keptByOutcome,
  mostFindings,
  mostSaid,
} from '../../../src/conformance/judging/verdicts/kept-findings.ts';
import { withNeed } from '../../../src/conformance/judging/verdicts/missing-evidence.ts';

test('of many texts the first are kept, and the evidence of all', () => {
  const ids = Array.from({ length: 1000 }, (_, id) => id);
  const texts = mostSaid + 20;
  const { holds: found } = keptByOutcome(ids.map((id) => holds(`Seen ${id % texts}.`, [id])));
  expect(found).toMatchObject({ findingCount: 1000, unsaid: { count: 20 } });
  expect(found.findings.map(({ shownBy }) => shownBy)).toEqual(
    ids.slice(0, mostFindings).map((id) => [id]),
  );
  expect(found.said).toHaveLength(mostSaid);
  expect(found.said[1]?.shownBy.slice(0, 2)).toEqual([1, 1 + texts]);
  expect(evidenceIdsOf(found).toSorted((one, other) => one - other)).toEqual(ids);
});

test('findings are taken one by one, and sorted by their outcome', () => {
  const log: string[] = [];
  const made = function* () {
    for (const one of [broken('b', [1]), notice('n', [2]), unclear('u', [3]), holds('h', [4])]) {
      log.push(one.reason);
      yield one;
    }
  };
  const sorted = keptByOutcome(made());
  expect(log).toEqual(['b', 'n', 'u', 'h']);
  expect(
    [sorted.broken, sorted.notice, sorted.unclear, sorted.holds].map((one) => evidenceIdsOf(one)),
  ).toEqual([[1], [2], [3], [4]]);
});

test.each([
  ['notice', notice],
  ['broken', broken],
] as const)('all texts of %s are kept', (outcome, make) => {
  const found = Array.from({ length: 2 * mostSaid }, (_, id) => make(`Odd ${id}.`, [id]));
  expect(keptByOutcome(found)[outcome].said).toHaveLength(2 * mostSaid);
});

test('findings that need different evidence are different texts', () => {
  const needing = (needed: string) =>
    ({ outcome: 'unclear', reason: 'Who knows', shownBy: [], needed }) as const;
  const { said } = keepFindings([needing('wait'), needing('ask'), needing('wait')]);
  expect(said.map(withNeed).map(({ reason }) => reason)).toEqual([
    'Who knows. To decide this, wait.',
    'Who knows. To decide this, ask.',
  ]);
});
