/** What an account may spend. */
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import type { EventLog } from './event-log.ts';
import type { Endpoint } from './job.ts';
import type { Ledger } from './ledger.ts';

/** Refuses charged jobs, or notes once, when the ledger has reached the budget. */
export class Budget {
  readonly #settings: components['schemas']['BudgetSettings'] | undefined;
  readonly #ledger: Ledger;
  readonly #events: EventLog;
  #noted = false;

  constructor(
    settings: components['schemas']['BudgetSettings'] | undefined,
    { ledger, events }: { ledger: Ledger; events: EventLog },
  ) {
    this.#settings = settings;
    this.#ledger = ledger;
    this.#events = events;
  }

  /**
   * Why an endpoint takes no further job, in a sentence; undefined when it does.
   *
   * @rule budget
   */
  refusal({ id: endpointId, price }: Endpoint): string | undefined {
    if (this.#settings === undefined || price === undefined) return undefined;
    const { amount, exceeded = defaults.BudgetSettings.exceeded } = this.#settings;
    if (!this.#ledger.hasReached(amount)) return undefined;
    const refused = exceeded === 'refuse';
    if (refused || !this.#noted) {
      this.#events.append({ type: 'budgetExceeded', endpointId, refused });
    }
    this.#noted = true;
    return refused ? `The account's budget of ${amount} dollars is used up.` : undefined;
  }
}
