/** Every rule that can be seen from outside has a judge, a scenario, and a proof that it can fail. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { isRuleId, whyUnobservable } from '../../src/conformance/contract/rules.ts';
import { judges } from '../../src/conformance/judges.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { matrixTotals } from '../../src/generate/documentation/kill-matrix.ts';
import { resultFile } from '../../src/generate/documentation/results.ts';
import { matrixData, matrixRows, matrixText } from './matrix.ts';
import { mutants } from './mutants.ts';

afterAll(() => console.log(`Kill matrix: ${matrixTotals(matrixData())}.`));

test.each([
  ['a judge', ({ isJudged }: ReturnType<typeof matrixRows>[number]) => isJudged],
  ['a scenario', (row: ReturnType<typeof matrixRows>[number]) => row.scenarios.length > 0],
  ['a broken deployment', (row: ReturnType<typeof matrixRows>[number]) => row.mutants.length > 0],
])('every observable rule has %s', (_, has) => {
  const without = matrixRows().filter((row) => !has(row));
  expect(without.map(({ rule }) => rule)).toEqual([]);
});

test('no unobservable rule has a judge', () => {
  const judged = Object.keys(judges).filter(
    (id) => isRuleId(id) && whyUnobservable(id) !== undefined,
  );
  expect(judged).toEqual([]);
});

test('there are at least a hundred broken deployments, and their names are unique', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(mutants.length).toBeGreaterThanOrEqual(100);
});

test('scenario names are unique', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});

test('the data are what `npm run matrix` writes', () => {
  expect(readFileSync(resultFile('kill-matrix'), 'utf8')).toBe(matrixText());
});
