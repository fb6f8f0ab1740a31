/** Registers a test an oddity: what is odd and legal is not flagged. */
import { expect, test } from 'vitest';
import { summarize } from '../../src/conformance/engine/judging/verdicts.ts';
import { check } from './check.ts';
import type { Mutant, Wire } from './mutant.ts';
import { odditiesBySubject } from './oddities.ts';
import type { Oddity } from './oddity.ts';

/** Tests the oddities of a subject by the contract alone. */
export function testOddities(subject: keyof typeof odditiesBySubject): void {
  test.for<Oddity>(odditiesBySubject[subject])(
    '$name is no violation',
    { timeout: 180_000 },
    async (oddity) => {
      const [before, after] = [new Set<string>(), new Set<string>()];
      const alter: Mutant['alter'] = (wire) => {
        const inner = noting(wire, before);
        return noting({ ...inner, ...oddity.alter?.(inner) }, after);
      };
      const { verdicts } = await check({ mutant: { ...oddity, alter }, profile: 'contract' });
      const flagged = verdicts.filter(({ verdict }) => verdict === 'violated');
      expect(flagged.map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([]);
      if (oddity.conforms) expect(summarize(verdicts)).toMatchObject({ exitStatus: 0 });
      // What changes nothing on the wire would prove nothing; some part of a combined one does.
      const isElsewhere = subject === 'combined' ? undefined : (oddity.settings ?? oddity.time);
      const isSame = after.size === before.size && [...after].every((one) => before.has(one));
      if (isElsewhere === undefined) expect(isSame).toBe(oddity.met === 'never');
    },
  );
}

/** Notes what passes on one side of an alteration: requests, answers of JSON and webhook calls. */
function noting({ fetch, sendRaw, deliver, ...rest }: Wire, passed: Set<string>): Wire {
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
    async sendRaw(message) {
      const answer = await sendRaw(message);
      passed.add(`${Buffer.from(answer.bytes)} ${answer.isClosed}`);
      return answer;
    },
    async deliver(call) {
      passed.add(JSON.stringify(call));
      const outcome = await deliver(call);
      passed.add(`${call.url} ${JSON.stringify(outcome)}`);
      return outcome;
    },
  };
}
