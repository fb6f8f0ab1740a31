/** Tests of sound callers, a part in each file: whole checks of many at once would be too slow for their times. */
import { expect, test } from 'vitest';
import { caller } from './fetch-caller.ts';
import { verdictsOf, withVerdict } from './run-and-judge.ts';
import { soundCallers } from './sound-callers.ts';

/** @param part from 0; of so many */
export function proveSound(part: number, { of }: { of: number }): void {
  for (const [index, [name, habits]] of Object.entries(soundCallers).entries()) {
    if (index % of !== part) continue;
    test(`a caller that ${name} breaks nothing`, { timeout: 300_000 }, async () => {
      const verdicts = await verdictsOf(caller(name, habits));
      expect(withVerdict(verdicts, 'broken')).toEqual({});
      // Nothing was left out because a scenario stopped.
      expect(withVerdict(verdicts, 'not run')).toEqual({});
    });
  }
}
