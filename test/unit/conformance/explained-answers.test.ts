import { expect, test } from 'vitest';
import type { RuleId } from '../../../src/conformance/contract/rules.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { obstaclesIn } from '../../../src/conformance/judging/verdicts/run-obstacles.ts';
import { createReport } from '../../../src/conformance/report/report.ts';
import type { ScenarioEnd, Subject } from '../../../src/evidence/record-types.ts';
import { done, evidenceOf, type RecordedCall, recognised } from './records.ts';

const ordinary = { input: { ordinary: true } };
const crashing = { input: { crashes: 1 } };
const scenario = 'ordinary-job';
const claims = { claims: ['crashing-input', 'slow-input'] } satisfies Partial<Subject>;
const end: ScenarioEnd = {
  kind: 'scenario',
  scenario,
  outcome: 'completed',
  startedMs: 0,
  endedMs: 9000,
};

const obstacles = (calls: readonly RecordedCall[]) => {
  const records = evidenceOf(calls, claims);
  return obstaclesIn(records, viewOf(records));
};

function reasonOf(rule: RuleId, calls: readonly RecordedCall[]) {
  const records = [...evidenceOf(calls, claims), end];
  const { verdicts } = createReport(records, { profile: 'contract' });
  return verdicts.find((verdict) => verdict.rule === rule);
}

/** Jobs of `run` complete; `runsync` gets one status for each input that is sent. */
function runsyncRefused(http: number, ...inputs: readonly object[]): RecordedCall[] {
  return [
    { at: 0, scenario, call: 'run', sent: ordinary },
    { at: 1, scenario, call: 'status', answer: done },
    ...inputs.map(
      (sent, index) =>
        ({ at: 2 + index, scenario, call: 'runsync', id: '', sent, http, answer: '' }) as const,
    ),
  ];
}

const everyForm = (http: number): RecordedCall[] => [
  { at: 0, call: 'run', sent: ordinary, http, keyForm: 'bearer' },
  { at: 1, call: 'run', sent: ordinary, http, keyForm: 'bare' },
  { at: 2, call: 'run', sent: ordinary, http, type: 'text/plain' },
  { at: 3, call: 'runsync', sent: crashing, http },
];

test('what refuses every form of a request alike shows no difference', () => {
  for (const gap of ['bare-key', 'wrong-media-type', 'crash-answer'] as const) {
    expect(recognised(gap, everyForm(401), claims).kind, gap).toBe('notSeen');
  }
});

test('what refuses one form shows a difference, also where no other form was sent', () => {
  const [bearer, ...others] = everyForm(401);
  if (bearer === undefined) throw new Error('Expected a request.');
  const taken = [{ ...bearer, http: 200 }, ...others];
  expect(recognised('bare-key', taken, claims)).toMatchObject({ alternative: 'refused' });
  const [bare] = others;
  expect(recognised('bare-key', bare === undefined ? [] : [bare], claims)).toMatchObject({
    alternative: 'refused',
  });
});

test('every `runsync` refused is an obstacle, which the rules name', () => {
  const calls = runsyncRefused(503, ordinary, ordinary, ordinary, crashing);
  expect(obstacles(calls)).toEqual([
    'Every `runsync` was answered with 503 (4 times, first in evidence 3); rules about it cannot be checked.',
  ]);
  expect(recognised('crash-answer', calls, claims).kind).toBe('notSeen');
  for (const rule of ['sync-id-prefix', 'runsync-answers-completed', 'state-completed'] as const) {
    const { verdict, reason } = reasonOf(rule, calls) ?? {};
    expect(verdict, rule).toBe('inconclusive');
    expect(reason, rule).toContain('This may be because every `runsync` was answered with 503.');
    expect(reason, rule).not.toMatch(/declarations|--html|submit a job/);
  }
});

test('a `runsync` that crashes its worker is no obstacle', () => {
  expect(obstacles(runsyncRefused(500, crashing, crashing, crashing))).toEqual([]);
});

test('accepted jobs whose every status is refused alike are an obstacle', () => {
  const calls = ['a', 'b', 'c'].flatMap((id, index): RecordedCall[] => [
    { at: 2 * index, call: 'run', id, sent: ordinary },
    { at: 2 * index + 1, id, http: 503, answer: '' },
  ]);
  expect(obstacles(calls)).toEqual([expect.stringMatching(/^The status of each of 3.*with 503/)]);
});

test('JSON that is cut is no other job, and no declaration is to blame', () => {
  const id = 'sync-1';
  const cut = '{"id":"sync-1","status":"IN_';
  const calls: RecordedCall[] = [
    { at: 0, scenario, call: 'runsync', id, sent: ordinary, answer: done },
    { at: 1, scenario, call: 'status', id, answer: cut },
    { at: 2, scenario, call: 'run', sent: ordinary },
    { at: 3, scenario, call: 'status', answer: cut },
  ];
  expect(recognised('status-of-synchronous-job', calls, claims).kind).toBe('notSeen');
  const { reason, verdict } = reasonOf('output-at-status', calls) ?? {};
  expect(verdict).toBe('inconclusive');
  expect(reason).toContain('some responses of `status` were not the JSON of a job');
  expect(reason).not.toMatch(/declarations|--html/);
});

test('choices of the local service are not judged by what refuses everything', () => {
  const { verdicts } = createReport(evidenceOf(everyForm(401), claims), { profile: 'reference' });
  expect(verdicts.filter(({ verdict }) => verdict === 'different')).toEqual([]);
});
