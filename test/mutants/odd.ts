/** Registers a test for each unusual but valid deployment: no rule may be violated. */
import { expect, test } from 'vitest';
import { summarize } from '../../src/conformance/judging/summary.ts';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { check } from './check.ts';
import type { Mutant, Wire } from './mutant.ts';
import { odditiesBySubject } from './oddities.ts';
import type { Oddity } from './oddity.ts';

const ofContract = scenarios.filter(({ profile = 'contract' }) => profile === 'contract');

/**
 * Tests the deployments of a subject with the contract profile. Combined ones and those of webhooks run
 * all scenarios, because the contract can also judge evidence of the reference profile.
 */
export function testOddities(subject: keyof typeof odditiesBySubject): void {
  const isCombined = subject === 'combined';
  const meetsAll = isCombined || subject === 'webhooks';
  test.for<Oddity>(odditiesBySubject[subject])(
    '$name violates no rule',
    { timeout: 180_000 },
    async (oddity) => {
      const isMet = await expectNoViolation(oddity, meetsAll ? scenarios : ofContract);
      // A test without a change on the wire proves nothing; in a combined one some part makes a change.
      if (!isCombined && (oddity.settings ?? oddity.time) !== undefined) return;
      // Some change only responses to scenarios of the reference profile.
      const isMetAtAll = isMet || (!meetsAll && (await expectNoViolation(oddity, scenarios)));
      expect(isMetAtAll).toBe(oddity.met !== 'never');
    },
  );
}

/** Resolves to whether the deployment changed anything on the wire. */
async function expectNoViolation(oddity: Oddity, chosen: readonly Scenario[]): Promise<boolean> {
  const [before, after] = [new Set<string>(), new Set<string>()];
  const alter: Mutant['alter'] = (wire) => {
    const inner = noting(wire, before);
    return noting({ ...inner, ...oddity.alter?.(inner) }, after);
  };
  const mutant = { ...oddity, alter };
  const { verdicts } = await check({ mutant, profile: 'contract', chosen });
  const flagged = verdicts.filter(({ verdict }) => verdict === 'violated');
  expect(flagged.map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([]);
  if (oddity.conforms) expect(summarize(verdicts)).toMatchObject({ exitStatus: 0 });
  return after.size !== before.size || [...after].some((one) => !before.has(one));
}

/** Notes what passes on one side of an alteration: requests, answers of JSON and webhook calls. */
function noting({ fetch, deliver, ...rest }: Wire, passed: Set<string>): Wire {
  return {
    ...rest,
    async fetch(request) {
      const sent = request.body === null ? '' : await request.clone().text();
      passed.add(`${request.method} ${request.url} ${sent}`);
      const response = await fetch(request);
      const { status, headers } = response;
      const type = headers.get('content-type');
      const isFile = type?.startsWith('image/') ?? false;
      const body = isFile || response.body === null ? undefined : await response.text();
      passed.add(`${status} ${type} ${body ?? ''}`);
      return body === undefined ? response : new Response(body, { status, headers });
    },
    async deliver(call) {
      passed.add(JSON.stringify(call));
      const outcome = await deliver(call);
      passed.add(`${call.url} ${JSON.stringify(outcome)}`);
      return outcome;
    },
  };
}
