/**
 * The kill matrix as a page: for each rule, its scenarios and the broken deployments that its judge
 * detects. Run as a program, it writes docs/reference/kill-matrix.md.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RuleId, rules, rulesOf, unobservable } from '../../src/conformance/contract/rules.ts';
import { judges } from '../../src/conformance/judges.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { mutants } from './mutants.ts';
import { oddities } from './oddities.ts';

export const matrixPage = fileURLToPath(
  new URL('../../docs/reference/kill-matrix.md', import.meta.url),
);

/** A rule, the scenarios that produce its evidence, and the mutants that prove that its judge can fail. */
export interface MatrixRow {
  readonly rule: RuleId;
  readonly level: 'stated' | 'chosen';
  readonly isJudged: boolean;
  readonly scenarios: readonly string[];
  readonly mutants: readonly string[];
}

export function matrixRows(): MatrixRow[] {
  return rulesOf('reference')
    .filter((rule) => unobservable(rule) === undefined)
    .map((rule) => ({
      rule,
      level: rules[rule].level,
      isJudged: Object.hasOwn(judges, rule),
      scenarios: scenarios.filter((one) => one.rules.includes(rule)).map(({ name }) => name),
      mutants: mutants.filter(({ breaks }) => breaks === rule).map(({ name }) => name),
    }));
}

export function matrixTotals(): string {
  const rows = matrixRows();
  const judged = rows.filter((row) => row.isJudged).length;
  const proven = rows.filter((row) => row.mutants.length > 0).length;
  return `A judge decides ${judged} of the ${rows.length} observable rules. ${mutants.length} broken deployments prove that the judges of ${proven} rules can fail. ${oddities.length} unusual but valid deployments get no violation`;
}

export function matrixText(): string {
  const rows = matrixRows().map(
    (row) =>
      `| \`${row.rule}\` | ${row.level} | ${row.scenarios.join(', ')} | ${row.mutants.join(', ')} |`,
  );
  const unusual = oddities.map(({ name, because }) => `| ${name} | ${because} |`);
  return `# Kill matrix

${matrixTotals()}.

\`npm run test:all\` runs every deployment. It fails if a judge misses the violation in a broken deployment, or if
a stated rule is violated on a valid one. \`npm run matrix\` writes this page; a test compares it with the code.

| Rule | Level | Scenarios | Broken deployments that its judge detects |
| --- | --- | --- | --- |
${rows.join('\n')}

## Unusual but valid deployments

| Deployment | Why it is valid |
| --- | --- |
${unusual.join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(matrixPage, matrixText());
