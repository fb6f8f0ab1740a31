/** What judges of API keys make of evidence that was written by hand. */
import { describe, expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { callView, type Told } from './call-records.ts';

const ask = 'GET /status/a';
const taken: Told = { call: ask, key: 'valid' };
const refused: Told = { call: ask, key: 'wrong', status: 401 };

describe('the key in the header', () => {
  const found = (...told: Told[]) =>
    judges['key-in-authorization'](callView(told)).map(({ outcome }) => outcome);

  test('decides where a wrong key is refused', () => {
    expect(found(taken, refused, { call: ask, key: 'none', status: 401 })).toEqual(['holds']);
    expect(found(taken, refused, { call: ask, key: 'none', status: 404 })).toEqual(['holds']);
  });

  test('is worth a notice where requests are accepted without one', () => {
    const open: Told = { call: ask, key: 'none' };
    expect(found(taken, refused, open)).toEqual(['notice', 'holds']);
    const [, kept] = judges['key-in-authorization'](callView([taken, refused, open]));
    expect(kept?.reason).toContain('although requests without one are accepted');
  });

  test('is not read where a wrong key is accepted as well', () => {
    const open: Told = { call: ask, key: 'none' };
    expect(found(taken, { call: ask, key: 'wrong' }, open)).toEqual(['notice', 'broken']);
  });

  test('is not known to be read where no wrong key was sent', () => {
    expect(found(taken, { call: ask, key: 'none' })).toEqual(['notice']);
  });
});

describe('a key that is declared to lack permission', () => {
  const found = (...statuses: number[]) =>
    judges['forbidden-key-refused'](
      callView(statuses.map((status) => ({ call: ask, key: 'forbidden', status }))),
    );

  test.each([200, 302, 400, 403, 404])('is not answered with %i', (status) => {
    expect(found(status)).toMatchObject([
      { outcome: 'broken', reason: expect.stringContaining('keys.forbidden declares') },
    ]);
  });

  test.each([429, 500, 503])('may meet %i by chance', (status) => {
    expect(found(status)).toMatchObject([{ outcome: 'unclear' }]);
  });
});
