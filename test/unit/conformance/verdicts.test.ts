import { expect, test } from 'vitest';
import { declarationsToObserve, rules, rulesOf } from '../../../src/conformance/contract/rules.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import {
  broken,
  brokenInTime,
  holds,
  notice,
  unclear,
} from '../../../src/conformance/judging/verdicts/judge.ts';
import { keepFindings } from '../../../src/conformance/judging/verdicts/kept-findings.ts';
import {
  applyBaseline,
  readBaseline,
} from '../../../src/conformance/judging/verdicts/known-violations.ts';
import type { EvidenceMaker } from '../../../src/conformance/judging/verdicts/missing-evidence.ts';
import { needsEvidence } from '../../../src/conformance/judging/verdicts/missing-evidence.ts';
import { summarize } from '../../../src/conformance/judging/verdicts/summary.ts';
import {
  isUnkept,
  judgeEach,
  type Verdict,
} from '../../../src/conformance/judging/verdicts/verdicts.ts';
import type {
  EvidenceRecord,
  Exchange,
  ScenarioLeftOut,
  Subject,
} from '../../../src/evidence/record-types.ts';
import { nameOfRepeat } from '../../../src/evidence/repeated-scenarios.ts';

const subject: Subject = {
  kind: 'subject',
  format: 1,
  baseUrl: 'https://host.test',
  claims: ['slow-input'],
  endpoints: [],
};

const ofTheForm: EvidenceMaker = {
  name: 'forms',
  evidence: 'a job whose id is seen',
  rules: ['async-id-form'],
  needs: ['slow-input', 'hanging-input'],
};

function verdictOf(
  rule: Verdict['rule'],
  judge: () => ReturnType<typeof holds>[],
  course: readonly EvidenceRecord[] = [],
  scenarios: readonly EvidenceMaker[] = [ofTheForm],
): Verdict | undefined {
  const verdicts = [
    ...judgeEach(viewOf([...course, subject]), {
      judges: { [rule]: judge },
      profile: 'contract',
      scenarios,
    }),
  ];
  return verdicts.find((verdict) => verdict.rule === rule);
}

test.each([
  [[holds('kept', [1]), broken('broken', [2])], 'violated', 'broken', [2]],
  [[unclear('perhaps', [1]), holds('kept', [2])], 'verified', 'kept', [2]],
  [[unclear('perhaps', [1])], 'inconclusive', expect.stringMatching(/^perhaps\./), [1]],
])('%j decide as %s', (findings, kind, reason, shownBy) => {
  expect(verdictOf('async-id-form', () => findings)).toMatchObject({
    ...{ verdict: kind, reason },
    findings: [{ shownBy }],
  });
});

const targets = {
  runJob: ['POST', '/v2/e/run'],
  runJobSync: ['POST', '/v2/e/runsync'],
  getJobStatus: ['GET', '/v2/e/status/1'],
  cancelJob: ['POST', '/v2/e/cancel/1'],
} as const;

test.each(
  rulesOf('contract').flatMap((rule) => {
    const { shownAt = [] } = rules[rule];
    return shownAt.map((operationId) => ({ rule, operationId, shownAt }));
  }),
)('$rule needs $operationId', ({ rule, operationId, shownAt }) => {
  const calls = Object.entries(targets).map(([name, [method, target]], index) => {
    const request = { method, target, headers: {} };
    const about = { kind: 'exchange', id: index + 1, scenario: 'any', key: 'valid' } as const;
    const call: Exchange = { ...about, sentMs: 0, receivedMs: 1, request };
    return { name, call };
  });
  const claims = declarationsToObserve(rule) ?? [];
  const verdictBy = (isMeant: (name: string) => boolean) => {
    const about = calls.filter(({ name }) => isMeant(name));
    const course = [{ ...subject, claims: [...claims] }, ...calls.map(({ call }) => call)];
    const judges = { [rule]: () => about.map(({ call: { id } }) => holds('kept', [id])) };
    const judging = { judges, profile: 'contract', scenarios: [] } as const;
    return [...judgeEach(viewOf(course), judging)].find((verdict) => verdict.rule === rule);
  };
  expect(verdictBy((name) => shownAt.some((id) => id === name))).toMatchObject({
    verdict: 'verified',
  });
  expect(verdictBy((name) => name !== operationId)).toMatchObject({
    verdict: 'inconclusive',
    reason: expect.stringContaining(`with \`${operationId}\``),
  });
  const names = shownAt.map((id) => `\`${id}\``).join(' or ');
  expect(verdictBy((name) => !shownAt.some((id) => id === name))).toMatchObject({
    verdict: 'inconclusive',
    reason: expect.stringContaining(`No call of ${names} shows the rule`),
  });
});

test('a notice does not affect the verdict of its rule and is reported once', () => {
  const noticed = [notice('odd', [1]), notice('odd', [2])];
  const notices = [{ outcome: 'notice', reason: 'odd', shownBy: [1, 2] }];
  const verdictBy = (...others: ReturnType<typeof holds>[]) =>
    verdictOf('async-id-form', () => [...noticed, ...others]);
  expect(verdictBy()).toMatchObject({ verdict: 'inconclusive', findings: [], notices });
  expect(verdictBy(holds('kept', [3]))).toMatchObject({
    verdict: 'verified',
    reason: 'kept',
    notices,
  });
  expect(verdictBy(broken('broken', [3]))).toMatchObject({
    verdict: 'violated',
    findings: [{ reason: 'broken' }],
    notices,
  });
});

function exchange({
  scenario,
  status,
  body = '',
  ...more
}: {
  scenario: string;
  status?: number;
  body?: string;
} & Partial<Pick<Exchange, 'key' | 'probes'>>): EvidenceRecord {
  return {
    kind: 'exchange',
    id: 1,
    scenario,
    key: 'valid',
    request: { method: 'GET', target: '/v2/one/status/x', headers: {} },
    sentMs: 0,
    receivedMs: 1,
    ...more,
    ...(status !== undefined && { response: { status, headers: {}, bytes: body.length, body } }),
  };
}

const end = { kind: 'scenario', scenario: 'forms', startedMs: 0, endedMs: 1 } as const;
const plan = (leftOut: readonly ScenarioLeftOut[]): EvidenceRecord => ({
  kind: 'plan',
  leftOut: [...leftOut],
});
const omitted = { scenario: 'forms', reason: 'Budget: no money.', isUndeclared: false };

const slowEnd = { ...end, outcome: 'completed', lateShare: 0.9 } as const;
const answered = exchange({ scenario: 'forms', status: 404 });

test('where the machine was slow, the reason says so first and no declaration is doubted', () => {
  const undecided = verdictOf('async-id-form', () => [], [plan([]), answered, slowEnd]);
  expect(undecided).toMatchObject({
    verdict: 'inconclusive',
    reason:
      'The machine was too busy: in forms, the checks were late for up to 90 % of the time. The evidence does not decide this. forms needs a job whose id is seen; it was answered 1 × 404 (first in evidence 1). Run the check again when the machine is less busy.',
    shortfalls: [{ check: [], lateShare: 0.9 }],
  });
  const seen = verdictOf('async-id-form', () => [unclear('perhaps', [1])], [answered, slowEnd]);
  expect(seen?.reason).toMatch(
    /^The machine was too busy: .* Perhaps\. To decide this, forms needs a job whose id is seen\.$/i,
  );
});

test.each([
  ['a slow machine', 0.9, 'inconclusive'],
  ['a machine that is a little late', 0.2, 'violated'],
])('what a time breaks on %s', (_, lateShare, verdict) => {
  const course = [answered, { ...slowEnd, lateShare }];
  const judged = (finding: ReturnType<typeof broken>) =>
    verdictOf('async-id-form', () => [finding], course)?.verdict;
  expect(judged(broken('late', [1], 'by 1 s'))).toBe(verdict);
  expect(judged(brokenInTime('nothing came', [1]))).toBe(verdict);
  const [reported] =
    verdictOf('async-id-form', () => [brokenInTime('nothing came', [1])], course)?.findings ?? [];
  expect(Object.keys(reported ?? {})).not.toContain('isTimed');
  // What does not depend on time counts.
  expect(judged(broken('wrong', [1]))).toBe('violated');
});

test('of a scenario that was repeated, the second run says what is missing', () => {
  const course = [
    plan([]),
    answered,
    slowEnd,
    exchange({ scenario: nameOfRepeat('forms'), status: 500 }),
    { ...end, scenario: nameOfRepeat('forms'), outcome: 'completed' } as const,
  ];
  expect(verdictOf('async-id-form', () => [], course)?.reason).toMatch(
    /^The evidence does not decide this\. forms needs .*; it was answered 1 × 500 .* Check that these declarations/,
  );
});

test.each<[string, EvidenceRecord[], Verdict['verdict'], string]>([
  [
    'its scenario was not planned',
    [],
    'inconclusive',
    'The evidence does not decide this. forms has not run. To decide this, run it with `inference-contract test`; it needs a job whose id is seen.',
  ],
  [
    'its scenario saw nothing decisive',
    [
      plan([]),
      exchange({ scenario: 'forms', status: 404 }),
      exchange({ scenario: 'forms', status: 404 }),
      exchange({ scenario: 'forms' }),
      exchange({ scenario: 'forms', status: 401, key: 'wrong', probes: ['wrong-key-refused'] }),
      exchange({ scenario: 'forms', status: 200, body: '{"id":"x","status":"FAILED"}' }),
      exchange({ scenario: 'others', status: 200 }),
      { ...end, outcome: 'completed' },
    ],
    'inconclusive',
    'The evidence does not decide this. forms needs a job whose id is seen; it was answered 2 × 404 (first in evidence 1), 1 × nothing (first in evidence 1), 1 × 200, and last saw its jobs 1 × FAILED. Check that these declarations of the target file are right: inputs.slow of an endpoint; inputs.hanging of an endpoint.',
  ],
  [
    'its scenario stopped',
    [plan([]), { ...end, outcome: 'stopped', reason: 'No job in answer 1.' }],
    'not run',
    'forms stopped: No job in answer 1.',
  ],
  [
    'the deployment could not be reached in its scenario',
    [plan([]), { ...end, outcome: 'unreachable', reason: 'No answer of the clock' }],
    'not run',
    'forms stopped: No answer of the clock.',
  ],
  ['its scenario was lost', [plan([])], 'not run', 'forms did not finish.'],
  [
    'the budget was used up',
    [{ ...subject, claims: ['slow-input', 'hanging-input'] }, plan([omitted])],
    'not run',
    'forms was left out. Budget: no money.',
  ],
  [
    'a declaration was missing',
    [plan([{ ...omitted, isUndeclared: true }])],
    'not run',
    'forms was left out. Not declared: hanging-input (an input whose job runs longer than every execution timeout: inputs.hanging of an endpoint).',
  ],
])('if a rule is undecided because %s, the reason says so', (_, records, kind, reason) => {
  expect(verdictOf('async-id-form', () => [], records)).toMatchObject({ verdict: kind, reason });
});

test('if jobs end in unknown states, the reason asks for the names of final states', () => {
  const records: EvidenceRecord[] = [
    exchange({ scenario: 'forms', status: 200, body: '{"id":"x","status":"ERROR"}' }),
    { ...end, outcome: 'completed' },
  ];
  expect(verdictOf('async-id-form', () => [], records)).toMatchObject({
    reason: expect.stringMatching(/ERROR\. Declare in the target file: declares\.finalStates\.$/),
    shortfalls: [
      {
        kind: 'not seen',
        scenario: 'forms',
        needed: 'a job whose id is seen',
        declare: [{ declaration: 'final-states', place: 'declares.finalStates' }],
        check: [],
      },
    ],
  });
});

test('files that cannot be downloaded do not cast doubt on declarations', () => {
  const download = (id: number, status: number): EvidenceRecord => ({
    ...exchange({ scenario: 'forms', status, body: '{}' }),
    ...{ id, request: { method: 'GET', target: 'https://files.test/a.png', headers: {} } },
  });
  const completed = { ...end, outcome: 'completed' } as const;
  const answered = exchange({ scenario: 'forms', status: 200, body: '{}' });
  const reasonOf = (...records: EvidenceRecord[]) =>
    verdictOf('async-id-form', () => [], records)?.reason;
  const refused = reasonOf(answered, download(2, 401), download(3, 302), completed);
  expect(refused).toContain('1 × 200, and its downloads 1 × 401 (first in evidence 2), 1 × 302');
  expect(refused).not.toContain('Check that these declarations');
  expect(reasonOf(answered, download(2, 200), completed)).toContain(
    'Check that these declarations',
  );
});

test('an inconclusive rule gives the reason', () => {
  const judge = () => [unclear('Perhaps.', [1])];
  const stopped = { ...end, outcome: 'stopped', reason: 'No job in answer 1.' } as const;
  expect(verdictOf('async-id-form', judge, [stopped])).toMatchObject({
    reason: 'Perhaps. forms stopped: No job in answer 1.',
  });
  expect(verdictOf('async-id-form', judge, [{ ...end, outcome: 'completed' }])).toMatchObject({
    reason:
      'Perhaps. To decide this, forms needs a job whose id is seen. Check that these declarations of the target file are right: inputs.slow of an endpoint; inputs.hanging of an endpoint.',
  });
  const explained = () => [needsEvidence({ seen: 'Perhaps', needed: 'ask again' }, [1])];
  expect(verdictOf('async-id-form', explained, [{ ...end, outcome: 'completed' }])).toMatchObject({
    reason: 'Perhaps. To decide this, ask again.',
  });
});

test('a reason that applies to several scenarios is given once', () => {
  const makers = ['a', 'b', 'c', 'd'].map((name) => ({ ...ofTheForm, name, needs: [] }));
  const stopped = (scenario: string, reason: string): EvidenceRecord => {
    return { ...end, scenario, outcome: 'stopped', reason };
  };
  const reasonWith = (judge: () => ReturnType<typeof holds>[], records: EvidenceRecord[]) =>
    verdictOf('async-id-form', judge, records, makers)?.reason;
  const unlike = [
    stopped('a', 'other side closed'),
    stopped('b', 'No job.'),
    stopped('c', 'other side closed'),
    stopped('d', 'other side closed'),
  ];
  expect(reasonWith(() => [unclear('perhaps', [1])], unlike)).toBe(
    'perhaps. a, c and d stopped: other side closed. b stopped: No job.',
  );
  const left = ['a', 'b'].map((scenario) => ({ ...omitted, scenario }));
  expect(reasonWith(() => [], [plan(left)])).toBe(
    'a and b were left out. Budget: no money. c and d did not finish.',
  );
});

test('a rule without its declaration is not claimed unless it was violated', () => {
  expect(verdictOf('execution-time-meaning', () => [holds('kept', [1])])).toMatchObject({
    verdict: 'not claimed',
    reason:
      'Not declared: time-unit (the unit of `delayTime` and `executionTime`: declares.timeUnit).',
  });
  expect(verdictOf('execution-time-meaning', () => [broken('no', [1])])).toMatchObject({
    verdict: 'violated',
  });
  expect(verdictOf('state-in-progress', () => [holds('kept', [1])])).toMatchObject({
    verdict: 'verified',
  });
});

test('an unobservable rule is never judged', () => {
  const judge = () => [broken('no', [1])];
  expect(verdictOf('console-tools', judge)).toMatchObject({
    verdict: 'unobservable',
    findings: [],
  });
});

test('the contract profile judges stated rules; the reference profile also judges chosen ones', () => {
  const levels = (profile: 'contract' | 'reference') =>
    new Set(
      [...judgeEach(viewOf([]), { judges: {}, scenarios: [], profile })].map(({ level }) => level),
    );
  expect(levels('contract')).toEqual(new Set(['stated', 'declared']));
  expect(levels('reference')).toEqual(new Set(['stated', 'declared', 'chosen']));
});

function verdict(kind: Verdict['verdict'], rule: Verdict['rule'] = 'async-id-form'): Verdict {
  return {
    rule,
    level: 'stated',
    section: '1',
    claim: 'A claim.',
    verdict: kind,
    reason: 'A reason.',
    ...keepFindings([]),
    notices: [],
  };
}

test.each([
  [['verified', 'not claimed', 'unobservable'], 0, 'Conforms'],
  [['verified', 'violated', 'inconclusive'], 1, 'Does not conform'],
  [['verified', 'different', 'inconclusive'], 1, 'Differs from the local service'],
  [['verified', 'different', 'violated'], 1, 'Does not conform'],
  [['verified', 'inconclusive'], 3, 'Incomplete'],
  [['verified', 'not run'], 3, 'Incomplete'],
  [['not claimed', 'unobservable'], 3, 'Incomplete'],
] as const)('%j gives exit status %i', (kinds, exitStatus, word) => {
  const summary = summarize(kinds.map((kind) => verdict(kind)));
  expect(summary.exitStatus).toBe(exitStatus);
  expect(summary.headline).toMatch(new RegExp(`^${word}: `));
  for (const kind of kinds) expect(summary.headline).toContain(`1 ${kind}`);
});

test('notices are counted in the headline and do not change the exit status', () => {
  const noticed = (count: number) => ({
    ...verdict('verified'),
    notices: Array.from({ length: count }, (_, id) => notice(`odd ${id}`, [id])),
  });
  expect(summarize([verdict('verified')])).toMatchObject({ notices: 0 });
  expect(summarize([verdict('verified')]).headline).not.toContain('notice');
  expect(summarize([noticed(1)])).toMatchObject({
    exitStatus: 0,
    notices: 1,
    headline: expect.stringMatching(/^Conforms: 1 verified, .*, 1 notice$/),
  });
  expect(summarize([noticed(2), noticed(1)]).headline).toMatch(/, 3 notices$/);
});

test('a rule about jobs is verified only if it holds for run and runsync', () => {
  const submitted = (id: number, way: string, jobId: string): EvidenceRecord => ({
    kind: 'exchange',
    id,
    scenario: 'forms',
    key: 'valid',
    sentMs: id,
    receivedMs: id,
    request: { method: 'POST', target: `/v2/one/${way}`, headers: {}, body: '{"input":{}}' },
    response: {
      status: 200,
      headers: {},
      bytes: 1,
      body: JSON.stringify({ id: jobId, status: 'COMPLETED', output: {} }),
    },
  });
  const records = [submitted(1, 'run', 'a'), submitted(2, 'runsync', 'sync-a')];
  const verdictBy = (...ids: number[]) =>
    verdictOf('endpoint-runs-worker', () => ids.map((id) => holds('kept', [id])), records);
  expect(verdictBy(1, 2)).toMatchObject({ verdict: 'verified' });
  expect(verdictBy(1)).toMatchObject({
    verdict: 'inconclusive',
    reason: expect.stringContaining(
      'To decide this, submit a job with `runJobSync` that completes',
    ),
  });
  expect(verdictBy(2)).toMatchObject({
    verdict: 'inconclusive',
    reason: expect.stringContaining('To decide this, submit a job with `runJob` that completes'),
  });
});

const known = readBaseline(
  {
    violations: [
      { rule: 'queue-ttl', reason: 'Ticket 7.', until: '2027-01-31' },
      { rule: 'path-run', reason: 'Ticket 8.', until: '2027-01-31' },
    ],
  },
  rulesOf('reference'),
);

const words = { kept: 'verified', isBroken: isUnkept } as const;

/** What the known violations make of verdicts on a day. */
const appliedOn = (today: string, verdicts: readonly Verdict[]) =>
  applyBaseline(verdicts, { known, today }, words);

test('a known violation does not fail the check until its last day is over', () => {
  const verdicts = [verdict('violated', 'queue-ttl'), verdict('violated', 'path-run')];
  const { verdicts: marked, stale } = appliedOn('2027-01-31', verdicts);
  expect(stale).toEqual([]);
  expect(marked.map((one) => one.known?.reason)).toEqual(['Ticket 7.', 'Ticket 8.']);
  const withOther = [...marked, verdict('verified')];
  expect(summarize(withOther)).toMatchObject({
    exitStatus: 0,
    headline: expect.stringContaining('2 violated (2 known)'),
  });

  const late = appliedOn('2027-02-01', verdicts);
  expect(late.verdicts.every((one) => one.known === undefined)).toBe(true);
  expect(late.stale).toEqual([
    'queue-ttl was a known violation until 2027-01-31; fix it or extend the date.',
    'path-run was a known violation until 2027-01-31; fix it or extend the date.',
  ]);
});

test('only selected rules decide the exit status, and the headline counts the others apart', () => {
  const verdicts = [verdict('verified', 'path-run'), verdict('not run', 'queue-ttl')];
  expect(summarize(verdicts, [], ['path-run'])).toMatchObject({
    exitStatus: 0,
    headline: expect.stringMatching(/^Conforms with a selection of 1 rule: 1 .* 1 not selected$/),
  });
  expect(summarize(verdicts, [], ['path-run', 'queue-ttl']).exitStatus).toBe(3);
  expect(summarize(verdicts, [], ['queue-ttl']).exitStatus).toBe(3);
  const other = [verdict('verified', 'path-run'), verdict('violated', 'queue-ttl')];
  expect(summarize(other, [], ['path-run'])).toMatchObject({
    exitStatus: 0,
    headline: expect.stringMatching(/ 1 not selected \(1 of them violated, but not counted\)$/),
  });
});

test('a known violation of a verified rule is stale and fails the check', () => {
  const verdicts = [verdict('verified', 'queue-ttl'), verdict('not claimed', 'path-run')];
  const { stale } = appliedOn('2026-12-01', verdicts);
  expect(stale).toEqual(['queue-ttl is verified; remove it from the known violations.']);
  expect(summarize(verdicts, stale).exitStatus).toBe(1);
});

test.each([
  ['path-run', /^Expected a list of known violations under `violations`, got text/],
  [[], /^Expected a list of known violations under `violations`, got an array/],
  [{}, /^Expected a list of known violations under `violations`, got nothing/],
  [{ violations: 5 }, /^Expected a list of known violations under `violations`, got 5/],
  [{ violations: [{ rule: 'no-rule', reason: 'x', until: '2027-01-31' }] }, /no rule no-rule/],
  [{ violations: [{ rule: 'path-run', reason: 'x', until: 'soon' }] }, /until/],
  [
    {
      violations: [
        { rule: 'path-run', reason: 'x', until: '2027-01-31' },
        { rule: 'path-run', reason: 'y', until: '2027-01-31' },
      ],
    },
    /twice/,
  ],
])('%j is refused as a file of known violations', (file, message) => {
  expect(() => readBaseline(file, rulesOf('reference'))).toThrow(message);
});
