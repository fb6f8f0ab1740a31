import type { components } from '#generated/control/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import { playedOf, unplayedOf } from '../../alternatives/playable-alternatives.ts';
import { type ControlOperation, done } from '../control-operation.ts';
import { inOwnWords, invalidCall, requireOpen } from '../control-problem.ts';

function inForce({
  choices,
  changes,
  initial,
}: Alternatives): components['schemas']['AlternativeList'] {
  const alternatives = [...choices].map(([gap, choice]) => ({
    gap,
    ...choice,
    from: Object.hasOwn(changes, gap)
      ? ('change' as const)
      : Object.hasOwn(initial, gap)
        ? ('settings' as const)
        : ('document' as const),
    played: [...playedOf(gap)],
    unplayed: unplayedOf(gap),
  }));
  return { alternatives };
}

export const listAlternatives: ControlOperation<'listAlternatives'> = {
  about: 'account',
  handle({ account }) {
    return jsonResponse(200, inForce(account.alternatives));
  },
};

export const chooseAlternatives: ControlOperation<'chooseAlternatives'> = {
  about: 'account',
  changes: 'alternatives',
  async handle({ account, possible, ...call }) {
    const { body } = await inOwnWords(call, /^/);
    const { id, settings } = account;
    const findings = possible.invalidFor(body, { id, settings, base: '' });
    if (findings.length > 0) throw invalidCall(findings);
    requireOpen(account);
    account.alternatives.change(body);
    return jsonResponse(200, inForce(account.alternatives));
  },
};

export const randomizeAlternatives: ControlOperation<'randomizeAlternatives'> = {
  about: 'account',
  changes: 'alternatives',
  async handle({ read, account, possible }) {
    const { body } = await read();
    requireOpen(account);
    account.alternatives.change(possible.atRandom(`${body.seed}`, account));
    return jsonResponse(200, inForce(account.alternatives));
  },
};

export const clearAlternatives: ControlOperation<'clearAlternatives'> = {
  about: 'account',
  changes: 'alternatives',
  handle({ account }) {
    account.alternatives.change({});
    return done;
  },
};
