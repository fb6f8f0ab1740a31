/** What the guides show is what the tests run, from the first line to the last. */
import { expect, test } from 'vitest';
import { guideCode, testCode } from './guide-code.ts';

test.each([
  ['tour.md', ['tour.test.ts']],
  ['testing-in-process.md', ['in-process.test.ts', 'throw-away-account.test.ts']],
])('%s', async (guide, tests) => {
  expect(await guideCode(guide)).toBe(await testCode(...tests));
});
