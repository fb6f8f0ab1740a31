/** A sound application that uses only a part of the service can conform. */
import { expect, test } from 'vitest';
import { verdictsOf as selected } from '../../src/callers/report/caller-report.ts';
import { callerRules } from '../../src/callers/rules.ts';
import { caller } from './fetch-caller.ts';
import { oneSidedCallers } from './one-sided-callers.ts';
import { reportOn } from './run-and-judge.ts';

test.for(Object.entries(oneSidedCallers))(
  'a caller that %s conforms',
  { timeout: 300_000 },
  async ([name, habits]) => {
    const report = await reportOn(caller(name, habits));
    const open = (['broken', 'inconclusive', 'not run'] as const).flatMap((kind) =>
      selected(report, { kind })
        .filter(({ rule }) => kind === 'broken' || callerRules[rule].level !== 'advice')
        .map(({ rule, verdict, reason }) => ({ rule, verdict, reason })),
    );
    expect(open).toEqual([]);
    expect(report.summary.exitStatus).toBe(0);
  },
);
