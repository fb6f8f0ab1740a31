/** The local service with other alternatives than the document's, as a deployment to check. */
import type { components } from '#generated/service-settings/types.d.ts';
import type { Mutant, Settings } from '../mutants/mutant.ts';

export type Alternatives = components['schemas']['Alternatives'];

/** The name that a gap about a state has, as its owner declares it. */
function stateName(gap: keyof Alternatives, alternatives: Alternatives, chosen: string): string {
  const setting = alternatives[gap];
  return typeof setting === 'object' && 'named' in setting ? `${setting.named}` : chosen;
}

/** What the owner of such a service declares about it. */
function declaring(alternatives: Alternatives) {
  return (file: Settings): Settings => {
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
      ...(alternatives['time-units'] === 'seconds' && { timeUnit: 's' }),
      ...(alternatives['runsync-wait'] === 'unlimited' && { waitLimit: undefined }),
    };
    const keys = { ...file.keys };
    const permissions = alternatives['key-permissions'] ?? 'by-endpoint';
    if (permissions !== 'by-endpoint') delete keys.oneEndpoint;
    if (permissions === 'all') {
      delete keys.forbidden;
      delete keys.readOnly;
    }
    if ((alternatives['other-operations'] ?? 'offered') !== 'offered') delete declares.operations;
    return { ...file, keys, declares: JSON.parse(JSON.stringify(declares)) };
  };
}

/** The service with these alternatives, and a target file that declares what its owner knows. */
export function serving(alternatives: Alternatives): Pick<Mutant, 'settings' | 'target'> {
  return {
    settings: (settings) => ({ ...settings, alternatives }),
    target: declaring(alternatives),
  };
}
