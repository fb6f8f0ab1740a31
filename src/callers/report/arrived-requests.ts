/** What arrived at the local service while nothing unusual happened. It helps to find a wrong setting. */
import { callerJudges } from '../judges.ts';
import { requestText } from '../judging/application-jobs.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import type { CallerRuleId } from '../rules.ts';

/** Rules that a wrong setting breaks. */
const rules: readonly CallerRuleId[] = ['requests-are-valid', 'key-in-header', 'sends-json'];

/** How many different requests are named. */
const mostRequests = 5;

/** Lines: the requests and how they were answered, and what is wrong about them. */
export function arrivedLines(evidence: CallerEvidence, scene: Scene): string[] {
  const requests = scene.calls.map(
    (call) => `  ${requestText(call)} → ${call.status ?? 'no answer'}`,
  );
  if (requests.length === 0) {
    return [
      'No request arrived at the local service. Does the application take its base URL from what the check gives it?',
    ];
  }
  const findings = rules.flatMap((rule) => [
    ...callerJudges[rule]({ ...evidence, scenes: [scene] }),
  ]);
  const wrong = findings
    .filter(({ outcome }) => outcome === 'broken')
    .map(({ reason }) => `  ${reason}`);
  const distinct = [...new Set(requests)];
  const left = distinct.length - mostRequests;
  return [
    'Requests that arrived:',
    ...distinct.slice(0, mostRequests),
    ...(left > 0 ? [`  and ${left} more`] : []),
    ...(wrong.length > 0 ? ['What is wrong about them:', ...new Set(wrong)] : []),
  ];
}
