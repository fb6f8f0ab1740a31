/** Judges of submissions: ids and contents are compared over the whole run. */
import { describe, expect, test } from 'vitest';
import { withUnusualContent } from '../../../src/conformance/contract/unusual-content.ts';
import { judges } from '../../../src/conformance/judges.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { jobId, outcomes, type RecordedCall } from './records.ts';
import { webhookView } from './webhook-records.ts';

const sent = { input: { ordinary: true } };
const first: RecordedCall = { at: 0, call: 'run', sent, scenario: 'one' };

test.each<[string, RecordedCall]>([
  [
    'in another scenario',
    { at: 1, call: 'run', sent: { input: { word: 'a' } }, scenario: 'other' },
  ],
  ['at another endpoint', { at: 1, call: 'run', sent, endpoint: 'model', scenario: 'other' }],
])('two submissions with one id break the rule, also %s', (_, again) => {
  expect(outcomes('run-enters-queue', [first, again])).toContain('broken');
  expect(outcomes('endpoint-runs-worker', [first, again])).toContain('broken');
});

test('a response of `runsync` with the id of an earlier job is no job of its own', () => {
  const answer = { id: jobId, status: 'COMPLETED', output: {} };
  const again: RecordedCall = { at: 1, call: 'runsync', sent, answer };
  expect(outcomes('endpoint-runs-worker', [first, again])).toContain('broken');
});

test('a submission that is sent again unchanged is a job of its own', () => {
  const again: RecordedCall = { ...first, at: 1 };
  expect(outcomes('run-enters-queue', [first, again])).toContain('broken');
  expect(outcomes('endpoint-runs-worker', [first, again])).toContain('broken');
});

test('each endpoint may count the ids of `runsync`, but not use one for two jobs', () => {
  const answer = { id: 'sync-1', status: 'COMPLETED', output: {} };
  const waited: RecordedCall = { at: 0, call: 'runsync', sent, answer };
  const judged = (again: Partial<RecordedCall>) =>
    outcomes('endpoint-runs-worker', [waited, { ...waited, at: 1, ...again }]);
  expect(judged({ endpoint: 'model', scenario: 'other' })).not.toContain('broken');
  expect(judged({ sent: { input: { word: 'a' } } })).toContain('broken');
});

test('a refused submission has no id to compare', () => {
  const refused: RecordedCall = { at: 1, call: 'run', sent, http: 400, answer: { id: jobId } };
  expect(outcomes('endpoint-runs-worker', [first, refused])).not.toContain('broken');
});

const input = withUnusualContent({ word: 'echo' });

function echoed(output: object): string[] {
  return outcomes('output-is-result', [
    { at: 0, call: 'run', sent: { input } },
    { at: 1, answer: { status: 'COMPLETED', output } },
    // The last response decides as much as the first.
    { at: 2, answer: { status: 'COMPLETED', output: input } },
  ]);
}

test('unusual content that comes back altered breaks the rule', () => {
  const altered = JSON.parse(JSON.stringify(input).replaceAll('🙂', '?'));
  expect(echoed(altered)).toEqual(['broken', 'holds']);
});

test.each(['output-is-result', 'endpoint-runs-worker', 'webhook-content'] as const)(
  'content that is altered only in webhook bodies breaks no rule but webhook-content: %s',
  (rule) => {
    const altered = JSON.parse(JSON.stringify(input).replaceAll('🙂', '?'));
    const job = { status: 'COMPLETED', output: input };
    const body = JSON.stringify({ id: 'job-0', status: 'COMPLETED', output: altered });
    const judged = (asked: readonly (readonly [number, object])[]) => {
      const story = { request: { input }, asked, calls: [{ atS: 3, body }] };
      return [...judges[rule](webhookView([story]))].map(({ outcome }) => outcome);
    };
    const isBroken = judged([
      [2, job],
      [15, job],
    ]).includes('broken');
    expect(isBroken).toBe(rule === 'webhook-content');
    // Without another response, the body itself is judged.
    expect(judged([]).includes('broken')).toBe(rule !== 'webhook-content');
  },
);

test('a worker may leave out what it does not know', () => {
  expect(echoed({ word: 'echo' })).toEqual(['holds']);
});

describe('two jobs with the same unusual content', () => {
  const results = (...outputs: readonly (readonly [sent: object, output: object])[]) =>
    outcomes(
      'output-is-result',
      outputs.flatMap(([input, output], index): RecordedCall[] => {
        const id = `${index}${jobId.slice(1)}`;
        return [
          { at: 2 * index, call: 'run', id, sent: { input } },
          { at: 2 * index + 1, id, answer: { status: 'COMPLETED', output } },
        ];
      }),
    );

  test('must not lose it in one of the results', () => {
    expect(results([input, input], [input, { word: 'echo' }])).toEqual(['holds', 'broken']);
  });

  test('are alike whatever tells them apart', () => {
    const unique = (text: string) => withUnusualContent({ word: 'echo' }, { unique: text });
    const lost = { word: 'echo' };
    expect(results([unique('a'), unique('a')], [unique('b'), lost])).toEqual(['holds', 'broken']);
    expect(results([unique('a'), unique('a')], [unique('b'), unique('a')])).toContain('broken');
    // A worker may refuse other characters than ASCII.
    const ascii = withUnusualContent({ word: 'echo' }, { isAscii: true });
    expect(JSON.stringify(ascii)).toMatch(/^[ -~]*$/);
    expect(results([ascii, ascii], [input, lost])).toEqual(['holds']);
  });

  test('may both lose it, or get it renamed', () => {
    expect(results([input, { word: 'echo' }], [input, { given: input }])).toEqual([]);
  });

  test('must not give it to a job that did not have it', () => {
    const plain = { word: 'echo' };
    expect(results([input, input], [plain, plain])).toEqual(['holds', 'holds']);
    expect(results([input, input], [plain, input])).toEqual(['holds', 'broken']);
    expect(results([input, input], [{ other: 1 }, input])).toEqual(['holds', 'broken']);
  });
});

test.each([
  ['each time, although `run` jobs complete', 4, 4, {}, true],
  ['a few times', 3, 4, {}, false],
  ['as far as `run` jobs do', 4, 3, {}, false],
  ['in time limits of their own', 4, 4, { policy: { executionTimeout: 6000 } }, false],
])('ordinary `runsync` jobs fail %s', (_, failing, completing, more, isBroken) => {
  const ofOrdinary = (index: number) => ({ at: 10 * index, id: `${index}${jobId.slice(1)}` });
  const failed = Array.from({ length: failing }, (__, index): RecordedCall => {
    const about = { ...ofOrdinary(index), id: `sync-${index}`, sent: { ...sent, ...more } };
    return { ...about, call: 'runsync', answer: { status: 'FAILED' } };
  });
  const completed = Array.from({ length: completing }, (__, index): RecordedCall[] => [
    { ...ofOrdinary(index), call: 'run', sent },
    { ...ofOrdinary(index), at: 10 * index + 1, answer: { status: 'COMPLETED', output: {} } },
  ]);
  const found = outcomes('endpoint-runs-worker', [...failed, ...completed.flat()]);
  expect(found.includes('broken')).toBe(isBroken);
});

test('a webhook call tells what became of a job whose caller hung up', () => {
  const hook = 'name-1';
  const body = JSON.stringify({
    input: { hanging: true },
    policy: { executionTimeout: 5001 },
    webhook: `http://127.0.0.1:1/${hook}?a=1`,
  });
  const headers = { 'content-type': 'application/json' };
  const found = judges['timeout-terminates'](
    viewOf([
      {
        kind: 'subject',
        format: 1,
        baseUrl: 'https://deployment.test',
        claims: [],
        endpoints: [{ id: 'script', kind: 'serverless', inputs: { hanging: { hanging: true } } }],
      },
      {
        ...{ kind: 'exchange', id: 1, scenario: 'one', key: 'valid', sentMs: 0, receivedMs: 9000 },
        request: { method: 'POST', target: '/v2/script/runsync', headers, body },
        hangUpAfterMs: 9000,
        failure: 'The caller hung up.',
      },
      {
        ...{ kind: 'delivery', id: 2, scenario: 'one', hook, method: 'POST', headers },
        body: JSON.stringify({ id: 'sync-1', status: 'COMPLETED', output: {} }),
        ...{ receivedMs: 20_000, answeredMs: 20_000, answeredStatus: 200 },
      },
    ]),
  );
  expect(found).toMatchObject([{ outcome: 'broken', shownBy: [1, 2] }]);
});
