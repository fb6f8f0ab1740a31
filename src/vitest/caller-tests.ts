/** The rules for applications that call the service as tests. */
import { beforeAll, describe, test } from 'vitest';
import { functionApplication } from '../callers/application/function-application.ts';
import { type CheckCallerOptions, checkCaller, planApplication } from '../callers/check-caller.ts';
import type { CallerVerdict } from '../callers/judging/verdicts.ts';
import type { CallerReport } from '../callers/report/caller-report.ts';
import { type Courses, courseLines, coursesIn } from '../callers/report/finding-timeline.ts';
import { guideText } from '../callers/report/guide-sections.ts';
import { callerRules, whyItMatters } from '../callers/rules.ts';

/** What is tested: the options of `checkCaller`. */
export type CallerTestsOptions = CheckCallerOptions;

/**
 * Registers one test for each selected rule. Throws for a selection that names something unknown. The
 * application is checked once, before the first of them. A test passes only if its rule was kept; what is not
 * claimed is skipped, with the reason; inconclusive rules fail. Advice that is not kept is skipped, unless
 * `strict` is set. If the application does not do its work when nothing unusual happens, all tests fail.
 *
 * @example
 * ```ts
 * // calls.test.ts: npx vitest run calls.test.ts
 * import { createClient } from 'inference-contract/client';
 * import { callerTests } from 'inference-contract/vitest';
 *
 * callerTests({
 *   name: 'my function',
 *   endpoint: 'echo',
 *   topics: ['requests'],
 *   work: async ({ baseUrl, apiKey, signal }) => {
 *     const client = createClient({ baseUrl, apiKey });
 *     await client.runAndWait('echo', { input: { prompt: 'A lighthouse' } }, { signal });
 *   },
 * });
 * ```
 */
export function callerTests(options: CallerTestsOptions): void {
  const application = functionApplication(options);
  const { rules } = planApplication(application, options);
  describe(`calls of ${application.name}`, () => {
    let report: CallerReport | undefined;
    let courses: Courses = () => [];

    // Each piece of work has a limit, so the test runner needs none.
    beforeAll(async () => {
      report = await checkCaller(options);
      courses = coursesIn(report.records);
      if (report.obstacle !== undefined) throw new Error(report.obstacle);
    }, 0);

    for (const rule of rules) {
      const { says, level } = callerRules[rule];
      test(`[${rule}] ${says}`, ({ skip }) => {
        const verdict = report?.verdicts.find((candidate) => candidate.rule === rule);
        if (verdict?.verdict === 'kept') return;
        if (verdict?.verdict === 'not claimed') return skip(verdict.reason);
        const words =
          verdict === undefined ? 'There is no verdict.' : failureMessage(verdict, courses);
        if (level === 'advice' && options.strict !== true) return skip(`Advice: ${words}`);
        throw new Error(words);
      });
    }
  });
}

/** Why a test fails, with what happened, as in reports. */
export function failureMessage(
  { rule, verdict, reason, findings }: CallerVerdict,
  courses: Courses,
): string {
  const { guide } = callerRules[rule];
  return [
    `${verdict}: ${reason}`,
    ...(verdict === 'broken' ? [`${whyItMatters(rule)} ${guideText(guide)}`] : []),
    ...courses(findings[0]?.shownBy ?? []).flatMap(courseLines),
  ].join('\n  ');
}
