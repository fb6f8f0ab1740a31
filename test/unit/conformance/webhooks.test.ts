/** Judges of webhooks: evidence that is legal, unlikely or cut short. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '#generated/reference/tables.js';
import { judges } from '../../../src/conformance/judges.ts';
import { content, type Story, webhookView } from './webhook-records.ts';

type Rule = keyof typeof judges;

// biome-ignore lint/suspicious/noExplicitAny: the document is looked into freely here.
const contract: any = JSON.parse(readFileSync('generated/contract/openapi.json', 'utf8'));

function outcomes(rule: Rule, ...stories: Story[]): string[] {
  return judges[rule](webhookView(stories)).map(({ outcome }) => outcome);
}

/** The outcomes if the deployment is known to reach the receiver. */
function outcomesWhereReachable(rule: Rule, ...stories: Story[]): string[] {
  return judges[rule](webhookView(stories, { isReachable: true })).map(({ outcome }) => outcome);
}

const failedAt = (...seconds: number[]): Story => ({ calls: seconds.map((atS) => ({ atS })) });
const onLoopback = (...seconds: number[]): Story => ({
  ...failedAt(...seconds),
  loopback: true,
});
const acknowledged = (atS: number) => ({ atS, answeredStatus: 200 });

describe('a webhook that is not called', () => {
  test('may be unreachable if no other webhook is called either', () => {
    expect(outcomes('webhook-on-completion', {}, {})).toEqual(['unclear', 'unclear']);
  });

  test('breaks the rule if the deployment can reach the receiver', () => {
    expect(outcomesWhereReachable('webhook-on-completion', {})).toEqual(['broken']);
    const early = { watchedUntilS: 30 };
    expect(outcomesWhereReachable('webhook-on-completion', early)).toEqual(['unclear']);
  });

  test.each([
    'webhook-on-completion',
    'webhook-is-post',
    'webhook-content',
    'webhook-retries',
    'webhook-time-limit',
    'webhook-on-failure',
  ] as const)('leaves %s open, and the reason says why and which setting helps', (rule) => {
    const story: Story =
      rule === 'webhook-on-failure' ? { asked: [[2, { status: 'FAILED' }]] } : {};
    const [finding] = judges[rule](
      webhookView([{ ...story, watchedUntilS: 30 }], { isReachable: false }),
    );
    expect(finding?.outcome).toBe('unclear');
    expect(finding?.reason).toMatch(
      /^No webhook call arrived, and it is unknown whether the deployment can reach the receiver \(as this test says\)\.$/,
    );
    expect(finding?.needed).toMatch(/^set webhooks\.publicUrl /);
  });

  test('breaks the rule if other webhooks are called', () => {
    expect(outcomes('webhook-on-completion', {}, failedAt(2))).toEqual(['broken', 'holds']);
  });

  test('may still be called later', () => {
    const early = { watchedUntilS: 30 };
    expect(outcomes('webhook-on-completion', early, failedAt(2))).toEqual(['unclear', 'holds']);
  });

  test('is not required if the job does not complete', () => {
    const failed: Story = { asked: [[2, { status: 'FAILED' }]] };
    expect(outcomes('webhook-on-completion', failed, failedAt(2))).toEqual(['holds']);
  });
});

describe('the number of calls', () => {
  const closed = { droppedMs: 2000 };
  test.each<[string, Story[], string[]]>([
    ['three', [failedAt(2, 12, 22)], ['holds']],
    ['four', [failedAt(2, 12, 22, 32)], ['broken']],
    ['one', [failedAt(2)], ['broken']],
    ['two, once', [failedAt(2, 12), failedAt(2, 12, 22)], ['unclear', 'holds']],
    ['two, twice', [failedAt(2, 12), failedAt(2, 12)], ['broken', 'broken']],
    ['one that was closed', [{ calls: [{ atS: 2, ...closed }] }], ['broken']],
    ['one that the service gave up', [{ calls: [{ atS: 2, givenUpMs: 9000 }] }], ['broken']],
    ['two, the first one closed', [{ calls: [{ atS: 2, ...closed }, acknowledged(12)] }], []],
    ['none, because connections were refused', [{ refusedUntilS: 8 }], ['broken']],
    ['none, because connections were refused for long', [{ refusedUntilS: 15 }], ['unclear']],
    ['one, after a refusal', [{ refusedUntilS: 8, calls: [acknowledged(12)] }], ['holds']],
    ['one, soon after a refusal', [{ refusedUntilS: 8, calls: [acknowledged(10.5)] }], ['unclear']],
    [
      'one, soon after a refusal, while others are called at once',
      [{ refusedUntilS: 8, calls: [acknowledged(10.5)] }, failedAt(2, 12, 22)],
      ['holds', 'holds'],
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
  ])('is judged if the receiver is reachable: %s', (_, stories, expected) => {
    const asked = stories.map((story) => ({
      ...story,
      asked: [
        [1, { status: 'IN_PROGRESS' }],
        [2, { status: 'COMPLETED', output: {} }],
      ] as const,
    }));
    expect(outcomesWhereReachable('webhook-retries', ...asked)).toEqual(expected);
  });

  test('does not judge the completion rule if connections were refused', () => {
    expect(outcomesWhereReachable('webhook-on-completion', { refusedUntilS: 8 })).toEqual([]);
  });

  test.each<[string, Story[], string[]]>([
    ['three', [failedAt(2, 12, 22)], ['holds']],
    ['four', [failedAt(2, 12, 22, 32)], ['broken']],
    ['one', [failedAt(2)], ['unclear']],
    ['two, once', [failedAt(2, 12), failedAt(2, 12, 22)], ['unclear', 'holds']],
    ['two, twice', [failedAt(2, 12), failedAt(2, 12)], ['unclear', 'unclear']],
    ['one, on loopback', [onLoopback(2)], ['broken']],
    ['two, once, on loopback', [onLoopback(2, 12), onLoopback(2, 12, 22)], ['broken', 'holds']],
    ['two, twice, on loopback', [onLoopback(2, 12), onLoopback(2, 12)], ['broken', 'broken']],
    ['four, on loopback', [onLoopback(2, 12, 22, 32)], ['broken']],
    ['three, not watched', [{ ...failedAt(2, 12, 22), watchedUntilS: undefined }], ['unclear']],
    ['one, not watched for long', [{ ...failedAt(2), watchedUntilS: 17 }], ['unclear']],
    ['one acknowledged call', [{ calls: [acknowledged(2)] }], []],
    ['one with a redirect', [{ calls: [{ atS: 2, answeredStatus: 302 }] }], []],
    ['one without a response', [{ calls: [{ atS: 2, droppedMs: 2000 }] }], ['unclear']],
  ])('is judged if reachability is unknown: %s', (_, stories, expected) => {
    expect(outcomes('webhook-retries', ...stories)).toEqual(expected);
  });

  test('is reported with a reason: calls may have been lost in transit', () => {
    const [finding] = judges['webhook-retries'](webhookView([failedAt(2), failedAt(2)]));
    expect(finding?.reason).toBe(
      'The failed call, answered with 500, was made 1 times, not 3; calls may have been lost in transit, and it is unknown whether the deployment can reach the receiver.',
    );
    expect(rules['webhook-retries']).toMatchObject({
      claim: 'The service retries a failed webhook call up to 2 times.',
      section: '6, 8',
    });
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

  test.each([400, 404, 499, 500, 503, 599])(
    'is limited after a response with status %i',
    (answeredStatus) => {
      const calls = [2, 12, 22, 32].map((atS) => ({ atS, answeredStatus }));
      expect(outcomes('webhook-retries', { calls: calls.slice(0, 3) })).toEqual(['holds']);
      expect(outcomes('webhook-retries', { calls })).toEqual(['broken']);
      const document = contract.components.callbacks.JobCompleted['{$request.body#/webhook}'].post;
      const range = `${Math.floor(answeredStatus / 100)}XX`;
      expect(document.responses[range].description).toContain('The call has failed');
    },
  );

  test('may be higher for a job that fails repeatedly', () => {
    const body = JSON.stringify({ id: 'job-0', status: 'FAILED' });
    const calls = [2, 4, 6, 8, 10].map((atS) => ({ atS, body }));
    expect(outcomes('webhook-retries', { calls })).toEqual([]);
    expect(outcomes('webhook-spacing', { calls })).toEqual([]);
  });
});

describe('the pause between calls', () => {
  test.each([
    [9, 'holds'],
    [10, 'holds'],
    [15, 'holds'],
    [8.9, 'broken'],
    [15.1, 'broken'],
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
    [20, 'holds'],
    [8, 'broken'],
    [33, 'broken'],
  ])('after a call that took 6 s may count from its start or its end: %d s', (afterS, expected) => {
    const calls = [{ atS: 2, answeredMs: 8000 }, { atS: 2 + afterS }];
    expect(outcomes('webhook-spacing', { calls })).toEqual([expected]);
  });

  test('counts from the end in the reference', () => {
    const next = (afterS: number) => ({
      calls: [{ atS: 2, answeredMs: 8000 }, { atS: 2 + afterS }],
    });
    expect(outcomes('webhook-spacing-from-failure', next(16))).toEqual(['holds']);
    expect(outcomes('webhook-spacing-from-failure', next(10))).toEqual(['broken']);
    expect(outcomes('webhook-spacing-from-failure', failedAt(2, 12))).toEqual([]);
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
    expect(outcomes('webhook-acknowledgement', { ...once, watchedUntilS: 17 })).toEqual([
      'unclear',
    ]);
  });

  test('may be repeated if a single acknowledgement was lost', () => {
    expect(outcomes('webhook-acknowledgement', again, once)).toEqual(['unclear', 'holds', 'holds']);
  });

  test('must not be repeated regularly', () => {
    const found = outcomes('webhook-acknowledgement', again, again);
    expect(found).toEqual(['broken', 'holds', 'broken', 'holds']);
  });

  test('may overlap another one', () => {
    const calls = [acknowledged(2), acknowledged(2.5)];
    expect(outcomes('webhook-acknowledgement', { calls }, { calls })).not.toContain('broken');
  });
});

describe('the content of a call', () => {
  const call = (body: string, atS = 2.5): Story => ({ calls: [{ atS, body }] });

  test.each([
    ['the same', content()],
    [
      'in another order',
      `{"status":"COMPLETED","output":{"word":"echo"},"executionTime":7.0,"delayTime":0.5e1,"id":"job-0"}`,
    ],
  ])('matches the status: %s', (_, body) => {
    expect(outcomes('webhook-content', call(body))).toEqual(['holds']);
  });

  test.each([
    ['another time', content({ executionTime: 8 })],
    ['another output', content({ output: { word: 'other' } })],
    ['more in the output', content({ output: { word: 'echo', more: null } })],
    ['more', content({ input: {} })],
    ['less', content({ delayTime: undefined })],
    ['another job', content({ id: 'job-1' })],
    ['no job', '{}'],
    ['a body that is not an object', '[]'],
    ['a body that is not JSON', 'id=job-0'],
  ])('differs from the status: %s', (_, body) => {
    expect(outcomes('webhook-content', call(body))).toEqual(['broken']);
  });

  test('may differ if the status itself varies', () => {
    const asked = [2, 15].map(
      (atS) =>
        [atS, { status: 'COMPLETED', output: { url: `https://files.test/?sig=${atS}` } }] as const,
    );
    const body = JSON.stringify({
      id: 'job-0',
      status: 'COMPLETED',
      output: { url: 'https://files.test/?sig=3' },
    });
    expect(outcomes('webhook-content', { asked, ...call(body) })).toEqual(['holds']);
  });

  test('never shows storage settings that the status hides, even with a single status request', () => {
    const done = { status: 'COMPLETED', output: {} };
    const s3Config = { accessId: '[s3Config.accessId]' };
    const body = JSON.stringify({ id: 'job-0', ...done, s3Config });
    const outcomesWith = (job: object) =>
      outcomes('webhook-content', { asked: [[3, job]], ...call(body) });
    expect(outcomesWith(done)).toEqual(['broken']);
    expect(outcomesWith({ ...done, s3Config })).toEqual(['holds']);
  });

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
});

describe('the method of a call', () => {
  test('a probe of the address next to the call does not count as a call', () => {
    const calls = [{ atS: 1, method: 'HEAD', body: '' }, { atS: 2 }];
    expect(outcomes('webhook-is-post', { calls })).toEqual(['unclear', 'holds']);
  });

  test('a probe of the address need not contain a job', () => {
    const calls = [{ atS: 1, method: 'GET', body: '' }, { atS: 2 }];
    const shapes = judges['job-shape'](webhookView([{ calls, asked: [] }]));
    expect(shapes.map(({ outcome }) => outcome)).toEqual(['holds']);
  });

  test('a call without a job breaks the rule', () => {
    const shapes = judges['job-shape'](webhookView([{ calls: [{ atS: 2, body: '' }], asked: [] }]));
    expect(shapes.map(({ outcome }) => outcome)).toEqual(['broken']);
  });

  test('a probe instead of the call breaks the rule', () => {
    const calls = [{ atS: 2, method: 'GET', body: '' }];
    expect(outcomes('webhook-is-post', { calls })).toEqual(['broken']);
  });

  test('the query is part of the address', () => {
    const request = { webhook: 'https://receiver.test/hook-0?a=1&b' };
    const called = (query?: string): Story => ({
      request,
      calls: [{ atS: 2, ...(query !== undefined && { query }) }],
    });
    expect(outcomes('webhook-is-post', called('?a=1&b'))).toEqual(['holds']);
    expect(outcomes('webhook-is-post', called('?a=1'))).toEqual(['broken']);
    expect(outcomes('webhook-is-post', called())).toEqual(['broken']);
  });
});

test('a call must report the end of a job', () => {
  const call = (status: string): Story => ({
    calls: [{ atS: 2, body: JSON.stringify({ id: 'job-0', status }) }],
  });
  expect(outcomes('webhook-only-event', call('COMPLETED'))).toEqual(['holds']);
  expect(outcomes('webhook-only-event', call('IN_PROGRESS'))).toEqual(['broken']);
  // Webhooks of jobs that fail are left open, and so are the names of their states.
  expect(outcomes('webhook-only-event', call('FAILED'))).toEqual([]);
  expect(outcomes('webhook-only-event', call('PAUSED'))).toEqual([]);
});

test.each([
  [10, 'givenUpMs', ['holds', 'holds']],
  [15, 'givenUpMs', ['holds', 'holds']],
  [2, 'givenUpMs', ['broken', 'broken']],
  [16, 'givenUpMs', ['broken', 'broken']],
  [30, 'droppedMs', ['broken', 'broken']],
  [0, 'droppedMs', []],
])('a call that hangs for %d s until %s is judged by its duration', (afterS, end, expected) => {
  const calls = [{ atS: 2, [end]: 2000 + 1000 * afterS }, { atS: 50 }];
  expect(outcomes('webhook-time-limit', { calls }, { calls })).toEqual(expected);
});
