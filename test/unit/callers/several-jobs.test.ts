import { describe, expect, test } from 'vitest';
import { found, outcomes, type Told, type ToldCall } from './scenes.ts';

const prompts = ['one', 'two', 'three'];
/** Three jobs at the same time, and nothing unusual. */
const usual = jobsOf((prompt) => ({ prompt }));
const refused = { status: 429, headers: { 'retry-after': '1' } };
const lost = { failure: 'The connection closed without an answer.' };

function jobsOf(inputOf: (prompt: string, index: number) => unknown, startMs = 0): Told {
  return {
    calls: prompts.map((prompt, index) => ({
      at: [startMs + index * 100, startMs + index * 100 + 50],
      input: inputOf(prompt, index),
    })),
  };
}

function submitted(input: unknown, sentMs: number, other: Partial<ToldCall> = {}): ToldCall {
  return { at: [sentMs, sentMs + 50], input, ...other };
}

describe('one piece of work with several jobs', () => {
  const parallel = {
    calls: [
      submitted({ prompt: 'one' }, 0, refused),
      submitted({ prompt: 'two' }, 100),
      submitted({ prompt: 'three' }, 200),
      submitted({ prompt: 'one' }, 1100),
    ],
  };

  test('a job is repeated by a submission of the same body, and not by another job', () => {
    expect(outcomes('waits-for-retry-after', [usual, parallel])).toEqual(['holds']);
    expect(outcomes('repeats-after-429', [usual, parallel])).toEqual(['holds']);
    const early = { calls: [...parallel.calls.slice(0, 3), submitted({ prompt: 'one' }, 300)] };
    expect(found('waits-for-retry-after', [usual, early])).toEqual([
      expect.stringMatching(/^broken: .*repeated after 0\.25 s: 0\.75 s too early\.$/),
    ]);
  });

  test('a job that was lost is not submitted again by another one', () => {
    const other = [
      submitted({ prompt: 'one' }, 0, lost),
      submitted({ prompt: 'two' }, 100),
      submitted({ prompt: 'three' }, 200),
    ];
    const rule = 'submits-once-after-lost-answer';
    const works = [{ endedMs: 5000 }];
    expect(outcomes(rule, [usual, usual, { calls: other, works }])).toEqual(['holds']);
    const again = { calls: [...other, submitted({ prompt: 'one' }, 300)], works };
    expect(outcomes(rule, [usual, usual, again])).toEqual(['broken']);
  });

  test('members that are spelled in another order are the same', () => {
    const spelled = jobsOf((prompt) => ({ size: 1, prompt }));
    const calls = [
      submitted({ prompt: 'one', size: 1 }, 0, lost),
      submitted({ size: 1, prompt: 'one' }, 900),
    ];
    const works = [{ endedMs: 5000 }];
    const rule = 'submits-once-after-lost-answer';
    expect(outcomes(rule, [spelled, { calls, works }])).toEqual(['broken']);
  });

  test('a time in each attempt does not hide which job it is for', () => {
    let now = 0;
    const stamped = (prompt: string) => {
      now += 1;
      return { prompt, at: `now ${now}` };
    };
    const first = jobsOf(stamped);
    const second = jobsOf(stamped);
    const calls = [
      submitted(stamped('one'), 0, refused),
      submitted(stamped('two'), 100),
      submitted(stamped('three'), 200),
      submitted(stamped('one'), 1100),
    ];
    expect(outcomes('waits-for-retry-after', [first, second, { calls }])).toEqual(['holds']);
    expect(outcomes('repeats-after-429', [first, second, { calls }])).toEqual(['holds']);
  });

  test('jobs for several endpoints may have the same input', () => {
    const both = {
      calls: [
        submitted({ prompt: 'one' }, 0, { endpoint: 'image' }),
        submitted({ prompt: 'one' }, 10, { endpoint: 'video' }),
      ],
    };
    const calls = [
      submitted({ prompt: 'one' }, 0, { endpoint: 'image', ...lost }),
      submitted({ prompt: 'one' }, 200, { endpoint: 'video' }),
    ];
    const works = [{ endedMs: 5000 }];
    const rule = 'submits-once-after-lost-answer';
    expect(outcomes(rule, [both, { calls, works }])).toEqual(['holds']);
  });

  test('of equal jobs, only the number shows that one was repeated', () => {
    const equal = jobsOf(() => ({ prompt: 'one' }));
    const rule = 'submits-once-after-lost-answer';
    const works = [{ endedMs: 5000 }];
    const three = [0, 100, 200].map((ms) => submitted({ prompt: 'one' }, ms, ms === 0 ? lost : {}));
    expect(outcomes(rule, [equal, { calls: three, works }])).toEqual(['unclear']);
    const four = { calls: [...three, submitted({ prompt: 'one' }, 300)], works };
    expect(outcomes(rule, [equal, four])).toEqual(['broken']);
    const refusedOnce = {
      calls: [0, 100, 200, 300].map((ms) =>
        submitted({ prompt: 'one' }, ms, ms === 0 ? refused : {}),
      ),
    };
    expect(found('waits-for-retry-after', [equal, refusedOnce])).toEqual([]);
    expect(outcomes('repeats-after-429', [equal, refusedOnce])).toEqual(['unclear']);
  });

  test('the bound on requests is for each job', () => {
    const works = [{}, {}];
    const calls = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        submitted({ prompt: prompts[index % 3] }, index * 10, index < 3 ? refused : {}),
      );
    const rule = 'requests-are-bounded';
    expect(found(rule, [usual, { calls: calls(36), works }])).toEqual([
      'holds: 2 pieces of work with 3 jobs each took 36 submissions.',
    ]);
    expect(outcomes(rule, [usual, { calls: calls(37), works }])).toEqual(['broken']);
  });
});

describe('submissions that are refused together', () => {
  const one = { calls: [submitted({ prompt: 'one' }, 0)] };
  const works = [{}, {}, {}, {}];
  const together = (backMs: readonly number[]) => ({
    works,
    calls: [
      // The last one arrives in the millisecond in which all are answered.
      ...[0, 0, 20, 50].map((ms): ToldCall => ({ at: [ms, 50], input: {}, ...refused })),
      ...backMs.map((ms) => submitted({}, ms)),
    ],
  });

  test('come again at the same instant or at different times', () => {
    const rule = 'varies-its-waits';
    expect(outcomes(rule, [one, together([3050, 3051, 3051, 3060])])).toEqual(['broken']);
    expect(outcomes(rule, [one, together([3050, 3351, 3451, 3960])])).toEqual(['holds']);
  });

  test('are compared only job by job', () => {
    const rule = 'varies-its-waits';
    const mixed = {
      works,
      calls: [
        ...prompts.flatMap((prompt) =>
          [0, 1].map((ms): ToldCall => ({ at: [ms, 50], input: { prompt }, ...refused })),
        ),
        ...prompts.flatMap((prompt) => [3050, 3060].map((ms) => submitted({ prompt }, ms))),
      ],
    };
    expect(found(rule, [usual, mixed])).toEqual([
      expect.stringMatching(/^unclear: Only 2 equal submissions /),
    ]);
  });
});

describe('a status request that is not answered', () => {
  const rule = 'repeats-unanswered-reads';
  const first = submitted({}, 0, { job: 'a' });
  const left = (ms: number) => ({
    at: [1000, 1000 + ms] as const,
    ...{ job: 'a', failure: 'The application closed the connection.', hangUpAfterMs: ms },
  });

  test('is none that was under way when the work ended', () => {
    const works = [{ outcome: 'failure', endedMs: 1150 } as const];
    expect(found(rule, [{ calls: [first, left(180)], works }])).toEqual([]);
    expect(found(rule, [{ calls: [first, left(9000)], works }])).toEqual([]);
    expect(found('repeats-lost-reads', [{ calls: [first, left(180)], works }])).toEqual([]);
  });

  test('is one that was held for long', () => {
    const works = [{ outcome: 'unfinished', endedMs: 12_000 } as const];
    expect(outcomes(rule, [{ calls: [first, left(11_000)], works }])).toEqual(['broken']);
  });
});

test('a submission that was under way at the end shows nothing', () => {
  const calls = [
    submitted({}, 0, { at: [0, 900], hangUpAfterMs: 900, failure: 'The application left.' }),
  ];
  const works = [{ outcome: 'failure', endedMs: 950 } as const];
  const rule = 'submits-once-after-lost-answer';
  expect(outcomes(rule, [{ calls, works }])).toEqual(['unclear']);
});

describe('an application that stops at one form of a refusal', () => {
  const type = { 'content-type': 'application/problem+json' };
  const forms = {
    'waits-for-retry-after': { ...type, 'retry-after': '1' },
    'waits-for-retry-date': { ...type, 'retry-after': 'Thu, 01 Jan 1970 00:00:01 GMT' },
    'waits-after-429': type,
  } as const;
  const rules = ['waits-for-retry-after', 'waits-for-retry-date', 'waits-after-429'] as const;

  test.each(rules)('breaks only %s', (fatal) => {
    const scenes = rules.map((rule): Told => {
      const first = submitted({}, 0, { status: 429, headers: forms[rule] });
      return rule === fatal
        ? { calls: [first], works: [{ outcome: 'failure' }] }
        : { calls: [first, submitted({}, 1100)] };
    });
    const broken = [...rules, 'repeats-after-429' as const].filter((rule) =>
      outcomes(rule, scenes).includes('broken'),
    );
    expect(broken).toEqual([fatal]);
  });

  test('breaks another rule if it stops at all of them', () => {
    const scenes = rules.map(
      (rule): Told => ({
        calls: [submitted({}, 0, { status: 429, headers: forms[rule] })],
        works: [{ outcome: 'failure' }],
      }),
    );
    expect(outcomes('repeats-after-429', scenes)).toEqual(['broken']);
    for (const rule of rules) expect(found(rule, scenes)).toEqual([]);
  });
});
