/** Accounts that a test creates for itself and deletes. */
import { limits } from '#generated/control/tables.js';
import type { components } from '#generated/control/types.d.ts';
import { definedMembers } from '../../core/defined-members.ts';
import { unpredictableDigits } from '../../core/random.ts';
import { type InvalidValue, invalidValue } from '../../validation/errors/invalid-values.ts';
import type { AccountSettings } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { ControlProblem, invalidCall, invalidFaults } from './control-problem.ts';
import type { PossibleAlternatives } from './possible-alternatives.ts';

type NewThrowAway = components['schemas']['NewAccount'];

export class ThrowAwayAccounts {
  readonly #accounts: Accounts;
  readonly #endpointIds: () => ReadonlySet<string>;
  readonly #possible: PossibleAlternatives;
  readonly #ids = new Set<string>();
  /** Accounts ever created; the ids of deleted ones are not given again. */
  #created = 0;

  /** `endpointIds` are those that the service has now. */
  constructor(
    accounts: Accounts,
    {
      endpointIds,
      possible,
    }: {
      readonly endpointIds: () => ReadonlySet<string>;
      readonly possible: PossibleAlternatives;
    },
  ) {
    this.#accounts = accounts;
    this.#endpointIds = endpointIds;
    this.#possible = possible;
  }

  /**
   * Throws a problem where the key belongs to another account, where parts of it do not agree, or
   * where there are as many accounts as there may be.
   */
  create({ key: wanted, endpoints, faults, alternatives, budget, ...others }: NewThrowAway): {
    id: string;
    key: string;
  } {
    if (wanted !== undefined && this.#accounts.isTaken(wanted)) {
      throw new ControlProblem('keyTaken', 'Another account has this key.');
    }
    const endpointIds = endpoints === undefined ? this.#endpointIds() : new Set(endpoints);
    const findings = [
      ...this.#invalidEndpoints(endpoints ?? []),
      ...invalidFaults(faults ?? [], endpointIds),
      ...this.#possible.invalidFor(alternatives ?? {}, {
        id: undefined,
        settings: { keys: {}, ...(budget !== undefined && { budget }) },
        base: '/alternatives',
      }),
    ];
    if (findings.length > 0) throw invalidCall(findings);
    if (this.#ids.size >= limits.throwAwayAccounts) {
      throw new ControlProblem(
        'tooManyAccounts',
        `Expected at most ${limits.throwAwayAccounts} throw-away accounts at a time. Delete unused accounts.`,
      );
    }
    const id = this.#newId();
    // Keys are secrets: they never follow from the seed.
    const key = wanted ?? `${id}-${unpredictableDigits()}`;
    const settings: AccountSettings = definedMembers({
      keys: { [key]: {} },
      ...others,
      faults,
      alternatives,
      budget,
    });
    this.#accounts.add(id, settings, endpointIds);
    this.#ids.add(id);
    return { id, key };
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Throws a problem if the account does not exist or belongs to the settings. */
  delete(id: string): void {
    if (!this.#ids.delete(id)) {
      throw this.#accounts.get(id) === undefined
        ? new ControlProblem('accountNotFound', `There is no account ${id}.`)
        : new ControlProblem(
            'accountNotDisposable',
            `The account ${id} belongs to the settings. Reset it instead.`,
          );
    }
    this.#accounts.remove(id);
  }

  #invalidEndpoints(endpointIds: readonly string[]): InvalidValue[] {
    const expected = 'an endpoint of the service';
    const knownIds = this.#endpointIds();
    return endpointIds.flatMap((id, index) =>
      knownIds.has(id)
        ? []
        : [invalidValue('body', `/endpoints/${index}`, expected, JSON.stringify(id))],
    );
  }

  #newId(): string {
    for (;;) {
      this.#created += 1;
      const id = `throw-away-${this.#created}`;
      if (this.#accounts.get(id) === undefined) return id;
    }
  }
}
