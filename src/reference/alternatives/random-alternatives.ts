/** Alternatives at random: a legal deployment that is as different as can be. */
import { gaps } from '#generated/reference/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { type Random, seededRandom } from '../../core/random.ts';
import { impossibleCombinations, type Said } from './impossible-combinations.ts';
import { playedOf } from './support.ts';

type ServiceSettings = components['schemas']['ServiceSettings'];

/**
 * The settings with an alternative for every gap of which they say nothing, among those that the
 * service plays and that are possible with all others. The same settings and seed give the same
 * ones. Values of parameters are examples of the document.
 */
export function withRandomAlternatives(
  settings: ServiceSettings,
  { seed, profile }: { readonly seed: string; readonly profile: 'contract' | 'reference' },
): ServiceSettings {
  const said = settings.alternatives ?? {};
  const left = new Map(
    Object.keys(gaps)
      .filter((gap) => !Object.hasOwn(said, gap))
      .map((gap) => {
        // Of its own for each gap, so that a new gap changes nothing about the others.
        const random = seededRandom(`${seed}/alternatives/${gap}`);
        return [gap, shuffled(settingsOf(gap, random), random)] as const;
      }),
  );
  for (;;) {
    const drawn = [...left].flatMap(([gap, [setting]]) => (setting ? [[gap, setting]] : []));
    const tried: unknown = {
      ...settings,
      alternatives: { ...said, ...Object.fromEntries(drawn) },
    };
    if (!validateServiceSettings(tried)) throw new Error('An example of the document is invalid.');
    const [impossible] = impossibleCombinations(tried, { profile });
    const place = [impossible?.one, impossible?.other].find((one) => isDrawn(one, left));
    // What the settings say themselves stays.
    if (place === undefined) return tried;
    left.get(gapAt(place))?.shift();
  }
}

function isDrawn(place: Said | undefined, left: ReadonlyMap<string, unknown[]>): place is Said {
  return place !== undefined && (left.get(gapAt(place))?.length ?? 0) > 0;
}

/** The gap of a place in the alternatives of the service; elsewhere no gap. */
function gapAt({ at }: Said): string {
  return at.startsWith(ofService) ? at.slice(ofService.length) : '';
}

const ofService = '/alternatives/';

/** Each alternative of a gap that the service plays, with a parameter if it takes one. */
function settingsOf(gap: string, random: Random): (string | object)[] {
  const alternatives = Object.entries(gaps).find(([id]) => id === gap)?.[1].alternatives ?? {};
  return playedOf(gap).map((id) => {
    const { examples, enum: values } = alternatives[id]?.parameter ?? {};
    const value = drawn([...(examples ?? values ?? [])], random);
    return value === undefined ? id : { [id]: value };
  });
}

function drawn<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random.next() * items.length)];
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
}
