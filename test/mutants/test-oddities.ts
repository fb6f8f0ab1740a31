/** Registers a test for each unusual but valid deployment: no rule may be violated. */
import { expect, test } from 'vitest';
import { summarize } from '../../src/conformance/judging/verdicts/summary.ts';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { unrecognisedIn } from '../alternatives/recognised-alternatives.ts';
import { check } from './check-in-process.ts';
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
      const unmet = await expectNoViolation(oddity, meetsAll ? scenarios : ofContract);
      // A deployment that is not met proves nothing; of combined ones, each part is tested.
      if (isCombined || !canBeMet(oddity)) return;
      // Some differ only in responses to scenarios of the reference profile.
      const isMetLater = unmet.length > 0 && !meetsAll;
      const stillUnmet = isMetLater ? await expectNoViolation(oddity, scenarios) : unmet;
      expect(stillUnmet).toEqual(oddity.met === 'never' ? ['alter'] : []);
    },
  );
}

/** Settings can change what nobody sees, and time only when something is seen. */
function canBeMet({ alternatives, alter, settings, time }: Oddity): boolean {
  if (alternatives !== undefined) return true;
  return alter !== undefined && settings === undefined && time === undefined;
}

/** Resolves to what was not met: changes on the wire, and alternatives that are not recognised in the evidence. */
async function expectNoViolation(oddity: Oddity, chosen: readonly Scenario[]): Promise<string[]> {
  const [before, after] = [new Set<string>(), new Set<string>()];
  const alter: Mutant['alter'] = (wire) => {
    const inner = noting(wire, before);
    return noting({ ...inner, ...oddity.alter?.(inner) }, after);
  };
  const mutant = { ...oddity, alter };
  const { verdicts, records } = await check({ mutant, profile: 'contract', chosen });
  const flagged = verdicts.filter(({ verdict }) => verdict === 'violated');
  expect(flagged.map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([]);
  if (oddity.conforms) {
    const open = verdicts.filter(({ verdict }) => ['inconclusive', 'not run'].includes(verdict));
    expect(open.map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([]);
    expect(summarize(verdicts)).toMatchObject({ exitStatus: 0 });
  }
  const isAltered = after.size !== before.size || [...after].some((one) => !before.has(one));
  return [
    ...unrecognisedIn(records, oddity.alternatives ?? {}),
    ...(isAltered || oddity.alter === undefined ? [] : ['alter']),
  ];
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
      const isFile = /^(image|video)\//.test(type ?? '');
      const body = isFile || response.body === null ? undefined : await response.text();
      passed.add(`${status} ${JSON.stringify([...headers])} ${body ?? ''}`);
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
