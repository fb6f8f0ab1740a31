/** How long a run is said to take, against how long one takes whose time passes by itself. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makePlan } from '../../src/conformance/run/run-plan.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { readTarget } from '../../src/conformance/target/target-file.ts';
import { check } from './check.ts';
import type { Settings } from './mutant.ts';

/** The local service as a deployment that lends nobody its clock. */
const lendsNoClock = ({ control: _, ...file }: Settings): Settings => file;

test('a run in real time ends within the announced time', { timeout: 120_000 }, async () => {
  const file = lendsNoClock(parse(readFileSync('mocks/target.yaml', 'utf8')));
  const env = { DEMO_KEY: 'demo-key', RESTRICTED_KEY: 'x', READER_KEY: 'y', ECHO_KEY: 'z' };
  const target = readTarget(file, { env });
  const plan = makePlan(target, { profile: 'reference', scenarios });

  const { records } = await check({
    mutant: { time: 'by itself', target: lendsNoClock },
    chosen: plan.scenarios.map(({ scenario }) => scenario),
  });
  const ends = records.filter((record) => record.kind === 'scenario');
  expect(ends.filter(({ outcome }) => outcome !== 'completed')).toEqual([]);
  const tooLong = ends.flatMap(({ scenario: name, startedMs, endedMs }) => {
    const lastedMs = endedMs - startedMs;
    const said = plan.scenarios.find(({ scenario }) => scenario.name === name);
    return lastedMs <= (said?.durationMs ?? 0) ? [] : [`${name}: ${lastedMs} ms`];
  });
  expect(tooLong).toEqual([]);
  const lastedMs =
    Math.max(...ends.map(({ endedMs }) => endedMs)) -
    Math.min(...ends.map(({ startedMs }) => startedMs));
  expect(lastedMs).toBeLessThanOrEqual(plan.durationMs);
  expect(lastedMs).toBeLessThanOrEqual(2 * plan.usualMs);
});
