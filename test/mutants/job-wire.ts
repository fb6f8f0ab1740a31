/** Ways to alter the answers of an operation. */
import { type Answer, answers, type Mutant } from './mutant.ts';

/** Whether a job was submitted. */
export const isRun = ({ target }: Pick<Answer, 'target'>) => /\/run$/.test(target);
/** Whether a job was waited for. */
export const isRunSync = ({ target }: Pick<Answer, 'target'>) => /\/runsync(\?|$)/.test(target);
/** Whether a job was asked for. */
export const isStatus = ({ target }: Pick<Answer, 'target'>) => target.includes('/status/');

/** Puts members into every answer of a kind; undefined takes one out. */
export function members(
  concerns: (answer: Answer) => boolean,
  change: (job: Answer['json']) => object,
): Mutant['alter'] {
  return answers((answer) =>
    answer.status === 200 && concerns(answer)
      ? { json: { ...answer.json, ...change(answer.json) } }
      : undefined,
  );
}

/** Puts something in place of every answer of a kind. */
export function instead(
  concerns: (answer: Answer) => boolean,
  change: (answer: Answer) => Partial<Pick<Answer, 'status' | 'text' | 'json'>>,
): Mutant['alter'] {
  return answers((answer) =>
    answer.status === 200 && concerns(answer) ? change(answer) : undefined,
  );
}
