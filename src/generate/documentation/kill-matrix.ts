/** What `npm run matrix` finds: for each rule, the broken deployments that its judge detects. */
import type { JsonObject } from '../../core/json.ts';
import { listAt, objectEntries, objectMember } from './markdown.ts';

/** How many rules are judged, and what proves it, as a sentence. */
export function matrixTotals(matrix: JsonObject): string {
  const rows = objectEntries(objectMember(matrix, 'rules')).map(
    ([, row]) => listAt(row, 'mutants').length,
  );
  const judged = rows.length - listAt(matrix, 'withoutJudge').length;
  const proven = rows.filter((mutants) => mutants > 0).length;
  const mutants = rows.reduce((sum, count) => sum + count, 0);
  const oddities = Object.keys(objectMember(matrix, 'oddities')).length;
  return `A judge decides ${judged} of the ${rows.length} observable rules. ${mutants} broken deployments prove that the judges of ${proven} rules can fail. ${oddities} unusual but valid deployments get no violation`;
}
