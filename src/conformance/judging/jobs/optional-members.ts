/** Rules about optional members of a job, which hold if the member is absent. */

import { holds, type Judge, type LazyJudge } from '../verdicts/judge.ts';
import { fullSamples, type Sample } from './job-history.ts';

/** Members that the description does not require of a job. */
export type OptionalMember = 'id' | 'delayTime' | 'executionTime' | 'workerId';

/** Holds if completed jobs never show the members; findings of the judge take precedence. `by`: which answers; default: all. */
export function whereShown(
  members: readonly OptionalMember[],
  judge: LazyJudge,
  { by }: { readonly by?: Sample['by'] } = {},
): Judge {
  return (evidence) => {
    const findings = [...judge(evidence)];
    if (findings.length > 0) return findings;
    const completed = evidence.jobs
      .flatMap(fullSamples)
      .filter((sample) => sample.job.phase === 'completed' && (by ?? sample.by) === sample.by);
    const isShown = completed.some(({ job }) =>
      members.some((member) => (job.raw[member] ?? null) !== null),
    );
    const [first] = completed;
    if (first === undefined || isShown) return [];
    const names = members.map((member) => `\`${member}\``).join(' or ');
    return [holds(`No completed job shows ${names}, which is optional.`, [first.id])];
  };
}
