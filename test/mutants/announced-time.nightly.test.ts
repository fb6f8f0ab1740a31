/** How long a run is said to take, against how long one takes whose time passes by itself. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makePlan, type Plan } from '../../src/conformance/run/run-plan.ts';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { readTarget } from '../../src/conformance/target/target-file.ts';
import type { ScenarioEnd } from '../../src/evidence/record-types.ts';
import { check } from './check-in-process.ts';
import type { Settings } from './mutant.ts';

/** The local service as a deployment that lends nobody its clock. */
const lendsNoClock = ({ control: _, ...file }: Settings): Settings => file;

const file = lendsNoClock(parse(readFileSync('mocks/target.yaml', 'utf8')));
const env = { DEMO_KEY: 'demo-key', RESTRICTED_KEY: 'x', READER_KEY: 'y', ECHO_KEY: 'z' };

interface Run {
  readonly plan: Plan;
  readonly ends: readonly ScenarioEnd[];
}

async function runOf(chosen: readonly Scenario[]): Promise<Run> {
  const plan = makePlan(readTarget(file, { env }), { profile: 'reference', scenarios: chosen });
  const { records } = await check({
    mutant: { time: 'by itself', target: lendsNoClock },
    chosen: plan.scenarios.map(({ scenario }) => scenario),
  });
  const ends = records.filter((record) => record.kind === 'scenario');
  expect(ends.filter(({ outcome }) => outcome !== 'completed')).toEqual([]);
  return { plan, ends };
}

test('a run in real time ends within the announced time', { timeout: 120_000 }, async () => {
  const { plan, ends } = await runOf(scenarios);
  const lastedMs =
    Math.max(...ends.map(({ endedMs }) => endedMs)) -
    Math.min(...ends.map(({ startedMs }) => startedMs));
  expect(lastedMs).toBeLessThanOrEqual(plan.durationMs);
  expect(lastedMs).toBeLessThanOrEqual(2 * plan.usualMs);
});

/** Keeps a worker busy for so long that scenarios beside it may wait for the others. */
const lasting = scenarios.filter(({ name }) => name === 'wait-unasked');

test.each([
  ['the others', scenarios.filter((one) => !lasting.includes(one))],
  ['the one that keeps a worker busy', lasting],
])('each scenario ends within its time: %s', { timeout: 120_000 }, async (_, chosen) => {
  const { plan, ends } = await runOf(chosen);
  const tooLong = ends.flatMap(({ scenario: name, startedMs, endedMs }) => {
    const lastedMs = endedMs - startedMs;
    const said = plan.scenarios.find(({ scenario }) => scenario.name === name);
    return lastedMs <= (said?.durationMs ?? 0) ? [] : [`${name}: ${lastedMs} ms`];
  });
  expect(ends.length).toBeGreaterThan(0);
  expect(tooLong).toEqual([]);
});
