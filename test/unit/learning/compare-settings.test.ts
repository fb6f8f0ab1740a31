/** What counts as a change of a deployment. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import type { Bounds } from '../../../src/conformance/recognising/measured-bounds.ts';
import { isObject } from '../../../src/core/json.ts';
import { changesReport } from '../../../src/learning/changes-report.ts';
import { compareSettings } from '../../../src/learning/compare-settings.ts';
import { type LearningResult, learn } from '../../../src/learning/learn.ts';
import type {
  LearnedSetting,
  Measure,
  SettingValue,
} from '../../../src/learning/learned-setting.ts';
import { settingsFile } from '../../../src/learning/settings-file.ts';
import { done, evidenceOf, type Recorded, running } from '../conformance/records.ts';

const shownBy = [{ source: 0, id: 7 }];

function seen(path: string, value: SettingValue, measure?: Measure): LearnedSetting {
  return {
    path: path.split('/'),
    value,
    basis: { kind: 'seen', count: 1, shownBy },
    ...(measure && { measure }),
  };
}

const kinds = (settings: object, ...points: readonly LearnedSetting[]) => {
  const { changes, fresh, same, notCompared } = compareSettings(settings, { points });
  return {
    changes: changes.length,
    fresh: fresh.length,
    same: same.length,
    notCompared: notCompared.length,
  };
};

const unseen = (gap: string): LearnedSetting => ({
  path: ['alternatives', gap],
  value: undefined,
  basis: { kind: 'notSeen', wouldShow: 'an error' },
});

const none = { changes: 0, fresh: 0, same: 0, notCompared: 0 };

test('another alternative is a change, the same one is none', () => {
  const settings = { alternatives: { 'error-body': 'problem' } };
  expect(kinds(settings, seen('alternatives/error-body', 'problem'))).toEqual({ ...none, same: 1 });
  const { changes } = compareSettings(settings, {
    points: [seen('alternatives/error-body', 'html')],
  });
  expect(changes).toEqual([
    {
      ...{ path: ['alternatives', 'error-body'], kind: 'seen' },
      ...{ from: 'problem', to: 'html', shownBy },
    },
  ]);
});

test.each([
  ['somethingElse', 'something that no setting expresses'],
  ['varies', 'something that is not always the same'],
] as const)('what has no value is a change, too: %s', (kind, text) => {
  const point: LearnedSetting = {
    path: ['alternatives', 'error-body'],
    value: undefined,
    basis: { kind, count: 2, shownBy, detail: 'The body was JSON.', clauses: [] },
  };
  const comparison = compareSettings(
    { alternatives: { 'error-body': 'problem' } },
    { points: [point] },
  );
  expect(comparison.changes).toMatchObject([{ from: 'problem', to: undefined }]);
  expect(changesReport(comparison, 1).join('\n')).toContain(
    `alternatives/error-body: from problem to ${text}, seen in evidence 7.\n      Seen: The body was JSON.`,
  );
});

test.each([3, 5, 9])('a number that was only seen from below has not changed: %i', (value) => {
  const settings = { endpoints: { script: { workers: { max: 5 } } } };
  const point = seen('endpoints/script/workers/max', value, { kind: 'atLeast' });
  expect(kinds(settings, point)).toEqual({ ...none, same: 1 });
});

test.each([
  ['html', 9, 8, 'same'],
  ['html', 100, 95, 'same'],
  ['html', 9, 7, 'changes'],
  ['html', 100, 70, 'changes'],
  ['problem', 9, 8, 'changes'],
])('of %s in the file, seen %i times and %i of these alike: %s', (before, count, alike, kind) => {
  const path = ['alternatives', 'error-body'];
  const mostly = { alternative: 'html', count: alike };
  const basis = { kind: 'varies', count, shownBy, detail: 'x', mostly, clauses: [] } as const;
  const point: LearnedSetting = { path, value: undefined, basis };
  expect(kinds({ alternatives: { 'error-body': before } }, point)).toMatchObject({ [kind]: 1 });
});

test('what is not seen now has not changed, and what the file does not say is new', () => {
  const point = seen('alternatives/error-body', 'html');
  expect(kinds({}, point)).toEqual({ ...none, fresh: 1 });
  const notSeen: LearnedSetting = {
    ...point,
    value: undefined,
    basis: { kind: 'notSeen', wouldShow: 'x' },
  };
  expect(kinds({ alternatives: { 'error-body': 'problem' } }, notSeen)).toEqual({
    ...none,
    notCompared: 1,
  });
  expect(kinds({}, notSeen)).toEqual(none);
  const other: LearnedSetting = {
    ...point,
    value: undefined,
    basis: { kind: 'somethingElse', count: 1, shownBy, detail: 'x', clauses: ['x'] },
  };
  expect(kinds({}, other)).toEqual({ ...none, fresh: 1 });
});

test('a name counts, and one that was not seen does not', () => {
  const path = 'alternatives/failure-state';
  const named = { alternatives: { 'failure-state': { named: 'BROKEN' } } };
  expect(kinds(named, seen(path, { named: 'BROKEN' })).same).toBe(1);
  expect(kinds(named, seen(path, { named: 'FAILED' })).changes).toBe(1);
  expect(kinds(named, seen(path, 'named')).same).toBe(1);
  const standard = { alternatives: { 'failure-state': 'named' } };
  expect(kinds(standard, seen(path, { named: 'FAILED' })).same).toBe(1);
});

test('a script counts, and its time only if it is another one', () => {
  const path = 'endpoints/e/inputs/{"slow": true}';
  const measure: Measure = { kind: 'script', ms: [3000, 3010, 3100], withinMs: 0 };
  const now = { ...seen(path, { output: {}, afterMs: 3010 }), measure };
  const file = (script: object) => ({ endpoints: { e: { inputs: { '{"slow": true}': script } } } });
  expect(kinds(file({ output: {}, afterMs: 2900 }), now).same).toBe(1);
  expect(kinds(file({ output: {}, afterMs: 900 }), now).changes).toBe(1);
  expect(kinds(file({ fail: 'No.', afterMs: 3010 }), now).changes).toBe(1);
});

test('a measured number counts if it is outside of its new limits', () => {
  const measure: Measure = { kind: 'bounds', bounds: { atLeast: 29_000, atMost: 31_000 } };
  const now = seen('alternatives/retention-after-run', { limited: 30_000 }, measure);
  const before = (limited: number) => ({ alternatives: { 'retention-after-run': { limited } } });
  expect(kinds(before(30_900), now).same).toBe(1);
  expect(kinds(before(31_200), now).same).toBe(1);
  expect(kinds(before(60_000), now).changes).toBe(1);
  expect(kinds(before(10_000), now).changes).toBe(1);
  const unlimited = { alternatives: { 'retention-after-run': 'unlimited' } };
  expect(kinds(unlimited, now).changes).toBe(1);
});

test('a measured number has not changed while one number can be within its limits then and now', () => {
  const path = 'alternatives/runsync-wait';
  const now = (bounds: Bounds) => seen(path, { limited: 8000 }, { kind: 'bounds', bounds });
  const file = (limited: number, limits: Bounds) => {
    const learned = { points: [{ ...now(limits), value: { limited } }], stopped: [], sources: [] };
    const text = settingsFile(learned, { schema: 'schema.json', file: 'learned.yaml' });
    const settings: unknown = parse(text);
    if (!isObject(settings)) throw new Error('No settings were written.');
    const accounts = { learned: { keys: { 'local-key': {} } } };
    const endpoints = { one: { kind: 'serverless', worker: 'echo' } };
    expect(validateServiceSettings({ accounts, endpoints, ...settings })).toBe(true);
    return settings;
  };
  // The service waited for longer than anybody looked, and each time for longer than before.
  const atLeast = file(90_890, { atLeast: 90_890 });
  expect(kinds(atLeast, now({ atLeast: 99_000 })).same).toBe(1);
  expect(kinds(atLeast, now({ atLeast: 2900, atMost: 3100 })).changes).toBe(1);
  const between = file(8000, { atLeast: 7052.04, atMost: 8878 });
  expect(kinds(between, now({ atLeast: 8300, atMost: 8600 })).same).toBe(1);
  expect(kinds(between, now({ atMost: 7200 })).same).toBe(1);
  const { changes } = compareSettings(between, { points: [now({ atLeast: 9400 })] });
  expect(changes[0]?.detail).toBe('It was from 7052 to 8878, and is at least 9400 now.');
  // Somebody has edited the number, so its limits are those of another one.
  const edited = { ...between, alternatives: { 'runsync-wait': { limited: 20_000 } } };
  expect(kinds(edited, now({ atLeast: 7052, atMost: 8878 })).changes).toBe(1);
});

const retention = 'alternatives/retention-after-run';

/** What is seen now of a number of which the file says that it was 60 s, or that it was between limits. */
function ofMinute(
  basis: LearnedSetting['basis'],
  limits?: Bounds,
): ReturnType<typeof compareSettings>['changes'] {
  const observed = limits && { observed: { [`/${retention}`]: limits } };
  const settings = { alternatives: { 'retention-after-run': { limited: 60_000 } }, ...observed };
  const point = { path: retention.split('/'), value: undefined, basis };
  return [...compareSettings(settings, { points: [point] }).changes];
}

const contradicting = (...contradictory: readonly Bounds[]): LearnedSetting['basis'] => ({
  ...{ kind: 'varies', count: contradictory.length, shownBy, detail: 'x', clauses: [] },
  ...{ mostly: { alternative: 'limited', count: contradictory.length }, contradictory },
});
const near = (ms: number): Bounds => ({ atLeast: ms - 400, atMost: ms + 400 });

test.each([
  ['two of 90 s', [near(88_000), near(90_000)], 1],
  ['two of 30 s and two of 60 s', [30, 31, 60, 61].map((s) => near(1000 * s)), 1],
  ['one of 90 s', [near(60_000), near(90_000), near(61_000)], 0],
  [
    'two of 90 s and 98 of 60 s',
    [
      ...Array(49)
        .fill([near(60_000), near(61_000)])
        .flat(),
      near(90_000),
      near(91_000),
    ],
    0,
  ],
  ['timers that are late at times', [near(60_000), near(62_000), near(64_000)], 0],
])(
  'numbers that contradict each other have changed if several cannot be the one of the file: %s',
  (_, seenNow, changes) => {
    expect(ofMinute(contradicting(...seenNow))).toHaveLength(changes);
  },
);

test('of a number that contradicts itself, the report lists what cannot be the one of the file', () => {
  const [change] = ofMinute(contradicting(near(60_000), near(88_000), near(90_000)));
  expect(change?.detail).toBe('Seen: measured from 87600 to 88400; from 89600 to 90400.');
});

test.each([
  ['a job was kept for longer', { atLeast: 90_000 }, undefined, 1],
  ['a job was kept for about as long', { atLeast: 64_000 }, undefined, 0],
  ['a job was kept for longer than any before', { atLeast: 90_000 }, { atLeast: 60_000 }, 0],
  ['a job was kept for less than before', { atMost: 40_000 }, { atLeast: 60_000 }, 1],
])('little is enough to know that a number has changed: %s', (_, bounds, limits, changes) => {
  const known = { alternative: 'limited', bounds, shownBy };
  const found = ofMinute({ kind: 'notSeen', wouldShow: 'x', limits: known }, limits);
  expect(found).toHaveLength(changes);
  expect(ofMinute({ kind: 'notSeen', wouldShow: 'x' }, limits)).toEqual([]);
});

/** What has changed between jobs that were kept for so many seconds after they had ended, and others. */
function changedRetention(before: readonly number[], now: readonly number[]): string[] {
  return changedBetween(...[before, now].map((kept) => learn([evidenceOf(kept.flatMap(keptFor))])));
}

function keptFor(seconds: number, index: number): Recorded[] {
  const start = 1000 * index;
  const id = `3f1a9c5e-0000-4000-8000-00000000000${index}-u1`;
  return [
    { at: start, call: 'run', id },
    { at: start + 0.2, id, answer: done },
    { at: start + seconds - 0.2, id, answer: done },
    { at: start + seconds + 0.4, id, http: 404, answer: { status: 404 } },
  ];
}

test('evidence of jobs that are kept for longer or shorter moves the number of a file', () => {
  expect(changedRetention([60, 60], [90, 90])).toEqual([retention]);
  expect(changedRetention([60, 60], [90, 70, 93])).toEqual([retention]);
  expect(changedRetention([60, 61], [61, 60, 62])).toEqual([]);
});

test('times count beyond their bounds, which the report states', () => {
  const times = (...ms: readonly number[]) =>
    seen('endpoints/one/durationMs', ms[0] ?? 0, { kind: 'times', ms, withinMs: 0 });
  const settings = { endpoints: { one: { durationMs: 1000 } } };
  expect(kinds(settings, times(1100, 1200, 1700)).same).toBe(1);
  const comparison = compareSettings(settings, { points: [times(4000, 4000, 4000)] });
  expect(changesReport(comparison, 1)).toEqual([
    'The deployment has changed: 1 setting.',
    '  endpoints/one/durationMs: from 1000 to 4000, seen in evidence 7.',
    '      The median went from 1000 to 4000 ms; differences up to 350 ms do not count.',
    '',
    '0 settings of the file are the same.',
  ]);
});

test('a report of several sources says which one shows a change', () => {
  const point = seen('alternatives/error-body', 'html');
  const comparison = compareSettings(
    { alternatives: { 'error-body': 'problem' } },
    { points: [point] },
  );
  expect(changesReport(comparison, 2)[1]).toBe(
    '  alternatives/error-body: from problem to html, seen in evidence 1:7.',
  );
});

/** What a file says after errors with these bodies, and what later ones change. */
function changedBodies(before: readonly string[], now: readonly string[]): string[] {
  const learned = (bodies: readonly string[]) =>
    learn([
      evidenceOf(
        bodies.flatMap((answer, at) =>
          [401, 404].map((http) => ({ at, id: 'none', http, answer, took: 0.1 })),
        ),
      ),
    ]);
  return changedBetween(learned(before), learned(now));
}

/** The points of a file that was learned before which are others now. */
function changedBetween(before?: LearningResult, now?: LearningResult): string[] {
  if (before === undefined || now === undefined) throw new Error('Expected two files.');
  const text = settingsFile(before, { schema: 'schema.json', file: 'learned.yaml' });
  const settings: unknown = parse(text);
  expect(validateServiceSettings(settings)).toBe(true);
  return compareSettings(settings, now).changes.map(({ path }) => path.join('/'));
}

const message = '{"message":"no"}';
const page = '<html></html>';

test.each([
  ['another thing without a setting', [message], ['{"detail":"no"}']],
  ['what a setting expresses', [message, message], [page]],
  ['a private name', ['{"privateName":1,"code":2}'], ['{"privateOther":1,"code":2}']],
  ['something new beside what varied', [message, page], [message, '']],
])('what no setting expressed has changed when it is now %s', (_, before, now) => {
  expect(changedBodies(before, now)).toEqual(['alternatives/error-body']);
});

test.each([
  ['the same, more often', [message], [message, message]],
  ['a part of what varied', [message, page], [page]],
  ['another order of what varied', [message, page], [page, message]],
])('what no setting expressed has not changed when it is now %s', (_, before, now) => {
  expect(changedBodies(before, now)).toEqual([]);
});

test('what could not be compared is listed by name, with the reason', () => {
  const settings = {
    endpoints: {
      one: { durationMs: 1000, unlistedNames: 'refuse', inputs: { '{}': { echo: true } } },
      gone: { durationMs: 1000, worker: 'echo' },
    },
    alternatives: { 'error-body': 'problem', 'bare-key': 'accepted' },
  };
  const times = seen('endpoints/one/durationMs', 5000, { kind: 'times', ms: [5000], withinMs: 0 });
  const comparison = compareSettings(settings, {
    points: [times, unseen('error-body'), seen('alternatives/bare-key', 'accepted')],
  });
  expect(changesReport(comparison, 1)).toEqual([
    'No change was seen, but 4 settings of the file could not be compared.',
    '',
    '1 settings of the file are the same, 4 could not be compared, 1 were not looked for.',
    '',
    'Could not be compared:',
    '  endpoints/one/inputs/{}: no target file declares this input.',
    '  endpoints/gone: the endpoint is not declared, and no request to it succeeded.',
    '  endpoints/one/durationMs: measured fewer than 3 times.',
    '  alternatives/error-body: not seen. Needed: an error.',
    '',
    'Not looked for:',
    '  endpoints/one/unlistedNames: requests and responses never show it.',
  ]);
});

test('what selected scenarios do not show was not looked for', () => {
  const settings = { alternatives: { 'error-body': 'problem', 'bare-key': 'accepted' } };
  const points = [unseen('error-body'), seen('alternatives/bare-key', 'accepted')];
  const { same, notCompared, notLookedFor } = compareSettings(
    settings,
    { points },
    { isSelection: true },
  );
  expect([same.length, notCompared.length]).toEqual([1, 0]);
  expect(notLookedFor).toEqual([
    {
      path: ['alternatives', 'error-body'],
      reason: 'the selected scenarios need not show it',
    },
  ]);
});

test('a time that was learned from few jobs says nothing later', () => {
  const jobOf = (seconds: number, id: string): Recorded[] => [
    { at: 0, call: 'run', id },
    { at: seconds, took: 0, id, answer: running },
    { at: seconds, took: 0.01, id, answer: { ...done, executionTime: seconds * 1000 } },
  ];
  const learnedFrom = (...jobs: readonly Recorded[][]) =>
    learn([evidenceOf(jobs.flat(), { timeUnitMs: 1 })]);
  const text = settingsFile(learnedFrom(jobOf(1, 'a')), { schema: 's', file: 'f' });
  const now = learnedFrom(...['b', 'c', 'd'].map((id) => jobOf(9, id)));
  const { changes, notLookedFor } = compareSettings(parse(text), now);
  expect(changes.map(({ path }) => path.at(-1))).not.toContain('durationMs');
  expect(notLookedFor).toContainEqual({
    path: ['endpoints', 'script', 'durationMs'],
    reason: 'measured fewer than 3 times when the file was learned',
  });
});
