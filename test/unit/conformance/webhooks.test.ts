/** Judges of webhooks: evidence that decides nothing, or whose times do. */
import { describe, expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { type Story, webhookView } from './webhook-records.ts';

type Rule = keyof typeof judges;

function outcomes(rule: Rule, ...stories: Story[]): string[] {
  return [...judges[rule](webhookView(stories))].map(({ outcome }) => outcome);
}

/** The outcomes if the deployment is known to reach the receiver. */
function outcomesWhereReachable(rule: Rule, ...stories: Story[]): string[] {
  return [...judges[rule](webhookView(stories, { isReachable: true }))].map(
    ({ outcome }) => outcome,
  );
}

const failedAt = (...seconds: number[]): Story => ({ calls: seconds.map((atS) => ({ atS })) });
const onLoopback = (...seconds: number[]): Story => ({
  ...failedAt(...seconds),
  loopback: true,
});
const acknowledged = (atS: number) => ({ atS, answeredStatus: 200 });

/** The story of a job that was seen to run and to complete. */
const completed = (story: Story): Story => ({
  ...story,
  asked: [
    [1, { status: 'IN_PROGRESS' }],
    [2, { status: 'COMPLETED', output: {} }],
  ],
});

describe('a webhook that is not called', () => {
  test('may be unreachable if no other webhook is called either', () => {
    expect(outcomes('webhook-on-completion', {}, {})).toEqual(['unclear', 'unclear']);
  });

  test('breaks the rule if the deployment can reach the receiver', () => {
    expect(outcomesWhereReachable('webhook-on-completion', {})).toEqual(['broken']);
    const early = { watchedUntilS: 30 };
    expect(outcomesWhereReachable('webhook-on-completion', early)).toEqual(['unclear']);
  });

  test('breaks the rule if its address was called for another job alone', () => {
    const shared = { hook: 'shared' };
    const called: Story = { ...shared, calls: [acknowledged(3)] };
    expect(outcomes('webhook-on-completion', called, shared)).toEqual(['holds', 'broken']);
    expect(outcomes('webhook-on-completion', called, called)).toEqual(['holds', 'holds']);
    expect(outcomes('webhook-acknowledgement', called, called)).toEqual(['holds', 'holds']);
    const unnamed = { ...acknowledged(4), body: '{"status":"COMPLETED"}' };
    const both: Story = { ...shared, calls: [acknowledged(3), unnamed] };
    expect(outcomes('webhook-on-completion', both, shared)).not.toContain('broken');
  });

  test.each([
    'webhook-on-completion',
    'webhook-is-post',
    'webhook-content',
    'webhook-retries',
    'webhook-time-limit',
    'webhook-on-failure',
    'webhook-on-timeout',
  ] as const)('leaves %s open, and the reason says why and which setting helps', (rule) => {
    const ends = new Map([
      ['webhook-on-failure', 'FAILED'],
      ['webhook-on-timeout', 'TIMED_OUT'],
    ]);
    const status = ends.get(rule);
    const story: Story = status === undefined ? {} : { asked: [[2, { status }]] };
    const [finding] = judges[rule](
      webhookView([{ ...story, watchedUntilS: 30 }], { isReachable: false }),
    );
    expect(finding?.outcome).toBe('unclear');
    expect(finding?.reason).toMatch(
      /^No webhook call arrived, and it is unknown whether the deployment can reach the receiver \(as this test says\)\.$/,
    );
    expect(finding?.needed).toMatch(/^set webhooks\.publicUrl /);
  });

  test('may still be called later', () => {
    const early = { watchedUntilS: 30 };
    expect(outcomes('webhook-on-completion', early, failedAt(2))).toEqual(['unclear', 'holds']);
  });
});

describe('the number of calls', () => {
  const closed = { droppedMs: 2000 };
  test.each<[string, Story[], string[]]>([
    ['two, once', [failedAt(2, 12), failedAt(2, 12, 22)], ['unclear', 'holds']],
    ['two, twice', [failedAt(2, 12), failedAt(2, 12)], ['broken', 'broken']],
    ['one without a response', [{ calls: [{ atS: 2, droppedMs: 2000 }] }], []],
    [
      'two, another one without a response',
      [{ calls: [{ atS: 2 }, { atS: 12, droppedMs: 12_000 }] }],
      [],
    ],
    [
      'four without a response',
      [{ calls: [2, 12, 22, 32].map((atS) => ({ atS, ...closed })) }],
      ['broken'],
    ],
    [
      'none, because connections were refused, next to others that were repeated',
      [{ refusedUntilS: 8 }, failedAt(2, 12, 22)],
      ['holds'],
    ],
  ])('is judged if the receiver is reachable: %s', (_, stories, expected) => {
    expect(outcomesWhereReachable('webhook-retries', ...stories.map(completed))).toEqual(expected);
  });

  test.each<[string, Story[], string[]]>([
    ['two, the first one closed', [{ calls: [{ atS: 2, ...closed }, acknowledged(12)] }], []],
    [
      'two that were closed, on loopback',
      [{ calls: [2, 12].map((atS) => ({ atS, ...closed })), loopback: true }],
      ['broken'],
    ],
    [
      'three that were closed',
      [{ calls: [2, 12, 22].map((atS) => ({ atS, ...closed })) }],
      ['holds'],
    ],
    ['none, because connections were refused', [{ refusedUntilS: 8 }], ['broken']],
    ['none, because connections were refused for long', [{ refusedUntilS: 15 }], ['unclear']],
    ['one, after a refusal', [{ refusedUntilS: 8, calls: [acknowledged(12)] }], ['holds']],
    ['one, soon after a refusal', [{ refusedUntilS: 8, calls: [acknowledged(10.5)] }], ['unclear']],
    [
      'one, soon after a refusal, while others are called at once',
      [{ refusedUntilS: 8, calls: [acknowledged(10.5)] }, failedAt(2, 12, 22)],
      ['holds'],
    ],
    [
      'one, soon after a refusal, while others are called equally late',
      [{ refusedUntilS: 8, calls: [acknowledged(10.5)] }, failedAt(10, 20, 30)],
      ['unclear'],
    ],
    ['one, right after a refusal', [{ refusedUntilS: 8, calls: [acknowledged(8)] }], ['unclear']],
    [
      'none, because connections were refused for long, next to others that were repeated',
      [{ refusedUntilS: 24 }, failedAt(2, 12, 22)],
      ['unclear'],
    ],
  ])('after lost connections is a rule of its own: %s', (_, stories, expected) => {
    const found = outcomesWhereReachable('webhook-lost-connection', ...stories.map(completed));
    expect(found).toEqual(expected);
  });

  test('does not judge the completion rule if connections were refused', () => {
    expect(outcomesWhereReachable('webhook-on-completion', { refusedUntilS: 8 })).toEqual([]);
  });

  test.each<[string, Story[], string[]]>([
    ['one', [failedAt(2)], ['unclear']],
    ['two, once', [failedAt(2, 12), failedAt(2, 12, 22)], ['unclear', 'holds']],
    ['two, twice', [failedAt(2, 12), failedAt(2, 12)], ['unclear', 'unclear']],
    ['one, on loopback', [onLoopback(2)], ['broken']],
    ['two, once, on loopback', [onLoopback(2, 12), onLoopback(2, 12, 22)], ['broken', 'holds']],
    ['two, twice, on loopback', [onLoopback(2, 12), onLoopback(2, 12)], ['broken', 'broken']],
    ['three, not watched', [{ ...failedAt(2, 12, 22), watchedUntilS: undefined }], ['unclear']],
    ['one, not watched for long', [{ ...failedAt(2), watchedUntilS: 17 }], ['unclear']],
    ['one acknowledged call', [{ calls: [acknowledged(2)] }], []],
    ['one with a redirect', [{ calls: [{ atS: 2, answeredStatus: 302 }] }], []],
    ['one without a response', [{ calls: [{ atS: 2, droppedMs: 2000 }] }], []],
  ])('is judged if reachability is unknown: %s', (_, stories, expected) => {
    expect(outcomes('webhook-retries', ...stories)).toEqual(expected);
  });

  test('is reported with a reason: calls may have been lost in transit', () => {
    const [finding] = judges['webhook-retries'](webhookView([failedAt(2), failedAt(2)]));
    expect(finding?.reason).toBe(
      'The failed call, answered with 500, was made 1 times, not 3; calls may have been lost in transit, and it is unknown whether the deployment can reach the receiver.',
    );
  });

  test.each([
    ['http://localhost/hook-0', 'broken'],
    ['http://127.1.2.3:9100/hook-0', 'broken'],
    ['http://[::1]:9100/hook-0', 'broken'],
    ['http://localhost.example/hook-0', 'unclear'],
    ['http://10.0.0.1/hook-0?at=127.0.0.1', 'unclear'],
  ])('is conclusive only on loopback addresses: %s', (webhook, expected) => {
    expect(outcomes('webhook-retries', { ...failedAt(2), request: { webhook } })).toEqual([
      expected,
    ]);
  });

  test('may be higher for a job that fails repeatedly', () => {
    const body = JSON.stringify({ id: 'job-0', status: 'FAILED' });
    const calls = [2, 4, 6, 8, 10].map((atS) => ({ atS, body }));
    expect(outcomes('webhook-retries', { calls })).toEqual([]);
    expect(outcomes('webhook-spacing', { calls })).toEqual([]);
  });
});

describe('the pause between calls', () => {
  test.each([
    [9.5, 'holds'],
    [10, 'holds'],
    [12, 'holds'],
    [9.4, 'broken'],
    [12.1, 'broken'],
    [30, 'broken'],
  ])('is judged at %d s', (pauseS, expected) => {
    expect(outcomes('webhook-spacing', failedAt(2, 2 + pauseS))).toEqual([expected]);
  });

  test('may double if a call was lost', () => {
    expect(outcomes('webhook-spacing', failedAt(2, 22))).toEqual(['unclear']);
    expect(outcomes('webhook-spacing', failedAt(2, 22, 32))).toEqual(['broken', 'holds']);
  });

  test.each([
    [12, 'holds'],
    [18, 'holds'],
    [8, 'broken'],
    [33, 'broken'],
  ])('after a call that took 6 s may count from its start or its end: %d s', (afterS, expected) => {
    const calls = [{ atS: 2, answeredMs: 8000 }, { atS: 2 + afterS }];
    expect(outcomes('webhook-spacing', { calls })).toEqual([expected]);
  });

  test('has a margin in the finding', () => {
    const [finding] = judges['webhook-spacing'](webhookView([failedAt(2, 12.5)]));
    expect(finding?.margin).toMatch(
      /^10500 ms observed, 500 ms above 10000 ms; the tolerance is \d+ ms/,
    );
  });
});

describe('an acknowledged call', () => {
  const once: Story = { calls: [acknowledged(2)] };
  const again: Story = { calls: [acknowledged(2), acknowledged(12)] };

  test('must be the last one', () => {
    expect(outcomes('webhook-acknowledgement', once)).toEqual(['holds']);
    expect(outcomes('webhook-acknowledgement', { ...once, watchedUntilS: 14 })).toEqual([
      'unclear',
    ]);
  });

  test('may be repeated if a single acknowledgement was lost, which others do not outweigh', () => {
    expect(outcomes('webhook-acknowledgement', again, once)).toEqual(['unclear']);
    expect(outcomes('webhook-acknowledgement', again, once, again)).toContain('broken');
  });

  test('may overlap another one as far as messages were under way in this run', () => {
    const twice = (tookMs: number): Story => ({
      calls: [acknowledged(2), acknowledged(2.5)],
      asked: [[1.9, { status: 'COMPLETED', output: {} }, tookMs]],
    });
    const judged = (tookMs: number) =>
      outcomes('webhook-acknowledgement', twice(tookMs), twice(tookMs));
    expect(judged(300)).not.toContain('broken');
    expect(judged(150)).toContain('broken');
  });
});

describe('a webhook that is called before the status shows the end', () => {
  const done = { status: 'COMPLETED', output: { word: 'echo' } };
  const story = (aheadS: number, tookMs: number): Story => ({
    calls: [acknowledged(2)],
    asked: [
      [1, { status: 'IN_PROGRESS' }, tookMs],
      [2 + aheadS, { status: 'IN_PROGRESS' }, tookMs],
      [6, done],
    ],
  });

  test.each([
    [0.2, 50, false],
    [0.5, 50, true],
    [1.5, 50, true],
    [1.5, 1200, false],
  ])('by %d s breaks the rule unless answers take as long: %d ms', (aheadS, tookMs, isBroken) => {
    const found = outcomes('output-at-status', story(aheadS, tookMs));
    expect(found.includes('broken')).toBe(isBroken);
  });
});

test('a call that its caller abandoned shows nothing about retries, even if it is the only one', () => {
  const calls = [{ atS: 2, givenUpMs: 12_000 }];
  expect(outcomesWhereReachable('webhook-retries', { calls, loopback: true })).toEqual([]);
});

describe('the content of a call', () => {
  test('is not that of the status if it shows completion only later', () => {
    const calls = [acknowledged(2)];
    const ended = { status: 'COMPLETED', output: { word: 'echo' }, delayTime: 5, executionTime: 7 };
    const behind = (atS: number): Story => ({
      calls,
      asked: [
        [atS, { status: 'IN_PROGRESS' }],
        [4, ended],
        [6, ended],
      ],
    });
    expect(outcomes('webhook-content', behind(3))).toEqual(['broken']);
    expect(outcomes('webhook-content', behind(2.2))).toEqual(['holds']);
  });

  const call = (body: string, atS = 2.5): Story => ({ calls: [{ atS, body }] });

  test('is not decided by one status request or by requests after the job changed', () => {
    const done = { status: 'COMPLETED', output: {} };
    const body = JSON.stringify({ id: 'job-0', ...done, output: { more: 1 } });
    expect(outcomes('webhook-content', { asked: [[3, done]], ...call(body) })).toEqual(['unclear']);
    const failed = JSON.stringify({ id: 'job-0', status: 'FAILED' });
    const asked: Story['asked'] = [
      [3, done],
      [15, done],
    ];
    expect(outcomes('webhook-content', { asked, ...call(failed) })).toEqual(['unclear']);
  });

  test('is not decided by another run of the job, which its call may follow', () => {
    const body = JSON.stringify({ id: 'job-0', status: 'FAILED' });
    const asked = (seen: object): NonNullable<Story['asked']> => [
      [2, { status: 'FAILED', ...seen }],
      [15, { status: 'FAILED', ...seen }],
    ];
    const outcome = (seen: object) =>
      outcomes('webhook-content', { asked: asked(seen), ...call(body) });
    expect(outcome({ retries: 1 })).toEqual(['unclear']);
    expect(outcome({ error: 'No.' })).toEqual(['broken']);
  });
});

test.each<[string, string, NonNullable<Story['asked']>, string[]]>([
  ['a later status', 'COMPLETED', [[3, { status: 'FAILED' }]], ['broken']],
  [
    'an earlier and a later status',
    'COMPLETED',
    [
      [1, { status: 'FAILED' }],
      [3, { status: 'FAILED' }],
    ],
    ['broken'],
  ],
  ['a status of an unfinished job', 'COMPLETED', [[3, { status: 'IN_PROGRESS' }]], []],
  [
    'a status of a job that still got a result',
    'FAILED',
    [[3, { status: 'COMPLETED' }]],
    ['unclear'],
  ],
])('a call reports another end than %s', (_, status, asked, expected) => {
  const body = JSON.stringify({ id: 'job-0', status, output: {} });
  expect(outcomes('webhook-content', { asked, calls: [{ atS: 2, body }] })).toEqual(expected);
});

describe('the method of a call', () => {
  test('a probe of the address next to the call does not count as a call', () => {
    const calls = [{ atS: 1, method: 'HEAD', body: '' }, { atS: 2 }];
    expect(outcomes('webhook-is-post', { calls })).toEqual(['unclear', 'holds']);
  });

  test('a probe of the address need not contain a job', () => {
    const calls = [{ atS: 1, method: 'GET', body: '' }, { atS: 2 }];
    const shapes = [...judges['webhook-job-shape'](webhookView([{ calls, asked: [] }]))];
    expect(shapes.map(({ outcome }) => outcome)).toEqual(['holds']);
  });
});

test.each(['FAILED', 'PAUSED'])('whether %s ends a job is left open', (status) => {
  const body = JSON.stringify({ id: 'job-0', status });
  expect(outcomes('webhook-only-event', { calls: [{ atS: 2, body }] })).toEqual([]);
});

test.each([
  [10, 'givenUpMs', ['holds', 'holds']],
  [12, 'givenUpMs', ['holds', 'holds']],
  [2, 'givenUpMs', ['broken', 'broken']],
  [16, 'givenUpMs', ['broken', 'broken']],
  [30, 'droppedMs', ['broken', 'broken']],
  [0, 'droppedMs', []],
])('a call that hangs for %d s until %s is judged by its duration', (afterS, end, expected) => {
  const calls = [{ atS: 2, [end]: 2000 + 1000 * afterS }, { atS: 50 }];
  expect(outcomes('webhook-time-limit', { calls }, { calls })).toEqual(expected);
});
