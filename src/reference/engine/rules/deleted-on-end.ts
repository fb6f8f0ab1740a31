import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { TransitionName } from './job-states.ts';

/** Whether callers cannot read a job any more that ends like this. */
export function isDeletion(transition: TransitionName, alternatives: Alternatives): boolean {
  switch (transition) {
    case 'terminate':
      return alternatives.id('termination-state') === 'deleted';
    case 'expire':
      return alternatives.id('expiry-state') === 'deleted';
    default:
      return false;
  }
}
