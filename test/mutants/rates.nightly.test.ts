/** With limits on, and declared, the rules about them are verified. */
import { expect, test } from 'vitest';
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { check } from './check.ts';
import { limited } from './rates.ts';

const rules: readonly RuleId[] = [
  'too-many-requests-is-429',
  'retry-after',
  'request-rates',
  'request-concurrency',
  'queue-length',
];
const chosen = scenarios.filter((scenario) => scenario.rules.some((rule) => rules.includes(rule)));

/** Thousands of requests take a while where other tests run as well. */
const patience = { timeout: 60_000 };

test('every rate limit of the reference is measured correctly', patience, async () => {
  const { verdict } = await check({ mutant: limited, chosen });
  const verdicts = rules.map((rule) => [rule, verdict(rule).verdict]);
  expect(verdicts).toEqual(rules.map((rule) => [rule, 'verified']));
});

test('the contract alone shows what 429 means', patience, async () => {
  const ofContract = chosen.filter(({ profile }) => profile !== 'reference');
  const { verdict } = await check({ mutant: limited, profile: 'contract', chosen: ofContract });
  expect(verdict('too-many-requests-is-429')).toMatchObject({ verdict: 'verified' });
});

test('without permission to send a burst, none is sent and no rate rule is claimed', async () => {
  const { verdict, records } = await check({ chosen });
  for (const rule of rules) expect(verdict(rule)).toMatchObject({ verdict: 'not claimed' });
  expect(records.filter(({ kind }) => kind === 'exchange')).toEqual([]);
});
