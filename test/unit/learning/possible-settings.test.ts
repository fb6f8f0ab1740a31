/** A learned file never has settings that the service refuses. */
import { expect, test } from 'vitest';
import type { LearnedSetting } from '../../../src/learning/learned-setting.ts';
import { possibleSettings, settingsFromPoints } from '../../../src/learning/possible-settings.ts';

const basis = { kind: 'declared' } as const;
const needed: readonly LearnedSetting[] = [
  { path: ['accounts', 'a', 'keys', 'k'], value: {}, basis },
  { path: ['endpoints', 'e'], value: { kind: 'serverless', worker: 'echo' }, basis },
];

function seen(gap: string, value: string, count: number): LearnedSetting {
  const shownBy = [{ source: 0, id: 1 }];
  return { path: ['alternatives', gap], value, basis: { kind: 'seen', count, shownBy } };
}

test.each([
  [9, 3, { 'error-body': 'empty' }, 'unauthorized-reason', '`distinct`', '`empty`'],
  [3, 9, { 'unauthorized-reason': 'distinct' }, 'error-body', '`empty`', '`distinct`'],
])(
  'what was seen less often is left out: %i and %i times',
  (empty, distinct, kept, gap, ...said) => {
    const points = possibleSettings([
      ...needed,
      seen('unauthorized-reason', 'distinct', distinct),
      seen('error-body', 'empty', empty),
    ]);
    const settings = settingsFromPoints({ points });
    expect(settings).toMatchObject({ alternatives: kept });
    expect(Object.keys(Object(settings['alternatives']))).toEqual(Object.keys(kept));
    const left = points.find(({ path }) => path[1] === gap);
    expect(left?.basis).toMatchObject({
      kind: 'somethingElse',
      detail: expect.stringMatching(`${said[0]}.*cannot be together with.*${said[1]}`),
    });
  },
);

test('what is possible stays as it is', () => {
  const points = [...needed, seen('error-body', 'empty', 1)];
  expect(possibleSettings(points)).toBe(points);
});
