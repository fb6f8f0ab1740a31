/** Rules about members of a job that need not be shown: "where it is shown, it is ...". */
import type { EvidenceView } from './evidence-view.ts';
import { fullSamples, type Sample } from './job-history.ts';
import { holds, type Judge } from './judge.ts';

/** Members of a job of which the description does not say that a job has them. */
export type OptionalMember = 'id' | 'delayTime' | 'executionTime' | 'workerId';

/**
 * Adds that a rule about optional members is kept by a deployment that shows jobs to their end and
 * never shows the members. What the judge finds comes first.
 * @param by which answers the rule is about; default: all, and webhook calls
 */
export function whereShown(
  members: readonly OptionalMember[],
  judge: Judge,
  { by }: { readonly by?: Sample['by'] } = {},
): Judge {
  return (evidence) => {
    const findings = judge(evidence);
    if (findings.length > 0) return findings;
    const completed = completedIn(evidence).filter((shown) => by === undefined || shown.by === by);
    const isShown = completed.some(({ raw }) => members.some((member) => member in raw));
    const [first] = completed;
    if (first === undefined || isShown) return [];
    const names = members.map((member) => `\`${member}\``).join(' or ');
    return [holds(`No completed job shows ${names}, which is optional.`, [first.shownBy])];
  };
}

/** Completed jobs as answers and webhook calls show them. */
function completedIn({ jobs }: EvidenceView) {
  return jobs.flatMap((history) =>
    fullSamples(history).flatMap(({ job: { phase, raw }, id, by }) =>
      phase === 'completed' ? [{ raw, by, shownBy: id }] : [],
    ),
  );
}
