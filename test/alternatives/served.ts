/** The local service with other alternatives than the document's, as a deployment to check. */
import type { components } from '#generated/service-settings/types.d.ts';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import type { Deployment, Settings } from '../mutants/mutant.ts';

export type Alternatives = components['schemas']['Alternatives'];

/** The name that a gap about a state has, as its owner declares it. */
function stateName(gap: keyof Alternatives, alternatives: Alternatives, chosen: string): string {
  const setting = alternatives[gap];
  return typeof setting === 'object' && 'named' in setting ? `${setting.named}` : chosen;
}

/** The target file with what the owner of such a service declares about it. */
export function declaring(file: Settings, alternatives: Alternatives): Settings {
  const declares = {
    ...file.declares,
    finalStates: [
      ...new Set([
        stateName('failure-state', alternatives, 'FAILED'),
        stateName('termination-state', alternatives, 'TIMED_OUT'),
        stateName('expiry-state', alternatives, 'TIMED_OUT'),
        stateName('cancellation-state', alternatives, 'CANCELLED'),
      ]),
    ],
    timeUnit: alternatives['time-units'] === 'seconds' ? 's' : 'ms',
  };
  if (alternatives['runsync-wait'] === 'unlimited') delete declares.waitLimit;
  if ((alternatives['other-operations'] ?? 'offered') !== 'offered') delete declares.operations;
  return { ...file, declares };
}

/** The keys that an account with such permissions can have. */
function keysOf(keys: Settings, permissions: Alternatives['key-permissions']): Settings {
  const { oneEndpoint, forbidden, readOnly, ...full } = keys;
  if (permissions === 'all') return full;
  return permissions === 'by-level' ? { ...full, forbidden, readOnly } : keys;
}

/** The service with these alternatives, and a target file that declares what its owner knows. */
export function serving(
  alternatives: Alternatives,
): Required<Pick<Deployment, 'alternatives' | 'target'>> {
  return {
    alternatives,
    target: (file) => ({
      ...declaring(file, alternatives),
      keys: keysOf(file.keys, alternatives['key-permissions']),
    }),
  };
}

/** Throws unless the settings schema permits them. */
export function validAlternatives(alternatives: Readonly<Record<string, unknown>>): Alternatives {
  const settings: unknown = {
    accounts: { own: { keys: { 'a-key': {} } } },
    endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    alternatives,
  };
  if (validateServiceSettings(settings)) return settings.alternatives ?? {};
  throw new Error(JSON.stringify([alternatives, validateServiceSettings.errors]));
}
