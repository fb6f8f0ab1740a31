/** How long a deployment takes to answer, and whether that has changed. */
import { expect, test } from 'vitest';
import { compareSettings } from '../../../src/learning/compare-settings.ts';
import { learn } from '../../../src/learning/learn.ts';
import { settingsFromPoints } from '../../../src/learning/possible-settings.ts';
import { evidenceOf, type RecordedCall } from '../conformance/records.ts';

/** Status requests whose answers take so long, in seconds. */
function answers(...seconds: readonly number[]): RecordedCall[] {
  return seconds.map((took, index) => ({ at: 100 * index, took, answer: { status: 'IN_QUEUE' } }));
}

const learned = (calls: readonly RecordedCall[]) => learn([evidenceOf(calls)]);

function timeOf(calls: readonly RecordedCall[]) {
  return learned(calls).points.find(({ path }) => path.join('/') === 'answerTimes/getJobStatus');
}

const usual = [0.1, 0.12, 0.15, 0.2, 0.3, 0.11, 0.13];

test('the times of an operation are those that were seen', () => {
  expect(timeOf(answers(...usual))).toMatchObject({
    value: { distribution: 'observed', ms: [100, 110, 120, 130, 150, 200, 300] },
    basis: { kind: 'seen', count: 7, detail: '100 to 300 ms' },
  });
  expect(timeOf(answers(0.01, 0.02, 0.02, 0.03, 0.04))?.value).toBe(0);
});

test.each([
  ['few answers', answers(...usual.slice(0, 4))],
  ['errors', answers(...usual).map((call) => ({ ...call, http: 404 }))],
  ['answers that the checks noticed late', answers(...usual).map((call) => ({ ...call, late: 2 }))],
])('%s say nothing', (_, calls) => {
  expect(timeOf(calls)).toMatchObject({ value: undefined, basis: { kind: 'notSeen' } });
});

test('a deployment whose answers have become much slower has changed', () => {
  const settings = settingsFromPoints(learned(answers(...usual)));
  const slower = usual.map((seconds) => 20 * seconds);
  const { changes } = compareSettings(settings, learned(answers(...slower)));
  expect(changes).toMatchObject([
    {
      path: ['answerTimes', 'getJobStatus'],
      detail: expect.stringContaining('The median went from 130 to 2600 ms'),
    },
  ]);
});

test('a slower network, or a few slow answers, are no change', () => {
  const settings = settingsFromPoints(learned(answers(...usual)));
  for (const now of [usual.map((seconds) => 2 * seconds), [...usual, 9, 20, 30]]) {
    expect(compareSettings(settings, learned(answers(...now))).changes).toEqual([]);
  }
});
