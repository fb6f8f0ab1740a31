/** Judges of jobs and states: evidence that decides nothing, and late answers. */
import { describe, expect, test } from 'vitest';
import {
  done,
  findings,
  inTime,
  type JudgedRule,
  jobId,
  named,
  outcomes,
  queued,
  type RecordedCall,
} from './records.ts';

function submitted(input: object, ...samples: RecordedCall[]): RecordedCall[] {
  return [{ at: 0, call: 'run', sent: { input } }, ...samples];
}

const ordinary = (...samples: RecordedCall[]) => submitted({ ordinary: true }, ...samples);
const slow = (...samples: RecordedCall[]) => submitted({ slow: true }, ...samples);

test.each<[string, JudgedRule, RecordedCall[]]>([
  [
    'the state of a running job has another name',
    'state-in-progress',
    slow(
      { at: 1, answer: { status: 'RUNNING' } },
      { at: 2.5, answer: { status: 'RUNNING' } },
      { at: 3, answer: done },
    ),
  ],
  [
    'a submission is answered as slowly as all others',
    'run-answers-at-once',
    [
      { at: 0, took: 5, call: 'run', id: 'other', sent: { input: { ordinary: true } } },
      { at: 5, took: 5, call: 'run', sent: { input: { slow: true } } },
      { at: 10, took: 5, answer: done },
    ],
  ],
  ['a job that nobody asked for is removed', 'status-takes-run-id', ordinary({ at: 7, http: 404 })],
  [
    'the key may belong to another account',
    'status-takes-run-id',
    ordinary({ at: 0.5, http: 404 }, { at: 7, http: 404 }).map((call) => ({
      ...call,
      key: 'unknown' as const,
    })),
  ],
  [
    'a failed job has a result',
    'result-completes',
    ordinary(
      { at: 1, answer: { ...done, status: 'FAILED' } },
      { at: 60, answer: { ...done, status: 'FAILED' } },
    ),
  ],
])('nothing is decided if %s', (_, rule, calls) => {
  expect(outcomes(rule, calls)).toEqual(['unclear']);
});

test('a submission whose answer takes as long as the job breaks the rule by its margin', () => {
  const calls: RecordedCall[] = [
    { at: 0, call: 'run', id: 'other', sent: { input: { ordinary: true } } },
    { at: 1, call: 'run', took: 3.2, sent: { input: { slow: true } } },
    { at: 5, answer: done },
  ];
  expect(findings('run-answers-at-once', calls)).toMatchObject([
    {
      outcome: 'broken',
      margin:
        '3100 ms observed; only times above 1250 ms count, because a declared time is an estimate',
    },
  ]);
});

describe('submissions that are answered after 18 s', () => {
  const answeredRuns = (late: number, prompt: number, statusTook: number): RecordedCall[] =>
    Array.from({ length: late + prompt }, (_, index): RecordedCall[] => {
      const id = `${index}`.padStart(8, '0') + jobId.slice(8);
      const at = 100 * index;
      return [
        { at, took: index < late ? 18 : 0.1, call: 'run', id, sent: { input: { index } } },
        { at: at + 20, took: statusTook, id, answer: { status: 'IN_PROGRESS' } },
      ];
    }).flat();

  test.each([
    ['three times, as status requests are not', 3, 1, 0.1, 'broken'],
    ['twice', 2, 1, 0.1, 'unclear'],
    ['as late as status requests', 3, 1, 12, 'holds'],
    ['once in a while', 1, 19, 0.1, 'holds'],
  ])('%s', (_, late, prompt, statusTook, expected) => {
    const [first] = outcomes('run-answers-at-once', answeredRuns(late, prompt, statusTook));
    expect(first).toBe(expected);
  });

  test('keep others from showing that all come at once', () => {
    expect(outcomes('run-answers-at-once', answeredRuns(2, 1, 0.1))).not.toContain('holds');
  });
});

test.each([
  ['in_queue', 'state-in-queue', 'broken'],
  ['InQueue', 'state-in-queue', 'broken'],
  ['QUEUED', 'state-in-queue', 'holds'],
  ['IN-PROGRESS', 'state-in-progress', 'broken'],
  ['IN_PROGRESS_2', 'state-in-progress', undefined],
  ['PROGRESSING', 'state-in-progress', undefined],
  ['Completed', 'state-completed', 'broken'],
  ['COMPLETE', 'state-completed', undefined],
] as const)('the state name %s judges %s: %s', (status, rule, expected) => {
  expect(outcomes(rule, ordinary({ at: 1, answer: { status } }))[0]).toBe(expected);
});

test.each(['cancel', 'retry', 'purge-queue'] as const)('a job may be missing after %s', (call) => {
  const calls = ordinary({ at: 1, call }, { at: 5, http: 404 });
  expect(outcomes('status-takes-run-id', calls)).toEqual([]);
});

describe('two endpoints that both return images', () => {
  const endpoints = [
    { id: 'flux', kind: 'public', model: 'image', inputs: {} },
    { id: 'mine', kind: 'serverless', inputs: { echo: { word: 'echo' } } },
  ] as const;
  const results = (output: object): RecordedCall[] =>
    ['flux', 'mine'].flatMap((endpoint, index) => [
      { at: index, call: 'run', endpoint, id: endpoint, sent: { input: { prompt: 'x' } } },
      { at: index + 5, endpoint, id: endpoint, answer: { status: 'COMPLETED', output } },
    ]);

  test('need an echo input to differ, and the reason says where to declare it', () => {
    const calls = results({ image_url: 'http://deployment.test/a.png' });
    expect(findings('endpoint-id-identifies', calls, { endpoints: [...endpoints] })).toEqual([
      expect.objectContaining({
        outcome: 'unclear',
        reason: expect.stringMatching(/both returned an `image_url`\.$/),
        needed: expect.stringMatching(/^declare inputs\.echo of an endpoint/),
      }),
    ]);
  });

  test('show nothing without an image', () => {
    const found = outcomes('endpoint-id-identifies', results({ done: true }), {
      endpoints: [...endpoints],
    });
    expect(found).toEqual(['unclear']);
  });
});

/** The same request, time and again; each answer is a status and the seconds that it took. */
const answered = (...answers: (readonly [status: string, took: number])[]): RecordedCall[] =>
  answers.map(([status, took], index) => ({
    at: 100 * index,
    call: 'runsync',
    id: `sync-${index}-${jobId}`,
    took,
    sent: { input: {} },
    answer: { status },
  }));
const times = (count: number, status: string, took: number) =>
  answered(...Array.from({ length: count }, () => [status, took] as const));

test.each([
  ['once, immediately', times(1, 'IN_PROGRESS', 0.1), 'unclear'],
  ['twice, immediately', times(2, 'IN_QUEUE', 0.1), 'broken'],
  ['twice, soon while it ran', times(2, 'IN_PROGRESS', 1.5), 'broken'],
  ['while it ran', times(3, 'IN_PROGRESS', 4), 'unclear'],
  ['every time while it ran', times(4, 'IN_PROGRESS', 4), 'broken'],
  ['every time while it waited', times(4, 'IN_QUEUE', 4), 'unclear'],
  ['after long waits', times(4, 'IN_PROGRESS', 90), 'unclear'],
  ['after it failed', times(2, 'FAILED', 1), 'unclear'],
  ['with an unknown state name', times(2, 'CRASHED', 1), 'unclear'],
])('a synchronous submission that is answered unfinished %s', (_, calls, outcome) => {
  expect(outcomes('runsync-answers-completed', calls)).toEqual(calls.map(() => outcome));
});

test('a slow machine is no reason for an answer that comes too soon', () => {
  const [finding] = findings('runsync-answers-completed', times(2, 'IN_QUEUE', 0.1));
  expect(finding).toMatchObject({ outcome: 'broken', isTimed: false });
});

describe('`runsync` answers a few of many requests at once with a waiting job', () => {
  /** Requests with different inputs, every one answered within the time in which nobody waits. */
  const asked = (
    count: number,
    answerOf: (index: number) => object,
    more: (index: number) => object = () => ({}),
  ): RecordedCall[] =>
    Array.from({ length: count }, (_, index) => ({
      at: 100 * index + 10,
      call: 'runsync',
      id: `sync-${index}-${jobId}`,
      sent: { input: { index }, ...more(index) },
      answer: answerOf(index),
    }));
  const everyOther = (index: number) => (index % 2 === 0 ? done : queued);
  const outcomesOf = (...calls: readonly (readonly RecordedCall[])[]) =>
    new Set(outcomes('runsync-answers-completed', inTime(...calls)));
  const hanging: RecordedCall[] = [
    { at: 0, call: 'run', id: 'hanging', sent: { input: { hanging: true } } },
    { at: 1, id: 'hanging', answer: { status: 'IN_PROGRESS' } },
  ];

  test('which breaks the rule if no other job was ahead', () => {
    expect(outcomesOf(asked(8, everyOther))).toEqual(new Set(['holds', 'broken']));
  });

  test('which a job of another caller may explain if they are rare', () => {
    expect(outcomesOf(asked(7, everyOther))).toEqual(new Set(['holds', 'unclear']));
  });

  test('which another job explains that keeps the worker busy', () => {
    expect(outcomesOf(hanging, asked(8, everyOther))).toEqual(new Set(['holds', 'unclear']));
  });

  test('which breaks the rule if a prompt job shows that earlier ones kept no worker busy', () => {
    const unseen: RecordedCall = { at: 0, call: 'run', id: 'unseen', sent: { input: {} } };
    expect(outcomesOf([unseen], asked(8, everyOther))).toEqual(new Set(['holds', 'broken']));
  });

  test('which low priority explains', () => {
    const low = asked(8, everyOther, () => ({ policy: { lowPriority: true } }));
    expect(outcomesOf(low)).toEqual(new Set(['holds', 'unclear']));
  });

  test('which only a member of the policy explains, where others have a policy too', () => {
    const policyOf = (index: number) =>
      index % 2 === 0 ? { lowPriority: false } : { lowPriority: false, ttl: 20_000 };
    const calls = inTime(
      hanging,
      asked(8, everyOther, (index) => ({ policy: policyOf(index) })),
    );
    const [reason] = findings('runsync-answers-completed', calls).flatMap((finding) =>
      finding.outcome === 'broken' ? [finding.reason] : [],
    );
    expect(reason).toContain('`policy.ttl`');
  });

  test.each([
    ['webhook', 'https://receiver.test/', 'broken'],
    ['s3Config', { accessId: 'a' }, 'broken'],
    ['policy', { ttl: 20_000 }, 'broken'],
    ['policy', { lowPriority: true }, 'unclear'],
    ['policy', {}, 'unclear'],
  ])(
    'which only requests with `%s` %j explain if others are completed at once',
    (member, value, outcome) => {
      const calls = asked(8, everyOther, (index) => (index % 2 === 0 ? {} : { [member]: value }));
      expect(outcomesOf(hanging, calls)).toEqual(new Set(['holds', outcome]));
    },
  );
});

test.each([
  [{ ordinary: true }, 20, 'unclear'],
  [{ word: 'echo' }, 60, 'unclear'],
  [{ slow: true }, 13, 'unclear'],
  [{ slow: true }, 20, 'broken'],
])('a result of %j without its completed job, seen at %i s', (input, at, outcome) => {
  const stuck = { ...done, status: 'IN_PROGRESS' };
  const calls = submitted(input, { at: 1, answer: stuck }, { at, answer: stuck });
  expect(outcomes('result-completes', calls)).toEqual([outcome]);
  expect(outcomes('state-completed', calls)).toEqual([outcome]);
});

test.each([
  ['failing', { fails: 1 }],
  ['crashing', { crashes: 1 }],
])('the result of an input that is declared %s is blamed on the declaration', (kind, input) => {
  const [finding] = findings('result-completes', submitted(input, { at: 1, answer: done }));
  expect(finding?.reason).toContain(`inputs.${kind} of script declares`);
});

describe('an ordinary job that stays in the queue decides nothing', () => {
  const waiting = (to: number) =>
    ordinary(...[1, to / 2, to].map((at) => ({ at, answer: queued })));
  const other = (sample: RecordedCall) => named('other', ...slow(sample));

  test.each<[string, RecordedCall[]]>([
    ['a worker may be starting', waiting(110)],
    ['another job runs', [...other({ at: 2, answer: { status: 'IN_PROGRESS' } }), ...waiting(300)]],
    ['another job ran before', [...other({ at: 100, answer: done }), ...waiting(130)]],
    ['another job ran meanwhile', [...other({ at: 299, answer: done }), ...waiting(300)]],
    ['it left the queue', [...waiting(300), { at: 301, answer: { status: 'IN_PROGRESS' } }]],
  ])('if %s', (_, calls) => {
    expect(outcomes('endpoint-runs-worker', inTime(calls))).toEqual(['unclear']);
  });
});

test('if the clock stands still, requests are ordered by their ids', () => {
  const at = { took: 0, at: 5 };
  const calls: RecordedCall[] = [
    { at: 0, call: 'run', id: 'one', sent: { input: {} } },
    { at: 1, call: 'run', id: 'two', sent: { input: {} } },
    { ...at, id: 'one', answer: queued },
    { ...at, id: 'two', answer: done },
  ];
  expect(outcomes('queue-order', calls)).toEqual([]);
  expect(outcomes('queue-order', [...calls, { ...at, id: 'one', answer: queued }])).toEqual([
    'broken',
  ]);
});

test('the response to a submission may arrive after the job was seen completed', () => {
  const calls: RecordedCall[] = [
    { at: 1, took: 0, answer: done },
    { at: 1, took: 0.01, call: 'run', sent: { input: { ordinary: true } } },
  ];
  expect(outcomes('ended-is-final', calls)).toEqual([]);
});

test('slow answers show a job in progress if its own report agrees with the declared time', () => {
  const asked = (executionTime: number) =>
    outcomes(
      'status-is-current',
      slow(
        { at: 1.9, took: 0.6, answer: { status: 'IN_PROGRESS' } },
        { at: 3, took: 0.6, answer: { ...done, executionTime } },
      ),
      { timeUnitMs: 1 },
    );
  expect(asked(3000)).toEqual(['holds']);
  // It may have started after the first look.
  expect(asked(1500)).toEqual(['unclear']);
});

test('a job whose end is seen late was shown in progress if its submission and its delay say so', () => {
  const asked = (at: number, delayTime: number) =>
    findings(
      'status-is-current',
      slow(
        { at, answer: { status: 'IN_PROGRESS' } },
        { at: 6, answer: { ...done, executionTime: 3000, delayTime } },
      ),
      { timeUnitMs: 1 },
    );
  expect(asked(1, 50)[0]?.outcome).toBe('holds');
  const [early] = asked(1, 2000);
  expect(early?.outcome).toBe('unclear');
  expect(early?.reason).toMatch(/^A status request showed the job in progress, but so long before/);
  expect(asked(2.6, 50)[0]?.outcome).toBe('unclear');
});

describe('a job that is shown in progress for longer than it ran', () => {
  const shown = (executionTime: number, endsAt: number) =>
    findings(
      'status-is-current',
      slow(...[0.5, 2, 4, endsAt - 0.5].map((at) => ({ at, answer: { status: 'IN_PROGRESS' } })), {
        at: endsAt,
        answer: { ...done, executionTime },
      }),
      { timeUnitMs: 1 },
    );

  test('was shown an old state if it reports the declared time', () => {
    const [finding] = shown(3000, 7);
    expect(finding?.outcome).toBe('broken');
    expect(finding?.reason).toContain('The job ran for 3000 ms, as it reports, and was shown');
    expect(finding?.reason).toContain('inputs.slow');
  });

  test('may have run for so long if it reports that, or for hardly longer than declared', () => {
    expect(shown(6800, 7).map(({ outcome }) => outcome)).not.toContain('broken');
    expect(shown(3000, 5).map(({ outcome }) => outcome)).not.toContain('broken');
  });
});
