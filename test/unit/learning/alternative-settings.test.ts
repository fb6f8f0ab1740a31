/** What was recognised about open points, as settings. */
import { expect, test } from 'vitest';
import { numberWithin } from '../../../src/conformance/recognising/measured-bounds.ts';
import { learn } from '../../../src/learning/learn.ts';
import { settingsFromPoints } from '../../../src/learning/possible-settings.ts';
import { settingsFile } from '../../../src/learning/settings-file.ts';
import { done, evidenceOf, type Recorded, recognised } from '../conformance/records.ts';

function alternatives(...recorded: readonly (readonly Recorded[])[]): unknown {
  const settings = settingsFromPoints(learn(recorded.map((one) => evidenceOf(one))));
  return settings['alternatives'] ?? {};
}

test.each([
  [{ atLeast: 29_100, atMost: 30_900 }, undefined, 30_000],
  [{ atLeast: 1_792_200, atMost: 1_808_300 }, 1_800_000, 1_800_000],
  [{ atLeast: 53_940, atMost: 66_060 }, 60_000, 60_000],
  [{ atLeast: 4100, atMost: 4200 }, 60_000, 4200],
  [{ atLeast: 101.2, atMost: 101.8 }, undefined, 102],
  [{ atLeast: 90_000.5 }, 60_000, 90_001],
  [{ atMost: 5000.5 }, 60_000, 5000],
  [{ atLeast: 10 }, 60_000, 60_000],
])('a number within %j is set to the usual %s or else to %i', (bounds, usual, number) => {
  expect(numberWithin(bounds, usual)).toBe(number);
});

const refusals = (answer: string): Recorded[] =>
  [401, 404].map((http) => ({ at: 0, id: 'none', http, answer }));
const failed = (status: string): Recorded[] => [
  { at: 0, call: 'run', sent: { input: { fails: 1 } } },
  { at: 1, answer: { status: 'IN_PROGRESS' } },
  { at: 2, answer: { status, error: 'No.' } },
];

test('files that show the same are one setting, and files that do not are none', () => {
  const [text, page] = [refusals('{"error":"no"}'), refusals('<html></html>')];
  expect(alternatives(text, text)).toMatchObject({ 'error-body': 'error-text' });
  expect(alternatives(text, page)).not.toHaveProperty('error-body');
});

test('a name of a state is a setting with it', () => {
  expect(alternatives(failed('FAILED'))).toMatchObject({ 'failure-state': { named: 'FAILED' } });
});

test('the unit of times is what was seen, or else what the owner declares', () => {
  const learned = (timeUnitMs: number) =>
    settingsFromPoints(
      learn([evidenceOf([{ at: 0, call: 'run', sent: { input: {} } }], { timeUnitMs })]),
    );
  expect(learned(1000)['alternatives']).toMatchObject({ 'time-units': 'seconds' });
  expect(learned(1)['alternatives']).toMatchObject({ 'time-units': 'milliseconds' });
  expect(learned(60_000)['alternatives'] ?? {}).not.toHaveProperty('time-units');
});

test('a name that a recording would hide is none', () => {
  for (const name of ['[redacted]', 'Bearer sk-0123456789abcdef', 'x?token=abcdefgh']) {
    const found = alternatives(failed(name));
    expect(JSON.stringify(found)).not.toContain(name);
  }
});

test('what the local service does not play is no setting, and the file says what to do instead', () => {
  const calls = Array.from({ length: 3 }, (_, index): Recorded[] => [
    { at: 20 * index, id: `job ${index}`, call: 'run', sent: { input: { any: index } } },
    { at: 20 * index + 1, id: `job ${index}`, answer: { status: 'WARMING_UP' } },
    { at: 20 * index + 2, id: `job ${index}`, answer: { status: 'IN_PROGRESS' } },
    { at: 20 * index + 3, id: `job ${index}`, answer: { status: 'COMPLETED', output: {} } },
  ]).flat();
  expect(alternatives(calls)).not.toHaveProperty('other-transitions');
  const learned = learn([evidenceOf(calls)]);
  const point = learned.points.find(({ path }) => path[1] === 'other-transitions');
  expect(point?.basis).toMatchObject({
    kind: 'somethingElse',
    detail: expect.stringContaining('`further-states`, which the local service does not offer ('),
  });
});

const refused = (times: number, answer: string): Recorded[] =>
  Array.from({ length: times }, (_, at) => ({
    at,
    id: 'none',
    http: [401, 404][at % 2] ?? 404,
    answer,
  }));

const basisOf = (gap: string, ...recorded: readonly (readonly Recorded[])[]) =>
  learn(recorded.map((one) => evidenceOf(one))).points.find(({ path }) => path[1] === gap);

test('rare exceptions leave the setting, in one file and in two, as in the report', () => {
  const [text, page] = [refused(38, '{"error":"no"}'), refused(2, '<html></html>')];
  for (const files of [[[...text, ...page]], [text, page]]) {
    expect(basisOf('error-body', ...files)).toMatchObject({
      value: 'error-text',
      basis: { kind: 'seen', count: 40, detail: expect.stringContaining('but not always') },
    });
  }
  expect(basisOf('error-body', text.slice(0, 9), page)).toMatchObject({
    basis: { kind: 'varies', mostly: { alternative: 'error-text', count: 9 } },
  });
  expect(recognised('error-body', [...text, ...page])).toMatchObject({
    ...{ kind: 'does', alternative: 'error-text', exceptions: 2, count: 40 },
  });
});

test('what rules out the choice of the local service is a setting, though it shows no more', () => {
  const waiting: Recorded[] = [
    { at: 0, id: 'sync-1', call: 'runsync', sent: { input: {} }, took: 99, answer: done },
  ];
  expect(basisOf('runsync-wait', waiting)).toMatchObject({
    value: { limited: expect.any(Number) },
    basis: {
      kind: 'seen',
      detail: expect.stringMatching(/^at least \d+.*, which rules out 90000$/),
    },
  });
  expect(recognised('runsync-wait', waiting).kind).toBe('notSeen');
  const short = waiting.map((one) => ({ ...one, took: 9 }));
  expect(basisOf('runsync-wait', short)).toMatchObject({ basis: { kind: 'notSeen' } });
});

const named = (name: string) => basisOf('failure-state', failed(name))?.value;

test.each(['FAILED', 'Error', 'timed_out', 'WORKER_ERROR_500', 'in-error'])(
  'the state %s is written down',
  (name) => expect(named(name)).toEqual({ named: name }),
);

test.each([
  ...['https://acme.example/x', 'FAILED acme.example', 'at-10.0.0.1', 'localhost', 'gpu.internal'],
  ...[
    'FAILED_sk4f9a8b7c',
    'AKIA4Z7QF2',
    'aGVsbG8gd29ybGQ',
    'X9f3b2a1c0d4e5',
    'hunter2x',
    'user@host',
  ],
])('a state that may name a host or a secret is left out, and the file says so: %s', (name) => {
  const learned = learn([evidenceOf(failed(name))]);
  const text = settingsFile(learned, { schema: 'schema.json', file: 'learned.yaml' });
  expect(text).not.toContain(name);
  expect(text).toMatch(/#failure-state: .*may name a host or hold a secret/);
});
