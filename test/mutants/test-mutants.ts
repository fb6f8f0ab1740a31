/** Registers a test for each broken deployment: the judge of the rule that it breaks must catch it. */
import { expect, test } from 'vitest';
import { rules } from '../../src/conformance/contract/rules.ts';
import { check, scenariosFor } from './check-in-process.ts';
import { mutantsByTopic } from './mutants.ts';

/**
 * Tests the first broken deployment of each rule of a topic, or the others. A rule that is stated, or that the owner
 * declares, has to be found broken by the contract alone, unless only scenarios of the reference bring the fault about.
 */
export function testMutants(topic: keyof typeof mutantsByTopic, which: 'first' | 'others'): void {
  const mutants = mutantsByTopic[topic];
  const first = new Map(mutants.toReversed().map((mutant) => [mutant.breaks, mutant]));
  const tested = mutants.filter(
    (mutant) => (first.get(mutant.breaks) === mutant) === (which === 'first'),
  );
  test.concurrent.for(tested)('$name breaks $breaks', { timeout: 120_000 }, async (mutant) => {
    const isOfContract = rules[mutant.breaks].level !== 'chosen';
    const all = scenariosFor(mutant);
    expect(all.length, 'No scenario tells about the rule.').toBeGreaterThan(0);
    const ofContract = all.filter(({ profile }) => profile !== 'reference');
    const profile = isOfContract && ofContract.length > 0 ? 'contract' : 'reference';
    const chosen = profile === 'contract' ? ofContract : all;
    const { verdict } = await check({ mutant, profile, chosen });
    const unkept = isOfContract ? 'violated' : 'different';
    expect(verdict(mutant.breaks)).toMatchObject({ verdict: unkept });
  });
}
