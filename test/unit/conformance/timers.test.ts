/** Judges of time limits and reported times: evidence that is legal, unlikely or sparse. */
import { describe, expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import type { SubjectEndpoint } from '../../../src/evidence/calls.ts';
import { jobId, outcomes, type RecordedCall, reasons } from './job-records.ts';

const queued = { status: 'IN_QUEUE' };
const running = { status: 'IN_PROGRESS', workerId: 'a' };

/** A job that hangs, with an execution timeout of 5001 ms. */
const sentHanging = { input: { hanging: true }, policy: { executionTimeout: 5001 } };

function hanging(...samples: RecordedCall[]): RecordedCall[] {
  return [{ at: 0, call: 'run', sent: sentHanging, answer: queued }, ...samples];
}

/** A job that waits, with a ttl of 10000 ms. */
function waiting(...samples: RecordedCall[]): RecordedCall[] {
  return [
    { at: 0, call: 'run', sent: { input: {}, policy: { ttl: 10_000 } }, answer: queued },
    ...samples,
  ];
}

/** The same answer every second. */
function every(answer: unknown, { from, to }: { from: number; to: number }): RecordedCall[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ at: from + index, answer }));
}

describe('the execution timeout', () => {
  const judge = judges['timeout-terminates'];

  test('is violated by a job that certainly exceeds it', () => {
    expect(outcomes(judge, hanging(...every(running, { from: 1, to: 13 })))).toEqual(['broken']);
  });

  test('is violated by a job that is cancelled long after it', () => {
    const samples = [...every(running, { from: 1, to: 13 }), { at: 14, call: 'cancel' as const }];
    expect(outcomes(judge, hanging(...samples))).toEqual(['broken']);
  });

  test('is not decided by a job that was cancelled', () => {
    const samples = [
      ...every(running, { from: 1, to: 5 }),
      { at: 5.5, call: 'cancel' as const, answer: { status: 'CANCELLED' } },
      { at: 6, answer: { status: 'CANCELLED' } },
    ];
    expect(outcomes(judge, hanging(...samples))).toEqual([]);
  });

  test('applies to synchronous jobs, counted from their response', () => {
    const sent = sentHanging;
    const answered = (samples: RecordedCall[]): RecordedCall[] => [
      { at: 0, took: 4, call: 'runsync', id: `sync-${jobId}`, sent, answer: running },
      ...samples.map((sample) => ({ ...sample, id: `sync-${jobId}` })),
    ];
    const until = (to: number) => answered(every(running, { from: 5, to }));
    expect(outcomes(judge, until(15))).toEqual(['broken']);
    // Nobody knows whether it ran all the while before the answer.
    expect(outcomes(judge, until(13))).toEqual([]);
  });

  test('is not violated by two jobs that end after their callers stopped waiting', () => {
    const dropped = (id: string, executionTimeout: number, from: number): RecordedCall[] => [
      {
        at: from,
        took: 1,
        call: 'runsync',
        id,
        sent: { input: { hanging: true }, policy: { executionTimeout } },
        answer: running,
      },
      { at: from + 1.5, id, answer: running },
      { at: from + 2, id, answer: { status: 'CANCELLED' } },
    ];
    const calls = [...dropped('sync-a', 20_000, 0), ...dropped('sync-b', 30_000, 3)];
    const asRun = calls.map((call) => ({ ...call, ...(call.call && { call: 'run' as const }) }));
    const ends = { finalStates: ['CANCELLED'] };
    expect(outcomes(judge, calls, ends)).not.toContain('broken');
    expect(outcomes(judge, asRun, ends)).toContain('broken');
  });

  test('is not violated within the tolerance', () => {
    expect(outcomes(judge, hanging(...every(running, { from: 1, to: 11 })))).toEqual([]);
  });

  test.each([
    ['any other state', { status: 'KILLED' }, 200],
    ['a removed job', {}, 404],
  ])('is kept if %s is seen', (_name, answer, http) => {
    const samples = [...every(running, { from: 1, to: 5 }), { at: 7, answer, http }];
    expect(outcomes(judge, hanging(...samples))).toEqual(['holds']);
  });

  test('restarts with a worker that replaces a crashed one', () => {
    const again = { ...running, workerId: 'b' };
    const samples = [...every(running, { from: 1, to: 7 }), ...every(again, { from: 8, to: 14 })];
    expect(outcomes(judge, hanging(...samples))).not.toContain('broken');
  });

  test('restarts after the job returned to the queue', () => {
    const samples = [
      ...every(running, { from: 1, to: 7 }),
      { at: 8, answer: queued },
      ...every(running, { from: 9, to: 15 }),
    ];
    expect(outcomes(judge, hanging(...samples))).not.toContain('broken');
  });

  test('is not decided by two status requests far apart', () => {
    const samples = [
      { at: 1, answer: running },
      { at: 60, answer: running },
    ];
    expect(outcomes(judge, hanging(...samples))).toEqual(['unclear']);
  });

  test('counts a slow response from the time of its request', () => {
    const samples = [...every(running, { from: 1, to: 9 }), { at: 10, took: 30, answer: running }];
    expect(outcomes(judge, hanging(...samples))).toEqual([]);
  });

  test('does not apply to an endpoint without declarations', () => {
    const samples = every(running, { from: 1, to: 30 });
    const [submission, ...rest] = hanging(...samples);
    const plain = { ...submission, at: 0, sent: { input: {} } };
    expect(outcomes(judge, [plain, ...rest], { endpoints: [] })).toEqual([]);
  });

  test("of a request prevents the endpoint's own timeout from ending the job earlier", () => {
    const override = judges['execution-timeout-override'];
    const endpoints = [
      {
        id: 'script',
        kind: 'serverless' as const,
        timeoutMs: 3000,
        inputs: { hanging: { hanging: true } },
      },
    ];
    const sent = { input: { hanging: true }, policy: { executionTimeout: 11_000 } };
    const calls = (endsAt: number): RecordedCall[] => [
      { at: 0, call: 'run', sent, answer: queued },
      ...every(running, { from: 1, to: endsAt - 1 }),
      { at: endsAt, answer: { status: 'GONE' } },
    ];
    expect(outcomes(override, calls(4), { endpoints })).toEqual(['broken']);
    expect(outcomes(override, calls(2), { endpoints })).toEqual(['unclear']);
    expect(outcomes(override, calls(11), { endpoints })).toEqual(['holds']);
  });
});

describe('a job that requests no timeout', () => {
  const sent = { input: { hanging: true } };
  const minutes = (count: number): RecordedCall[] => [
    { at: 0, call: 'run', sent, answer: queued },
    ...Array.from({ length: count * 60 }, (_, index) => ({ at: index + 1, answer: running })),
  ];
  const on = (timeoutMs?: SubjectEndpoint['timeoutMs']) => ({
    endpoints: [
      {
        id: 'script',
        kind: 'serverless' as const,
        inputs: { hanging: { hanging: true } },
        ...(timeoutMs !== undefined && { timeoutMs }),
      },
    ],
  });

  test.each([
    ['timeout-terminates', undefined, []],
    ['execution-timeout-default', undefined, []],
    ['timeout-terminates', 1_800_000, []],
    ['execution-timeout-default', 1_800_000, []],
    ['timeout-terminates', 300_000, ['broken']],
    ['execution-timeout-default', 300_000, []],
    ['timeout-terminates', 'default', ['broken']],
    ['execution-timeout-default', 'default', ['broken']],
  ] as const)(
    "decides %s if the endpoint's declared timeout is %s",
    (rule, timeoutMs, expected) => {
      expect(outcomes(judges[rule], minutes(12), on(timeoutMs))).toEqual(expected);
    },
  );

  test.each([
    [undefined, []],
    ['default', ['broken']],
  ] as const)(
    'may end before the default unless the default is declared: %s',
    (timeoutMs, expected) => {
      const ended = { status: 'TIMED_OUT' };
      const other = '3f1a9c5e-0000-4000-8000-00000000000b-u1';
      const hung = (id: string, from: number): RecordedCall[] => [
        { at: from, call: 'run', id, sent, answer: queued },
        ...every(running, { from: from + 1, to: from + 59 }).map((sample) => ({ ...sample, id })),
        { at: from + 61, id, answer: ended },
      ];
      const calls = [...hung(jobId, 0), ...hung(other, 100)];
      const judge = judges['execution-timeout-default'];
      expect(outcomes(judge, calls, on(timeoutMs))).toEqual(expected);
    },
  );

  test('does not verify an override without a declared timeout', () => {
    const override = judges['execution-timeout-override'];
    const ended = [...every(running, { from: 1, to: 4 }), { at: 6, answer: { status: 'GONE' } }];
    const late = every(running, { from: 1, to: 13 });
    expect(outcomes(override, hanging(...ended), on())).toEqual([]);
    expect(outcomes(override, hanging(...ended), on('default'))).toEqual(['holds']);
    expect(outcomes(override, hanging(...late), on())).toEqual(['broken']);
  });
});

describe('the ttl', () => {
  const judge = judges['queue-ttl-override'];

  test('is violated by a job that certainly waits past it', () => {
    expect(outcomes(judge, waiting(...every(queued, { from: 1, to: 17 })))).toEqual(['broken']);
  });

  test('is kept if the job is gone or ended when the ttl is over', () => {
    const samples = every(queued, { from: 1, to: 9 });
    expect(outcomes(judge, waiting(...samples, { at: 11, http: 404 }))).toEqual(['holds']);
    expect(outcomes(judge, waiting(...samples, { at: 11, answer: { status: 'LATE' } }))).toEqual([
      'holds',
    ]);
  });

  test('is not decided by a job that starts, late or not', () => {
    const samples = every(queued, { from: 1, to: 9 });
    expect(outcomes(judge, waiting(...samples, { at: 12, answer: running }))).toEqual(['unclear']);
  });

  test('restarts with a retry', () => {
    const samples = [
      ...every(queued, { from: 1, to: 8 }),
      { at: 9, call: 'retry' as const, answer: queued },
      ...every(queued, { from: 10, to: 17 }),
    ];
    expect(outcomes(judge, waiting(...samples))).toEqual([]);
  });

  test('is not decided by a sporadic 500 or 429', () => {
    const samples = [
      ...every(queued, { from: 1, to: 9 }),
      { at: 10, http: 500 },
      { at: 11, http: 429 },
    ];
    expect(outcomes(judge, waiting(...samples))).toEqual([]);
  });
});

describe('the default ttl', () => {
  const judge = judges['queue-ttl-default'];
  const job = (id: string, { from, to }: { from: number; to: number }): RecordedCall[] => [
    { at: from, call: 'run', id, sent: { input: {} }, answer: queued },
    ...every(queued, { from: from + 1, to: to - 1 }).map((sample) => ({ ...sample, id })),
    { at: to, id, answer: { status: 'LATE' } },
  ];
  const sorted = (calls: RecordedCall[]) => calls.sort((left, right) => left.at - right.at);

  test('is violated by two jobs that leave the queue after the same time', () => {
    const calls = sorted([...job('one', { from: 0, to: 60 }), ...job('two', { from: 20, to: 80 })]);
    expect(outcomes(judge, calls)).toEqual(['broken']);
  });

  test('is not violated by one job, nor by two that leave the queue at the same instant', () => {
    expect(outcomes(judge, job('one', { from: 0, to: 60 }))).toEqual([]);
    const calls = sorted([...job('one', { from: 0, to: 60 }), ...job('two', { from: 20, to: 60 })]);
    expect(outcomes(judge, calls)).toEqual([]);
  });
});

describe('reported times', () => {
  const sent = { input: { slow: true } };
  const job = (report: object): RecordedCall[] => [
    { at: 0, call: 'run', sent, answer: queued },
    ...every(queued, { from: 1, to: 6 }),
    ...every(running, { from: 7, to: 9 }),
    { at: 10, answer: { status: 'COMPLETED', output: {}, ...report } },
  ];
  const judge = judges['delay-time-meaning'];

  test.each([
    [{ delayTime: 6500 }, 1, ['holds']],
    [{ delayTime: 6 }, 1000, ['holds']],
    [{ delayTime: 6 }, 1, ['broken']],
    [{ delayTime: 10_000 }, 1, ['broken']],
    // Which members a job has is not stated: the rule holds where it never shows the time.
    [{}, 1, ['holds']],
  ])('%j in units of %i ms: %j', (report, timeUnitMs, expected) => {
    expect(outcomes(judge, job(report), { timeUnitMs })).toEqual(expected);
  });

  test.each([
    [{ delayTime: 6500 }, ['holds']],
    [{ delayTime: 10_000 }, ['broken']],
    [{ delayTime: 6 }, ['broken']],
  ])('%j of a job whose caller waited at first: %j', (report, expected) => {
    const [, ...samples] = job(report);
    const calls: RecordedCall[] = [
      { at: 0, took: 0.9, call: 'runsync', sent, answer: queued },
      ...samples,
    ];
    expect(outcomes(judge, calls, { timeUnitMs: 1 })).toEqual(expected);
  });

  test.each([
    [{ delayTime: 9000 }, []],
    [{ delayTime: 20_000 }, ['broken']],
  ])('%j of a job whose caller waited for 10 s: %j', (report, expected) => {
    const answer = { status: 'COMPLETED', output: {}, ...report };
    const calls: RecordedCall[] = [{ at: 0, took: 10, call: 'runsync', sent, answer }];
    expect(outcomes(judge, calls, { timeUnitMs: 1 })).toEqual(expected);
  });

  test('of a job that returned to the queue are not judged', () => {
    const calls = [...job({ delayTime: 1 }).slice(0, -1), { at: 9.5, answer: queued }];
    const end = { at: 12, answer: { status: 'COMPLETED', output: {}, delayTime: 1 } };
    expect(outcomes(judge, [...calls, end], { timeUnitMs: 1 })).toEqual([]);
  });
});

describe('jobs that are declared to hang', () => {
  const judge = judges['timeout-terminates'];
  const job = (id: string, at: number, executionTimeout: number): RecordedCall => ({
    at,
    id,
    call: 'run',
    sent: { input: { hanging: true }, policy: { executionTimeout } },
    answer: queued,
  });
  const seen = (id: string, from: number, to: number): RecordedCall[] =>
    every(running, { from, to }).map((call) => ({ ...call, id }));
  const ended = (id: string, at: number): RecordedCall => ({
    id,
    at,
    answer: { status: 'TIMED_OUT' },
  });
  const sorted = (calls: RecordedCall[]) => calls.sort((left, right) => left.at - right.at);

  test('must not complete; the reason names the declaration', () => {
    const done = { status: 'COMPLETED', output: {} };
    const calls = hanging(...every(running, { from: 1, to: 3 }), { at: 4, answer: done });
    expect(outcomes(judge, calls)).toContain('broken');
    const [reason] = reasons(judge, calls, 'broken');
    expect(reason).toContain('inputs.hanging of script declares');
  });

  test('must not both be terminated long before their timeouts', () => {
    const calls = sorted([
      ...[job('a', 0, 8000), job('b', 0, 12_000)],
      ...[...seen('a', 1, 3), ended('a', 4)],
      ...[...seen('b', 1, 5), ended('b', 6)],
    ]);
    expect(outcomes(judge, calls)).toContain('broken');
    expect(reasons(judge, calls, 'broken')[0]).toContain('inputs.hanging of script declares');
  });

  test.each([
    ['one of them', [job('a', 0, 8000), ...seen('a', 1, 3), ended('a', 4)]],
    [
      'both at the same instant',
      [
        ...[job('a', 0, 8000), job('b', 0, 12_000), ...seen('a', 1, 3), ...seen('b', 1, 3)],
        ...[ended('a', 4), ended('b', 4)],
      ],
    ],
    [
      'one early and one at its timeout',
      [
        ...[job('a', 0, 8000), ...seen('a', 1, 3), ended('a', 4)],
        ...[job('b', 0, 12_000), ...seen('b', 1, 12), ended('b', 13)],
      ],
    ],
  ])('may end early by accident: %s', (_, calls) => {
    expect(outcomes(judge, sorted(calls))).not.toContain('broken');
  });
});

describe('jobs that wait while every worker is busy', () => {
  const judge = judges['queue-ttl-override'];
  const endpoints: SubjectEndpoint[] = [
    { id: 'script', kind: 'serverless', workers: 1, inputs: { hanging: { hanging: true } } },
  ];
  const busy = (to: number): RecordedCall[] => [
    { at: 0, id: 'busy', call: 'run', sent: { input: { hanging: true } }, answer: queued },
    ...every(running, { from: 1, to }).map((call) => ({ ...call, id: 'busy' })),
  ];
  const waits = (id: string, { from, to, ttl }: { from: number; to: number; ttl: number }) => [
    { at: from, id, call: 'run', sent: { input: {}, policy: { ttl } }, answer: queued } as const,
    ...every(queued, { from: from + 1, to: to - 1 }).map((call) => ({ ...call, id })),
    { at: to, id, answer: { status: 'EXPIRED' } },
  ];
  const found = (...calls: RecordedCall[][]) =>
    outcomes(
      judge,
      calls.flat().sort((left, right) => left.at - right.at),
      { endpoints },
    );

  test('must not leave the queue long before their ttl', () => {
    const first = waits('a', { from: 2, to: 7, ttl: 10_000 });
    const second = waits('b', { from: 5, to: 11, ttl: 13_000 });
    expect(found(busy(20), first, second)).toContain('broken');
    expect(found(busy(20), first)).not.toContain('broken');
    expect(found(first, second)).not.toContain('broken');
    expect(found(busy(9), first, second)).not.toContain('broken');
  });
});
