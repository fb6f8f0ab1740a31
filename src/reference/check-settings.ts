/** The settings of a service, and their check. */
import type { components } from '#generated/service-settings/types.d.ts';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { escapeToken } from '../core/json.ts';
import { escapeInvisible } from '../core/visible-text.ts';
import { invalidValues } from '../validation/errors/invalid-values.ts';
import { impossibleCombinations, refusalOf } from './alternatives/impossible-combinations.ts';
import {
  alternativesInSettings,
  inWordsOfAlternatives,
} from './alternatives/invalid-alternatives.ts';
import { unplayedIn } from './alternatives/support.ts';

/** The settings of a service; `mocks/service.schema.json` describes each. */
export type ServiceSettings = components['schemas']['ServiceSettings'];

/** Throws a `TypeError` that names every invalid setting. */
export function checkSettings(settings: unknown, profile: 'contract' | 'reference'): void {
  if (validateServiceSettings(settings)) {
    const places = impossibleCombinations(settings, { profile }).map((found) => refusalOf(found));
    if (places.length > 0) throw invalid(places);
    return;
  }
  const findings = invalidValues(validateServiceSettings.errors ?? [], {
    value: settings,
    location: 'body',
  });
  const places = inWordsOfAlternatives(findings, settings, alternativesInSettings).map(
    ({ pointer, expected, received }) => `expected ${expected} at ${pointer}, got ${received}`,
  );
  throw invalid(places);
}

/** A warning for each alternative in the settings that the service does not play. */
export function unplayedWarnings({ alternatives, accounts }: ServiceSettings): string[] {
  const places = [
    { pointer: '', settings: alternatives },
    ...Object.entries(accounts).map(([name, account]) => ({
      pointer: `/accounts/${escapeToken(name)}`,
      settings: account.alternatives,
    })),
  ];
  return places.flatMap(({ pointer, settings = {} }) =>
    unplayedIn(settings).map(
      ({ gap, alternative, why }) =>
        `${pointer}/alternatives/${gap}: this service does not play ${alternative}, so the setting has no effect. ${why}`,
    ),
  );
}

function invalid(places: readonly string[]): TypeError {
  return new TypeError(escapeInvisible(`Invalid service settings: ${places.join('; ')}.`));
}
