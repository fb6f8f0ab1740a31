/** Takes over other settings while the service runs, without losing jobs where the change allows it. */
import { definedMembers } from '../../core/defined-members.ts';
import { isSameJson } from '../../core/json.ts';
import type { Account, AccountSettings } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { ServiceSettings } from './check-settings.ts';

export interface SettingsChange {
  /** What changed, and what became of jobs; or why it did not. Without a full stop. */
  readonly text: string;
  /** False for what needs a restart, or has another obstacle: the earlier value stays in force. */
  readonly isDone: boolean;
  /** How many jobs ended by it, if any. */
  readonly endedJobs?: number;
}

interface AppliedSettings {
  /** What is in force now. */
  readonly settings: ServiceSettings;
  readonly changes: readonly SettingsChange[];
}

/** What each account reads at the time of use. All other settings of the service are read at its start. */
const live: ReadonlySet<string> = new Set([
  'accounts',
  'endpoints',
  'alternatives',
  'answerTimes',
  'observed',
]);

/** What each account reads at its start. */
const ofStart: ReadonlySet<string> = new Set(['clock', 'skipping', 'seed']);

/** Both settings are valid. */
export function changeSettings(
  accounts: Accounts,
  { before, after }: { readonly before: ServiceSettings; readonly after: ServiceSettings },
): AppliedSettings {
  const changes: SettingsChange[] = [];
  const done = (text: string, ended = 0) =>
    changes.push(
      ended === 0
        ? { text, isDone: true }
        : { text: text + endedJobsText(ended), isDone: true, endedJobs: ended },
    );
  for (const name of memberNamesOf(before, after)) {
    if (live.has(name) || isSameMember(before, after, name)) continue;
    changes.push({ text: `${name}: changes only with a restart`, isDone: false });
  }
  const { endpoints } = after;
  const shared = definedMembers({
    alternatives: after.alternatives,
    answerTimes: after.answerTimes,
  });
  accounts.share({ endpoints, ...shared });
  const names = memberNamesOf(before.endpoints, endpoints);
  const differing = names.filter((id) => !isSameMember(before.endpoints, endpoints, id));
  const set = new Set(differing.filter((id) => Object.hasOwn(endpoints, id)));
  const removed = new Set(differing.filter((id) => !set.has(id)));
  let ended = 0;
  const inForce: Record<string, AccountSettings> = {};
  // Those that tests created.
  const others = [...accounts.all()].filter(({ id }) => !Object.hasOwn(before.accounts, id));
  for (const account of [...accounts.all()]) {
    const { id } = account;
    const earlier = before.accounts[id];
    const wanted = after.accounts[id];
    if (earlier === undefined) {
      // An account that a test created has its own settings, and maybe only some endpoints.
      const accountEndpoints = new Set(
        [...set].filter((endpointId) => account.endpointIds.has(endpointId)),
      );
      ended += accounts.change(account, {
        settings: account.settings,
        set: accountEndpoints,
        removed,
      });
    } else if (wanted === undefined) {
      const all = account.endpointIds;
      const count = accounts.change(account, { settings: earlier, set: new Set(), removed: all });
      accounts.remove(id);
      done(`account ${id} removed`, count);
    } else {
      const why = obstacle(id, { settings: wanted, others });
      const settings = why === undefined ? withStartOf(earlier, wanted) : earlier;
      ended += accounts.change(account, { settings, set, removed });
      inForce[id] = settings;
      if (why !== undefined) {
        changes.push({ text: `account ${id} not changed: ${why}`, isDone: false });
        continue;
      }
      const parts = memberNamesOf(earlier, settings).filter(
        (name) => !isSameMember(earlier, settings, name),
      );
      if (parts.length > 0) done(`account ${id}: ${parts.join(', ')} changed`);
      for (const name of ofStart) {
        if (isSameMember(wanted, settings, name)) continue;
        const text = `${name} of account ${id}: changes only with a restart`;
        changes.push({ text, isDone: false });
      }
    }
  }
  for (const [id, settings] of Object.entries(after.accounts)) {
    if (Object.hasOwn(before.accounts, id)) continue;
    const why = obstacle(id, { settings, others });
    if (why !== undefined) {
      changes.push({ text: `account ${id} not added: ${why}`, isDone: false });
      continue;
    }
    accounts.add(id, settings);
    inForce[id] = settings;
    done(`account ${id} added`);
  }
  for (const id of set) {
    done(`endpoint ${id} ${Object.hasOwn(before.endpoints, id) ? 'changed' : 'added'}`);
  }
  if (removed.size > 0) {
    const those = removed.size === 1 ? 'endpoint' : 'endpoints';
    done(`${those} ${[...removed].join(', ')} removed`, ended);
  }
  for (const name of ['alternatives', 'answerTimes']) {
    if (!isSameMember(before, after, name)) done(`${name} changed`);
  }
  const { alternatives: _, answerTimes: __, ...start } = before;
  return {
    settings: { ...start, accounts: inForce, endpoints, ...shared },
    changes,
  };
}

/** Why settings of an account cannot be in force: they would replace another account, or take its key. */
function obstacle(
  id: string,
  { settings, others }: { settings: AccountSettings; others: readonly Account[] },
): string | undefined {
  const keys = Object.keys(settings.keys);
  for (const other of others) {
    const has = other.id === id || keys.some((key) => Object.hasOwn(other.settings.keys, key));
    const what = other.id === id ? 'its name' : 'one of its keys';
    if (has) return `the throw-away account ${other.id} has ${what}, delete that account first`;
  }
  return undefined;
}

function endedJobsText(count: number): string {
  return count === 1 ? ': 1 job ended' : `: ${count} jobs ended`;
}

/** What the account read at its start stays as it was. */
function withStartOf(earlier: AccountSettings, wanted: AccountSettings): AccountSettings {
  const parts = (settings: AccountSettings, areOfStart: boolean) =>
    Object.entries(settings).filter(([name]) => ofStart.has(name) === areOfStart);
  const kept: Partial<AccountSettings> = Object.fromEntries(parts(earlier, true));
  const applied: Partial<AccountSettings> = Object.fromEntries(parts(wanted, false));
  return { keys: wanted.keys, ...applied, ...kept };
}

function memberNamesOf(...all: readonly object[]): string[] {
  return [...new Set(all.flatMap((members) => Object.keys(members)))];
}

function isSameMember(before: object, after: object, name: string): boolean {
  const of = (value: object) => Object.getOwnPropertyDescriptor(value, name)?.value;
  return isSameJson(of(before), of(after));
}
