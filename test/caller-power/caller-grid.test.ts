import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callerRuleIds } from '../../src/callers/rules.ts';
import { resultFile, resultFileText } from '../../src/generate/documentation/results.ts';
import { isExpected, outcomeName, powerTable, writtenOutcomes } from '../power/power-table.ts';
import { callerVariantName, callerVariants } from './caller-grid.ts';
import { callerOutcomeOf } from './caller-outcome.ts';
import { correctCallers, specialCallers } from './correct-callers.ts';
import { defects } from './defects.ts';

const variants = callerVariants();

test('every variant has another name', () => {
  const names = variants.map(callerVariantName);
  expect(new Set(names).size).toBe(names.length);
});

test('every defect and every correct caller has a variant', () => {
  const callers = new Set(variants.map(({ caller }) => caller.name));
  expect(callers.size).toBe(correctCallers.length + specialCallers.length);
  const broken = new Set(variants.map(({ defect }) => defect.name));
  expect(defects.filter(({ name }) => !broken.has(name))).toEqual([]);
});

test('every rule has a defect', () => {
  const rules = new Set(defects.flatMap((defect) => defect.rules));
  expect(callerRuleIds.filter((rule) => !rules.has(rule))).toEqual([]);
});

test('the table has variants of the grid alone, each once', () => {
  const names = new Set(variants.map(callerVariantName));
  const written = writtenOutcomes('caller-power').map(outcomeName);
  expect(written.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
});

test('in the table, at least 95 % of the broken ones are as expected, and all of the legal ones', () => {
  const outcomes = writtenOutcomes('caller-power');
  const [legal, broken] = [true, false].map((isLegal) =>
    outcomes.filter((outcome) => outcome.isLegal === isLegal),
  );
  expect(legal?.filter((outcome) => !isExpected(outcome))).toEqual([]);
  expect(broken?.filter(isExpected).length).toBeGreaterThanOrEqual(0.95 * (broken?.length ?? 0));
  expect(outcomes.length).toBeGreaterThan(0.95 * variants.length);
});

test('the table says the same when it is read and written again', () => {
  const text = readFileSync(resultFile('caller-power'), 'utf8');
  const table = powerTable(writtenOutcomes('caller-power'), variants.length);
  expect(resultFileText('caller-power', table)).toBe(text);
});

test('a variant that the check catches is told from one that is never met', async () => {
  const [caller] = correctCallers;
  const defect = defects.find(({ name }) => name === 'prints-the-key');
  if (caller === undefined || defect === undefined) throw new Error('There is no such defect.');
  expect(await callerOutcomeOf({ caller, defect, conditions: [] })).toMatchObject({
    result: 'caught',
    by: ['key-in-no-output'],
  });
  const never = { dimension: 'turn', value: 'never', holds: () => false };
  const rules = { ...defect, rules: ['sends-json'] as const };
  expect(await callerOutcomeOf({ caller, defect: rules, conditions: [never] })).toMatchObject({
    result: 'not met',
    by: [],
  });
});
