/** A check whose own process is late, against a deployment that is not. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkDeployment, planCheck } from '../../../src/conformance/check-deployment.ts';
import { slowMachineObstacle } from '../../../src/conformance/judging/verdicts/slow-machine.ts';
import { exitStatusOf } from '../../../src/conformance/report/report.ts';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';
import type { EvidenceRecord } from '../../../src/evidence/record-types.ts';
import { nameOfRepeat } from '../../../src/evidence/repeated-scenarios.ts';
import { createReferenceService } from '../../../src/reference/service.ts';
import { PassingClock } from '../../mutants/passing-clock.ts';
import { BusyClock } from './busy-clock.ts';

const file = { ...parse(readFileSync('mocks/target.yaml', 'utf8')), control: { clock: 'system' } };

/** The report, and the runs of scenarios in the order in which they ended. */
async function checkOn(
  isSlow: (ended: readonly string[]) => boolean,
  { limits = {} }: { limits?: object } = {},
) {
  const passing = new PassingClock();
  const clock = new BusyClock(passing);
  const service = createReferenceService({
    settings: parse(readFileSync('mocks/service.yaml', 'utf8')),
    clock: passing,
    control: { enabled: true },
  });
  const ended: string[] = [];
  const setLateness = () => {
    clock.lateMs = isSlow(ended) ? 4000 : 0;
  };
  setLateness();
  const target = readTarget({ ...file, limits: { ...file.limits, ...limits } }, { env: {} });
  const plan = planCheck(target, 'contract', { rules: ['status-is-current'] });
  let names = 0;
  try {
    await service.fetch(new Request('http://service.test/control/'));
    const report = await passing.during(
      checkDeployment(plan, {
        target,
        fetch: service.fetch,
        clock,
        signal: new AbortController().signal,
        newName() {
          names += 1;
          return `name-${names}`;
        },
        onRecord: (record: EvidenceRecord) => {
          if (record.kind !== 'scenario') return;
          ended.push(record.scenario);
          setLateness();
        },
      }),
    );
    return { report, ended, plan };
  } finally {
    service.close();
    passing.clear();
  }
}

test('what only a slow machine left open is tried once more, and then decided', async () => {
  const { report, ended } = await checkOn((ends) => ends.length === 0);
  expect(ended).toEqual(['slow-job', 'slow-job again']);
  expect(report.summary.headline).toMatch(/^Conforms/);
  expect(report.run).toMatchObject({ obstacles: [] });
});

test('on a machine that is fast enough nothing is tried again', async () => {
  const { ended } = await checkOn(() => false);
  expect(ended).toEqual(['slow-job']);
});

test('where the machine remains slow, the report says so first, and blames no declaration', async () => {
  const { report, ended } = await checkOn(() => true);
  expect(ended).toEqual(['slow-job', 'slow-job again']);
  expect(report.run?.obstacles).toEqual([
    expect.stringMatching(
      /^The machine was too busy: the checks were late .* Run these again on a less busy machine: --scenario slow-job$/,
    ),
  ]);
  const open = report.verdicts.find(({ rule }) => rule === 'status-is-current');
  expect(open?.verdict).toBe('inconclusive');
  expect(open?.reason).toMatch(/^The machine was too busy: in slow-job, /);
  expect(open?.reason).not.toContain('declarations');
  expect(exitStatusOf(report)).toBe(3);
});

test('nothing is tried again beyond what the plan states', async () => {
  const { plan, report, ended } = await checkOn((ends) => ends.length === 0, {
    limits: { maxRequests: 40 },
  });
  expect(plan.requests).toBe(40);
  expect(ended).toEqual(['slow-job']);
  expect(report.summary.headline).toMatch(/^Incomplete/);
});

test('the share is that of the last run of a scenario', () => {
  const end = { kind: 'scenario', outcome: 'completed', startedMs: 0, endedMs: 1 } as const;
  const evidence = {
    scenarios: [
      { ...end, scenario: 'slow-job', lateShare: 0.9 },
      { ...end, scenario: nameOfRepeat('slow-job'), lateShare: 0.6 },
    ],
  };
  const open = [{ rule: 'status-is-current', verdict: 'inconclusive' }] as const;
  expect(slowMachineObstacle(open, scenarios, evidence)).toEqual([
    'The machine was too busy: the checks were late for up to 60 % of the time. This may be why 1 rule is undecided. Run these again on a less busy machine: --scenario slow-job',
  ]);
});
