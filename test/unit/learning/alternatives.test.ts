/** What was recognised about open points, as settings. */
import { expect, test } from 'vitest';
import { withinBounds } from '../../../src/learning/alternatives.ts';
import { learn } from '../../../src/learning/learn.ts';
import { settingsOf } from '../../../src/learning/possible.ts';
import { evidenceOf, type Recorded } from '../conformance/records.ts';

function alternatives(...recorded: readonly (readonly Recorded[])[]): unknown {
  const settings = settingsOf(learn(recorded.map((one) => evidenceOf(one))));
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
  expect(withinBounds(bounds, usual)).toBe(number);
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
    settingsOf(learn([evidenceOf([{ at: 0, call: 'run', sent: { input: {} } }], { timeUnitMs })]));
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
    detail: expect.stringContaining('`further-states`, which the local service does not play ('),
  });
});
