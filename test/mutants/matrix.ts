/**
 * The kill matrix as data: for each rule, its scenarios and the broken deployments that its judge
 * detects. Run as a program, it writes docs/results/kill-matrix.yaml.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RuleId, rulesOf, whyUnobservable } from '../../src/conformance/contract/rules.ts';
import { judges } from '../../src/conformance/judges.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { resultFile, resultFileText } from '../../src/generate/documentation/results.ts';
import { mutants } from './mutants.ts';
import { oddities } from './oddities.ts';

/** A rule, the scenarios that produce its evidence, and the mutants that prove that its judge can fail. */
export interface MatrixRow {
  readonly rule: RuleId;
  readonly isJudged: boolean;
  readonly scenarios: readonly string[];
  readonly mutants: readonly string[];
}

export function matrixRows(): MatrixRow[] {
  return rulesOf('reference')
    .filter((rule) => whyUnobservable(rule) === undefined)
    .map((rule) => ({
      rule,
      isJudged: Object.hasOwn(judges, rule),
      scenarios: scenarios.filter(({ rules }) => rules.includes(rule)).map(({ name }) => name),
      mutants: mutants.filter(({ breaks }) => breaks === rule).map(({ name }) => name),
    }));
}

export function matrixData(): JsonObject {
  const rows = matrixRows();
  return {
    withoutJudge: rows.filter(({ isJudged }) => !isJudged).map(({ rule }) => rule),
    rules: Object.fromEntries(
      rows.map((row) => [row.rule, { scenarios: row.scenarios, mutants: row.mutants }]),
    ),
    oddities: Object.fromEntries(oddities.map(({ name, because }) => [name, because])),
  };
}

export function matrixText(): string {
  return resultFileText('kill-matrix', matrixData());
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(resultFile('kill-matrix'), matrixText());
