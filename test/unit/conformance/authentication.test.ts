/** Judges of API keys: evidence that decides nothing, and outages. */
import { describe, expect, test } from 'vitest';
import { findings, inTime, outcomes, type RecordedCall } from './records.ts';

const taken: RecordedCall = { at: 0, took: 0, id: 'a' };
const refused: RecordedCall = { ...taken, key: 'wrong', http: 401 };

describe('the key in the header', () => {
  const open: RecordedCall = { ...taken, key: 'none' };

  test('gets a notice if requests without a key are accepted', () => {
    expect(findings('key-in-authorization', [taken, refused, open])).toMatchObject([
      { outcome: 'notice' },
      {
        outcome: 'holds',
        reason: expect.stringContaining('although requests without a key were accepted'),
      },
    ]);
  });

  test('is undecided if no wrong key was sent', () => {
    expect(outcomes('key-in-authorization', [taken, open])).toEqual(['notice']);
  });
});

test('a wrong key that always gets 429 at one operation breaks the rule, whatever another one answers', () => {
  const sent = { input: {} };
  const call = (call: 'run' | 'runsync', at: number, http: number): RecordedCall => ({
    ...{ at, call, http, sent, key: 'wrong', id: `${call} ${at}` },
  });
  const limited = [0, 8, 16, 24, 32].map((at) => call('runsync', at, 429));
  const valid: RecordedCall = { at: 10, call: 'runsync', sent, id: 'b' };
  const found = (...calls: RecordedCall[]) =>
    outcomes('wrong-key-refused', inTime(limited, [valid], calls));
  expect(found()).toContain('broken');
  expect(found(call('run', 1, 401))).toEqual(expect.arrayContaining(['broken', 'holds']));
});

describe('a wrong key that always gets a 5xx status', () => {
  const failures = (everyS: number): RecordedCall[] =>
    [0, 1, 2, 3].map((count) => ({ ...refused, at: 0.1 + count * everyS, http: 503 }));
  const found = (...calls: RecordedCall[]) => outcomes('wrong-key-refused', inTime(calls));
  const other: RecordedCall = { ...refused, id: 'b' };

  test('counts as accepted if this lasts while other requests are answered', () => {
    const judged = found(taken, ...failures(2), { ...other, at: 3 });
    expect(judged.filter((outcome) => outcome === 'broken')).toHaveLength(4);
  });

  test.each([
    ['all failures fall within a short outage', 0.01, [0.115, 0.2].map((at) => ({ ...other, at }))],
    ['nothing else was asked', 2, []],
    ['others fail, too', 2, [{ ...other, at: 3, http: 503 }]],
    ['others are answered only before and after', 2, [0.05, 9].map((at) => ({ ...other, at }))],
    [
      'the request was answered once',
      2,
      [
        { ...other, at: 3 },
        { ...refused, at: 9 },
      ],
    ],
  ])('is left open if %s', (_, everyS, others) => {
    expect(found(taken, ...failures(everyS), ...others)).not.toContain('broken');
  });
});

test('if some wrong keys are refused, only the rule about wrong keys is broken', () => {
  const accepted: RecordedCall = { ...refused, http: 200, id: 'b' };
  expect(outcomes('key-in-authorization', [taken, accepted])).toContain('broken');
  expect(outcomes('key-in-authorization', [taken, refused, accepted])).toEqual(['holds']);
  expect(outcomes('wrong-key-refused', [taken, refused, accepted])).toEqual(['holds', 'broken']);
});

test.each<[number, string, RecordedCall[]]>([
  [405, 'broken', []],
  [302, 'broken', []],
  [404, 'unclear', []],
  [408, 'unclear', []],
  [405, 'unclear', [{ at: 0, took: 0, id: 'b', http: 405 }]],
])('a wrong key that gets %i is %s', (http, expected, instead) => {
  const [valid = taken] = instead;
  expect(outcomes('wrong-key-refused', [valid, { ...refused, http }])).toEqual([expected]);
});

describe('a key without permission', () => {
  const denied = (call: RecordedCall) =>
    outcomes('forbidden-key-refused', [taken, { ...taken, sent: { input: {} }, ...call }], {
      oneEndpoint: 'script',
    });

  test.each<[string, RecordedCall, string[]]>([
    ['a read-only key that submits', { at: 1, key: 'readOnly', call: 'run' }, ['broken']],
    ['a read-only key that reads', { at: 1, key: 'readOnly' }, []],
    ['a one-endpoint key elsewhere', { at: 1, key: 'oneEndpoint', endpoint: 'model' }, ['broken']],
    ['a one-endpoint key at its own', { at: 1, key: 'oneEndpoint' }, []],
  ])('is also %s', (_, call, expected) => {
    expect(denied(call)).toEqual(expected);
  });

  const sent = { input: {} };
  const reader: RecordedCall = { at: 1, call: 'run', key: 'readOnly', http: 401, sent };
  const forbidden = (at: number, http: number): RecordedCall => ({
    ...{ at, call: 'run', key: 'forbidden', http, sent },
  });

  test('is not shown to be refused by the refusal of another kind', () => {
    expect(outcomes('forbidden-key-refused', [reader, forbidden(2, 408)])).toEqual([
      'unclear',
      'unclear',
    ]);
    expect(outcomes('forbidden-key-refused', [reader, forbidden(2, 401)])).toEqual([
      'holds',
      'holds',
    ]);
  });

  test('must not get 429 each time, although another kind is refused', () => {
    const limited = [2, 10, 18, 26, 34].map((at) => forbidden(at, 429));
    const valid: RecordedCall = { at: 20, call: 'run', sent };
    expect(outcomes('forbidden-key-refused', inTime([reader, valid], limited))).toContain('broken');
  });
});
