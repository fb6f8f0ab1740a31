/** What an account may spend. */
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import type { EventLog } from './event-log.ts';
import type { Endpoint } from './job.ts';
import type { Ledger } from './ledger.ts';

/** Refuses charged jobs once the ledger has reached the budget, or notes it once. */
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
    if (settings?.exceeded === 'warn') {
      events.subscribe((event) => {
        if (event.type === 'charged') this.#note(settings.amount, event.endpointId);
      });
    }
  }

  /**
   * Why an endpoint takes no further job, in a sentence; undefined when it does. Jobs that were
   * accepted before the charges had reached the budget are run and charged.
   *
   * @rule budget
   */
  refusal({ id: endpointId, price }: Endpoint): string | undefined {
    if (this.#settings === undefined || price === undefined) return undefined;
    const { amount, exceeded = defaults.BudgetSettings.exceeded } = this.#settings;
    if (exceeded === 'warn' || !this.#ledger.hasReached(amount)) return undefined;
    this.#events.append({ type: 'budgetExceeded', endpointId, refused: true });
    return `The account's budget of ${amount} dollars is used up.`;
  }

  #note(amount: string, endpointId: string): void {
    if (this.#noted || !this.#ledger.hasReached(amount)) return;
    this.#noted = true;
    this.#events.append({ type: 'budgetExceeded', endpointId, refused: false });
  }
}
