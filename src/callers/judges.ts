/** Every judge by its rule. */
import type { CallerJudges } from './judging/verdicts.ts';
import { refusalJudges } from './refusals/refusals.judge.ts';
import { requestJudges } from './requests/requests.judge.ts';

export const callerJudges: Partial<CallerJudges> = { ...requestJudges, ...refusalJudges };
