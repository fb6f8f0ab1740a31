/** What a caller does wrong when it has been killed and started again. */
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { sound, submit } from '../callers/fetch-caller.ts';
import type { Defect, DefectPart, DefectTable } from './defect.ts';

type Resume = Extract<DefectPart, { of: 'resumption' }>['resume'];

const resumes = (
  rules: readonly CallerRuleId[],
  resume: Resume,
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({
  rules,
  callers: ['resuming', 'resuming-by-polling'],
  begin: () => ({ of: 'resumption', resume }),
  ...more,
});

const lost: readonly CallerRuleId[] = ['resumes-after-restart', 'keeps-acknowledged-calls'];
const twice: readonly CallerRuleId[] = ['works-once-after-restart', 'pays-once'];

export const restartDefects: DefectTable = {
  'forgets-its-work-at-a-restart': resumes(lost, async ({ kept }, resumeCorrectly) => {
    if (kept.isDone) await resumeCorrectly();
    else await new Promise(() => undefined);
  }),
  'fails-its-work-at-a-restart': resumes(lost, async ({ kept }, resumeCorrectly) => {
    if (!kept.isDone) throw new Error('It was interrupted.');
    await resumeCorrectly();
  }),
  'forgets-acknowledged-calls-at-a-restart': resumes(
    ['keeps-acknowledged-calls'],
    async ({ kept, receiver }, resumeCorrectly) => {
      // It waits for a call that has come.
      if (!kept.isDone && receiver !== undefined) await new Promise(() => undefined);
      await resumeCorrectly();
    },
    { callers: ['resuming'] },
  ),
  'submits-anew-at-a-restart': resumes(twice, async (hands, resumeCorrectly) => {
    if (hands.kept.isDone) await resumeCorrectly();
    else await sound.work(hands);
  }),
  'submits-all-work-anew-at-a-restart': resumes(twice, async (hands, resumeCorrectly) => {
    await submit(hands);
    await resumeCorrectly();
  }),
  'submits-done-work-anew-at-a-restart': resumes(twice, async (hands, resumeCorrectly) => {
    if (hands.kept.isDone) await submit(hands);
    else await resumeCorrectly();
  }),
  'acts-again-at-a-restart': resumes(twice, async ({ acts, kept }, resumeCorrectly) => {
    if (kept.isDone) acts.again();
    await resumeCorrectly();
  }),
};
