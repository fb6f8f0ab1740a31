/**
 * The kill matrix as a page: which rule is judged, and which broken deployments its judge finds out.
 * Run as a program it writes docs/reference/kill-matrix.md.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RuleId, rules, rulesOf, unobservable } from '../../src/conformance/engine/rules.ts';
import { judges } from '../../src/conformance/judges.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { mutants } from './mutants.ts';
import { oddities } from './oddities.ts';

/** Where the page is. */
export const matrixPage = fileURLToPath(
  new URL('../../docs/reference/kill-matrix.md', import.meta.url),
);

/** A rule, what tells about it and what proves that its judge can fail. */
export interface MatrixRow {
  readonly rule: RuleId;
  readonly level: 'stated' | 'chosen';
  readonly isJudged: boolean;
  readonly scenarios: readonly string[];
  readonly mutants: readonly string[];
}

/** A row for each rule that can be seen from outside, in the document's order. */
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

/** The totals in a line. */
export function matrixTotals(): string {
  const rows = matrixRows();
  const judged = rows.filter((row) => row.isJudged).length;
  const proven = rows.filter((row) => row.mutants.length > 0).length;
  return `${rows.length} rules can be seen from outside; ${judged} are judged, ${proven} proven by ${mutants.length} broken deployments; ${oddities.length} odd and legal ones are not flagged`;
}

/** The page's text. */
export function matrixText(): string {
  const rows = matrixRows().map(
    (row) =>
      `| \`${row.rule}\` | ${row.level} | ${row.scenarios.join(', ')} | ${row.mutants.join(', ')} |`,
  );
  const odd = oddities.map(({ name, because }) => `| ${name} | ${because} |`);
  return `# Kill matrix

${matrixTotals()}. The tests run each of them: a broken deployment that its rule's judge does not
find out fails them, as does an odd one that any judge of a stated rule flags.
Written by \`npm run matrix\`; a test holds it to what is run.

| Rule | Level | Scenarios | Broken deployments that its judge finds out |
| --- | --- | --- | --- |
${rows.join('\n')}

## Odd and legal

| Deployment | Legal, because |
| --- | --- |
${odd.join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(matrixPage, matrixText());
