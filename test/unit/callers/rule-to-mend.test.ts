/** What reports say about rules that nothing decides. */
import { expect, test } from 'vitest';
import { callerEvidence } from '../../../src/callers/judging/caller-evidence.ts';
import { callerReportOf } from '../../../src/callers/report/caller-report.ts';
import type { CallerRuleId } from '../../../src/callers/rules.ts';
import { callerScenarios } from '../../../src/callers/scenarios.ts';
import type { EvidenceRecord } from '../../../src/evidence/record-types.ts';

/** Work that submits once: it is refused in this scenario, or accepted. */
function workIn(scenario: string, status: 200 | 429, id: number): EvidenceRecord[] {
  const body = status === 200 ? '{"id":"a","status":"COMPLETED","output":{"a":1}}' : '{}';
  return [
    {
      ...{ kind: 'exchange', id, scenario, key: 'valid', sentMs: 1000, receivedMs: 1010 },
      request: {
        ...{ method: 'POST', target: '/v2/echo/runsync', body: '{"input":{}}' },
        headers: { 'content-type': 'application/json' },
      },
      response: { status, headers: { 'retry-after': '2' }, bytes: 2, body },
    },
    {
      ...{ kind: 'work', id: id + 1, scenario, startedMs: 900, endedMs: 1500 },
      outcome: status === 200 ? 'success' : 'failure',
    },
    { kind: 'scenario', scenario, startedMs: 800, endedMs: 1600, outcome: 'completed' },
  ];
}

function reasonFor(rule: CallerRuleId, records: readonly EvidenceRecord[]) {
  const { verdicts } = callerReportOf(records, { isStrict: false });
  return verdicts.find((verdict) => verdict.rule === rule);
}

test('a rule that was not reached names the broken rule to mend first', () => {
  const verdict = reasonFor('waits-for-retry-after', workIn('refused-for-seconds', 429, 1));
  expect(verdict?.verdict).toBe('inconclusive');
  expect(verdict?.reason).toBe(
    'What happened does not show it. Mend repeats-after-429 first, which is broken in refused-for-seconds.',
  );
});

test('a rule that was not reached explains at most two of its scenarios', () => {
  const rule = 'repeats-after-429';
  const names = callerScenarios.filter(({ rules }) => rules.includes(rule)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  const records = names.flatMap((name, index) => workIn(name, 200, 1 + 2 * index));
  expect(callerEvidence(records).scenes).toHaveLength(names.length);
  expect(reasonFor(rule, records)?.reason).toMatch(
    new RegExp(
      `^What happened does not show it\\. It is judged in ${names[0]} \\([^)]+[^.]\\), ${names[1]} \\([^)]+[^.]\\), and ${names.length - 2} more scenarios?\\. In ${names[0]}, 1 request came, and the application reported success\\.$`,
    ),
  );
});
