/** A run compared with that of its twin: what callers notice is shown, what differs in each run is not. */
import { describe, expect, test } from 'vitest';
import { compareTwin } from '../../../src/conformance/twin/compare-twin.ts';
import type { Subject } from '../../../src/evidence/records.ts';
import { done, evidenceOf, type Recorded, type RecordedCall, running } from './records.ts';

const ids = { deployment: 'a1b2c3d4-0000-4000-8000-00000000000a-u1', twin: 'job-of-the-twin' };

/** A job of each side, from its submission to its end. */
function job(
  side: keyof typeof ids,
  ended: object = done,
  sent: object = { input: {} },
): RecordedCall[] {
  const id = ids[side];
  return [
    { at: 0, call: 'run', id, sent },
    { at: 1, id, answer: running },
    { at: 2, id, answer: ended },
  ];
}

function compared(
  deployment: readonly Recorded[],
  twin: readonly Recorded[],
  declared: Partial<Subject> = {},
  options: Parameters<typeof compareTwin>[2] = {},
) {
  const { differences, timing } = compareTwin(
    'the twin',
    {
      deployment: { records: evidenceOf(deployment, declared), verdicts: [] },
      twin: { records: evidenceOf(twin, declared), verdicts: [] },
    },
    options,
  );
  return {
    // What is recognised has tests of its own.
    differences: differences
      .filter(({ kind }) => kind !== 'alternative')
      .map(({ kind, what, did, count }) => [kind, what, did.deployment, did.twin, count]),
    timing,
  };
}

const same = { differences: [], timing: [] };

describe('what callers notice', () => {
  test('ids, polls and texts of outputs are no difference', () => {
    const twin = job('twin', { ...done, output: { word: 'another' } });
    const polled = [...twin, { at: 3, id: ids.twin, answer: done }];
    expect(compared(job('deployment'), polled)).toEqual(same);
  });

  test('a poll that sees another state by chance is no difference', () => {
    const [submitted, , ended] = job('twin');
    expect(
      compared(
        job('deployment'),
        [submitted, ended].flatMap((one) => one ?? []),
      ),
    ).toEqual(same);
  });

  test('another status of the same request', () => {
    const refused = (http: number): RecordedCall[] => [
      { at: 0, call: 'run', sent: { input: 1 }, http },
      { at: 1, call: 'run', sent: { input: 2 }, http },
    ];
    expect(compared(refused(400), refused(422)).differences).toEqual([
      ['status', 'HTTP status of `run`', '400', '422', 2],
    ]);
  });

  test('a status that one of them never answers to a poll', () => {
    const gone: RecordedCall = { at: 3, id: ids.twin, http: 404, answer: '' };
    expect(compared(job('deployment'), [...job('twin'), gone]).differences).toEqual([
      ['status', 'HTTP status of `status`', '200', '200 or 404', 1],
    ]);
  });

  test('another end of a job', () => {
    const ended = (status: string) => ({ status, error: 'It failed.' });
    expect(
      compared(job('deployment', ended('FAILED')), job('twin', ended('TIMED_OUT'))).differences,
    ).toEqual([['state', 'end of a job', 'FAILED', 'TIMED_OUT', 1]]);
  });

  test('a job that had completed when it was cancelled is no difference, one that went on is', () => {
    const cancelled = (answer: object, end: object): RecordedCall[] => [
      { at: 0, call: 'run', id: ids.deployment, sent: { input: {} } },
      { at: 1, call: 'cancel', id: ids.deployment, answer },
      { at: 2, id: ids.deployment, answer: end },
    ];
    const twin = job('twin', { status: 'CANCELLED' });
    const ends = (calls: readonly RecordedCall[]) =>
      compared(calls, twin).differences.filter(([kind]) => kind === 'state');
    expect(ends(cancelled(done, done))).toEqual([]);
    expect(ends(cancelled(running, done))).toHaveLength(1);
  });

  test('a missing member and one of another type, of all answers together', () => {
    const twin = { status: 'COMPLETED', output: { word: 7 }, took: 1 };
    expect(compared(job('deployment'), job('twin', twin)).differences).toEqual([
      [
        'member',
        'members of a job in COMPLETED',
        '`output.word`: string, `took`: missing',
        '`output.word`: number, `took`: number',
        1,
      ],
    ]);
  });

  test('what is in an output is none where the twin only stands in, but its type is', () => {
    const isStandIn = () => true;
    const twin = job('twin', { ...done, output: {} });
    expect(compared(job('deployment'), twin, {}, { isStandIn })).toEqual(same);
    const isNone = () => false;
    expect(compared(job('deployment'), twin, {}, { isStandIn: isNone }).differences).toHaveLength(
      1,
    );
    const without = job('twin', { status: 'COMPLETED' });
    expect(compared(job('deployment'), without, {}, { isStandIn }).differences).toHaveLength(1);
  });

  test('the body and the headers of errors', () => {
    const error = (type: string, answer: unknown): RecordedCall[] => [
      { at: 0, id: 'none', http: 404, answer, headers: { 'content-type': type, date: type } },
    ];
    expect(
      compared(error('text/plain', 'Gone.'), error('application/json', {})).differences,
    ).toEqual([
      ['header', '`content-type` of an error', 'text/plain', 'application/json', 1],
      ['member', 'members of an error', 'the body: no JSON', 'the body: object', 1],
    ]);
  });

  test('requests of only one of the two are not compared', () => {
    const other: RecordedCall = { at: 5, call: 'cancel', id: ids.twin, http: 409, answer: '' };
    expect(compared(job('deployment'), [...job('twin'), other])).toEqual(same);
  });
});

describe('timing', () => {
  const input = { ordinary: true };
  /** Completed jobs that report these times. */
  const taking = (...times: readonly number[]): RecordedCall[] =>
    times.flatMap((executionTime, index) => {
      const id = `job-${index}`;
      return [
        { at: 0, call: 'run', id, sent: { input } },
        { at: 40, id, answer: { ...done, executionTime } },
      ] as const;
    });

  test('longer times are shown with their spread', () => {
    const { timing } = compared(
      taking(1000, 1010, 1020, 1030, 1040),
      taking(3000, 3000, 3010, 3020, 3020),
    );
    expect(timing).toEqual([
      {
        what: 'run time of jobs with the input `ordinary` at script',
        took: {
          deployment: { count: 5, medianMs: 1020, fromMs: 1004, toMs: 1036 },
          twin: { count: 5, medianMs: 3010, fromMs: 3000, toMs: 3020 },
        },
      },
    ]);
  });

  test('times whose own spread explains the difference are not shown', () => {
    const times = [500, 900, 1400, 2600, 4000];
    expect(compared(taking(...times), taking(...times.map((ms) => ms * 1.5))).timing).toEqual([]);
  });

  test('three times show no spread', () => {
    expect(compared(taking(1, 1, 1), taking(9000, 9000, 9000)).timing).toEqual([]);
  });

  test('times are compared in the declared unit', () => {
    const { timing } = compared(taking(10, 10, 10, 10), taking(30, 30, 30, 30), {
      timeUnitMs: 1000,
    });
    expect(timing.map(({ took }) => took.twin.medianMs)).toEqual([30_000]);
  });
});
