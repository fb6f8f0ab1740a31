/** The local service with other alternatives than the document's, as a deployment to check. */
import type { components } from '#generated/service-settings/types.d.ts';
import { validateAlternatives } from '#generated/service-settings/validators.js';
import {
  type TargetMember,
  targetMembers,
} from '../../src/reference/alternatives/target-members.ts';
import type { Deployment, Settings } from '../mutants/mutant.ts';

export type Alternatives = components['schemas']['Alternatives'];

/** The target file with what the owner of such a service declares about it. */
export function declaring(file: Settings, alternatives: Alternatives): Settings {
  // What an endpoint declares that is not so, such as an input that is refused, shows just that.
  const members = targetMembers(alternatives).filter(({ endpoints }) => endpoints === undefined);
  return changed(file, members);
}

/** The target file with other members. */
export function changed(file: Settings, members: readonly TargetMember[]): Settings {
  const result = structuredClone(file);
  for (const member of members) declare(result, member);
  return result;
}

function declare(file: Settings, { at, endpoints, value }: TargetMember): void {
  const names = at.split('.');
  const name = names.pop() ?? '';
  const roots =
    endpoints === undefined
      ? [file]
      : Object.values<Settings>(file.endpoints).filter(
          ({ kind, model }) => endpoints.includes(kind) || endpoints.includes(model),
        );
  for (const root of roots) {
    const parent = names.reduce((part, key) => part?.[key], root);
    if (parent === undefined) continue;
    if (value === undefined) delete parent[name];
    else parent[name] = value;
  }
}

/** The service with these alternatives, and a target file that declares what its owner knows. */
export function serving(
  alternatives: Alternatives,
): Required<Pick<Deployment, 'alternatives' | 'target'>> {
  return {
    alternatives,
    target: (file) => declaring(file, alternatives),
  };
}

/** Throws unless the settings schema permits them. */
export function validAlternatives(alternatives: unknown): Alternatives {
  if (validateAlternatives(alternatives)) return alternatives;
  throw new Error(JSON.stringify([alternatives, validateAlternatives.errors]));
}
