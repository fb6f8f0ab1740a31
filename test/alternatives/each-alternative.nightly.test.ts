/** Each alternative that the service plays, alone: the service keeps the contract, and the suite recognises what is played. */
import { expect, test } from 'vitest';
import { gaps } from '#generated/reference/tables.js';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { type Recognised, recognise } from '../../src/conformance/alternatives/recognise.ts';
import { viewOf } from '../../src/conformance/judging/evidence-view.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { isObject } from '../../src/core/json.ts';
import { playedOf } from '../../src/reference/alternatives/support.ts';
import { type Checked, check } from '../mutants/check.ts';
import { type Alternatives, serving } from './served.ts';

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
      return { name: `${gap} ${id}`, alternatives: valid({ [gap]: setting }) };
    }),
);

test.each(rows)('$name', async ({ alternatives }) => {
  const checked = await check({ mutant: serving(alternatives), profile: 'contract', chosen });
  expect(violationsIn(checked)).toEqual([]);
  expect(mistakesIn(checked, alternatives)).toEqual([]);
});

/** Names of headers are compared in lower case. */
function defaultOf(parameter: { readonly default: string | number }): string | number {
  const value = parameter.default;
  return value === 'X-Signature' ? value.toLowerCase() : value;
}

function valid(alternatives: Readonly<Record<string, unknown>>): Alternatives {
  const settings: unknown = {
    accounts: { own: { keys: { 'a-key': {} } } },
    endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    alternatives,
  };
  if (validateServiceSettings(settings)) return settings.alternatives ?? {};
  throw new Error(JSON.stringify([alternatives, validateServiceSettings.errors]));
}

function violationsIn({ verdicts }: Checked): string[] {
  return verdicts
    .filter(({ verdict }) => verdict === 'violated')
    .map(({ rule, reason }) => `${rule}: ${reason}`);
}

/** What is recognised as something else than what is played. */
function mistakesIn({ records }: Checked, alternatives: Alternatives): string[] {
  return recognise(viewOf(records)).flatMap((one) => {
    const played = alternatives[one.gap] ?? gaps[one.gap].chosen;
    if (one.kind === 'notSeen' || isPlayed(one, played)) return [];
    const found = one.kind === 'does' ? [one.alternative, one.parameter, one.bounds] : ['another'];
    return [`${one.gap}: plays ${JSON.stringify(played)}, recognised ${JSON.stringify(found)}`];
  });
}

function isPlayed(one: Recognised, played: unknown): boolean {
  if (one.kind !== 'does') return false;
  const [[id, value] = ['', undefined]] = isObject(played)
    ? Object.entries(played)
    : [[played, undefined]];
  const { parameter, bounds: { atLeast = -Infinity, atMost = Infinity } = {} } = one;
  if (one.alternative !== id) return false;
  if (typeof value === 'number') return atLeast <= value && value <= atMost;
  return value === undefined || parameter === undefined || parameter === value;
}
