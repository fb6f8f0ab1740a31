/** Alternatives at random: a deployment that keeps every stated rule and differs as much as it can. */
import { alternativeGaps, gapNamed } from '#generated/reference/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { validateAlternatives } from '#generated/service-settings/validators.js';
import { escapeToken } from '../../core/json.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import type { AlternativeSettings } from './account-alternatives.ts';
import { impossibleCombinations, type Statement } from './impossible-combinations.ts';
import { playedOf } from './playable-alternatives.ts';

type Schemas = components['schemas'];

interface RandomOptions {
  readonly seed: string;
  readonly profile: 'contract' | 'reference';
  /** The account that gets them. Default: all. */
  readonly account?: string;
}

/**
 * An alternative for every gap of which the settings say nothing, among those that the service plays
 * and that are possible with all others. The same settings and seed give the same ones. Values of
 * parameters are examples of the document.
 */
export function randomAlternatives(
  settings: Schemas['ServiceSettings'],
  { seed, profile, account }: RandomOptions,
): AlternativeSettings {
  const accountChoices =
    account === undefined ? undefined : settings.accounts[account]?.alternatives;
  const choices = { ...settings.alternatives, ...accountChoices };
  const pointer = account === undefined ? '' : `/accounts/${escapeToken(account)}`;
  const place = `${pointer}/alternatives/`;
  const left = new Map<string, (string | object)[]>(
    alternativeGaps
      .filter((gap) => !Object.hasOwn(choices, gap))
      .map((gap) => {
        // Of its own for each gap, so that a new gap changes nothing about the others.
        const random = seededRandom(`${seed}/alternatives/${gap}`);
        return [gap, shuffle(randomSettingsOf(gap, random), random)];
      }),
  );
  /** Those still to be tried for the gap of a place; none if it was not drawn. */
  const leftAt = ({ at }: Statement) =>
    at.startsWith(place) ? left.get(at.slice(place.length)) : [];
  for (;;) {
    const drawn = validAlternatives(
      [...left].flatMap(([gap, [setting]]) => (setting ? [[gap, setting]] : [])),
    );
    const [impossible] = impossibleCombinations(withFurther(settings, drawn, account), {
      profile,
    });
    // What the settings say themselves stays.
    const changed = impossible && [impossible.choice, impossible.other].map(leftAt).find(hasItems);
    if (changed === undefined) return drawn;
    changed.shift();
  }
}

function hasItems(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0;
}

/** The settings with random alternatives for all accounts. */
export function withRandomAlternatives(
  settings: Schemas['ServiceSettings'],
  options: Pick<RandomOptions, 'seed' | 'profile'>,
): Schemas['ServiceSettings'] {
  return withFurther(settings, randomAlternatives(settings, options), undefined);
}

/** The settings, in which the alternatives of all accounts or of one have further ones. */
function withFurther(
  settings: Schemas['ServiceSettings'],
  further: AlternativeSettings,
  account: string | undefined,
): Schemas['ServiceSettings'] {
  if (account === undefined) {
    return { ...settings, alternatives: { ...settings.alternatives, ...further } };
  }
  const accountSettings = settings.accounts[account] ?? { keys: {} };
  const alternatives = { ...accountSettings.alternatives, ...further };
  return {
    ...settings,
    accounts: { ...settings.accounts, [account]: { ...accountSettings, alternatives } },
  };
}

function validAlternatives(
  drawn: readonly (readonly [string, string | object])[],
): AlternativeSettings {
  const tried: unknown = Object.fromEntries(drawn);
  if (!validateAlternatives(tried)) throw new Error('An example of the document is invalid.');
  return tried;
}

/** Each alternative of a gap that the service plays, with a parameter if it takes one. */
function randomSettingsOf(gap: string, random: Random): (string | object)[] {
  const alternatives = gapNamed(gap)?.alternatives ?? {};
  return playedOf(gap).map((id) => {
    const { examples, enum: values } = alternatives[id]?.parameter ?? {};
    const value = pickItem([...(examples ?? values ?? [])], random);
    return value === undefined ? id : { [id]: value };
  });
}

function pickItem<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random.next() * items.length)];
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
}
