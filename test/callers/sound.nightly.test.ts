import { expect, test } from 'vitest';
import { verdictsOf, withVerdict } from './check.ts';
import { caller } from './habits.ts';
import { soundCallers } from './sound-callers.ts';

for (const [name, habits] of Object.entries(soundCallers)) {
  test.concurrent(`a caller that ${name} breaks nothing`, { timeout: 300_000 }, async () => {
    const verdicts = await verdictsOf(caller(name, habits));
    expect(withVerdict(verdicts, 'broken')).toEqual({});
    // Nothing was left out because a scenario stopped.
    expect(withVerdict(verdicts, 'not run')).toEqual({});
  });
}
