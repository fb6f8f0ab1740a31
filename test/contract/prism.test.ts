/**
 * The suite against an implementation that nobody here has written: Prism's mock of the contract.
 * It has no state, no keys and no endpoints, and breaks what follows from that, and nothing else.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { checkDeployment, planCheck } from '../../src/conformance/check-deployment.ts';
import type { VerdictKind } from '../../src/conformance/judging/verdicts.ts';
import type { Report } from '../../src/conformance/report/report.ts';
import { readTarget } from '../../src/conformance/target-file.ts';
import { type Serving, startCli } from './cli-process.ts';

/** What docs/reference/prism.md explains. */
const broken = [
  'run-enters-queue',
  'key-in-authorization',
  'wrong-key-refused',
  'unknown-endpoint-is-404',
];

let mock: Serving;
let report: Report;
const clock = systemClock();

beforeAll(async () => {
  mock = await startCli(['mock', '--port', '0'], (line) => line.startsWith('curl '));
  const target = readTarget(
    {
      baseUrl: mock.url,
      keys: { valid: { public: 'any-key' } },
      endpoints: {
        any: {
          id: 'any',
          kind: 'serverless',
          maxCost: '0',
          inputs: { ordinary: { word: 'any' } },
        },
      },
      limits: { requestsPerSecond: 1000 },
    },
    { env: {} },
  );
  let names = 0;
  const newName = () => {
    names += 1;
    return `name-${`${names}`.padStart(5, '0')}`;
  };
  report = await checkDeployment(planCheck(target, 'contract'), {
    target,
    fetch,
    clock,
    signal: new AbortController().signal,
    newName,
  });
}, 120_000);

afterAll(async () => {
  clock.clear();
  await mock.stop('SIGTERM');
});

function rulesThatAre(kind: VerdictKind): string[] {
  return report.verdicts.filter(({ verdict }) => verdict === kind).map(({ rule }) => rule);
}

test('what has no state is kept, as far as a document can be kept without any', () => {
  expect(report.run?.faults).toEqual([]);
  expect(rulesThatAre('verified')).toEqual(
    expect.arrayContaining([
      'input-required',
      'execution-timeout-bound',
      'queue-ttl-minimum',
      'queue-ttl-maximum',
      'invalid-request-is-400',
      'job-shape',
      'async-id-form',
      'output-after-completion',
      'runsync-answers-completed',
    ]),
  );
  expect(rulesThatAre('verified').length).toBeGreaterThan(40);
});

test('what is broken is what takes keys, endpoints or a queue', () => {
  expect(rulesThatAre('violated').toSorted()).toEqual(broken.toSorted());
});
