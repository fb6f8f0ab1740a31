/** What judges of API keys make of evidence that was written by hand. */
import { describe, expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { callView, type RecordedCall } from './call-records.ts';

const ask = 'GET /status/a';
const taken: RecordedCall = { call: ask, key: 'valid' };
const refused: RecordedCall = { call: ask, key: 'wrong', status: 401 };

describe('the key in the header', () => {
  const found = (...told: RecordedCall[]) =>
    judges['key-in-authorization'](callView(told)).map(({ outcome }) => outcome);

  test('holds if a wrong key is refused', () => {
    expect(found(taken, refused, { call: ask, key: 'none', status: 401 })).toEqual(['holds']);
    expect(found(taken, refused, { call: ask, key: 'none', status: 404 })).toEqual(['holds']);
  });

  test('gets a notice if requests without a key are accepted', () => {
    const open: RecordedCall = { call: ask, key: 'none' };
    expect(found(taken, refused, open)).toEqual(['notice', 'holds']);
    const [, kept] = judges['key-in-authorization'](callView([taken, refused, open]));
    expect(kept?.reason).toContain('although requests without a key were accepted');
  });

  test('is violated if a wrong key is accepted as well', () => {
    const open: RecordedCall = { call: ask, key: 'none' };
    expect(found(taken, { call: ask, key: 'wrong' }, open)).toEqual(['notice', 'broken']);
  });

  test('is undecided if no wrong key was sent', () => {
    expect(found(taken, { call: ask, key: 'none' })).toEqual(['notice']);
  });
});

describe('a wrong key that always gets a 5xx status', () => {
  const failures = (everyMs: number): RecordedCall[] =>
    [0, 1, 2, 3].map((count) => ({ ...refused, at: 100 + count * everyMs, status: 503 }));
  const found = (...told: RecordedCall[]) =>
    judges['wrong-key-refused'](
      callView(told.toSorted((left, right) => (left.at ?? 0) - (right.at ?? 0))),
    ).map(({ outcome }) => outcome);
  const other: RecordedCall = { ...refused, call: 'GET /status/b' };

  test('counts as accepted if this lasts while other requests are answered', () => {
    const told = found(taken, ...failures(2000), { ...other, at: 3000 });
    expect(told.filter((outcome) => outcome === 'broken')).toHaveLength(4);
  });

  test('is left open if all failures fall within a short outage', () => {
    const told = found(taken, ...failures(10), { ...other, at: 115 }, { ...other, at: 200 });
    expect(told).not.toContain('broken');
  });

  test.each([
    ['nothing else was asked', []],
    ['others fail, too', [{ ...other, at: 3000, status: 503 }]],
    [
      'others are answered only before and after',
      [
        { ...other, at: 50 },
        { ...other, at: 9000 },
      ],
    ],
  ])('is left open despite a long outage if %s', (_, others: RecordedCall[]) => {
    expect(found(taken, ...failures(2000), ...others)).not.toContain('broken');
  });

  test('is left open if the request was answered once', () => {
    const told = [
      { ...other, at: 3000 },
      { ...refused, at: 9000 },
    ];
    expect(found(taken, ...failures(2000), ...told)).not.toContain('broken');
  });
});

describe('a key that is declared to lack permission', () => {
  const found = (...statuses: number[]) =>
    judges['forbidden-key-refused'](
      callView(statuses.map((status) => ({ call: ask, key: 'forbidden', status }))),
    );

  test.each([200, 302, 400, 403, 404])('must not get status %i', (status) => {
    expect(found(status)).toMatchObject([
      { outcome: 'broken', reason: expect.stringContaining('keys.forbidden declares') },
    ]);
  });

  test.each([429, 500, 503])('may get status %i by chance', (status) => {
    expect(found(status)).toMatchObject([{ outcome: 'unclear' }]);
  });
});
