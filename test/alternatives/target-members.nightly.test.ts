/** What `serve` says of the target file is enough for the contract to conform, whatever the alternatives are. */
import { expect, test } from 'vitest';
import { gaps } from '#generated/reference/tables.js';
import type { Verdict } from '../../src/conformance/judging/verdicts/verdicts.ts';
import {
  type AlternativeSettings,
  choicesOfSettings,
  isDocumentChoice,
} from '../../src/reference/alternatives/account-alternatives.ts';
import { withRandomAlternatives } from '../../src/reference/alternatives/random-alternatives.ts';
import { targetMembers } from '../../src/reference/alternatives/target-members.ts';
import { demoSettings } from '../../src/reference/settings/demo-settings.ts';
import { check } from '../mutants/check-in-process.ts';
import { keptOut } from './random-choice.ts';
import { changed, validAlternatives } from './served-alternatives.ts';

/** The rules that such a deployment has no way to show, which no declaration of the target file can say. */
const hidden: Readonly<Record<string, string>> = {
  // A job cannot keep its worker busy for longer than the default ttl of others.
  'queue-ttl-default': 'execution-timeout-maximum',
  // A job that was deleted shows no end.
  'timeout-stops-consumption': 'termination-state',
  // The address takes connections again before the first call.
  'webhook-lost-connection': 'webhook-delay',
};

/** Gaps that keep the document's choice: for the draws of combinations, or because no target file says anything about them. */
const kept = new Set([
  ...Object.keys(keptOut),
  ...['webhook-addresses', 'webhook-probe', 'webhook-redirect'],
]);

function differs(alternatives: AlternativeSettings, gap: string): boolean {
  const choice = choicesOfSettings(alternatives).get(gap);
  return choice !== undefined && !isDocumentChoice(gap, choice);
}

test.for([2, 4, 7, 14])('with the alternatives of seed %i', async (seed) => {
  const chosenOnes = Object.entries(gaps).flatMap(([gap, { chosen }]) =>
    kept.has(gap) ? [[gap, chosen]] : [],
  );
  const said = validAlternatives(Object.fromEntries(chosenOnes));
  const { alternatives = {} } = withRandomAlternatives(
    { ...demoSettings(), alternatives: said },
    { seed: `${seed}`, profile: 'reference' },
  );
  const members = targetMembers(alternatives);
  const { verdicts } = await check({
    profile: 'contract',
    mutant: { alternatives, target: (file) => changed(file, members) },
  });
  const undecided = verdicts.filter(
    ({ verdict }) => verdict === 'violated' || verdict === 'inconclusive' || verdict === 'not run',
  );
  const isHidden = ({ rule, verdict }: Verdict) => {
    const gap = hidden[rule];
    return verdict !== 'violated' && gap !== undefined && differs(alternatives, gap);
  };
  expect(undecided.filter((one) => !isHidden(one))).toEqual([]);
});
