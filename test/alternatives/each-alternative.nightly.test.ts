/** Each alternative that the service plays, alone: the service keeps the contract, and the suite recognises what is played. */
import { expect, test } from 'vitest';
import { gaps } from '#generated/reference/tables.js';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { playedOf } from '../../src/reference/alternatives/support.ts';
import { check } from '../mutants/check.ts';
import { mistakesIn, violationsIn } from './round-trip.ts';
import { type Alternatives, serving, validAlternatives } from './served.ts';

/** Scenarios that together show every point that any scenario of the contract shows, at a quarter of the cost. */
const telling: readonly string[] = [
  ...['api-keys', 'error-answers', 'failing-jobs', 'model-charges', 'queue-ttl', 'result-lifetime'],
  ...['retention', 'terminated-charges', 'wait-for-failing-job', 'webhook-choices'],
];

const chosen = scenarios.filter(
  ({ name, profile = 'contract' }) => profile === 'contract' && telling.includes(name),
);

interface Row {
  readonly name: string;
  readonly alternatives: Alternatives;
}

const rows = Object.entries(gaps).flatMap(([gap, { alternatives = {}, chosen: own }]) =>
  playedOf(gap)
    .filter((id) => id !== own)
    .map((id): Row => {
      const parameter = alternatives[id]?.parameter;
      const setting = parameter === undefined ? id : { [id]: defaultOf(parameter) };
      return { name: `${gap} ${id}`, alternatives: validAlternatives({ [gap]: setting }) };
    }),
);

test.each(rows)('$name', async ({ alternatives }) => {
  const { records } = await check({ mutant: serving(alternatives), profile: 'contract', chosen });
  expect(violationsIn(records)).toEqual([]);
  expect(mistakesIn(records, alternatives)).toEqual([]);
});

/** Names of headers are compared in lower case. */
function defaultOf(parameter: { readonly default: string | number }): string | number {
  const value = parameter.default;
  return value === 'X-Signature' ? value.toLowerCase() : value;
}
