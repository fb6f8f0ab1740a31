/** Registers a test a mutant: it is found out, by the judge of the rule that it breaks. */
import { expect, test } from 'vitest';
import { rules } from '../../src/conformance/contract/rules.ts';
import { check, scenariosFor } from './check.ts';
import { mutantsByTopic } from './mutants.ts';

/** Tests the mutants of a topic. A stated rule has to be found broken by the contract alone. */
export function testMutants(topic: keyof typeof mutantsByTopic): void {
  test.concurrent.for([...mutantsByTopic[topic]])(
    '$name breaks $breaks',
    { timeout: 60_000 },
    async (mutant) => {
      const profile = rules[mutant.breaks].level === 'stated' ? 'contract' : 'reference';
      const chosen = scenariosFor(mutant).filter(
        (scenario) => profile === 'reference' || scenario.profile !== 'reference',
      );
      expect(chosen.length, 'No scenario tells about the rule.').toBeGreaterThan(0);
      const { verdict } = await check({ mutant, profile, chosen });
      expect(verdict(mutant.breaks)).toMatchObject({ verdict: 'violated' });
    },
  );
}
