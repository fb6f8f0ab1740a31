/** Each alternative that the service plays, alone: the service keeps the contract, and the suite reports what is played and nothing else. */
import { expect, test } from 'vitest';
import { alternativeGaps, gaps } from '#generated/reference/tables.js';
import { planLearning } from '../../src/conformance/check-deployment.ts';
import { whyUnseen } from '../../src/conformance/recognisers.ts';
import {
  differencesIn,
  type ReportedAlternative,
} from '../../src/conformance/recognising/reported-alternatives.ts';
import { createReport } from '../../src/conformance/report/report.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { isObject } from '../../src/core/json.ts';
import { playedOf } from '../../src/reference/alternatives/playable-alternatives.ts';
import { check, declaredTarget } from '../mutants/check-in-process.ts';
import { needsMore } from './blind-recognisers.ts';
import { mistakesIn } from './recognised-alternatives.ts';
import { schemaErrorsIn, violationsIn } from './round-trip.ts';
import { type Alternatives, serving, validAlternatives } from './served-alternatives.ts';

/** What `learn` runs: the cheapest scenarios that show all points. Times of jobs are no points. */
const chosen = planLearning(declaredTarget())
  .scenarios.map(({ scenario }) => scenario)
  .filter((scenario) => scenarios.includes(scenario));

interface Row {
  readonly name: string;
  readonly alternatives: Alternatives;
}

/** Every alternative that the document does not choose, and its choices with another parameter. */
const rows = alternativeGaps.flatMap((gap) => {
  const { alternatives = {}, chosen: own } = gaps[gap];
  return playedOf(gap).flatMap((id): Row[] => {
    const { parameter } = alternatives[id] ?? {};
    const { default: usual, examples, enum: values } = parameter ?? {};
    const value = id === own ? (examples ?? values)?.find((one) => one !== usual) : usual;
    if (id === own && value === undefined) return [];
    const setting = value === undefined ? id : { [id]: value };
    const name = id === own ? `${gap} ${id}: ${value}` : `${gap} ${id}`;
    return [{ name, alternatives: validAlternatives({ [gap]: setting }) }];
  });
});

test.each(rows)('$name', async ({ alternatives }) => {
  const { records } = await check({ mutant: serving(alternatives), chosen });
  const { alternatives: reported } = createReport(records, { profile: 'contract' });
  expect.soft(violationsIn(records)).toEqual([]);
  expect.soft(schemaErrorsIn(records)).toEqual([]);
  expect.soft(mistakesIn(records, alternatives)).toEqual([]);
  expect.soft(unseenIn(reported, alternatives)).toEqual([]);
  expect.soft(noiseIn(reported, alternatives)).toEqual([]);
});

/** What is played and not seen. Other gaps may be hidden by it. */
function unseenIn(reported: readonly ReportedAlternative[], alternatives: Alternatives): string[] {
  return reported.flatMap(({ gap, kind, saw }) => {
    const setting = alternatives[gap];
    const [id = ''] = isObject(setting) ? Object.keys(setting) : [setting];
    const isHidden = whyUnseen(gap, id) !== undefined || `${gap} ${id}` in needsMore;
    return setting === undefined || kind !== 'notSeen' || isHidden ? [] : [`${gap} ${id}: ${saw}`];
  });
}

/** Gaps that the report says to be different although the service plays nothing there. */
function noiseIn(reported: readonly ReportedAlternative[], alternatives: Alternatives): string[] {
  return differencesIn(reported)
    .filter(({ gap }) => alternatives[gap] === undefined)
    .map(({ gap, does, otherChoices }) =>
      [gap, does, ...otherChoices.map(({ rule, reason }) => `[${rule}]: ${reason}`)].join(' '),
    );
}
