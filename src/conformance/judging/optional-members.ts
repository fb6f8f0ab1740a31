/** Rules about optional members of a job, which hold if the member is absent. */
import type { EvidenceView } from './evidence-view.ts';
import { fullSamples, type Sample } from './job-history.ts';
import { holds, type Judge } from './judge.ts';

/** Members that the description does not require of a job. */
export type OptionalMember = 'id' | 'delayTime' | 'executionTime' | 'workerId';

/**
 * Makes a rule about optional members hold if completed jobs never show the members. Findings of the
 * judge take precedence.
 * @param by the answers that the rule is about; default: all answers and webhook calls
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

function completedIn({ jobs }: EvidenceView) {
  return jobs.flatMap((history) =>
    fullSamples(history).flatMap(({ job: { phase, raw }, id, by }) =>
      phase === 'completed' ? [{ raw, by, shownBy: id }] : [],
    ),
  );
}
