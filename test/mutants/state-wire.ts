/** Ways to alter the jobs that a deployment answers. */
import { isStatus } from './job-wire.ts';
import { type Answer, answers, type Mutant } from './mutant.ts';

export type Job = Answer['json'];

const isJob = (answer: Answer) => typeof answer.json?.status === 'string';

/** Alters every job that is answered; undefined leaves one as it is. */
export function jobs(change: (job: Job, answer: Answer) => object | undefined): Mutant['alter'] {
  return answers((answer) => {
    if (answer.status !== 200 || !isJob(answer)) return undefined;
    const changed = change(answer.json, answer);
    return changed && { json: { ...answer.json, ...changed } };
  });
}

export function renamed(from: string, to: string): Mutant['alter'] {
  return jobs(({ status }) => (status === from ? { status: to } : undefined));
}

/** Like `jobs`, with how often the job was asked for before, since `counts` held. */
export function looks(
  change: (job: Job, look: number) => object | undefined,
  counts: (job: Job) => boolean = () => true,
): Mutant['alter'] {
  return (wire) => {
    const seen = new Map<string, number>();
    const alter = jobs((job, answer) => {
      if (!isStatus(answer) || !counts(job)) return undefined;
      const look = seen.get(job.id) ?? 0;
      seen.set(job.id, look + 1);
      return change(job, look);
    });
    return alter?.(wire) ?? {};
  };
}

export const hasEnded = ({ status }: Job) => !/IN_/.test(status);
export const isCompleted = ({ status }: Job) => status === 'COMPLETED';
