import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/random.ts';
import { countTokens } from '../../../../src/reference/models/count-text.ts';
import { writeSentence } from '../../../../src/reference/models/made-up-text.ts';

test('writes sentences whose pieces are one token each', () => {
  const random = seededRandom('test');
  for (let index = 0; index < 100; index += 1) {
    const sentence = writeSentence(random);
    expect(sentence.map(countTokens)).toEqual(sentence.map(() => 1));
    expect(sentence.join('')).toMatch(/^The [^.]+\.$/);
  }
});
