/** Four ways of calling break what the page says, and their mended programs keep it. */
import { describe, expect, test } from 'vitest';
import { withVerdict } from '../run-and-judge.ts';
import { brokenIn, canRun, shownOf, shownOnPage, verdictsOfWay, ways } from './check-ways.ts';

const shown = shownOnPage();

/** On a busy machine, these times cannot always be told from others. */
const fineTimes = /^(?:waits|varies|polls)-/;

describe.each(ways)('$title', (way) => {
  const onPage = shown.get(way.name);
  const broken = brokenIn(onPage);

  test.skipIf(!canRun(way))('has the verdicts of the page', { timeout: 400_000 }, async () => {
    const verdicts = await verdictsOfWay(way);
    const found = shownOf(verdicts);
    const isClear = (rule: string) => !fineTimes.test(rule);
    expect(brokenIn(found).filter(isClear)).toEqual(broken.filter(isClear));
    const contradicted = [...found].filter(
      ([rule, verdict]) => (onPage?.get(rule) ?? verdict) !== verdict,
    );
    expect(contradicted).toEqual([]);
  });

  test.skipIf(!canRun(way) || way.mended === '')(
    'breaks none of these rules when it is mended',
    { timeout: 400_000 },
    async () => {
      const verdicts = await verdictsOfWay(way, { isMended: true, rules: broken });
      expect(withVerdict(verdicts, 'broken')).toEqual({});
      const kept = Object.keys(withVerdict(verdicts, 'kept'));
      const isClear = (rule: string) => !fineTimes.test(rule);
      expect(kept).toEqual(expect.arrayContaining(broken.filter(isClear)));
    },
  );
});
