/** Judges of time limits and reported times: evidence that decides nothing, and late answers. */
import { describe, expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { SubjectEndpoint } from '../../../src/evidence/record-types.ts';
import {
  done,
  every,
  findings,
  inTime,
  type JudgedRule,
  jobId,
  named,
  outcomes,
  queued,
  type RecordedCall,
  running,
} from './records.ts';

/** A job that hangs, with an execution timeout of 5001 ms. */
const sentHanging = { input: { hanging: true }, policy: { executionTimeout: 5001 } };

function hanging(...samples: RecordedCall[]): RecordedCall[] {
  return [{ at: 0, call: 'run', sent: sentHanging }, ...samples];
}

/** A job that waits, with a ttl of 10000 ms. */
function waiting(...samples: RecordedCall[]): RecordedCall[] {
  return [{ at: 0, call: 'run', sent: { input: {}, policy: { ttl: 10_000 } } }, ...samples];
}

/** A synchronous job whose caller stopped waiting after 4 s. */
function answeredAfter4s(samples: RecordedCall[]): RecordedCall[] {
  const submission = {
    at: 0,
    took: 4,
    call: 'runsync',
    sent: sentHanging,
    answer: running,
  } as const;
  return named(`sync-${jobId}`, submission, ...samples);
}

test.each<[string, JudgedRule, RecordedCall[], string[]]>([
  [
    'a job was cancelled',
    'timeout-terminates',
    hanging(
      ...every(running, { from: 1, to: 5 }),
      { at: 5.5, call: 'cancel', answer: { status: 'CANCELLED' } },
      { at: 6, answer: { status: 'CANCELLED' } },
    ),
    [],
  ],
  [
    'a job ends within the tolerance',
    'timeout-terminates',
    hanging(...every(running, { from: 1, to: 8 })),
    [],
  ],
  [
    'nobody knows whether a synchronous job ran before its answer',
    'timeout-terminates',
    answeredAfter4s(every(running, { from: 5, to: 11 })),
    [],
  ],
  [
    'the status requests are far apart',
    'timeout-terminates',
    hanging({ at: 1, answer: running }, { at: 60, answer: running }),
    ['unclear'],
  ],
  [
    'a response was slow',
    'timeout-terminates',
    hanging(...every(running, { from: 1, to: 9 }), { at: 10, took: 30, answer: running }),
    [],
  ],
  [
    'a job starts late',
    'queue-ttl-override',
    waiting(...every(queued, { from: 1, to: 9 }), { at: 12, answer: running }),
    ['unclear'],
  ],
  [
    'a retry restarts the ttl',
    'queue-ttl-override',
    waiting(
      ...every(queued, { from: 1, to: 8 }),
      { at: 9, call: 'retry', answer: queued },
      ...every(queued, { from: 10, to: 17 }),
    ),
    [],
  ],
])('nothing is decided if %s', (_, rule, calls, expected) => {
  expect(outcomes(rule, calls)).toEqual(expected);
});

test('a long pause between status requests does not outweigh what was seen before it', () => {
  const calls = hanging(...every(running, { from: 1, to: 12 }), { at: 60, answer: running });
  expect(outcomes('timeout-terminates', calls)).toEqual(['broken']);
});

test('a synchronous job is timed from its response', () => {
  const calls = answeredAfter4s(every(running, { from: 5, to: 15 }));
  expect(outcomes('timeout-terminates', calls)).toEqual(['broken']);
});

test('two jobs may end after their callers stopped waiting', () => {
  const dropped = (id: string, executionTimeout: number, from: number): RecordedCall[] => [
    {
      ...{ at: from, took: 1, call: 'runsync', id, answer: running },
      sent: { input: { hanging: true }, policy: { executionTimeout } },
    },
    { at: from + 1.5, id, answer: running },
    { at: from + 2, id, answer: { status: 'CANCELLED' } },
  ];
  const calls = [...dropped('sync-a', 20_000, 0), ...dropped('sync-b', 30_000, 3)];
  const asRun = calls.map((call) => ({ ...call, ...(call.call && { call: 'run' as const }) }));
  const ends = { finalStates: ['CANCELLED'] };
  expect(outcomes('timeout-terminates', calls, ends)).not.toContain('broken');
  expect(outcomes('timeout-terminates', asRun, ends)).toContain('broken');
});

describe('jobs that report for how long they ran', () => {
  /** A job that its execution timeout ended, as it says after so many milliseconds. */
  const terminated = (id: string, asked: number, executionTime: number) => {
    const sent = { input: { hanging: true }, policy: { executionTimeout: asked } };
    const endsAt = Math.ceil(executionTime / 1000);
    return named(id, { at: 0, call: 'run', sent }, ...every(running, { from: 1, to: endsAt - 1 }), {
      at: endsAt,
      answer: { status: 'TIMED_OUT', executionTime },
    });
  };
  const declared = { ...on('default'), timeUnitMs: 1, finalStates: ['TIMED_OUT'] };
  const outcomesOf = (...jobs: RecordedCall[][]) =>
    outcomes('execution-timeout-override', inTime(...jobs), declared);
  const [first, second] = [terminated('a', 6001, 6003), terminated('b', 9000, 9001)];

  test.each([
    ['rounds up', 7003, 8000],
    ['had a shorter one', 9900, 9000],
  ])('one that %s among others that end in time breaks the rule', (_, asked, executionTime) => {
    const other = terminated('c', asked, executionTime);
    expect(outcomesOf(first, second, other)).toContain('broken');
  });

  test('times that mean something else are the violation of another rule, and no wrong timeout', () => {
    const slow = { input: { slow: true } };
    const report = { ...done, delayTime: 0, executionTime: 5000, workerId: 'a' };
    const jobs = [first, second, terminated('c', 7003, 8000)];
    const calls = inTime(
      ...jobs,
      named('d', { at: 0, call: 'run', sent: slow }, { at: 2, answer: report }),
    );
    const inputs = { hanging: { hanging: true }, slow: { input: { slow: true }, runsForMs: 1500 } };
    const endpoints = declared.endpoints.map((endpoint) => ({ ...endpoint, inputs }));
    const both = { ...declared, endpoints };
    expect(outcomes('execution-time-meaning', calls, both)).toContain('broken');
    expect(outcomes('execution-timeout-override', calls, both)).not.toContain('broken');
  });

  test('a deployment whose timers are late breaks nothing, nor does one job beside a single other', () => {
    const late = [terminated('a', 6001, 7900), terminated('b', 9000, 10_400)];
    const other = terminated('c', 7003, 8000);
    expect(outcomesOf(...late, other)).not.toContain('broken');
    expect(outcomesOf(first, other)).not.toContain('broken');
  });

  test('half of the jobs show that timers are in time, if their timeouts differ', () => {
    const doubled = [terminated('c', 5001, 10_002), terminated('d', 5401, 10_802)];
    expect(outcomesOf(first, second, ...doubled)).toContain('broken');
    // Timers that fire every 2.5 s are in time for jobs that start together.
    const alike = [terminated('a', 5001, 5050), terminated('b', 5001, 5050)];
    const next = [terminated('c', 5401, 7550), terminated('d', 6003, 7550)];
    expect(outcomesOf(...alike, ...next)).not.toContain('broken');
  });

  test('timers of endpoints do not show how precise those of requests are', () => {
    const ofEndpoint = (id: string) =>
      terminated(id, 6000, 6000).map(({ sent: _, ...call }) =>
        'call' in call ? { ...call, sent: { input: { hanging: true } } } : call,
      );
    const calls = inTime(ofEndpoint('a'), ofEndpoint('b'), terminated('c', 7003, 8000));
    const onEndpoint = { ...declared, ...on(6000) };
    expect(outcomes('execution-timeout-override', calls, onEndpoint)).not.toContain('broken');
  });
});

function on(timeoutMs?: SubjectEndpoint['timeoutMs']) {
  const inputs = { hanging: { hanging: true } };
  const limit = timeoutMs === undefined ? {} : { timeoutMs };
  return { endpoints: [{ id: 'script', kind: 'serverless' as const, inputs, ...limit }] };
}

test("an end before the endpoint's own timeout does not show which timeout applied", () => {
  const sent = { input: { hanging: true }, policy: { executionTimeout: 11_000 } };
  const calls = (endsAt: number): RecordedCall[] => [
    { at: 0, call: 'run', sent },
    ...every(running, { from: 1, to: endsAt - 1 }),
    { at: endsAt, answer: { status: 'GONE' } },
  ];
  expect(outcomes('execution-timeout-override', calls(2), on(3000))).toEqual(['unclear']);
  expect(outcomes('execution-timeout-override', calls(4), on(3000))).toEqual(['broken']);
});

describe('a job that requests no timeout', () => {
  const sent = { input: { hanging: true } };

  test.each([
    ['timeout-terminates', undefined, []],
    ['execution-timeout-default', undefined, []],
    ['timeout-terminates', 1_800_000, []],
    ['execution-timeout-default', 1_800_000, []],
    ['timeout-terminates', 300_000, ['broken']],
    ['execution-timeout-default', 300_000, []],
  ] as const)('decides %s if its endpoint declares %s ms: %j', (rule, timeoutMs, expected) => {
    const calls: RecordedCall[] = [
      { at: 0, call: 'run', sent },
      ...every(running, { from: 1, to: 720 }),
    ];
    expect(outcomes(rule, calls, on(timeoutMs))).toEqual(expected);
  });

  test('may end before the default unless the default is declared', () => {
    const hung = (id: string, from: number): RecordedCall[] =>
      named(
        id,
        { at: from, call: 'run', sent },
        ...every(running, { from: from + 1, to: from + 59 }),
        { at: from + 61, answer: { status: 'TIMED_OUT' } },
      );
    const calls = [...hung('one', 0), ...hung('two', 100)];
    expect(outcomes('execution-timeout-default', calls, on())).toEqual([]);
    expect(outcomes('execution-timeout-default', calls, on('default'))).toContain('broken');
  });

  test('does not verify an override without a declared timeout', () => {
    const ended = [...every(running, { from: 1, to: 4 }), { at: 6, answer: { status: 'GONE' } }];
    expect(outcomes('execution-timeout-override', hanging(...ended), on())).toEqual([]);
    expect(outcomes('execution-timeout-override', hanging(...ended), on('default'))).toEqual([
      'holds',
    ]);
  });
});

test('the default ttl is not judged by one job, nor by two that leave the queue at once', () => {
  const job = (id: string, { from, to }: { from: number; to: number }): RecordedCall[] => [
    { at: from, call: 'run', id, sent: { input: {} } },
    ...every(queued, { from: from + 1, to: to - 1 }).map((sample) => ({ ...sample, id })),
    { at: to, id, answer: { status: 'LATE' } },
  ];
  const [one, two] = [job('one', { from: 0, to: 60 }), job('two', { from: 20, to: 60 })];
  expect(outcomes('queue-ttl-default', one)).toEqual([]);
  expect(outcomes('queue-ttl-default', inTime(one, two))).toEqual([]);
  const later = job('two', { from: 20, to: 80 });
  expect(outcomes('queue-ttl-default', inTime(one, later))).toEqual(['broken']);
});

describe('a job that times out before its limits', () => {
  const ends = { finalStates: ['TIMED_OUT', 'FAILED', 'OVER'] };
  const timedOut = { status: 'TIMED_OUT', workerId: 'a' };
  const longRun = { ttl: 10_000, executionTimeout: 20_000 };
  const job = (policy: object, end: object, endsAt: number, input: object = { slow: true }) => [
    { at: 0, call: 'run', sent: { input, policy } } as const,
    { at: 0.5, answer: queued },
    ...every(running, { from: 1, to: endsAt - 1 }),
    { at: endsAt, answer: end },
  ];
  const waited = (policy: object, endsAt: number): RecordedCall[] => [
    { at: 0, call: 'run', sent: { input: {}, policy } },
    ...every(queued, { from: 1, to: endsAt - 1 }),
    { at: endsAt, answer: { status: 'TIMED_OUT' } },
  ];

  test.each<[string, JudgedRule, RecordedCall[], boolean]>([
    ['run, as long as its ttl', 'queue-ttl-override', job(longRun, timedOut, 10), true],
    ['run, for longer', 'queue-ttl-override', job(longRun, timedOut, 20), false],
    [
      'wait after a run',
      'queue-ttl-override',
      [
        { at: 0, call: 'run', sent: { input: {}, policy: longRun } },
        { at: 0.5, answer: running },
        ...every(queued, { from: 1, to: 9 }),
        { at: 10, answer: { status: 'TIMED_OUT' } },
      ],
      false,
    ],
    ['timeout', 'timeout-terminates', job({ executionTimeout: 9000 }, timedOut, 6), true],
    ['timeout, in time', 'timeout-terminates', job({ executionTimeout: 5500 }, timedOut, 6), false],
    ['timeout nobody knows', 'timeout-terminates', job({}, timedOut, 6), false],
    ['default ttl', 'queue-ttl-default', waited({}, 12), true],
    ['ttl', 'queue-ttl-override', waited({ ttl: 20_000 }, 12), true],
    ['ttl, in time', 'queue-ttl-override', waited({ ttl: 12_000 }, 12), false],
    [
      'crash',
      'timeout-terminates',
      job({ executionTimeout: 9000 }, timedOut, 6, { crashes: 1 }),
      false,
    ],
    [
      'failure',
      'timeout-terminates',
      job({ executionTimeout: 9000 }, { status: 'FAILED' }, 6),
      false,
    ],
  ])('breaks the rule about its %s: %s', (_, rule, calls, isBroken) => {
    expect(outcomes(rule, calls, ends).includes('broken')).toBe(isBroken);
  });

  test('breaks it although no limit is claimed, and others held', () => {
    const calls = inTime(
      named('a', ...job({ executionTimeout: 9000 }, timedOut, 6)),
      named('b', ...job({ executionTimeout: 9000 }, timedOut, 10, { hanging: true })),
    );
    expect(outcomes('timeout-terminates', calls, ends)).toContain('broken');
  });

  test('names no limit that nobody declared', () => {
    const found = findings('timeout-terminates', job({}, timedOut, 1), ends);
    const [broken] = found.filter(({ outcome }) => outcome === 'broken');
    expect(broken?.reason).toContain('sooner than any timeout');
  });

  test('is known by the state in which others reached their limit and none failed', () => {
    const over = { status: 'OVER', workerId: 'a' };
    const failed = { status: 'FAILED', workerId: 'a' };
    const reached = (end: object, other: object) =>
      inTime(
        named('a', ...job({ executionTimeout: 9000 }, end, 10, { hanging: true })),
        named('b', ...job({}, other, 3, { fails: 1 })),
        named('c', ...job({ executionTimeout: 9000 }, end, 6)),
      );
    const judged = (end: object, other: object) =>
      outcomes('timeout-terminates', reached(end, other), ends).includes('broken');
    expect(judged(over, failed)).toBe(true);
    expect(judged(over, over)).toBe(false);
  });

  test('is known where all jobs of an endpoint end so, the failing ones too', () => {
    const over = { status: 'OVER', workerId: 'a' };
    const failed = { status: 'FAILED', workerId: 'a' };
    const at = (endpoint: string, calls: RecordedCall[]) =>
      calls.map((call) => ({ ...call, endpoint }));
    const inputs = { hanging: { hanging: true }, failing: { fails: 1 } };
    const endpoints = ['script', 'other'].map((id) => ({
      ...{ id, inputs },
      kind: 'serverless' as const,
    }));
    const judged = (completes: boolean) => {
      const calls = inTime(
        named('a', ...job({ executionTimeout: 9000 }, over, 10, { hanging: true })),
        named('b', ...job({}, failed, 3, { fails: 1 })),
        named('c', ...job({}, done, 3)),
        named('d', ...at('other', job({}, over, 3, { fails: 1 }))),
        named('e', ...at('other', job({ executionTimeout: 9000 }, over, 6))),
        ...(completes ? [named('f', ...at('other', job({}, done, 3)))] : []),
      );
      return outcomes('timeout-terminates', calls, { ...ends, endpoints }).includes('broken');
    };
    expect(judged(false)).toBe(true);
    expect(judged(true)).toBe(false);
  });

  test('breaks the rule about the default timeout where the endpoint declares it', () => {
    const calls = job({}, timedOut, 20, { hanging: true });
    const ended = (timeoutMs?: SubjectEndpoint['timeoutMs']) =>
      outcomes('execution-timeout-default', calls, { ...ends, ...on(timeoutMs) });
    expect(ended('default')).toContain('broken');
    expect(ended()).not.toContain('broken');
  });
});

test('a job whose caller hung up shows by its webhook that it waited for longer than its ttl', () => {
  const exchange = { kind: 'exchange', scenario: 'ttl', key: 'valid' } as const;
  const busyAt = (id: number, atMs: number) => ({
    ...exchange,
    id,
    sentMs: atMs,
    receivedMs: atMs,
    request: { method: 'GET', target: '/v2/narrow/status/busy', headers: {} },
    response: { status: 200, headers: {}, bytes: 1, body: '{"id":"busy","status":"IN_PROGRESS"}' },
  });
  const body = JSON.stringify({
    input: {},
    policy: { ttl: 10_000 },
    webhook: 'http://hook.test/h',
  });
  const judged = (busyUntilMs: number, receivedMs: number) =>
    judges['queue-ttl'](
      viewOf([
        {
          kind: 'subject',
          format: 1,
          baseUrl: 'https://deployment.test',
          claims: [],
          endpoints: [{ id: 'narrow', kind: 'serverless', workers: 1 }],
        },
        busyAt(1, 500),
        {
          ...exchange,
          id: 2,
          sentMs: 1000,
          receivedMs: 17_000,
          request: { method: 'POST', target: '/v2/narrow/runsync', headers: {}, body },
        },
        busyAt(3, busyUntilMs),
        {
          kind: 'delivery',
          id: 4,
          scenario: 'ttl',
          hook: 'h',
          method: 'POST',
          headers: {},
          body: '{"id":"sync-1","status":"COMPLETED","output":{}}',
          receivedMs,
        },
      ]),
    ).map(({ outcome }) => outcome);
  expect(judged(16_500, 18_000)).toEqual(['broken']);
  expect(judged(9000, 18_000)).toEqual([]);
  expect(judged(16_500, 12_000)).toEqual([]);
});

test('the response to `runsync` shows that its job waited for longer than its ttl, whenever it was sent', () => {
  const sent = { input: {}, policy: { ttl: 10_000 } };
  const hung = { at: 0, call: 'run', sent: { input: { hanging: true } } } as const;
  const judged = (busyUntil: number, took: number) =>
    outcomes(
      'queue-ttl',
      inTime(
        named('busy', hung, { at: 0.5, answer: running }, { at: busyUntil, answer: running }),
        named('sync-1', { at: 1, took, call: 'runsync', sent, answer: done }),
      ),
    );
  expect(judged(16.5, 17)).toEqual(['broken']);
  expect(judged(9, 17)).toEqual([]);
  expect(judged(16.5, 11)).toEqual([]);
});

describe('the reported delay', () => {
  const sent = { input: { slow: true } };
  const completed = (delayTime: number) => ({ status: 'COMPLETED', output: {}, delayTime });
  /** A job that keeps the worker busy. */
  const other = named(
    'other',
    { at: -2, call: 'run', sent: { input: { hanging: true } } },
    { at: -1, answer: running },
    { at: 0.5, answer: running },
    { at: 5.5, answer: running },
  );

  test.each([
    [6500, 1, 'holds'],
    [6, 1000, 'holds'],
    [6, 1, 'broken'],
    [10_000, 1, 'broken'],
  ])('%d in units of %i ms', (delayTime, timeUnitMs, outcome) => {
    const samples = [
      ...every(queued, { from: 1, to: 6 }),
      ...every(running, { from: 7, to: 9 }),
      { at: 10, answer: completed(delayTime) },
    ];
    const judged = (submission: RecordedCall) =>
      outcomes(
        'delay-time-meaning',
        inTime([...other, { at: 6.5, id: 'other', answer: running }], [submission, ...samples]),
        { timeUnitMs },
      );
    expect(judged({ at: 0, call: 'run', sent })).toEqual([outcome]);
    expect(judged({ at: 0, took: 0.9, call: 'runsync', sent })).toEqual([outcome]);
  });

  test.each([
    ['without the start of a worker', [], 1, []],
    ['without the start of the second of two workers', other, 2, []],
    ['without the time behind another job', other, 1, ['broken']],
    ['without the start of a worker after another job', other.slice(0, 3), 1, []],
  ])('of 100 ms %s', (_, before, workers, expected) => {
    const samples = [
      { at: 0, call: 'run', sent } as const,
      ...every(queued, { from: 1, to: 6 }),
      ...every(running, { from: 7, to: 9 }),
      { at: 10, answer: completed(100) },
    ];
    const declared = {
      timeUnitMs: 1,
      endpoints: [{ id: 'script', kind: 'serverless' as const, workers }],
    };
    expect(outcomes('delay-time-meaning', inTime(before, samples), declared)).toEqual(expected);
  });

  test.each([
    [9000, []],
    [20_000, ['broken']],
  ])('of %d ms is bounded by the time that its caller waited', (delayTime, expected) => {
    const calls: RecordedCall[] = [
      { at: 0, took: 10, call: 'runsync', sent, answer: completed(delayTime) },
    ];
    expect(outcomes('delay-time-meaning', calls, { timeUnitMs: 1 })).toEqual(expected);
  });

  test('of a job that returned to the queue is not judged', () => {
    const calls: RecordedCall[] = [
      { at: 0, call: 'run', sent },
      ...every(running, { from: 7, to: 9 }),
      { at: 9.5, answer: queued },
      { at: 12, answer: completed(1) },
    ];
    expect(outcomes('delay-time-meaning', calls, { timeUnitMs: 1 })).toEqual([]);
  });
});

describe('jobs that are declared to hang', () => {
  const hung = (id: string, { timeout, end }: { timeout: number; end: number }): RecordedCall[] =>
    named(
      id,
      {
        ...{ at: 0, call: 'run' },
        sent: { input: { hanging: true }, policy: { executionTimeout: timeout } },
      },
      ...every(running, { from: 1, to: end - 1 }),
      { at: end, answer: { status: 'STOPPED' } },
    );
  const [early, other] = [hung('a', { timeout: 8000, end: 4 }), { timeout: 12_000 }];

  test.each([
    ['one of them', [early]],
    ['both at the same instant', [early, hung('b', { ...other, end: 4 })]],
    ['one early and one at its timeout', [early, hung('b', { ...other, end: 13 })]],
  ])('may end early by accident: %s', (_, calls) => {
    expect(outcomes('timeout-terminates', inTime(...calls))).not.toContain('broken');
  });

  test('must not end early at different times', () => {
    const calls = inTime(early, hung('b', { ...other, end: 6 }));
    expect(outcomes('timeout-terminates', calls)).toContain('broken');
  });
});

test('jobs must not leave the queue early while the only worker is busy all the time', () => {
  const busy = (to: number): RecordedCall[] =>
    named(
      'busy',
      { at: 0, call: 'run', sent: { input: { hanging: true } } },
      ...every(running, { from: 1, to }),
    );
  const waits = (id: string, { from, to, ttl }: { from: number; to: number; ttl: number }) =>
    named(
      id,
      { at: from, call: 'run', sent: { input: {}, policy: { ttl } } },
      ...every(queued, { from: from + 1, to: to - 1 }),
      { at: to, answer: { status: 'EXPIRED' } },
    );
  const found = (...calls: RecordedCall[][]) => outcomes('queue-ttl-override', inTime(...calls));
  const first = waits('a', { from: 2, to: 7, ttl: 10_000 });
  const second = waits('b', { from: 5, to: 11, ttl: 13_000 });
  expect(found(busy(20), first, second)).toContain('broken');
  expect(found(busy(20), first)).not.toContain('broken');
  expect(found(first, second)).not.toContain('broken');
  expect(found(busy(9), first, second)).not.toContain('broken');
});

test('responses about the same run report the same time', () => {
  const completed = (executionTime: number) => ({
    ...{ id: jobId, status: 'COMPLETED', output: {}, workerId: 'a', executionTime },
  });
  const judged = (executionTime: number, more: object = {}) =>
    outcomes(
      'execution-time-meaning',
      [
        { at: 0, took: 4, call: 'runsync', sent: { input: {} }, answer: completed(3000) },
        { at: 5, answer: { ...completed(executionTime), ...more } },
      ],
      { timeUnitMs: 1 },
    );
  expect(judged(0)).toContain('broken');
  expect(judged(2500)).not.toContain('broken');
  expect(judged(0, { workerId: 'b' })).not.toContain('broken');
  expect(judged(0, { workerId: undefined })).not.toContain('broken');
});

test.each(['delay-time-meaning', 'execution-time-meaning'] as const)(
  'a time below 0 of a completed job breaks %s, in any unit',
  (rule) => {
    const times = { delayTime: -1, executionTime: -1 };
    const calls = (end: object): RecordedCall[] => [
      { at: 0, call: 'run', sent: { input: {} } },
      { at: 1, answer: { ...queued, ...times } },
      { at: 2, answer: { ...done, ...end } },
    ];
    expect(outcomes(rule, calls(times))).toContain('broken');
    expect(outcomes(rule, calls({ delayTime: 0, executionTime: 0 }))).not.toContain('broken');
  },
);
