import type { components } from '#generated/control/types.d.ts';
import type { Faults } from '../engine/faults.ts';

/** What callers see of an account's faults. */
export function faultContent(faults: Faults): components['schemas']['DeclaredFaultList'] {
  return {
    faults: faults.list().map(({ fault, left }) => ({
      fault,
      ...(left !== undefined && { left }),
    })),
  };
}
