/** What is odd and legal is not flagged: the suite raises no false alarm. */
import { expect, test } from 'vitest';
import { check } from './check.ts';
import type { Mutant, Wire } from './mutant.ts';
import { oddities } from './oddities.ts';

test('there are at least twenty oddities, each with a name of its own', () => {
  const names = new Set(oddities.map(({ name }) => name));
  expect(names.size).toBe(oddities.length);
  expect(names.size).toBeGreaterThanOrEqual(20);
});

/** Notes what passes on one side of an alteration: requests, answers of JSON and webhook calls. */
function noting({ fetch, deliver, ...rest }: Wire, passed: Set<string>): Wire {
  return {
    ...rest,
    async fetch(request) {
      passed.add(`${request.method} ${request.url} ${await request.clone().text()}`);
      const response = await fetch(request);
      const isFile = response.headers.get('content-type')?.startsWith('image/') ?? false;
      const body = isFile ? '' : await response.clone().text();
      passed.add(`${response.status} ${response.headers.get('content-type')} ${body}`);
      return response;
    },
    async deliver(call) {
      passed.add(JSON.stringify(call));
      const outcome = await deliver(call);
      passed.add(`${call.url} ${JSON.stringify(outcome)}`);
      return outcome;
    },
  };
}

test.for(oddities)('$name is no violation', { timeout: 180_000 }, async (oddity) => {
  const [before, after] = [new Set<string>(), new Set<string>()];
  const alter: Mutant['alter'] = (wire) => {
    const inner = noting(wire, before);
    return noting({ ...inner, ...oddity.alter?.(inner) }, after);
  };
  const { verdicts } = await check({ mutant: { ...oddity, alter }, profile: 'contract' });
  const flagged = verdicts.filter(({ verdict }) => verdict === 'violated');
  expect(flagged.map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([]);
  // What changes nothing on the wire would prove nothing.
  const isElsewhere = oddity.settings ?? oddity.time;
  const isSame = after.size === before.size && [...after].every((one) => before.has(one));
  if (isElsewhere === undefined) expect(isSame).toBe(oddity.met === 'never');
});
