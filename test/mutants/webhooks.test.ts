/** Webhooks of the reference itself, in time that passes by itself: a clock that is moved shows less. */
import { expect, test } from 'vitest';
import { isUnkept } from '../../src/conformance/judging/verdicts/verdicts.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { check } from './check-in-process.ts';

test.concurrent.for(['webhooks', 'webhook-choices', 'webhook-purge', 'webhook-time-limit'])(
  'the reference keeps every rule that the scenario %s covers',
  async (name) => {
    const chosen = scenarios.filter((scenario) => scenario.name === name);
    const { verdict, verdicts } = await check({ mutant: { time: 'by itself' }, chosen });
    const told = chosen.flatMap(({ rules }) => rules).map(verdict);
    expect(told.filter((one) => one.verdict !== 'verified')).toEqual([]);
    expect(verdicts.filter(isUnkept)).toEqual([]);
  },
);
