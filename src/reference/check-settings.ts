/** The settings of a service, and their check. */
import type { components } from '#generated/service-settings/types.d.ts';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { escapeInvisible } from '../core/visible-text.ts';
import { invalidValues } from '../validation/errors/invalid-values.ts';
import { impossibleCombinations, possibleInstead } from './alternatives/impossible-combinations.ts';

/** The settings of a service; `mocks/service.schema.json` describes each. */
export type ServiceSettings = components['schemas']['ServiceSettings'];

/** Throws a `TypeError` that names every invalid setting. */
export function checkSettings(settings: unknown, profile: 'contract' | 'reference'): void {
  if (validateServiceSettings(settings)) {
    const places = impossibleCombinations(settings, { profile }).map(
      (found) => `expected ${possibleInstead(found)} at ${found.one.at}, got ${found.one.says}`,
    );
    if (places.length > 0) throw invalid(places);
    return;
  }
  const findings = invalidValues(validateServiceSettings.errors ?? [], {
    value: settings,
    location: 'body',
  });
  const places = findings.map(
    ({ pointer, expected, received }) => `expected ${expected} at ${pointer}, got ${received}`,
  );
  throw invalid(places);
}

function invalid(places: readonly string[]): TypeError {
  return new TypeError(escapeInvisible(`Invalid service settings: ${places.join('; ')}.`));
}
