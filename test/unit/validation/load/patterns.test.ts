/** Which patterns of a document get a warning, and what looking for them costs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PatternSpeeds } from '../../../../src/validation/load/patterns.ts';
import { readDocument } from '../../../../src/validation/load/read-document.ts';
import { silencingOptions, warningsOf } from '../../../../src/validation/load/warnings.ts';
import { schemaDocument } from '../schema-document.ts';
import { isLimited, maximumSteps, type Part, patternOf, stepsOf } from './backtracking.ts';

const octet = '(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])';
const words = Array.from({ length: 100 }, (_, index) => `w${index}`).join('|');

test.each([
  ...['^(a+)+$', '^(a*)*$', '^((ab)*)*$', '^((((a+)+)+)+)+$', '^(\\w+\\s?)*$'],
  ...['^(a|a)*$', '^(a|aa)+$', '^(ab|ab)*$', '(x|x)*y', '^(a?b?)*$', '^((a?|b?)c)*$'],
  ...['^(\\p{L}|\\w)+$', '^(?:(a|a)*b)?', '^([^a]|[^b])*$', '^(?<l>a|ab)\\k<l>*b*b*$'],
  ...['^a*a*$', '^.*a.*b$', '^[^@]+@[^@]+\\.[^@]+$', '^(.*)\\1$', 'a+b', '\\s+$'],
  ...['^(a{1,99999}){1,99999}$', '^(a{1,30}){1,10}$', '^(a{1,9}){1,9}$', '^(a?){30}$'],
  ...['^.{0,500}.{0,500}.{0,500}$', `^${'a?'.repeat(30)}$`, '^(((a{1,9}){1,9}){1,9}){1,9}$'],
  ...['^(?:(?!x.*y).)*$', '^(?=(a|a)*$).', '^(?:a|b|ab)*(?:a|b|ab)*c'],
  ...['^(a(?:b?)+)*$', '^(a(?:b?|c?)+)*$', '^(a(?:b?){1,99})*$'],
  ...['^(a+)+(?=b)', '^(a+)+(?<=b)', '^(?:-+)+\\b', '^(\\w+\\.?)+(?<!\\.)', '^((a+)+(?!a)|x)'],
])('%s may take very long', (pattern) => {
  expect(new PatternSpeeds().of(pattern)).toBe('slow');
});

test.each([
  ...['^[a-z0-9]([-a-z0-9]*[a-z0-9])?$', '^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]+)*$'],
  ...['^[A-Za-z0-9_-]+$', '^\\d{4}-\\d{2}-\\d{2}$', '^https?://.+', '^(/[^/]+)*$', '^\\p{L}+$'],
  ...['^(?:[a-z]{64}|[a-z]{128})$', '^[a-z]{1,99999}$', '^(((a{99}){99}){99}){99}$'],
  ...['^([a-z]+,)*[a-z]+$', '^"(?:[^"\\\\]|\\\\.)*"$', '^(foo|bar|baz)*$', '^(.|\\n)*$'],
  ...[`^(${octet}\\.){3}${octet}$`, '^[a-z]{2,20}[0-9a-z]{0,20}$', '^((?!--)[a-z-])+$'],
  ...['(a+)+', '[a-z]+', '^(?=.*a)(?=.*b).{8,}$', '^(?!.*\\.\\.)[a-z.]+$', '(?<=[ab]*c)d'],
  ...['^(a?)+$', '^(,(a?)+)?$', '^(a(?:b?)*)*$'],
  ...['^(a?)\\1?$', '^\\bab?\\b$', '^[a-z]+(?<!-)', '^\\w+\\b', '^(a+)+'],
  '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
])('%s is fast', (pattern) => {
  expect(new PatternSpeeds().of(pattern)).toBe('fast');
});

test('lists of a hundred words are fast, and any number of words that nothing repeats', () => {
  expect(new PatternSpeeds().of(`^(${words})(,(${words}))*$`)).toBe('fast');
  const speeds = new PatternSpeeds();
  expect(speeds.of(`^(${words.repeat(300)})$`)).toBe('fast');
  expect(speeds.work.patterns).toBe(0);
});

test('a pattern that is fast takes steps in proportion to the length of the text', () => {
  const { part } = fc.letrec<{ part: Part }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<Part>({ kind: 'letter', letters: 'a' }, { kind: 'letter', letters: 'b' }),
      fc.constant<Part>({ kind: 'letter', letters: 'ab' }),
      fc.record({
        kind: fc.constantFrom('sequence' as const, 'choice' as const),
        parts: fc.array(tie('part'), { minLength: 2, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('repetition' as const),
        part: tie('part'),
        min: fc.integer({ min: 0, max: 2 }),
        isOptional: fc.boolean(),
      }),
    ),
  }));
  fc.assert(
    fc.property(part, fc.boolean(), (pattern, isAnchored) => {
      const text = `${isAnchored ? '^' : ''}(?:${patternOf(pattern)})$`;
      if (new PatternSpeeds().of(text) !== 'fast') return;
      for (const repeated of ['a', 'b', 'ab', 'aab', 'abb', 'aabb']) {
        // Longer than what limited repetitions match.
        const [few = 0, many = 0] = [120, 240].map((length) =>
          stepsOf(pattern, `${repeated.repeat(length / repeated.length)}c`, { isAnchored }),
        );
        const clue = `${text} on ${repeated}`;
        if (few > maximumSteps) expect(isLimited(pattern), clue).toBe(true);
        else expect(many / few, clue).toBeLessThan(3);
      }
    }),
    { numRuns: 300 },
  );
});

describe('the patterns of a document', () => {
  const warningsFor = (patterns: readonly string[]): string =>
    warningsOf(
      readDocument(schemaDocument(patterns.map((pattern) => ({ pattern })))).warnings,
      silencingOptions,
    )?.text ?? '';

  test('that are ordinary take few steps, and each once', () => {
    const speeds = new PatternSpeeds();
    const name = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
    for (let index = 0; index < 400; index += 1) {
      expect(speeds.of(`^${name}(\\.x${index % 200}${name})*$`)).toBe('fast');
    }
    expect(speeds.work.patterns).toBe(200);
    expect(speeds.work.steps).toBeLessThan(500_000);
  });

  test('that are many and large end the analysis after two million steps, with one notice', () => {
    const speeds = new PatternSpeeds();
    for (let index = 0; index < 1000; index += 1) {
      expect(speeds.of(`^(?:${'[a-c]*'.repeat(300)}x${index})*$`)).toBe('not analysed');
    }
    expect(speeds.work.patterns).toBeLessThan(50);
    expect(speeds.work.steps).toBeLessThan(2_100_000);
    const repeated = '(?:a|b)?'.repeat(200);
    const text = warningsFor(
      Array.from({ length: 25 }, (_, index) => `^(?:${repeated}${index})*$`),
    );
    expect(text).toContain(
      'The pattern was not analysed, because it or all patterns together are too large; it may take very long on some texts., 25 places, the first is #/components/schemas/S0/pattern',
    );
  });

  test.each([
    ['long', `^(${'ab|'.repeat(33_000)}c)*$`],
    ['nested', `^${'('.repeat(1500)}a${')*'.repeat(1500)}$`],
    ['full of references', `^(a*)${'(\\1\\1*)'.repeat(200)}$`],
    [
      'full of characters',
      `^[${Array.from({ length: 1500 }, (_, index) => String.fromCodePoint(0x4e00 + 2 * index)).join('')}]*$`,
    ],
    ['full of copies', `^${'(?:[ab]{0,9}c?){1,9}'.repeat(150)}$`],
    ['full of assertions', `^${'(?=[ab]*c?)(?<![bc]*a)'.repeat(140)}a*$`],
  ])('that are %s end the analysis', (_, pattern) => {
    const speeds = new PatternSpeeds();
    expect(['slow', 'not analysed']).toContain(speeds.of(pattern));
    expect(speeds.work.steps).toBeLessThan(250_000);
  });

  test('are shortened in the warning', () => {
    const text = warningsFor([`^(a+)+${'b'.repeat(1500)}$`]);
    expect(text).toMatch(/The pattern \^\(a\+\)\+b{150,}/);
    expect(text.length).toBeLessThan(600);
  });
});
