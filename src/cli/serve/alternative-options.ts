/** Alternatives on the command line: `--alternative` and `--alternatives random`. */

import { isDeepStrictEqual } from 'node:util';
import { gapNamed } from '#generated/reference/tables.js';
import { validateAlternatives } from '#generated/service-settings/validators.js';
import { clauseOf } from '../../core/sentences.ts';
import {
  type AlternativeSettings,
  type Choice,
  choicesOfSettings,
  isDocumentChoice,
} from '../../reference/alternatives/account-alternatives.ts';
import {
  contradictionOf,
  type ImpossibleCombination,
  impossibleCombinations,
} from '../../reference/alternatives/impossible-combinations.ts';
import {
  expectedGap,
  type SettingForm,
  type WrongAlternative,
  wrongAlternative,
} from '../../reference/alternatives/invalid-alternatives.ts';
import {
  playedIn,
  playedOf,
  whyUnplayed,
} from '../../reference/alternatives/playable-alternatives.ts';
import { withRandomAlternatives } from '../../reference/alternatives/random-alternatives.ts';
import type { ServedProfile } from '../../reference/http/serve-operations.ts';
import type { ServiceSettings } from '../../reference/settings/check-settings.ts';
import { alternatives as listed } from '../../validation/errors/invalid-values.ts';
import { Refusal } from '../shared/refusal.ts';

export interface AlternativeOptions {
  /** Texts of the form `gap=alternative` or `gap=alternative:parameter`. */
  readonly alternative: readonly string[];
  readonly alternatives: 'random' | undefined;
  readonly seed: string;
  readonly profile: ServedProfile;
}

/**
 * The settings with the alternatives of the command line, which count for all accounts. Random ones are for
 * the gaps of which neither says anything. Throws `Refusal` for what cannot be.
 */
export function withAlternatives(
  settings: ServiceSettings,
  { alternative: texts, alternatives, seed, profile }: AlternativeOptions,
): ServiceSettings {
  const textByGap = new Map<string, string>();
  let result = settings;
  for (const text of texts) {
    const { gap, setting } = readAlternative(text);
    const earlier = textByGap.get(gap);
    if (earlier !== undefined) {
      throw alternativeRefusal(
        text,
        `expected one alternative for each open point, got ${earlier} too`,
      );
    }
    textByGap.set(gap, text);
    result = withSetting(result, gap, setting);
  }
  const [impossible] = impossibleCombinations(result, { profile });
  if (impossible !== undefined) throw impossibleRefusal(impossible, textByGap);
  return alternatives === 'random' ? withRandomAlternatives(result, { seed, profile }) : result;
}

/** Names the place on the command line first. */
function impossibleRefusal(
  { choice, other, reason }: ImpossibleCombination,
  textByGap: ReadonlyMap<string, string>,
): Refusal {
  const places = [choice, other].map(({ at, says }) => {
    const text = textByGap.get(at.replace(/^\/alternatives\//, ''));
    return {
      at: text === undefined ? at : `--alternative ${text}`,
      says,
      isGiven: text !== undefined,
    };
  });
  const [first = choice, second = other] = places.sort(
    (left, right) => Number(right.isGiven) - Number(left.isGiven),
  );
  const why = contradictionOf({ other: second, reason });
  return new Refusal(`${first.at}: expected another alternative, got ${first.says}. ${why}.`);
}

function alternativeRefusal(text: string, message: string): Refusal {
  return new Refusal(`--alternative ${text}: ${message}.`);
}

/** As on the command line. */
const asText: SettingForm = (alternative, value) =>
  value === undefined ? alternative : `${alternative}:${value}`;

/** `gap={ alternative: parameter }`, as in a settings file. */
const asInFile = /^([^=]*=)\{\s*(.*?)\s*\}$/s;

function readAlternative(text: string): { gap: string; setting: AlternativeSettings } {
  const plain = text.replace(asInFile, '$1$2');
  const [, gap, alternative, parameter] = /^([^=]*)=([^:]*)(?::\s*(.*))?$/s.exec(plain) ?? [];
  if (gap === undefined || alternative === undefined) {
    const form = 'gap=alternative or gap=alternative:parameter, such as error-body=text';
    throw alternativeRefusal(text, `expected ${form}`);
  }
  const gapAlternatives = gapNamed(gap)?.alternatives;
  if (gapAlternatives === undefined)
    throw alternativeRefusal(text, `expected ${expectedGap(gap)}, got "${gap}"`);
  const setting =
    parameter === undefined ? alternative : { [alternative]: numberOrText(parameter) };
  const settings: unknown = { [gap]: setting };
  const wrong = wrongAlternative(gap, setting, asText);
  if (wrong !== undefined)
    throw alternativeRefusal(text, mismatchText(text.slice(gap.length + 1), wrong));
  if (!validateAlternatives(settings)) throw new TypeError(`The setting of ${gap} is invalid.`);
  const why = whyUnplayed(gap, alternative);
  if (why !== undefined) {
    throw alternativeRefusal(
      text,
      `this service offers only ${listed(playedOf(gap))}. ${clauseOf(why)}`,
    );
  }
  return { gap, setting: settings };
}

function numberOrText(parameter: string): string | number {
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(parameter) ? Number(parameter) : parameter;
}

function mismatchText(text: string, { expected, received, of }: WrongAlternative): string {
  return of === undefined
    ? `expected ${expected}, got "${text}"`
    : `expected ${expected} as parameter, got ${received}`;
}

/** What the command line says of a gap counts for all accounts. */
function withSetting(
  settings: ServiceSettings,
  gap: string,
  setting: AlternativeSettings,
): ServiceSettings {
  const accounts = Object.entries(settings.accounts).map(([name, account]) => {
    if (account.alternatives === undefined) return [name, account] as const;
    const otherChoices = Object.entries(account.alternatives).filter(([id]) => id !== gap);
    return [name, { ...account, alternatives: Object.fromEntries(otherChoices) }] as const;
  });
  return {
    ...settings,
    accounts: Object.fromEntries(accounts),
    alternatives: { ...settings.alternatives, ...setting },
  };
}

/**
 * The alternatives that the document does not choose, as the command line has them; those of one account
 * with its name.
 */
export function alternativeOptionsFor({ alternatives, accounts }: ServiceSettings): string[] {
  const ofService = playedIn(alternatives);
  const common = choicesOfSettings(ofService);
  return [
    ...optionTexts(common, ([gap, choice]) => !isDocumentChoice(gap, choice)),
    ...Object.entries(accounts).flatMap(([name, account]) => {
      const accountChoices = choicesOfSettings({ ...ofService, ...playedIn(account.alternatives) });
      const isOwn = ([gap, choice]: [string, Choice]) =>
        !isDeepStrictEqual(choice, common.get(gap));
      return optionTexts(accountChoices, isOwn).map((text) => `${text} (${name})`);
    }),
  ];
}

function optionTexts(
  choices: ReadonlyMap<string, Choice>,
  isMeant: (entry: [string, Choice]) => boolean,
): string[] {
  return [...choices]
    .filter(isMeant)
    .map(([gap, { alternative, parameter }]) =>
      parameter === undefined ? `${gap}=${alternative}` : `${gap}=${alternative}:${parameter}`,
    );
}
