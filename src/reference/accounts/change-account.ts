/** Takes over other settings of an account while its jobs run. */
import { isSameJson } from '../../core/json.ts';
import { playedIn } from '../alternatives/playable-alternatives.ts';
import type { Account, ChangedSettings } from './account.ts';
import type { CommonOptions } from './account-options.ts';
import { endpointPlan } from './create-endpoint.ts';

type ChangeableMember = 'settings' | 'endpointIds' | 'serverlessIds';

export type ChangingAccount = Omit<Account, ChangeableMember> & {
  -readonly [Member in ChangeableMember]: Account[Member];
};

/** Returns how many jobs of removed endpoints had not ended. */
export function changeAccount(
  account: ChangingAccount,
  { settings, set, removed }: ChangedSettings,
  common: CommonOptions,
): number {
  const { engine, faults, alternatives } = account;
  const ids = new Set(account.endpointIds);
  let ended = 0;
  for (const id of removed) {
    if (ids.delete(id)) ended += engine.settings?.removeEndpoint(id) ?? 0;
  }
  for (const id of set) {
    const endpoint = common.endpoints[id];
    if (endpoint === undefined) continue;
    ids.add(id);
    engine.settings?.setEndpoint(id, endpointPlan(id, endpoint, common));
  }
  engine.settings?.setBudget(settings.budget);
  if (!isSameJson(settings.faults, account.settings.faults)) {
    faults.setInitial(settings.faults ?? []);
  }
  alternatives.setInitial({ ...common.alternatives, ...playedIn(settings.alternatives) });
  account.settings = settings;
  account.endpointIds = ids;
  account.serverlessIds = serverlessOf(ids, common);
  return ended;
}

export function serverlessOf(
  ids: ReadonlySet<string>,
  { endpoints }: CommonOptions,
): ReadonlySet<string> {
  return new Set([...ids].filter((id) => endpoints[id]?.kind === 'serverless'));
}
