import { expect, expectTypeOf, test } from 'vitest';
import {
  type AlternativeGapId,
  type AlternativeId,
  alternativeGaps,
  gapNamed,
  gaps,
} from '#generated/reference/tables.js';

test('a gap is found by any text, and only by its own id', () => {
  expect(gapNamed('error-body')).toBe(gaps['error-body']);
  for (const id of ['eror-body', '', 'constructor']) expect(gapNamed(id)).toBeUndefined();
});

test('gaps with alternatives are known by type, with the names of these', () => {
  expect(alternativeGaps).toContain('error-body');
  expect(alternativeGaps).not.toContain('public-models');
  expectTypeOf<'public-models'>().not.toExtend<AlternativeGapId>();
  expectTypeOf<AlternativeId<'retry-after'>>().toEqualTypeOf<'seconds' | 'date' | 'none'>();
});
