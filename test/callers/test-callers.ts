/** Tests of many callers, a few of which run at the same time: nearly all of their time is waiting. */
import { expect, test } from 'vitest';
import { rulesEverywhere } from '../../src/callers/rules.ts';
import type { BrokenCaller } from './broken-caller.ts';
import { brokenReasons } from './broken-reasons.ts';
import { caller } from './fetch-caller.ts';
import { verdictsOf, withVerdict } from './run-and-judge.ts';

/** Rules about times so short that other callers of the same thread would blur them: such callers run alone. */
const fineTimes = /^(?:waits|varies)-/;

/** One test for each caller: it breaks these rules and no others, for the reasons of the rules. */
export function proveBroken(callers: Readonly<Record<string, BrokenCaller>>): void {
  for (const [name, { breaks, ...habits }] of Object.entries(callers)) {
    const run = breaks.some((rule) => fineTimes.test(rule)) ? test : test.concurrent;
    run(`${name}: ${breaks.join(', ')}`, async () => {
      const verdicts = await verdictsOf(caller(name, habits), breaks);
      // Who breaks another rule may pay twice, too.
      const judged = verdicts.filter(
        ({ rule }) => breaks.includes(rule) || !rulesEverywhere.includes(rule),
      );
      const broken = withVerdict(judged, 'broken');
      const reasons = breaks.map((rule): [string, unknown] => [
        rule,
        expect.stringMatching(brokenReasons[rule]),
      ]);
      expect(broken).toEqual(Object.fromEntries(reasons));
    });
  }
}
