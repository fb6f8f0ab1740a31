/** Figures of a running service for Prometheus, in its text format (version 0.0.4). */
import { operations as controlOperations } from '#generated/control/tables.js';
import { operations, pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal } from '../contract/money.ts';
import type { HttpRequest, HttpResponse } from '../validation/http.ts';
import { createRouter } from '../validation/router.ts';
import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import type { AccountEvent } from './event-log.ts';
import { resultsPath } from './results.ts';

/** A metric with all of its samples; labels are rendered, such as `{endpoint="echo"}`. */
interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly samples: Iterable<readonly [labels: string, value: number | string]>;
}

/** Whose name a request is counted under: methods and paths that mean none count as `other`. */
const match = createRouter([
  ...[...Object.values(operations), ...Object.values(controlOperations)].map(
    ({ operationId, method, path }) => ({ method, path, operation: operationId }),
  ),
  { method: 'GET', path: resultsPath, operation: 'getResult' as const },
]);

/**
 * Counts what happens from its making on, over all accounts together, and reads off how things
 * stand when it is asked. Only names that the settings or the documents bound are labels: neither
 * ids nor keys nor paths, whatever callers send.
 */
export class Metrics {
  readonly #accounts: Pick<Accounts, 'all'>;
  /** Throw-away accounts come without limit, so that only these have a clock of their own here. */
  readonly #namedAccounts: ReadonlySet<string>;
  readonly #requests = new Tally();
  readonly #jobs = new Tally();
  readonly #attempts = new Tally();
  readonly #injectedFaults = new Tally();
  readonly #charges = new Map<string, bigint>();
  #givenUp = 0;
  #faults = 0;

  constructor(accounts: Pick<Accounts, 'all'>) {
    this.#accounts = accounts;
    this.#namedAccounts = new Set(Array.from(accounts.all(), ({ id }) => id));
    for (const outcome of attemptOutcomes) this.#attempts.add({ outcome }, 0);
  }

  /** Counts an answer. */
  answered({ method, target }: Pick<HttpRequest, 'method' | 'target'>, answer: HttpResponse): void {
    const found = match(method, target);
    const operation = found.kind === 'found' ? found.operation : 'other';
    this.#requests.add({ operation, status: answer.drop ? 'dropped' : String(answer.status) });
  }

  /** Counts a fault of the service itself. */
  fault(): void {
    this.#faults += 1;
  }

  /** Counts what happens in an account from now on. */
  follow({ events }: Account): void {
    events.subscribe((event) => this.#happened(event));
  }

  /** The text of an answer to a scrape. */
  render(): string {
    return this.#families().map(renderFamily).join('');
  }

  #happened(event: AccountEvent): void {
    switch (event.type) {
      case 'submitted':
      case 'retried':
        this.#jobs.add({ endpoint: event.endpointId, state: 'IN_QUEUE' });
        return;
      case 'started':
        this.#jobs.add({ endpoint: event.endpointId, state: 'IN_PROGRESS' });
        return;
      case 'ended':
        this.#jobs.add({ endpoint: event.endpointId, state: event.status });
        return;
      case 'charged': {
        const labels = render({ endpoint: event.endpointId });
        const units = charge({ price: event.cost, per: 1 }, 1n, pricing.decimals);
        this.#charges.set(labels, (this.#charges.get(labels) ?? 0n) + units);
        return;
      }
      case 'webhookAttempted':
        this.#attempts.add({ outcome: outcomeOf(event) });
        return;
      case 'webhookGivenUp':
        this.#givenUp += 1;
        return;
      case 'faultInjected':
        this.#injectedFaults.add({ fault: event.fault });
        return;
      default:
        return;
    }
  }

  #families(): Family[] {
    const { queued, inProgress, workers, clocks } = this.#standing();
    const charges = Array.from(
      this.#charges,
      ([labels, units]) => [labels, formatDecimal(units, pricing.decimals)] as const,
    );
    return [
      {
        name: 'inference_requests_total',
        type: 'counter',
        help: 'Answers, by operation and status.',
        samples: this.#requests,
      },
      {
        name: 'inference_jobs_total',
        type: 'counter',
        help: 'Jobs that have entered a state, by endpoint.',
        samples: this.#jobs,
      },
      {
        name: 'inference_queue_length',
        type: 'gauge',
        help: 'Jobs that wait in the queue of an endpoint.',
        samples: queued,
      },
      {
        name: 'inference_jobs_in_progress',
        type: 'gauge',
        help: 'Jobs that workers of an endpoint run.',
        samples: inProgress,
      },
      {
        name: 'inference_workers',
        type: 'gauge',
        help: 'Workers of an endpoint, by what they do.',
        samples: workers,
      },
      {
        name: 'inference_webhook_attempts_total',
        type: 'counter',
        help: 'Calls of webhooks: acknowledged, refused with another status, or failed.',
        samples: this.#attempts,
      },
      {
        name: 'inference_webhooks_given_up_total',
        type: 'counter',
        help: 'Webhooks that were given up.',
        samples: [['', this.#givenUp]],
      },
      {
        name: 'inference_charges_dollars_total',
        type: 'counter',
        help: 'What completed jobs of an endpoint were charged, in dollars.',
        samples: charges,
      },
      {
        name: 'inference_injected_faults_total',
        type: 'counter',
        help: 'Declared faults that have struck, by kind.',
        samples: this.#injectedFaults,
      },
      {
        name: 'inference_faults_total',
        type: 'counter',
        help: 'Faults of the service itself; its log says what they were.',
        samples: [['', this.#faults]],
      },
      {
        name: 'inference_clock_timestamp_seconds',
        type: 'gauge',
        help: 'The time of an account of the settings, in seconds since the Unix epoch.',
        samples: clocks,
      },
    ];
  }

  #standing() {
    const queued = new Tally();
    const inProgress = new Tally();
    const workers = new Tally();
    const clocks = new Tally();
    for (const account of this.#accounts.all()) {
      if (this.#namedAccounts.has(account.id)) {
        clocks.add({ account: account.id }, account.clock.now() / 1000);
      }
      for (const { id: endpoint, fleet, counts } of account.endpoints.values()) {
        queued.add({ endpoint }, fleet.queued);
        inProgress.add({ endpoint }, counts.inProgress);
        const { initializing, idle, running } = fleet.workerCounts();
        workers.add({ endpoint, state: 'initializing' }, initializing);
        workers.add({ endpoint, state: 'idle' }, idle);
        workers.add({ endpoint, state: 'running' }, running);
      }
    }
    return { queued, inProgress, workers, clocks };
  }
}

type Labels = Readonly<Record<string, string>>;

/** Sums by labels, in the order in which the labels were first met. */
class Tally {
  readonly #sums = new Map<string, number>();

  add(labels: Labels, amount = 1): void {
    const key = render(labels);
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + amount);
  }

  [Symbol.iterator](): Iterator<[string, number]> {
    return this.#sums.entries();
  }
}

const attemptOutcomes = ['acknowledged', 'refused', 'failed'] as const;

function outcomeOf({
  acknowledged,
  outcome,
}: Extract<AccountEvent, { type: 'webhookAttempted' }>): (typeof attemptOutcomes)[number] {
  if (acknowledged) return 'acknowledged';
  return outcome.startsWith('status ') ? 'refused' : 'failed';
}

function render(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `{${parts.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function renderFamily({ name, type, help, samples }: Family): string {
  const lines = Array.from(samples, ([labels, value]) => `${name}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}
