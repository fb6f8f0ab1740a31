/** What an account may spend. */
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import type { BudgetReport } from '../engine/engine.ts';
import type { EventLog } from './event-log.ts';
import type { Endpoint } from './job.ts';
import type { Ledger } from './ledger.ts';

/** An entry of `budget` in the settings of an account. */
export type BudgetSettings = components['schemas']['BudgetSettings'];

/** Refuses charged jobs once the ledger has reached the budget, or notes it once. */
export class Budget {
  readonly #settings: BudgetSettings | undefined;
  readonly #ledger: Ledger;
  readonly #events: EventLog;
  #noted = false;

  constructor(
    settings: BudgetSettings | undefined,
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
   * The amount that is used up, so that an endpoint takes no further job; undefined when it does. Jobs
   * that were accepted before the charges had reached the budget are run and charged.
   *
   * @rule budget
   */
  refusal({ id: endpointId, price }: Endpoint): string | undefined {
    if (this.#settings === undefined || price === undefined) return undefined;
    const { amount, exceeded = defaults.BudgetSettings.exceeded } = this.#settings;
    if (exceeded === 'warn' || !this.#ledger.hasReached(amount)) return undefined;
    this.#events.append({ type: 'budgetExceeded', endpointId, refused: true });
    return amount;
  }

  /** Undefined where the account has no budget. */
  report(): BudgetReport | undefined {
    if (this.#settings === undefined) return undefined;
    const { amount, exceeded = defaults.BudgetSettings.exceeded } = this.#settings;
    return { amount, exceeded, reached: this.#ledger.hasReached(amount) };
  }

  #note(amount: string, endpointId: string): void {
    if (this.#noted || !this.#ledger.hasReached(amount)) return;
    this.#noted = true;
    this.#events.append({ type: 'budgetExceeded', endpointId, refused: false });
  }
}
