/** Whether an account can have alternatives, with the settings of the service and of all accounts. */
import type { components } from '#generated/service-settings/types.d.ts';
import { escapeToken } from '../../core/json.ts';
import { type InvalidValue, invalidValue } from '../../validation/errors/invalid-values.ts';
import type { Account, AccountSettings } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { AlternativeSettings } from '../alternatives/account-alternatives.ts';
import {
  contradictionOf,
  type ImpossibleCombination,
  impossibleCombinations,
  type Statement,
} from '../alternatives/impossible-combinations.ts';
import { playedOf, unplayedIn } from '../alternatives/playable-alternatives.ts';
import { randomAlternatives } from '../alternatives/random-alternatives.ts';

interface Context {
  readonly settings: components['schemas']['ServiceSettings'];
  readonly profile: 'contract' | 'reference';
}

/** The account that a call wants to have alternatives. */
interface WantingAccount {
  /** Undefined for one that is not there yet. */
  readonly id: string | undefined;
  readonly settings: AccountSettings;
  /** Where the alternatives are in the body of the call, as a JSON pointer. */
  readonly base: string;
}

/** A name that no account can have. */
const newAccount = 'the new account';

export class PossibleAlternatives {
  readonly #accounts: Accounts;
  readonly #context: Context;

  constructor(accounts: Accounts, context: Context) {
    this.#accounts = accounts;
    this.#context = context;
  }

  /** What is wrong with alternatives in a valid body, for one account; empty if nothing is. */
  invalidFor(wanted: AlternativeSettings, account: WantingAccount): InvalidValue[] {
    if (Object.keys(wanted).length === 0) return [];
    const unplayed = unplayedIn(wanted).map(({ gap, alternative, why }) => {
      const expected = `one that this service offers: ${playedOf(gap).join(', ')} (${why})`;
      return invalidValue('body', `${account.base}/${gap}`, expected, alternative);
    });
    return unplayed.length > 0 ? unplayed : this.#contradictions(wanted, account);
  }

  /** For all gaps of which the settings say nothing; the same seed gives the same ones. */
  atRandom(seed: string, { id, settings: accountSettings }: Account): AlternativeSettings {
    const { settings, profile } = this.#context;
    const accounts = { ...this.#allAccounts(), [id]: accountSettings };
    return randomAlternatives({ ...settings, accounts }, { seed, profile, account: id });
  }

  /** As they are now. */
  #allAccounts(): Record<string, AccountSettings> {
    const all = [...this.#accounts.all()].map(({ id, settings, alternatives }) => [
      id,
      { ...settings, alternatives: { ...settings.alternatives, ...alternatives.changes } },
    ]);
    return Object.fromEntries(all);
  }

  #contradictions(wanted: AlternativeSettings, account: WantingAccount): InvalidValue[] {
    const { settings, profile } = this.#context;
    const { id = newAccount, base } = account;
    const accountSettings = {
      ...account.settings,
      alternatives: { ...account.settings.alternatives, ...wanted },
    };
    const accounts = { ...this.#allAccounts(), [id]: accountSettings };
    const ofAccount = `/accounts/${escapeToken(id)}/alternatives/`;
    const inBody = ({ at }: Statement): string | undefined => {
      if (!at.startsWith(ofAccount)) return undefined;
      const gap = at.slice(ofAccount.length);
      return Object.hasOwn(wanted, gap) ? gap : undefined;
    };
    return impossibleCombinations({ ...settings, accounts }, { profile }).flatMap((combination) => {
      const [requested, other] =
        inBody(combination.choice) === undefined
          ? swap(combination)
          : [combination.choice, combination.other];
      const gap = inBody(requested);
      if (gap === undefined) return [];
      const otherGap = inBody(other);
      const counterpart = otherGap === undefined ? other : { ...other, at: `${base}/${otherGap}` };
      const invalid = invalidValue('body', `${base}/${gap}`, 'another alternative', requested.says);
      const why = contradictionOf({ other: counterpart, reason: combination.reason });
      return [{ ...invalid, detail: `${invalid.detail} ${why}.` }];
    });
  }
}

function swap({ choice, other }: ImpossibleCombination): [Statement, Statement] {
  return [other, choice];
}
