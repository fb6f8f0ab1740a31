/** A deployment that offers some of the further operations is judged by these alone. */
import { expect, test } from 'vitest';
import { check } from './check-in-process.ts';
import type { Mutant } from './mutant.ts';

/** Knows no path of an operation that is not among them. */
const offering = (paths: RegExp): Mutant['alter'] => {
  const others = /\/(cancel|retry|purge-queue|health|stream|status-sync)(\/|$)/;
  return ({ fetch }) => ({
    fetch(request) {
      const { origin, pathname } = new URL(request.url);
      const isOffered = !others.test(pathname) || paths.test(pathname);
      return fetch(isOffered ? request : new Request(`${origin}/unknown`));
    },
  });
};

test.for([
  ['cancelJob', /\/cancel\//, ['cancel-job', 'cancel-again', 'extended-permissions']],
  ['purgeQueue', /\/purge-queue$/, ['purge-queue', 'purge-not-announced']],
  ['getEndpointHealth', /\/health$/, ['endpoint-health', 'low-priority-default']],
  ['streamJob', /\/stream\//, ['stream-each-part-once', 'stream-waits']],
] as const)('%s alone can be checked', { timeout: 60_000 }, async ([operation, path, rules]) => {
  const { verdicts, verdict } = await check({
    mutant: {
      alter: offering(path),
      target: (target) => ({
        ...target,
        declares: { ...target.declares, operations: [operation] },
      }),
    },
  });
  const open = verdicts.filter(({ verdict: kind }) =>
    ['violated', 'different', 'inconclusive', 'not run'].includes(kind),
  );
  expect(open.map(({ rule, verdict: kind, reason }) => `${rule} ${kind}: ${reason}`)).toEqual([]);
  for (const rule of rules) expect(verdict(rule)).toMatchObject({ verdict: 'verified' });
  expect(verdict('retry-job')).toMatchObject({
    verdict: 'not claimed',
    reason: expect.stringContaining('declares.operations with retryJob'),
  });
});
