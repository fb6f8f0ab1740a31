/** The settings of a service, and their check. */
import type { components } from '#generated/service-settings/types.d.ts';
import { escapeToken } from '../../core/json.ts';
import { escapeInvisible } from '../../core/visible-text.ts';
import type { Mistake } from '../../validation/errors/mistakes.ts';
import { unplayedIn } from '../alternatives/playable-alternatives.ts';
import { impossibleAlternatives } from './settings-contradictions.ts';
import { checkedSettings } from './settings-mistakes.ts';

/** The complete settings of a service; `openapi/json-schemas/service.schema.json` describes each. */
export type ServiceSettings = Omit<components['schemas']['ServiceSettings'], 'extends'>;

/**
 * Throws a `TypeError` that names every mistake with which the service cannot start. `defineSettings` also
 * finds settings without effect.
 */
export function checkSettings(settings: unknown, profile: 'contract' | 'reference'): void {
  const checked = checkedSettings(settings, (valid) => impossibleAlternatives(valid, profile));
  if ('mistakes' in checked) throw invalidSettings(checked.mistakes);
  if (checked.settings.extends !== 'demo') return;
  throw new TypeError(
    'Invalid service settings: expected complete settings, as defineSettings returns them, got "demo" at /extends.',
  );
}

export function invalidSettings(mistakes: readonly Mistake[]): TypeError {
  const lines = mistakes.map(({ message }) => escapeInvisible(message));
  const [only, ...others] = lines;
  return new TypeError(
    others.length === 0
      ? `Invalid service settings: ${only}.`
      : `Invalid service settings:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
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
        `${pointer}/alternatives/${gap}: this service does not offer ${alternative}, so the setting has no effect. ${why}`,
    ),
  );
}
