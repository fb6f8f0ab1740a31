/** Alternatives on the command line: `--alternative` and `--alternatives random`. */

import { isDeepStrictEqual } from 'node:util';
import { gapNamed } from '#generated/reference/tables.js';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import {
  type Choice,
  choicesOf,
  isDocumentChoice,
} from '../reference/alternatives/alternatives.ts';
import {
  type Impossible,
  impossibleCombinations,
  possibleInstead,
} from '../reference/alternatives/impossible-combinations.ts';
import { withRandomAlternatives } from '../reference/alternatives/random-alternatives.ts';
import { playedIn, playedOf, whyUnplayed } from '../reference/alternatives/support.ts';
import { expectedAlternative, expectedGap } from '../reference/control/invalid-alternatives.ts';
import type { Profile, ServiceSettings } from '../reference/service.ts';
import { invalidValues, alternatives as listed } from '../validation/errors/invalid-values.ts';
import { Refusal } from './command.ts';

export interface AlternativeOptions {
  /** Texts of the form `gap=alternative` or `gap=alternative:parameter`. */
  readonly alternative: readonly string[];
  readonly alternatives: 'random' | undefined;
  readonly seed: string;
  readonly profile: Profile;
}

/**
 * The settings with the alternatives of the command line, which count for all accounts. Random ones are for
 * the gaps of which neither says anything. Throws `Refusal` for what cannot be.
 */
export function withAlternatives(
  settings: ServiceSettings,
  { alternative: texts, alternatives, seed, profile }: AlternativeOptions,
): ServiceSettings {
  const given = new Map<string, string>();
  let result = settings;
  for (const text of texts) {
    const { gap, setting } = readAlternative(text);
    const earlier = given.get(gap);
    if (earlier !== undefined) {
      throw refusal(text, `expected one alternative for each gap, got ${earlier} too`);
    }
    given.set(gap, text);
    result = checked(text, { gap, settings: withSetting(result, gap, setting) });
  }
  const [impossible] = impossibleCombinations(result, { profile });
  if (impossible !== undefined) throw impossibleRefusal(impossible, given);
  return alternatives === 'random' ? withRandomAlternatives(result, { seed, profile }) : result;
}

/** Names both places; that of the command line first. */
function impossibleRefusal(
  { one, other, reason }: Impossible,
  given: ReadonlyMap<string, string>,
): Refusal {
  const places = [one, other].map(({ at, says }) => {
    const text = given.get(at.replace(/^\/alternatives\//, ''));
    return {
      at: text === undefined ? at : `--alternative ${text}`,
      says,
      isGiven: text !== undefined,
    };
  });
  const [first = one, second = other] = places.sort(
    (left, right) => Number(right.isGiven) - Number(left.isGiven),
  );
  const expected = possibleInstead({ other: second, reason });
  return new Refusal(`${first.at}: expected ${expected}, got ${first.says}.`);
}

function refusal(text: string, message: string): Refusal {
  return new Refusal(`--alternative ${text}: ${message}.`);
}

function readAlternative(text: string): { gap: string; setting: string | object } {
  const [, gap, alternative, parameter] = /^([^=]*)=([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  if (gap === undefined || alternative === undefined) {
    const form = 'gap=alternative or gap=alternative:parameter, such as error-body=text';
    throw refusal(text, `expected ${form}`);
  }
  const known = gapNamed(gap)?.alternatives;
  if (known === undefined) throw refusal(text, `expected ${expectedGap(gap)}, got "${gap}"`);
  const ids = Object.keys(known);
  const found = known[alternative];
  if (!ids.includes(alternative) || found === undefined) {
    const expected = expectedAlternative(gap, { got: alternative, forms: ids });
    throw refusal(text, `expected ${expected}, got "${alternative}"`);
  }
  const why = whyUnplayed(gap, alternative);
  if (why !== undefined) {
    throw refusal(text, `this service plays only ${listed(playedOf(gap))}. ${noPeriod(why)}`);
  }
  if (parameter === undefined) return { gap, setting: alternative };
  if (found.parameter === undefined) {
    throw refusal(text, `expected no parameter after ${alternative}, got "${parameter}"`);
  }
  const isNumber = found.parameter.type === 'integer' && /^-?\d+(\.\d+)?$/.test(parameter);
  return { gap, setting: { [alternative]: isNumber ? Number(parameter) : parameter } };
}

function noPeriod(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** What the command line says of a gap counts for all accounts. */
function withSetting(settings: ServiceSettings, gap: string, setting: string | object): unknown {
  const accounts = Object.entries(settings.accounts).map(([name, account]) => {
    const { [gap]: _replaced, ...others } = { ...account.alternatives } as Record<string, unknown>;
    return [
      name,
      account.alternatives === undefined ? account : { ...account, alternatives: others },
    ];
  });
  return {
    ...settings,
    accounts: Object.fromEntries(accounts),
    alternatives: { ...settings.alternatives, [gap]: setting },
  };
}

/** Only a parameter can be wrong. */
function checked(
  text: string,
  { gap, settings }: { readonly gap: string; readonly settings: unknown },
): ServiceSettings {
  if (validateServiceSettings(settings)) return settings;
  const place = `/alternatives/${gap}/`;
  const errors = (validateServiceSettings.errors ?? []).filter(({ instancePath }) =>
    instancePath.startsWith(place),
  );
  const [found] = invalidValues(errors, { value: settings, location: 'body' });
  throw refusal(text, `expected ${found?.expected} as parameter, got ${found?.received}`);
}

/**
 * The alternatives that the document does not choose, as the command line has them; those of one account
 * with its name.
 */
export function differences({ alternatives, accounts }: ServiceSettings): string[] {
  const ofService = playedIn(alternatives);
  const common = choicesOf(ofService);
  return [
    ...textsOf(common, ([gap, choice]) => !isDocumentChoice(gap, choice)),
    ...Object.entries(accounts).flatMap(([name, account]) => {
      const own = choicesOf({ ...ofService, ...playedIn(account.alternatives) });
      const isOwn = ([gap, choice]: [string, Choice]) =>
        !isDeepStrictEqual(choice, common.get(gap));
      return textsOf(own, isOwn).map((text) => `${text} (${name})`);
    }),
  ];
}

function textsOf(
  choices: ReadonlyMap<string, Choice>,
  isMeant: (entry: [string, Choice]) => boolean,
): string[] {
  return [...choices]
    .filter(isMeant)
    .map(([gap, { alternative, parameter }]) =>
      parameter === undefined ? `${gap}=${alternative}` : `${gap}=${alternative}:${parameter}`,
    );
}
