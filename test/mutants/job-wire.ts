/** Ways to alter the answers of an operation. */
import { type Answer, answers, type Mutant } from './mutant.ts';

export const isRun = ({ target }: Pick<Answer, 'target'>) => /\/run$/.test(target);
export const isRunSync = ({ target }: Pick<Answer, 'target'>) => /\/runsync(\?|$)/.test(target);
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

export function instead(
  concerns: (answer: Answer) => boolean,
  change: (answer: Answer) => Partial<Pick<Answer, 'status' | 'text' | 'json'>>,
): Mutant['alter'] {
  return answers((answer) =>
    answer.status === 200 && concerns(answer) ? change(answer) : undefined,
  );
}
