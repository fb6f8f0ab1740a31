/** The judge of the current status: what other responses and a job's own report say about an old state. */
import { describe, expect, test } from 'vitest';
import {
  done,
  inTime,
  jobId,
  named,
  outcomes,
  queued,
  type RecordedCall,
  running,
} from './records.ts';

const progress = { status: 'IN_PROGRESS' };

const judged = (calls: readonly RecordedCall[]) =>
  outcomes('status-is-current', calls, { timeUnitMs: 1 });

/** A job of which a response of another operation shows after 5 s that it completed. */
function completed(...statuses: readonly (readonly [at: number, answer: object])[]) {
  return inTime(
    [
      { at: 0, call: 'run', sent: { input: {} } },
      { at: 5, call: 'stream', answer: done },
    ],
    statuses.map(([at, answer]): RecordedCall => ({ at, answer })),
  );
}

describe('a job that another response showed completed', () => {
  test.each<[string, RecordedCall[], string[]]>([
    ['is not in the state before', completed([1, progress], [10, progress]), ['broken']],
    ['is not in the queue again', completed([1, queued], [10, queued], [20, done]), ['broken']],
    ['may be shown so just then', completed([1, progress], [5.1, progress], [10, done]), []],
    ['may be in another state', completed([1, queued], [10, progress]), []],
    ['may go back from its end', completed([1, queued], [6, done], [10, queued]), []],
    [
      'may have a state of another name',
      completed([1, { status: 'X' }], [10, { status: 'X' }]),
      [],
    ],
    [
      'runs again after a retry',
      inTime(completed([1, progress], [10, progress]), [{ at: 7, call: 'retry' }]),
      [],
    ],
  ])('%s', (_, calls, expected) => {
    expect(judged(calls)).toEqual(expected);
  });
});

test.each<[object, string[]]>([
  [{}, ['broken']],
  [{ output: {} }, ['broken']],
  [{ id: undefined, output: {}, workerId: 'a' }, ['broken']],
  [{ error: 'No such job.' }, []],
  [{ id: undefined, message: 'No such job.' }, []],
  [{ output: null, error: 'No such job.' }, []],
])(
  'a status response %j shows the current state, unless it is about no job',
  (answer, expected) => {
    expect(
      judged([
        { at: 0, call: 'run', sent: { input: {} } },
        { at: 1, answer },
      ]),
    ).toEqual(expected);
  },
);

describe('a state that no job was seen to leave', () => {
  const outdated = (name: string) =>
    named(`${name}${jobId.slice(1)}`, ...completed([1, running], [10, running]));
  const hanging = named(
    'hanging',
    { at: 0, call: 'run', sent: { input: { hanging: true } } },
    { at: 2, answer: running },
    { at: 700, answer: running },
  );

  test('is old for all jobs if several completed meanwhile', () => {
    const calls = inTime(outdated('1'), outdated('2'), hanging);
    expect(judged(calls)).toEqual(['broken', 'broken', 'broken']);
  });

  test('may be current where one completed', () => {
    expect(judged(inTime(outdated('1'), hanging))).toEqual(['broken']);
  });

  test('may be current where another job left it', () => {
    const other = named('other', { at: 3, answer: running }, { at: 4, answer: done });
    const calls = inTime(outdated('1'), outdated('2'), hanging, other);
    expect(judged(calls)).toEqual(['broken', 'broken']);
  });
});

describe('a job that reports how long it waited and ran', () => {
  const reported = (delayTime: number, executionTime: number, ...before: RecordedCall[]) =>
    judged([
      { at: 0, call: 'run', sent: { input: {} } },
      ...before,
      { at: 30, answer: queued },
      { at: 40, answer: { ...done, delayTime, executionTime } },
    ]);

  test('is not shown waiting while it ran', () => {
    expect(reported(1000, 38_000)).toEqual(['broken']);
  });

  const shownRunning = (delayTime: number) =>
    judged([
      { at: 0, call: 'run', sent: { input: { slow: true } } },
      { at: 1, answer: running },
      { at: 30, answer: running },
      { at: 31, answer: { ...done, delayTime, executionTime: 3000 } },
    ]);

  test('is not shown in progress for much longer, unless its worker was still loading', () => {
    expect(shownRunning(1000)).toContain('broken');
    expect(shownRunning(27_000)).not.toContain('broken');
  });

  test.each<[string, string[]]>([
    ['waited for as long as it was shown', reported(31_000, 8000)],
    ['reports times that its whole time contradicts', reported(1000, 5000)],
    ['was given back by its worker', reported(1000, 38_000, { at: 10, answer: running })],
    ['was in a state of another name', reported(1000, 38_000, { at: 10, answer: { status: 'X' } })],
  ])('decides nothing if it %s', (_, found) => {
    expect(found).toEqual([]);
  });
});
