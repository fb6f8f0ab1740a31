/** The kill matrix as a page: for each rule, its scenarios and the broken deployments that its judge detects. */
import type { JsonObject } from '../../core/json.ts';
import { code, entriesOf, listAt, markdownTable, objectAt, textAt } from './markdown.ts';
import type { SitePage } from './page.ts';

/** @param matrix what `npm run matrix` writes */
export function killMatrixPage(document: JsonObject, matrix: JsonObject): SitePage {
  const title = 'Kill matrix';
  const rules = entriesOf(objectAt(matrix, 'rules'));
  const levelOf = (rule: string) => textAt(objectAt(objectAt(document, 'x-rules'), rule), 'level');
  const oddities = objectAt(matrix, 'oddities');
  return {
    path: 'reference/kill-matrix',
    title,
    isSearched: false,
    markdown: [
      `# ${title}`,
      `${matrixTotals(matrix)}.`,
      '`npm run test:all` runs every deployment. It fails if a judge misses the violation in a broken deployment, or if a stated rule is violated on a valid one. `npm run matrix` writes the data of this page; a test compares it with the code.',
      markdownTable(
        ['Rule', 'Level', 'Scenarios', 'Broken deployments that its judge detects'],
        rules.map(([rule, row]) => [
          code(rule),
          levelOf(rule),
          listAt(row, 'scenarios').join(', '),
          listAt(row, 'mutants').join(', '),
        ]),
      ),
      '## Unusual but valid deployments {#unusual}',
      markdownTable(
        ['Deployment', 'Why it is valid'],
        Object.keys(oddities).map((name) => [name, textAt(oddities, name)]),
      ),
    ].join('\n\n'),
  };
}

/** How many rules are judged, and what proves it, as a sentence. */
export function matrixTotals(matrix: JsonObject): string {
  const rows = entriesOf(objectAt(matrix, 'rules')).map(([, row]) => listAt(row, 'mutants').length);
  const judged = rows.length - listAt(matrix, 'withoutJudge').length;
  const proven = rows.filter((mutants) => mutants > 0).length;
  const mutants = rows.reduce((sum, count) => sum + count, 0);
  const oddities = Object.keys(objectAt(matrix, 'oddities')).length;
  return `A judge decides ${judged} of the ${rows.length} observable rules. ${mutants} broken deployments prove that the judges of ${proven} rules can fail. ${oddities} unusual but valid deployments get no violation`;
}
